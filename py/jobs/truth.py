"""The truth about a Sudoku: how many solutions it has, what they have in common, and why there is none."""

from __future__ import annotations

from array import array

from jobs.job import Question, Report, SearchJob, slice_of
from undoku.sudoku.question import givens_of, grid_of
from undoku.sudoku.truth import Truth


class Job(SearchJob):
    """Takes givens and entries as the puzzle, and lets none but givens be left out, where there are any."""

    search: Truth
    answers = ("completed", "shares")

    def __init__(self, question: Question) -> None:
        """Read the puzzle; raises GridError."""
        givens = givens_of(question)
        self.units = slice_of(givens.layout)
        self.search = Truth(grid_of(question), givens if any(givens.packed) else None)

    def report(self) -> Report:
        """Tell what is known up to now, also in a sentence; cells by their numbers, digits as masks."""
        search = self.search
        return {
            "solutions": search.census.solutions,
            "exact": search.census.exact,
            "counted": search.census.done,
            "known": search.known,
            "candidates": search.candidates,
            "differ": search.differ,
            "clash": search.clash,
            "spare": search.spare,
            "sentence": search.sentence,
        }

    def completed(self, number: int) -> Report:
        """Return the digits of a solution by its number, from 1 to as many as are reported."""
        return {"digits": str(self.search.census.solution(number))}

    def shares(self) -> array[int]:
        """Return, for every cell and digit in turn, how many of the solutions found up to now have it."""
        return self.search.census.shares
