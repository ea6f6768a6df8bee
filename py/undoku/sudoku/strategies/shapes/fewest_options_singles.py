"""Fewest options first, and every cell with one option is filled at once, in a grid of any shape.

The handout's search with one thing more: after each try, a cell that has a single option left gets its digit
at once, which may leave the next cell with a single option, and so on. These digits need no try. When the
try before them fails, they are taken back with it.
"""

from undoku.search.register import for_other_shapes
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps
from undoku.sudoku.layout import Layout
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.sudoku.strategies.shape_rules import conflict, count_options, options
from undoku.sudoku.strategies.shapes.fewest_options import find_best_empty_cell


@for_other_shapes("sudoku", "fewest-options-singles")
def fewest_options_singles(problem: SudokuProblem) -> Steps:
    """Start with the whole grid."""
    return solve(problem.board(), problem.shape)


def solve(grid: list[int], shape: Layout) -> Steps:
    """Fill the singles, then try; return whether the grid could be filled."""
    filled: list[int] = []
    yield fill_singles(grid, shape, filled)
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
    while filled:
        cell = filled.pop()
        digit, grid[cell] = grid[cell], 0
        yield UNDO, cell, digit
    return False


def fill_singles(grid: list[int], shape: Layout, filled: list[int]) -> Steps:
    """Place the only option of a cell until none has just one; note it in `filled`."""
    again = True
    while again:
        again = False
        for cell in range(len(grid)):
            if grid[cell] == 0 and count_options(grid, shape, cell) == 1:
                (digit,) = options(grid, shape, cell)
                filled.append(cell)
                grid[cell] = digit
                yield PLACE, cell, digit
                again = True
