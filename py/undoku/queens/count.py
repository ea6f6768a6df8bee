"""How many placements of N queens there are, counted by joining half boards.

Every placement is an upper half, a lower half and, where N is odd, a queen on the middle row between them.
There are far fewer halves than placements are searched for (N = 14: 835,056 against 27 million nodes), and
a half flipped upside down is a lower half. So the halves are enumerated once, gathered by the columns they
use, and every set of columns is joined with its complement (N odd: with the complement less each column the
middle queen can take). What is left to test for a pair is whether diagonals of one half run into the other,
and `join` tests one half against a whole bucket at a time. Mirroring and flipping the board change nothing,
so of up to four joins one is done.

Source of the idea: meet in the middle (Horowitz and Sahni, Journal of the ACM 21, 1974).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from undoku.queens.board import check_size
from undoku.queens.halves import HalfBoards
from undoku.queens.join import Joiner
from undoku.queens.symmetric import count_half_turn, count_quarter_turn

LARGEST_COUNTED = 18
"""Above this the half boards no longer fit into an ordinary memory."""

BUCKETS_KEPT = 8192
"""All of them up to N = 15; keeping every bucket of N = 17 would take half a gigabyte."""

FILLING_SHARE = 0.3
"""The part of the progress that stands for filling the half boards, about what it takes for N = 12 to 16."""


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
        self.progress = 0.0
        self._found = 0
        self._work = self._count()

    @property
    def done(self) -> bool:
        """Whether the count is complete."""
        return self.total is not None

    def advance(self, budget: int) -> bool:
        """Look at about `budget` half boards; say whether the count is complete."""
        while budget > 0 and self.total is None:
            cost = next(self._work, None)
            if cost is None:
                self._finish()
            else:
                budget -= cost + 1
        return self.done

    def _finish(self) -> None:
        if self.fundamental and self.n > 1:
            invariant = count_half_turn(self.n) + 2 * count_quarter_turn(self.n)
            self.total = (self._found + invariant) // 8
        else:
            self.total = self._found
        self.progress = 1.0

    def _count(self) -> Iterator[int]:
        """Add up the joins in `_found`, yielding what each piece of the work has cost."""
        if self.n < 2:
            self._found = 1
            return
        halves = HalfBoards(self.n)
        # A row holds about three times as many states as the row above it.
        shares = [3**row for row in range(halves.rows_to_fill)]
        for row in range(halves.rows_to_fill):
            yield from halves.fill_row(row)
            self.progress = FILLING_SHARE * sum(shares[: row + 1]) / sum(shares)
        yield from self._join_all(halves)

    def _join_all(self, halves: HalfBoards) -> Iterator[int]:
        height = self.n // 2
        joiner = Joiner(halves.diagonals)
        # Where N is odd a bucket is joined with several others.
        bucket = lru_cache(BUCKETS_KEPT)(halves.bucket) if self.n % 2 else halves.bucket
        for join in _joins(self.n):
            upper, lower = bucket(join.upper), bucket(join.lower)
            cost = len(upper) + len(lower)
            if join.middle is not None:
                attacked = halves.diagonals.mask(height, join.middle)
                upper = [state for state in upper if not state & attacked]
                lower = [state for state in lower if not state & attacked]
            self._found += join.weight * joiner.pairs(upper, lower)
            self.progress = FILLING_SHARE + (1 - FILLING_SHARE) * join.progress
            yield cost


class _Join(NamedTuple):
    """Two sets of columns whose half boards are to be joined."""

    upper: int
    lower: int
    middle: int | None
    weight: int
    """How many joins give the same number, being its images when the board is mirrored or flipped."""
    progress: float


def _joins(n: int) -> Iterator[_Join]:
    """One of each set of joins that are images of each other."""
    columns = range(n)
    everything = (1 << n) - 1
    bits = [1 << column for column in columns]
    sets = [sum(chosen) for chosen in combinations(bits, n // 2)]
    images = dict(zip(sets, map(sum, combinations(bits[::-1], n // 2)), strict=True))
    for index, upper in enumerate(sets):
        if upper > images[upper]:
            continue
        for middle in columns if n % 2 else (None,):
            taken = upper if middle is None else upper | bits[middle]
            if taken == upper and middle is not None:
                continue
            lower = everything ^ taken
            first_image = min(lower, images[lower])
            if upper <= first_image:
                weight = (1 if upper == images[upper] else 2) * (1 if upper == first_image else 2)
                yield _Join(upper, lower, middle, weight, index / len(sets))


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
