"""Which digits cells can have that together make a sum, by all ways at once."""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.candidates import members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

MOST = 3000
"""So many sets of digits are followed beside each other; what has more is not worked out."""


class Ways(NamedTuple):
    """What all ways have in common to fill some cells.

    Attributes:
        allowed: for each cell the mask of the digits that some way has there.
        combinations: the sets of digits that they use, as masks in ascending order.
    """

    allowed: tuple[int, ...]
    combinations: tuple[int, ...]

    @property
    def needed(self) -> int:
        """The digits that every way uses."""
        needed = -1
        for used in self.combinations:
            needed &= used
        return needed if self.combinations else 0


def differing(masks: Sequence[int], total: int) -> Ways | None:
    """Find all ways to fill cells with digits that differ and have a sum; None if they are too many.

    Whichever way the digits of a set are placed, their sum is the same: so the sets are followed, from cell
    to cell, and not the ways.

    >>> differing((0b111, 0b1110), 3)
    Ways(allowed=(1, 2), combinations=(3,))
    """
    order = sorted(range(len(masks)), key=lambda index: masks[index].bit_count())
    reached: list[set[int]] = [{0}]
    for place, index in enumerate(order):
        left = len(order) - place - 1
        following = {
            used | 1 << digit
            for used in reached[-1]
            for digit in members(masks[index] & ~used)
            if _sum(used) + digit + 1 + left * (left + 1) // 2 <= total
        }
        if len(following) > MOST:
            return None
        reached.append(following)
    combinations = {used for used in reached[-1] if _sum(used) == total}
    allowed = [0] * len(masks)
    ends = combinations
    for place in range(len(order) - 1, -1, -1):
        index = order[place]
        beginnings = set()
        for used in reached[place]:
            for digit in members(masks[index] & ~used):
                if used | 1 << digit in ends:
                    allowed[index] |= 1 << digit
                    beginnings.add(used)
        ends = beginnings
    return Ways(tuple(allowed), tuple(sorted(combinations)))


def _sum(used: int) -> int:
    return sum(digit + 1 for digit in members(used))


def summed(masks: Sequence[int], total: int) -> tuple[int, ...]:
    """Give for each cell the digits that it can have where they need only have a sum, and may be the same.

    >>> summed((0b111, 0b1110), 4)
    (3, 6)
    """
    before = [1]  # the sums that the cells up to there can have, as bits
    for mask in masks:
        before.append(_shifted(before[-1], mask))
    allowed = []
    wanted = 1 << total if total >= 0 else 0
    for mask, sums in zip(reversed(masks), reversed(before[:-1]), strict=True):
        fits = sum(1 << digit for digit in members(mask) if sums << digit + 1 & wanted)
        allowed.append(fits)
        wanted = _back(wanted, fits) & sums
    return tuple(reversed(allowed))


def _shifted(sums: int, mask: int) -> int:
    reached = 0
    for digit in members(mask):
        reached |= sums << digit + 1
    return reached


def _back(sums: int, mask: int) -> int:
    reached = 0
    for digit in members(mask):
        reached |= sums >> digit + 1
    return reached
