"""Tours that are drawn: by Warnsdorff's rule with its ties drawn, then stirred by rotations.

Warnsdorff (1823) goes on to the square with the fewest ways on. Alone it makes tours that hug the sides; a
rotation (see `undoku.knight.rotations`) gives a tour another end, and many of them, at both ends, make of it
any other one.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.knight.board import Board
    from undoku.knight.moves import Work
    from undoku.search.draws import Draws

#: A walk, or the rotation of a path, is about as much work as so many positions of a search a square.
_UNITS = 1 / 4

#: How many walks are drawn on a board before it counts as one without a tour.
_WALKS = 30

#: How many rotations stir a tour, a square; and how many are tried to close it.
_STIRRED = 2
_CLOSING = 40


def drawn_tour(board: Board, closed: bool, draws: Draws) -> Work:
    """Draw a tour of a board as square numbers, a closed one if that is asked for; may be paused.

    None where the draws have found none, which proves nothing.
    """
    units = 1 + int(board.size * _UNITS)
    first, second = board.colours
    if abs(first - second) > (0 if closed else 1):
        return None
    path: list[int] = []
    for _ in range(_WALKS):
        yield units
        path = drawn_walk(board, draws)
        if len(path) == board.size:
            break
    else:
        return None
    least = _STIRRED * board.size
    for number in range(_CLOSING * board.size):
        if number >= least and (not closed or path[0] in board.moves[path[-1]]):
            return path
        path = _rotated(board, path, draws)
        if number % 10 == 0:
            yield units
    return None


def drawn_walk(board: Board, draws: Draws, begun: list[int] | None = None) -> list[int]:
    """Walk by Warnsdorff's rule, ties drawn, until there is no square left to go to.

    `begun` is a path to go on from; without it the start is drawn.
    """
    path = list(begun) if begun else [board.squares[draws.below(board.size)]]
    visited = set(path)
    while True:
        ways = [square for square in board.moves[path[-1]] if square not in visited]
        if not ways:
            return path
        onward = [sum(far not in visited for far in board.moves[square]) for square in ways]
        fewest = min(onward)
        best = [square for square, count in zip(ways, onward, strict=True) if count == fewest]
        path.append(best[draws.below(len(best))])
        visited.add(path[-1])


def _rotated(board: Board, path: list[int], draws: Draws) -> list[int]:
    """Rotate a path at one of its ends, drawn, about a square that is drawn."""
    if draws.below(2):
        path = path[::-1]
    pivots = [square for square in board.moves[path[-1]] if square != path[-2]]
    if not pivots:
        return path
    kept = path.index(pivots[draws.below(len(pivots))]) + 1
    return path[:kept] + path[kept:][::-1]
