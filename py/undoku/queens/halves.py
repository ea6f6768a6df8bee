"""Placements on the upper half of the board, gathered by the columns they use.

Half a board is `height` = n // 2 rows. What the rest of the board must know of its queens is which columns
they use and which diagonals they hold. The columns are the key of a bucket; the diagonals are a state, one
small integer:

    bit    0 ...                          split ...
           | early | sums in the window   | differences in the window | early |

A *sum* diagonal is row + column (it runs down to the left), a *difference* diagonal is column - row (down
to the right). The *window* is what reaches the lower half of the board, 2 * height - 1 diagonals of each
kind; the *early* ones leave the board before and matter only while rows of the half itself are still to be
filled. Once the first rows are filled the earliest are dropped, which keeps a state within the 31 bits that
`join` packs it in.

Flipping the board upside down turns a half into a lower half, with its sums and differences exchanged: a
queen's sum of the upper half meets the lower half exactly where the flipped queen's difference has the same
place in the window. So both halves come from one enumeration.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

LANE_BITS = 32
Buckets = dict[int, list[int]]
"""States by the mask of the columns used."""


class Diagonals:
    """The bit masks of squares on the upper half of an n by n board."""

    def __init__(self, n: int, early: int) -> None:
        """Lay out the bits, with 0 to n - n // 2 early diagonals of each kind; n >= 2."""
        self.n = n
        self.height = n // 2
        self.early = early
        self.window = 2 * self.height - 1
        self.kind = self.window + early
        self.bits = 2 * self.kind
        self.first_row = n - self.height - early
        """The first row whose squares these masks can test."""

    def mask(self, row: int, column: int) -> int:
        """The diagonals of one square that are kept; the row may be the first below the half."""
        total = row + column - self.first_row
        difference = column - row + self.height - 1
        mask = 0
        if 0 <= total < self.kind:
            mask |= 1 << total
        if 0 <= difference < self.kind:
            mask |= 1 << self.kind + difference
        return mask

    def drop_to(self, later: "Diagonals", states: list[int]) -> list[int]:
        """The same states without the early diagonals that `later` does without."""
        dropped = self.early - later.early
        sums = (1 << later.kind) - 1
        differences = sums << later.kind
        down = self.kind - later.kind
        return [state >> dropped & sums | state >> down & differences for state in states]


class HalfBoards:
    """All placements of n // 2 queens on the upper half of an n by n board, without attacks; n >= 2.

    `fill_row` puts the queens on row after row, all rows but the last of the half; `bucket(columns)` fills
    that last row for one set of columns, so the longest level is never held in memory as a whole.
    """

    def __init__(self, n: int) -> None:
        """Choose how many early diagonals fit into a lane beside the window, its guard bit and a state."""
        all_early = n - n // 2
        spare = (LANE_BITS - 1 - 2 * (2 * (n // 2) - 1)) // 2
        early = min(spare, all_early) if spare >= 1 else all_early
        self.n = n
        self.diagonals = Diagonals(n, early)
        self._buckets: Buckets = {0: [0]}
        self._all = Diagonals(n, all_early)
        last_row = self.diagonals.height - 1
        self._last = [(1 << column, self.diagonals.mask(last_row, column)) for column in range(n)]

    @property
    def rows_to_fill(self) -> int:
        """How many rows `fill_row` has to be called for, from the top: all of the half but the last."""
        return self.diagonals.height - 1

    def fill_row(self, row: int) -> Iterator[int]:
        """Put a queen on the row in every way, yielding for each bucket how many states it has."""
        diagonals = self._all if row < self.diagonals.first_row else self.diagonals
        squares = [(1 << column, diagonals.mask(row, column)) for column in range(self.n)]
        filled: Buckets = {}
        sets = combinations([column for column, _ in squares], row + 1)
        for chosen, chosen_squares in zip(sets, combinations(squares, row + 1), strict=True):
            columns = sum(chosen)
            filled[columns] = self._grown(columns, chosen_squares)
            yield len(filled[columns])
        self._buckets = filled
        if row + 1 == self.diagonals.first_row:
            for columns, states in filled.items():
                filled[columns] = self._all.drop_to(self.diagonals, states)
                yield len(states)

    def bucket(self, columns: int) -> list[int]:
        """The states of every half board that uses exactly these columns (n // 2 of them)."""
        return self._grown(columns, [square for square in self._last if columns & square[0]])

    def _grown(self, columns: int, squares: Iterable[tuple[int, int]]) -> list[int]:
        """The states that use these columns once the row of these squares, one a column, is filled, too."""
        above = self._buckets
        return [
            state | square
            for column, square in squares
            for state in above[columns ^ column]
            if not state & square
        ]
