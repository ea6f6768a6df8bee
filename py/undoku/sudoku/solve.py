"""Solve a grid, count its solutions or list them, each with proof."""

from __future__ import annotations

from undoku.sudoku.errors import GridError
from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.clash import Clash

_SLICE = 4096


class Verdict:
    """What was proved about a grid.

    Attributes:
        grid: the grid.
        solutions: 0, 1, or 2 for two or more.
        first, second: the solutions, or None.
        clashes: why there is none, if givens clash.
    """

    __slots__ = ("clashes", "first", "grid", "second", "solutions")

    def __init__(self, grid: Grid, found: list[Grid], clashes: tuple[Clash, ...] = ()) -> None:
        """Take what a finished search for two solutions found."""
        self.grid = grid
        self.solutions = len(found)
        self.first = found[0] if found else None
        self.second = found[1] if len(found) > 1 else None
        self.clashes = clashes

    def __repr__(self) -> str:
        """Show the number of solutions and the first."""
        return f"Verdict(solutions={self.solutions}, first={self.first})"


def solve(grid: Grid | str) -> Verdict:
    """Find the solution and prove that there is no other, or show two, or prove that there is none.

    Takes a grid or text that `Grid.parse` reads. Raises GridError for text that is no grid.

    >>> str(solve("1.3434122143432.").first)
    '1234341221434321'
    >>> solve("1...1...........").clashes
    (Clash(1, 'column', 0, ((0, 0), (1, 0))), Clash(1, 'box', 0, ((0, 0), (1, 0))))
    """
    grid = _grid(grid)
    search = SudokuSearch(grid, 2)
    while not search.advance(_SLICE):
        pass
    found = search.found
    return Verdict(grid, found, () if found else grid.clashes())


def count(grid: Grid | str, limit: int | None = None) -> int:
    """Count the solutions, or stop at `limit` of them. Takes and raises what `solve` does.

    >>> count("." * 16)
    288
    """
    search = SudokuSearch(_grid(grid), limit)
    while not search.advance(_SLICE):
        search.forget()
    return search.solutions


def solutions(grid: Grid | str) -> Iterator[Grid]:
    """Yield every solution, searching little further than is asked for. Takes and raises what `solve` does.

    >>> sum(1 for _ in solutions("12............21"))
    4
    """
    return _found(SudokuSearch(_grid(grid), None))


def _found(search: SudokuSearch) -> Iterator[Grid]:
    while not search.done:
        search.advance(1)
        yield from search.found
        search.forget()


def _grid(grid: Grid | str) -> Grid:
    if isinstance(grid, str):
        return Grid.parse(grid)
    if isinstance(grid, Grid):
        return grid
    raise GridError("not-a-puzzle", type=type(grid).__name__)
