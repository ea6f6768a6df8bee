"""Whether a Sudoku has no solution, one, or more."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.sudoku import SudokuSearch
from undoku.sudoku.question import grid_of

UNITS = 100


class Job(BaseJob):
    """Solves a puzzle, and proves that there is no other solution or finds a second one."""

    def __init__(self, question: Question) -> None:
        """Read the puzzle; raises GridError."""
        self._grid = grid_of(question)
        self._search = SudokuSearch(self._grid, limit=2)

    @property
    def done(self) -> bool:
        """Whether the number of solutions is settled."""
        return self._search.done

    def advance(self) -> None:
        """Search on."""
        self._search.advance(UNITS)

    def report(self) -> Report:
        """Tell what was found, how many cells were empty, and which digits clash, in a sentence each."""
        found = self._search.found
        clashes = self._grid.clashes()
        size = self._grid.layout.size
        return {
            "solutions": len(found),
            "first": str(found[0]) if found else "",
            "second": str(found[1]) if len(found) > 1 else "",
            "empty": self._grid.digits.count(0),
            "clashes": [str(clash) for clash in clashes],
            "cells": sorted({size * row + col for clash in clashes for row, col in clash.cells}),
        }
