"""What can be wrong with a board or with a wish for a tour."""

from undoku.search import PuzzleError


class BoardError(PuzzleError):
    """The board or a square is impossible; the message names the argument and what would be right."""


class NoTour(PuzzleError):
    """There is no tour as asked for, or none was found.

    `reason` is a plain sentence for people. `proved` is False where the search was given up, which can happen
    only with both ends asked for and sides above 12.
    """

    def __init__(self, reason: str, proved: bool = True) -> None:
        """Keep the sentence and whether it is a proof."""
        super().__init__(reason, proved)
        self.reason = reason
        self.proved = proved

    def __str__(self) -> str:
        """Return the sentence."""
        return self.reason
