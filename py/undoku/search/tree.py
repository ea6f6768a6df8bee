"""The search tree in a trace: a node for every call of the recursive function, in the order of the calls."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from itertools import zip_longest
from typing import NamedTuple

from undoku.search.columns import KEYFRAME, OPEN
from undoku.search.steps import NO_CELL, PLACE, SOLUTION, TRY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array

    from undoku.search.columns import FrameColumns, StepColumns
    from undoku.search.omitted import Omitted

RUNNING, FAILED, SOLVED_BELOW = "running", "failed", "solved"


class Node(NamedTuple):
    """One call in the search tree.

    Attributes:
        number: its number in the order of the calls, from 0, the first call.
        parent: the node that called it, or -1.
        depth: 1 for the first call.
        cell, value: the placement that the call begins with or follows from; NO_CELL and 0 if none.
        first, last: the positions of its first and its last step, those of calls below it included; for
            a call without steps `last` is the position before `first`.
        outcome: "solved" with a solution in it, "failed" without one, or "running" when neither is known.
        size: calls in this subtree, itself included.
    """

    number: int
    parent: int
    depth: int
    cell: int
    value: int
    first: int
    last: int
    outcome: str
    size: int


class Tree:
    """The nodes of a trace that may still grow. Positions are those of the trace, numbers the search's."""

    def __init__(self, steps: StepColumns, frames: FrameColumns, omitted: Omitted) -> None:
        """Look at the columns of a trace, and at what it leaves out."""
        self._steps = steps
        self._frames = frames
        self._omitted = omitted
        self._solutions: list[int] = []
        self._seen = 0
        self._levels: list[list[int]] = [[]]

    def __len__(self) -> int:
        """How many calls the search has made."""
        return self._omitted.number(len(self._frames.calls))

    def node(self, number: int) -> Node:
        """The node of that number."""
        first, end = self.span(number)
        cell, value = self.label(number)
        return Node(
            number,
            self.node_of(self._frames.parent[self.frame_of(number)]),
            self.depth(number),
            cell,
            value,
            first + 1,
            end,
            self.outcome(number),
            self.size(number),
        )

    def depth(self, number: int) -> int:
        """How many calls were open with this one, 1 for the first."""
        return self._frames.call_depths[self._omitted.index(number)]

    def begin(self, number: int) -> int:
        """The position in the search of the first step of a call."""
        index = self._omitted.index(number)
        return self._omitted.begin(index, self._frames.first[self._frames.calls[index]]) + 1

    def span(self, number: int) -> tuple[int, int]:
        """Where the steps of a call and of those below it begin and end, counted from 0."""
        frame = self.frame_of(number)
        return self._frames.first[frame], min(self._frames.end[frame], len(self._steps))

    def ends_at(self, number: int, position: int) -> bool:
        """Whether the last step of a call, which has returned, is the one that led to a position."""
        return self._frames.end[self.frame_of(number)] == position

    def label(self, number: int) -> tuple[int, int]:
        """The cell and value of the placement just before a call, or else of the one it begins with.

        Where its steps are missing that is what was tried before it.
        """
        steps = self._steps
        first, end = self.span(number)
        for index in (first - 1, first):
            if 0 <= index < end and steps.kinds[index] == PLACE:
                return steps.cells[index], steps.values[index]
        if first == end and first and steps.kinds[first - 1] == TRY:
            return steps.cells[first - 1], steps.values[first - 1]
        return NO_CELL, 0

    def size(self, number: int) -> int:
        """How many calls were made in a call, itself included."""
        return self._omitted.number(self._after(self._omitted.index(number))) - number

    def outcome(self, number: int) -> str:
        """How the call ended."""
        frames = self._frames
        frame = self.frame_of(number)
        end = frames.end[frame]
        solutions = self.solutions()
        following = bisect_right(solutions, frames.first[frame])
        recorded = following < len(solutions) and solutions[following] <= end
        if recorded or frame in self._omitted.solved:
            return SOLVED_BELOW
        return RUNNING if end == OPEN else FAILED

    def children(self, number: int) -> list[int]:
        """The nodes called by this one, in order; none where they are missing."""
        found = []
        index = self._omitted.index(number)
        child, after = index + 1, self._after(index)
        while child < after:
            found.append(self._omitted.number(child))
            child = self._after(child)
        return found

    def path(self, number: int) -> list[int]:
        """The nodes from the first call down to this one."""
        path = []
        while number >= 0:
            path.append(number)
            number = self.node_of(self._frames.parent[self.frame_of(number)])
        return path[::-1]

    def frame_at(self, position: int) -> int:
        """The frame, call or helper, that is running at a position."""
        index = max(position - 1, 0)
        frames = self._frames
        frame = bisect_right(frames.first, index) - 1
        while frames.end[frame] <= index:
            frame = frames.parent[frame]
        return frame

    def node_at(self, position: int) -> int:
        """The node that is running at a position."""
        return self.node_of(self.frame_at(position))

    def node_of(self, frame: int) -> int:
        """The node of a frame, or for a helper that of the call it helps; -1 for frame -1."""
        calls = self._frames.calls
        while frame >= 0:
            index = bisect_right(calls, frame) - 1
            if calls[index] == frame:
                return self._omitted.number(index)
            frame = self._frames.parent[frame]
        return -1

    def calls_by(self, position: int) -> int:
        """How many calls had been made when a position was reached."""
        return self._omitted.number(self._calls_by(position))

    def levels(self, position: int) -> list[int]:
        """How many calls had been made by then at depth 1, 2, 3, ..."""
        calls = self._calls_by(position)
        index = min(calls // KEYFRAME, len(self._levels) - 1)
        levels = _added(self._levels[index], self._frames.call_depths[index * KEYFRAME : calls])
        return [sum(calls) for calls in zip_longest(levels, self._omitted.levels, fillvalue=0)]

    def count_levels(self) -> None:
        """Keep the levels of every KEYFRAME calls; to be called as they come, so that no question waits."""
        depths = self._frames.call_depths
        while len(self._levels) * KEYFRAME <= len(depths):
            begin = (len(self._levels) - 1) * KEYFRAME
            self._levels.append(_added(self._levels[-1], depths[begin : begin + KEYFRAME]))

    def solutions(self) -> list[int]:
        """The positions of all solutions."""
        kinds = self._steps.kinds
        while self._seen < len(kinds):
            end = min(len(kinds), self._seen + KEYFRAME)
            chunk = kinds[self._seen : end].tobytes()
            index = chunk.find(SOLUTION)
            while index >= 0:
                self._solutions.append(self._seen + index + 1)
                index = chunk.find(SOLUTION, index + 1)
            self._seen = end
        return self._solutions

    def own_spans(self, position: int) -> list[tuple[int, int]]:
        """The steps before a position without those of calls and helpers that left no mark: (begin, end)s.

        Steps are counted from 0 here; the spans are in order and do not overlap.
        """
        frames, steps = self._frames, self._steps
        spans: list[tuple[int, int]] = []
        begin, frame = 0, 1
        while frame < len(frames) and frames.first[frame] < position:
            first, end = frames.first[frame], frames.end[frame]
            if end <= position and not steps.standing(first, end):
                spans.append((begin, first))
                begin, frame = end, frames.after[frame]
            else:
                frame += 1
        spans.append((begin, position))
        return [(begin, end) for begin, end in spans if begin < end]

    def cut(self, position: int) -> None:
        """Forget the steps and calls after a position; the columns are cut already."""
        del self._solutions[bisect_right(self._solutions, position) :]
        self._seen = min(self._seen, position)
        del self._levels[len(self._frames.calls) // KEYFRAME + 1 :]

    def frame_of(self, number: int) -> int:
        """The frame of a call."""
        return self._frames.calls[self._omitted.index(number)]

    def _calls_by(self, position: int) -> int:
        return bisect_left(self._frames.calls, bisect_left(self._frames.first, position))

    def _after(self, index: int) -> int:
        """The first call of the trace that is not in this one."""
        frames = self._frames
        after = frames.after[frames.calls[index]]
        return len(frames.calls) if after == OPEN else bisect_left(frames.calls, after)


def _added(levels: list[int], depths: array[int]) -> list[int]:
    counted = levels + [0] * (max(depths, default=0) - len(levels))
    for depth, calls in Counter(depths).items():
        counted[depth - 1] += calls
    return counted
