"""Whether a Sudoku has no solution, one, or more."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob, slice_of
from undoku.sudoku import SudokuSearch
from undoku.sudoku.question import grid_of
from undoku.sudoku.words import no_solution


class Job(SearchJob):
    """Solves a puzzle, and proves that there is no other solution or finds a second one."""

    search: SudokuSearch

    def __init__(self, question: Question) -> None:
        """Read the puzzle; raises GridError."""
        self._grid = grid_of(question)
        self.search = SudokuSearch(self._grid, limit=2)
        self.units = slice_of(self._grid.layout)

    def report(self) -> Report:
        """Tell what was found, how many cells were empty, and which clash, also in a sentence."""
        found = self.search.found
        clashes = self._grid.clashes()
        size = self._grid.layout.size
        return {
            "solutions": len(found),
            "first": str(found[0]) if found else "",
            "second": str(found[1]) if len(found) > 1 else "",
            "empty": self._grid.digits.count(0),
            "clash": no_solution(str(clashes[0])) if clashes else "",
            "cells": sorted({size * row + col for clash in clashes for row, col in clash.cells}),
        }
