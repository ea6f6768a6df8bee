"""Fill the first empty cell first, as the blog and the handout do.

The cell is found from the top left in reading order, the digits 1 to 9 are tried in it, and each is checked
against the row, the column and the small box, each by a function of its own.

This is the handout's form. The blog's printed loop tests a digit that has failed deeper down once more
against itself, which is how it empties the cell, so it tries more digits for the same calls and placements;
and where the last cell is a given it runs off its end without a result.
"""

from undoku.search.register import strategy
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.sudoku.strategies.rules import box_conflict, column_conflict, row_conflict


@strategy(
    "sudoku",
    "first-empty",
    title="First empty cell first",
    source="the blog and the handout",
    order=2,
)
def first_empty(problem: SudokuProblem) -> Steps:
    """Start with the whole grid."""
    return solve(problem.board())


def solve(grid: list[int]) -> Steps:
    """Fill all empty cells; return whether that was possible."""
    cell = find_empty_cell(grid)
    if cell is None:
        yield SOLVED
        return True
    for digit in range(1, 10):
        yield TRY, cell, digit
        if (in_row := row_conflict(grid, cell, digit)) is not None:
            yield REJECT, cell, digit, in_row
        elif (in_column := column_conflict(grid, cell, digit)) is not None:
            yield REJECT, cell, digit, in_column
        elif (in_box := box_conflict(grid, cell, digit)) is not None:
            yield REJECT, cell, digit, in_box
        else:
            grid[cell] = digit
            yield PLACE, cell, digit
            if (yield solve(grid)):
                return True
            grid[cell] = 0
            yield UNDO, cell, digit
    return False


def find_empty_cell(grid: list[int]) -> int | None:
    """The first empty cell in reading order, or None."""
    return grid.index(0) if 0 in grid else None
