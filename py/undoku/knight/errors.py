"""What can be wrong with a board or with a wish for a tour; the sentences are in `words`."""

from undoku.search import PuzzleError


class BoardError(PuzzleError):
    """The board or a square is impossible; the message names the argument and what would be right."""

    room = "knight"


class NoTour(PuzzleError):
    """There is no tour as asked for, or none was found.

    `proved` is False where the search was given up, which can happen only with both ends asked for and sides
    above 12.
    """

    def __init__(self, code: str, /, proved: bool = True, **values: object) -> None:
        """Keep the reason and whether it is a proof."""
        super().__init__(code, **values)
        self.proved = proved

    @property
    def reason(self) -> str:
        """Why there is none: a plain sentence for people."""
        return str(self)

    def __str__(self) -> str:
        """Return the sentence."""
        from undoku.knight.words import reason

        return reason(self.code, self.values)
