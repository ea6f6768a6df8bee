"""Column by column to the first placement, each square in one of four states, as the handout does.

The handout paints a square as possible while it is examined, as provisional while its queen stands for now,
as permanent once the rest has worked out, and as impossible once it has failed. Its `solve` stands for a
column and tries the rows from the top.
"""

from undoku.queens.strategies.checks import squares_left
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.register import strategy
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps


@strategy(
    "queens",
    "columns",
    title="Column by column, in four states",
    source="the handout",
    order=4,
    checks=squares_left,
)
def columns(problem: QueensProblem) -> Steps:
    """Start with the first column of an empty board."""
    n = problem.n
    return solve([[False] * n for _ in range(n)], 0)


def solve(board: list[list[bool]], col: int) -> Steps:
    """Place queens from this column on; return whether that was possible."""
    n = len(board)
    if col == n:
        yield SOLVED
        return True
    for row in range(n):
        yield TRY, row * n + col, 1
        attacker = find_attacker(board, row, col)
        if attacker is None:
            board[row][col] = True
            yield PLACE, row * n + col, 1
            if (yield solve(board, col + 1)):
                return True
            board[row][col] = False
            yield UNDO, row * n + col, 1
        else:
            yield REJECT, row * n + col, 1, attacker
    return False


def find_attacker(board: list[list[bool]], row: int, col: int) -> int | None:
    """The nearest queen to the left that attacks this square, or None if it is safe."""
    n = len(board)
    for distance in range(1, col + 1):
        other = col - distance
        for attacked_from in (row, row - distance, row + distance):
            if 0 <= attacked_from < n and board[attacked_from][other]:
                return attacked_from * n + other
    return None
