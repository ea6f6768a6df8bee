"""Which digits of a Sudoku without a solution would each mend it, were they not there."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob, slice_of
from undoku.sudoku.mends import MendSearch
from undoku.sudoku.question import cells_of, grid_of
from undoku.sudoku.words import mended


class Job(SearchJob):
    """Looks at the entries first, and at the givens where no entry mends it."""

    search: MendSearch

    def __init__(self, question: Question) -> None:
        """Read the puzzle; raises GridError."""
        self._grid = grid_of(question)
        self.search = MendSearch(self._grid, cells_of(question, self._grid))
        self.units = slice_of(self._grid.layout)

    def report(self) -> Report:
        """Tell, at the end, the cells that would mend it, also in a sentence."""
        if not self.search.done:
            return {}
        mends, size = self.search.mends, self._grid.layout.size
        said = [
            (*divmod(cell, size), self._grid.packed[cell], solutions) for cell, solutions in mends.items()
        ]
        return {
            "cells": list(mends),
            "sentence": mended(said, given=self.search.group == 1),
        }
