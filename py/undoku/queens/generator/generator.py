"""Partly placed boards, made from a seed.

A placement is drawn, and of its queens one after the other is taken away as long as what a level knows
places them again. Of those that are left none can be spared: without her the board is harder, or has several
completions. The first board that the level before does not fill is the board.
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from undoku.queens.generator.filling import LEVELS, fills
from undoku.queens.generator.version import VERSION
from undoku.queens.making import Making

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator as Work

    from undoku.queens.board import Square
    from undoku.search.draws import Draws


class NewBoard(NamedTuple):
    """A board of n by n that has one completion: its `queens` by rows, and the column of each row's queen."""

    n: int
    queens: tuple[Square, ...]
    columns: tuple[int, ...]
    level: str


class Generator(Making[NewBoard]):
    """A search for a board that is advanced in slices; the same wish and seed always give the same board.

    Arguments and errors as for `Making`; a unit of work is one look whether a queen can be spared.

    >>> making = Generator(8, "easy", "7")
    >>> while not making.advance(1000):
    ...     pass
    >>> making.board.columns
    (7, 3, 0, 2, 5, 1, 6, 4)
    """

    rule = "diagonals"
    version = VERSION
    rows = range(6, 13)
    usual: ClassVar = {"easy": 8, "medium": 10, "hard": 12}

    def _run(self) -> Work[int, None, None]:
        """Draw placements until one has a board."""
        easier = LEVELS[: LEVELS.index(self.level)][-1:]
        while self.board is None:
            self.tried += 1
            columns = drawn_columns(self.size, self._draws)
            queens = list(enumerate(columns))
            for queen in self._draws.shuffled(queens):
                yield 1
                others = [one for one in queens if one != queen]
                if fills(self.size, others, self.level):
                    queens = others
            if not any(fills(self.size, queens, level) for level in easier):
                self.board = NewBoard(self.size, tuple(queens), columns, self.level)


def drawn_columns(n: int, draws: Draws) -> tuple[int, ...]:
    """Draw a placement, row by row and each row's columns in an order that is drawn; n from 4.

    >>> from undoku.search.draws import Draws
    >>> drawn_columns(4, Draws("a"))
    (1, 3, 0, 2)
    """
    orders = [draws.shuffled(range(n)) for _ in range(n)]
    stack: list[tuple[int, ...]] = [()]
    while len(placed := stack.pop()) < n:
        row = len(placed)
        stack += [
            (*placed, column)
            for column in orders[row]
            if all(column - other not in (0, row - at, at - row) for at, other in enumerate(placed))
        ]
    return placed
