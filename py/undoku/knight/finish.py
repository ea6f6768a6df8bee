"""Finish a tour that has been begun, or say why it cannot be finished."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from undoku.knight.board import Board
from undoku.knight.errors import BoardError
from undoku.knight.left import search_left
from undoku.knight.moves import Square, is_move
from undoku.knight.remaining import MOST_NODES
from undoku.knight.rules import Why, known, reason_of
from undoku.knight.solver import TourSearch, as_tour
from undoku.knight.tour import Tour
from undoku.search.errors import shown
from undoku.search.sliced import SlicedSearch

#: Boards with more squares get their whole tours from the methods made for them.
_MOST_SEARCHED = 400


class FinishSearch(SlicedSearch):
    """A search for a tour that begins with a given path, advanced in slices.

    `path`: the squares (row, column) visited so far, at least the start. `end`: the square to end on, None is
    any. With `closed` the tour has to close. `holes`: squares taken out of the board. When `done`, `tour` is
    the whole tour, or None; `possible` says whether there is one, None where the search was given up, and
    `reason` why in a sentence (`why` is its code and its values). `nodes` counts the positions looked at. On
    boards to 12 by 12 the search is exact and is given up after `most` positions; on larger ones it finds
    most tours and proves what it can. The same arguments always give the same answer.

    Raises `BoardError` for a board or square that does not exist, or a path that a knight cannot have gone.

    >>> search = FinishSearch(3, 4, [(0, 0), (1, 2)])
    >>> while not search.advance(1000):
    ...     pass
    >>> print(search.tour)
     1  4  7 10
     8 11  2  5
     3  6  9 12
    >>> search = FinishSearch(3, 4, [(0, 1), (2, 0)])
    >>> while not search.advance(1000):
    ...     pass
    >>> search.possible, search.reason
    (False, 'The 3 by 4 board has tours, but none that starts on b3: it was searched exhaustively.')
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        path: Iterable[Square],
        end: Square | None = None,
        closed: bool = False,
        holes: Iterable[Square] = (),
        most: int = MOST_NODES,
    ) -> None:
        """Check the arguments; no search yet."""
        self.board = Board(rows, cols, holes)
        self.rows = rows
        self.cols = cols
        self.path = checked_path(self.board, path)
        self.end = None if end is None else self.board.check("end", end)
        self.closed = bool(closed)
        self.tour: Tour | None = None
        self.possible: bool | None = None
        self.why: Why | None = None
        self.nodes = 0
        self._most = most
        self._work = self._run()

    @property
    def reason(self) -> str:
        """Why there is such a tour, or none, in a sentence; empty until `done`."""
        return "" if self.why is None else reason_of(self.why)

    def _run(self) -> Generator[int, None, None]:
        """Search; leaves the result in the attributes."""
        board, path = self.board, self.path
        self.why = self._ruled_out()
        if self.why is not None:
            self.possible = False
        elif len(path) == board.size:
            self.possible, self.why = True, ("tour-found", {})
            self.tour = Tour(self.rows, self.cols, path, board.holes)
        elif len(path) == 1 and not board.holes and board.size > _MOST_SEARCHED:
            whole = TourSearch(self.rows, self.cols, path[0], self.end, self.closed)
            while not whole.advance(1000):
                yield 1000
            self.tour, self.why = whole.tour, whole.why or ("tour-found", {})
            self.possible = whole.tour is not None or (False if whole.proved else None)
        else:
            yield from self._search()

    def _search(self) -> Generator[int, None, None]:
        """Search the squares that are left."""
        cols = self.cols
        numbers = [row * cols + column for row, column in self.path]
        ends = None if self.end is None else frozenset([self.end[0] * cols + self.end[1]])
        if self.closed:
            ends = frozenset(self.board.moves[numbers[0]]) if ends is None else ends
        outcome = yield from search_left(
            self.board, numbers[:-1], numbers[-1], ends, self.closed, most=self._most
        )
        self.possible, self.why, self.nodes = outcome.possible, outcome.why, outcome.nodes
        if outcome.path is not None:
            self.tour = yield from as_tour(numbers[:-1] + outcome.path, self.board)

    def _ruled_out(self) -> Why | None:
        """Say why the tour cannot be finished, where that needs no search."""
        board, path, end, size = self.board, self.path, self.end, self.board.size
        start, here = path[0], path[-1]
        if size == 1 or (end is not None and (start == end or (self.closed and not is_move(start, end)))):
            told = known(
                1 if size == 1 else self.rows, 1 if size == 1 else self.cols, start, end, self.closed
            )
            return told.why if told is not None and not told.possible else None
        squares = {"rows": self.rows, "start": start, "square": here}
        if len(path) == size:
            if end is not None and here != end:
                return "ends-here", {**squares, "end": end}
            return ("open-here", squares) if self.closed and not is_move(start, here) else None
        if end is not None and end in path:
            return "end-passed", {"rows": self.rows, "end": end}
        if not board.holes:
            told = known(self.rows, self.cols, start, end, self.closed)
            if told is not None and not told.possible:
                return told.why
        if self.closed and len(path) > 1:
            visited = set(path)
            beside = (divmod(n, self.cols) for n in board.moves[start[0] * self.cols + start[1]])
            if visited.issuperset(beside):
                return "home-shut", squares
        return None


def checked_path(board: Board, path: object) -> tuple[Square, ...]:
    """Return the squares of a knight's path; raise `BoardError` if it is none or is not on the board."""
    if isinstance(path, str) or not isinstance(path, Iterable):
        raise BoardError("not-squares", name="path", given=shown(path))
    squares = tuple([board.check("each of path", square) for square in path])
    if not squares:
        raise BoardError("no-path")
    seen: set[Square] = set()
    for number, square in enumerate(squares):
        if square in seen:
            raise BoardError("twice", name="path", rows=board.rows, square=square)
        seen.add(square)
        if number and not is_move(squares[number - 1], square):
            before = squares[number - 1]
            raise BoardError("not-a-move", rows=board.rows, number=number, start=before, square=square)
    return squares
