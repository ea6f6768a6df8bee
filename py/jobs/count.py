"""The number of placements of queens in one part of them: several workers count a board together."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from undoku.queens.parts import PartSearch


class Job(SearchJob):
    """Counts one of the parts that a job of the kind `parts` tells of."""

    search: PartSearch
    units = 2000

    def __init__(self, question: Question) -> None:
        """Take the size of the board and the number of the part, from 0; raises BoardError."""
        self.search = PartSearch(question["n"], question["part"])

    def report(self) -> Report:
        """Tell how much of the part is done, from 0 to 1, and how many placements were found in it so far."""
        return {"progress": self.search.progress, "found": self.search.found}
