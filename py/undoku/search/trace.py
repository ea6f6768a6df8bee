"""A recorded search: any step of it, forwards or backwards, with everything that was to be seen there."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache

from undoku.search.columns import FrameColumns, StepColumns
from undoku.search.dead_ends import DeadEnds
from undoku.search.errors import PuzzleError
from undoku.search.jumps import Jumps
from undoku.search.omitted import Omitted
from undoku.search.replay import Replay
from undoku.search.steps import PLACE, UNDO, Counts, Step
from undoku.search.tree import Tree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType

    from undoku.search.columns import Closed
    from undoku.search.follow import Level
    from undoku.search.problem import Problem
    from undoku.search.register import Strategy
    from undoku.search.steps import Steps


class Trace:
    """The steps that a recorder has written down so far, and how to get to any of them.

    A position is a number of steps done: 0 before the first step, `len(trace)` after the last. The trace
    may grow between two questions. Positions outside it are a PuzzleError.

    The stack is shown by running the strategy again, but only the calls that are open at that position: a
    call that had returned, and had taken back all it placed, is replaced by what it returned. So it costs
    the steps of some dozens of calls, however long the search is, and shows the real variables.
    """

    def __init__(self, strategy: Strategy, problem: Problem) -> None:
        """Begin without steps."""
        self.strategy = strategy
        self.problem = problem
        self.steps = StepColumns(problem.board())
        self.frames = FrameColumns()
        self.omitted = Omitted()
        self.tree = Tree(self.steps, self.frames, self.omitted)
        self._dead_ends = DeadEnds(self.frames, self.omitted)
        self.jumps = Jumps(self.steps, self.tree, self._dead_ends)
        self._codes: list[CodeType] = []
        self._numbers: dict[int, int] = {}
        self._replay: Replay | None = None

    def __len__(self) -> int:
        """How many steps are recorded."""
        return len(self.steps)

    def extend(
        self, steps: list[tuple[int, ...]], instructions: list[int], depths: list[int], closed: list[Closed]
    ) -> None:
        """Append steps as the strategy yielded them, the byte code they came from and their depths.

        `closed` are the frames that returned meanwhile, in their order.
        """
        self.steps.extend(steps, instructions, depths)
        self.frames.close(closed)
        self.tree.count_levels()
        self._dead_ends.extend(len(steps), closed, self.tree.solutions())

    def cut(self, position: int) -> None:
        """Forget the steps after a position, which is not 0, and what was opened or returned since."""
        self.steps.cut(position)
        self.frames.cut(position)
        self.tree.cut(position)
        self._dead_ends.cut(position)
        self._replay = None

    def function_of(self, steps: Steps) -> int:
        """The number that the trace gives to the function a generator runs."""
        code = steps.gi_code  # type: ignore[attr-defined]
        # By identity, for a code object is hashed anew, all of it, at every look-up.
        number = self._numbers.get(id(code))
        if number is None:
            number = self._numbers[id(code)] = len(self._codes)
            self._codes.append(code)
        return number

    @property
    def begins(self) -> int:
        """The line of the file where the function of the first call begins."""
        return self._codes[0].co_firstlineno

    def step(self, position: int) -> Step | None:
        """The step that led to a position, or None at 0."""
        self._check(position)
        if position == 0:
            return None
        index = position - 1
        steps = self.steps
        code = self._codes[self.frames.function[self.tree.frame_at(position)]]
        return Step(
            steps.kinds[index],
            steps.cells[index],
            steps.values[index],
            steps.bys[index],
            line_of(code, steps.instructions[index]),
            steps.depths[index],
        )

    def board(self, position: int) -> list[int]:
        """The values of all cells at a position."""
        self._check(position)
        return self.steps.board(position)

    def counts(self, position: int) -> Counts:
        """What had been done by then."""
        self._check(position)
        steps = zip(self.steps.counts(position), self.omitted.counts, strict=True)
        return Counts(self.tree.calls_by(position), *map(sum, steps))

    def depth(self, position: int) -> int:
        """How many calls were open at a position; the first one at 0."""
        return self.steps.depths[position - 1] if position else 1

    def returned(self, number: int) -> str:
        """What a call that has returned gave, as a word of Python; "" where that was not kept."""
        frame = self.tree.frame_of(number)
        return repr(self.frames.returned(frame)) if self.frames.is_known(frame) else ""

    @property
    def function(self) -> str:
        """The name of the recursive function."""
        return self._codes[0].co_name

    def deepest(self, begin: int, end: int) -> int:
        """The greatest depth among the steps from index `begin` up to `end`, 0 if there are none."""
        return self.steps.deepest(begin, end)

    def stack(self, position: int) -> tuple[Level, ...]:
        """The open calls at a position, the outermost first; none before the first step."""
        self._check(position)
        if self._replay is None or self._replay.position > position:
            self._replay = Replay(self.strategy.start(self.problem), self.steps, self.frames)
        self._replay.go_to(position)
        return self._replay.stack()

    def sentence(self, position: int) -> str:
        """What the latest step did and why, in words; empty at 0."""
        step = self.step(position)
        return self.problem.sentence(step, self.board(position)) if step else ""

    def placements(self, position: int) -> list[int]:
        """The positions of the placements that stand at this one, in the order they were made."""
        self._check(position)
        kinds, cells = self.steps.kinds, self.steps.cells
        standing: list[int] = []
        for begin, end in self.tree.own_spans(position):
            for index in range(begin, end):
                if kinds[index] == PLACE:
                    standing.append(index + 1)
                elif kinds[index] == UNDO:
                    standing = [other for other in standing if cells[other - 1] != cells[index]]
        return standing

    def nbytes(self) -> int:
        """The memory of everything recorded."""
        return self.steps.nbytes() + self.frames.nbytes() + self._dead_ends.nbytes()

    def _check(self, position: int) -> None:
        if not 0 <= position <= len(self):
            raise PuzzleError("not-recorded", position=position, steps=len(self))


def line_of(code: CodeType, instruction: int) -> int:
    """The line of the file that a byte code instruction belongs to."""
    starts, lines = _lines(code)
    return lines[bisect_right(starts, instruction) - 1]


@cache
def _lines(code: CodeType) -> tuple[list[int], list[int]]:
    starts, lines = [], []
    for start, _, line in code.co_lines():
        starts.append(start)
        lines.append(line or code.co_firstlineno)
    return starts, lines
