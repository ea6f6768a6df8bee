"""Chance that can be repeated: the same draws from a seed on every Python, now and later.

The standard library promises that of `random.random` alone. This is SplitMix64 (Steele, Lea and Flood, 2014),
which passes the usual tests of randomness, started from a text by FNV-1a.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TypeVar

    Item = TypeVar("Item")

_MASK = (1 << 64) - 1


class Draws:
    """A row of draws that depends on nothing but its seed.

    >>> Draws("7").shuffled(range(6)) == Draws("7").shuffled(range(6))
    True
    """

    __slots__ = ("_state",)

    def __init__(self, seed: str) -> None:
        """Begin from a text."""
        state = 0xCBF29CE484222325
        # A text from a shell may hold bytes that are no characters.
        for byte in seed.encode("utf-8", "surrogatepass"):
            state = (state ^ byte) * 0x100000001B3 & _MASK
        self._state = state

    def below(self, bound: int) -> int:
        """Draw a whole number from 0 to `bound` - 1, for a bound far below 2^64."""
        self._state = state = self._state + 0x9E3779B97F4A7C15 & _MASK
        state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        state = (state ^ state >> 27) * 0x94D049BB133111EB & _MASK
        return (state ^ state >> 31) * bound >> 64

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """Give the items in an order that is drawn."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            at = self.below(last + 1)
            shuffled[last], shuffled[at] = shuffled[at], shuffled[last]
        return shuffled
