"""All placements of queens on a small board, one on a large one."""

from __future__ import annotations

from collections.abc import Sequence

from jobs.job import Question, Report, SearchJob
from undoku.queens import CompletionSearch, Placement, QueensSearch

ALL_UP_TO = 12
"""Up to this N all placements are listed (14,200 of them for 12); above, one is found."""


class Job(SearchJob):
    """Lists the placements in the lecture's order, and which of them are fundamental."""

    search: QueensSearch | CompletionSearch
    units = 200
    answers = ("solution",)

    def __init__(self, question: Question) -> None:
        """Take the board; raises BoardError."""
        self._n: int = question["n"]
        self._listed = self._n <= ALL_UP_TO
        self.search = (QueensSearch if self._listed else CompletionSearch)(**question)
        self._fundamental: list[int] = []
        self._sorted = 0

    def advance(self) -> None:
        """Search on, and see which of what was found is fundamental."""
        super().advance()
        if self._listed:
            self._sort()

    def report(self) -> Report:
        """Tell whether all are listed, how many there are so far, and how many of them are fundamental."""
        fundamental = len(self._fundamental)
        return {"n": self._n, "listed": self._listed, "total": len(self._found), "fundamental": fundamental}

    def solution(self, index: int, fundamental: bool) -> Report:
        """Return the placement at `index`, from 1, of all of them or of the fundamental ones."""
        at = self._fundamental[index - 1] if fundamental else index - 1
        return {"columns": list(self._found[at].columns)}

    @property
    def _found(self) -> Sequence[Placement]:
        search = self.search
        if isinstance(search, QueensSearch):
            return search.found
        return (search.placement,) if search.placement else ()

    def _sort(self) -> None:
        found = self._found
        for index in range(self._sorted, len(found)):
            if found[index].is_fundamental():
                self._fundamental.append(index)
        self._sorted = len(found)
