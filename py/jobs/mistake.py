"""Where the first mistake was made that is still on the board."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob, slice_of
from undoku.sudoku.mistake import MistakeSearch
from undoku.sudoku.question import givens_of, grid_of


class Job(SearchJob):
    """Looks at what was entered beside the givens, the question's `entries`, the latest first."""

    search: MistakeSearch

    def __init__(self, question: Question) -> None:
        """Read the puzzle; raises GridError."""
        entries = question["entries"]
        self.search = MistakeSearch(grid_of({**question, "entered": entered}) for entered in entries)
        self.units = slice_of(givens_of(question).layout)

    def report(self) -> Report:
        """Tell which of them still has a solution, -1 for none."""
        return {"index": -1 if self.search.index is None else self.search.index}
