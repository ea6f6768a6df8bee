"""One placement that contains given queens and avoids blocked squares, found as quickly as may be."""

from collections.abc import Iterable, Iterator
from typing import Any

from undoku.queens import exact, large
from undoku.queens.board import Square
from undoku.queens.construct import place
from undoku.queens.lines import HEEDS, LARGEST_IN_LINES, placement_of, start
from undoku.queens.placement import Placement
from undoku.queens.question import Asked

LARGEST_COMPLETED = 1_000


class CompletionSearch(Asked):
    """Looks for one placement of n queens with the given queens and without the blocked squares, in slices.

    The row or column with the fewest free squares is filled first, on boards of more than 100 rows the row.
    It ends with `placement`, or with None once everything was tried. Squares are (row, column) from 0; those
    off the board, or n outside 0 to 1,000, are a BoardError. A unit of `advance` is one queen placed, on
    boards of more than 100 rows a part of one.
    """

    purpose = "complete"
    largest = LARGEST_COMPLETED
    heeds = HEEDS

    def __init__(
        self, n: int, queens: Iterable[Square] = (), blocked: Iterable[Square] = (), **rules: object
    ) -> None:
        """Check the question; the search begins with the first `advance`."""
        super().__init__(n, queens, blocked, **rules)
        self.placement: Placement | None = None
        self.done = False
        self._budget = 0
        if self.question.is_plain:
            self.placement = place(n)
            self.done = True
        elif n > LARGEST_IN_LINES:
            self.question.check_heeded(large.HEEDS, "complete-large")
            self._cost, self._work = 1 + n // 16, self._find_large()
        else:
            self._cost, self._work = 1, self._find()

    def advance(self, budget: int) -> bool:
        """Place about `budget` queens; say whether the answer is known."""
        self._budget += budget
        while self._budget > 0 and not self.done:
            self._budget -= self._cost
            try:
                self.placement = next(self._work)
            except StopIteration:
                self.done = True
            else:
                self.done = self.placement is not None
        return self.done

    def _find(self) -> Iterator[Placement | None]:
        position = start(self.question)
        if position is None:
            return
        for squares in exact.first(self.n, position):
            yield None if squares is None else placement_of(self.n, self.queens, squares)

    def _find_large(self) -> Iterator[Placement | None]:
        for columns in large.first(self.n, self.question.open_columns()):
            yield None if columns is None else Placement(columns)


def complete(
    n: int, queens: Iterable[Square] = (), blocked: Iterable[Square] = (), **rules: Any
) -> Placement | None:
    """A placement of n queens that has the given queens and none on a blocked square, or None.

    Arguments and errors as for `CompletionSearch`.

    >>> complete(6, queens=[(0, 2)]).columns
    (2, 5, 1, 4, 0, 3)
    >>> complete(6, queens=[(0, 0)]) is None
    True
    """
    search = CompletionSearch(n, queens, blocked, **rules)
    while not search.done:
        search.advance(10_000)
    return search.placement
