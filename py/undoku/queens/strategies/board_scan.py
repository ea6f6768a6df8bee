"""One queen a row, and a look over the board before each, as the lecture begins.

Each call stands for a row and tries its columns from left to right. Whether a queen is safe is read off the
board: upwards, and along both diagonals upwards, for no queen stands further down yet. All placements are
found. The lecture estimates N · N! in time and N² + N in space.
"""

from undoku.queens.strategies.checks import squares_above
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.register import strategy
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps


@strategy(
    "queens",
    "board-scan",
    title="Scan the board for attackers",
    source="the lecture",
    order=1,
    checks=squares_above,
)
def board_scan(problem: QueensProblem) -> Steps:
    """Start with the first row of an empty board."""
    n = problem.n
    return n_queens([[0] * n for _ in range(n)], 0, n)


def n_queens(mat: list[list[int]], i: int, n: int) -> Steps:
    """Place queens from row i on in all possible ways."""
    if i == n:
        yield SOLVED
        return
    for j in range(n):
        yield TRY, i * n + j, 1
        if (yield is_queen_safe(mat, i, j, n)):
            mat[i][j] = 1
            yield PLACE, i * n + j, 1
            yield n_queens(mat, i + 1, n)
            mat[i][j] = 0
            yield UNDO, i * n + j, 1


def is_queen_safe(mat: list[list[int]], row: int, col: int, n: int) -> Steps:
    """Whether no queen above attacks this square."""
    for i in range(row):
        if mat[i][col] == 1:
            yield REJECT, row * n + col, 1, i * n + col
            return False
    i, j = row - 1, col - 1
    while i >= 0 and j >= 0:
        if mat[i][j] == 1:
            yield REJECT, row * n + col, 1, i * n + j
            return False
        i, j = i - 1, j - 1
    i, j = row - 1, col + 1
    while i >= 0 and j < n:
        if mat[i][j] == 1:
            yield REJECT, row * n + col, 1, i * n + j
            return False
        i, j = i - 1, j + 1
    return True
