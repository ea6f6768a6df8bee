"""Joining a bucket of upper half boards with buckets of lower ones, piece by piece."""

from array import array
from collections.abc import Iterator

from undoku.queens.bucket import Bucket
from undoku.queens.halves import HalfBoards
from undoku.queens.images import Join
from undoku.queens.join import LONG_LIST, Conflicts, Joiner

PAIRS_AT_ONCE = 4_000_000
"""Pairs of half boards looked at in one step: less than 10 ms in a browser."""

FEW_PAIRS = 100_000
"""Up to so many, a join is no step of its own."""

AT_ONCE = 1000
"""About so many half boards are looked at in a step where joins are small."""


class BucketJoiner:
    """Counts in `found`, with their weights, the placements of the joins it is given."""

    def __init__(self, halves: HalfBoards) -> None:
        """Take the half boards, which are all filled."""
        self.found = 0
        self._halves = halves
        self._joiner = Joiner(halves.diagonals)
        # Where n is odd a bucket is joined with several others.
        self._kept: dict[int, Bucket] = {}

    def join(self, columns: int, joins: list[Join]) -> Iterator[int]:
        """Join the bucket of an upper half with others, yielding what each piece of the work has cost."""
        states = self._bucket(columns)
        cost = states.size
        shared: Conflicts | None = None
        for join in joins:
            held, others = states, self._bucket(join.lower)
            is_shared = False
            if join.middle >= 0:
                square = self._halves.square_below(join.middle)
                others = others.without(square)
                flipped = self._flipped(square)
                # What holds the queen in the middle against a long list need not be looked up again.
                is_shared = held.size > LONG_LIST and self._flipped(flipped) == square
                if is_shared:
                    others = others.with_held(flipped)
                else:
                    held = held.without(square)
            length, number = held.size, others.size
            if length < number and not is_shared:
                held, others, length, number = others, held, number, length
            cost += length + number
            if not number:
                continue
            if shared is None or not is_shared:
                conflicts = self._joiner.conflicts(held)
                if is_shared:
                    shared = conflicts
            else:
                conflicts = shared
            if length * number < FEW_PAIRS:
                self.found += join.weight * (length * number - conflicts(others))
            else:
                for piece in others.pieces(max(1, PAIRS_AT_ONCE // length)):
                    yield cost
                    cost = piece.size * (1 + length // 1000)
                    self.found += join.weight * (length * piece.size - conflicts(piece))
            if cost > AT_ONCE:
                yield cost
                cost = 0
        yield cost

    def _bucket(self, columns: int) -> Bucket:
        if self._halves.n % 2 == 0:
            return self._halves.bucket(columns)
        if columns not in self._kept:
            plain, mirrored = self._halves.bucket(columns)
            # An array has a state in eight bytes, a list in forty.
            self._kept[columns] = Bucket(array("Q", plain), array("Q", mirrored))
        return self._kept[columns]

    def _flipped(self, square: tuple[int, int]) -> tuple[int, int]:
        return self._joiner.flipped(square[0]), self._joiner.flipped(square[1])
