"""Which digits a cell can have, by what is given."""

from __future__ import annotations

from undoku.sudoku.grid import Grid
from undoku.sudoku.variants import Variants, changed


class Options:
    """A search, which can be paused, for the digits that some solution of a grid has in a cell.

    Attributes:
        digits: those digits, in order, when `done`; none where the grid has no solution.

    >>> options = Options(Grid.parse("12343412........"), 8)
    >>> while not options.done:
    ...     options.advance(100)
    >>> options.digits
    [2, 4]
    """

    def __init__(self, grid: Grid, cell: int) -> None:
        """Begin with the first digit, in the place of the one that the cell may have."""
        size = grid.layout.size
        self._variants = Variants((changed(grid, cell, digit) for digit in range(1, size + 1)), limit=1)

    @property
    def done(self) -> bool:
        """Whether every digit was tried."""
        return self._variants.done

    @property
    def digits(self) -> list[int]:
        """The digits found up to now."""
        return [digit for digit, count in enumerate(self._variants.counts, 1) if count]

    def advance(self, budget: int) -> None:
        """Search on for about `budget` nodes, and not beyond the digit that it is at."""
        self._variants.advance(budget)
