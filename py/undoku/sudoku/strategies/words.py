"""What a step of a Sudoku search did, in words, and how many digits are left for each cell."""

from collections.abc import Sequence

from undoku.search.steps import PLACE, REJECT, SOLUTION, TRY, Step
from undoku.sudoku.layout import Layout
from undoku.sudoku.strategies import shape_rules as rules
from undoku.sudoku.words import name, with_article

_USUAL = Layout.standard(9)


def sentence(step: Step, board: Sequence[int], shape: Layout = _USUAL) -> str:
    """Say what a step did, after which the board of this shape looks like this.

    >>> board = [0, 7] + 79 * [0]
    >>> sentence(Step(REJECT, 4, 7, 1, 1, 1), board)
    'Row 1, column 5: 7 cannot go here, because row 1 has a 7 in column 2.'
    """
    if step.kind == SOLUTION:
        return "No cell is empty any more: this is the solution."
    here, digit = place(step.cell, shape), name(step.value)
    if step.kind == TRY:
        return f"{here}: try {digit}."
    if step.kind == REJECT:
        why = reason(step.cell, step.value, step.by, board, shape)
        return f"{here}: {digit} cannot go here, because {why}."
    if step.kind == PLACE:
        if step.value and not others(step.cell, board, shape):
            return f"{digit} is placed in {here.lower()}: no other digit fits there."
        return f"{digit} is placed in {here.lower()} for now: {_units(shape)} allow it."
    return f"{digit} in {here.lower()} is taken back, {failure(step.cell, step.value, board, shape)}."


def _units(shape: Layout) -> str:
    """Name what must allow a digit, as the start of a clause."""
    return f"its {units(shape, 'and').replace('diagonal', 'diagonals')}"


def units(shape: Layout, last: str) -> str:
    """List the kinds of units of a shape, with a word before the last one.

    >>> units(_USUAL, "or")
    'row, column or box'
    """
    kinds = ["row", "column", "box" if shape.rectangular else "region"]
    kinds += ["diagonal"] * shape.diagonal + ["cage"] * bool(shape.cages)
    return f"{', '.join(kinds[:-1])} {last} {kinds[-1]}"


def failure(cell: int, digit: int, board: Sequence[int], shape: Layout = _USUAL) -> str:
    """Say why a digit that is no longer on the board led nowhere: it names a cell that nothing fits, if any.

    >>> failure(0, 9, [0, 1, 2, 3, 4, 5, 6, 7, 8] + 72 * [0])
    'because it led to no solution'
    """
    grid = list(board)
    if (cell_without := stuck(grid, shape)) is not None:
        return f"for no digit fits {place(cell_without, shape).lower()}, with it or without"
    grid[cell] = digit
    if (cell_with := stuck(grid, shape)) is not None:
        return f"for with it no digit fits {place(cell_with, shape).lower()}"
    return "because it led to no solution"


def stuck(grid: list[int], shape: Layout = _USUAL) -> int | None:
    """The first empty cell that no digit fits, or None."""
    return next(
        (cell for cell, digit in enumerate(grid) if not digit and not rules.count_options(grid, shape, cell)),
        None,
    )


def place(cell: int, shape: Layout = _USUAL) -> str:
    """A cell's row and column as people count them."""
    return f"Row {cell // shape.size + 1}, column {cell % shape.size + 1}"


def reason(cell: int, digit: int, by: int, board: Sequence[int] = (), shape: Layout = _USUAL) -> str:
    """Say which unit of a cell has the digit, and where; or that a cage, whose cell it is, lacks its sum."""
    size, (row, column) = shape.size, divmod(by, shape.size)
    if board and shape.cages and board[by] != digit:
        return f"its cage cannot have its sum of {_sum(cell, shape)} then"
    a_digit = with_article(name(digit))
    if cell // size == row:
        return f"row {row + 1} has {a_digit} in column {column + 1}"
    if cell % size == column:
        return f"column {column + 1} has {a_digit} in row {row + 1}"
    unit = "box" if shape.rectangular else "region"
    if shape.box_of[cell] != shape.box_of[by]:
        if any(cell in line and by in line for line in shape.units[3 * size :]):
            unit = "diagonal"
        elif any(cell in cage.cells and by in cage.cells for cage in shape.cages):
            unit = "cage"
    return f"its {unit} has {a_digit} in row {row + 1}, column {column + 1}"


def _sum(cell: int, shape: Layout) -> int:
    return next(cage.sum for cage in shape.cages if cell in cage.cells)


def others(cell: int, board: Sequence[int], shape: Layout = _USUAL) -> list[int]:
    """The digits that could go into a filled cell instead of its own."""
    grid = list(board)
    digit, grid[cell] = grid[cell], 0
    return [other for other in rules.options(grid, shape, cell) if other != digit]


def option_counts(board: Sequence[int], shape: Layout = _USUAL) -> list[int | None]:
    """How many digits could go into each empty cell; None for a filled one."""
    grid = list(board)
    return [None if digit else rules.count_options(grid, shape, cell) for cell, digit in enumerate(grid)]
