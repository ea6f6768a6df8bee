"""How many squares or entries each strategy looks at to know whether a queen may stand on a square.

A strategy's steps tell: a square that was found safe was looked at all along its lines, one that is attacked
only until the attacker was found. So the strategies need not count, and read as in the text.
"""

from __future__ import annotations

from undoku.search.steps import NO_CELL, PLACE, REJECT, TRY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.queens.strategies.problem import QueensProblem


def squares_above(problem: QueensProblem, kind: int, cell: int, by: int = NO_CELL) -> int:
    """Squares read upwards, then on the diagonal to the left, then on that to the right."""
    if kind not in (PLACE, REJECT):
        return 0
    n = problem.n
    row, col = divmod(cell, n)
    left, right = min(row, col), min(row, n - 1 - col)
    if kind == PLACE:
        return row + left + right
    above, beside = divmod(by, n)
    if beside == col:
        return above + 1
    return row + (0 if beside < col else left) + row - above


def marks(problem: QueensProblem, kind: int, cell: int, by: int = NO_CELL) -> int:
    """Entries read of the three arrays: the second and the third only where those before are free."""
    if kind == PLACE:
        return 3
    if kind != REJECT:
        return 0
    (row, col), (above, beside) = divmod(cell, problem.n), divmod(by, problem.n)
    return 1 if beside == col else 2 if above + beside == row + col else 3


def earlier_queens(problem: QueensProblem, kind: int, cell: int, by: int = NO_CELL) -> int:
    """Queens compared with, from the first row on."""
    if kind == PLACE:
        return cell // problem.n
    return by // problem.n + 1 if kind == REJECT else 0


def squares_left(problem: QueensProblem, kind: int, cell: int, by: int = NO_CELL) -> int:
    """Squares read in the columns to the left, the nearest first: in the row, then above, then below."""
    if kind not in (PLACE, REJECT):
        return 0
    n = problem.n
    row, col = divmod(cell, n)

    def within(distance: int) -> int:
        return distance + min(distance, row) + min(distance, n - 1 - row)

    if kind == PLACE:
        return within(col)
    other, before = divmod(by, n)
    distance = col - before
    if other == row:
        return within(distance - 1) + 1
    return within(distance) - (1 if other < row and row + distance < n else 0)


def rows_opened(problem: QueensProblem, kind: int, cell: int, by: int = NO_CELL) -> int:
    """One look at the masks in each row that is opened: the first, and then below each queen."""
    n = problem.n
    if kind == TRY:
        return 1 if cell == 0 else 0
    return 1 if kind == PLACE and cell < n * (n - 1) else 0


def marks_and_above(problem: QueensProblem, kind: int, cell: int, by: int = NO_CELL) -> int:
    """The mark of the column, that of the region, and the queen in the row above, if there is one."""
    n = problem.n
    if kind == PLACE:
        return 2 if cell < n else 3
    if kind != REJECT:
        return 0
    (row, col), (above, beside) = divmod(cell, n), divmod(by, n)
    return 1 if beside == col else 2 if problem.region[above][beside] == problem.region[row][col] else 3


def marks_and_beside(problem: QueensProblem, kind: int, cell: int, by: int = NO_CELL) -> int:
    """Entries read of the row, of the column, and then of the row above and of that below."""
    n = problem.n
    row, col = divmod(cell, n)
    if kind == PLACE:
        return 2 + (row > 0) + (row < n - 1)
    if kind != REJECT:
        return 0
    other, beside = divmod(by, n)
    if other == row:
        return 1
    return 2 if beside == col else 3 if other < row else 3 + (row > 0)
