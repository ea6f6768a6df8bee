"""What the site contains of others is named, with its version."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
LOCKED = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
DEPENDENCIES = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]


@pytest.mark.parametrize(("package", "version"), DEPENDENCIES.items())
def test_every_package_of_the_site_is_named(package: str, version: str) -> None:
    # One project may publish several packages: @pyscript/core is PyScript's.
    project = re.split(r"[/-]", package.removeprefix("@"))[0]
    heading = rf"^{re.escape(project)}\b.* {re.escape(version)}\b.*, in static/"
    assert re.search(heading, NOTICE, re.MULTILINE | re.IGNORECASE), package
    assert re.search(rf"\b{re.escape(project)}", (ROOT / "README.md").read_text("utf-8"), re.IGNORECASE)


def test_what_is_inside_of_pyscripts_files_is_named() -> None:
    # The build reads off their source maps whose parts they hold, and lays the licences beside them.
    text = (ROOT / "static/vendor/pyscript/LICENSES-inside.txt").read_text(encoding="utf-8")
    names = re.findall(r"^(\S+) \d+\.\d+\.\d+$", text, re.MULTILINE)
    assert len(names) > 10
    (said,) = re.findall(r"LICENSES-inside.txt\. (.*?)\.\n", NOTICE, re.DOTALL)
    assert re.split(r",\s+", said) == names


def test_the_interpreter_inside_of_pyodide_is_named() -> None:
    lock = json.loads((ROOT / "node_modules/pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    assert f"CPython {lock['info']['python'].rpartition('.')[0]}, " in NOTICE


def test_the_site_holds_nothing_under_other_terms_than_those_that_notice_tells_of() -> None:
    terms = {entry["license"].lower() for name, entry in LOCKED.items() if name and not entry.get("dev")}
    assert terms == {"mit", "isc", "apache-2.0", "bsd-3-clause", "mpl-2.0"}
    for told in (
        "MIT",
        "ISC",
        "Apache License 2.0",
        "BSD 3-Clause",
        "Mozilla Public License 2.0",
        "PSF License",
    ):
        assert told in NOTICE, told
