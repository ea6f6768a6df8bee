"""A position in any of its text forms."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.sudoku import Layout, Position


class Job(BaseJob):
    """Reads the question's `text`, of the usual 9 by 9."""

    def __init__(self, question: Question) -> None:
        """Read the position; raises GridError that names line and character."""
        self._position = Position.parse(question["text"], Layout.standard(9))

    def report(self) -> Report:
        """Tell givens and what was entered, a character a cell, and the notes, a mask a cell."""
        return as_plain(self._position)


def as_plain(position: Position) -> Report:
    """Give the givens and what was entered, a character a cell, and the notes, a mask a cell."""
    return {
        "givens": str(position.givens),
        "entered": str(position.entered),
        "corner": position.corner,
        "centre": position.centre,
        "out": position.out,
    }
