"""Boxes drawn at random: regions of any shape, each in one piece (a jigsaw)."""

from __future__ import annotations

from undoku.sudoku.layout import Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.draws import Draws

_EXCHANGES = 6
"""So many exchanges are tried, times the number of cells."""


def regions_at_random(size: int, draws: Draws) -> Layout:
    """Draw a shape of a size: two cells at a time change their regions, unless one of those falls apart.

    It begins with the usual boxes. Not every shape has a full grid.
    """
    region = list(Layout.standard(size).box_of)
    cells = len(region)
    for _ in range(_EXCHANGES * cells):
        first, second = draws.below(cells), draws.below(cells)
        one, two = region[first], region[second]
        # Most cells lie within their regions, or far from the other one: that is seen quickly.
        if one == two or not (_touches(region, first, two, size) and _touches(region, second, one, size)):
            continue
        region[first], region[second] = two, one
        if not (_is_one_piece(region, one, size) and _is_one_piece(region, two, size)):
            region[first], region[second] = one, two
    return Layout.from_regions(region)


def neighbours(cell: int, size: int) -> list[int]:
    """Give the cells above, to the left, to the right and below.

    >>> neighbours(0, 9), neighbours(40, 9)
    ([1, 9], [31, 39, 41, 49])
    """
    row, column = divmod(cell, size)
    near = [cell - size] if row else []
    near += [cell - 1] if column else []
    near += [cell + 1] if column < size - 1 else []
    return near + ([cell + size] if row < size - 1 else [])


def _touches(region: list[int], cell: int, number: int, size: int) -> bool:
    return any(region[near] == number for near in neighbours(cell, size))


def _is_one_piece(region: list[int], number: int, size: int) -> bool:
    start = region.index(number)
    reached, left = {start}, [start]
    while left:
        for near in neighbours(left.pop(), size):
            if region[near] == number and near not in reached:
                reached.add(near)
                left.append(near)
    return len(reached) == size
