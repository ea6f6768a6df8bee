"""A placement of N queens and its images under the eight symmetries of the square."""

from collections.abc import Iterable, Iterator
from functools import total_ordering
from typing import NoReturn

from undoku.queens.orbit import images, mirrored, turned


@total_ordering
class Placement:
    """One queen in every row: `columns[row]` is its column, both counted from 0.

    Placements compare as their columns do, which is the lecture's order: row by row, columns left to right.

    >>> print(Placement((1, 3, 0, 2)))
    .Q..
    ...Q
    Q...
    ..Q.
    """

    __slots__ = ("columns",)
    columns: tuple[int, ...]

    def __init__(self, columns: Iterable[int]) -> None:
        """Take the columns as they are; `is_valid` says whether they are a solution."""
        object.__setattr__(self, "columns", tuple(columns))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a placement is a value."""
        raise AttributeError(f"a Placement cannot be changed ({name})")

    def __repr__(self) -> str:
        """The call that makes it."""
        return f"Placement({self.columns})"

    def __eq__(self, other: object) -> bool:
        """Whether the other is a placement with the same columns."""
        return self.columns == other.columns if isinstance(other, Placement) else NotImplemented

    def __lt__(self, other: "Placement") -> bool:
        """Whether it comes first in the lecture's order."""
        return self.columns < other.columns

    def __hash__(self) -> int:
        """Equal placements have equal hashes."""
        return hash(self.columns)

    @property
    def n(self) -> int:
        """The number of queens, which is the side of the board."""
        return len(self.columns)

    def __str__(self) -> str:
        """The board as N lines of `Q` and `.`."""
        return "\n".join(self.lines())

    def lines(self) -> Iterator[str]:
        """The rows of the picture, one by one: a board of 100,000 rows is too large for one string."""
        for column in self.columns:
            yield "." * column + "Q" + "." * (self.n - column - 1)

    def is_valid(self) -> bool:
        """Whether every queen is on the board and no two share a column or a diagonal."""
        n, columns = self.n, self.columns
        return (
            all(0 <= column < n for column in columns)
            and len(set(columns)) == n
            and len({row + column for row, column in enumerate(columns)}) == n
            and len({row - column for row, column in enumerate(columns)}) == n
        )

    def mirrored(self) -> "Placement":
        """The image with left and right exchanged."""
        return Placement(mirrored(self.columns))

    def turned(self) -> "Placement":
        """The image turned a quarter clockwise: the square (r, c) goes to (c, n - 1 - r)."""
        return Placement(turned(self.columns))

    def orbit(self) -> tuple["Placement", ...]:
        """Its different images under rotation and reflection, 1, 2, 4 or 8 of them, in the lecture's order.

        Raises nothing for a valid placement; one that has two queens in a column has no quarter turn.
        """
        return tuple([Placement(columns) for columns in sorted(set(images(self.columns)))])

    def is_fundamental(self) -> bool:
        """Whether it is the first of its orbit in the lecture's order."""
        return min(images(self.columns)) == self.columns
