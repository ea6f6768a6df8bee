"""Boards with regions, made from a seed.

A placement is drawn, and the board is divided into regions around its queens so that no other placement is
left (see `division` and `mending`). Of those boards the first one of the level that is wished is the board.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.queens.board import BoardError, check_number
from undoku.queens.regions.generator.division import Division
from undoku.queens.regions.generator.fitting import left_at
from undoku.queens.regions.generator.mending import Mending
from undoku.queens.regions.generator.version import VERSION
from undoku.queens.regions.levels import LEVELS
from undoku.search.days import is_day
from undoku.search.draws import Draws
from undoku.search.errors import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator as Work

SMALLEST_MADE = 5
LARGEST_MADE = 11

SIZES = {"easy": 7, "medium": 8, "hard": 9, "extreme": 10}
"""How many rows the board of a day has, by its level."""

_SHARES = {"easy": (1, 4, 16), "medium": (1, 4, 16), "hard": (2, 3, 4), "extreme": (2, 3, 4)}
"""How fast the regions grow beside each other: where some stay small, more of the boards are easy."""

_CHANGES = 8
"""How often a part of a board is divided anew, before another one is begun."""

#: To see how hard a board is takes about as much work as so many looks for other placements.
_RATED = 40


class NewBoard(NamedTuple):
    """A board with regions that has one placement.

    `regions` are the letters of the n x n squares in reading order, A, B and so on as they come; `columns` is
    the column of each row's queen.
    """

    n: int
    regions: str
    columns: tuple[int, ...]
    level: str


class Generator:
    """A search for a board that is advanced in slices; the same wish and seed always give the same board.

    `size` is how many rows it has, 5 to 11, `level` one of `LEVELS`, and `seed` any text. `tried` boards were
    begun so far; when `done`, `board` is the one that fits. Raises `BoardError` for another size or level.

    A region is connected; at most one has a single square, and none more than `largest_of(n)`.

    >>> making = Generator(6, "easy", "7")
    >>> while not making.advance(1000):
    ...     pass
    >>> making.board.level
    'easy'
    """

    def __init__(self, size: int, level: str, seed: str) -> None:
        """Check the wish; no search yet."""
        if not SMALLEST_MADE <= check_number(size) <= LARGEST_MADE:
            raise BoardError("no-size", given=shown(size), smallest=SMALLEST_MADE, largest=LARGEST_MADE)
        if level not in LEVELS:
            raise BoardError("no-level", level=shown(level), levels=list(LEVELS))
        self.size = size
        self.level = level
        self.seed = seed
        self.tried = 0
        self.board: NewBoard | None = None
        self._draws = Draws(f"regions {VERSION} {size} {level} {seed}")
        self._work = self._run()

    @property
    def done(self) -> bool:
        """Whether the board is there."""
        return self.board is not None

    def advance(self, budget: int) -> bool:
        """Do about `budget` units of work and return whether the board is there."""
        while budget > 0 and not self.done:
            budget -= next(self._work, 0)
        return self.done

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


def daily(day: str, level: str, size: int | None = None) -> Generator:
    """Return the search for the board of a day, written like 2026-11-27: the same for everybody.

    Its size is that of its level in `SIZES`, unless another one is asked for. Raises `BoardError` for what is
    no day, no level or no size.

    >>> daily("2026-11-27", "easy").size
    7
    """
    if not is_day(day):
        raise BoardError("no-day", day=shown(day))
    return Generator(SIZES.get(level, SMALLEST_MADE) if size is None else size, level, f"day {day}")
