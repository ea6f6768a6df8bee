"""Whether some solution extends the digits of a grid, proved by the fast solver."""

from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch


class Solvability:
    """The question, answered in slices; `solvable` is None until `done`. A unit of `advance` is a node."""

    def __init__(self, grid: Grid) -> None:
        """Place the digits."""
        self._search = SudokuSearch(grid, 1)

    @property
    def done(self) -> bool:
        """Whether the answer is known."""
        return self._search.done

    @property
    def solvable(self) -> bool | None:
        """Whether there is a solution."""
        return self._search.solutions > 0 if self.done else None

    def advance(self, budget: int) -> bool:
        """Search on for about `budget` nodes; say whether the answer is known."""
        return self._search.advance(budget)
