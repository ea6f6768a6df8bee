"""Ways through a trace: the next solution, the next change of a cell, over a call, out of it, ..."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import pairwise

from undoku.search.columns import OPEN
from undoku.search.steps import PLACE, UNDO
from undoku.search.tree import FAILED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array

    from undoku.search.columns import FrameColumns, StepColumns
    from undoku.search.tree import Tree


class Jumps:
    """The jumps of a trace. Each takes a position and returns another, or None if there is no such step."""

    steps: StepColumns
    frames: FrameColumns
    tree: Tree
    _dead_ends: list[int]
    _dead_ends_for: int

    def next_solution(self, position: int) -> int | None:
        """The first solution after a position."""
        return _next(self.tree.solutions(), position)

    def previous_solution(self, position: int) -> int | None:
        """The last solution before a position."""
        return _previous(self.tree.solutions(), position)

    def dead_ends(self) -> list[int]:
        """The last steps of all calls that returned without a solution below them, in order."""
        if self._dead_ends_for != len(self.steps):
            self._dead_ends_for = len(self.steps)
            self._dead_ends = sorted(self._failed_calls() - {OPEN})
        return self._dead_ends

    def _failed_calls(self) -> set[int]:
        """The ends of all calls without a solution in them, OPEN for those that still run."""
        calls, first, end = self.frames.calls, self.frames.first, self.frames.end
        solutions = self.tree.solutions()
        if not solutions:
            return {end[call] for call in calls}
        return {
            end[call]
            for call in calls
            if bisect_right(solutions, first[call]) == bisect_right(solutions, end[call])
        }

    def next_dead_end(self, position: int) -> int | None:
        """The first dead end after a position."""
        tree, calls, first, end = self.tree, self.frames.calls, self.frames.first, self.frames.end
        found = OPEN
        for number in reversed(tree.path(tree.node_at(position))):
            if position < end[calls[number]] < OPEN and tree.outcome(number) == FAILED:
                found = end[calls[number]]
                break
        number = tree.calls_by(position)
        while number < len(tree) and first[calls[number]] < found:
            if position < end[calls[number]] < found and tree.outcome(number) == FAILED:
                found = end[calls[number]]
            number += 1
        return None if found == OPEN else found

    def previous_dead_end(self, position: int) -> int | None:
        """The last dead end before a position."""
        tree, calls, end = self.tree, self.frames.calls, self.frames.end
        for number in reversed(range(tree.calls_by(position))):
            closed = [other for other in tree.path(number) if end[calls[other]] < position]
            for other in closed:
                if tree.outcome(other) == FAILED:
                    return end[calls[other]]
        return None

    def next_change(self, cell: int, position: int) -> int | None:
        """The next step that places something in a cell or takes it back."""
        found = _index(self.steps.cells, cell, position)
        while found is not None and self.steps.kinds[found] not in (PLACE, UNDO):
            found = _index(self.steps.cells, cell, found + 1)
        return None if found is None else found + 1

    def next_at_cell(self, cell: int, position: int) -> int | None:
        """The next step in a cell, of any kind."""
        found = _index(self.steps.cells, cell, position)
        return None if found is None else found + 1

    def next_at_depth(self, depth: int, position: int) -> int | None:
        """The next step with that many open calls."""
        found = _index(self.steps.depths, depth, position)
        return None if found is None else found + 1

    def over(self, position: int) -> int:
        """The next step that is not in a call below the running one: the end of the call it opens."""
        if position >= len(self.steps):
            return position
        depth = self.steps.depths[position - 1] if position else 1
        following = position + 1
        while following < len(self.steps) and self.steps.depths[following - 1] > depth:
            node = self.tree.path(self.tree.node_at(following))[depth]
            following = min(self.frames.end[self.frames.calls[node]], len(self.steps) - 1) + 1
        return following

    def out(self, position: int) -> int:
        """The next step after the running call has returned, or the end of the trace."""
        end = self.frames.end[self.frames.calls[self.tree.node_at(position)]]
        return min(end + 1, len(self.steps))

    def placement(self, number: int) -> int | None:
        """The position of the placement of that number, from 1."""
        begin, end = 0, len(self.steps)
        if number < 1 or self.steps.counts(end)[1] < number:
            return None
        while end - begin > 1:
            middle = (begin + end) // 2
            if self.steps.counts(middle)[1] >= number:
                end = middle
            else:
                begin = middle
        return end

    def overview(self, width: int) -> list[int]:
        """The greatest depth in each of `width` equal parts of the trace, 0 in a part without steps."""
        total, depths = len(self.steps), self.steps.depths
        edges = [total * part // width for part in range(width + 1)]
        return [max(depths[begin:end], default=0) for begin, end in pairwise(edges)]


def _next(positions: list[int], position: int) -> int | None:
    index = bisect_right(positions, position)
    return positions[index] if index < len(positions) else None


def _previous(positions: list[int], position: int) -> int | None:
    index = bisect_left(positions, position)
    return positions[index - 1] if index else None


def _index(column: array[int], item: int, begin: int) -> int | None:
    try:
        return column.index(item, begin)
    except ValueError:
        return None
