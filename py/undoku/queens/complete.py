"""One placement that contains given queens and avoids blocked squares, found as quickly as may be."""

from collections.abc import Iterable

from undoku.queens.board import Square, check_size, check_squares, open_squares
from undoku.queens.construct import place
from undoku.queens.placement import Placement

LARGEST_COMPLETED = 1_000

FIRST_TRY = 2_000
"""Queens placed before the first new start; every start gets twice as many as the one before."""


class CompletionSearch:
    """Looks for one placement of n queens with the given queens and without the blocked squares, in slices.

    The row with the fewest open squares is filled first. A search that gets lost starts anew with its
    columns in another order and twice the patience, so it ends: with `placement`, or with None once
    everything was tried. Squares are (row, column) from 0; those off the board, or n outside 0 to 1,000,
    are a BoardError. A unit of `advance` is one queen placed.
    """

    def __init__(self, n: int, queens: Iterable[Square] = (), blocked: Iterable[Square] = ()) -> None:
        """Check the question; the search begins with the first `advance`."""
        self.n = check_size(n, LARGEST_COMPLETED, "complete")
        self.queens = check_squares(n, queens, "queen")
        self.blocked = check_squares(n, blocked, "blocked")
        self.placement: Placement | None = None
        self.done = False
        self._budget = 0
        self._starts = 0
        self._left = FIRST_TRY
        self._open = open_squares(n, self.queens, self.blocked)
        self._stack: list[_Level] = []
        if not self.queens and not self.blocked:
            self.placement = place(n)
            self.done = True
        elif not all(self._open):
            self.done = True
        else:
            self._stack.append(self._level(tuple(self._open), ()))

    def advance(self, budget: int) -> bool:
        """Place about `budget` queens; say whether the answer is known."""
        self._budget += budget
        while self._budget > 0 and not self.done:
            self._budget -= 1 + self.n // 16
            self._step()
        return self.done

    def _step(self) -> None:
        stack = self._stack
        level = stack[-1]
        if not level.columns:
            stack.pop()
            self.done = not stack
            return
        column = level.columns.pop()
        chosen = (*level.chosen, (level.row, column))
        if len(chosen) == self.n:
            self.placement = Placement(tuple(column for _, column in sorted(chosen)))
            self.done = True
            return
        open_columns = _place(level.open_columns, level.row, column)
        if open_columns is not None:
            stack.append(self._level(open_columns, chosen))
        self._left -= 1
        if not self._left:
            self._starts += 1
            self._left = FIRST_TRY << self._starts
            stack[:] = [self._level(tuple(self._open), ())]

    def _level(self, open_columns: "Rows", chosen: tuple[Square, ...]) -> "_Level":
        """The row with the fewest open squares, its columns in the order of this start, last one first."""
        filled = {row for row, _ in chosen}
        row = min(
            (row for row in range(self.n) if row not in filled),
            key=lambda row: (open_columns[row].bit_count(), abs(2 * row - self.n)),
        )
        columns = [column for column in range(self.n) if open_columns[row] >> column & 1]
        # A fixed scramble of its own for every start: the same question always gets the same answer.
        columns.sort(
            key=lambda column: (column * 7919 + row * 104729 + 1) * (2 * self._starts + 1) * 31337 % 65521
        )
        return _Level(row, columns, open_columns, chosen)


Rows = tuple[int, ...]
"""For each row, the mask of its open columns; 0 for a row that has its queen."""


class _Level:
    """One queen to place: the row it goes on and the columns still to be tried."""

    __slots__ = ("chosen", "columns", "open_columns", "row")

    def __init__(self, row: int, columns: list[int], open_columns: Rows, chosen: tuple[Square, ...]) -> None:
        self.row = row
        self.columns = columns
        self.open_columns = open_columns
        self.chosen = chosen


def _place(open_columns: Rows, row: int, column: int) -> Rows | None:
    """The open columns after a queen on that square; None if a row without a queen is left with none."""
    queen = 1 << column
    left_open = []
    for other, columns in enumerate(open_columns):
        if other == row or not columns:
            left_open.append(0)
            continue
        distance = abs(other - row)
        columns &= ~(queen | queen << distance | queen >> distance)
        if not columns:
            return None
        left_open.append(columns)
    return tuple(left_open)


def complete(n: int, queens: Iterable[Square] = (), blocked: Iterable[Square] = ()) -> Placement | None:
    """A placement of n queens that has the given queens and none on a blocked square, or None.

    Arguments and errors as for `CompletionSearch`.

    >>> complete(6, queens=[(0, 2)]).columns
    (2, 5, 1, 4, 0, 3)
    >>> complete(6, queens=[(0, 0)]) is None
    True
    """
    search = CompletionSearch(n, queens, blocked)
    while not search.done:
        search.advance(10_000)
    return search.placement
