"""Every placement in the lecture's order, by bit masks and an explicit stack."""

from collections.abc import Iterable, Iterator
from typing import Any

from undoku.queens.board import Square
from undoku.queens.orbit import images
from undoku.queens.placement import Placement
from undoku.queens.question import Asked

LARGEST_SEARCHED = 1_000


class QueensSearch(Asked):
    """All placements of n queens that contain the given queens and avoid the blocked squares, in slices.

    Squares are (row, column) from 0. Given queens that attack each other have no placement, which is no
    error; a square off the board, or n outside 0 to 1,000, is a BoardError. With `fundamental`, of the
    placements that are images of each other under rotation and reflection only the first is kept. `found`
    grows in the lecture's order; a unit of `advance` is one queen placed.

    >>> search = QueensSearch(6)
    >>> search.advance(10_000)
    True
    >>> [placement.columns for placement in search.found][:2]
    [(1, 3, 5, 0, 2, 4), (2, 5, 1, 4, 0, 3)]
    """

    purpose = "search"
    largest = LARGEST_SEARCHED

    def __init__(
        self,
        n: int,
        queens: Iterable[Square] = (),
        blocked: Iterable[Square] = (),
        fundamental: bool = False,
        **rules: object,
    ) -> None:
        """Check the question; the search begins with the first `advance`."""
        super().__init__(n, queens, blocked, **rules)
        self.fundamental = fundamental
        self.found: list[Placement] = []
        self.nodes = 0
        self.done = False
        self._open = self.question.open_columns()
        if fundamental and n and self.question.is_plain:
            # The mirror image of a placement that begins in the right half comes before it.
            self._open[0] &= (1 << (n + 1) // 2) - 1
        # One entry a row: what its queens so far attack in columns, down-left and down-right, and the columns
        # still to be tried; the chosen column is the lowest bit last taken.
        self._columns: list[int] = []
        self._stack = [(0, 0, 0, self._open[0])] if n else []
        if not n:
            self.found.append(Placement(()))
            self.done = True

    def advance(self, budget: int) -> bool:
        """Place about `budget` queens; say whether every placement has been found."""
        n, open_columns, stack, chosen = self.n, self._open, self._stack, self._columns
        everywhere = (1 << n) - 1
        while stack and budget > 0:
            columns, left, right, untried = stack.pop()
            del chosen[len(stack) :]
            if not untried:
                continue
            queen = untried & -untried
            stack.append((columns, left, right, untried ^ queen))
            chosen.append(queen.bit_length() - 1)
            budget -= 1
            self.nodes += 1
            row = len(chosen)
            if row == n:
                self._keep(Placement(tuple(chosen)))
                continue
            columns |= queen
            left = (left | queen) << 1 & everywhere
            right = (right | queen) >> 1
            stack.append((columns, left, right, open_columns[row] & ~(columns | left | right)))
        self.done = not stack
        return self.done

    def is_fundamental(self, placement: Placement) -> bool:
        """Whether it is the first of its images that have the given queens and none on a blocked square."""
        columns = placement.columns
        return not any(image < columns and self._allows(image) for image in images(columns))

    def _keep(self, placement: Placement) -> None:
        if not self.fundamental or self.is_fundamental(placement):
            self.found.append(placement)

    def _allows(self, columns: tuple[int, ...]) -> bool:
        return all(self._open[row] >> column & 1 for row, column in enumerate(columns))


def solutions(
    n: int, queens: Iterable[Square] = (), blocked: Iterable[Square] = (), **rules: Any
) -> Iterator[Placement]:
    """The placements one after the other, in the lecture's order, each searched for when it is asked for.

    Arguments and errors as for `QueensSearch`; errors are raised at once, not at the first placement.

    >>> next(solutions(8)).columns
    (0, 4, 7, 5, 2, 6, 1, 3)
    """
    return _drain(QueensSearch(n, queens, blocked, **rules))


def fundamental(n: int) -> Iterator[Placement]:
    """The placements that are the first of their images under rotation and reflection, lazily, in order.

    >>> len(list(fundamental(8)))
    12
    """
    return _drain(QueensSearch(n, fundamental=True))


def _drain(search: QueensSearch) -> Iterator[Placement]:
    while True:
        search.advance(1_000)
        yield from search.found
        search.found.clear()
        if search.done:
            return
