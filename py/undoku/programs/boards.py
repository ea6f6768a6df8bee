"""What the containers of a program say of the board: digits, queens, the numbers of a knight's moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from itertools import pairwise

from undoku.knight.errors import BoardError
from undoku.knight.squares import parse_square
from undoku.programs.judging.faults import fault_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from undoku.search.problem import Problem

LARGEST = 9_999
"""The largest number that is shown in a cell."""

FREE = frozenset({"", ".", "-", "_", " ", "0", "*"})
"""What stands in a cell of letters where there is no queen."""

ROWS = "ABCDEFGHI"
COLUMNS = "123456789"

SQUARES = (("row", "col"), ("row", "column"), ("r", "c"), ("x", "y"))
"""How an object names its square."""


class Board:
    """How to read the board of a problem from what a program has.

    It may be a list of rows, a list of cells, a dict of squares; for queens also a list of columns, for both
    chess boards a list of squares, for queens a set of them, and for a Sudoku a text.
    """

    name = ""
    """What the board is called by those who judge it."""

    first = 0
    """The number of the first column, as the program counts them."""

    options = False
    """Whether each cell holds the digits that are possible there: the last one left is placed."""

    def __init__(self, problem: Problem) -> None:
        """Take the problem."""
        self.start = problem.board()
        self.rows = problem.rows
        self.cols = problem.cols
        self.full = len(self.start)
        self.problem = problem

    def values(self, thing: object) -> list[int] | None:
        """The values of all cells; None for what is no such container."""
        kind = type(thing)
        if self._is_too_long(thing):
            return None
        if kind is list or kind is tuple:
            assert isinstance(thing, list | tuple)
            return self._of_rows(thing) or self._of_items(thing)
        if kind is dict:
            assert isinstance(thing, dict)
            return self._of_squares(thing.items())
        return None

    def readings(self, thing: object) -> Iterator[list[int]]:
        """The values of all cells, in every way in which a program may count."""
        values = self.values(thing)
        if values is not None:
            yield values

    def is_like(self, thing: object, now: Sequence[int]) -> bool:
        """Whether a container may be the board that is now so, or a copy of it that was written to."""
        values = self.values(thing)
        return values is not None and self._is_near(values, now)

    def _is_too_long(self, thing: object) -> bool:
        """Whether a container has more in it than any board: it is not looked through at every write."""
        kind = type(thing)
        if kind is list or kind is tuple or kind is dict:
            assert isinstance(thing, list | tuple | dict)
            return len(thing) > len(self.start)
        return False

    def _is_near(self, values: Sequence[int], now: Sequence[int]) -> bool:
        """Whether a board may have come from the one that is now so in one step."""
        changed = sum(value != other for value, other in zip(values, now, strict=True))
        return changed <= 2 or list(now) == self.start

    def number(self, value: object) -> int:
        """What stands in one cell, 0 for nothing."""
        if type(value) is int and -LARGEST <= value <= LARGEST:
            return max(value, 0)
        return 0

    def is_other(self, row: list[object]) -> bool:
        """Whether a row shows that all of them are to be read in another way than before."""
        return False

    def is_solution(self, values: Sequence[int]) -> bool:
        """Whether the board is full, and right."""
        return not fault_of(self.name, self.problem, values)

    def _of_rows(self, thing: Sequence[object]) -> list[int] | None:
        if len(thing) != self.rows:
            return None
        found: list[object] = []
        for row in thing:
            if not isinstance(row, list | tuple | str) or len(row) != self.cols:
                return None
            found += row
        return self._numbers(found)

    def _numbers(self, items: list[object]) -> list[int]:
        """What stands in each cell."""
        return [*map(self.number, items)]

    def _of_items(self, thing: Sequence[object]) -> list[int] | None:
        """From a list of another shape."""
        return [self.number(item) for item in thing] if len(thing) == len(self.start) else None

    def _of_squares(self, items: Iterable[tuple[object, object]]) -> list[int] | None:
        """From squares (row, column), each with what stands there."""
        found = [0] * len(self.start)
        for square, value in items:
            cell = self._cell(square)
            if cell is None:
                return None
            found[cell] = self.number(value)
        return found

    def _cell(self, square: object) -> int | None:
        if isinstance(square, tuple) and len(square) == 2:
            row, col = square
            if type(row) is int and type(col) is int and 0 <= row < self.rows and 0 <= col < self.cols:
                return row * self.cols + col
        return None


class SudokuBoard(Board):
    """A grid of 9 by 9 digits."""

    name = "sudoku"

    def values(self, thing: object) -> list[int] | None:
        """The digits, also of a text of all cells."""
        if type(thing) is str:
            return self._of_items([*thing]) if len(thing) == len(self.start) else None
        return super().values(thing)

    def number(self, value: object) -> int:
        """A digit, also as text; True and False are none."""
        if self.options and isinstance(value, str | set | frozenset | list):
            if len(value) != 1:
                return 0
            value = next(iter(value))
        if type(value) is str and value.isdecimal() and value.isascii() and len(value) < 4:
            return int(value)
        return super().number(value)

    def _cell(self, square: object) -> int | None:
        """A square by its numbers, or its name: rows are A to I, and columns 1 to 9."""
        if isinstance(square, str) and len(square) == 2:
            square = ROWS.find(square[0].upper()), COLUMNS.find(square[1])
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


class QueensBoard(Board):
    """N by N squares: 1 for a queen."""

    name = "queens"

    def __init__(self, problem: Problem) -> None:
        """Take the problem."""
        super().__init__(problem)
        self.full = self.rows

    def values(self, thing: object) -> list[int] | None:
        """The queens, also of a set of squares."""
        kind = type(thing)
        if kind is set or kind is frozenset:
            assert isinstance(thing, set | frozenset)
            return super()._of_squares([(square, 1) for square in thing]) if len(thing) <= self.rows else None
        return super().values(thing)

    def readings(self, thing: object) -> Iterator[list[int]]:
        """Columns may be counted from 0 and from 1, whatever the program does elsewhere."""
        yield from super().readings(thing)
        other = copy(self)
        other.first = 1 - self.first
        yield from super(QueensBoard, other).readings(thing)

    def number(self, value: object) -> int:
        """A queen, however she is written."""
        return int(bool(value) and value not in FREE and value != -1) if isinstance(value, int | str) else 0

    def is_like(self, thing: object, now: Sequence[int]) -> bool:
        """A board, or a list of columns: a list of truths or of nothing but zeros is neither."""
        if isinstance(thing, list | tuple) and len(thing) == self.rows > 1:
            flat = [item for item in thing if not isinstance(item, list | tuple | str)]
            if flat and (not any(flat) or any(isinstance(item, bool) for item in flat)):
                return False
        if isinstance(thing, set | frozenset) and not thing:
            # What is taken may be kept in a set as well.
            return False
        return super().is_like(thing, now)

    def _of_items(self, thing: Sequence[object]) -> list[int] | None:
        if len(thing) == self.rows + 1 and all(type(item) is int for item in thing[1:]):
            # Rows are counted from 1 as well, and nothing stands in the first place.
            return self._of_lines(thing[1:], 1)
        if len(thing) <= self.rows:
            return self._of_lines(thing, self.first)
        if len(thing) == len(self.start) and all(isinstance(item, str) or item in (0, 1) for item in thing):
            return None if bool in map(type, thing) else self._numbers([*thing])
        return None

    def _of_lines(self, thing: Sequence[object], first: int) -> list[int] | None:
        """From a line for each queen: her column, her square, or the row that she is in."""
        found = [0] * len(self.start)
        for row, item in enumerate(thing):
            cell = self._cell(item if isinstance(item, tuple) else _square_of(item))
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

    def _of_squares(self, items: Iterable[tuple[object, object]]) -> list[int] | None:
        pairs = list(items)
        if any(isinstance(square, tuple) for square, _ in pairs):
            return super()._of_squares(pairs)
        return super()._of_squares([(pair, 1) for pair in pairs])


class KnightBoard(Board):
    """The numbers of a knight's moves, 1 at the start."""

    name = "knight"
    shift = 0
    """1 where the program counts its moves from 0 and has -1 in the squares that are left."""

    def values(self, thing: object) -> list[int] | None:
        """The moves counted from 1; they are counted from 0 where -1 stands for a free square."""
        if self._is_too_long(thing):
            return None
        if isinstance(thing, list) and thing and isinstance(thing[0], list):
            counted = any(0 in row for row in thing if isinstance(row, list))
            self.shift = int(counted and (self.shift or any(-1 in row for row in thing)))
        return super().values(thing)

    def is_other(self, row: list[object]) -> bool:
        """Whether a row shows that the moves are counted from 0."""
        return not self.shift and 0 in row and -1 in row

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

    def readings(self, thing: object) -> Iterator[list[int]]:
        """Moves may be counted from 0 and from 1."""
        for values in super().readings(thing):
            yield values
            yield [value + 1 for value in values]

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
        return squares[0] == self.problem.start and all(  # type: ignore[attr-defined]
            {abs(row - other), abs(col - there)} == {1, 2} for (row, col), (other, there) in pairwise(squares)
        )

    def _of_items(self, thing: Sequence[object]) -> list[int] | None:
        if not thing or not isinstance(thing[0], tuple | str) or len(thing) > len(self.start):
            return super()._of_items(thing) if len(thing) == len(self.start) else None
        shift, self.shift = self.shift, 0
        values = super()._of_squares([(square, move) for move, square in enumerate(thing, 1)])
        self.shift = shift
        return values


def _square_of(thing: object) -> object:
    """The square that an object of the program stands for, if it names one."""
    try:
        attributes = object.__getattribute__(thing, "__dict__")
    except AttributeError:
        return None
    return next(
        ((attributes[row], attributes[col]) for row, col in SQUARES if {row, col} <= {*attributes}), None
    )


BOARDS = {board.name: board for board in (SudokuBoard, QueensBoard, KnightBoard)}
