"""A knight's tour, or the reason why there is none."""

from __future__ import annotations

from array import array

from jobs.job import BaseJob, Question, Report
from undoku.knight import TourSearch

UNITS = 100


class Job(BaseJob):
    """Looks for the tour that is asked for: of the board, from its start, to an end or back to the start."""

    answers = ("path",)

    def __init__(self, question: Question) -> None:
        """Take the board; raises BoardError."""
        end = question["end"]
        self._search = TourSearch(
            question["rows"],
            question["cols"],
            start=tuple(question["start"]),
            end=tuple(end) if end else None,
            closed=question["closed"],
        )
        self._question = question

    @property
    def done(self) -> bool:
        """Whether a tour is found, or given up."""
        return self._search.done

    def advance(self) -> None:
        """Search on."""
        self._search.advance(UNITS)

    def report(self) -> Report:
        """Tell the kind of tour and how many squares it has; or why there is none, and if that is proved."""
        tour = self._search.tour
        squares = self._question["rows"] * self._question["cols"]
        if tour is None:
            return {"found": False, "reason": self._search.reason or "", "proved": self._search.proved}
        return {"found": True, "closed": tour.closed, "squares": squares}

    def path(self) -> array[int]:
        """Return the squares of the tour in its order, as numbers in reading order."""
        tour, cols = self._search.tour, self._question["cols"]
        return array("I", (row * cols + col for row, col in tour.path) if tour else ())
