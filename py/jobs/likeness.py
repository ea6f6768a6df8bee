"""What a tour is like: its turns and crossings, its symmetries, and what its move numbers add up to."""

from __future__ import annotations

from collections.abc import Iterator

from jobs.job import BaseJob, Question, Report
from undoku.knight.magic import SumSearch
from undoku.knight.measures import KNOWN, MeasureSearch
from undoku.knight.symmetry import SYMMETRIES, has, kind
from undoku.knight.tour import Tour

#: Squares that are looked at in a slice.
_UNITS = 1_000


class Job(BaseJob):
    """Measures a path of knight's moves over a board of `rows` by `cols`, its squares given as numbers."""

    def __init__(self, question: Question) -> None:
        """Take the path, which is one."""
        cols = question["cols"]
        self._tour = Tour(question["rows"], cols, tuple(divmod(square, cols) for square in question["path"]))
        self._measures = MeasureSearch(self._tour)
        self._sums = SumSearch(self._tour)
        self._symmetries: list[str] = []
        self._work: Iterator[None] | None = self._run()

    @property
    def done(self) -> bool:
        """Whether everything is known."""
        return self._work is None

    def advance(self) -> None:
        """Look at some squares, or at one symmetry."""
        if self._work is not None and next(self._work, self) is self:
            self._work = None

    def _run(self) -> Iterator[None]:
        for search in (self._measures, self._sums):
            while not search.advance(_UNITS):
                yield
        for symmetry in SYMMETRIES:
            if has(self._tour, symmetry):
                self._symmetries.append(symmetry)
            yield

    def report(self) -> Report:
        """Tell all of it once it is `done`; before, nothing."""
        if not self.done:
            return {}
        return {
            "closed": self._tour.closed,
            "turns": self._measures.turns,
            "crossings": self._measures.crossings,
            "bounds": KNOWN,
            "kind": kind(self._tour, self._symmetries),
            "magic": self._sums.kind,
            "rows": self._sums.rows,
            "cols": self._sums.cols,
            "diagonals": self._sums.diagonals,
        }
