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


def tsv(position: Written) -> str:
    """Write a line a row, a tab between cells and nothing for a blank, as spreadsheets copy and paste them.

    >>> from undoku.sudoku import Grid, Position
    >>> tsv(Position(Grid.parse("1.3434122143432.")))
    '1\\t\\t3\\t4\\n3\\t4\\t1\\t2\\n2\\t1\\t4\\t3\\n4\\t3\\t2\\t'
    """
    return "\n".join("\t".join(str(digit or "") for digit in row) for row in _rows(position))


def json(position: Written) -> str:
    """Write a list of the rows, each a list of numbers, 0 for blank."""
    return f"[{', '.join(str(list(row)) for row in _rows(position))}]"


def _rows(position: Written) -> list[tuple[int, ...]]:
    size = position.layout.size
    return [position.digits.digits[first : first + size] for first in range(0, position.layout.cells, size)]
