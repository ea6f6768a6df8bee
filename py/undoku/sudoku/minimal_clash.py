"""Why a grid has no solution: a small set of its digits that clash, of which none can be left out.

Such a set is *minimal* (a minimal unsatisfiable subset): it has no solution, and without any one of its
digits there is one. It is found by deletion (Chinneck and Dravnieks, 1991): leave out one digit after the
other; where what is left still has no solution, that digit stays out; where it has one, the digit is needed,
and will be in every smaller set as well. Which set remains depends on the order. So several orders are
tried, and the smallest set is taken, which mostly is as small as can be.

What is known spares most searches. A set that holds a known clash has no solution. A solution found violates
some digits of the grid, and whatever set holds none of those has that solution.
"""

from __future__ import annotations

from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from typing import TypeAlias, TypeVar

    Value = TypeVar("Value")
    Asking: TypeAlias = Generator[SudokuSearch, bool | None, Value]
    """Hands out a search, is sent whether there was a solution (None: not known yet), returns a value."""

ORDERS = 20

PATIENCE = 2000
"""After so many nodes a digit is kept for the time being: beside fewer others it may be decided at once."""

EXTRA = 20_000
"""After so many nodes in all no further order is tried."""


class MinimalClash:
    """A search, which can be paused, for a minimal clash of a grid that has no solution.

    Two equal digits of a unit are one that needs no search.

    Attributes:
        cells: the cells of the smallest clash found up to now, in reading order; at first all with a digit.
        nodes: the nodes searched up to now.
        done: whether it is the answer.

    >>> search = MinimalClash(Grid.parse("12.4 .... ..3. ...2"))
    >>> while not search.done:
    ...     search.advance(100)
    >>> search.cells
    [0, 1, 3, 10]
    """

    def __init__(self, grid: Grid) -> None:
        """Begin; the grid is known to have no solution."""
        self._grid = grid
        self.cells = [cell for cell, digit in enumerate(grid.packed) if digit]
        self._all = _mask(self.cells)
        self._violated: list[int] = []
        self._clashes: list[int] = []
        self.nodes = 0
        self._patience = PATIENCE
        self._walk = self._orders()
        self._search: SudokuSearch | None = None
        clashes = grid.clashes()
        if clashes:
            self.cells = [grid.layout.size * row + column for row, column in clashes[0].cells[:2]]
        else:
            self._search = next(self._walk, None)

    @property
    def done(self) -> bool:
        """Whether the search has come to its end."""
        return self._search is None

    def advance(self, budget: int) -> None:
        """Search on for about `budget` nodes, and not beyond the set of digits that it is at."""
        search = self._search
        if search is None or not (search.advance(budget) or search.nodes >= self._patience):
            return
        self.nodes += search.nodes
        try:
            self._search = self._walk.send(search.solutions > 0 if search.done else None)
        except StopIteration:
            self._search = None

    def _orders(self) -> Asking[None]:
        """Find a clash by each of several orders; the same ones every time."""
        from random import Random

        order, chance = list(self.cells), Random(0)
        for _ in range(ORDERS):
            clash = yield from self._delete(order)
            if clash is not None:
                self._clashes.append(clash)
                self.cells = sorted(cell for cell in order if clash >> cell & 1)
            if self.nodes > EXTRA:
                return
            chance.shuffle(order)

    def _delete(self, order: Sequence[int]) -> Asking[int | None]:
        """Leave out digits in an order; None where that leads to no smaller clash, or where it is hard."""
        left, needed = self._all, 0
        self._patience = PATIENCE
        while order:
            undecided = []
            for cell in order:
                solvable = yield from self._solvable(left & ~(1 << cell))
                if solvable is None:
                    undecided.append(cell)
                elif not solvable:
                    left &= ~(1 << cell)
                else:
                    needed |= 1 << cell
                    if self._clashes and needed.bit_count() == len(self.cells):
                        return None
            if undecided and self._clashes:
                return None
            order = undecided
            self._patience *= 10
        return left

    def _solvable(self, digits: int) -> Asking[bool | None]:
        """Tell whether the digits of some of the cells have a solution."""
        if any(clash & digits == clash for clash in self._clashes):
            return False
        if any(not violated & digits for violated in self._violated):
            return True
        grid = self._grid
        kept = bytes([digit if digits >> cell & 1 else 0 for cell, digit in enumerate(grid.packed)])
        search = SudokuSearch(Grid.trusted(grid.layout, kept), 1)
        solvable = yield search
        if solvable:
            solution = search.found[0].packed
            differ = [cell for cell, digit in enumerate(grid.packed) if digit not in (0, solution[cell])]
            self._violated.append(_mask(differ))
        return solvable


def _mask(cells: Sequence[int]) -> int:
    return sum(1 << cell for cell in cells)
