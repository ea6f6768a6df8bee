"""Fill the last empty cell first, as the lecture does, in a grid of any shape.

The lecture looks for the next empty cell from the end of the grid backwards, tries every digit in it and
calls itself for the next one. A call that has tried all digits in vain returns false, and its caller takes
its own digit back.
"""

from undoku.search.register import for_other_shapes
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps
from undoku.sudoku.layout import Layout
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.sudoku.strategies.shape_rules import conflict


@for_other_shapes("sudoku", "last-empty")
def last_empty(problem: SudokuProblem) -> Steps:
    """Find the last empty cell and start there."""
    grid = problem.board()
    return fill_sudoku(grid, problem.shape, find_next_empty_cell(grid, len(grid) - 1))


def fill_sudoku(grid: list[int], shape: Layout, cell: int) -> Steps:
    """Fill this cell and all empty ones before it; return whether that was possible."""
    if cell == -1:
        yield SOLVED
        return True
    for digit in range(1, shape.size + 1):
        yield TRY, cell, digit
        forbidden_by = conflict(grid, shape, cell, digit)
        if forbidden_by is None:
            grid[cell] = digit
            yield PLACE, cell, digit
            if (yield fill_sudoku(grid, shape, find_next_empty_cell(grid, cell))):
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
