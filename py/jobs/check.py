"""Which of the entries of a Sudoku are wrong, by its givens alone."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob, slice_of
from undoku.sudoku.check import EntryCheck
from undoku.sudoku.question import cells_of, grid_of


class Job(SearchJob):
    """Checks the entries; no digit of a solution is told."""

    search: EntryCheck

    def __init__(self, question: Question) -> None:
        """Read the puzzle and the entries; raises GridError."""
        grid = grid_of(question)
        self._entered, _ = cells_of(question, grid)
        self._empty = grid.packed.count(0)
        self.search = EntryCheck(grid, self._entered)
        self.units = slice_of(grid.layout)

    def report(self) -> Report:
        """Tell the wrong cells, how many were entered and how many are empty, and what the solutions say."""
        search = self.search
        return {
            "cells": search.wrong,
            "entered": len(self._entered),
            "empty": self._empty,
            "solutions": search.solutions,
            "together": search.together,
        }
