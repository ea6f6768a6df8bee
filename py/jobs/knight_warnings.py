"""The squares that a walk of the knight has left in danger."""

from __future__ import annotations

import json

from jobs.job import BaseJob, Question, Report
from jobs.knight_finish import walk_of
from undoku.knight import warnings


class Job(BaseJob):
    """Takes the board, the `path` that was walked, and how the tour has to end."""

    def __init__(self, question: Question) -> None:
        """Look at the walk; raises BoardError."""
        self._cols = question["cols"]
        self._warnings = warnings(**walk_of(question))

    def report(self) -> Report:
        """Tell the squares as JSON: [number in reading order, sentence] each."""
        cols = self._cols
        return {"warnings": json.dumps([[row * cols + column, why] for (row, column), why in self._warnings])}
