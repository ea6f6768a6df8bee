"""A program beside a strategy or another program: both go on from change to change of the board."""

from __future__ import annotations

from array import array
from bisect import bisect_left

from undoku.programs import words
from undoku.programs.calling.wanted import Wanted
from undoku.programs.ending import why_ended
from undoku.programs.errors import ProgramError
from undoku.programs.judging.judged import fitting
from undoku.programs.program import Program
from undoku.programs.run import SECONDS, ProgramRun
from undoku.programs.sentences import told
from undoku.search.follow import Run
from undoku.search.register import find
from undoku.search.steps import PLACE, REJECT, SOLUTION, TRY, UNDO, Counts, Step
from undoku.watch.problems import problem_of
from undoku.watch.race import BaseRace
from undoku.watch.words import ENDED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from undoku.search.problem import Problem
    from undoku.search.register import Strategy
    from undoku.watch.race import Columns

UNKNOWN = -1
"""Stands for what is not counted of a program: what it tries, and what it looks at."""


class Side:
    """One side of the race; a step is a change of the board.

    Attributes:
        kinds, cells, values: what was placed, taken back or solved, as far as it is kept.
        steps: how many changes there were.
        board: the values of all cells now.
        last: the latest solution's board, or None.
        done: whether it has come to its end.
        checks: nothing is counted of what is looked at.
    """

    kinds: Sequence[int]
    cells: Sequence[int]
    values: Sequence[int]
    checks = UNKNOWN

    def __init__(self, problem: Problem) -> None:
        """Begin before the first change."""
        self.steps = 0
        self.board = problem.board()
        self.last: tuple[int, ...] | None = None
        self.done = False

    @property
    def counts(self) -> Counts:
        """What has been done so far."""
        raise NotImplementedError

    def advance(self, budget: int) -> None:
        """Go on by so many changes."""
        raise NotImplementedError

    def _change(self, kind: int, cell: int, value: int) -> None:
        self.steps += 1
        if kind == SOLUTION:
            self.last = tuple(self.board)
        else:
            self.board[cell] = value if kind == PLACE else 0


class ProgramSide(Side):
    """A program, which has run already: it does again what it did, as fast as it did."""

    def __init__(self, run: ProgramRun, took: float) -> None:
        """Go through what was recorded in so many seconds."""
        super().__init__(run.problem)
        self._log = log = run.log
        self.kinds, self.cells, self.values = log.kinds, log.cells, log.values
        self._calls = array("I", (log.first[frame] for frame in run.calls()))
        self._took = took
        self._passed = 0.0

    @property
    def counts(self) -> Counts:
        """Its calls and changes so far."""
        log, done = self._log, self.steps
        at = log.at[done] if done < len(log.at) else len(log) + 1
        placed, undone, solved = (log.kinds.count(kind, 0, done) for kind in (PLACE, UNDO, SOLUTION))
        return Counts(bisect_left(self._calls, at), UNKNOWN, placed, undone, solved)

    def advance(self, budget: int) -> None:
        """Go on by so many changes."""
        log, end = self._log, self.steps + budget
        for step in range(self.steps, min(end, len(log.kinds))):
            self._change(log.kinds[step], log.cells[step], log.values[step])
        self.done = end > len(log.kinds)

    def wait(self, seconds: float) -> None:
        """Go on by what it did in so much time."""
        log = self._log
        if self.steps:
            # Step by step it may have come further than by its own time.
            self._passed = max(self._passed, self._took * log.at[self.steps - 1] / (len(log) + 1))
        self._passed += seconds
        if self._passed >= self._took:
            self.advance(len(log.kinds) + 1 - self.steps)
        else:
            line = self._passed / self._took * (len(log) + 1)
            self.advance(max(0, bisect_left(log.at, line) - self.steps))


class StrategySide(Side):
    """A strategy, which is run as far as it is wanted; its changes are kept as long as it is `recording`."""

    def __init__(self, strategy: Strategy, problem: Problem, *, recording: bool) -> None:
        """Begin before its first step."""
        super().__init__(problem)
        self._kept = (bytearray(), array("h"), array("h"))
        self.kinds, self.cells, self.values = self._kept
        self.recording = recording
        self._run = Run(strategy, problem)
        self._steps = self._run.steps()
        self._kinds = [0] * 5

    @property
    def counts(self) -> Counts:
        """Its calls and steps so far."""
        kinds = self._kinds
        return Counts(self._run.calls, kinds[TRY], kinds[PLACE], kinds[UNDO], kinds[SOLUTION])

    def advance(self, budget: int) -> None:
        """Go on by so many changes."""
        for step in self._steps:
            kind, cell, value = step[:3]
            self._kinds[kind] += 1
            if kind <= REJECT:
                continue
            self._change(kind, cell, value)
            if self.recording:
                for column, number in zip(self._kept, (kind, cell, value), strict=True):
                    column.append(number)
            budget -= 1
            if budget <= 0:
                return
        self.done = True


