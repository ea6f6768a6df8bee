"""The one family of errors that Undoku raises on purpose."""


class PuzzleError(ValueError):
    """The input is not a puzzle Undoku can work on.

    The message names the row, the column or the argument that is wrong and says what would be right.
    """
