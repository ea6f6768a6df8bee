"""What is read alike on every board."""

from __future__ import annotations

from copy import copy

from undoku.programs.boards.faults import fault_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from undoku.search.problem import Problem

LARGEST = 9_999
"""The largest number that is shown in a cell."""


class Board:
    """How to read the board of a problem from what a program has.

    It may be a list of rows, a list of cells, a dict of squares; for queens also a list of columns, for both
    chess boards a list of squares, for queens a set of them, and for a Sudoku a text.
    """

    name = ""
    """What the board is called by those who judge it."""

    otherwise = False
    """Whether what may be counted or named in two ways is, in the one that is less usual."""

    def __init__(
        self, problem: Problem, *, any_start: bool = False, first: int = 0, options: bool = False
    ) -> None:
        """Take the problem, and how the program sees it.

        With `any_start` a tour may begin anywhere. `first` is the number of the first column where a column
        alone is told. With `options` each cell holds the digits that are possible there: the last one left
        is placed.
        """
        self.problem = problem
        self.start = problem.board()
        self.rows = problem.rows
        self.cols = problem.cols
        self.any_start = any_start
        self.first = first
        self.options = options

    @property
    def full(self) -> int:
        """How many cells of a full board are not empty."""
        return len(self.start)

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

    def answer(self, thing: object) -> list[int] | None:
        """The values of all cells of what is given for a solution, in the way in which they are one if any.

        There a program may count and name otherwise than it does while it searches.
        """
        first: list[int] | None = None
        for values in self._readings(thing):
            if self.is_solution(values):
                return values
            first = first or values
        return first

    def _readings(self, thing: object) -> Iterator[list[int]]:
        """The values of all cells, in every way in which a program may count and name."""
        things = [thing]
        if type(thing) in (list, tuple) and any(_is_pair(item) for item in thing):  # type: ignore[attr-defined]
            # Squares may be lists as well.
            things.append([tuple(item) if _is_pair(item) else item for item in thing])  # type: ignore[attr-defined]
        for way in self._ways():
            yield from filter(None, map(way.values, things))

    def _ways(self) -> Iterator[Board]:
        """Others like this, which read as it does and otherwise."""
        for otherwise in (False, True):
            other = copy(self)
            other.otherwise = otherwise
            yield other

    def is_like(self, thing: object, now: Sequence[int]) -> bool:
        """Whether a container may be the board that is now so, or a copy of it that was written to."""
        values = self.values(thing)
        return values is not None and self._is_near(values, now)

    def is_given(self, thing: object) -> bool:
        """Whether a container that a function is called with may be the board: as it is at the start."""
        return self.values(thing) == self.start

    def is_row(self, thing: object) -> bool:
        """Whether a list that is printed is a row of a board rather than a whole one."""
        if self.rows < 2 or not isinstance(thing, list | tuple) or len(thing) != self.cols:
            return False
        return all(item is None or (isinstance(item, int | str) and len(str(item)) < 4) for item in thing)

    def of_words(self, words: list[str]) -> Iterator[object]:
        """What a line of these words may stand for, as a board."""
        if len(words) == self.full and all(word.isalnum() for word in words):
            yield [int(word) if word.isdecimal() else word for word in words]

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

    def is_division(self, thing: object) -> bool:
        """Whether a container says only into which regions the board is divided."""
        return False

    def number(self, value: object) -> int:
        """What stands in one cell, 0 for nothing."""
        if type(value) is int and -LARGEST <= value <= LARGEST:
            return max(value, 0)
        return 0

    def is_other(self, row: list[object]) -> bool:
        """Whether a row shows that all of them are to be read in another way than before."""
        return False

    def fault(self, values: Sequence[int]) -> str:
        """What is wrong with a board, within a sentence; empty if it is a solution."""
        return fault_of(self.name, self.problem, values, any_start=self.any_start)

    def is_solution(self, values: Sequence[int]) -> bool:
        """Whether the board is full, and right."""
        return not self.fault(values)

    def _of_rows(self, thing: Sequence[object]) -> list[int] | None:
        if self.otherwise and len(thing) == self.rows + 1:
            # Counted from 1, with nothing in the first row and column.
            thing = [row[1:] for row in thing[1:] if type(row) is list]
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
            if type(row) is not int or type(col) is not int:
                return None
            row, col = row - self.otherwise, col - self.otherwise
            if 0 <= row < self.rows and 0 <= col < self.cols:
                return row * self.cols + col
        return None


def _is_pair(thing: object) -> bool:
    return type(thing) is list and len(thing) == 2
