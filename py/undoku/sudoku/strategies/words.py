"""What a step of a Sudoku search did, in words, and how many digits are left for each cell."""

from collections.abc import Sequence

from undoku.search.steps import PLACE, REJECT, SOLUTION, TRY, Step
from undoku.sudoku.strategies.rules import count_options, options


def sentence(step: Step, board: Sequence[int]) -> str:
    """Say what a step did, after which the board looks like this.

    >>> board = [0, 7] + 79 * [0]
    >>> sentence(Step(REJECT, 4, 7, 1, 1, 1), board)
    'Row 1, column 5: 7 cannot go here, because row 1 has a 7 in column 2.'
    """
    if step.kind == SOLUTION:
        return "No cell is empty any more: this is the solution."
    here = place(step.cell)
    if step.kind == TRY:
        return f"{here}: try {step.value}."
    if step.kind == REJECT:
        return f"{here}: {step.value} cannot go here, because {reason(step.cell, step.value, step.by)}."
    if step.kind == PLACE:
        if step.value and not others(step.cell, board):
            return f"{step.value} is placed in {here.lower()}: no other digit fits there."
        return f"{step.value} is placed in {here.lower()} for now: its row, column and box allow it."
    return f"{step.value} in {here.lower()} is taken back, {failure(step.cell, step.value, board)}."


def failure(cell: int, digit: int, board: Sequence[int]) -> str:
    """Say why a digit that is no longer on the board led nowhere: it names a cell that nothing fits, if any.

    >>> failure(0, 9, [0, 1, 2, 3, 4, 5, 6, 7, 8] + 72 * [0])
    'because it led to no solution'
    """
    grid = list(board)
    if (cell_without := stuck(grid)) is not None:
        return f"for no digit fits {place(cell_without).lower()}, with it or without"
    grid[cell] = digit
    if (cell_with := stuck(grid)) is not None:
        return f"for with it no digit fits {place(cell_with).lower()}"
    return "because it led to no solution"


def stuck(grid: list[int]) -> int | None:
    """The first empty cell that no digit fits, or None."""
    return next(
        (cell for cell, digit in enumerate(grid) if not digit and not count_options(grid, cell)), None
    )


def place(cell: int) -> str:
    """A cell's row and column as people count them."""
    return f"Row {cell // 9 + 1}, column {cell % 9 + 1}"


def reason(cell: int, digit: int, by: int) -> str:
    """Say which unit of a cell has the digit, and where."""
    row, column = divmod(by, 9)
    if cell // 9 == row:
        return f"row {row + 1} has a {digit} in column {column + 1}"
    if cell % 9 == column:
        return f"column {column + 1} has a {digit} in row {row + 1}"
    return f"its box has a {digit} in row {row + 1}, column {column + 1}"


def others(cell: int, board: Sequence[int]) -> list[int]:
    """The digits that could go into a filled cell instead of its own."""
    grid = list(board)
    digit, grid[cell] = grid[cell], 0
    return [other for other in options(grid, cell) if other != digit]


def option_counts(board: Sequence[int]) -> list[int | None]:
    """How many digits could go into each empty cell; None for a filled one."""
    grid = list(board)
    return [None if digit else count_options(grid, cell) for cell, digit in enumerate(grid)]
