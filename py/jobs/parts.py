"""The parts in which placements of queens are counted."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.queens.parts import invariant, parts


class Job(BaseJob):
    """Has nothing to do: what it tells is known at once."""

    def __init__(self, question: Question) -> None:
        """Take the size of the board; raises BoardError."""
        self._n: int = question["n"]
        self._parts = parts(self._n)

    def report(self) -> Report:
        """Tell how many parts there are, the share of each in the work, and what symmetry adds (P + 2R)."""
        shares = [part.share for part in self._parts]
        return {"parts": len(shares), "shares": shares, "invariant": invariant(self._n)}
