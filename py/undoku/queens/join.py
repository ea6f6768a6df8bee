"""Counting the pairs of half boards that fit together: one state of each side with no diagonal in common.

Two ways, both of which test one state against all of the other side at once with long integers:

* *lanes*, for short lists: the states stand side by side in one integer, 32 (or 64) bits each. `& state *
  ones` leaves in every lane what it shares with the state, and adding all ones carries into the lane's
  guard bit exactly where that is not zero, so `bit_count` of the guard bits is the number of states in
  conflict.
* *tables*, for long lists: for every diagonal, the set of the states that hold it, as a bit set. The union
  of these sets over a state's diagonals is what it conflicts with; the unions are tabulated for a quarter
  of the diagonals at a time, so that four look-ups make one.
"""

import sys
from array import array
from collections.abc import Callable
from functools import cache

from undoku.queens.halves import LANE_BITS, Diagonals

LONG_LIST = 150
"""From this many states on the tables are quicker than the lanes (measured on CPython 3.11)."""


Conflicts = Callable[[list[int]], int]


class Joiner:
    """Counts the pairs of half boards on an n by n board whose diagonals do not meet."""

    def __init__(self, diagonals: Diagonals) -> None:
        """Size the lanes for states laid out by `diagonals`, with room for a guard bit."""
        self._diagonals = diagonals
        self._lane = LANE_BITS if diagonals.bits < LANE_BITS else 2 * LANE_BITS
        self._typecode = "I" if self._lane == LANE_BITS else "Q"
        self._ones = cache(self._make_ones)

    def conflicts(self, upper: list[int]) -> Conflicts:
        """A function that adds up how many states of `upper`, flipped upside down, each state conflicts with.

        Both `upper` and what is given to the function hold states of upper half boards.
        """
        return self._by_lanes(upper) if len(upper) < LONG_LIST else self._by_tables(upper)

    def flipped(self, state: int) -> int:
        """The window of a state upside down: sums and differences exchanged."""
        early, kind = self._diagonals.early, self._diagonals.kind
        window = (1 << self._diagonals.window) - 1
        return (state >> early & window) << kind | (state >> kind & window) << early

    def _make_ones(self, length: int) -> tuple[int, int, int, int]:
        """For `length` lanes: 1 in each, the window's bits in each, all bits below the guard, the guard."""
        ones = int.from_bytes((1).to_bytes(self._lane // 8, "little") * length, "little")
        bits = self._diagonals.bits
        return ones, ones * ((1 << self._diagonals.window) - 1), ones * ((1 << bits) - 1), ones << bits

    def _packed(self, states: list[int]) -> int:
        """The states in lanes, flipped: sums and differences of the window exchanged."""
        lanes = array(self._typecode, states)
        packed = int.from_bytes(lanes.tobytes(), sys.byteorder)
        _, window, _, _ = self._ones(len(states))
        early, kind = self._diagonals.early, self._diagonals.kind
        return (packed >> early & window) << kind | (packed >> kind & window) << early

    def _by_lanes(self, upper: list[int]) -> Conflicts:
        packed = self._packed(upper)
        ones, _, below_guard, guard = self._ones(len(upper))
        return lambda lower: sum(
            [((packed & state * ones) + below_guard & guard).bit_count() for state in lower]
        )

    def _by_tables(self, upper: list[int]) -> Conflicts:
        early, window = self._diagonals.early, 2 * self._diagonals.window
        width = self._lane
        picture = f"{self._packed(upper):0{width * len(upper)}b}"
        holders = [int(picture[width - 1 - bit :: width], 2) for bit in range(early, early + window)]
        cuts = [window * part // 4 for part in range(5)]
        t0, t1, t2, t3 = (_unions(holders[cuts[part] : cuts[part + 1]]) for part in range(4))
        s0, s1, s2, s3 = (early + cut for cut in cuts[:4])
        m0, m1, m2, m3 = (len(table) - 1 for table in (t0, t1, t2, t3))
        return lambda lower: sum(
            [
                (
                    t0[state >> s0 & m0] | t1[state >> s1 & m1] | t2[state >> s2 & m2] | t3[state >> s3 & m3]
                ).bit_count()
                for state in lower
            ]
        )


def _unions(sets: list[int]) -> list[int]:
    """The union of every selection of the sets: entry m is that of the sets at the bits of m."""
    unions = [0]
    for members in sets:
        unions += [union | members for union in unions]
    return unions
