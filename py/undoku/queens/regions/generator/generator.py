"""Boards with regions, made from a seed.

A placement is drawn, and the board is divided into regions around its queens so that no other placement is
left (see `division` and `mending`). Of those boards the first one of the level that is wished is the board.
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from undoku.queens.making import Making
from undoku.queens.regions.generator.division import Division
from undoku.queens.regions.generator.fitting import left_at
from undoku.queens.regions.generator.mending import Mending
from undoku.queens.regions.generator.version import VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator as Work

#: To see how hard a board is takes about as much work as so many looks for other placements.
_RATED = 40

_SHARES = {"easy": (1, 4, 16), "medium": (1, 4, 16), "hard": (1, 2, 3), "extreme": (1, 2, 3)}
"""How fast the regions grow beside each other: where some stay small, more of the boards are easy."""

_CHANGES = 8
"""How often a part of a board is divided anew, before another one is begun."""


class NewBoard(NamedTuple):
    """A board with regions that has one placement.

    `regions` are the letters of the n x n squares in reading order, A, B and so on as they come; `columns` is
    the column of each row's queen.
    """

    n: int
    regions: str
    columns: tuple[int, ...]
    level: str


class Generator(Making[NewBoard]):
    """A search for a board that is advanced in slices; the same wish and seed always give the same board.

    A region is connected; none has a single square, or more than `largest_of(n)`. Every size has
    boards of every level. Arguments and errors as for `Making`.

    >>> making = Generator(6, "easy", "7")
    >>> while not making.advance(1000):
    ...     pass
    >>> making.board.level
    'easy'
    """

    rule = "regions"
    version = VERSION
    rows = range(5, 12)
    usual: ClassVar = {"easy": 7, "medium": 8, "hard": 9, "extreme": 10}

    def _run(self) -> Work[int, None, None]:
        """Divide boards until one fits: one that is too hard is changed in part, one too easy left."""
        while True:
            division = Division(self.size, _SHARES[self.level], self._draws)
            left = yield from self._tried(division)
            for _ in range(_CHANGES):
                if not left:
                    break
                saved = division.saved
                division.scatter(left)
                now = yield from self._tried(division)
                if now is None or now.bit_count() > left.bit_count():
                    division.restore(saved)
                else:
                    left = now
            if left == 0:
                self.board = NewBoard(self.size, division.letters, tuple(division.columns), self.level)
                return

    def _tried(self, division: Division) -> Work[int, None, int | None]:
        """Make a division whole, and return where it is too hard; None if it is too easy or cannot be."""
        self.tried += 1
        if not (yield from Mending(division, self._draws).whole()):
            return None
        yield _RATED
        return left_at(self.size, division.letters, self.level)
