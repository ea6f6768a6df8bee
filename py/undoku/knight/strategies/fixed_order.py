"""Go on with the first move that is possible, always in the same order, as the blog does.

The knight marks its square with the number of its move and tries its eight moves in a fixed order. When none
is left, it takes the number away, and the call before goes on with its next move. A move off the board, or to
a square that is taken out of it, is no candidate, nor is one after which the tour could not end where it has
to.
"""

from undoku.knight.moves import Square
from undoku.knight.strategies.problem import KnightProblem
from undoku.knight.strategies.rules import MOVES, can_still_end, may_end
from undoku.search.register import strategy
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLVED, TRY, UNDO, Steps


@strategy(
    "knight",
    "fixed-order",
    title="Moves in a fixed order",
    source="the blog",
    order=1,
)
def fixed_order(problem: KnightProblem) -> Steps:
    """Start on the start square of an empty board."""
    rows, cols, holes = problem.rows, problem.cols, problem.holes
    row, column = problem.start
    return knight(problem.board(), rows, cols, holes, problem.ends, row, column, 1)


def knight(
    board: list[int],
    rows: int,
    cols: int,
    holes: frozenset[Square],
    ends: tuple[int, ...] | None,
    row: int,
    column: int,
    count: int,
) -> Steps:
    """Visit this square and all that are left; return whether that was possible."""
    here = row * cols + column
    board[here] = count
    yield PLACE, here, count
    if count == rows * cols - len(holes) and may_end(here, ends):
        yield SOLVED
        return True
    for down, across in MOVES:
        i, j = row + down, column + across
        if 0 <= i < rows and 0 <= j < cols and (i, j) not in holes:
            there = i * cols + j
            yield TRY, there, count + 1
            if board[there]:
                yield REJECT, there, count + 1, there
            elif not can_still_end(board, there, ends, holes):
                yield REJECT, there, count + 1, NO_CELL
            elif (yield knight(board, rows, cols, holes, ends, i, j, count + 1)):
                return True
    board[here] = 0
    yield UNDO, here, count
    return False
