"""Which digits a cell of a Sudoku can have."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from undoku.sudoku.options import Options
from undoku.sudoku.question import grid_of


class Job(SearchJob):
    """Looks at one cell, the question's `cell`, by the givens alone."""

    search: Options
    units = 100

    def __init__(self, question: Question) -> None:
        """Read the puzzle and the entries; raises GridError."""
        cell: int = question["cell"]
        self._digit = grid_of(question).packed[cell]
        self.search = Options(grid_of({"givens": question["givens"]}), cell)

    def report(self) -> Report:
        """Tell the digits that the cell can have, and the one that it has, 0 for none."""
        return {"options": self.search.digits, "digit": self._digit}
