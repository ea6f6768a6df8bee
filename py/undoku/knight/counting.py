"""Exact counts of the tours of small boards, by frontier states."""

from collections.abc import Generator, Iterable
from itertools import pairwise

from undoku.knight.board import Board
from undoku.knight.errors import BoardError
from undoku.knight.frontier import Frontier
from undoku.knight.moves import Square
from undoku.knight.rules import known

#: The boards that can be counted in minutes and within a gigabyte: short side -> longest long side.
#: Without holes, narrower boards and closed tours of four rows are never met: there are none.
_LONGEST_OPEN = {2: 1000, 3: 1000, 4: 1000, 5: 12, 6: 6}
_LONGEST_CLOSED = {2: 1000, 3: 1000, 4: 1000, 5: 40, 6: 8}

#: So many squares are counted whatever the shape of a board with holes is.
_ANY_SHAPE = 36


class CountSearch:
    """A count of all tours of a small board that is advanced in slices.

    Open tours count once for each direction and include those that could be closed (5 by 5: 1,728); with
    `start` only those from that square count. Closed tours count once, whatever their start and direction
    (6 by 6: 9,862), and pass every square, so that `start` changes nothing. `holes` are squares taken out of
    the board: no tour passes them. `total` is None until `done`; `progress` runs from 0 to 1.

    Raises `BoardError` for a board or square that does not exist, and for boards too large to count: with a
    short side of 3 or 4 the long side may be up to 1,000, with 5 up to 12 (closed tours 40), with 6 up to 6
    (closed tours 8). With holes, these are the sides of the smallest board around the squares that are left,
    and up to 36 squares may also lie in a larger one. Boards that have no tours for a reason known without a
    search count 0 at any size.

    >>> search = CountSearch(3, 4)
    >>> while not search.advance(1000):
    ...     pass
    >>> search.total
    16
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        closed: bool = False,
        start: Square | None = None,
        holes: Iterable[Square] = (),
    ) -> None:
        """Check the arguments; no counting yet."""
        board = Board(rows, cols, holes)
        self.rows = rows
        self.cols = cols
        self.holes = board.holes
        self.closed = bool(closed)
        self.start = None if start is None else board.check("start", start)
        self.total: int | None = None
        self.progress = 0.0
        self._board, self._start = _laid(board, None if self.closed else self.start)
        self._possible = _may_have_tours(self._board, self._start, self.closed)
        if self._possible:
            self._refuse_if_too_large(board)
        self._work = self._run()

    def _refuse_if_too_large(self, asked: Board) -> None:
        """Raise `BoardError` if it would take too long, or too much memory."""
        board = self._board
        longest = _LONGEST_CLOSED if self.closed else _LONGEST_OPEN
        short, long = min(board.rows, board.cols), max(board.rows, board.cols)
        if long <= longest.get(short, 0) or board.size <= _ANY_SHAPE:
            return
        raise BoardError(
            "shape-too-large-to-count" if asked.holes else "too-large-to-count",
            rows=asked.rows,
            cols=asked.cols,
            size=asked.size,
            most=_ANY_SHAPE,
            most_5=longest[5],
            most_6=longest[6],
        )

    @property
    def done(self) -> bool:
        """Whether `total` is known."""
        return self.total is not None

    def advance(self, budget: int) -> bool:
        """Do about `budget` units of work and return whether the count is done."""
        while budget > 0 and self.total is None:
            try:
                budget -= next(self._work)
            except StopIteration as finished:
                self.total = finished.value
                self.progress = 1.0
        return self.done

    def _run(self) -> Generator[int, None, int]:
        """Pass the board square by square and carry along in how many ways each state is reached."""
        if not self._possible:
            return 0
        board = self._board
        if board.size == 1:
            return 1
        short, long = board.rows, board.cols
        ends = frozenset(() if self._start is None else [self._start])
        frontier = Frontier(short, long, ends, self.closed, board.holes)
        ways = {frontier.first: 1}
        for place in range(short * long):
            column, row = divmod(place, short)
            passage = frontier.passage(row, column)
            # On wider boards hardly any state comes twice, so keeping the transitions would only cost memory.
            follow = passage.after if short < 5 else passage.expand
            reached: dict[bytes, int] = {}
            states = len(ways)
            for number in range(1, states + 1):
                # What was passed is forgotten at once: two columns of states would be much memory.
                state, times = ways.popitem()
                for following, _ in follow(state):
                    reached[following] = reached.get(following, 0) + times
                if number % 32 == 0:
                    self.progress = (place + number / states) / (short * long)
                    yield 32
            ways = reached
            yield 1
        undirected = sum(ways.values())
        return undirected if self.closed or ends else 2 * undirected


def count(
    rows: int,
    cols: int,
    closed: bool = False,
    start: Square | None = None,
    holes: Iterable[Square] = (),
) -> int:
    """Return the number of tours of a small board; `CountSearch` says what counts and what is too large.

    >>> count(3, 10, closed=True), count(3, 3, holes=[(1, 1)])
    (16, 16)
    """
    search = CountSearch(rows, cols, closed, start, holes)
    while not search.advance(1 << 30):
        pass
    assert search.total is not None
    return search.total


def _may_have_tours(board: Board, start: Square | None, closed: bool) -> bool:
    """Whether a search is needed; `start` is None for any."""
    if not board.holes:
        told = known(board.rows, board.cols, start, None, closed)
        return told is None or told.possible
    if board.size == 1:
        return not closed
    more = board.colours[0] - board.colours[1]
    if abs(more) > (0 if closed else 1) or (start is not None and more and sum(start) % 2 != (more < 0)):
        return False
    # On one line there are no moves, and with every move a knight comes at most two lines further.
    return min(board.rows, board.cols) > 1 and max(board.rows, board.cols) < 2 * board.size


def _laid(board: Board, start: Square | None) -> tuple[Board, Square | None]:
    """Cut off lines at the rim that are all holes, and turn the board to the side with fewer states."""
    rows, top = _lines(board.rows, board.cols, [row for row, _ in board.holes])
    cols, left = _lines(board.cols, board.rows, [column for _, column in board.holes])
    # States tell of neighbouring columns, so these should have few squares.
    turned = (_most_beside(rows), len(cols)) < (_most_beside(cols), len(rows))

    def laid(square: Square) -> Square:
        row, column = square[0] - top, square[1] - left
        return (column, row) if turned else (row, column)

    sides = (len(cols), len(rows)) if turned else (len(rows), len(cols))
    holes = [laid(hole) for hole in board.holes]
    inside = [hole for hole in holes if 0 <= hole[0] < sides[0] and 0 <= hole[1] < sides[1]]
    return Board(*sides, inside), None if start is None else laid(start)


def _lines(number: int, length: int, holes: list[int]) -> tuple[list[int], int]:
    """How many squares are on each line between the first and the last that have any, and which is the first.

    `holes` says for each hole on which line it is.
    """
    left = [length] * number
    for line in holes:
        left[line] -= 1
    some = [line for line, squares in enumerate(left) if squares]
    return left[some[0] : some[-1] + 1], some[0]


def _most_beside(lines: list[int]) -> int:
    """The most squares that two neighbouring lines have together."""
    return max(map(sum, pairwise(lines)), default=lines[0])
