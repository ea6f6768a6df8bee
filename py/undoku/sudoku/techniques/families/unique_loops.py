"""Unique loops: unique rectangles of six or more cells.

Cells that all have the same two digits follow one another in a loop, each in a unit with the next, so that
every unit holds two of them, an odd number of steps apart, or none. Were they to hold the two digits alone,
in turn, these could be exchanged all along the loop, and the puzzle would have two solutions.

        box     box     box
      | 3 . | . 7 . | . . . |         Every row, every column and every box
      | 7 . | . . . | . 3 . |         has a 3 and a 7, or neither.
      | . . | . 3 . | . 7 . |
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, members
from undoku.sudoku.techniques.deadly import steps_of
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.loops import loops_of
from undoku.sudoku.techniques.state import of_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

SHORTEST = 6


@finds("unique-loop")
def unique_loop(state: State) -> Finding:
    """Find loops that must not hold their two digits alone: the shorter ones of two digits first."""
    if not state.unique:
        return
    twos = state.once(of_size)[2]
    for pair in sorted({state.cells[cell] for cell in members(twos)}):
        low, high = members(pair)
        both = state.places[low] & state.places[high]
        if both.bit_count() < SHORTEST:
            continue
        found: set[int] = set()
        for loops in loops_of(state, both, both & twos, SHORTEST, CELLS):
            found |= loops
            yield None
        for loop in sorted(found, key=_short_ones_first):
            yield from steps_of("unique-loop", state, loop, pair)


def _short_ones_first(loop: int) -> tuple[int, int]:
    return loop.bit_count(), loop
