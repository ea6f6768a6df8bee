"""Placements on a board that is being divided, looked for as fast as can be.

Queens in n different rows, columns and regions fill all of them, so that a search which fills the regions
never has to look at a row or a column: a node is one AND for each region that is left. That was measured at
8, 10 and 11 rows to take half the time, or less, of filling whatever line has the fewest free squares.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from typing import TypeAlias

    from undoku.search.draws import Draws

    Work: TypeAlias = Generator[int, None, list[int]]
    """Yields units of work, and returns placements as masks."""

_UNIT = 64
"""So many nodes are a unit of work."""


def drawn_columns(n: int, draws: Draws) -> list[int]:
    """Draw the column of each row's queen so that none touch, every such placement alike; n from 4."""
    while True:
        columns = draws.shuffled(range(n))
        if all(abs(columns[row] - columns[row + 1]) > 1 for row in range(n - 1)):
            return columns


def placements(keep: Sequence[int], regions: list[int], begun: int, most: int) -> Work:
    """Find up to `most` ways to place a queen in each of these regions, one at least, as masks.

    `keep` is what a queen leaves free of the other regions (see `Ground`), and `begun` the mask of queens
    that are there already and belong to each way. May be paused.
    """
    found: list[int] = []
    nodes = 0
    stack = [(-1, regions, begun)]
    while stack:
        free, left, placed = stack.pop()
        nodes += 1
        if nodes % _UNIT == 1:
            yield 1
        least = len(keep)
        squares = region = 0
        for one in left:
            open_squares = free & one
            count = open_squares.bit_count()
            if count < least:
                squares, region, least = open_squares, one, count
                if count < 2:
                    break
        rest = [one for one in left if one != region]
        while squares:
            queen = squares & -squares
            squares ^= queen
            if rest:
                stack.append((free & keep[queen.bit_length() - 1], rest, placed | queen))
            else:
                found.append(placed | queen)
                if len(found) == most:
                    return found
    return found
