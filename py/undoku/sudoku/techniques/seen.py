"""What a reader sees as possible, by the notes, and where a step is to be looked for."""

from __future__ import annotations

import re

from undoku.sudoku.masks import fitting
from undoku.sudoku.position import Position
from undoku.sudoku.techniques.candidates import BOXES, COLUMNS, ROWS, UNITS, members


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


_NUMBERS = r"(\d(?:, \d)*(?:,? (?:and|or) \d)?)"
_PLACE = re.compile(
    rf"row (\d), columns? {_NUMBERS}"
    rf"|column (\d), rows {_NUMBERS}"
    rf"|(row|column|box)(?:e?s)? {_NUMBERS}"
)
_UNITS = {"row": ROWS, "column": COLUMNS, "box": BOXES}


def named_cells(sentence: str) -> list[int]:
    """Give the cells of all rows, columns, boxes and cells that a sentence names.

    So what is shown of it is what it says, whatever it was made from.

    >>> named_cells("Look at row 1, column 2."), len(named_cells("Look at the 4s in rows 2 and 6."))
    ([1], 18)
    """
    cells = 0
    for match in _PLACE.finditer(sentence):
        row, columns, column, rows, kind, numbers = match.groups()
        if kind:
            cells |= _together(_UNITS[kind], numbers)
        else:
            cells |= _together(ROWS, row or rows) & _together(COLUMNS, column or columns)
    return list(members(cells))


def _together(units: range, numbers: str) -> int:
    """Give the cells of units of a kind, by their numbers in words."""
    cells = 0
    for number in re.findall(r"\d", numbers):
        cells |= UNITS[units[int(number) - 1]]
    return cells
