"""What is wrong with a program before it runs."""

from undoku.programs.fitting import short
from undoku.search.errors import PuzzleError

SAID = 1_000
"""Characters of the longest text in a sentence."""


class ProgramError(PuzzleError):
    """The text is no program that Undoku can run; `line` is the one at fault, 0 where there is none."""

    room = "programs"

    def __init__(self, code: str, /, line: int = 0, **values: object) -> None:
        """Keep the code, the line and what the sentence says."""
        said = {
            name: short(value, SAID) if isinstance(value, str) else value for name, value in values.items()
        }
        super().__init__(code, line=line, **said)
        self.line = line
