"""Record how a search begins and how it ends: what is too long to keep is left out in the middle."""

from __future__ import annotations

from collections import deque
from itertools import repeat

from undoku.search.checkpoint import Checkpoint, checkpoint_at, finished_in
from undoku.search.ending import Ending
from undoku.search.recorder import LIMIT, Recorder
from undoku.search.steps import PLACE, REJECT, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from undoku.search.problem import Problem
    from undoku.search.register import Strategy
    from undoku.search.trace import Trace

TAIL = 100_000
"""Steps before the last one that are kept of a search too long to be kept whole."""

MOST = 2_147_000_000
"""Steps at which a search is stopped: the page's callbacks know no number above 2^31 - 1."""

STRIDE = 8192
"""Steps, at least, from one checkpoint to the next."""


class BothEnds(Recorder):
    """A search that keeps all steps if they are up to `limit`, and else only the first and the last ones.

    Beyond the limit `trace` is cut to the first `limit - tail` steps, and the search goes on counting. At its
    end the last `tail` steps are recorded in a second run, from a moment not long before them: the calls that
    were open then are brought back without those that had returned, so this takes no longer than the steps.

    Attributes:
        ending: the trace of the last steps, once they are recorded; None before, where all steps are kept,
            and where they cannot be brought back, as a call left something on the board when it returned.
        stopped: whether it was stopped before its end.
    """

    def __init__(
        self, strategy: Strategy, problem: Problem, limit: int = LIMIT, tail: int = TAIL, goal: int = 0
    ) -> None:
        """Begin before the first step.

        Where the step `goal` is none of the first ones, the search stops as soon as it would be none of the
        last ones either, and keeps it as one more of these. At the latest it stops at `MOST` steps.
        """
        super().__init__(strategy, problem, limit)
        self.ending: Trace | None = None
        self.stopped = False
        self._whole = limit
        self._first = limit - tail
        self._tail = tail
        self._until = min(goal + tail + 1, MOST) if goal > self._first else MOST
        self._stride = min(STRIDE, max(tail // 8, 1))
        self._due = limit + 1
        self._checkpoints: deque[Checkpoint] = deque()
        self._finished: list[tuple[Any, ...]] = []
        self._levels: list[int] = []
        self._rerun: Ending | None = None

    @property
    def head(self) -> int:
        """How many of the first steps are recorded and will stay so."""
        recorded = len(self.trace)
        return recorded if self.done else min(recorded, self._first)

    @property
    def since(self) -> int:
        """The position from which the last steps are recorded again, 0 if they are not."""
        return self.steps - self._tail if self.ending else 0

    def stop(self) -> None:
        """Search no further: what is left to do is to record the last steps up to here, if not all are."""
        if self._rerun is None and not self.done:
            self.stopped = True
            self._begin_again(self.steps)

    def _count(self, budget: int) -> None:
        while budget > 0 and not self.done:
            if self.steps >= self._until and not self._rerun:
                # Only a step after those that would be kept tells that they are not the last of all.
                self._tail += 1
                self.stop()
                continue
            part = min(budget, self._stride)
            if not self._rerun:
                part = min(part, self._until - self.steps)
            budget -= part
            if self._rerun:
                self._record_again(self._rerun, part)
                continue
            if not self._levels:
                self._begin_counting()
            ended = self._count_on(part)
            if self.steps >= self._due:
                self._remember()
            if ended:
                self._begin_again()

    def _begin_counting(self) -> None:
        """Take from the trace what counting goes on with, and the moments that the end may begin at."""
        trace = self.trace
        self._latest = self.last
        self._levels = trace.tree.levels(len(trace))
        chain = [number for _, _, number, _ in self._stack]
        self._finished, starts = finished_in(trace, chain, len(trace.frames))
        self._stack = [
            (send, None, start, depth) for (send, _, _, depth), start in zip(self._stack, starts, strict=True)
        ]
        for position in range(self.head, len(trace), self._stride):
            self._checkpoints.append(checkpoint_at(trace, position))

    def _count_on(self, budget: int) -> bool:
        """Go on `budget` times, counting and keeping what returned to open calls; say if that was all."""
        stack, result, recursive = self._stack, self._result, self._recursive
        kinds, board, levels, finished = self._kinds, self.board, self._levels, self._finished
        # As Recorder._count, which keeps less. What a call costs here decides how long the search takes: no
        # function is called without need.
        calls, size, ended = self._calls, len(finished), False
        running = stack.pop()
        send, _, start, depth = running
        for _ in repeat(None, budget):
            try:
                said = send(result)
            except StopIteration as stop:
                result = stop.value
                if not stack:
                    ended = True
                    break
                if size > start:
                    del finished[start:]
                # As a Finished, only quicker.
                finished.append((result, calls, tuple(kinds)))
                size = start + 1
                running = stack.pop()
                send, _, start, depth = running
                continue
            result = None
            if type(said) is tuple:
                kind = said[0]
                kinds[kind] += 1
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
            start = size
            if said.gi_code is recursive:
                calls += 1
                try:
                    levels[depth] += 1
                except IndexError:
                    levels.append(1)
                depth += 1
            send = said.send
            running = (send, None, start, depth)
        if not ended:
            stack.append(running)
        self._result, self._calls = result, calls
        return ended

    def _remember(self) -> None:
        """Forget what is not kept of the trace, and take a checkpoint, from time to time."""
        self._due = self.steps + self._stride
        if len(self.trace) > self.head:
            self.trace.cut(self.head)
            self.stop_recording()
        if not self._stack:
            return
        starts = tuple(start for _, _, start, _ in self._stack)
        self._checkpoints.append(
            Checkpoint(
                tuple(self.board), tuple(self._kinds), tuple(self._levels), tuple(self._finished), starts
            )
        )
        self._forget()

    def _forget(self) -> None:
        """Keep one checkpoint from before the last steps, of which there may be one more, and those since."""
        checkpoints, begin = self._checkpoints, self.steps - self._tail - 1
        while len(checkpoints) > 1 and checkpoints[1].steps < begin:
            checkpoints.popleft()

    def _begin_again(self, until: int | None = None) -> None:
        """The search has ended, or stops at a step: go back to before its last ones, if that is possible."""
        if self.steps <= self._whole:
            self.done = True
            return
        self._forget()
        trace = self.trace
        self._rerun = Ending(trace.strategy, trace.problem, self._checkpoints[0], until)
        self.done = not self._rerun.brought_back

    def _record_again(self, rerun: Ending, budget: int) -> None:
        """Record the last steps."""
        if rerun.advance(budget):
            self.done = True
            # A strategy that did something else this time has not led to the same end.
            if rerun.trace.omitted.position(len(rerun.trace)) == self.steps:
                self.ending = rerun.trace
