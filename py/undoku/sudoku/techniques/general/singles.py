"""Singles: the last place of a digit, or the last candidate of a cell."""

from __future__ import annotations

from undoku.sudoku.techniques.general.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.geometry import Geometry


@finds("full-house")
def full_house(state: AnyState) -> Finding:
    """Find units with one empty cell."""
    for unit in boxes_first(state.geometry):
        left = state.empty & state.geometry.units[unit]
        if left and not left & (left - 1):
            cell = left.bit_length() - 1
            if state.cells[cell].bit_count() == 1:
                yield _placed("full-house", state, cell, state.cells[cell].bit_length() - 1, (unit,))


@finds("naked-single")
def naked_single(state: AnyState) -> Finding:
    """Find cells with one candidate."""
    for cell, mask in enumerate(state.cells):
        if mask and not mask & (mask - 1):
            yield _placed("naked-single", state, cell, mask.bit_length() - 1, ())


@finds("hidden-single")
def hidden_single(state: AnyState) -> Finding:
    """Find digits with one place in a unit."""
    for unit in boxes_first(state.geometry):
        for digit, places in enumerate(state.places):
            only = places & state.geometry.units[unit]
            if only and not only & (only - 1):
                yield _placed("hidden-single", state, only.bit_length() - 1, digit, (unit,))


def boxes_first(geometry: Geometry) -> tuple[int, ...]:
    """Give the units that hold each digit once: what is in a box is the easiest to see."""
    return (*geometry.boxes, *geometry.rows, *geometry.columns, *geometry.diagonals)


def _placed(technique: str, state: AnyState, cell: int, digit: int, units: tuple[int, ...]) -> Step:
    placed = 1 << state.geometry.cells * digit + cell
    return Step(technique, placements=placed, roles=((DEFINING, placed),), units=units)
