"""A knight's tour, as a program has it."""

from __future__ import annotations

from itertools import pairwise

from undoku.knight.errors import BoardError
from undoku.knight.squares import parse_square
from undoku.programs.boards.board import Board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class KnightBoard(Board):
    """The numbers of a knight's moves, 1 at the start."""

    name = "knight"
    shift = 0
    """1 where the program counts its moves from 0, and has -1 or None in the squares that are left."""

    @property
    def full(self) -> int:
        """How many squares a tour visits."""
        return self.problem.wanted.squares  # type: ignore[attr-defined,no-any-return]

    def values(self, thing: object) -> list[int] | None:
        """The moves counted from 1; they are counted from 0 where a free square has -1 or nothing."""
        if self._is_too_long(thing):
            return None
        if type(thing) is list and thing:
            rows = [thing] if len(thing) == len(self.start) else [row for row in thing if type(row) is list]
            if rows:
                counted = any(0 in row for row in rows)
                self.shift = int(counted and (self.shift or any(-1 in row or None in row for row in rows)))
        return super().values(thing)

    def is_other(self, row: list[object]) -> bool:
        """Whether a row shows that the moves are counted from 0."""
        return not self.shift and 0 in row and (-1 in row or None in row)

    def is_given(self, thing: object) -> bool:
        """Also a board with the first move on it."""
        values = self.values(thing)
        if values is None or type(thing) is not list or not thing or isinstance(thing[0], tuple):
            return False
        start = self.problem.start  # type: ignore[attr-defined]
        return not any(values) or values == [
            int(divmod(cell, self.cols) == start) for cell in range(len(self.start))
        ]

    def is_like(self, thing: object, now: Sequence[int]) -> bool:
        """A board with no number twice, or the squares of a path from the start.

        Other squares are some to choose from; a board of truths tells which have been visited.
        """
        if self._is_too_long(thing):
            return False
        if isinstance(thing, list) and thing and isinstance(thing[0], tuple | str):
            cells = [cell for item in thing if (cell := self._cell(item)) is not None]
            if len(cells) < len(thing) or not self._is_path(cells):
                return False
        elif isinstance(thing, list) and any(
            isinstance(row, list) and bool in map(type, row) for row in thing
        ):
            return False
        # Only the board itself tells from where its moves are counted.
        shift = self.shift
        values = self.values(thing)
        self.shift = shift
        moves = [*filter(None, values or ())]
        return values is not None and 0 < len(moves) == len({*moves}) and self._is_near(values, now)

    def number(self, value: object) -> int:
        """The number of a move."""
        return super().number(value + self.shift) if type(value) is int else 0

    def answer(self, thing: object) -> list[int] | None:
        """The moves of what is given for a tour; of a path those that are on the board, if not all are."""
        return super().answer(thing) or self._astray(thing)

    def _astray(self, thing: object) -> list[int] | None:
        if type(thing) not in (list, tuple):
            return None
        assert isinstance(thing, list | tuple)
        if len(thing) != self.full or not all(_is_square(item) for item in thing):
            return None
        values = [0] * len(self.start)
        for move, (row, col) in enumerate(thing, 1):
            if 0 <= row < self.rows and 0 <= col < self.cols:
                values[row * self.cols + col] = move
        return values if any(values) else None

    def _readings(self, thing: object) -> Iterator[list[int]]:
        """Moves may be counted from 0 and from 1, and a path may be one of the numbers of squares."""
        wanted = self.problem.wanted  # type: ignore[attr-defined]
        gone = {wanted.number(hole) for hole in wanted.holes}
        for values in super()._readings(thing):
            yield values
            yield [0 if cell in gone else value + 1 for cell, value in enumerate(values)]
        cells = [*_numbers_in(thing)]
        if sorted(cells) == [cell for cell in range(len(self.start)) if cell not in gone]:
            path = [0] * len(self.start)
            for move, cell in enumerate(cells, 1):
                path[cell] = move
            yield path

    def _cell(self, square: object) -> int | None:
        if isinstance(square, str) and len(square) < 5:
            try:
                square = parse_square(square, self.rows, self.cols)
            except BoardError:
                return None
        return super()._cell(square)

    def _is_path(self, cells: Sequence[int]) -> bool:
        """Whether a knight moves over these, from the start."""
        squares = [divmod(cell, self.cols) for cell in cells]
        begins = self.any_start or squares[0] == self.problem.start  # type: ignore[attr-defined]
        return begins and all(
            {abs(row - other), abs(col - there)} == {1, 2} for (row, col), (other, there) in pairwise(squares)
        )

    def _of_items(self, thing: Sequence[object]) -> list[int] | None:
        if not thing or not isinstance(thing[0], tuple | str) or len(thing) > len(self.start):
            return super()._of_items(thing) if {*map(type, thing)} <= {int, type(None)} else None
        shift, self.shift = self.shift, 0
        values = super()._of_squares([(square, move) for move, square in enumerate(thing, 1)])
        self.shift = shift
        return values


def _numbers_in(thing: object) -> Iterator[int]:
    """The numbers of a list that has nothing else in it."""
    if type(thing) in (list, tuple) and all(type(item) is int for item in thing):  # type: ignore[attr-defined]
        yield from thing  # type: ignore[misc]


def _is_square(thing: object) -> bool:
    """Whether this is a pair of numbers, wherever that is."""
    return type(thing) in (list, tuple) and [*map(type, thing)] == [int, int]  # type: ignore[call-overload]
