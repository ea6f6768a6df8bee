"""An exercise: the position of a puzzle where a technique is the next step, and all its steps there."""

from __future__ import annotations

from itertools import chain

from undoku.sudoku.errors import GridError
from undoku.sudoku.grid import Grid
from undoku.sudoku.position import Position
from undoku.sudoku.practice.instances import more
from undoku.sudoku.techniques.any_state import left_out
from undoku.sudoku.techniques.candidates import LAYOUT, candidate
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, LAST_RESORT
from undoku.sudoku.techniques.finders import finder_of
from undoku.sudoku.techniques.geometry import check_rated
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.start import Start
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.step import smallest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.step import Step

NODES = 100
"""So many nodes of a solver take as long as what is between two pauses of a technique."""


class Exercise:
    """A search, which can be paused: along the path of a puzzle to a technique, and for its steps there.

    Attributes:
        technique: the identifier of the technique.
        done: whether it has come to its end.
        error: why there is no exercise, when done; None if there is one.
        state: the state where the technique is the next step, as soon as it is reached.
        instances: the steps of the technique that were found, every pattern of each conclusion.
        steps: each conclusion once, with its smallest pattern, when done.
    """

    def __init__(self, puzzle: Grid, technique: str) -> None:
        """Begin.

        Raises GridError for a technique that there is not, or that cannot be practised, and for a shape that
        is not the usual 9 by 9.
        """
        check_rated(puzzle.layout)
        finder_of(technique)
        if technique == LAST_RESORT:
            raise GridError("no-practice", technique=BY_IDENTIFIER[technique].title)
        self.technique = technique
        self.done = False
        self.error: GridError | None = None
        self.state: State | None = None
        self.instances: list[Step] = []
        self.steps: list[Step] = []
        self._solution = 0
        self._start = Start(Position(puzzle))
        self._path: Path | None = None
        self._finding: Iterator[Step | None] = iter(())

    def advance(self, budget: int) -> None:
        """Search on, for at most so many pauses or steps."""
        for _ in range(budget):
            if self.done:
                break
            self._advance()

    def _advance(self) -> None:
        if self.state is not None:
            self._collect()
        elif self._path is not None:
            self._go_on(self._path)
        else:
            self._start.advance(NODES)
            if self._start.done:
                self._begin()

    def _begin(self) -> None:
        start = self._start
        if start.error is not None:
            self._end(start.error)
        elif start.solution is None:
            self._end(GridError("several-solutions"))
        else:
            assert start.state is not None
            digits = start.solution.packed
            self._solution = sum(1 << candidate(cell, digit) for cell, digit in enumerate(digits))
            self._path = Path(start.state)

    def _go_on(self, path: Path) -> None:
        known = len(path.techniques)
        path.advance(1)
        if len(path.techniques) > known and path.techniques[-1] == self.technique:
            state = path.state(known)
            assert isinstance(state, State)
            self.state = state
            finder = finder_of(self.technique)
            self._finding = chain(finder(self.state), more(self.state, self.technique))
        elif path.done:
            self._end(GridError("not-on-way", technique=BY_IDENTIFIER[self.technique].title))

    def _collect(self) -> None:
        assert self.state is not None
        for step in self._finding:
            if step is not None and step.technique == self.technique:
                self.instances.append(step)
            return
        self.steps = [step for step in smallest(self.instances) if step is not None]
        self.done = True

    def _end(self, error: GridError) -> None:
        self.error, self.done = error, True

    @property
    def complete(self) -> bool:
        """Whether all steps were found, when done: a search that grows too large is ended early."""
        return self.state is not None and self.technique not in self.state.once(left_out)

    @property
    def solution(self) -> int:
        """The candidates that are true, as a set, when done."""
        return self._solution

    @property
    def candidates(self) -> int:
        """The candidates of the state, as a set, when done."""
        return self.state.candidates if self.state is not None else 0

    @property
    def position(self) -> Position:
        """The position, with what was entered on the path and what was eliminated on it, when done."""
        state = self.state
        assert state is not None
        given = [digit if state.given >> cell & 1 else 0 for cell, digit in enumerate(state.digits)]
        givens, digits = Grid(LAYOUT, given), Grid(LAYOUT, list(state.digits))
        fits = Position(givens, digits).candidates()
        out = [fit & ~left for fit, left in zip(fits, state.cells, strict=True)]
        return Position(givens, digits, out=out)
