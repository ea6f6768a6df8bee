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
    from collections.abc import Sequence

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

_BOX_FIRST = tuple(tuple((unit, UNITS[unit]) for unit in (box, row, column)) for row, column, box in UNITS_OF)
"""For each cell its units, each with its cells: a single in a box is the easiest to see."""


@finds("full-house")
def full_house(state: State) -> Finding:
    """Find units with one empty cell."""
    for number in state.naked:
        cell = number % CELLS
        own = 1 << cell
        for unit, cells in _BOX_FIRST[cell]:
            if state.empty & cells == own:
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
        places, own = state.places[digit], 1 << cell
        for unit, cells in _BOX_FIRST[cell]:
            if places & cells == own:
                yield _placed("hidden-single", number, (unit,))


def first_single(naked: Sequence[int], hidden: int, places: Sequence[int], empty: int) -> Step | None:
    """Give what the three find first; `hidden` is the first hidden single, or -1."""
    for number in naked:
        cell = number % CELLS
        own = 1 << cell
        for unit, cells in _BOX_FIRST[cell]:
            if empty & cells == own:
                return _placed("full-house", number, (unit,))
    if naked:
        return _placed("naked-single", naked[0], ())
    if hidden >= 0:
        digit, cell = divmod(hidden, CELLS)
        left, own = places[digit], 1 << cell
        for unit, cells in _BOX_FIRST[cell]:
            if left & cells == own:
                return _placed("hidden-single", hidden, (unit,))
    return None


def _placed(technique: str, number: int, units: tuple[int, ...]) -> Step:
    placed = 1 << number
    return Step(technique, 0, placed, ((DEFINING, placed),), units)
