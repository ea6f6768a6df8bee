"""The first placement, with nothing but one column number for each row, as the blog does.

No square is stored, only where each row's queen stands. A new queen at (r2, c2) is compared with every one
before it: they attack each other if r1 == r2, or c1 == c2, or |r1 - r2| == |c1 - c2|. The blog takes nothing
back: the next try in a row simply overwrites the last.
"""

from undoku.queens.strategies.checks import earlier_queens
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.register import strategy
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps


@strategy(
    "queens",
    "array-first",
    title="One array, first solution",
    source="the blog",
    order=3,
    checks=earlier_queens,
)
def array_first(problem: QueensProblem) -> Steps:
    """Start with the first row."""
    return n_queens([0] * problem.n, 0)


def n_queens(columns: list[int], row: int) -> Steps:
    """Place queens from this row on; return whether that was possible."""
    n = len(columns)
    if row == n:
        yield SOLVED
        return True
    for column in range(n):
        yield TRY, row * n + column, 1
        for other in range(row):
            if columns[other] == column or row - other == abs(column - columns[other]):
                yield REJECT, row * n + column, 1, other * n + columns[other]
                break
        else:
            columns[row] = column
            yield PLACE, row * n + column, 1
            if (yield n_queens(columns, row + 1)):
                return True
            yield UNDO, row * n + column, 1
    return False
