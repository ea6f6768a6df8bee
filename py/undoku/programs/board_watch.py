"""The board as a program's own containers have it, and what changed there since it was looked at last."""

from __future__ import annotations

from undoku.search.steps import NO_CELL, PLACE, SOLUTION, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from undoku.programs.boards.board import Board


class BoardWatch:
    """Looks at the container that is the board, whenever the program has written to one.

    Attributes:
        now: the values of all cells.
        container: what the program has its board in; None where that is not known yet.
        copied: whether the program has gone on in another container than the one it began with.
    """

    def __init__(
        self,
        board: Board,
        changed: Callable[[int, int, int], object] = lambda *_: None,
        cut: Callable[[int], object] = lambda _: None,
    ) -> None:
        """Take the board.

        `changed` is told the kind, the cell and the value of every change, and `cut` how many of these hold
        where the later ones were of something else.
        """
        self.now: list[int] = []
        self.container: Any = None
        self.copied = False
        self._board = board
        self._changed = changed
        self._cut = cut
        self._filled = 0
        self._count = 0
        self._given: Any = None
        # Where it was gone on in another container, whose only sign was that it was written to: the changes
        # up to then, and the board.
        self._left: tuple[int, list[int]] | None = None
        # What was last seen of a list of rows, which are compared one by one.
        self._rows: list[list[object]] = []
        self.begin(None)

    def begin(self, container: object) -> None:
        """Begin with the board as it is at the start, in a container that is given to the program, if any."""
        self.now = list(self._board.start)
        self.container = self._given = container
        self.copied = False
        self._left = None
        self._filled = sum(map(bool, self.now))
        self._remember()

    def wrote(self, thing: Any, index: object = None) -> None:
        """A container was written to, in one item alone where its index is told."""
        try:
            if thing is not self.container:
                if type(thing) is list and any(row is thing for row in self._rows_now()):
                    self._look()
                elif self._is_written_out(thing):
                    return
                elif self._left and self._is_given(thing):
                    self._return()
                else:
                    self._guess(thing)
            elif type(index) is int and self._rows:
                self._look_at_row(index)
            else:
                self._look()
        except Exception:
            # What is in a container may have code of its own, which fails where it is compared with a number.
            return

    def called(self, thing: object, result: object) -> object:
        """A method that may have changed a container has returned this."""
        self.wrote(thing)
        return result

    def follow(self, thing: object) -> bool:
        """Go on in another container if that is a board as well; say whether it is."""
        if thing is self.container:
            return True
        # Beside a board in use there may be lists of squares or columns to choose from.
        is_used = self.container is not None and self.now != self._board.start
        if is_used and shape_of(thing) != shape_of(self.container):
            if not self._is_row(thing):
                return False
            self._forget()
        if not self._board.is_like(thing, self.now):
            return False
        self._left = None
        self.copied = self.copied or self.container is not None
        self.container = thing
        self._look()
        self._remember()
        return True

    def _is_row(self, thing: object) -> bool:
        """Whether what was taken for the board, as it grew, is a row of this list of rows."""
        is_row = type(thing) is list and any(row is self.container for row in thing)
        return is_row and not self._board.is_like(self.container, self._board.start)

    def _forget(self) -> None:
        """What was seen up to now was no board."""
        self.now, self._count, self._filled = list(self._board.start), 0, 0
        self._cut(0)

    def _guess(self, thing: object) -> None:
        """Go on in a container that was written to, if that may be the board, until the one given is."""
        left = self._left
        if self._given is not None and self.container is self._given:
            left = self._count, list(self.now)
        if self.follow(thing):
            self._left = left

    def _is_given(self, thing: object) -> bool:
        """Whether this is the container that the program was given, or a row of that."""
        given = self._given
        return thing is given or (
            type(thing) is list and type(given) is list and any(row is thing for row in given)
        )

    def _return(self) -> None:
        """The board is what was given: all that was seen elsewhere was of something else."""
        assert self._left
        self._count, self.now = self._left
        self._cut(self._count)
        self.container, self._left = self._given, None
        self._filled = sum(map(bool, self.now))
        self._look()
        self._remember()

    def is_board(self, thing: object) -> bool:
        """Whether this is the container, or may be another one for the same board."""
        return thing is self.container or self._board.is_like(thing, self.now)

    def _is_written_out(self, thing: object) -> bool:
        """Whether a solution is copied cell by cell to another container: that is no step of the search."""
        if self._filled < self._board.full:
            return False
        values = self._board.values(thing) or self.now
        is_part = all(not value or value == other for value, other in zip(values, self.now, strict=True))
        return is_part and self._board.is_solution(self.now)

    def _rows_now(self) -> list[object]:
        return self.container if self._rows else []

    def _remember(self) -> None:
        thing = self.container
        is_grid = (
            type(thing) is list and len(thing) == self._board.rows and all(type(row) is list for row in thing)
        )
        self._rows = [list(row) for row in thing] if is_grid else []

    def _look_at_row(self, index: int) -> None:
        """See what changed in one row of a list of rows."""
        try:
            row, before = self.container[index], self._rows[index]
        except IndexError:
            return
        if type(row) is not list or len(row) != len(before) or self._board.is_other(row):
            self._look()
            return
        if row == before:
            return
        cols, number = self._board.cols, self._board.number
        start = index % len(self._rows) * cols
        values = [(start + col, number(value)) for col, value in enumerate(row) if value is not before[col]]
        self._rows[index] = row[:]
        self._set(values)

    def _look(self) -> None:
        """See what changed anywhere; what is no board any more stays as it was seen last."""
        values = self._board.values(self.container)
        if values is not None:
            now = self.now
            self._set([(cell, value) for cell, value in enumerate(values) if value != now[cell]])
        # A list of rows may only now have all of them.
        self._remember()

    def _set(self, values: list[tuple[int, int]]) -> None:
        now, changed, count = self.now, self._changed, 0
        placed = False
        # What is taken back goes first: a queen that moves is not on two squares.
        for cell, value in values:
            if not value and now[cell]:
                changed(UNDO, cell, now[cell])
                now[cell] = 0
                self._filled -= 1
                count += 1
        for cell, value in values:
            if value and value != now[cell]:
                self._filled += not now[cell]
                now[cell] = value
                changed(PLACE, cell, value)
                placed = True
                count += 1
        self._count += count
        if placed and self._filled == self._board.full and self._board.is_solution(now):
            changed(SOLUTION, NO_CELL, 0)
            self._count += 1


def shape_of(thing: object) -> tuple[type, type]:
    """What a container is, and what is in it: a board goes on in one that is alike."""
    first = next(iter(thing), None) if isinstance(thing, list | tuple | dict) else None
    return type(thing), type(first)
