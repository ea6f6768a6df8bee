"""Boards to walk, made from a seed.

A board is drawn: its sides, perhaps holes, and a tour; then how much of the tour is walked already, and
whether the walk has to end on the tour's last square or back beside its start. How hard that is, is how many
traps it has (see `traps`). The first one that has as many as its level allows is the board.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.knight.board import Board
from undoku.knight.errors import BoardError
from undoku.knight.generator.shapes import drawn_holes
from undoku.knight.generator.traps import count_traps
from undoku.knight.generator.version import VERSION
from undoku.knight.generator.walks import drawn_tour
from undoku.search.days import is_day
from undoku.search.draws import Draws
from undoku.search.errors import shown
from undoku.search.sliced import SlicedSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator as Work

    from undoku.knight.moves import Square


class _Level(NamedTuple):
    """What a level draws: the sides, the squares to be walked, and how often of 4 an end or a closed tour."""

    sides: range
    ahead: range
    aims: int
    traps: range


_LEVELS = {
    "easy": _Level(range(5, 7), range(9, 15), 0, range(2, 5)),
    "medium": _Level(range(5, 8), range(15, 23), 2, range(5, 9)),
    "hard": _Level(range(6, 9), range(24, 37), 3, range(10, 21)),
}

LEVELS = tuple(_LEVELS)
"""The levels, from easy to hard; more traps than the one before has each."""

#: How many squares a board may have whose tour is to be found from its start.
_LONGEST = 37

#: A path of fewer squares is no beginning.
_BEGUN = 4

#: To draw the shape of a board is about as much work as so many positions of a search.
_DRAWN = 10


class NewBoard(NamedTuple):
    """A board to walk.

    `rows`, `cols` and `holes` (in reading order) are the board; `path` is walked already, at least the start;
    the walk has to end on `end`, unless that is None, and a move from its start if `closed`. `tour` is one
    that does so, and `traps` how many traps it has.
    """

    rows: int
    cols: int
    holes: tuple[Square, ...]
    path: tuple[Square, ...]
    end: Square | None
    closed: bool
    tour: tuple[Square, ...]
    traps: int


class Generator(SlicedSearch):
    """A search for a board of a level that is advanced in slices; the same seed always gives the same board.

    `seed` is any text, `level` one of `LEVELS`. `tried` boards were drawn so far; when `done`, `board` is the
    one that fits. Raises `BoardError` for what is no level.

    >>> making = Generator("easy", "7")
    >>> while not making.advance(1000):
    ...     pass
    >>> making.board.traps
    2
    """

    def __init__(self, level: str, seed: str) -> None:
        """Check the level; no search yet."""
        if level not in _LEVELS:
            raise BoardError("no-level", level=shown(level), levels=list(LEVELS))
        self.level = level
        self.seed = seed
        self.tried = 0
        self.board: NewBoard | None = None
        self._draws = Draws(f"knight {VERSION} {level} {seed}")
        self._work = self._run()

    def _run(self) -> Work[int, None, None]:
        """Draw boards until one fits."""
        while self.board is None:
            self.tried += 1
            yield _DRAWN
            self.board = yield from self._drawn()

    def _drawn(self) -> Work[int, None, NewBoard | None]:
        """Draw one; None where it has no tour that was found, or is easier or harder."""
        level, draws = _LEVELS[self.level], self._draws
        rows, cols = sorted(level.sides[draws.below(len(level.sides))] for _ in range(2))
        holes = drawn_holes(rows, cols, draws) if draws.below(4) else ()
        board = Board(rows, cols, holes)
        ahead = level.ahead[draws.below(len(level.ahead))]
        aim = ("end", "closed")[draws.below(2)] if draws.below(4) < level.aims else ""
        # A shape may be walked from the start, where that is not too long to be sure of its traps.
        if holes and board.size <= _LONGEST and draws.below(2):
            ahead = board.size - 1
        if ahead > board.size - 1 or 1 < board.size - ahead < _BEGUN:
            return None
        numbers = yield from drawn_tour(board, aim == "closed", draws)
        if numbers is None:
            return None
        tour = tuple([divmod(number, cols) for number in numbers])
        begun = board.size - ahead
        end = tour[-1] if aim == "end" else None
        traps = yield from count_traps(board, tour, begun, end, aim == "closed")
        if traps is None or traps not in level.traps:
            return None
        return NewBoard(rows, cols, holes, tour[:begun], end, aim == "closed", tour, traps)


def daily(day: str, level: str) -> Generator:
    """Return the search for the board of a day, written like 2026-11-27: the same for everybody.

    Raises `BoardError` for what is no day or no level.

    >>> daily("2026-11-27", "easy").seed
    'day 2026-11-27'
    """
    if not is_day(day):
        raise BoardError("no-day", day=shown(day))
    return Generator(level, f"day {day}")
