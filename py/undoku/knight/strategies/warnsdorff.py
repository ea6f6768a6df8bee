"""Always go where the fewest moves lead on: Warnsdorff's rule of 1823, beside the blog's fixed order.

The knight looks at every square it can reach, counts the free squares that could be reached from there, and
goes to the one with the fewest; among equals it takes the first in the blog's order. It passes over squares
after which the tour could not end where it has to. It never turns back, so it is quick, and now and then it
gets stuck.
"""

from undoku.knight.moves import Square
from undoku.knight.strategies.problem import KnightProblem
from undoku.knight.strategies.rules import all_moves, can_still_end, degree, may_end
from undoku.search.register import strategy
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLVED, TRY, Steps


@strategy(
    "knight",
    "warnsdorff",
    title="Warnsdorff's rule",
    source="Warnsdorff, 1823",
    order=2,
    shows="degrees",
)
def warnsdorff(problem: KnightProblem) -> Steps:
    """Start on the start square of an empty board."""
    rows, cols, holes = problem.rows, problem.cols, problem.holes
    row, column = problem.start
    moves, here = all_moves(rows, cols, holes), row * cols + column
    return visit(problem.board(), moves, holes, problem.ends, here, 1)


def visit(
    board: list[int],
    moves: list[tuple[int, ...]],
    holes: frozenset[Square],
    ends: tuple[int, ...] | None,
    here: int,
    count: int,
) -> Steps:
    """Visit this square, then the best one; return whether the tour is whole."""
    board[here] = count
    yield PLACE, here, count
    if count == len(board) - len(holes) and may_end(here, ends):
        yield SOLVED
        return True
    best, fewest = None, 9
    for there in moves[here]:
        yield TRY, there, count + 1
        if board[there]:
            yield REJECT, there, count + 1, there
        elif not can_still_end(board, there, ends, holes):
            yield REJECT, there, count + 1, NO_CELL
        else:
            ways_on = degree(board, moves[there])
            if ways_on < fewest:
                best, fewest = there, ways_on
    if best is None:
        return False
    return (yield visit(board, moves, holes, ends, best, count + 1))
