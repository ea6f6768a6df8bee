"""The squares that are still free, as one integer, and the rows, columns and regions that still want a queen.

Bit n * r + c stands for the square of row r and column c. Every row, column and region, a line here, holds
exactly one queen, so a line without a free square ends a search, and one with few of them is where to go on.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from undoku.queens.board import Square
from undoku.queens.letters import masks_of
from undoku.queens.placement import Placement
from undoku.queens.question import QueensQuestion

LARGEST_IN_LINES = 100
"""Beyond it integers of so many squares take too long, and rows of columns do better."""


HEEDS = ("queens", "blocked", "regions")
"""The rules that a position is begun by."""


class Lines:
    """The masks of a board of n by n squares, with the letters of its regions if it has any.

    Attributes:
        rows: the mask of each row.
        columns: the mask of each column.
        regions: the mask of each region by its letter.
        keep: for each square, all squares but itself and those that a queen on it attacks.
    """

    def __init__(self, n: int, regions: str = "") -> None:
        """Work out the lines; what a queen attacks is worked out when it is first asked for."""
        row = (1 << n) - 1
        column = sum(1 << n * r for r in range(n))
        self.rows = tuple(row << n * r for r in range(n))
        self.columns = tuple(column << c for c in range(n))
        self.regions = masks_of(regions)
        self.keep: Mapping[int, int] = (
            _keep_regions(self, regions) if regions else _Keep(n, self.rows, self.columns)
        )


class _Keep(dict[int, int]):
    def __init__(self, n: int, rows: tuple[int, ...], columns: tuple[int, ...]) -> None:
        super().__init__()
        self._n, self._rows, self._columns = n, rows, columns
        self._falling, self._rising = [0] * (2 * n), [0] * (2 * n)
        for r in range(n):
            for c in range(n):
                self._falling[r - c] |= 1 << n * r + c
                self._rising[r + c] |= 1 << n * r + c

    def __missing__(self, square: int) -> int:
        r, c = divmod(square, self._n)
        attacked = self._rows[r] | self._columns[c] | self._falling[r - c] | self._rising[r + c]
        self[square] = ~attacked
        return ~attacked


def _keep_regions(lines: Lines, regions: str) -> dict[int, int]:
    n = len(lines.rows)
    # The squares beside each column, and itself.
    near = [(7 << c >> 1) & (1 << n) - 1 for c in range(n)]
    keep = {}
    for square, letter in enumerate(regions):
        r, c = divmod(square, n)
        touched = sum([near[c] << n * row for row in range(max(r - 1, 0), min(r + 2, n))])
        keep[square] = ~(lines.rows[r] | lines.columns[c] | lines.regions[letter] | touched)
    return keep


@lru_cache(maxsize=4)
def lines_of(n: int, regions: str = "") -> Lines:
    """The masks for a board of n by n, perhaps with regions."""
    return Lines(n, regions)


class Position(NamedTuple):
    """What is left to be filled."""

    free: int
    """The squares that no queen attacks and that are not blocked."""
    lines: tuple[int, ...]
    """The masks of the rows, columns and regions without a queen."""
    keep: Mapping[int, int]
    """For each square, all squares but itself and those that a queen on it attacks."""

    def with_queen(self, square: int) -> "Position":
        """The position after a queen on a free square."""
        lines = tuple([line for line in self.lines if not line >> square & 1])
        return Position(self.free & self.keep[square], lines, self.keep)


def start(question: QueensQuestion) -> Position | None:
    """The position that is asked about; None if a queen is attacked or stands on a blocked square."""
    n = question.n
    lines = lines_of(n, question.regions)
    free = (1 << n * n) - 1
    for row, column in question.blocked:
        free &= ~(1 << n * row + column)
    placed = set(question.queens)
    for row, column in placed:
        square = n * row + column
        if not free >> square & 1:
            return None
        free &= lines.keep[square]
    filled = sum([1 << n * row + column for row, column in placed])
    wanting = [line for line in (*lines.rows, *lines.columns, *lines.regions.values()) if not line & filled]
    return Position(free, tuple(wanting), lines.keep)


def tightest(free: int, lines: tuple[int, ...]) -> int:
    """The free squares of the line that has the fewest; 0 if one has none, or if there are no lines."""
    least, found = free.bit_count() + 1, 0
    for line in lines:
        squares = free & line
        count = squares.bit_count()
        if count < least:
            if count < 2:
                return squares
            least, found = count, squares
    return found


def members(squares: int) -> Iterator[int]:
    """The squares of a mask, lowest first."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest


def placement_of(n: int, queens: Iterable[Square], squares: Iterable[int]) -> Placement:
    """The placement of given queens and those on further squares, one in each row."""
    columns = [0] * n
    for row, column in [*queens, *(divmod(square, n) for square in squares)]:
        columns[row] = column
    return Placement(columns)
