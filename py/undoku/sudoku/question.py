"""A Sudoku as a board asks it: the givens, and what has been entered beside them."""

from __future__ import annotations

from math import isqrt

from undoku.search.question import part
from undoku.sudoku.errors import GridError
from undoku.sudoku.grid import Grid
from undoku.sudoku.shape import KEYS, shape_of
from undoku.sudoku.text import places

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


def grid_of(question: Mapping[str, object]) -> Grid:
    """The grid with all digits of a question; both parts are texts that `Grid.parse` reads.

    The keys of `undoku.sudoku.shape` say what shape it has, where it is not the usual one of so many cells.

    Raises PuzzleError where the givens are missing or a part is no text, LayoutError for a shape that is
    none, and GridError for texts that are no grid, do not have the same number of cells, or name one cell
    twice.

    >>> str(grid_of({"givens": "1.3.............", "entered": ".2.............."}))
    '123.............'
    >>> grid_of({"givens": "1...............", "diagonal": True}).layout
    Layout.standard(4).with_rules(diagonal=True)
    """
    givens = givens_of(question)
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


def givens_of(question: Mapping[str, object]) -> Grid:
    """The grid of the givens of a question, as `grid_of` reads it."""
    text = part("sudoku", question, "givens", str)
    if not any(question.get(key) for key in KEYS):
        return Grid.parse(text)
    size = question.get("size") or isqrt(len(places(text)[1]))
    return Grid.parse(text, shape_of({**question, "size": size}))


def cells_of(question: Mapping[str, object], grid: Grid) -> tuple[list[int], list[int]]:
    """The cells of a question's grid that were entered, and those that are given, each in reading order.

    >>> asked = {"givens": "1.3.............", "entered": ".2.............."}
    >>> cells_of(asked, grid_of(asked))
    ([1], [0, 2])
    """
    givens = givens_of(question).packed
    filled = [cell for cell, digit in enumerate(grid.packed) if digit]
    return [cell for cell in filled if not givens[cell]], [cell for cell in filled if givens[cell]]
