"""What can be wrong with a grid or its shape."""

from undoku.search import PuzzleError


class GridError(PuzzleError):
    """The text or the digits are no grid; the message names the row and the column or the number of cells."""


class LayoutError(PuzzleError):
    """There is no such shape; the message says which size or region is wrong."""
