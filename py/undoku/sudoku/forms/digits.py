"""Forms of digits alone: all of them come back as givens."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Written


def line(position: Written) -> str:
    """Write a character a cell: `.` for blank, letters from A for 10 and above."""
    return str(position.digits)


def grid(position: Written) -> str:
    """Write a line a row, with rules where boxes meet."""
    return position.digits.pretty()


def sdm(position: Written) -> str:
    """Write a line of SadMan's collections: a character a cell, `0` for blank."""
    return str(position.digits).replace(".", "0")
