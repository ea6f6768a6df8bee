"""What can be wrong with wishes; the sentences are in `words`."""

from undoku.search import PuzzleError


class WishError(PuzzleError):
    """There is no such puzzle, none is known, or none was found; the message says which wish it is."""

    room = "sudoku.generator"
