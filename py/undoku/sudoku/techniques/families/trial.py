"""Trial and error: a digit of the solution, where nothing else is known. It is named as what it is."""

from __future__ import annotations

from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch
from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding

NODES = 50
"""What is searched between two pauses."""


@finds("trial-and-error")
def trial_and_error(state: AnyState) -> Finding:
    """Give the one solution's digit in the empty cell that has the fewest candidates."""
    if not state.unique:
        return  # what only one of several solutions has is no step
    at = state.geometry
    search = SudokuSearch(Grid.trusted(at.layout, bytes(state.digits)), 1)
    while not search.advance(NODES):
        yield None
    if not search.found:
        return
    solution = search.found[0].packed
    for cell in sorted(members(state.empty), key=lambda cell: state.cells[cell].bit_count()):
        if state.cells[cell] >> solution[cell] - 1 & 1:
            placed = 1 << at.cells * (solution[cell] - 1) + cell
            yield Step("trial-and-error", placements=placed, roles=((DEFINING, placed),))
