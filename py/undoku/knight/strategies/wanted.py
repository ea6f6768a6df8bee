"""The tour that is wanted of a board."""

from typing import NamedTuple

from undoku.knight.moves import Square
from undoku.knight.strategies.rules import squares_from


class Wanted(NamedTuple):
    """A tour of a board without `holes`, from `start`, to `end` if that is a square, closed if `closed`."""

    rows: int
    cols: int
    start: Square
    end: Square | None
    closed: bool
    holes: frozenset[Square] = frozenset()

    @property
    def squares(self) -> int:
        """How many squares there are to visit."""
        return self.rows * self.cols - len(self.holes)

    def number(self, square: Square) -> int:
        """The number of a square in reading order, which the strategies know it by."""
        return square[0] * self.cols + square[1]

    def moves(self, cell: int) -> tuple[int, ...]:
        """The numbers of the squares that a knight reaches from the one with this number."""
        return squares_from(cell, self.rows, self.cols, self.holes)

    def ends(self) -> tuple[int, ...] | None:
        """The numbers of the squares on which the tour may end; None where it may on any.

        >>> Wanted(3, 4, (0, 0), None, closed=True).ends()
        (9, 6)
        """
        end = None if self.end is None else self.number(self.end)
        if not self.closed:
            return None if end is None else (end,)
        around = self.moves(self.number(self.start))
        return tuple(square for square in around if end in (None, square))
