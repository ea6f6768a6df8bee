"""How hard a walk is: on how many of its squares there is a trap.

A trap is a square of the tour from which some move leads on to where the tour cannot be finished any more.
Where every way on can still be finished, no choice is wrong, and a square with one way on leaves none.
"""

from __future__ import annotations

from undoku.knight.finish import FinishSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from undoku.knight.board import Board
    from undoku.knight.moves import Square

#: Units of work in a slice of a search, and the slices before it is left open what comes of a way on.
_SLICE = 50
_MOST = 400


def count_traps(
    board: Board, tour: Sequence[Square], begun: int, end: Square | None, closed: bool
) -> Generator[int, None, int | None]:
    """Count the traps of a tour after its first `begun` squares, for a walk that has to end as asked.

    Yields units of work. Returns None where it is not settled of some way on
    whether it can be finished, and no other one of its square is a trap for certain.
    """
    traps = 0
    for walked in range(begun, board.size):
        row, column = tour[walked - 1]
        visited = set(tour[:walked])
        onward = [divmod(number, board.cols) for number in board.moves[row * board.cols + column]]
        others = [square for square in onward if square not in visited and square != tour[walked]]
        answers = []
        for square in others:
            path = (*tour[:walked], square)
            search = FinishSearch(board.rows, board.cols, path, end, closed, board.holes)
            for _ in range(_MOST):
                yield _SLICE
                if search.advance(_SLICE):
                    break
            answers.append(search.possible)
            if search.possible is False:
                break
        if False in answers:
            traps += 1
        elif None in answers:
            return None
    return traps
