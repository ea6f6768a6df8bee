"""How many placements have the queens that stand on a board, these placements, and why there is none."""

from __future__ import annotations

from collections.abc import Sequence

from jobs.job import Question, Report
from jobs.placements import PlacementsJob
from undoku.queens import CompletionsSearch, Placement


class Job(PlacementsJob):
    """Takes a `QueensQuestion` by its names, and lists `most` placements of it, at the end in order."""

    search: CompletionsSearch

    def __init__(self, question: Question) -> None:
        """Take the board; raises BoardError."""
        self.search = CompletionsSearch(**question)
        super().__init__(self.search.question)

    @property
    def found(self) -> Sequence[Placement]:
        """The placements so far."""
        return self.search.found

    def report(self) -> Report:
        """Tell how many are found, whether there are more, and at the end why there is none."""
        return {"found": len(self.found), "more": self.search.more, **self.why_none()}
