"""What can be wrong with a grid or its shape; the sentences are in `words`."""

from undoku.search import PuzzleError


class GridError(PuzzleError):
    """The text or the digits are no grid; the message names the row and the column or the number of cells."""

    room = "sudoku"


class LayoutError(PuzzleError):
    """There is no such shape; the message says which size or region is wrong."""

    room = "sudoku"
