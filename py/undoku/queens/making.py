"""What making a new board of queens is like, whatever its rule: a wish, a seed, slices, and days."""

from __future__ import annotations

from typing import ClassVar, Generic, Self, TypeVar

from undoku.queens.board import BoardError, check_number
from undoku.search.days import is_day
from undoku.search.draws import Draws
from undoku.search.errors import shown
from undoku.search.sliced import SlicedSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator as Work
    from collections.abc import Mapping

Board = TypeVar("Board")


class Making(SlicedSearch, Generic[Board]):
    """A search for a board that is advanced in slices; the same wish and seed always give the same board.

    `size` is how many rows it has, `level` one of `usual`, and `seed` any text. Raises `BoardError` for
    another size or level.

    Attributes:
        rule: what the boards go by.
        version: of the generator: with another one the same seed gives other boards.
        rows: how many rows there may be.
        usual: the size of the board of a day, and of any that nobody has wished, by level.
        tried: how many boards were begun so far.
        board: the one that fits, None before it is there.
    """

    rule: ClassVar[str]
    version: ClassVar[int]
    rows: ClassVar[range]
    usual: ClassVar[Mapping[str, int]]

    def __init__(self, size: int, level: str, seed: str) -> None:
        """Check the wish; no search yet."""
        self.check_level(level)
        if check_number(size) not in self.rows:
            raise BoardError("no-size", given=size, smallest=self.rows[0], largest=self.rows[-1])
        self.size = size
        self.level = level
        self.seed = seed
        self.tried = 0
        self.board: Board | None = None
        self._draws = Draws(f"{self.rule} {self.version} {size} {level} {seed}")
        self._work = self._run()

    @classmethod
    def check_level(cls, level: str) -> None:
        """Raise BoardError for what is no level."""
        if level not in cls.usual:
            raise BoardError("no-level", level=shown(level), levels=list(cls.usual))

    @classmethod
    def usually(cls, level: str, seed: str, size: int | None = None) -> Self:
        """Begin to make one of the usual size of its level, unless another size is asked for."""
        cls.check_level(level)
        return cls(cls.usual[level] if size is None else size, level, seed)

    @classmethod
    def daily(cls, day: str, level: str, size: int | None = None) -> Self:
        """Begin to make the board of a day, written like 2026-11-27: the same for everybody.

        Its size is as in `usually`. Raises `BoardError` for what is no day as well.
        """
        if not is_day(day):
            raise BoardError("no-day", day=shown(day))
        return cls.usually(level, f"day {day}", size)

    def _run(self) -> Work[int, None, None]:
        """Begin boards, yielding units of work, until one is found to fit."""
        raise NotImplementedError
