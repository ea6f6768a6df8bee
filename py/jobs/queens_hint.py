"""The next step for somebody who places queens by hand, or what is wrong with the board."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from undoku.queens import Hint, HintSearch


class Job(SearchJob):
    """Takes a `QueensQuestion` by its names, and `crosses`, the squares that the reader has taken out."""

    search: HintSearch
    units = 200

    def __init__(self, question: Question) -> None:
        """Take the board; raises BoardError."""
        self.search = HintSearch(**question)

    def report(self) -> Report:
        """Tell the hint, field by field; without a value until it is found."""
        hint = self.search.hint
        return hint._asdict() if hint else dict.fromkeys(Hint._fields)
