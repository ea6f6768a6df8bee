"""How many solutions a grid has, and which: counted to a limit, and kept small enough for that many."""

from __future__ import annotations

from array import array

from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch

MOST = 100_000
"""So many solutions are counted and kept."""

_BATCH = 1000
"""So many solutions are looked through at a time: fewer take longer each."""


class Census:
    """A count, which can be paused, of the solutions of a grid to `most` of them.

    A solution is kept as a byte a cell, so that the most of a 9 by 9 grid take 8.1 MB.

    Attributes:
        solutions: how many were found up to now, `most` at most.
        exact: whether these are all, which is known when `done`.
        nodes: the nodes searched up to now.

    >>> census = Census(Grid.parse("12............21"))
    >>> while not census.done:
    ...     census.advance(100)
    >>> census.solutions, census.exact, str(census.solution(4))
    (4, True, '1234341221434321')
    >>> census.shares[2 * 4 : 3 * 4]
    array('I', [0, 0, 2, 2])
    """

    def __init__(self, grid: Grid, most: int = MOST) -> None:
        """Begin; one solution more than `most` tells that there are more."""
        self._layout = grid.layout
        self._most = most
        self._search = SudokuSearch(grid, most + 1)
        self._kept = bytearray()
        self._tallied = 0
        self._shares = array("I", bytes(4 * grid.layout.cells * grid.layout.size))

    @property
    def done(self) -> bool:
        """Whether all were found, or one too many."""
        return self._search.done

    @property
    def solutions(self) -> int:
        """How many were found and kept up to now."""
        return min(self._search.solutions, self._most)

    @property
    def exact(self) -> bool:
        """Whether it is known that there are no others."""
        return self.done and self._search.solutions <= self._most

    @property
    def nodes(self) -> int:
        """The nodes searched up to now."""
        return self._search.nodes

    def advance(self, budget: int) -> None:
        """Search on for about `budget` nodes."""
        search, cells = self._search, self._layout.cells
        search.advance(budget)
        self._kept += b"".join([solution.packed for solution in search.found])
        search.forget()
        del self._kept[cells * self._most :]
        if len(self._kept) - self._tallied >= cells * _BATCH:
            self._tally()

    def solution(self, number: int) -> Grid:
        """Give one of the solutions found, by its number from 1 in the order in which they were found."""
        if not 1 <= number <= self.solutions:
            raise IndexError(number)
        end = self._layout.cells * number
        return Grid.trusted(self._layout, bytes(self._kept[end - self._layout.cells : end]))

    @property
    def shares(self) -> array[int]:
        """For every cell and digit, cell by cell, how many of the solutions found have it."""
        self._tally()
        return self._shares

    @property
    def masks(self) -> list[int]:
        """For every cell the digits that the solutions found have there: bit digit - 1."""
        size, shares = self._layout.size, self.shares
        return [
            sum(1 << digit for digit in range(size) if shares[first + digit])
            for first in range(0, len(shares), size)
        ]

    def _tally(self) -> None:
        """Look through the solutions that are new since the last time."""
        fresh, cells, size = bytes(self._kept[self._tallied :]), self._layout.cells, self._layout.size
        self._tallied = len(self._kept)
        if not fresh:
            return
        for cell in range(cells):
            column, first = fresh[cell::cells], size * cell
            for digit in range(size):
                self._shares[first + digit] += column.count(digit + 1)
