"""What a command cannot do for a reason of its own: no puzzle is wrong."""

from undoku.search.errors import PuzzleError


class CommandError(PuzzleError):
    """Its sentence is said on stderr, and the command ends with exit code 1."""

    def __init__(self, sentence: str) -> None:
        """Keep the sentence."""
        super().__init__("command")
        self.sentence = sentence

    def __str__(self) -> str:
        """Say it."""
        return self.sentence
