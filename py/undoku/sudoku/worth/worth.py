"""What a step's technique is worth: two ways of a puzzle, and what the step saves the teaching strategies."""

from __future__ import annotations

import undoku.sudoku.strategies  # noqa: F401 (registers them)
from undoku.search.recorder import Recorder
from undoku.search.register import strategies
from undoku.sudoku.errors import GridError
from undoku.sudoku.grid import Grid
from undoku.sudoku.position import Position
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.sudoku.techniques.geometry import check_rated
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.start import Start
from undoku.sudoku.worth.barred import barred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.search.register import Strategy

MOST = 1_000_000
"""A search is ended where it has tried more digits than this."""


class Ways:
    """A search, which can be paused, for the whole way of a puzzle and for the way without a technique.

    Attributes:
        whole: the way; None before it is known whether there is one, and where there is none.
        without: the way without the technique; None before the whole way is known, and where that is none.
        error: why there are not both ways; None as long as nothing is wrong.
    """

    def __init__(self, puzzle: Grid, technique: str) -> None:
        """Begin. Raises GridError if the grid is not the usual 9 by 9."""
        check_rated(puzzle.layout)
        self.whole: Path | None = None
        self.without: Path | None = None
        self.error: GridError | None = None
        self._technique = technique
        self._start = Start(Position(puzzle))

    @property
    def done(self) -> bool:
        """Whether both are known, or there is something wrong."""
        return self.error is not None or (self.without is not None and self.without.done)

    @property
    def differ(self) -> bool:
        """Whether the whole way has a step of the technique, when done."""
        return self.whole is not None and self._technique in self.whole.techniques

    def advance(self, budget: int) -> None:
        """Search on, for at most so many pauses or steps of a way."""
        for _ in range(budget):
            if self.done:
                break
            if not self._start.done:
                self._start.advance(100)
                self.error = self._start.error
                if self._start.solutions > 1:
                    self.error = GridError("several-solutions")
            elif self.whole is None:
                assert self._start.state is not None
                self.whole = Path(self._start.state)
            elif not self.whole.done:
                self.whole.advance(1)
            elif self.without is None:
                self._leave_out(self.whole)
            else:
                self.without.advance(1)

    def _leave_out(self, whole: Path) -> None:
        try:
            self.without = Path(whole.state(0), without=frozenset({self._technique}))
        except GridError as error:
            self.error = error


class Tries:
    """How many digits a teaching strategy tries from a grid to its first solution, counted in slices."""

    def __init__(
        self, strategy: Strategy, grid: Grid, wrong: Sequence[tuple[int, int]] = (), most: int = MOST
    ) -> None:
        """Begin; while one of the `wrong` candidates, cell and digit, stands, it goes no deeper.

        More than `most` tries are not counted. Raises GridError for a grid that no strategy is started on.
        """
        self._most = most
        told = barred(strategy, frozenset(wrong)) if wrong else strategy
        self._search = Recorder(told, SudokuProblem(grid), limit=0)

    @property
    def done(self) -> bool:
        """Whether it has come to its end, or to more tries than are counted."""
        return self._search.done or self.more

    @property
    def number(self) -> int:
        """How many there were up to now; those beyond the most are not told."""
        return min(self._search.counts.tries, self._most)

    @property
    def more(self) -> bool:
        """Whether there were more than the most."""
        return self._search.counts.tries > self._most

    @property
    def steps(self) -> int:
        """How many steps led to its end, when done; 0 where it was ended."""
        return 0 if self.more else self._search.steps

    def advance(self, budget: int) -> None:
        """Search on for about so many steps, calls and returns."""
        self._search.advance(budget)


class Saved:
    """What a step saves a teaching strategy.

    Attributes:
        strategy: the strategy.
        before: its tries from the grid before the step.
        after: its tries where what the step places stands, and what it eliminates is known to be wrong.
    """

    def __init__(self, strategy: Strategy, before: Tries, after: Tries) -> None:
        """Take both counts, which are yet to be made."""
        self.strategy = strategy
        self.before = before
        self.after = after

    @property
    def done(self) -> bool:
        """Whether both are counted."""
        return self.before.done and self.after.done

    def advance(self, budget: int) -> None:
        """Count on, the tries before the step first."""
        (self.after if self.before.done else self.before).advance(budget)


def savings(
    grid: Grid, placements: Sequence[tuple[int, int]], eliminations: Sequence[tuple[int, int]]
) -> list[Saved]:
    """Give for every teaching strategy what a step from a grid saves it, yet to be counted.

    Placements and eliminations are pairs of cell, from 0, and digit. Raises GridError for a grid that no
    strategy is started on, before the step or after it.
    """
    digits = list(grid.digits)
    for cell, digit in placements:
        digits[cell] = digit
    after = Grid(grid.layout, digits)
    return [Saved(each, Tries(each, grid), Tries(each, after, eliminations)) for each in strategies("sudoku")]
