"""What the site contains of others is named, with its version."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
DEPENDENCIES = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]


@pytest.mark.parametrize(("package", "version"), DEPENDENCIES.items())
def test_every_package_of_the_site_is_named(package: str, version: str) -> None:
    # One project may publish several packages: @pyscript/core is PyScript's.
    project = re.split(r"[/-]", package.removeprefix("@"))[0]
    heading = rf"^{re.escape(project)}\b.* {re.escape(version)}\b.*, in static/"
    assert re.search(heading, NOTICE, re.MULTILINE | re.IGNORECASE), package
    assert re.search(rf"\b{re.escape(project)}", (ROOT / "README.md").read_text("utf-8"), re.IGNORECASE)
