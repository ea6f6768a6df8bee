"""What can be wrong with a grid or its shape; the sentences are in `words`."""

from undoku.search import PuzzleError


class GridError(PuzzleError):
    """The text or the digits are no grid; the message names the row and the column or the number of cells."""

    def __str__(self) -> str:
        """Say it in a sentence."""
        from undoku.sudoku.words import error

        return error(self.code, self.values)


class LayoutError(PuzzleError):
    """There is no such shape; the message says which size or region is wrong."""

    def __str__(self) -> str:
        """Say it in a sentence."""
        from undoku.sudoku.words import error

        return error(self.code, self.values)
