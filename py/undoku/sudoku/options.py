"""Which digits a cell can have, by what is given and what has been entered."""

from __future__ import annotations

from undoku.sudoku.grid import Grid
from undoku.sudoku.variants import Variants, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Options:
    """A search, which can be paused, for the digits that some solution has in a cell.

    The solutions are those of the givens with all other entries; where there is none, of the givens alone.

    Attributes:
        digits: those digits, in order, when `done`; none where the givens have no solution.

    >>> options = Options(Grid.parse("12343412........"), [], 8)
    >>> while not options.done:
    ...     options.advance(100)
    >>> options.digits
    [2, 4]
    """

    def __init__(self, grid: Grid, entered: Sequence[int], cell: int) -> None:
        """Begin with the digits of a grid, some of which were entered; the one in the cell does not count."""
        self._cell = cell
        with_entries = changed(grid, cell, 0)
        givens = with_entries
        for other in entered:
            givens = changed(givens, other, 0)
        self._bases = [with_entries] if givens == with_entries else [with_entries, givens]
        self.digits: list[int] = []
        self.done = False
        self._begin()

    def _begin(self) -> None:
        base = self._bases.pop(0)
        size = base.layout.size
        self._variants = Variants((changed(base, self._cell, digit) for digit in range(1, size + 1)), limit=1)

    def advance(self, budget: int) -> None:
        """Search on for about `budget` nodes, and not beyond the digit that it is at."""
        self._variants.advance(budget)
        if not self._variants.done:
            return
        self.digits = [digit for digit, count in enumerate(self._variants.counts, 1) if count]
        if self.digits or not self._bases:
            self.done = True
        else:
            self._begin()
