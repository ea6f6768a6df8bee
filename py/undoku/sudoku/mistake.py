"""Where a mistake was made: the last of some grids that still has a solution."""

from __future__ import annotations

from undoku.sudoku.variants import Variants

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.sudoku.grid import Grid


class MistakeSearch:
    """A search, which can be paused, for the first of some grids that has a solution.

    With a puzzle as it was after each entry, the latest first, that is the puzzle before the first mistake
    that is still in it.

    Attributes:
        index: which grid it is, from 0; None where no grid has a solution, and until it is found.
        done: whether it is found, or none is.

    >>> from undoku.sudoku import Grid
    >>> search = MistakeSearch(Grid.parse(text) for text in ("12341" + "." * 11, "1234" + "." * 12))
    >>> while not search.done:
    ...     search.advance(100)
    >>> search.index
    1
    """

    def __init__(self, grids: Iterable[Grid]) -> None:
        """Begin with the first grid."""
        self._variants = Variants(grids, limit=1)

    @property
    def index(self) -> int | None:
        """The grid that was found."""
        counts = self._variants.counts
        return len(counts) - 1 if counts and counts[-1] else None

    @property
    def done(self) -> bool:
        """Whether there is nothing left to search."""
        return self.index is not None or self._variants.done

    def advance(self, budget: int) -> None:
        """Search on for about `budget` nodes, and not beyond the grid that it is at."""
        self._variants.advance(budget)
