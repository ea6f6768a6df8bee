"""Singles: the last place of a digit, or the last candidate of a cell.

A full house is the last empty cell of a unit. A hidden single is the only cell of a unit that can still take
a digit; a naked single is a cell with one candidate left.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, UNITS, UNITS_OF
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


@finds("full-house")
def full_house(state: State) -> Finding:
    """Find units with one empty cell."""
    for number in state.naked:
        cell = number % CELLS
        for unit in _box_first(cell):
            if state.empty & UNITS[unit] == 1 << cell:
                yield _placed("full-house", number, (unit,))


@finds("naked-single")
def naked_single(state: State) -> Finding:
    """Find cells with one candidate."""
    for number in state.naked:
        yield _placed("naked-single", number, ())


@finds("hidden-single")
def hidden_single(state: State) -> Finding:
    """Find digits with one place in a unit."""
    for number in state.hidden:
        digit, cell = divmod(number, CELLS)
        for unit in _box_first(cell):
            if state.places[digit] & UNITS[unit] == 1 << cell:
                yield _placed("hidden-single", number, (unit,))


def _box_first(cell: int) -> tuple[int, int, int]:
    """Give the units of a cell: a single in a box is the easiest to see."""
    row, column, box = UNITS_OF[cell]
    return box, row, column


def _placed(technique: str, number: int, units: tuple[int, ...]) -> Step:
    placed = 1 << number
    return Step(technique, placements=placed, roles=((DEFINING, placed),), units=units)
