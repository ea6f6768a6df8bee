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

from array import array
from collections.abc import Iterable, Iterator
from itertools import combinations

LANE_BITS = 32

LISTS_UP_TO = 16
"""Up to this N there is memory for lists of states, which are quicker; an array takes a fourth of it."""

Buckets = dict[int, "list[int] | array[int]"]
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


def emptied(buckets: "Buckets | dict[int, list[int]]") -> Iterator[int]:
    """Empty buckets one by one: giving back millions of small integers at once would be one long step."""
    while buckets:
        yield len(buckets.popitem()[1])


class HalfBoards:
    """Placements of n // 2 queens on the upper half of an n by n board, without attacks; n >= 2.

    Of the columns in `middle` they use exactly those in `used`; both are masks, and without them every
    placement is there. `fill_row` puts the queens on row after row, all rows but the last of the half;
    `bucket(columns)` fills that last row for one set of columns, so the longest level is never held in
    memory as a whole.
    """

    def __init__(self, n: int, middle: int = 0, used: int = 0) -> None:
        """Choose how many early diagonals fit into a lane beside the window, its guard bit and a state."""
        all_early = n - n // 2
        spare = (LANE_BITS - 1 - 2 * (2 * (n // 2) - 1)) // 2
        early = min(spare, all_early) if spare >= 1 else all_early
        self.n = n
        self.diagonals = Diagonals(n, early)
        self._buckets: Buckets = {0: [0]}
        self._all = Diagonals(n, all_early)
        self._packs = n > LISTS_UP_TO
        last_row = self.diagonals.height - 1
        self._last = [(1 << column, self.diagonals.mask(last_row, column)) for column in range(n)]
        self._used = [1 << column for column in range(n) if used >> column & 1]
        self._others = [1 << column for column in range(n) if not middle >> column & 1]

    @property
    def rows_to_fill(self) -> int:
        """How many rows `fill_row` has to be called for, from the top: all of the half but the last."""
        return self.diagonals.height - 1

    def fill_row(self, row: int) -> Iterator[int]:
        """Put a queen on the row in every way, yielding for each bucket how many states it has."""
        diagonals = self._all if row < self.diagonals.first_row else self.diagonals
        is_dropping = row + 1 == self.diagonals.first_row
        masks = {1 << column: diagonals.mask(row, column) for column in range(self.n)}
        filled: Buckets = {}
        for chosen in self._column_sets(row + 1):
            columns = sum(chosen)
            states = self._grown(columns, [(column, masks[column]) for column in chosen])
            if is_dropping:
                states = self._all.drop_to(self.diagonals, states)
            filled[columns] = array("Q", states) if self._packs else states
            yield len(states)
        yield from emptied(self._buckets)
        self._buckets = filled

    def empty(self) -> Iterator[int]:
        """Give back the memory, yielding for each bucket how many states it had."""
        return emptied(self._buckets)

    def column_sets(self) -> list[int]:
        """The sets of columns that a half board may use, as masks."""
        return [sum(chosen) for chosen in self._column_sets(self.diagonals.height)]

    def bucket(self, columns: int) -> list[int]:
        """The states of every half board that uses exactly these columns (n // 2 of them)."""
        return self._grown(columns, [square for square in self._last if columns & square[0]])

    def _column_sets(self, queens: int) -> Iterator[tuple[int, ...]]:
        """The sets of columns for the first rows that leave enough rows for what is still to be used."""
        height, wanted = self.diagonals.height, len(self._used)
        for inside in range(max(0, wanted - (height - queens)), wanted + 1):
            if 0 <= queens - inside <= height - wanted:
                for some in combinations(self._used, inside):
                    for others in combinations(self._others, queens - inside):
                        yield some + others

    def _grown(self, columns: int, squares: Iterable[tuple[int, int]]) -> list[int]:
        """The states that use these columns once the row of these squares, one a column, is filled, too."""
        above = self._buckets.get
        return [
            state | square
            for column, square in squares
            for state in above(columns ^ column, ())
            if not state & square
        ]
