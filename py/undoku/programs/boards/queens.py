"""Queens, as a program has them."""

from __future__ import annotations

from undoku.programs.boards.board import Board
from undoku.programs.calling.own import letters_in
from undoku.queens.letters import lines_of_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

FREE = frozenset({"", ".", "-", "_", " ", "0", "*"})
"""What stands in a cell of letters where there is no queen."""

SIGNS = frozenset({"Q", "q", "X", "x", "♛", "♕", "👑"})
"""What stands in a cell for a queen where the others have the letters of regions."""

CELLS = (int, bool, str)
"""The types of what a cell holds."""

SQUARES = (("row", "col"), ("row", "column"), ("r", "c"), ("x", "y"))
"""How an object names its square."""


class QueensBoard(Board):
    """N by N squares: 1 for a queen."""

    name = "queens"

    @property
    def full(self) -> int:
        """As many queens as there are rows."""
        return self.rows

    def values(self, thing: object) -> list[int] | None:
        """The queens, also of a set of squares."""
        kind = type(thing)
        if kind is set or kind is frozenset:
            assert isinstance(thing, set | frozenset)
            return super()._of_squares([(square, 1) for square in thing]) if len(thing) <= self.rows else None
        if kind is str:
            assert isinstance(thing, str)
            return self._of_text(thing)
        return super().values(thing)

    def _of_text(self, text: str) -> list[int] | None:
        """From a text: a line for each row, the number of a column for each, or the name of a square."""
        words = text.replace(",", " ").split()
        if len(words) == 1 and len(text) == self.rows > 1 and text.isdecimal():
            return self._of_lines(
                [int(digit) for digit in text], 1 - self.first if self.otherwise else self.first
            )
        if len(words) != self.rows:
            return None
        if all(word.isdecimal() for word in words):
            return super().values([int(word) for word in words])
        return super().values([*words])

    def is_row(self, thing: object) -> bool:
        """A list of as many columns is a board, one of nothing but 0, 1, truths and letters is a row."""
        is_long = super().is_row(thing)
        return is_long and all(item in (0, 1) or (type(item) is str and len(item) < 2) for item in thing)  # type: ignore[attr-defined]

    def of_words(self, words: list[str]) -> Iterator[object]:
        """The columns, in words of their own or as digits; a row of 0 and 1 is none."""
        if len(words) == 1 and len(words[0]) == self.rows > 1 and words[0].isdecimal():
            yield words[0]
        yield from (thing for thing in super().of_words(words) if not self.is_row(thing))

    def number(self, value: object) -> int:
        """A queen, however she is written."""
        return int(bool(value) and value not in FREE and value != -1) if type(value) in CELLS else 0

    def _numbers(self, items: list[object]) -> list[int]:
        """Where the letters of regions are left on the other squares, the queens are those with a sign."""
        regions = self.problem.question.regions  # type: ignore[attr-defined]
        signs = SIGNS - {*regions} if regions else frozenset()
        if any(type(item) is str and item in signs for item in items):
            return [int(type(item) is str and item in signs) for item in items]
        return super()._numbers(items)

    def is_like(self, thing: object, now: Sequence[int]) -> bool:
        """A board, or a list of columns: a list of truths or of nothing but zeros is neither."""
        if self.is_division(thing):
            return False
        if isinstance(thing, list | tuple) and len(thing) == self.rows > 1:
            flat = [item for item in thing if not isinstance(item, list | tuple | str)]
            if flat and (not any(flat) or any(isinstance(item, bool) for item in flat)):
                return False
        if isinstance(thing, set | frozenset) and not thing:
            # What is taken may be kept in a set as well.
            return False
        return super().is_like(thing, now)

    def is_division(self, thing: object) -> bool:
        """Whether a container has the regions of the board and no queens."""
        regions = self.problem.question.regions  # type: ignore[attr-defined]
        if not regions or not isinstance(thing, list | tuple):
            return False
        return letters_in(thing) == letters_in(lines_of_text(self.rows, regions))

    def _of_items(self, thing: Sequence[object]) -> list[int] | None:
        if len(thing) == self.rows + 1 and all(type(item) is int for item in thing[1:]):
            # Rows are counted from 1 as well, and nothing stands in the first place.
            return self._of_lines(thing[1:], 1 - self.otherwise)
        if len(thing) <= self.rows:
            return self._of_lines(thing, 1 - self.first if self.otherwise else self.first)
        if len(thing) == len(self.start) and all(
            type(item) is str or (type(item) is int and 0 <= item <= 1) for item in thing
        ):
            return self._numbers([*thing])
        return None

    def _of_lines(self, thing: Sequence[object], first: int) -> list[int] | None:
        """From a line for each queen: her column, her square, or the row that she is in."""
        found = [0] * len(self.start)
        for row, item in enumerate(thing):
            square = item if isinstance(item, tuple) else _square_of(item)
            cell = self._cell(square if square is not None else item)
            if cell is not None:
                found[cell] = 1
            elif type(item) is int and -1 <= item <= self.cols + first:
                # One that is moved on column by column leaves the board at its end.
                if 0 <= item - first < self.cols:
                    found[row * self.cols + item - first] = 1
            elif isinstance(item, str) and len(item) == self.cols:
                # Rows that are written as far as they are filled.
                found[row * self.cols : row * self.cols + self.cols] = map(self.number, item)
            elif item is not None:
                return None
        return found

    def _cell(self, square: object) -> int | None:
        """Also by the names of chess: a1 is at the bottom left."""
        if type(square) is str and 1 < len(square) < 4 and square[1:].isdecimal() and square[0].isalpha():
            row, col = self.rows - int(square[1:]), ord(square[0].lower()) - ord("a")
            return row * self.cols + col if 0 <= row < self.rows and 0 <= col < self.cols else None
        return super()._cell(square)

    def _of_squares(self, items: Iterable[tuple[object, object]]) -> list[int] | None:
        pairs = list(items)
        if any(isinstance(square, tuple) for square, _ in pairs):
            return super()._of_squares(pairs)
        return super()._of_squares([(pair, 1) for pair in pairs])


def _square_of(thing: object) -> object:
    """The square that an object of the program stands for, if it names one."""
    try:
        attributes = object.__getattribute__(thing, "__dict__")
    except AttributeError:
        return None
    return next(
        ((attributes[row], attributes[col]) for row, col in SQUARES if {row, col} <= {*attributes}), None
    )
