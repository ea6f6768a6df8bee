"""A knight's tour that begins as somebody has walked, or the reason why there is none."""

from __future__ import annotations

from array import array
from typing import Any

from jobs.job import Question, Report, SearchJob
from undoku.knight import FinishSearch


def walk_of(question: Question) -> dict[str, Any]:
    """The values of a question about a walk: its `start` says nothing that the `path` does not."""
    return {name: value for name, value in question.items() if name != "start"}


class Job(SearchJob):
    """Takes the board, the `path` that was walked, and how the tour has to end."""

    search: FinishSearch
    units = 100
    answers = ("path",)

    def __init__(self, question: Question) -> None:
        """Take the walk; raises BoardError."""
        self.search = FinishSearch(**walk_of(question))

    def report(self) -> Report:
        """Tell whether there is a tour, None where that is not settled, and why; and whether it is closed."""
        tour = self.search.tour
        closed = tour is not None and tour.closed
        return {"possible": self.search.possible, "reason": self.search.reason, "closed": closed}

    def path(self) -> array[int]:
        """Return the squares of the tour in its order, as numbers in reading order."""
        tour, cols = self.search.tour, self.search.cols
        return array("I", (row * cols + col for row, col in tour.path) if tour else ())
