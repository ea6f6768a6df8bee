"""Warnsdorff's rule, with a rule for ties and a way back.

The free squares within reach are tried in order: those with the fewest moves on first, and among equals those
farthest from the middle of the board, since the rim is the hardest to reach later. When all have failed, the
knight turns back, as in the blog, so a tour is found wherever there is one, given time.
"""

from undoku.knight.strategies.problem import KnightProblem
from undoku.knight.strategies.rules import all_moves, degree
from undoku.search.register import strategy
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLVED, TRY, UNDO, Steps


@strategy(
    "knight",
    "warnsdorff-backtracking",
    title="Warnsdorff's rule with backtracking",
    source="Warnsdorff, 1823, and the blog",
    order=3,
    shows="degrees",
)
def warnsdorff_backtracking(problem: KnightProblem) -> Steps:
    """Start on the start square of an empty board."""
    rows, cols = problem.rows, problem.cols
    row, column = problem.start
    nearness = [-from_middle(cell, rows, cols) for cell in range(rows * cols)]
    return visit(problem.board(), all_moves(rows, cols), nearness, row * cols + column, 1)


def visit(
    board: list[int], moves: list[tuple[int, ...]], nearness: list[int], here: int, count: int
) -> Steps:
    """Visit this square as number `count` and all squares that are left; return whether that was possible."""
    board[here] = count
    yield PLACE, here, count
    if count == len(board):
        yield SOLVED
        return True
    options = [
        (degree(board, moves[there]), nearness[there], there) for there in moves[here] if not board[there]
    ]
    for ways_on, _, there in sorted(options):
        yield TRY, there, count + 1
        if ways_on == 0 and count + 1 < len(board):
            yield REJECT, there, count + 1, NO_CELL
        elif (yield visit(board, moves, nearness, there, count + 1)):
            return True
    board[here] = 0
    yield UNDO, here, count
    return False


def from_middle(cell: int, rows: int, cols: int) -> int:
    """Four times the squared distance of a square from the middle of the board."""
    row, column = divmod(cell, cols)
    return (2 * row - rows + 1) ** 2 + (2 * column - cols + 1) ** 2
