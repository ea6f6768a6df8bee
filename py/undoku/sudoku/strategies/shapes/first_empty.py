"""Fill the first empty cell first, as the blog and the handout do, in a grid of any shape.

The cell is found from the top left in reading order, every digit is tried in it, and each is checked against
the cells that must differ: those of its row, its column, its box or region, its diagonal and its cage.
"""

from undoku.search.register import for_other_shapes
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps
from undoku.sudoku.layout import Layout
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.sudoku.strategies.shape_rules import conflict


@for_other_shapes("sudoku", "first-empty")
def first_empty(problem: SudokuProblem) -> Steps:
    """Start with the whole grid."""
    return solve(problem.board(), problem.shape)


def solve(grid: list[int], shape: Layout) -> Steps:
    """Fill all empty cells; return whether that was possible."""
    cell = find_empty_cell(grid)
    if cell is None:
        yield SOLVED
        return True
    for digit in range(1, shape.size + 1):
        yield TRY, cell, digit
        forbidden_by = conflict(grid, shape, cell, digit)
        if forbidden_by is None:
            grid[cell] = digit
            yield PLACE, cell, digit
            if (yield solve(grid, shape)):
                return True
            grid[cell] = 0
            yield UNDO, cell, digit
        else:
            yield REJECT, cell, digit, forbidden_by
    return False


def find_empty_cell(grid: list[int]) -> int | None:
    """The first empty cell in reading order, or None."""
    return grid.index(0) if 0 in grid else None
