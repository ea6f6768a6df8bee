"""The count of N queens in parts that know nothing of each other, so that several workers can share it.

A part is named by what the columns in the middle of the board allow to the upper half: it counts the
placements whose upper half uses exactly certain of them. The lower half then has the rest of them; where N
is odd, the queen on the middle row may take one. A part needs the half boards that use these columns, which
are few, so the memory for one is small as well. Mirroring and flipping the board change nothing, so of
parts that are images of each other one is counted.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import comb
from typing import NamedTuple

from undoku.queens.board import check_size
from undoku.queens.halves import Diagonals, HalfBoards, emptied
from undoku.queens.images import Join, bits_of, images_of, joins_of
from undoku.queens.join import LONG_LIST, Conflicts, Joiner
from undoku.queens.symmetric import count_half_turn, count_quarter_turn

LARGEST_COUNTED = 18
"""Above this the count takes hours."""

IN_ONE_PART = 14
"""Up to this N the count takes less than a second."""

SPLIT_COLUMNS = 12
"""For larger N so many columns are left beside those in the middle."""

FILLING_SHARE = 0.3
"""The part of the progress that stands for filling the half boards, about what it takes for N = 12 to 16."""

JOINING_SHARE = 0.68
"""That of the joins; the rest is for giving the memory back."""

PAIRS_AT_ONCE = 4_000_000
"""Pairs of half boards looked at in one step: less than 10 ms in a browser."""

FEW_PAIRS = 100_000
"""Up to so many, a join is one step."""


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
    """The parts of the count of n queens, the largest first; n is 0 to 18, anything else is a BoardError.

    There is one up to N = 14. `size` is how many columns in the middle make the difference, as many as n if
    both are odd or even; it is chosen if left out.
    """
    check_size(n, LARGEST_COUNTED, "count")
    if size is None:
        size = 0 if n <= IN_ONE_PART else n - SPLIT_COLUMNS
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


def invariant(n: int) -> int:
    """P + 2R of `symmetric`: what is added to the number of placements for that of the fundamental ones."""
    return count_half_turn(n) + 2 * count_quarter_turn(n)


class PartSearch:
    """The number of placements in one part of the count of n queens, in slices; see `parts`.

    A unit of `advance` is about one half board looked at. `found` is the number once `done`, and `progress`,
    from 0 to 1, grows about as time does.

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
        self.progress = 0.0
        self.found = 0
        self._work = self._count() if n > 1 else iter(())

    def advance(self, budget: int) -> bool:
        """Look at about `budget` half boards; say whether the count is complete."""
        while budget > 0 and not self.done:
            cost = next(self._work, None)
            if cost is None:
                self.done = True
                self.progress = 1.0
                self.found += self.n < 2
            else:
                budget -= cost + 1
        return self.done

    def _count(self) -> Iterator[int]:
        """Add up the joins in `found`, yielding what each piece of the work has cost."""
        n, part = self.n, self.part
        rounds = len(part.lower)
        upper = HalfBoards(n, part.middle, part.used)
        fills = 1 + sum(used != part.used for used in part.lower)
        filling = FILLING_SHARE / fills
        yield from self._fill(upper, filling)
        for used in part.lower:
            lower = upper
            if used != part.used:
                lower = HalfBoards(n, part.middle, used)
                yield from self._fill(lower, filling)
            yield from self._join(upper, lower, used, JOINING_SHARE / rounds)
            if lower is not upper:
                yield from lower.empty()
        yield from upper.empty()

    def _fill(self, halves: HalfBoards, share: float) -> Iterator[int]:
        rows = range(halves.rows_to_fill)
        for row in rows:
            yield from halves.fill_row(row)
            # A row holds about three times as many states as the row above it.
            self.progress += share * 3**row / sum(3**other for other in rows)

    def _join(self, upper: HalfBoards, lower: HalfBoards, used: int, share: float) -> Iterator[int]:
        """Join every two buckets that fit, one of each set of images."""
        n, joiner, start = self.n, Joiner(upper.diagonals), self.progress
        # Where n is odd a bucket is joined with several others.
        kept: dict[int, list[int]] = {}

        def bucket(columns: int) -> list[int]:
            if n % 2 == 0:
                return lower.bucket(columns)
            if columns not in kept:
                kept[columns] = lower.bucket(columns)
            return kept[columns]

        sets = upper.column_sets()
        for index, columns in enumerate(sets):
            joins = joins_of(n, self.part.middle, (self.part.used, used), columns)
            if joins:
                states = bucket(columns) if lower is upper else upper.bucket(columns)
                yield len(states)
                yield from self._join_one(upper.diagonals, joiner, states, joins, bucket)
            self.progress = start + share * (index + 1) / len(sets)
        yield from emptied(kept)

    def _join_one(
        self,
        diagonals: Diagonals,
        joiner: Joiner,
        states: list[int],
        joins: list[Join],
        bucket: Callable[[int], list[int]],
    ) -> Iterator[int]:
        """Join a bucket with others."""
        shared: Conflicts | None = None
        for join in joins:
            held, others = states, bucket(join.lower)
            yield len(others)
            is_shared = False
            if join.middle >= 0:
                attacked = diagonals.mask(self.n // 2, join.middle)
                others = [state for state in others if not state & attacked]
                flipped = joiner.flipped(attacked)
                # What holds the queen in the middle against a long list need not be looked up again.
                is_shared = len(states) > LONG_LIST and joiner.flipped(flipped) == attacked
                if is_shared:
                    others = [state | flipped for state in others]
                else:
                    held = [state for state in held if not state & attacked]
            if len(held) < len(others) and not is_shared:
                held, others = others, held
            if not others:
                continue
            conflicts = shared if is_shared and shared else joiner.conflicts(held)
            if is_shared:
                shared = conflicts
            if len(held) * len(others) < FEW_PAIRS:
                self.found += join.weight * (len(held) * len(others) - conflicts(others))
                yield len(held) + len(others)
                continue
            yield len(held)
            for cost, pairs in _fitting(conflicts, len(held), others):
                self.found += join.weight * pairs
                yield cost


def _fitting(conflicts: Conflicts, length: int, others: list[int]) -> Iterator[tuple[int, int]]:
    """(cost, pairs that fit) piece by piece, of `length` half boards and the others."""
    step = max(1, PAIRS_AT_ONCE // length)
    for at in range(0, len(others), step):
        piece = others[at : at + step]
        yield len(piece) * (1 + length // 1000), len(piece) * length - conflicts(piece)


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
