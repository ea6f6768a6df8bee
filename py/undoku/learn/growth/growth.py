"""Strategies at one size after the other, counted and not recorded."""

from __future__ import annotations

from undoku.learn.growth import words
from undoku.learn.growth.point import CUT, LEFT, Point, is_too_slow
from undoku.learn.growth.sizes import sizes
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.watch.problems import problem_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from undoku.search.register import Strategy

MOST = 5_000_000
"""Steps after which a search is given up."""

ENOUGH = 0.02
"""Seconds that a search is measured for, at least: one that is over sooner is run again and again."""

AGAIN = 50
"""How often that is done at most."""


class Growth:
    """Strategies of one board on boards of growing size, one size after the other, by slices.

    All solutions or the first, as each strategy does. `clock` counts seconds. Raises PuzzleError where there
    is no such strategy or board.

    Attributes:
        sizes: the boards.
        strategies: the strategies, in the order in which they were named.
        points: what is known up to now.
        seconds: the time that each of these took.
    """

    def __init__(
        self,
        board: str,
        question: Mapping[str, object],
        names: Sequence[str],
        up_to: int,
        clock: Callable[[], float],
        most: int = MOST,
    ) -> None:
        """Begin with the smallest board."""
        self.sizes = sizes(board, question, up_to)
        self._problems = [problem_of(board, one.question) for one in self.sizes]
        self.strategies = [find(board, name) for name in names]
        self.points: list[Point] = []
        self.seconds: list[float] = []
        self._clock = clock
        self._most = most
        self._search: Recorder | None = None
        self._spent = 0.0
        self._runs = 0

    @property
    def done(self) -> bool:
        """Whether all strategies have been on all boards."""
        return len(self.points) == len(self.sizes) * len(self.strategies)

    @property
    def steps(self) -> int:
        """Steps so far of the search that goes on."""
        return self._search.steps if self._search else 0

    def advance(self, budget: int) -> bool:
        """Go on with a search by about so much, and say whether all is done."""
        if self.done:
            return True
        place, turn = divmod(len(self.points), len(self.strategies))
        strategy, size = self.strategies[turn], self.sizes[place].size
        if self._search is None:
            if is_too_slow([point for point in self.points if point.line == strategy.name]):
                self._add(Point(strategy.name, size, LEFT, said=words.LEFT_OUT))
                return self.done
            self._begin(strategy, place)
        search = self._search
        assert search
        started = self._clock()
        search.advance(budget)
        self._spent += self._clock() - started
        if search.steps > self._most:
            self._add(Point(strategy.name, size, CUT, said=words.more_than(self._most)))
        elif search.done and self._spent < ENOUGH and self._runs < AGAIN:
            self._begin(strategy, place)
        elif search.done:
            calls, tries, placements, *_ = search.counts
            self._add(Point(strategy.name, size, calls=calls, tries=tries, placements=placements))
        return self.done

    def _begin(self, strategy: Strategy, place: int) -> None:
        self._search = Recorder(strategy, self._problems[place], limit=0)
        self._runs += 1

    def _add(self, point: Point) -> None:
        self.points.append(point)
        self.seconds.append(self._spent / max(self._runs, 1))
        self._search = None
        self._spent, self._runs = 0.0, 0
