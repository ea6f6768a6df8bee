"""Bring back the open calls at a position of a trace by running the strategy again without its detours."""

from __future__ import annotations

from types import GeneratorType

from undoku.search.follow import level_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.columns import FrameColumns, StepColumns
    from undoku.search.follow import Level
    from undoku.search.steps import Steps


class Replay:
    """A second run of a recorded search, which jumps over calls that left no mark on the board.

    Generators cannot be run backwards or copied, but a strategy does the same on every run. A call that
    took back everything it placed changed nothing, so what it returned is enough to go on without it.

    Attributes:
        position: how many steps have been done.
    """

    def __init__(self, first: Steps, steps: StepColumns, frames: FrameColumns) -> None:
        """Begin before the first step of the first call; the columns are those of the first run."""
        self.position = 0
        self._steps = steps
        self._frames = frames
        self._open: list[Steps] = [first]
        self._result: object = None
        self._next = 1

    def go_to(self, position: int) -> None:
        """Go on to a position that is recorded and not behind this one."""
        calls = self._open
        while self.position < position:
            try:
                said = calls[-1].send(self._result)
            except StopIteration as stop:
                self._result = stop.value
                calls.pop()
                continue
            self._result = None
            if not isinstance(said, GeneratorType):
                self.position += 1
            elif self._can_jump(self._next, position):
                frames = self._frames
                self._result = frames.returned(self._next)
                self.position = frames.end[self._next]
                self._next = frames.after[self._next]
                said.close()
            else:
                calls.append(said)
                self._next += 1

    def stack(self) -> tuple[Level, ...]:
        """The open calls, the outermost first; none before the first step."""
        return tuple(level_of(call) for call in self._open) if self.position else ()

    def _can_jump(self, frame: int, position: int) -> bool:
        frames = self._frames
        end = frames.end[frame]
        return end < position and frames.is_known(frame) and self._steps.standing(self.position, end) == 0
