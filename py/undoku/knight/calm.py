"""Tours with few turns and few crossings: long straight lines side by side.

`calm_field` lays the lines, `calm_mend` closes what is open in the corners and joins the few tours that come
of it to one. On an n by n board that makes about 8 n turns and 9.2 n crossings; `measures` names the bounds.
"""

from collections.abc import Generator, Iterator

from undoku.knight.board import Board
from undoku.knight.calm_field import PERIOD, fill
from undoku.knight.calm_mend import complete, join
from undoku.knight.measures import MeasureSearch
from undoku.knight.moves import Square, Work, is_move
from undoku.knight.rotations import rotate_to
from undoku.knight.solver import TourSearch, as_tour
from undoku.knight.threads import Threads
from undoku.knight.tour import Tour

#: Up to so many squares all ways to lay the lines are tried, above only the first that gives a tour.
_ALL_WAYS = 10_000

#: Up to so many squares the tour that `TourSearch` finds is measured as well.
_COMPARED = 400

#: The shortest side that lines are laid on.
_SHORTEST = 5


class CalmSearch(TourSearch):
    """A search for a tour with few turns and few crossings that is advanced in slices.

    The arguments and errors, `tour`, `why`, `reason` and `proved` are those of `TourSearch`; linear in the
    number of squares. When `done` with a tour, `turns` and `crossings` are what it has (see `measures`), and
    `calm` says whether it is of straight lines. Where it is not, it is the one of `TourSearch`: on a few
    small boards, on those with a side below 5 or with too many holes, where its end could not be turned to
    `end`, and with `via`.

    >>> search = CalmSearch(20, 20, start=(3, 4), closed=True)
    >>> while not search.advance(1000):
    ...     pass
    >>> search.tour, search.calm, search.turns, search.crossings
    (<closed tour of the 20 by 20 board>, True, 150, 196)
    """

    turns: int | None = None
    crossings: int | None = None
    calm = False

    def _run(self) -> Generator[int, None, None]:
        """Search; leaves the result in the attributes."""
        rows, cols = self.rows, self.cols
        best: Tour | None = None
        if min(rows, cols) >= _SHORTEST and not self.via and self._may_be():
            for turned, shift in _ways(rows, cols):
                path = yield from self._lines(turned, shift)
                if path is not None:
                    found = yield from as_tour(path, self.board)
                    if (yield from self._is_calmer(found)):
                        best, self.calm = found, True
                    if rows * cols > _ALL_WAYS:
                        break
        if best is None or (rows * cols <= _COMPARED and not self.board.holes):
            yield from super()._run()
            if self.tour is not None and (yield from self._is_calmer(self.tour)):
                best, self.calm = self.tour, False
        if best is not None:
            self.tour, self.why, self.proved = best, None, True

    def _may_be(self) -> bool:
        """Whether there may be a tour from `start` to `end`, by what is seen at once."""
        if self.closed and self.start and self.end and not is_move(self.start, self.end):
            return False
        more = self.board.colours[0] - self.board.colours[1]
        ends = [sum(square) % 2 for square in (self.start, self.end) if square is not None]
        if more:
            return abs(more) == 1 and not self.closed and set(ends) <= {int(more < 0)}
        return len(ends) < 2 or ends[0] != ends[1]

    def _is_calmer(self, found: Tour) -> Generator[int, None, bool]:
        """Whether a tour has fewer turns and crossings together than those before; if so note how many."""
        measure = MeasureSearch(found)
        while not measure.advance(4096):
            yield 256
        turns, crossings = measure.turns, measure.crossings
        assert turns is not None and crossings is not None
        if self.turns is not None and self.crossings is not None:
            before = self.turns + self.crossings
            if turns + crossings >= before:
                return False
        self.turns, self.crossings = turns, crossings
        return True

    def _lines(self, turned: bool, shift: int) -> Work:
        """Lay the lines in one way and return the tour from `start` to `end`, or None if it did not work."""
        board = self.board
        if turned:
            board = Board(board.cols, board.rows, [(column, row) for row, column in board.holes])
        rows, cols = board.rows, board.cols
        threads, loose = yield from fill(rows, cols, shift)
        loose = threads.take_out({row * cols + column for row, column in board.holes}, loose)
        ends = yield from complete(threads, loose, board)
        if ends is None or not (yield from join(threads, ends, board)):
            return None
        given = [
            square[::-1] if turned else square for square in (self.start, self.end) if square is not None
        ]
        path = yield from _walk(threads, ends, given, board)
        if path is None:
            return None
        if self.start is None and given:
            path.reverse()
        if turned:
            for first in range(0, len(path), 4096):
                part = path[first : first + 4096]
                path[first : first + 4096] = [square % cols * rows + square // cols for square in part]
                yield 256
        return path


def _walk(threads: Threads, ends: list[int], given: list[Square], board: Board) -> Work:
    """Return the tour from the first to the second of the given squares, as far as there are any.

    `ends` are those of an open tour. An end is turned to its square by rotations, each of which costs a few
    turns and crossings. None where an end does not get there.
    """
    rows, cols = board.rows, board.cols
    holes = {row * cols + column for row, column in board.holes}
    patience = 2000 + 20 * max(rows, cols)
    first = board.squares[0]
    if given:
        row, column = given[0]
        first = row * cols + column
    path = yield from threads.walk(ends[0] if ends else first)
    if path is not None and ends and given:
        # The nearer end is turned to the start, and the tour walked backwards.
        near, far = (max(abs(row - end // cols), abs(column - end % cols)) for end in (path[0], path[-1]))
        if near < far:
            path.reverse()
        path = yield from rotate_to(path, rows, cols, given[0], patience, holes)
        if path is not None:
            path.reverse()
    if path is not None and len(given) == 2:
        path = yield from rotate_to(path, rows, cols, given[1], patience, holes)
    return path


def _ways(rows: int, cols: int) -> Iterator[tuple[bool, int]]:
    """The ways to lay the lines: whether on the board turned over, and the shift of its pattern; best first.

    Lines lie best on boards that are not wider than high, and where the sides are not both even or both odd
    on those of an even width: on others one corner has a square of each colour too much, and is mended all
    along the board.
    """
    long, short = max(rows, cols), min(rows, cols)
    alike = (rows + cols) % 2 == 0
    first = rows < cols if alike or long > 2 * short else cols % 2 == 1
    for turned in (first, not first)[: 1 if rows == cols else 2]:
        width = rows if turned else cols
        for shift in range(0 if rows * cols % 2 else width % 2, PERIOD, 2):
            yield turned, shift
