"""The count of N queens in parts that know nothing of each other, so that several workers can share it.

A part is named by what the columns in the middle of the board allow to the upper half: it counts the
placements whose upper half uses exactly certain of them. The lower half then has the rest of them; where N
is odd, the queen on the middle row may take one. Mirroring and flipping the board change nothing, so of
parts that are images of each other one is counted. What parts need is filled once by every process, which
keeps it for its next part; on the largest boards, where that would be too much, for each part alone.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from undoku.queens.board import check_size
from undoku.queens.halves import HalfBoards
from undoku.queens.images import bits_of, images_of, joins_of
from undoku.queens.joining import BucketJoiner
from undoku.queens.symmetric import invariant

LARGEST_COUNTED = 18
"""Above this the count as a whole takes a quarter of an hour and more."""

LARGEST_IN_PARTS = 20
"""Above this it takes days, in any number of parts that one would wait for."""

IN_ONE_PART = 14
"""Up to this N the count takes less than a second."""

SPLIT_COLUMNS = 12
"""For larger N so many columns are left beside those in the middle."""

SPLIT_COLUMNS_OF_LARGEST = 10
"""With N = 20 so many: a part takes half a minute natively, and not two."""

SHARED_UP_TO = 18
"""Up to this N a process holds all half boards, 380 MB; for N = 20 it would be several GB."""

FILLING = 0.1
"""About how long filling the half boards takes, where joining all parts takes 1."""

FILLING_FOR_ONE = 0.25
"""About how long filling those for one part takes, where joining it takes 1."""


class Part(NamedTuple):
    """The placements whose upper half uses, of the columns in the middle, exactly those in `used`."""

    middle: int
    """The columns in the middle, a mask."""
    used: int
    """A mask within `middle`."""
    lower: tuple[int, ...]
    """What the lower half may use of the middle, one mask for each way that is no image of another."""
    share: float
    """The part of the whole work that this is expected to be."""


@cache
def parts(n: int, size: int | None = None) -> tuple[Part, ...]:
    """The parts of the count of n queens, the largest first; n is 0 to 20, anything else is a BoardError.

    There is one up to N = 14; none takes more than 800 MB, or a minute. `size` is how many columns in the
    middle make the difference, as many as n if both are odd or even; it is chosen if left out.
    """
    check_size(n, LARGEST_IN_PARTS, "count")
    if size is None:
        left = SPLIT_COLUMNS if n < LARGEST_IN_PARTS else SPLIT_COLUMNS_OF_LARGEST
        size = 0 if n <= IN_ONE_PART else n - left
    middle = (1 << size) - 1 << (n - size) // 2
    lower: dict[int, list[int]] = {}
    for upper_used in _subsets(middle):
        for lower_used in _subsets(middle & ~upper_used):
            left = middle ^ upper_used ^ lower_used
            pair = (upper_used, lower_used)
            if left.bit_count() <= n % 2 and _order(pair) == min(map(_order, images_of(n, *pair))):
                lower.setdefault(upper_used, []).append(lower_used)
    work = {used: _expected_work(n, size, used, others) for used, others in lower.items()}
    whole = sum(work.values())
    named = [Part(middle, used, tuple(others), work[used] / whole) for used, others in lower.items()]
    return tuple(sorted(named, key=lambda part: -part.share))


def total_of(n: int, founds: Sequence[int], fundamental: bool = False) -> int:
    """The number of placements from what was found in every part.

    With `fundamental` one placement is counted for each set of images under rotation and reflection.
    """
    total = sum(founds)
    return (total + invariant(n)) // 8 if fundamental and n > 1 else total


@lru_cache(maxsize=1)
def shared_half_boards(n: int) -> HalfBoards:
    """The half boards of one n for all its parts, as filling them takes as long as a part, or longer."""
    return HalfBoards(n)


def _half_boards(n: int, part: Part) -> HalfBoards:
    if n <= IN_ONE_PART:
        return HalfBoards(n)
    if n <= SHARED_UP_TO:
        return shared_half_boards(n)
    return HalfBoards(n, middle=part.middle, used=(part.used, *part.lower))


class PartSearch:
    """The number of placements in one part of the count of n queens, in slices; see `parts`.

    A unit of `advance` is about one half board looked at. `found` is the number once `done`, and `progress`
    grows about as time does.

    >>> search = PartSearch(8, 0)
    >>> while not search.advance(1000):
    ...     pass
    >>> search.found
    92
    """

    def __init__(self, n: int, index: int, size: int | None = None) -> None:
        """Take the part at `index` of `parts(n, size)`; the work begins with the first `advance`."""
        self.n = n
        self.part = parts(n, size)[index]
        self.done = False
        self.found = 0
        self._halves: HalfBoards | None = None
        self._filled = 0.0
        self._joined = 0.0
        self._work = self._count() if n > 1 else iter(())

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        if self.done or not self._halves:
            return float(self.done)
        # What was filled before, for another part, is no work of this one.
        filling = FILLING if self.n <= SHARED_UP_TO else FILLING_FOR_ONE * self.part.share
        left = filling * (1 - self._filled)
        filled = filling * (self._halves.progress - self._filled)
        return (filled + self.part.share * self._joined) / (left + self.part.share)

    def advance(self, budget: int) -> bool:
        """Look at about `budget` half boards; say whether the part is counted."""
        while budget > 0 and not self.done:
            cost = next(self._work, None)
            if cost is None:
                self.done = True
                self.found += self.n < 2
            else:
                budget -= cost + 1
        return self.done

    def _count(self) -> Iterator[int]:
        """Add up the joins in `found`, yielding what each piece of the work has cost."""
        n, part = self.n, self.part
        halves = _half_boards(n, part)
        self._halves, self._filled = halves, halves.progress
        while (cost := halves.fill_some()) is not None:
            yield cost
        joiner = BucketJoiner(halves)
        sets = self._column_sets()
        todo = len(part.lower) * len(sets)
        for done, used in enumerate(part.lower):
            for at, columns, joins in joins_of(n, part.middle, (part.used, used), sets):
                self._joined = (done * len(sets) + at) / todo
                for cost in joiner.join(columns, joins):
                    self.found = joiner.found
                    yield cost
        self.found = joiner.found

    def _column_sets(self) -> list[int]:
        """What the upper half may use, as masks: of the columns in the middle exactly what is the part's."""
        free = bits_of((1 << self.n) - 1 & ~self.part.middle)
        outside = self.n // 2 - self.part.used.bit_count()
        return (
            [self.part.used | sum(chosen) for chosen in combinations(free, outside)] if outside >= 0 else []
        )


def _order(pair: tuple[int, int]) -> tuple[int, int, tuple[int, int]]:
    """What images are chosen by: the half with fewer of the columns in the middle is the upper one."""
    return pair[0].bit_count(), pair[1].bit_count(), pair


def _subsets(mask: int) -> list[int]:
    subsets = [0]
    for bit in bits_of(mask):
        subsets += [subset | bit for subset in subsets]
    return subsets


def _expected_work(n: int, size: int, used: int, lower: list[int]) -> int:
    """About how long a part takes: for each set of columns, what is filled, and joined at twice the price."""
    free = n - size
    outside = n // 2 - used.bit_count()
    work = 1
    for lower_used in lower:
        takes_middle = n % 2 == 0 or used.bit_count() + lower_used.bit_count() < size
        middles = 1 if takes_middle else free - outside
        work += 2 + middles * len(images_of(n, used, lower_used)) // 2
    return 1 + work * (comb(free, outside) if 0 <= outside <= free else 0)
