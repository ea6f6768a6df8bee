"""Joining a bucket of upper half boards with buckets of lower ones, piece by piece."""

from array import array
from collections.abc import Iterator
from functools import cache, partial

from undoku.queens.bucket import Bucket
from undoku.queens.halves import AT_ONCE, HalfBoards
from undoku.queens.images import Join
from undoku.queens.join import LONG_LIST, Conflicts, Joiner

PAIRS_AT_ONCE = 4_000_000
"""Pairs of half boards looked at in one step: less than 10 ms in a browser."""

FEW_PAIRS = 100_000
"""Up to so many, a join is no step of its own."""


class BucketJoiner:
    """Counts in `found`, with their weights, the placements of the joins it is given."""

    def __init__(self, halves: HalfBoards) -> None:
        """Take the half boards, which are all filled."""
        self.found = 0
        self._halves = halves
        self._joiner = Joiner(halves.diagonals)
        # Where n is odd a bucket is joined with several others.
        is_odd = halves.n % 2
        self._squares = [halves.square_below(column) for column in range(halves.n)] if is_odd else []
        self._bucket = cache(partial(_packed, halves)) if is_odd else halves.bucket
        self._plain = cache(halves.plain) if is_odd else halves.plain
        self._cost = 0

    def join(self, columns: int, joins: list[Join]) -> Iterator[int]:
        """Join the bucket of an upper half with others, yielding what each piece of the work has cost."""
        if self._halves.mirrors:
            yield from self._join_pieces(columns, joins)
            return
        self._join_plain(columns, joins)
        if self._cost > AT_ONCE:
            yield self._cost
            self._cost = 0

    def _join_plain(self, columns: int, joins: list[Join]) -> None:
        """Small boards: no bucket is long, and all states are plain."""
        states = self._plain(columns)
        self._cost += len(states)
        for lower, middle, weight in joins:
            held, others = states, self._plain(lower)
            if middle >= 0:
                square, _ = self._squares[middle]
                held = [state for state in held if not state & square]
                others = [state for state in others if not state & square]
            length, number = len(held), len(others)
            if length < number:
                held, others = others, held
            self._cost += length + number
            if others:
                self.found += weight * (length * number - self._joiner.conflicts_of_plain(held, others))

    def _join_pieces(self, columns: int, joins: list[Join]) -> Iterator[int]:
        states = self._bucket(columns)
        self._cost += states.size
        shared: Conflicts | None = None
        for lower, middle, weight in joins:
            held, others = states, self._bucket(lower)
            is_shared = False
            if middle >= 0:
                square = self._squares[middle]
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
            self._cost += length + number
            if not number:
                continue
            if shared is None or not is_shared:
                conflicts = self._joiner.conflicts(held)
                if is_shared:
                    shared = conflicts
            else:
                conflicts = shared
            if length * number < FEW_PAIRS:
                self.found += weight * (length * number - conflicts(others))
            else:
                for piece in others.pieces(max(1, PAIRS_AT_ONCE // length)):
                    yield self._cost
                    self._cost = piece.size * (1 + length // 1000)
                    self.found += weight * (length * piece.size - conflicts(piece))
            if self._cost > AT_ONCE:
                yield self._cost
                self._cost = 0

    def _flipped(self, square: tuple[int, int]) -> tuple[int, int]:
        return self._joiner.flipped(square[0]), self._joiner.flipped(square[1])


def _packed(halves: HalfBoards, columns: int) -> Bucket:
    """A bucket to be kept: an array has a state in eight bytes, a list in forty."""
    plain, mirrored = halves.bucket(columns)
    return Bucket(array("Q", plain), array("Q", mirrored))
