"""What the generators make of seeds, and for days, is the same everywhere, and stays."""

import json

import pytest

from . import pinning


@pytest.mark.every_python
def test_what_is_made_is_what_was_made() -> None:
    assert pinning.made() == json.loads(pinning.FILE.read_text(encoding="utf-8"))
