"""What doomed this? The earliest placement after which a search had nothing left to find."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.trace import Trace


class Doom(NamedTuple):
    """Why a position is a dead end.

    Attributes:
        position: the placement that left no solution; 0 if there was none from the start; None if a
            solution is still left, or whether one is cannot be settled.
        proved: whether the board before that placement certainly had a solution and the board after it
            certainly has none; with the position None, whether a solution is certainly left.
    """

    position: int | None
    proved: bool


def find_doom(trace: Trace, position: int) -> Doom:
    """Search the placements that stand at a position by halves, asking the fast solver.

    Once a board has no solution, no further placement gives it one. Where the solver cannot tell, the
    placement returned is the earliest that is certain to have left none.
    """
    placed = trace.placements(position)
    left = _solvable(trace, placed)
    if left is not False:
        return Doom(None, left is True)
    doomed, dead = 0, len(placed)
    while doomed < dead:
        middle = (doomed + dead) // 2
        if _solvable(trace, placed[:middle]) is False:
            dead = middle
        else:
            doomed = middle + 1
    if doomed == 0:
        return Doom(0, True)
    return Doom(placed[doomed - 1], _solvable(trace, placed[: doomed - 1]) is True)


def _solvable(trace: Trace, placed: list[int]) -> bool | None:
    steps = trace.steps
    board = trace.board(0)
    for position in placed:
        board[steps.cells[position - 1]] = steps.values[position - 1]
    return trace.problem.is_solvable(board)
