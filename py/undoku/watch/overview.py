"""A whole search along a strip: how deep it was in each part, and how often something happened there."""

from __future__ import annotations

from itertools import pairwise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def depths(deepest: Callable[[int, int], int], total: int, width: int) -> list[int]:
    """The greatest depth in each of `width` equal parts of so many steps, 0 in a part without steps.

    `deepest(begin, end)` tells that of the steps from index `begin` up to, but without, `end`.

    >>> depths(lambda begin, end: max([1, 2, 3, 2][begin:end], default=0), 4, 2)
    [2, 3]
    """
    edges = [total * part // width for part in range(width + 1)]
    return [deepest(begin, end) for begin, end in pairwise(edges)]


def tallies(within: Callable[[int, int], int], total: int, width: int) -> list[int]:
    """How many of the positions asked for, from 1 to `total`, lie in each of `width` equal parts.

    `within(begin, end)` counts those from `begin` up to, but without, `end`. A position lies where it is on a
    slider from 0 to `total`, the last one in the last part.

    >>> tallies(lambda begin, end: sum(begin <= position < end for position in (3, 9, 10)), 10, 4)
    [0, 1, 0, 2]
    """
    edges = [-(-total * part // width) for part in range(width)]
    return [within(begin, end) for begin, end in pairwise([*edges, total + 1])]
