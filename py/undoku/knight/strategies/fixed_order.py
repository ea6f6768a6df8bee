"""Go on with the first move that is possible, always in the same order, as the blog does.

The knight marks its square with the number of its move and tries its eight moves in a fixed order. When none
is left, it takes the number away, and the call before goes on with its next move. A move off the board is no
candidate.
"""

from undoku.knight.strategies.problem import KnightProblem
from undoku.knight.strategies.rules import MOVES
from undoku.search.register import strategy
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps


@strategy("knight", "fixed-order", title="Moves in a fixed order", source="the blog", order=1)
def fixed_order(problem: KnightProblem) -> Steps:
    """Start on the start square of an empty board."""
    rows, cols = problem.rows, problem.cols
    row, column = problem.start
    return knight(problem.board(), rows, cols, row, column, 1)


def knight(board: list[int], rows: int, cols: int, row: int, column: int, count: int) -> Steps:
    """Visit this square as number `count` and all squares that are left; return whether that was possible."""
    here = row * cols + column
    board[here] = count
    yield PLACE, here, count
    if count == rows * cols:
        yield SOLVED
        return True
    for down, across in MOVES:
        i, j = row + down, column + across
        if 0 <= i < rows and 0 <= j < cols:
            there = i * cols + j
            yield TRY, there, count + 1
            if board[there]:
                yield REJECT, there, count + 1, there
            elif (yield knight(board, rows, cols, i, j, count + 1)):
                return True
    board[here] = 0
    yield UNDO, here, count
    return False
