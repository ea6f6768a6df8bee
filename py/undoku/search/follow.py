"""The smallest driver: run a strategy and look at it, step by step, without recording anything."""

from collections.abc import Iterator
from types import FrameType, GeneratorType
from typing import Any, NamedTuple

from undoku.search.register import Strategy
from undoku.search.steps import NO_CELL, PLACE, REJECT, UNDO, Step, Steps

Value = int | None | str | tuple[int, ...]


class Level(NamedTuple):
    """One open call: the function's name, the line it has reached and its small variables by name."""

    function: str
    line: int
    variables: dict[str, Value]


class Run:
    """A strategy being run on a problem, forwards only.

    Attributes:
        board: the values of all cells after the latest step.
        calls: calls of the recursive function so far.
        frames: the open generators, the outermost first.
        nodes: for each of them, the number of the call that it is or helps, the first call being 0.
    """

    def __init__(self, strategy: Strategy, problem: Any) -> None:
        """Begin before the first step."""
        self.board: list[int] = problem.board()
        self.frames: list[Steps] = [strategy.on(problem).start(problem)]
        self.nodes = [0]
        self.calls = 1
        self._recursive = code_of(self.frames[0])

    def steps(self) -> Iterator[Step]:
        """Run to the end, yielding every step."""
        frames, result = self.frames, None
        while frames:
            try:
                said = frames[-1].send(result)
            except StopIteration as stop:
                result = stop.value
                frames.pop()
                self.nodes.pop()
                continue
            result = None
            if isinstance(said, GeneratorType):
                frames.append(said)
                if code_of(said) is self._recursive:
                    self.nodes.append(self.calls)
                    self.calls += 1
                else:
                    self.nodes.append(self.nodes[-1])
            else:
                yield self._seen(said)

    def stack(self) -> tuple[Level, ...]:
        """The open calls, the outermost first."""
        return tuple(level_of(frame) for frame in self.frames)

    def _seen(self, said: tuple[int, ...]) -> Step:
        kind, cell, value = said[:3]
        if kind == PLACE:
            self.board[cell] = value
        elif kind == UNDO:
            self.board[cell] = 0
        by = said[3] if kind == REJECT else NO_CELL
        depth = sum(code_of(frame) is self._recursive for frame in self.frames)
        return Step(kind, cell, value, by, frame_of(self.frames[-1]).f_lineno, depth)


def code_of(steps: Steps) -> object:
    """The compiled function that a generator runs: the same object for every call of that function."""
    code: object = steps.gi_code  # type: ignore[attr-defined]
    return code


def frame_of(steps: Steps) -> FrameType:
    """The frame of a generator that has not ended."""
    frame: FrameType = steps.gi_frame  # type: ignore[attr-defined]
    return frame


def level_of(steps: Steps) -> Level:
    """Look into an open call.

    Only values that never change are kept: lists are boards, shared by all calls and shown as boards.
    """
    frame = frame_of(steps)
    variables = {
        name: value
        for name, value in frame.f_locals.items()
        if value is None or isinstance(value, int | str) or is_squares(value)
    }
    return Level(frame.f_code.co_name, frame.f_lineno, variables)


def is_squares(value: object) -> bool:
    """Whether a value is a tuple of numbers, such as a row of squares."""
    return isinstance(value, tuple) and all(isinstance(item, int) for item in value)
