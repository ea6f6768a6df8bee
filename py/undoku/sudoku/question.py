"""A Sudoku as a board asks it: the givens, and what has been entered beside them."""

from __future__ import annotations

from undoku.search.question import part
from undoku.sudoku.errors import GridError
from undoku.sudoku.grid import Grid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


def grid_of(question: Mapping[str, object]) -> Grid:
    """The grid with all digits of a question; both parts are texts that `Grid.parse` reads.

    Raises PuzzleError where the givens are missing or a part is no text, and GridError for texts that are
    no grid, do not have the same number of cells, or name one cell twice.

    >>> str(grid_of({"givens": "1.3.............", "entered": ".2.............."}))
    '123.............'
    """
    givens = Grid.parse(part("sudoku", question, "givens", str))
    if "entered" not in question:
        return givens
    entered = Grid.parse(part("sudoku", question, "entered", str), givens.layout)
    digits = []
    for cell, (given, other) in enumerate(zip(givens.digits, entered.digits, strict=True)):
        if given and other:
            row, column = divmod(cell, givens.layout.size)
            raise GridError("twice", row=row, column=column)
        digits.append(given or other)
    return Grid(givens.layout, digits)


def cells_of(question: Mapping[str, object], grid: Grid) -> tuple[list[int], list[int]]:
    """The cells of a question's grid that were entered, and those that are given, each in reading order.

    >>> asked = {"givens": "1.3.............", "entered": ".2.............."}
    >>> cells_of(asked, grid_of(asked))
    ([1], [0, 2])
    """
    givens = Grid.parse(part("sudoku", question, "givens", str)).packed
    filled = [cell for cell, digit in enumerate(grid.packed) if digit]
    return [cell for cell in filled if not givens[cell]], [cell for cell in filled if givens[cell]]
