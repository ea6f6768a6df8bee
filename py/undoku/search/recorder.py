"""Run a strategy in slices: record its steps as long as there is room, then only count to the end."""

from __future__ import annotations

from functools import cache
from itertools import repeat

from undoku.search.errors import PuzzleError
from undoku.search.follow import code_of, frame_of
from undoku.search.problem import MOST_SQUARES
from undoku.search.steps import PLACE, REJECT, UNDO, Counts
from undoku.search.trace import Trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from undoku.search.columns import Closed
    from undoku.search.problem import Problem
    from undoku.search.register import Strategy

    # send, Python's frame (None once counting), number of the frame, calls open. While BothEnds counts, the
    # third is how many have returned to the calls and helpers around this one that are kept.
    Running = tuple[Callable[[Any], Any], Any, int, int]

LIMIT = 1_000_000
"""Steps that are recorded unless told otherwise."""

_FLUSH = 4096


class Recorder:
    """A search by a teaching strategy that is advanced in slices.

    Records up to `limit` steps in `trace`, and goes on counting to the end without recording; with the
    limit 0 it only counts, several times as fast. Not asking for the next slice ends it at once. Raises
    PuzzleError for a board of more than 400 squares unless the limit is 0. Checks are only counted where
    `with_checks` asks for them, and the strategy tells them.

    Attributes:
        trace: what has been recorded so far.
        done: whether the search has come to its end.
        board: the values of all cells now.
        first: the first solution's board, or None.
        checks: how much was looked at so far to know whether a piece may stand somewhere; -1 where that is
            asked for and the strategy does not tell it.
    """

    def __init__(
        self, strategy: Strategy, problem: Problem, limit: int = LIMIT, *, with_checks: bool = False
    ) -> None:
        """Begin before the first step."""
        if limit and (error := problem.too_large(MOST_SQUARES)):
            raise error
        if limit < 0:
            raise PuzzleError("limit-below-0", limit=limit)
        strategy = strategy.on(problem)
        root = strategy.start(problem)
        self.trace = Trace(strategy, problem)
        self.done = False
        self.first: tuple[int, ...] | None = None
        self.checks = -1 if with_checks and strategy.checks is None else 0
        self._checked = _checks_of(strategy, problem) if with_checks else None
        self._latest: tuple[int, ...] | None = None
        self._limit = limit
        self._recursive = code_of(root)
        self._stack: list[Running] = []
        self._result: object = None
        self._calls = 1
        self._kinds = [0] * 5
        self.trace.frames.open_call(-1, 0, self.trace.function_of(root), 1)
        self._stack.append((root.send, frame_of(root), 0, 1))

    @property
    def board(self) -> list[int]:
        """The values of all cells now."""
        return self.trace.steps.latest

    @property
    def last(self) -> tuple[int, ...] | None:
        """The latest solution's board, or None."""
        recorded = self.trace.tree.solutions()
        if self._latest is None and recorded:
            return tuple(self.trace.steps.board(recorded[-1]))
        return self._latest

    @property
    def recording(self) -> bool:
        """Whether every step so far has been recorded."""
        return self.steps == len(self.trace)

    @property
    def steps(self) -> int:
        """Steps so far, recorded or only counted."""
        return sum(self._kinds)

    @property
    def counts(self) -> Counts:
        """Calls and steps so far, recorded or only counted."""
        tries, _, placements, undos, solutions = self._kinds
        return Counts(self._calls, tries, placements, undos, solutions)

    def advance(self, budget: int) -> bool:
        """Run the strategy's code on about `budget` times and say whether the search is done.

        A unit is one step, one call or one return.
        """
        while budget > 0 and not self.done:
            room = self._limit - len(self.trace)
            if room > 0:
                budget -= self._record(min(budget, room, _FLUSH))
            else:
                self._count(budget)
                budget = 0
        return self.done

    def stop_recording(self) -> None:
        """Only count from now on; what has been recorded stays."""
        self._limit = len(self.trace)

    def _record(self, budget: int) -> int:
        """Go on `budget` times, writing down every step; at most as many steps can come of it."""
        trace, stack, result = self.trace, self._stack, self._result
        frames, recursive = trace.frames, self._recursive
        opened = frames.first
        base = len(trace)
        steps: list[tuple[int, ...]] = []
        instructions: list[int] = []
        depths: list[int] = []
        closed: list[Closed] = []
        add_step, add_instruction, add_depth = steps.append, instructions.append, depths.append
        send, frame, number, depth = stack.pop()
        for _ in repeat(None, budget):
            try:
                said = send(result)
            except StopIteration as stop:
                result = stop.value
                closed.append((number, base + len(steps), len(opened), result))
                if not stack:
                    self.done = True
                    break
                send, frame, number, depth = stack.pop()
                continue
            result = None
            if type(said) is tuple:
                add_step(said)
                add_instruction(frame.f_lasti)
                add_depth(depth)
                continue
            stack.append((send, frame, number, depth))
            function = trace.function_of(said)
            if said.gi_code is recursive:
                depth += 1
                number = frames.open_call(number, base + len(steps), function, depth)
            else:
                number = frames.open(number, base + len(steps), function)
            send, frame = said.send, said.gi_frame
        if not self.done:
            stack.append((send, frame, number, depth))
        self._result = result
        trace.extend(steps, instructions, depths, closed)
        if self._checked:
            self.checks += sum(map(self._checked, steps))
        self._note_recorded()
        return budget

    def _note_recorded(self) -> None:
        trace = self.trace
        self._calls = len(trace.frames.calls)
        tries, placements, undos, solutions = trace.steps.counts(len(trace))
        self._kinds[:] = (
            tries,
            len(trace) - tries - placements - undos - solutions,
            placements,
            undos,
            solutions,
        )
        if solutions and self.first is None:
            self.first = tuple(trace.steps.board(trace.tree.solutions()[0]))

    def _count(self, budget: int) -> None:
        """Go on `budget` times, counting and keeping the board."""
        # BothEnds._count_on does the same, and keeps what it needs to bring the search back.
        stack, result, recursive = self._stack, self._result, self._recursive
        kinds, board = self._kinds, self.trace.steps.latest
        checked, checks = self._checked, self.checks
        running = stack.pop()
        send = running[0]
        for _ in repeat(None, budget):
            try:
                said = send(result)
            except StopIteration as stop:
                result = stop.value
                if not stack:
                    self.done = True
                    break
                running = stack.pop()
                send = running[0]
                continue
            result = None
            if type(said) is tuple:
                kind = said[0]
                kinds[kind] += 1
                if checked:
                    checks += checked(said)
                if kind > REJECT:
                    if kind == PLACE:
                        board[said[1]] = said[2]
                    elif kind == UNDO:
                        board[said[1]] = 0
                    else:
                        self._latest = tuple(board)
                        if self.first is None:
                            self.first = self._latest
                continue
            stack.append(running)
            if said.gi_code is recursive:
                self._calls += 1
            send = said.send
            running = (send, None, 0, 0)
        if not self.done:
            stack.append(running)
        self._result = result
        self.checks = checks


def _checks_of(strategy: Strategy, problem: Problem) -> Callable[[tuple[int, ...]], int] | None:
    """How much a step looked at; a search does the same steps again and again, so what is known is kept."""
    checks = strategy.checks
    if checks is None:
        return None

    @cache
    def checked(said: tuple[int, ...]) -> int:
        kind, cell, _, *by = said
        return checks(problem, kind, cell, *by)

    return checked
