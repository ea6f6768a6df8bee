"""What has been entered into a puzzle, seen by the solutions of its givens."""

from __future__ import annotations

from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch
from undoku.sudoku.variants import Variants, changed, without

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class EntryCheck:
    """A search, which can be paused, for the entries that no solution of the givens has.

    The solutions found on the way spare a search for the entries that they have; with one solution, for all.

    Attributes:
        wrong: the cells (from 0) of those entries, when `done`.
        solutions: how many solutions the givens have, 2 for two or more, when `done`.
        together: whether some solution of the givens has all entries, when `done`.

    >>> check = EntryCheck(Grid.parse("1234341221434321"), [14, 15])
    >>> while not check.done:
    ...     check.advance(100)
    >>> check.wrong, check.solutions, check.together
    ([], 1, True)
    """

    def __init__(self, grid: Grid, entered: Sequence[int]) -> None:
        """Begin with the givens of a grid: all its digits but those in the entered cells."""
        self._grid = grid
        self._entered = entered
        self._givens = without(grid, entered)
        self._search = SudokuSearch(self._givens, 2)
        self._entries: Variants | None = None
        self._doubted: list[int] = []
        self.wrong: list[int] = []
        self.solutions = 0
        self.together = False
        self.done = False

    def advance(self, budget: int) -> None:
        """Search on for about `budget` nodes, and not beyond the entry that it is at."""
        if self._entries is not None:
            self._entries.advance(budget)
            if self._entries.done:
                self._finish(self._entries.counts)
        elif self._search.advance(budget):
            self._doubt()

    def _doubt(self) -> None:
        """Take the entries that no solution found up to now has, and all of them together."""
        found = [solution.packed for solution in self._search.found]
        self.solutions = len(found)
        digits, givens = self._grid.packed, self._givens
        self._doubted = [
            cell for cell in self._entered if all(solution[cell] != digits[cell] for solution in found)
        ]
        if self.solutions < 2:
            self._finish([0] * len(self._doubted) + [int(self.solutions == 1 and not self._doubted)])
        else:
            alone = [changed(givens, cell, digits[cell]) for cell in self._doubted]
            self._entries = Variants([*alone, self._grid], limit=1)

    def _finish(self, counts: list[int]) -> None:
        self.wrong = [cell for cell, count in zip(self._doubted, counts[:-1], strict=True) if not count]
        self.together = counts[-1] == 1
        self.done = True
