"""Find a knight's tour, or say why there is none."""

from collections.abc import Generator, Iterable

from undoku.knight.between import EXACT_SIDE, tour_between
from undoku.knight.blocks import block_tour
from undoku.knight.board import Board
from undoku.knight.errors import BoardError, NoTour
from undoku.knight.left import search_anywhere, search_left
from undoku.knight.moves import Square, Work, is_move
from undoku.knight.narrow import frontier_tour
from undoku.knight.rules import Existence, Why, known, no_tour_between, reason_of
from undoku.knight.tour import Tour
from undoku.search.sliced import SlicedSearch


class TourSearch(SlicedSearch):
    """A search for one tour that is advanced in slices.

    `rows`, `cols`: the board. `start`, `end`: squares (row, column) from 0; `end` None is any. With `closed`
    the tour found is closed; without it may be either, and `Tour.closed` says which. When `done`, either
    `tour` is the tour, or it is None and `reason` says why in a sentence (`why` is its code and its values);
    then `proved` says whether that is certain. Not certain is only a search for a tour between two squares
    that was given up: on boards up to 12 by 12, and on those with a side up to 6, this does not happen.
    The same arguments always find the same tour.

    `holes` are squares taken out of the board, `via` squares to be passed in this order, others between. With
    either `start` may be None, any square, and the search is exact to 40 squares; beyond, it settles nearly
    everything to 1,600 squares, and on larger boards finds most tours and proves little. `nodes` counts the
    positions that it looked at.

    Raises `BoardError` for a board or a square that does not exist or is taken out.

    >>> search = TourSearch(6, 6, start=(2, 3), closed=True)
    >>> while not search.advance(1000):
    ...     pass
    >>> search.tour
    <closed tour of the 6 by 6 board>
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        start: Square | None = (0, 0),
        end: Square | None = None,
        closed: bool = False,
        holes: Iterable[Square] = (),
        via: Iterable[Square] = (),
    ) -> None:
        """Check the arguments; no search yet."""
        self.board = Board(rows, cols, holes)
        self.rows = rows
        self.cols = cols
        self.start = None if start is None else self.board.check("start", start)
        self.end = None if end is None else self.board.check("end", end)
        self.closed = bool(closed)
        self.via = tuple([self.board.check("each of via", square) for square in via])
        for square in self.via:
            if self.via.count(square) > 1:
                raise BoardError("twice", name="via", rows=rows, square=square)
        self.nodes = 0
        self.tour: Tour | None = None
        self.why: Why | None = None
        self.proved = True
        self._work = self._run()

    @property
    def reason(self) -> str:
        """Why there is no tour, in a sentence; empty unless a search has ended without one."""
        return "" if self.why is None else reason_of(self.why)

    def _run(self) -> Generator[int, None, None]:
        """Search; leaves the result in the attributes."""
        self.why = _ruled_out(self.board, self.start, self.end, self.closed)
        if self.why is not None:
            return
        if self.board.holes or self.via or self.start is None:
            path = yield from self._path_left()
        else:
            path = [0] if self.board.size == 1 else (yield from self._path(self.start))
        if path is not None:
            self.tour = yield from as_tour(path, self.board)
        elif self.why is None and self.start is not None and self.end is not None:
            self.why = no_tour_between(self.rows, self.cols, self.start, self.end, self.proved)

    def _path_left(self) -> Work:
        """Find a path around the holes and over the squares of `via`, or say why there is none."""
        start, end, via = self.start, self.end, self.via
        board, cols = self.board, self.cols
        # A closed tour can start anywhere: where there is little choice, or next to the square it ends on.
        backwards = self.closed and start is None and end is not None
        if backwards:
            start, end, via = end, None, via[::-1]
        elif self.closed and start is None:
            start = via[0] if via else divmod(min(board.squares, key=lambda n: len(board.moves[n])), cols)
        if start in via[1:] or end in via[:-1]:
            square = start if start in via[1:] else end
            self.why = "via-order", {"rows": self.rows, "square": square, "start": start or via[0]}
            return None
        numbers = [row * cols + column for row, column in via if (row, column) not in (start, end)]
        here = None if start is None else start[0] * cols + start[1]
        ends = None if end is None else frozenset([end[0] * cols + end[1]])
        if self.closed and here is not None and board.size > 1:
            around = frozenset(board.moves[here])
            ends = around if ends is None else ends & around
        if here is None and ends is None and numbers:
            outcome = yield from search_anywhere(board, numbers)
        else:
            outcome = yield from search_left(board, (), here, ends, self.closed, numbers)
        self.nodes, self.proved = outcome.nodes, outcome.possible is not None
        if outcome.path is None:
            self.why = outcome.why
            return None
        return outcome.path[::-1] if backwards else outcome.path

    def _path(self, start: Square) -> Work:
        """Find the path, by the method that suits the board; clear `proved` if it gives up."""
        rows, cols, end = self.rows, self.cols, self.end
        if min(rows, cols) < 5:
            # A closed tour with an end is a tour between neighbours, and without one can be started anywhere.
            ends = (start,) if end is None else (start, end)
            return (yield from frontier_tour(rows, cols, ends, closed=self.closed and end is None))
        if end is None:
            return (yield from block_tour(rows, cols, start))
        path = yield from tour_between(rows, cols, start, end)
        self.proved = path is not None or min(rows, cols) <= EXACT_SIDE
        return path


def _ruled_out(board: Board, start: Square | None, end: Square | None, closed: bool) -> Why | None:
    """Say why there is no such tour, where that is known without looking at the holes of a board."""
    told = None
    if board.size == 1:
        told = known(1, 1, None, None, closed)
    elif not board.holes:
        told = known(board.rows, board.cols, start, end, closed)
    elif start is not None and end is not None and (start == end or (closed and not is_move(start, end))):
        # Whatever is taken out, these ends do not go together.
        told = known(board.rows, board.cols, start, end, closed)
    return None if told is None or told.possible else told.why


def as_tour(path: list[int], board: Board) -> Generator[int, None, Tour]:
    """Return the tour of a path of square numbers; may be paused."""
    cols = board.cols
    squares: list[Square] = []
    for first in range(0, len(path), 4096):
        squares += [divmod(number, cols) for number in path[first : first + 4096]]
        yield 256
    return Tour(board.rows, cols, tuple(squares), board.holes)


def tour(
    rows: int,
    cols: int,
    start: Square | None = (0, 0),
    end: Square | None = None,
    closed: bool = False,
    holes: Iterable[Square] = (),
    via: Iterable[Square] = (),
) -> Tour:
    """Return a tour of the board from `start`, if given to `end`, closed if `closed`; see `TourSearch`.

    Raises `NoTour` with the reason where there is none, and `BoardError` for a board or square that does not
    exist.

    >>> print(tour(3, 4))
     1  4  7 10
     8 11  2  5
     3  6  9 12
    """
    search = TourSearch(rows, cols, start, end, closed, holes, via)
    while not search.advance(1 << 30):
        pass
    if search.tour is None:
        code, values = _why(search)
        raise NoTour(code, proved=search.proved, **values)
    return search.tour


def existence(
    rows: int,
    cols: int,
    start: Square | None = None,
    end: Square | None = None,
    closed: bool = False,
    holes: Iterable[Square] = (),
) -> Existence:
    """Say whether the board has a tour and why; a square that is None may be any.

    Answers at once, except that tours of boards with `holes`, and from a `start` to an `end` that colours do
    not rule out, are searched for. Raises `BoardError` for a board or square that does not exist, or is taken
    out.

    >>> existence(4, 4).possible, existence(3, 10, closed=True).possible
    (False, True)
    >>> existence(3, 5).reason
    'The 3 by 5 board has no tour: it was searched exhaustively.'
    >>> existence(3, 3, holes=[(1, 1)]).reason
    'A tour was found.'
    """
    board = Board(rows, cols, holes)
    first = None if start is None else board.check("start", start)
    last = None if end is None else board.check("end", end)
    if not board.holes:
        told = known(rows, cols, first, last, bool(closed))
        if told is not None:
            return told
    search = TourSearch(rows, cols, first, last, closed, board.holes)
    while not search.advance(1 << 30):
        pass
    if search.tour is None:
        return Existence(False, _why(search), search.proved)
    if board.size == 1:
        return Existence(True, ("one-square", {}))
    return Existence(True, ("tour-found" if board.holes else "between", {}))


def _why(search: TourSearch) -> Why:
    assert search.why is not None, "a search without a tour says why"
    return search.why
