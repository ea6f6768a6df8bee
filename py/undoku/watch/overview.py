"""A whole search along a strip: how deep it was in each part, and in which parts something happened."""

from __future__ import annotations

from itertools import pairwise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.search.columns import StepColumns


def depths(steps: StepColumns, width: int) -> list[int]:
    """The greatest depth in each of `width` equal parts of the steps, 0 in a part without steps."""
    edges = [len(steps) * part // width for part in range(width + 1)]
    return [steps.deepest(begin, end) for begin, end in pairwise(edges)]


def parts(following: Callable[[int], int | None], total: int, width: int) -> list[int]:
    """The parts, of `width` equal ones, that hold one of the positions from 1 to `total` asked for.

    `following` gives the next such position; once one is found, the rest of its part is passed over.

    >>> parts({0: 3, 4: 9}.get, 10, 2), parts(lambda position: position + 1 if position < 3 else None, 3, 6)
    ([0, 1], [2, 4, 5])
    """
    found = []
    position = following(0)
    while position is not None:
        part = min(position * width // total, width - 1)
        found.append(part)
        last = total if part == width - 1 else -(-(part + 1) * total // width) - 1
        position = following(last)
    return found
