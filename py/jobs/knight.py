"""A knight's tour, or the reason why there is none."""

from __future__ import annotations

from array import array

from jobs.job import Question, Report, SearchJob
from undoku.knight import TourSearch


class Job(SearchJob):
    """Looks for the tour that is asked for: of the board, from its start, to an end or back to the start."""

    search: TourSearch
    units = 100
    answers = ("path",)

    def __init__(self, question: Question) -> None:
        """Take the board; raises BoardError."""
        self.search = TourSearch(**question)

    def report(self) -> Report:
        """Tell the kind of tour and how many squares it has; or why there is none, and if that is proved."""
        tour = self.search.tour
        if tour is None:
            return {"found": False, "reason": self.search.reason or "", "proved": self.search.proved}
        return {"found": True, "closed": tour.closed, "squares": len(tour.path)}

    def path(self) -> array[int]:
        """Return the squares of the tour in its order, as numbers in reading order."""
        tour, cols = self.search.tour, self.search.cols
        return array("I", (row * cols + col for row, col in tour.path) if tour else ())
