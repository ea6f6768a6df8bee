"""All placements of queens on a small board, one on a large one."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.queens import Placement, QueensSearch, place

ALL_UP_TO = 12
"""Up to this N all placements are listed (14,200 of them for 12); above, one is constructed."""

UNITS = 200


class Job(BaseJob):
    """Lists the placements in the lecture's order, and which of them are fundamental."""

    answers = ("solution",)

    def __init__(self, question: Question) -> None:
        """Take the board; raises BoardError."""
        self._n: int = question["n"]
        self._search = QueensSearch(**question) if self._n <= ALL_UP_TO else None
        self._placed = [] if self._search else _one(self._n)
        self._fundamental: list[int] = []
        self._sorted = 0

    @property
    def done(self) -> bool:
        """Whether there are no more to be listed."""
        return self._search is None or self._search.done

    def advance(self) -> None:
        """List some more."""
        if self._search:
            self._search.advance(UNITS)

    def report(self) -> Report:
        """Tell whether all are listed, how many there are so far, and how many of them are fundamental."""
        found = self._found
        for index in range(self._sorted, len(found)):
            if self._search and found[index].is_fundamental():
                self._fundamental.append(index)
        self._sorted = len(found)
        listed = self._search is not None
        return {"n": self._n, "listed": listed, "total": len(found), "fundamental": len(self._fundamental)}

    def solution(self, index: int, fundamental: bool) -> Report:
        """Return the placement at `index` of the shown list, and its number among all; both count from 1."""
        at = self._fundamental[index - 1] if fundamental else index - 1
        return {"columns": list(self._found[at].columns), "number": at + 1}

    @property
    def _found(self) -> list[Placement]:
        return self._search.found if self._search else self._placed


def _one(n: int) -> list[Placement]:
    placement = place(n)
    return [placement] if placement else []
