"""A Sudoku, as a program has it."""

from __future__ import annotations

from copy import copy

from undoku.programs.boards.board import LARGEST, Board
from undoku.sudoku.text import digit_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

LETTERS = "ABCDEFGHI"
DIGITS = "123456789"
"""What rows and columns are called."""

LONGEST = 200
"""Characters of a text that may be a Sudoku, with ends of lines in it."""


class SudokuBoard(Board):
    """A grid of digits, nine by nine or of another shape."""

    name = "sudoku"

    def values(self, thing: object) -> list[int] | None:
        """The digits, also of a text of all cells."""
        if type(thing) is str:
            if len(thing) != len(self.start):
                # Maybe a line for each row.
                thing = "".join(thing.split()) if len(thing) < max(LONGEST, 2 * len(self.start)) else ""
            return self._of_items([*thing]) if len(thing) == len(self.start) else None
        return super().values(thing)

    def of_words(self, words: list[str]) -> Iterator[object]:
        """A text of all digits, or each in a word of its own."""
        if len(words) == 1 and len(words[0]) == len(self.start):
            yield words[0]
        yield from super().of_words(words)

    def _ways(self) -> Iterator[Board]:
        """Also with and without the digits that are possible."""
        for way in super()._ways():
            yield way
            other = copy(way)
            other.options = not way.options
            yield other

    def number(self, value: object) -> int:
        """A digit, also as text; True and False are none."""
        if self.options and type(value) in (str, set, frozenset, list, tuple):
            assert isinstance(value, str | set | frozenset | list | tuple)
            if len(value) != 1:
                return 0
            value = next(iter(value))
        if type(value) is str and value.isdecimal() and value.isascii() and len(value) < 4:
            return int(value)
        if type(value) is str and len(value) == 1 and self.rows > len(DIGITS):
            return digit_of(value, self.rows) or 0
        return super().number(value)

    def _cell(self, square: object) -> int | None:
        """A square by its numbers, or its name: rows are A to I, and columns 1 to 9, or otherwise."""
        if type(square) is int and 0 <= square < len(self.start):
            return square
        if type(square) is str and len(square) == 2:
            letter, digit = LETTERS.find(square[0].upper()), DIGITS.find(square[1])
            if min(letter, digit) < 0:
                return None
            row, col = (digit, letter) if self.otherwise else (letter, digit)
            return row * self.cols + col
        return super()._cell(square)

    def _numbers(self, items: list[Any]) -> list[int]:
        # Copies of a grid are read at every step, and most hold nothing but digits.
        if set(map(type, items)) == {int} and min(items) >= 0 and max(items) <= LARGEST:
            return items
        return super()._numbers(items)

    def is_like(self, thing: object, now: Sequence[int]) -> bool:
        """A grid with the givens in it."""
        values = self.values(thing)
        return (
            values is not None
            and any(values)
            and all(value == given for value, given in zip(values, self.start, strict=True) if given)
        )
