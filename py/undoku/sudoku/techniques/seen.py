"""What a reader sees as possible, by the notes, and where a step is to be looked for."""

from __future__ import annotations

from undoku.sudoku.masks import fitting
from undoku.sudoku.position import Position
from undoku.sudoku.techniques.candidates import BOXES, COLUMNS, ROWS, UNITS, UNITS_OF, cells_of, members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.step import Step


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


def region(step: Step) -> list[int]:
    """Give the cells to look at for a step: those of its units, or of what its pattern lies in.

    That is its only cell, or the box, row or column that holds all of it, or else all its boxes.
    """
    if step.units:
        return _cells_of_units(step.units)
    cells = step.cells or cells_of(step.placements | step.eliminations)
    if not cells & cells - 1:
        return list(members(cells))
    for unit in (*BOXES, *ROWS, *COLUMNS):
        if not cells & ~UNITS[unit]:
            return list(members(UNITS[unit]))
    return _cells_of_units({UNITS_OF[cell][2] for cell in members(cells)})


def _cells_of_units(units: tuple[int, ...] | set[int]) -> list[int]:
    cells = 0
    for unit in units:
        cells |= UNITS[unit]
    return list(members(cells))
