"""The parts in which placements of queens are counted."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from undoku.queens.parts import parts
from undoku.queens.symmetric import InvariantSearch


class Job(SearchJob):
    """Knows the parts at once, and looks for what symmetry adds to what is found in them."""

    search: InvariantSearch
    units = 500

    def __init__(self, question: Question) -> None:
        """Take the size of the board; raises BoardError."""
        n: int = question["n"]
        self._parts = parts(n)
        self.search = InvariantSearch(n)

    def report(self) -> Report:
        """Tell how many parts there are, the share of each in the work, and P + 2R once it is done."""
        shares = [part.share for part in self._parts]
        return {"parts": len(shares), "shares": shares, "invariant": self.search.found}
