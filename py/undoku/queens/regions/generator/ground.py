"""The squares of a board that is not divided yet: what a queen on each leaves free, and what is beside it."""

from __future__ import annotations

from functools import lru_cache

from undoku.queens.lines import lines_of


class Ground:
    """A board of n by n squares; bit n * r + c of a mask is the square of row r and column c.

    Attributes:
        everywhere: the mask of all squares.
        keep: for each square the mask of those that are in another row and column and do not touch it.
        beside: for each square those with which it shares a side.
    """

    def __init__(self, n: int) -> None:
        """Work them out."""
        self.everywhere = (1 << n * n) - 1
        self.keep: list[int] = []
        self.beside: list[tuple[int, ...]] = []
        lines = lines_of(n)
        for square in range(n * n):
            row, column = divmod(square, n)
            rows, columns = (
                range(max(row - 1, 0), min(row + 2, n)),
                range(max(column - 1, 0), min(column + 2, n)),
            )
            touched = sum([1 << n * r + c for r in rows for c in columns])
            self.keep.append(self.everywhere & ~(lines.rows[row] | lines.columns[column] | touched))
            self.beside.append(
                tuple([n * r + c for r in rows for c in columns if abs(r - row) + abs(c - column) == 1])
            )


@lru_cache(maxsize=8)
def ground_of(n: int) -> Ground:
    """The ground of boards of n by n."""
    return Ground(n)
