"""What every sentence of an error has in common: it begins as one, and ends with a full stop."""

from importlib import import_module
from pathlib import Path

import pytest

from undoku.sudoku.forms.words import ERRORS_AT

ENGINE = Path(__file__).parent.parent.parent / "py/undoku"
ROOMS = [
    path.parent.name for path in sorted(ENGINE.glob("*/words.py")) if "_ERRORS" in path.read_text("utf-8")
]


@pytest.mark.parametrize("room", ROOMS)
def test_every_error_ends_with_one_full_stop(room: str) -> None:
    words = import_module(f"undoku.{room}.words")
    at_places = ERRORS_AT if room == "sudoku" else {}
    sentences = [*words._ERRORS.values(), *at_places.values()]
    assert len(sentences) > 3
    assert [text for text in sentences if not text.endswith(".") or text.endswith("..")] == []


def test_all_rooms_with_errors_are_looked_at() -> None:
    assert ROOMS == ["knight", "programs", "queens", "search", "sudoku"]
