"""One queen a row, all squares under attack in three whole numbers: the lecture's markers, taken further.

Bit j of `columns`, `left` and `right` is set where column j of this row is attacked straight down or along a
diagonal. From row to row the diagonals shift by one bit. So the free squares of a row come from one
expression, no square under attack is even tried, and nothing is to be taken back but the queen.

The call stack shows these numbers as the row they stand for: a bit for each column, column 1 on the left.
"""

from undoku.queens.strategies.checks import rows_opened
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.register import strategy
from undoku.search.steps import PLACE, SOLVED, TRY, UNDO, Steps


@strategy(
    "queens",
    "bitmasks",
    title="Attacks as bit masks",
    source="the lecture, taken further",
    order=5,
    checks=rows_opened,
    masks=("columns", "left", "right", "free", "queen"),
)
def bitmasks(problem: QueensProblem) -> Steps:
    """Start with the first row of an empty board."""
    return n_queens(problem.n, 0, 0, 0, 0)


def n_queens(n: int, row: int, columns: int, left: int, right: int) -> Steps:
    """Place queens from this row on in all possible ways."""
    if row == n:
        yield SOLVED
        return
    free = ~(columns | left | right) & ((1 << n) - 1)
    while free:
        queen = free & -free
        free -= queen
        cell = row * n + queen.bit_length() - 1
        yield TRY, cell, 1
        yield PLACE, cell, 1
        left_below, right_below = (left | queen) >> 1, (right | queen) << 1
        yield n_queens(n, row + 1, columns | queen, left_below, right_below)
        yield UNDO, cell, 1
