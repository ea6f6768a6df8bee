"""Fewest options first, and every cell with one option is filled before anything is tried.

The handout's search with one thing more: after each try, a cell that has a single option left gets its digit
at once, which may leave the next cell with a single option, and so on. These digits need no try. When the
try before them fails, they are taken back with it.
"""

from undoku.search.register import strategy
from undoku.search.steps import PLACE, REJECT, SOLVED, TRY, UNDO, Steps
from undoku.sudoku.strategies.fewest_options import find_best_empty_cell
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.sudoku.strategies.rules import conflict, count_options, options


@strategy(
    "sudoku",
    "fewest-options-singles",
    title="Fewest options, singles filled at once",
    source="the handout, taken further",
    order=4,
    shows="options",
)
def fewest_options_singles(problem: SudokuProblem) -> Steps:
    """Start with the whole grid."""
    return solve(problem.board())


def solve(grid: list[int]) -> Steps:
    """Fill the singles, then try; return whether the grid could be filled."""
    filled: list[int] = []
    yield fill_singles(grid, filled)
    cell = find_best_empty_cell(grid)
    if cell is None:
        yield SOLVED
        return True
    for digit in range(1, 10):
        yield TRY, cell, digit
        forbidden_by = conflict(grid, cell, digit)
        if forbidden_by is None:
            grid[cell] = digit
            yield PLACE, cell, digit
            if (yield solve(grid)):
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


def fill_singles(grid: list[int], filled: list[int]) -> Steps:
    """Place the only option of a cell until none has just one; note it in `filled`."""
    again = True
    while again:
        again = False
        for cell in range(81):
            if grid[cell] == 0 and count_options(grid, cell) == 1:
                (digit,) = options(grid, cell)
                filled.append(cell)
                grid[cell] = digit
                yield PLACE, cell, digit
                again = True
