"""Fill the cell with the fewest options first, as the handout advises, in a grid of any shape.

There is no sense in fussing over a cell with many options while another can take only one digit. So each call
looks at every empty cell, counts the digits that could go there, and takes the first cell with the fewest. A
cell without any option is taken at once: all its tries fail, and the search turns back early.
"""

from undoku.search.register import for_other_shapes
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps
from undoku.sudoku.layout import Layout
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.sudoku.strategies.shape_rules import conflict, count_options


@for_other_shapes("sudoku", "fewest-options")
def fewest_options(problem: SudokuProblem) -> Steps:
    """Start with the whole grid."""
    return solve(problem.board(), problem.shape)


def solve(grid: list[int], shape: Layout) -> Steps:
    """Fill all empty cells; return whether that was possible."""
    cell = find_best_empty_cell(grid, shape)
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


def find_best_empty_cell(grid: list[int], shape: Layout) -> int | None:
    """The first cell among those with the fewest options, or None if none is empty."""
    best, smallest = None, shape.size + 1
    for cell in range(len(grid)):
        if grid[cell] == 0:
            number = count_options(grid, shape, cell)
            if number < smallest:
                best, smallest = cell, number
    return best
