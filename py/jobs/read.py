"""A position in any of its text forms."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.sudoku import Position
from undoku.sudoku.shape import texts_of


class Job(BaseJob):
    """Reads the question's `text`, of any size and shape."""

    def __init__(self, question: Question) -> None:
        """Read the position; raises GridError that names line and character."""
        self._position = Position.parse(question["text"])

    def report(self) -> Report:
        """Tell what `as_plain` does."""
        return as_plain(self._position)


def as_plain(position: Position) -> Report:
    """Give the givens and what was entered, a character a cell, the notes, and a shape that is unusual.

    Notes are a mask a cell; the size is that of a square of so many characters.
    """
    shape = texts_of(position.layout)
    shape.pop("size", None)
    return {
        **shape,
        "givens": str(position.givens),
        "entered": str(position.entered),
        "corner": position.corner,
        "centre": position.centre,
        "out": position.out,
    }
