"""One queen a row, with the lines taken marked in three arrays, as the lecture goes on.

As soon as a queen is placed, her column and her two diagonals are marked, and one look at each array tells
whether a square is safe: `top` has N entries for the columns, `left` 2N-1 for the diagonals with the same
i + j, `right` 2N-1 for those with the same i - j + N - 1. All placements are found.
"""

from undoku.queens.strategies.checks import marks
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.register import strategy
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps


@strategy(
    "queens",
    "markers",
    title="Mark columns and diagonals",
    source="the lecture",
    order=2,
    shows="markers",
    checks=marks,
)
def markers(problem: QueensProblem) -> Steps:
    """Start with the first row of an empty board."""
    n = problem.n
    mat = [[0] * n for _ in range(n)]
    return n_queens(mat, 0, n, [0] * n, [0] * (2 * n - 1), [0] * (2 * n - 1))


def n_queens(
    mat: list[list[int]],
    i: int,
    n: int,
    top: list[int],
    left: list[int],
    right: list[int],
) -> Steps:
    """Place queens from row i on in all possible ways."""
    if i == n:
        yield SOLVED
        return
    for j in range(n):
        yield TRY, i * n + j, 1
        if top[j] != 1 and left[i + j] != 1 and right[i - j + n - 1] != 1:
            mat[i][j] = 1
            top[j] = left[i + j] = right[i - j + n - 1] = 1
            yield PLACE, i * n + j, 1
            yield n_queens(mat, i + 1, n, top, left, right)
            mat[i][j] = 0
            top[j] = left[i + j] = right[i - j + n - 1] = 0
            yield UNDO, i * n + j, 1
        else:
            yield REJECT, i * n + j, 1, attacker(mat, i, j)


def attacker(mat: list[list[int]], row: int, col: int) -> int:
    """The queen that set the first mark found: markers know only that there is one."""
    n = len(mat)
    for slope in (0, -1, 1):
        for i in range(row):
            j = col + slope * (i - row)
            if 0 <= j < n and mat[i][j] == 1:
                return i * n + j
    raise ValueError("no queen attacks this square")
