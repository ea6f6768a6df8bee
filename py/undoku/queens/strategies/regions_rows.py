"""Queens with regions, row by row: one queen in each row, column and region, and no two of them touch.

The search is that of N-Queens, and only what forbids a square is another. Of each column and each region a
mark tells whether it has its queen. Diagonals are free but for the next square, and the only queens that are
so near stand in the row above, for no queen stands further down yet. It ends with the first placement: a
puzzle has no other.
"""

from undoku.queens.strategies.checks import marks_and_above
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.register import strategy
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps


@strategy(
    "queens",
    "regions-rows",
    title="Row by row, columns and regions marked",
    source="Undoku",
    order=6,
    rule="regions",
    shows="markers",
    checks=marks_and_above,
)
def regions_rows(problem: QueensProblem) -> Steps:
    """Start with the first row of an empty board."""
    n = problem.n
    return n_queens(problem.region, [0] * n, 0, [False] * n, [False] * n)


def n_queens(
    region: list[list[int]],
    columns: list[int],
    row: int,
    column_taken: list[bool],
    region_taken: list[bool],
) -> Steps:
    """Place queens from this row on; return whether that was possible."""
    n = len(region)
    if row == n:
        yield SOLVED
        return True
    for column in range(n):
        yield TRY, row * n + column, 1
        taken = column_taken[column] or region_taken[region[row][column]]
        if not taken and not touches(columns, row, column):
            columns[row] = column
            column_taken[column] = region_taken[region[row][column]] = True
            yield PLACE, row * n + column, 1
            if (yield n_queens(region, columns, row + 1, column_taken, region_taken)):
                return True
            column_taken[column] = region_taken[region[row][column]] = False
            yield UNDO, row * n + column, 1
        else:
            yield REJECT, row * n + column, 1, attacker(region, columns, row, column)
    return False


def touches(columns: list[int], row: int, column: int) -> bool:
    """Whether the queen in the row above stands next to this square."""
    return row > 0 and abs(columns[row - 1] - column) == 1


def attacker(region: list[list[int]], columns: list[int], row: int, column: int) -> int:
    """The queen that set the first mark found, or else the one that is touched."""
    n = len(region)
    for other in range(row):
        if columns[other] == column:
            return other * n + column
    for other in range(row):
        if region[other][columns[other]] == region[row][column]:
            return other * n + columns[other]
    return (row - 1) * n + columns[row - 1]
