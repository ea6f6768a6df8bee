"""A program beside a strategy or another program: both go on from change to change of the board."""

from __future__ import annotations

from bisect import bisect_left

from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.search.follow import Run
from undoku.search.register import find
from undoku.search.steps import PLACE, REJECT, SOLUTION, TRY, UNDO, Counts, Step
from undoku.watch.problems import problem_of
from undoku.watch.race import BaseRace
from undoku.watch.words import ENDED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from undoku.search.problem import Problem
    from undoku.search.register import Strategy

    # Kind, cell and value of what was placed, taken back or solved.
    Change = tuple[int, int, int]


class Side:
    """One side of the race; a step is a change of the board.

    Attributes:
        changes: all that was done so far.
        board: the values of all cells now.
        last: the latest solution's board, or None.
        done: whether it has come to its end.
        checks: nothing is counted of what a program looks at.
    """

    checks = 0

    def __init__(self, problem: Problem) -> None:
        """Begin before the first change."""
        self.changes: list[Change] = []
        self.board = problem.board()
        self.last: tuple[int, ...] | None = None
        self.done = False

    @property
    def steps(self) -> int:
        """How many changes there were."""
        return len(self.changes)

    @property
    def counts(self) -> Counts:
        """What has been done so far."""
        raise NotImplementedError

    def advance(self, budget: int) -> None:
        """Go on by so many changes."""
        for _ in range(budget):
            change = self._next()
            if change is None:
                self.done = True
                return
            kind, cell, value = change
            self.changes.append(change)
            if kind == SOLUTION:
                self.last = tuple(self.board)
            else:
                self.board[cell] = value if kind == PLACE else 0

    def _next(self) -> Change | None:
        raise NotImplementedError


class ProgramSide(Side):
    """A program, which has run already."""

    def __init__(self, run: ProgramRun) -> None:
        """Go through what was recorded."""
        super().__init__(run.problem)
        self._log = run.log
        self._calls = [run.log.first[frame] for frame in run.calls()]

    @property
    def counts(self) -> Counts:
        """Its calls and changes so far; what it tries is not known."""
        log, done = self._log, len(self.changes)
        at = log.at[done] if done < len(log.at) else len(log) + 1
        kinds = (log.kinds.count(kind, 0, done) for kind in (PLACE, UNDO, SOLUTION))
        return Counts(bisect_left(self._calls, at), 0, *kinds)

    def _next(self) -> Change | None:
        log, done = self._log, len(self.changes)
        return (log.kinds[done], log.cells[done], log.values[done]) if done < len(log.kinds) else None


class StrategySide(Side):
    """A strategy, which is run as far as it is wanted."""

    def __init__(self, strategy: Strategy, problem: Problem) -> None:
        """Begin before its first step."""
        super().__init__(problem)
        self._run = Run(strategy, problem)
        self._steps = self._run.steps()
        self._kinds = [0] * 5

    @property
    def counts(self) -> Counts:
        """Its calls and steps so far."""
        kinds = self._kinds
        return Counts(self._run.calls, kinds[TRY], kinds[PLACE], kinds[UNDO], kinds[SOLUTION])

    def _next(self) -> Change | None:
        for step in self._steps:
            self._kinds[step.kind] += 1
            if step.kind > REJECT:
                return step.kind, step.cell, step.value
        return None


class ProgramRace(BaseRace):
    """Two searches of what one board asks, at least one of them a program of the reader's.

    `codes` are the texts of the programs by the names that `left` and `right` may have, `titles` how they are
    called. A program runs when the race is made: see `ProgramRun` for its limits and what is raised.
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
    ) -> None:
        """Run what is a program."""
        problem = problem_of(board, question)
        names = (left, right)
        super().__init__(
            problem, [titles[name] if name in codes else find(board, name).title for name in names]
        )
        self._board = board
        self._names = names
        self._runs: dict[str, ProgramRun] = {}
        for name in {*names} & {*codes}:
            self._runs[name] = ProgramRun(Program(codes[name]), board, question, clock)
            self._runs[name].run()
        self.sides: list[Side] = self._beginning()
        self._seen: list[Side] = self.sides

    def compare(self) -> None:
        """Look for the first difference in what was done since the last time."""
        if self.difference is not None:
            return
        left, right = (side.changes for side in self._seen)
        common = min(len(left), len(right))
        for step in range(self._same, common):
            if left[step] != right[step]:
                self.difference = step + 1
                break
        else:
            self._same = common
            if len(left) != len(right) and self._seen[len(left) > len(right)].done:
                self.difference = common + 1

    def begin_align(self) -> None:
        """Put both back to their beginning, to be led to their first difference by `advance_align`."""
        if self.difference is not None:
            self.sides = self._beginning()

    def _beginning(self) -> list[Side]:
        return [
            ProgramSide(self._runs[name])
            if name in self._runs
            else StrategySide(find(self._board, name), self.problem)
            for name in self._names
        ]

    def _at_difference(self, side: int) -> tuple[int, str]:
        step = (self.difference or 0) - 1
        seen = self._seen[side]
        if step >= len(seen.changes):
            return -1, ENDED
        board = self.problem.board()
        for kind, cell, value in seen.changes[: step + 1]:
            if kind != SOLUTION:
                board[cell] = value if kind == PLACE else 0
        kind, cell, value = seen.changes[step]
        return cell, self.problem.sentence(Step(kind, cell, value, -1, 0, 1), board)
