"""Fill the last empty cell first, as the lecture does.

The lecture looks for the next empty cell from the end of the grid backwards, tries 1 to 9 in it and calls
itself for the next one. A call that has tried all nine in vain returns false, and its caller takes its own
digit back. There are 9 options for each of 81 cells, so the lecture's bound is 9^81.
"""

from undoku.search.register import strategy
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.sudoku.strategies.rules import conflict


@strategy(
    "sudoku",
    "last-empty",
    title="Last empty cell first",
    source="the lecture",
    order=1,
)
def last_empty(problem: SudokuProblem) -> Steps:
    """Find the last empty cell and start there."""
    grid = problem.board()
    return fill_sudoku(grid, find_next_empty_cell(grid, 80))


def fill_sudoku(grid: list[int], cell: int) -> Steps:
    """Fill this cell and all empty ones before it; return whether that was possible."""
    if cell == -1:
        yield SOLVED
        return True
    for digit in range(1, 10):
        yield TRY, cell, digit
        forbidden_by = conflict(grid, cell, digit)
        if forbidden_by is None:
            grid[cell] = digit
            yield PLACE, cell, digit
            if (yield fill_sudoku(grid, find_next_empty_cell(grid, cell))):
                return True
            grid[cell] = 0
            yield UNDO, cell, digit
        else:
            yield REJECT, cell, digit, forbidden_by
    return False


def find_next_empty_cell(grid: list[int], cell: int) -> int:
    """The nearest empty cell from this one backwards in reading order, or -1."""
    while cell >= 0 and grid[cell] != 0:
        cell -= 1
    return cell
