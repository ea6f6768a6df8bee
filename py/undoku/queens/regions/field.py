"""What is left of a board with regions: its free squares, and the lines that still want a queen, by number.

Of a board of n by n the lines 0 to n - 1 are the regions in the order of their letters, n to 2n - 1 the rows
and 2n to 3n - 1 the columns.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from undoku.queens.lines import Position, lines_of, members
from undoku.queens.question import QueensQuestion

KINDS = ("region", "row", "column")
"""The kinds of lines, in the order of their numbers."""


class Field(NamedTuple):
    """A position of a board with regions."""

    n: int
    masks: tuple[int, ...]
    """The squares of each line."""
    keep: Mapping[int, int]
    """For each square, all squares but itself and those that a queen on it attacks."""
    free: int
    """The squares that can still have a queen: no queen attacks them, and they are not taken out."""
    wanting: tuple[int, ...]
    """The lines without a queen."""

    def with_queens(self, queens: Iterable[int]) -> "Field":
        """The position after queens on these squares; one that another attacks leaves its lines wanting."""
        free, wanting = self.free, self.wanting
        for square in queens:
            if free >> square & 1:
                free &= self.keep[square]
                wanting = tuple([line for line in wanting if not self.masks[line] >> square & 1])
        return self._replace(free=free, wanting=wanting)

    def without(self, squares: int) -> "Field":
        """The position with the squares of a mask taken out."""
        return self._replace(free=self.free & ~squares)

    def squares(self, line: int) -> int:
        """The free squares of a line."""
        return self.free & self.masks[line]

    def kind(self, line: int) -> str:
        """Whether a line is a region, a row or a column."""
        return KINDS[line // self.n]

    def attacked(self, squares: int) -> int:
        """The free squares that a queen would attack from each square of a mask."""
        attacked = self.free & ~squares
        for square in members(squares):
            attacked &= ~self.keep[square]
            if not attacked:
                break
        return attacked


def whole(n: int, regions: str) -> Field:
    """The board without a queen.

    >>> whole(2, "ABAB").wanting
    (0, 1, 2, 3, 4, 5)
    """
    lines = lines_of(n, regions)
    masks = (*lines.regions.values(), *lines.rows, *lines.columns)
    return Field(n, masks, lines.keep, (1 << n * n) - 1, tuple(range(3 * n)))


def field_of(question: QueensQuestion, position: Position) -> Field:
    """What is left of a board with queens, as a position of its squares and lines."""
    n = question.n
    queens = [n * row + column for row, column in question.queens]
    return whole(n, question.regions).with_queens(queens)._replace(free=position.free)
