"""Bring back the calls that were open at a moment of a search, without those that had returned."""

from __future__ import annotations

from itertools import zip_longest

from undoku.search.checkpoint import Finished
from undoku.search.follow import code_of, frame_of
from undoku.search.steps import SOLUTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.checkpoint import Checkpoint
    from undoku.search.columns import Closed
    from undoku.search.recorder import Running
    from undoku.search.steps import Steps
    from undoku.search.trace import Trace


class Skeleton:
    """The open calls of a search, run anew as far as they were at a checkpoint.

    What had returned to one of them is not run again, but answered with what it returned: a call that took
    back what it had placed changed nothing. Only helpers that made no call are run. The trace gets the steps
    that the open calls did themselves, and calls without steps for those that are missing.

    Attributes:
        stack: what is open, the outermost first.
        result: what the innermost is to be sent next.
    """

    def __init__(self, trace: Trace, first: Running, recursive: object, checkpoint: Checkpoint) -> None:
        """Take an empty trace in which the first call is open."""
        self.stack = [first]
        self.result: object = None
        self._trace = trace
        self._recursive = recursive
        self._checkpoint = checkpoint
        self._path = 1
        self._now = 0
        self._calls = 1
        self._found = 0
        self._steps: list[tuple[int, ...]] = []
        self._instructions: list[int] = []
        self._depths: list[int] = []
        self._closed: list[Closed] = []
        self._found_before = {0: 0}
        trace.omitted.numbers.append(0)
        trace.omitted.firsts.append(0)

    def build(self) -> bool:
        """Run the open calls; say whether that led to where the search was.

        It does not where a call left something on the board, returned too much to be kept, or was made by a
        helper that has returned.
        """
        checkpoint = self._checkpoint
        ends = (*checkpoint.starts[1:], len(checkpoint.finished))
        returned = map(Finished._make, checkpoint.finished)
        place = 0
        while self._now <= checkpoint.steps:
            if len(self.stack) > self._path:
                # A helper that has returned is run once more.
                self._run_helper()
                continue
            is_last = self._path == len(ends)
            if is_last and place == ends[-1] and self._now == checkpoint.steps:
                return self._close()
            said = self._next()
            if said is None:
                return False
            if isinstance(said, tuple):
                self._note(said)
            elif place < ends[self._path - 1]:
                place += 1
                if not self._answer(said, next(returned)):
                    return False
            elif is_last:
                return False
            else:
                self._open(said)
                self._path += 1
        return False

    def _next(self) -> tuple[int, ...] | Steps | None:
        """What the innermost open call or helper says; None where it returns."""
        result, self.result = self.result, None
        try:
            said: tuple[int, ...] | Steps = self.stack[-1][0](result)
        except StopIteration as stop:
            self.result = stop.value
            return None
        return said

    def _run_helper(self) -> None:
        said = self._next()
        if isinstance(said, tuple):
            self._note(said)
        elif said is None:
            *_, number, _ = self.stack.pop()
            self._closed.append((number, len(self._steps), len(self._trace.frames), self.result))
        else:
            self._open(said)

    def _note(self, said: tuple[int, ...]) -> None:
        """Record a step."""
        _, frame, _, depth = self.stack[-1]
        self._now += 1
        self._found += said[0] == SOLUTION
        self._steps.append(said)
        self._instructions.append(frame.f_lasti)
        self._depths.append(depth)
        self._trace.omitted.positions.append(self._now)

    def _answer(self, said: Steps, finished: Finished) -> bool:
        """Go on without what had returned, or run it if it is a helper; say whether that is possible."""
        self._open(said)
        if code_of(said) is not self._recursive:
            return finished.calls == self._calls
        *_, number, _ = self.stack.pop()
        said.close()
        if finished.kinds[SOLUTION] > self._found:
            self._trace.omitted.solved.add(number)
        self._closed.append((number, len(self._steps), number + 1, finished.result))
        self._now, self._calls, self._found = sum(finished.kinds), finished.calls, finished.kinds[SOLUTION]
        self.result = finished.result
        return True

    def _open(self, said: Steps) -> None:
        """Open a call or helper in the trace."""
        trace = self._trace
        *_, parent, depth = self.stack[-1]
        first, function = len(self._steps), trace.function_of(said)
        if code_of(said) is self._recursive:
            depth += 1
            number = trace.frames.open_call(parent, first, function, depth)
            trace.omitted.numbers.append(self._calls)
            trace.omitted.firsts.append(self._now)
            self._found_before[number] = self._found
            self._calls += 1
        else:
            number = trace.frames.open(parent, first, function)
        self.stack.append((said.send, frame_of(said), number, depth))

    def _close(self) -> bool:
        """Write down what was gathered, and say whether it is what the checkpoint tells."""
        trace, checkpoint = self._trace, self._checkpoint
        omitted, frames = trace.omitted, trace.frames
        total = checkpoint.kinds[SOLUTION]
        for *_, number, _ in self.stack:
            # A helper has found nothing of its own.
            if self._found_before.get(number, total) < total:
                omitted.solved.add(number)
        trace.extend(self._steps, self._instructions, self._depths, self._closed)
        omitted.steps = checkpoint.steps
        here = len(trace)
        known = trace.steps.counts(here)
        tries, _, *others = checkpoint.kinds
        omitted.counts = tuple(there - own for there, own in zip((tries, *others), known, strict=True))
        own_levels = trace.tree.levels(here + 1)
        omitted.calls = self._calls
        levels = zip_longest(checkpoint.levels, own_levels, fillvalue=0)
        omitted.levels = [there - own for there, own in levels]
        return (
            tuple(trace.board(here)) == checkpoint.board
            and self._calls == sum(checkpoint.levels)
            and all(frames.is_known(number) for number, *_ in self._closed)
        )
