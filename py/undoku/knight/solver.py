"""Find a knight's tour, or say why there is none."""

from collections.abc import Generator

from undoku.knight.between import EXACT_SIDE, tour_between
from undoku.knight.blocks import block_tour
from undoku.knight.errors import NoTour
from undoku.knight.moves import Square, Work, check_board, check_square
from undoku.knight.narrow import frontier_tour
from undoku.knight.rules import Existence, Why, known, no_tour_between, reason_of
from undoku.knight.tour import Tour


class TourSearch:
    """A search for one tour that is advanced in slices.

    `rows`, `cols`: the board. `start`, `end`: squares (row, column) from 0; `end` None is any. With `closed`
    the tour found is closed; without it may be either, and `Tour.closed` says which. When `done`, either
    `tour` is the tour, or it is None and `reason` says why in a sentence (`why` is its code and its values);
    then `proved` says whether that is certain. Not certain is only a search for a tour between two squares
    that was given up: on boards up to 12 by 12, and on those with a side up to 6, this does not happen.
    The same arguments always find the same tour.

    Raises `BoardError` for a board or a square that does not exist.

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
        start: Square = (0, 0),
        end: Square | None = None,
        closed: bool = False,
    ) -> None:
        """Check the arguments; no search yet."""
        check_board(rows, cols)
        self.rows = rows
        self.cols = cols
        self.start = check_square("start", start, rows, cols)
        self.end = None if end is None else check_square("end", end, rows, cols)
        self.closed = bool(closed)
        self.done = False
        self.tour: Tour | None = None
        self.why: Why | None = None
        self.proved = True
        self._work = self._run()

    @property
    def reason(self) -> str:
        """Why there is no tour, in a sentence; empty unless a search has ended without one."""
        return "" if self.why is None else reason_of(self.why)

    def advance(self, budget: int) -> bool:
        """Do about `budget` units of work and return whether the search is done."""
        while budget > 0 and not self.done:
            try:
                budget -= next(self._work)
            except StopIteration:
                self.done = True
        return self.done

    def _run(self) -> Generator[int, None, None]:
        """Search; leaves the result in the attributes."""
        told = known(self.rows, self.cols, self.start, self.end, self.closed)
        if told is not None and not told.possible:
            self.why = told.why
            return
        path = [0] if self.rows * self.cols == 1 else (yield from self._path())
        if path is not None:
            self.tour = yield from as_tour(path, self.rows, self.cols)
        elif self.end is not None:
            self.why = no_tour_between(self.rows, self.cols, self.start, self.end, self.proved)

    def _path(self) -> Work:
        """Find the path, by the method that suits the board; clear `proved` if it gives up."""
        rows, cols, start, end = self.rows, self.cols, self.start, self.end
        if min(rows, cols) < 5:
            # A closed tour with an end is a tour between neighbours, and without one can be started anywhere.
            ends = (start,) if end is None else (start, end)
            return (yield from frontier_tour(rows, cols, ends, closed=self.closed and end is None))
        if end is None:
            return (yield from block_tour(rows, cols, start))
        path = yield from tour_between(rows, cols, start, end)
        self.proved = path is not None or min(rows, cols) <= EXACT_SIDE
        return path


def as_tour(path: list[int], rows: int, cols: int) -> Generator[int, None, Tour]:
    """Return the tour of a path of square numbers; may be paused."""
    squares: list[Square] = []
    for first in range(0, len(path), 4096):
        squares += [divmod(number, cols) for number in path[first : first + 4096]]
        yield 256
    return Tour(rows, cols, tuple(squares))


def tour(
    rows: int, cols: int, start: Square = (0, 0), end: Square | None = None, closed: bool = False
) -> Tour:
    """Return a tour of the board from `start`, if given to `end`, closed if `closed`; see `TourSearch`.

    Raises `NoTour` with the reason where there is none, and `BoardError` for a board or square that does not
    exist.

    >>> print(tour(3, 4))
     1  4  7 10
     8 11  2  5
     3  6  9 12
    """
    search = TourSearch(rows, cols, start, end, closed)
    while not search.advance(1 << 30):
        pass
    if search.tour is None:
        code, values = _why(search)
        raise NoTour(code, proved=search.proved, **values)
    return search.tour


def existence(
    rows: int, cols: int, start: Square | None = None, end: Square | None = None, closed: bool = False
) -> Existence:
    """Say whether the board has a tour and why; a square that is None may be any.

    Answers at once, except that for a tour from a `start` to an `end` colours do not rule out one is searched
    for. Raises `BoardError` for a board or square that does not exist.

    >>> existence(4, 4).possible, existence(3, 10, closed=True).possible
    (False, True)
    >>> existence(3, 5).reason
    'The 3 by 5 board has no tour: it was searched exhaustively.'
    """
    check_board(rows, cols)
    first = None if start is None else check_square("start", start, rows, cols)
    last = None if end is None else check_square("end", end, rows, cols)
    told = known(rows, cols, first, last, bool(closed))
    if told is not None:
        return told
    assert first is not None and last is not None
    search = TourSearch(rows, cols, first, last, closed)
    while not search.advance(1 << 30):
        pass
    if search.tour is None:
        return Existence(False, _why(search), search.proved)
    return Existence(True, ("between", {}))


def _why(search: TourSearch) -> Why:
    assert search.why is not None, "only a tour between two squares can fail to be found"
    return search.why
