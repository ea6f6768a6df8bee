"""Counting the pairs of half boards that fit together: one state of each side with no diagonal in common.

Two ways, both of which test one state against all of the other side at once with long integers:

* *lanes*, for short lists: the states stand side by side in one integer, 32 bits each. `& state * ones`
  leaves in every lane what it shares with the state, and adding all ones carries into the lane's guard bit
  exactly where that is not zero, so `bit_count` of the guard bits is the number of states in conflict.
* *tables*, for long lists: for every diagonal, the set of the states that hold it, as a bit set. The union
  of these sets over a state's diagonals is what it conflicts with; the unions are tabulated for the
  diagonals of each byte of a state, so that four look-ups make one, or five. A mirrored state has the same
  diagonals from behind, so for those the tables are turned around.
"""

import sys
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter

from undoku.queens.bucket import Bucket
from undoku.queens.halves import LANE_BITS, Diagonals, bytes_of
from undoku.queens.images import BACKWARDS

LONG_LIST = 150
"""From this many states on the tables are quicker than the lanes (measured on CPython 3.11)."""

DIGITS = [bytes(48 + (byte >> bit & 1) for byte in range(256)) for bit in range(8)]
"""For every byte one of its bits as a digit, to translate with."""

FROM_BEHIND = itemgetter(*BACKWARDS)
"""The entries of a table by the bits of a byte in reverse order."""

Conflicts = Callable[[Bucket], int]

Table = list[int] | tuple[int, ...]


class Joiner:
    """Counts the pairs of half boards on an n by n board whose diagonals do not meet."""

    def __init__(self, diagonals: Diagonals) -> None:
        """Choose lanes with room for a guard bit, or what has room for all diagonals.

        The latter are laid out as `aligned_early` says.
        """
        self._diagonals = diagonals
        self._has_lanes = diagonals.bits < LANE_BITS
        self._typecode = "I" if self._has_lanes else "Q"
        self._width = 4 if self._has_lanes else 8
        self._bytes = bytes_of(diagonals.window)
        self._first = 0 if self._has_lanes else (diagonals.early - 4 * self._bytes + diagonals.window) // 8
        self._ones = cache(self._make_ones)

    def conflicts(self, upper: Bucket) -> Conflicts:
        """A function that adds up how many states of `upper`, flipped upside down, each state conflicts with.

        It goes by the tables; `conflicts_of_plain` chooses.
        Both `upper`, which is not empty, and what is given to the function hold states of upper half boards.
        """
        window = self._diagonals.window
        plain, mirrored = self._pictures(upper.plain), self._pictures(upper.mirrored)
        # Flipped, sums are differences; flipped and mirrored, they are themselves from behind.
        held = zip(
            plain[window:] + plain[:window],
            mirrored[:window][::-1] + mirrored[window:][::-1],
            strict=True,
        )
        holders = [int(one + other, 2) for one, other in held]
        tables: list[Table] = []
        low = self._diagonals.early - 8 * self._first
        for at in range(-low, 8 * self._bytes - low, 8):
            table = _unions(holders[max(0, at) : max(0, at + 8)])
            if at < 0:
                # The lowest bits of the byte are none of the window's.
                times = range(1 << min(8, -at))
                table = [union for union in table for _ in times]
            tables.append(table * (256 // len(table)))

        def conflicts(lower: Bucket) -> int:
            number = self._looked_up(tables, lower.plain) if lower.plain else 0
            if lower.mirrored:
                behind: list[Table] = [FROM_BEHIND(table) for table in reversed(tables)]
                number += self._looked_up(behind, lower.mirrored)
            return number

        return conflicts

    def conflicts_of_plain(self, upper: Sequence[int], lower: Sequence[int]) -> int:
        """The same number where all states are plain and there are lanes; `upper` is the longer list."""
        if len(upper) < LONG_LIST:
            return self._by_lanes(upper, lower)
        return self.conflicts(Bucket(upper, ()))(Bucket(lower, ()))

    def flipped(self, state: int) -> int:
        """The window of a state upside down: sums and differences exchanged."""
        early, kind = self._diagonals.early, self._diagonals.kind
        window = (1 << self._diagonals.window) - 1
        return (state >> early & window) << kind | (state >> kind & window) << early

    def _make_ones(self, length: int) -> tuple[int, int, int, int]:
        """For `length` lanes: 1 in each, the window's bits in each, all bits below the guard, the guard."""
        ones = int.from_bytes((1).to_bytes(self._width, "little") * length, "little")
        bits = self._diagonals.bits
        return ones, ones * ((1 << self._diagonals.window) - 1), ones * ((1 << bits) - 1), ones << bits

    def _by_lanes(self, upper: Sequence[int], lower: Sequence[int]) -> int:
        packed = int.from_bytes(array(self._typecode, upper).tobytes(), sys.byteorder)
        ones, window, below_guard, guard = self._ones(len(upper))
        early, kind = self._diagonals.early, self._diagonals.kind
        packed = (packed >> early & window) << kind | (packed >> kind & window) << early
        return sum([((packed & state * ones) + below_guard & guard).bit_count() for state in lower])

    def _looked_up(self, tables: list[Table], states: Sequence[int]) -> int:
        """The size of the unions for all the states."""
        rows = zip(*self._planes(states), strict=True)
        if self._bytes == 4:
            t0, t1, t2, t3 = tables
            return sum([(t0[a] | t1[b] | t2[c] | t3[d]).bit_count() for a, b, c, d in rows])
        t0, t1, t2, t3, t4 = tables
        return sum([(t0[a] | t1[b] | t2[c] | t3[d] | t4[e]).bit_count() for a, b, c, d, e in rows])

    def _pictures(self, states: Sequence[int]) -> list[bytes]:
        """For every diagonal of the window, one digit a state: whether that holds it."""
        first, early = 8 * self._first, self._diagonals.early
        planes = self._planes(states)
        return [
            planes[bit >> 3].translate(DIGITS[bit & 7])
            for bit in range(early - first, early - first + 2 * self._diagonals.window)
        ]

    def _planes(self, states: Sequence[int]) -> list[bytes]:
        """The first of the bytes that hold the window, of all the states; the second of them, and so on."""
        packed = array(self._typecode, states)
        if sys.byteorder == "big":
            packed.byteswap()
        data = packed.tobytes()
        return [data[self._first + byte :: self._width] for byte in range(self._bytes)]


def _unions(sets: list[int]) -> list[int]:
    """The union of every selection of the sets: entry m is that of the sets at the bits of m."""
    unions = [0]
    for members in sets:
        unions += [union | members for union in unions]
    return unions
