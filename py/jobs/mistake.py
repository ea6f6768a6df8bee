"""Where the first mistake was made that is still on the board."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from undoku.sudoku.mistake import MistakeSearch
from undoku.sudoku.question import grid_of


class Job(SearchJob):
    """Looks at what was entered beside the givens, the question's `entries`, the latest first."""

    search: MistakeSearch
    units = 100

    def __init__(self, question: Question) -> None:
        """Read the puzzle; raises GridError."""
        givens = question["givens"]
        self.search = MistakeSearch(
            grid_of({"givens": givens, "entered": entered}) for entered in question["entries"]
        )

    def report(self) -> Report:
        """Tell which of them still has a solution, -1 for none."""
        return {"index": -1 if self.search.index is None else self.search.index}
