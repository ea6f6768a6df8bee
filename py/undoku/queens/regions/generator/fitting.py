"""Whether a board is as hard as it is wished, and if it is harder, where."""

from undoku.queens.regions.levels import closures


def left_at(n: int, regions: str, level: str) -> int | None:
    """The squares that are still free once the techniques up to a level find no more, as a mask.

    That is 0 if the board, which has one solution, is of this level, and None if it is easier.

    >>> left_at(4, "AAAABAACBAACDDCC", "easy"), left_at(4, "AAAABAACBAACDDCC", "medium")
    (0, None)
    """
    for easier, field in closures(n, regions):
        if not field.wanting:
            return 0 if easier == level else None
        if easier == level:
            return field.free
    return 0
