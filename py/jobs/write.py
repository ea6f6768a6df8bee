"""A position in text forms."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.sudoku import GridError, Position
from undoku.sudoku.forms.register import form_of, lost
from undoku.sudoku.question import givens_of, grid_of
from undoku.sudoku.words import not_held


class Job(BaseJob):
    """Writes what is on the board, with notes as a mask a cell, in each of the question's `forms`."""

    def __init__(self, question: Question) -> None:
        """Take the position; raises GridError and LayoutError."""
        notes = {name: question[name] for name in ("corner", "centre", "out")}
        position = Position(givens_of(question), grid_of(question), **notes)
        self._written = [_written(position, form) for form in question["forms"]]

    def report(self) -> Report:
        """Tell for each form its text, and in a sentence what is not in it or why there is none."""
        return {"written": self._written}


def _written(position: Position, name: str) -> dict[str, str]:
    form = form_of(name)
    try:
        text = form.write(position, is_told=True)
    except GridError as error:
        return {"form": name, "text": "", "note": str(error)}
    return {"form": name, "text": text, "note": not_held(lost(position, form))}
