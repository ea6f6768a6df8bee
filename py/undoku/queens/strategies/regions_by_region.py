"""Queens with regions, region by region: each call stands for a region and tries its squares.

Small regions leave few squares to try, and every square of another region is passed over without a look. But
queens come into rows in any order now, so rows need to be marked as well, and one that is touched may stand
in the row above or in the row below. It ends with the first placement.
"""

from undoku.queens.strategies.checks import marks_and_beside
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.register import strategy
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps


@strategy(
    "queens",
    "regions-by-region",
    title="Region by region",
    source="Undoku",
    order=7,
    rule="regions",
    checks=marks_and_beside,
)
def regions_by_region(problem: QueensProblem) -> Steps:
    """Start with the first region of an empty board."""
    n = problem.n
    squares: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for row in range(n):
        for column in range(n):
            squares[problem.region[row][column]].append((row, column))
    return fill(squares, 0, [None] * n, [None] * n)


def fill(
    squares: list[list[tuple[int, int]]],
    region: int,
    column_of: list[int | None],
    row_of: list[int | None],
) -> Steps:
    """Place queens from this region on; return whether that was possible."""
    n = len(squares)
    if region == n:
        yield SOLVED
        return True
    for row, column in squares[region]:
        yield TRY, row * n + column, 1
        attacker = find_attacker(column_of, row_of, row, column)
        if attacker is None:
            column_of[row] = column
            row_of[column] = row
            yield PLACE, row * n + column, 1
            if (yield fill(squares, region + 1, column_of, row_of)):
                return True
            column_of[row] = None
            row_of[column] = None
            yield UNDO, row * n + column, 1
        else:
            yield REJECT, row * n + column, 1, attacker
    return False


def find_attacker(
    column_of: list[int | None],
    row_of: list[int | None],
    row: int,
    column: int,
) -> int | None:
    """The queen in this row, in this column or next to this square, or None."""
    n = len(column_of)
    beside = column_of[row]
    if beside is not None:
        return row * n + beside
    above = row_of[column]
    if above is not None:
        return above * n + column
    for other in (row - 1, row + 1):
        if 0 <= other < n:
            near = column_of[other]
            if near is not None and abs(near - column) == 1:
                return other * n + near
    return None
