"""What is wrong with a program before it runs."""

from undoku.search.errors import PuzzleError


class ProgramError(PuzzleError):
    """The text is no program that Undoku can run; `line` is the one at fault, 0 where there is none."""

    room = "programs"

    def __init__(self, code: str, /, line: int = 0, **values: object) -> None:
        """Keep the code, the line and what the sentence says."""
        super().__init__(code, line=line, **values)
        self.line = line
