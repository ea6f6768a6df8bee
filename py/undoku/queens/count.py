"""How many placements of N queens there are, counted by joining half boards.

Every placement is an upper half, a lower half and, where N is odd, a queen on the middle row between them.
There are far fewer halves than placements are searched for (N = 14: 835,056 against 27 million nodes), and
a half flipped upside down is a lower half. So the halves are enumerated once, gathered by the columns they
use, and every set of columns is joined with its complement (N odd: with the complement less each column the
middle queen can take). What is left to test for a pair is whether diagonals of one half run into the other,
and `join` tests one half against a whole bucket at a time. Mirroring and flipping the board change nothing,
so of up to four joins one is done.

`parts` splits the work by the columns in the middle that the upper half uses, which is done where all half
boards at once would be too many.

Source of the idea: meet in the middle (Horowitz and Sahni, Journal of the ACM 21, 1974).
"""

from undoku.queens.board import check_size
from undoku.queens.parts import LARGEST_COUNTED, PartSearch, parts, total_of

WHOLE_UP_TO = 16
"""Up to this N all half boards fit into an ordinary memory, and one part takes no longer than several."""


class CountSearch:
    """The number of placements of n queens, counted in slices; n is 0 to 18, anything else is a BoardError.

    A unit of `advance` is one half board looked at. `total` is the number once `done`, None before;
    with `fundamental=True` it counts one placement for each set of images under rotation and reflection.

    >>> search = CountSearch(8)
    >>> while not search.advance(1000):
    ...     pass
    >>> search.total
    92
    """

    def __init__(self, n: int, fundamental: bool = False) -> None:
        """Check n; the work begins with the first `advance`."""
        self.n = check_size(n, LARGEST_COUNTED, "count")
        self.fundamental = fundamental
        self.total: int | None = None
        self._size = 0 if n <= WHOLE_UP_TO else None
        self._parts = parts(n, self._size)
        self._founds: list[int] = []
        self._search = PartSearch(n, 0, self._size)

    @property
    def done(self) -> bool:
        """Whether the count is complete."""
        return self.total is not None

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        if self.done:
            return 1.0
        index = len(self._founds)
        before = sum(part.share for part in self._parts[:index])
        return before + self._parts[index].share * self._search.progress

    def advance(self, budget: int) -> bool:
        """Look at about `budget` half boards; say whether the count is complete."""
        if not self.done and self._search.advance(budget):
            self._founds.append(self._search.found)
            if len(self._founds) < len(self._parts):
                self._search = PartSearch(self.n, len(self._founds), self._size)
            else:
                self.total = total_of(self.n, self._founds, self.fundamental)
        return self.done


def count(n: int) -> int:
    """The number of placements of n queens (A000170); n is 0 to 18, 0 counts 1 (the empty board).

    >>> [count(n) for n in range(9)]
    [1, 1, 0, 0, 2, 10, 4, 40, 92]
    """
    return _run(CountSearch(n))


def count_fundamental(n: int) -> int:
    """The number of placements of n queens that are not images of each other (A002562); n is 0 to 18.

    >>> [count_fundamental(n) for n in range(9)]
    [1, 1, 0, 0, 1, 2, 1, 6, 12]
    """
    return _run(CountSearch(n, fundamental=True))


def _run(search: CountSearch) -> int:
    while search.total is None:
        search.advance(1_000_000)
    return search.total
