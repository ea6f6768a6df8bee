"""Queens with regions, where there is the least choice: the line with the fewest safe squares first.

A line is a row, a column or a region, and each needs a queen. So each call counts the safe squares of every
line without one and takes the first line with the fewest. A line with a single safe square leaves no choice,
as a person sees at once, and one with none is taken at once: its tries fail, and the search turns back early.
It ends with the first placement.
"""

from undoku.queens.strategies.problem import QueensProblem
from undoku.search.register import strategy
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps


@strategy(
    "queens",
    "regions-fewest",
    title="Fewest safe squares first",
    source="Undoku",
    order=8,
    rule="regions",
)
def regions_fewest(problem: QueensProblem) -> Steps:
    """Start with all rows, columns and regions of an empty board."""
    n, region = problem.n, problem.region
    squares = [(row, column) for row in range(n) for column in range(n)]
    rows = [[at for at in squares if at[0] == row] for row in range(n)]
    columns = [[at for at in squares if at[1] == column] for column in range(n)]
    regions = [[(i, j) for i, j in squares if region[i][j] == one] for one in range(n)]
    return fill(region, [*rows, *columns, *regions], [None] * n)


def fill(
    region: list[list[int]],
    lines: list[list[tuple[int, int]]],
    column_of: list[int | None],
) -> Steps:
    """Place a queen in each line without one; return whether that was possible."""
    n = len(region)
    line = find_tightest_line(region, lines, column_of)
    if line is None:
        yield SOLVED
        return True
    for row, column in line:
        yield TRY, row * n + column, 1
        attacker = find_attacker(region, column_of, row, column)
        if attacker is None:
            column_of[row] = column
            yield PLACE, row * n + column, 1
            if (yield fill(region, lines, column_of)):
                return True
            column_of[row] = None
            yield UNDO, row * n + column, 1
        else:
            yield REJECT, row * n + column, 1, attacker
    return False


def find_tightest_line(
    region: list[list[int]],
    lines: list[list[tuple[int, int]]],
    column_of: list[int | None],
) -> list[tuple[int, int]] | None:
    """The first line with the fewest safe squares, or None if each has its queen."""
    best, fewest = None, len(region) ** 2 + 1
    for line in lines:
        if not any(column_of[i] == j for i, j in line):
            safe = [find_attacker(region, column_of, i, j) for i, j in line].count(None)
            if safe < fewest:
                best, fewest = line, safe
    return best


def find_attacker(
    region: list[list[int]],
    column_of: list[int | None],
    row: int,
    column: int,
) -> int | None:
    """The first queen that forbids this square, or None if it is safe."""
    for i, j in enumerate(column_of):
        if j is not None:
            touch = abs(i - row) == 1 and abs(j - column) == 1
            same_region = region[i][j] == region[row][column]
            if i == row or j == column or same_region or touch:
                return i * len(region) + j
    return None
