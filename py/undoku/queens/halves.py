"""Placements on the upper half of the board, gathered by the columns they use.

Half a board is `height` = n // 2 rows. What the rest of the board must know of its queens is which columns
they use and which diagonals they hold. The columns are the key of a bucket; the diagonals are a state, one
small integer:

    bit    0 ...                          split ...
           | early | sums in the window   | differences in the window | early |

A *sum* diagonal is row + column (it runs down to the left), a *difference* diagonal is column - row (down
to the right). The *window* is what reaches the lower half of the board, 2 * height - 1 diagonals of each
kind; the *early* ones leave the board before and matter only while rows of the half itself are still to be
filled. On small boards the earliest are dropped once the first rows are filled, which keeps a state within
the 31 bits that `join` packs it in.

Flipping the board upside down turns a half into a lower half, with its sums and differences exchanged: a
queen's sum of the upper half meets the lower half exactly where the flipped queen's difference has the same
place in the window. So both halves come from one enumeration. On large boards that is only of the half
boards whose first queen is on the left (or in the middle, and the second on the left): the others are their
mirror images.
"""

from array import array
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations
from math import comb

from undoku.queens.bucket import Bucket
from undoku.queens.images import mirrored_columns

LANE_BITS = 32

AT_ONCE = 250
"""About so many half boards are looked at in a step where there are few at a time."""

MIRRORS_FROM = 15
"""From this N on half boards are mirrored rather than enumerated, and their states kept in arrays."""


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


class _Buckets(dict[int, Sequence[int]]):
    """States by the columns they use; none where nothing was filled."""

    def __missing__(self, columns: int) -> Sequence[int]:
        return ()


class HalfBoards:
    """Placements of n // 2 queens on the upper half of an n by n board, without attacks; n >= 2.

    `fill_some` puts the queens on row after row, all rows but the last of the half; `bucket(columns)` fills
    that last row for one set of columns, so the longest level is never held in memory as a whole.
    """

    def __init__(
        self, n: int, mirrors: bool | None = None, middle: int = 0, used: Collection[int] = (0,)
    ) -> None:
        """Choose the layout of the states; `mirrors` is chosen if left out, and takes n >= 6.

        There will be buckets only of columns of which exactly one of the masks in `used`, or its mirror
        image, is in the mask `middle`: of all, if these are left out.
        """
        self.n = n
        self._middle = middle
        self._used = {mask for each in used for mask in (each, mirrored_columns(n, each))}
        self.mirrors = n >= MIRRORS_FROM if mirrors is None else mirrors
        all_early = n - n // 2
        window = 2 * (n // 2) - 1
        if self.mirrors:
            early = aligned_early(window, all_early)
        else:
            early = min((LANE_BITS - 1 - 2 * window) // 2, all_early)
        self.diagonals = Diagonals(n, early)
        self._all = Diagonals(n, max(early, all_early))
        self._buckets: dict[int, Sequence[int]] = {0: [0]}
        self._rows = 0
        self._within_row = 0.0
        self._filling: Iterator[int] = iter(())
        last_row = self.diagonals.height - 1
        self._last = [(1 << column, self.diagonals.mask(last_row, column)) for column in range(n)]

    @property
    def progress(self) -> float:
        """How much is filled, from 0 to 1: a row takes about five times as long as the row above it."""
        whole = 5 ** (self.diagonals.height - 1) - 1
        return (5**self._rows * (1 + 4 * self._within_row) - 1) / whole if whole else 1.0

    def fill_some(self) -> int | None:
        """Fill on for some sets of columns, and say how many states they have; None once all is filled.

        Where that is interrupted by an error, the row is begun again.
        """
        while self._rows < self.diagonals.height - 1:
            length = next(self._filling, None)
            if length is not None:
                return length
            self._filling = self._fill_row(self._rows)
        return None

    def _fill_row(self, row: int) -> Iterator[int]:
        diagonals = self._all if row < self.diagonals.first_row else self.diagonals
        is_dropping = row + 1 == self.diagonals.first_row
        squares = [(1 << column, diagonals.mask(row, column)) for column in range(self.n)]
        has_left = self.mirrors and row < 2
        is_partial = self._middle != 0
        filled: dict[int, Sequence[int]] = _Buckets() if is_partial else {}
        number = comb(self.n, row + 1)
        sets = map(sum, combinations([square[0] for square in squares], row + 1))
        cost = 0
        try:
            for at, (columns, chosen) in enumerate(zip(sets, combinations(squares, row + 1), strict=True), 1):
                if is_partial and not self._is_needed(columns):
                    continue
                states = self._grown(columns, self._left(columns, chosen) if has_left else chosen)
                if is_dropping:
                    states = self._all.drop_to(self.diagonals, states)
                filled[columns] = array("Q", states) if self.mirrors else states
                cost += len(states)
                if cost > AT_ONCE:
                    self._within_row = at / number
                    yield cost
                    cost = 0
        finally:
            self._within_row = 0.0
        self._buckets = filled
        self._rows += 1
        yield cost

    def _is_needed(self, columns: int) -> bool:
        """Whether there will be a bucket of half boards that use all of these columns, and more."""
        inside = columns & self._middle
        free = self.diagonals.height - (columns ^ inside).bit_count()
        return any(not inside & ~used and used.bit_count() <= free for used in self._used)

    def _left(self, columns: int, squares: Iterable[tuple[int, int]]) -> Iterable[tuple[int, int]]:
        """The squares on one of the first two rows where a queen makes no mirror image of what is there."""
        middle = 1 << self.n // 2 if self.n % 2 else 0
        # In the first row nothing is above; in the middle a queen is there only for what is left of it.
        return [
            square
            for square in squares
            if square[0] < 1 << (self.n + 1) // 2 or columns ^ square[0] not in (0, middle)
        ]

    def bucket(self, columns: int) -> Bucket:
        """The states of every half board that uses exactly these columns (n // 2 of them)."""
        return Bucket(
            self.plain(columns), self.plain(mirrored_columns(self.n, columns)) if self.mirrors else []
        )

    def plain(self, columns: int) -> list[int]:
        """Its plain states, which are all unless half boards are mirrored."""
        return self._grown(columns, [square for square in self._last if columns & square[0]])

    def square_below(self, column: int) -> tuple[int, int]:
        """The diagonals of a square on the row below the half, for plain and for mirrored states."""
        diagonals = self.diagonals
        return diagonals.mask(diagonals.height, column), diagonals.mask(diagonals.height, self.n - 1 - column)

    def _grown(self, columns: int, squares: Iterable[tuple[int, int]]) -> list[int]:
        """The states that use these columns once the row of these squares, one a column, is filled, too."""
        above = self._buckets
        return [
            state | square
            for column, square in squares
            for state in above[columns ^ column]
            if not state & square
        ]


def aligned_early(window: int, least: int) -> int:
    """How many early diagonals, at least so many, put the window in the middle of four bytes or of five."""
    margin = 4 * bytes_of(window) - window
    return margin + -(-max(0, least - margin) // 8) * 8


def bytes_of(window: int) -> int:
    """How many bytes of a state hold both windows."""
    return 4 if window <= 16 else 5
