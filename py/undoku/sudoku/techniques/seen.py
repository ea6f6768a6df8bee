"""What a reader sees as possible, by the notes, and where a step is to be looked for."""

from __future__ import annotations

import re

from undoku.sudoku.masks import fitting
from undoku.sudoku.position import Position
from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.geometry import USUAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.geometry import Geometry


def as_seen(position: Position, automatic: bool) -> Position:
    """Give the position in which what is out is what the reader has ruled out.

    Where candidates are shown automatically, that is what was taken out of them. Otherwise a cell with
    notes in its centre has those, as far as they fit, and any other cell all that fits: notes in corners
    are marks, not lists.

    >>> position = Position.parse("1234" + 12 * ".")
    >>> noted = Position(position.givens, centre=(0, 0, 0, 0, 0b1100, *(11 * [0])))
    >>> as_seen(noted, automatic=False).candidates()[4:6]
    (12, 12)
    """
    if automatic:
        return position
    fits = fitting(position.layout, position.digits.packed)
    out = [fit & ~centre if centre else 0 for fit, centre in zip(fits, position.centre, strict=True)]
    return Position(position.givens, position.digits, position.corner, position.centre, out)


_NUMBERS = r"(\d+(?:, \d+)*(?:,? (?:and|or) \d+)?)"
_PLACE = re.compile(
    r"cage(?: of \d+)? at row (\d+), column (\d+)"
    r"|diagonal from the top (left|right)"
    rf"|row (\d+), columns? {_NUMBERS}"
    rf"|column (\d+), rows {_NUMBERS}"
    rf"|(row|column|box|region)(?:e?s)? {_NUMBERS}"
)


def named_cells(sentence: str, at: Geometry = USUAL) -> list[int]:
    """Give the cells of all units and cells that a sentence names.

    So what is shown of it is what it says, whatever it was made from.

    >>> named_cells("Look at row 1, column 2."), len(named_cells("Look at the 4s in rows 2 and 6."))
    ([1], 18)
    """
    cells = 0
    for match in _PLACE.finditer(sentence):
        first_row, first_column, side, row, columns, column, rows, kind, numbers = match.groups()
        if side:
            cells |= at.units[at.diagonals[("left", "right").index(side)]]
        elif kind:
            of_kind = {"row": at.rows, "column": at.columns}.get(kind, at.boxes)
            cells |= _together(at, of_kind, numbers)
        else:
            across = _together(at, at.rows, first_row or row or rows)
            found = across & _together(at, at.columns, first_column or column or columns)
            cells |= at.units[at.units_of[found.bit_length() - 1][-1]] if first_row else found
    return list(members(cells))


def _together(at: Geometry, units: range, numbers: str) -> int:
    """Give the cells of units of a kind, by their numbers in words."""
    cells = 0
    for number in re.findall(r"\d+", numbers):
        cells |= at.units[units[int(number) - 1]]
    return cells
