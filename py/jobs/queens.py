"""Placements of queens: all of them on a small board, one on a large one, or why there is none."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from jobs.job import Question, Report
from jobs.placements import PlacementsJob
from undoku.queens import CompletionSearch, Placement, QueensQuestion, QueensSearch, place

ALL_UP_TO = 12
"""Up to this N all placements are listed (14,200 of them for 12); above, one is found."""


class Job(PlacementsJob):
    """Lists the placements in the lecture's order, and which of them are fundamental.

    The question is a `QueensQuestion` by its names. N is at most 1,000,000, and with rules at most 1,000.
    Fundamental is a placement that is the first of its images that keep the rules.
    """

    search: QueensSearch | CompletionSearch | _Placed
    answers = ("columns", "numbers", "orbits", "sizes", "text")

    def __init__(self, question: Question) -> None:
        """Take the board; raises BoardError."""
        asked = QueensQuestion.of(question)
        super().__init__(asked)
        self._n = asked.n
        self._fundamental: list[int] = []
        self._sizes: list[int] = []
        self._sorted = 0
        if self._n <= ALL_UP_TO:
            self.search = QueensSearch.about(asked)
        elif asked.is_plain:
            self.search = _Placed(self._n)
        else:
            self.search = CompletionSearch.about(asked)

    @property
    def found(self) -> Sequence[Placement]:
        """The placements so far."""
        search = self.search
        if isinstance(search, QueensSearch):
            return search.found
        return (search.placement,) if search.placement else ()

    @property
    def fundamental(self) -> Sequence[int]:
        """Where in `found` the fundamental ones are."""
        return self._fundamental

    def advance(self) -> None:
        """Search on, and see which of what was found is fundamental."""
        super().advance()
        if isinstance(self.search, QueensSearch):
            self._sort(self.search)

    def report(self) -> Report:
        """Tell whether all are listed, how many there are so far, and at the end why there is none."""
        return {
            "n": self._n,
            "listed": isinstance(self.search, QueensSearch),
            "total": len(self.found),
            "fundamental": len(self._fundamental),
            **self.why_none(),
        }

    def orbits(self) -> Report:
        """Return how many of the fundamental placements have 8, 4, 2 and 1 images."""
        return {str(size): self._sizes.count(size) for size in (8, 4, 2, 1)}

    def sizes(self, start: int, count: int) -> list[int]:
        """Return how many images each of `count` fundamental placements has; `start` counts from 1."""
        return self._sizes[start - 1 : start - 1 + count]

    def numbers(self, placements: Sequence[Sequence[int]]) -> list[int]:
        """Return the numbers of placements, given as columns, in the list of all; 0 for none of it."""
        found = self.found
        at = [bisect_left(found, Placement(columns)) for columns in placements]
        return [
            index + 1 if index < len(found) and found[index] == Placement(columns) else 0
            for index, columns in zip(at, placements, strict=True)
        ]

    def _sort(self, search: QueensSearch) -> None:
        found = search.found
        for index in range(self._sorted, len(found)):
            if search.is_fundamental(found[index]):
                self._fundamental.append(index)
                self._sizes.append(len(found[index].orbit()))
        self._sorted = len(found)


class _Placed:
    """A placement that is written down and not searched for, where nothing restricts it."""

    done = True

    def __init__(self, n: int) -> None:
        self.placement = place(n)

    def advance(self, budget: int) -> None:
        """There is nothing to do."""
