"""Whether a knight's path that has begun can still become a tour, settled by a short search."""

from collections.abc import Sequence

from undoku.knight.moves import Square
from undoku.knight.strategies.rules import all_moves

PATIENCE = 20_000
"""Squares visited before the search gives up."""


def can_complete(rows: int, cols: int, board: Sequence[int], start: Square) -> bool | None:
    """Whether the path with these move numbers can be extended to a tour; None if that was not settled.

    An empty board is one on which the knight still has to enter at `start`. Depth first, squares with the
    fewest moves on first. A path is given up when two free squares, neither in reach of the knight, have one
    free neighbour at most (each would have to be the last), or one has none.
    """
    moves = all_moves(rows, cols)
    count = max(board, default=0)
    here = board.index(count) if count else start[0] * cols + start[1]
    free = [not number for number in board]
    free[here] = False
    left = sum(free)
    ways = [sum(free[there] for there in moves[cell]) for cell in range(rows * cols)]
    path = [here]
    waiting = [_candidates(here, moves, free, ways, left)]
    for _ in range(PATIENCE):
        if left == 0:
            return True
        if waiting[-1]:
            here = waiting[-1].pop()
            path.append(here)
            free[here] = False
            left -= 1
            for there in moves[here]:
                ways[there] -= 1
            waiting.append(_candidates(here, moves, free, ways, left))
            continue
        waiting.pop()
        here = path.pop()
        if not path:
            return False
        free[here] = True
        left += 1
        for there in moves[here]:
            ways[there] += 1
    return None


def _candidates(
    here: int, moves: list[tuple[int, ...]], free: list[bool], ways: list[int], left: int
) -> list[int]:
    """The squares to go to from here, the best last; none if some square cannot be visited any more."""
    reach = moves[here]
    ends = 0
    for cell, is_free in enumerate(free):
        if is_free and ways[cell] <= 1 and cell not in reach:
            ends += 1
            if ways[cell] == 0 or ends > 1:
                return []
    return sorted((there for there in reach if free[there]), key=lambda there: -ways[there])
