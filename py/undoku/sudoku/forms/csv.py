"""A table, a line a position: its givens, a comma, and what was entered, each a character a cell.

What was entered is left out where there is nothing. A line of which the second part has digits where the
first has some is another table: of puzzles and their solutions.
"""

from __future__ import annotations

from math import isqrt

from undoku.sudoku.grid import Grid
from undoku.sudoku.text import BLANKS, digit_of, usual

HEAD = "givens,entered"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source
    from undoku.sudoku.layout import Layout


def is_one(bare: str) -> bool:
    """Whether a text is a line of this table that has digits of both kinds or none, or one under its head."""
    return _parts(bare) is not None


def _parts(bare: str) -> tuple[str, str] | None:
    """The two parts of the line; None if it is no line of this table."""
    text = bare.strip()
    line = text.removeprefix(HEAD).lstrip()
    givens, comma, entered = line.partition(",")
    side = isqrt(len(givens))
    if not comma or side * side != len(givens) or side < 4:
        return None
    if not entered and (line != text or not givens.strip(BLANKS)):
        entered = "." * len(givens)
    if len(givens) != len(entered):
        return None
    pairs = [
        (digit_of(given, side), digit_of(digit, side)) for given, digit in zip(givens, entered, strict=True)
    ]
    return (givens, entered) if all(None not in pair and 0 in pair for pair in pairs) else None


def read(source: Source, layout: Layout | None) -> Parts:
    """Read a line; raises GridError that names line and character."""
    parts = _parts(source.bare)
    assert parts is not None
    givens, entered = parts
    if layout is not None and layout.cells != len(givens):
        raise source.error("another-shape", source.bare.index(givens))
    layout = layout or usual(len(givens))
    if layout is None:
        raise source.error("no-form-here", 0, form="csv")
    grid = Grid.parse(givens, layout)
    digits = Grid.parse(entered, layout)
    both = bytes(given or digit for given, digit in zip(grid.packed, digits.packed, strict=True))
    return grid, Grid.trusted(layout, both), (), (), ()


def write(position: Written) -> str:
    """Write the line.

    >>> from undoku.sudoku import Position
    >>> write(Position(Grid.parse("1..............."), Grid.parse("12..............")))
    '1...............,.2..............'
    """
    entered = position.entered
    return f"{position.givens},{entered if any(entered.packed) else ''}"


class Table:
    """The line above a table, which names its columns, and the lines below it that are of the table."""

    def __init__(self) -> None:
        """Wait for the head."""
        self.done = False
        self._is_below = False

    def add(self, number: int, line: str) -> list[tuple[int, str]] | None:
        """Pass over the head, and give each line of the table."""
        if self._is_below:
            return [(number, line)] if _parts(f"{HEAD}\n{line}") else None
        self._is_below = True
        return []

    def end(self) -> list[tuple[int, str]]:
        """Give nothing."""
        return []
