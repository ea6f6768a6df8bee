"""True candidates: the digits that an empty cell has in some solution."""

from __future__ import annotations

from undoku.sudoku.search import SudokuSearch
from undoku.sudoku.variants import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.grid import Grid


class TrueCandidates:
    """A search, which can be paused, for the digits that each cell has in some solution of a grid.

    Each solution found shows a digit of every cell, so that few searches are left to be done where there are
    many solutions, and none needs all of them.

    Attributes:
        masks: for every cell the digits found, bit digit - 1; complete when `done`.
        done: whether every other digit was tried in vain.

    >>> from undoku.sudoku import Grid
    >>> search = TrueCandidates(Grid.parse("12............21"))
    >>> while not search.done:
    ...     search.advance(100)
    >>> search.masks[:6]
    [1, 2, 12, 12, 12, 12]
    """

    def __init__(self, grid: Grid, seen: Sequence[int] = ()) -> None:
        """Begin with the digits that are `seen` in solutions known already, a mask a cell."""
        self._grid = grid
        self.masks = list(seen) or [0] * grid.layout.cells
        self._searches = self._unseen()
        self._search = next(self._searches, None)

    @property
    def done(self) -> bool:
        """Whether there is nothing left to try."""
        return self._search is None

    def advance(self, budget: int) -> None:
        """Search on for about `budget` nodes, and not beyond the digit that it is at."""
        if self._search is not None and self._search.advance(budget):
            for solution in self._search.found:
                self._see(solution.packed)
            self._search = next(self._searches, None)

    def _see(self, solution: bytes) -> None:
        self.masks = [mask | 1 << digit - 1 for mask, digit in zip(self.masks, solution, strict=True)]

    def _unseen(self) -> Iterator[SudokuSearch]:
        """A search for each digit that no solution has shown by the time that it would begin."""
        grid = self._grid
        for cell, held in enumerate(grid.packed):
            for digit in (held,) if held else range(1, grid.layout.size + 1):
                if not self.masks[cell] >> digit - 1 & 1:
                    yield SudokuSearch(changed(grid, cell, digit), 1)
