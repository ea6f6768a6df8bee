"""The images of a placement of queens under rotation and reflection."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.queens import words
from undoku.queens.orbit import orbit


class Job(BaseJob):
    """Takes `n` and the `columns` of a placement, one for each row, and is done at once."""

    def __init__(self, question: Question) -> None:
        """Make the images; raises BoardError where the columns are no placement."""
        self._members = orbit(question["n"], question["columns"])

    def report(self) -> Report:
        """Tell the different images, each with all symmetries that make it, and why there are so many."""
        size = len(self._members)
        return {
            "size": size,
            "members": [member._asdict() for member in self._members],
            "sentence": words.orbit(size),
        }
