"""Variants of a grid, each of which is solved to learn something of the grid itself."""

from __future__ import annotations

from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Variants:
    """Counts the solutions of one grid after another, each up to a limit; it can be paused.

    `counts` has the number of solutions of every grid that is done with, in their order.

    >>> variants = Variants([Grid.parse("." * 16), Grid.parse("11" + "." * 14)], limit=2)
    >>> while not variants.done:
    ...     variants.advance(100)
    >>> variants.counts
    [2, 0]
    """

    def __init__(self, grids: Iterable[Grid], limit: int) -> None:
        """Begin with the first grid."""
        self._grids = iter(grids)
        self._limit = limit
        self._search: SudokuSearch | None = None
        self.counts: list[int] = []
        self.done = False
        self._begin()

    def _begin(self) -> None:
        grid = next(self._grids, None)
        self.done = grid is None
        self._search = None if grid is None else SudokuSearch(grid, self._limit)

    def advance(self, budget: int) -> None:
        """Search on for about `budget` nodes, and not beyond the grid that it is at."""
        if self._search is not None and self._search.advance(budget):
            self.counts.append(self._search.solutions)
            self._begin()


def without(grid: Grid, cells: Iterable[int]) -> Grid:
    """Give a grid with some of its cells emptied."""
    for cell in cells:
        grid = changed(grid, cell, 0)
    return grid


def changed(grid: Grid, cell: int, digit: int) -> Grid:
    """Give a grid with another digit in a cell; 0 empties it.

    >>> str(changed(Grid.parse("1234" + "." * 12), 1, 0))
    '1.34............'
    """
    packed = grid.packed
    return Grid.trusted(grid.layout, packed[:cell] + bytes([digit]) + packed[cell + 1 :])