class ProgramRace(BaseRace):
    """Two searches of what one board asks, at least one of them a program of the reader's.

    `codes` are the texts of the programs by the names that `left` and `right` may have, `titles` how they are
    called, and `wanted` how the programs are. Programs run, one after the other, before the race is `ready`:
    see `ProgramRun` for their limits and for what is raised; an error says in its values which `program` it
    is about, by its name.
    """

    def __init__(
        self,
        board: str,
        left: str,
        right: str,
        question: Mapping[str, object],
        codes: Mapping[str, str],
        titles: Mapping[str, str],
        clock: Callable[[], float],
        wanted: Mapping[str, Wanted] | None = None,
        *,
        seconds: float = SECONDS,
        heard: Callable[[int], object] = lambda lines: None,
    ) -> None:
        """Read what is a program."""
        problem = problem_of(board, question)
        names = (left, right)
        super().__init__(
            problem,
            [titles[name] if name in codes else find(board, name).title for name in names],
            programs=[name in codes for name in names],
        )
        self._strategies = [None if name in codes else find(board, name) for name in names]
        self._names = names
        self._runs: dict[str, ProgramRun] = {}
        for name in dict.fromkeys(names):
            if name in codes:
                try:
                    program = Program(codes[name])
                    how = (wanted or {}).get(name, Wanted())
                    run = ProgramRun(
                        program, board, question, clock, how, seconds=seconds, heard=heard, own=True
                    )
                except ProgramError as error:
                    error.values["program"] = name
                    raise
                self._runs[name] = run
        self._waiting = [*self._runs]
        self._clock = clock
        self._seconds = seconds
        self._took: dict[str, float] = {}
        self._faults: dict[str, str] = {}
        self._seen: list[Side] = []
        self.sides: list[Side] = []
        self.renew()

    @property
    def ready(self) -> bool:
        """Whether all programs have run."""
        return not self._waiting

    def prepare(self) -> None:
        """Run one program."""
        name = self._waiting[0]
        started = self._clock()
        run = self._runs[name] = fitting(self._runs[name])
        self._faults[name] = why_ended(run, self._seconds)
        self._took[name] = self._clock() - started
        del self._waiting[0]
        if self.ready:
            self.renew()

    @property
    def faults(self) -> list[str]:
        """Why each side went no further, in a sentence; empty where it came to its end by itself."""
        return [self._faults.get(name, "") for name in self._names]

    def renew(self) -> None:
        """Put both back to their beginning; they are recorded as long as no difference is known."""
        unknown = self.difference is None
        self.sides = self._beginning(recording=unknown)
        if unknown:
            self._seen = self.sides

    def _beginning(self, *, recording: bool) -> list[Side]:
        return [
            StrategySide(strategy, self.problem, recording=recording)
            if strategy
            else ProgramSide(self._runs[name], self._took.get(name, 0))
            for name, strategy in zip(self._names, self._strategies, strict=True)
        ]

    def _recorded(self, side: int) -> int:
        return self._seen[side].steps

    def _columns(self, side: int, begin: int, end: int) -> Columns:
        seen = self._seen[side]
        return seen.kinds[begin:end], seen.cells[begin:end], seen.values[begin:end]

    def _parted(self) -> None:
        for side in self._seen:
            if isinstance(side, StrategySide):
                side.recording = False

    def _at_difference(self, side: int) -> tuple[int, str]:
        step = (self.difference or 0) - 1
        seen = self._seen[side]
        if step >= len(seen.kinds):
            return -1, ENDED
        kind, cell, value = seen.kinds[step], seen.cells[step], seen.values[step]
        if isinstance(seen, ProgramSide):
            # Nobody knows why it does that.
            board_name = self._runs[self._names[side]].board
            said = words.changed(kind, told(board_name, self.problem, kind, cell, value))
            return cell, said[0].upper() + said[1:]
        board = self.problem.board()
        for done, there, what in zip(*self._columns(side, 0, step + 1), strict=True):
            if done != SOLUTION:
                board[there] = what if done == PLACE else 0
        return cell, self.problem.sentence(Step(kind, cell, value, -1, 0, 1), board)
