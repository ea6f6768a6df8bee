"""Exact counts of the tours of small boards, by frontier states."""

from collections.abc import Generator

from undoku.knight.errors import BoardError
from undoku.knight.frontier import Frontier
from undoku.knight.moves import Square, check_board, check_square
from undoku.knight.rules import known

#: The boards that can be counted in minutes and within a gigabyte: short side -> longest long side.
_LONGEST_OPEN = {3: 1000, 4: 1000, 5: 12, 6: 6}
_LONGEST_CLOSED = {3: 1000, 5: 40, 6: 8}


class CountSearch:
    """A count of all tours of a small board that is advanced in slices.

    Open tours count once for each direction and include those that could be closed (5 by 5: 1,728); with
    `start` only those from that square count. Closed tours count once, whatever their start and direction
    (6 by 6: 9,862), and pass every square, so that `start` changes nothing. `total` is None until `done`;
    `progress` runs from 0 to 1.

    Raises `BoardError` for a board or square that does not exist, and for boards too large to count: with a
    short side of 3 or 4 the long side may be up to 1,000, with 5 up to 12 (closed tours 40), with 6 up to 6
    (closed tours 8). Boards without tours count 0 at any size.

    >>> search = CountSearch(3, 4)
    >>> while not search.advance(1000):
    ...     pass
    >>> search.total
    16
    """

    def __init__(self, rows: int, cols: int, closed: bool = False, start: Square | None = None) -> None:
        """Check the arguments; no counting yet."""
        check_board(rows, cols)
        self.rows = rows
        self.cols = cols
        self.closed = bool(closed)
        self.start = None if start is None else check_square("start", start, rows, cols)
        self.total: int | None = None
        self.progress = 0.0
        short, long = min(rows, cols), max(rows, cols)
        told = known(rows, cols, None if closed else self.start, None, self.closed)
        self._possible = told is None or told.possible
        longest = _LONGEST_CLOSED if self.closed else _LONGEST_OPEN
        if self._possible and short > 1 and long > longest.get(short, 0):
            raise BoardError("too-large-to-count", rows=rows, cols=cols, most_5=longest[5], most_6=longest[6])
        self._work = self._run()

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
        if self.rows * self.cols == 1:
            return 1
        short, long = min(self.rows, self.cols), max(self.rows, self.cols)
        ends: frozenset[Square] = frozenset()
        if self.start is not None and not self.closed:
            ends = frozenset([self.start if self.rows <= self.cols else (self.start[1], self.start[0])])
        frontier = Frontier(short, long, ends, self.closed)
        ways = {frontier.first: 1}
        for place in range(short * long):
            column, row = divmod(place, short)
            passage = frontier.passage(row, column)
            # On wider boards hardly any state comes twice, so keeping the transitions would only cost memory.
            follow = passage.after if short < 5 else passage.expand
            reached: dict[bytes, int] = {}
            for number, (state, times) in enumerate(ways.items(), 1):
                for following, _ in follow(state):
                    reached[following] = reached.get(following, 0) + times
                if number % 32 == 0:
                    self.progress = (place + number / len(ways)) / (short * long)
                    yield 32
            ways = reached
            yield 1
        undirected = sum(ways.values())
        return undirected if self.closed or ends else 2 * undirected


def count(rows: int, cols: int, closed: bool = False, start: Square | None = None) -> int:
    """Return the number of tours of a small board; `CountSearch` says what counts and what is too large.

    >>> count(3, 10, closed=True)
    16
    """
    search = CountSearch(rows, cols, closed, start)
    while not search.advance(1 << 30):
        pass
    assert search.total is not None
    return search.total
