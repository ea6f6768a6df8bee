"""The bivalue universal grave, but for one cell.

A grid in whose empty cells two candidates are left, each of them in two cells of every unit, is a grave: if
it has a solution, then the other candidate of every cell gives a second one. A puzzle with one solution never
comes to that; so where a single candidate too many keeps it from it, that candidate is true.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, UNITS, UNITS_OF
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.state import of_size
from undoku.sudoku.techniques.step import DEFINING, FIN, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


@finds("bug-plus-1")
def bug_plus_1(state: State) -> Finding:
    """Find the one candidate without which every cell and every unit would have two of everything."""
    sizes = state.once(of_size)
    three = sizes[3]
    if not state.unique or three.bit_count() != 1 or sizes[2] | three != state.empty:
        return
    cell = three.bit_length() - 1
    extra = None
    for digit, places in enumerate(state.places):
        of_cell = UNITS_OF[cell] if places & three else ()
        counts = {unit: (places & cells).bit_count() for unit, cells in enumerate(UNITS)}
        if of_cell and all(counts[unit] == 3 for unit in of_cell):
            if extra is not None:
                return
            extra = digit
            for unit in of_cell:
                counts[unit] = 2
        if any(count not in (0, 2) for count in counts.values()):
            return
    if extra is None:
        return
    gone = 0
    for digit in range(9):
        if digit != extra and state.cells[cell] >> digit & 1:
            gone |= 1 << CELLS * digit + cell
    found = 1 << CELLS * extra + cell
    yield Step(
        "bug-plus-1", gone, roles=((DEFINING, state.candidates & ~found), (FIN, found)), units=UNITS_OF[cell]
    )
