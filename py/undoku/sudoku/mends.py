"""What would mend a grid without a solution: the digits of which any one alone is too many."""

from __future__ import annotations

from undoku.sudoku.variants import Variants, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.grid import Grid


class MendSearch:
    """A search, which can be paused, for what would mend a grid that has no solution.

    Groups of cells are looked at one after the other, until one holds a mend: all of that group are found.

    Attributes:
        group: which of the groups is looked at, or holds the mends.
        mends: the cells of it, in their order, without whose digit there is a solution, each with how many
            there are then, 2 for two or more; complete when `done`.

    >>> from undoku.sudoku import Grid
    >>> search = MendSearch(Grid.parse("1234341221434322"), [[0, 1], [14, 15]])
    >>> while not search.done:
    ...     search.advance(100)
    >>> search.mends, search.group
    ({15: 1}, 1)
    """

    def __init__(self, grid: Grid, groups: Sequence[Sequence[int]]) -> None:
        """Begin with the first group; the cells hold digits."""
        self._grid = grid
        self._groups = groups
        self.group = -1
        self.done = False
        self._begin()

    def _begin(self) -> None:
        self.group += 1
        grid = self._grid
        self._variants = Variants((changed(grid, cell, 0) for cell in self._groups[self.group]), limit=2)

    @property
    def mends(self) -> dict[int, int]:
        """The mends found in the group up to now."""
        looked_at = zip(self._groups[self.group], self._variants.counts, strict=False)
        return {cell: solutions for cell, solutions in looked_at if solutions}

    def advance(self, budget: int) -> None:
        """Search on for about `budget` nodes, and not beyond the cell that it is at."""
        self._variants.advance(budget)
        if self._variants.done:
            if self.mends or self.group == len(self._groups) - 1:
                self.done = True
            else:
                self._begin()
