"""Full grids of any shape, drawn at random."""

from __future__ import annotations

from undoku.sudoku.grid import Grid
from undoku.sudoku.masks import digits_of, fitting
from undoku.sudoku.search import SudokuSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.draws import Draws
    from undoku.sudoku.generator.making import Making
    from undoku.sudoku.layout import Layout

_NODES = 50
_PATIENCE = 500
"""After so many nodes other cells are drawn."""

_CHOICE = 12
"""Of so many solutions one is drawn."""


def full_grid(layout: Layout, draws: Draws, patience: int | None = None) -> Making[Grid | None]:
    """Draw a full grid: digits are drawn for some cells, then one of the grids with them.

    Where none is found, fewer cells are drawn, at last none at all; gives None where there is no full grid,
    or, if there is to be an end of it, where that is not known after `patience` nodes.
    """
    for drawn in [*range(2 * layout.size, 0, -2), 0]:
        digits = bytearray(layout.cells)
        for cell in draws.shuffled(range(layout.cells))[:drawn]:
            fits = digits_of(fitting(layout, digits)[cell])
            digits[cell] = fits[draws.below(len(fits))] if fits else 0
        search = SudokuSearch(Grid.trusted(layout, bytes(digits)), 1 + draws.below(_CHOICE))
        end = _PATIENCE if drawn else patience
        while not search.advance(_NODES) and (end is None or search.nodes < end):
            yield
        if search.found:
            return search.found[-1]
    return None
