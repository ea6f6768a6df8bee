"""A position as text."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.sudoku import Position
from undoku.sudoku.question import givens_of, grid_of


class Job(BaseJob):
    """Writes what is on the board, with notes as a mask a cell, in the question's `form`."""

    def __init__(self, question: Question) -> None:
        """Take the position; raises GridError."""
        notes = {name: question[name] for name in ("corner", "centre", "out")}
        position = Position(givens_of(question), grid_of(question), **notes)
        self._text = position.write(question["form"])

    def report(self) -> Report:
        """Tell the text."""
        return {"text": self._text}
