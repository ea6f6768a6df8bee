"""Singles: the last place of a digit, or the last candidate of a cell.

A full house is the last empty cell of a unit. A hidden single is the only cell of a unit that can still take
a digit; a naked single is a cell with one candidate left.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, UNITS
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.state import of_size
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


_BOXES_FIRST = (*range(18, 27), *range(18))
"""A single in a box is the easiest to see."""


@finds("full-house")
def full_house(state: State) -> Finding:
    """Find units with one empty cell."""
    empty = state.empty
    for number, unit in enumerate(UNITS):
        left = empty & unit
        if left and not left & (left - 1):
            cell = left.bit_length() - 1
            if state.cells[cell].bit_count() == 1:
                yield _placed("full-house", state, cell, state.cells[cell].bit_length() - 1, (number,))


@finds("naked-single")
def naked_single(state: State) -> Finding:
    """Find cells with one candidate."""
    cells = state.once(of_size)[1]
    while cells:
        cell = (cells & -cells).bit_length() - 1
        cells &= cells - 1
        yield _placed("naked-single", state, cell, state.cells[cell].bit_length() - 1, ())


@finds("hidden-single")
def hidden_single(state: State) -> Finding:
    """Find digits with one place in a unit."""
    for digit, places in enumerate(state.places):
        if not places:
            continue
        for number in _BOXES_FIRST:
            left = places & UNITS[number]
            if left and not left & (left - 1):
                yield _placed("hidden-single", state, left.bit_length() - 1, digit, (number,))


def _placed(technique: str, state: State, cell: int, digit: int, units: tuple[int, ...]) -> Step:
    placed = 1 << CELLS * digit + cell
    return Step(technique, placements=placed, roles=((DEFINING, placed),), units=units)
