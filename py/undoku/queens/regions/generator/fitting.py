"""Whether a board is as hard as it is wished, and if it is harder, where."""

from undoku.queens.regions.field import whole
from undoku.queens.regions.levels import CLASSES, LEVELS, Rule, closed


def left_at(n: int, regions: str, level: str) -> int | None:
    """The squares that are still free once the techniques up to a level find no more, as a mask.

    That is 0 if the board, which has one solution, is of this level, and None if it is easier.

    >>> left_at(4, "AAAABAACBAACDDCC", "easy"), left_at(4, "AAAABAACBAACDDCC", "medium")
    (0, None)
    """
    field = whole(n, regions)
    rules: list[Rule] = []
    for easier, more in zip(LEVELS, CLASSES, strict=False):
        rules += more
        field = closed(field, rules)
        if not field.wanting:
            return 0 if easier == level else None
        if easier == level:
            return field.free
    return 0
