"""Which digits a cell of a Sudoku can have."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob, slice_of
from undoku.sudoku.options import Options
from undoku.sudoku.question import givens_of, grid_of


class Job(SearchJob):
    """Looks at one cell, the question's `cell`, by the givens alone."""

    search: Options

    def __init__(self, question: Question) -> None:
        """Read the puzzle and the entries; raises GridError."""
        cell: int = question["cell"]
        self._digit = grid_of(question).packed[cell]
        givens = givens_of(question)
        self.search = Options(givens, cell)
        self.units = slice_of(givens.layout)

    def report(self) -> Report:
        """Tell the digits that the cell can have, and the one that it has, 0 for none."""
        return {"options": self.search.digits, "digit": self._digit}
