"""Ways through a trace: the next solution, the next change of a cell, over a call, out of it, ..."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from undoku.search.steps import PLACE, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array

    from undoku.search.columns import StepColumns
    from undoku.search.dead_ends import DeadEnds
    from undoku.search.tree import Tree


class Jumps:
    """The jumps of a trace. Each takes a position and returns another, or None if there is no such step.

    Attributes:
        aims: those that lead to something of one's choice, which they take before the position.
    """

    def __init__(self, steps: StepColumns, tree: Tree, dead_ends: DeadEnds) -> None:
        """Look at the parts of a trace."""
        self._steps = steps
        self._tree = tree
        self._dead_ends = dead_ends
        self.aims = {"change": self.next_change, "cell": self.next_at_cell, "depth": self.next_at_depth}

    def next_solution(self, position: int) -> int | None:
        """The first solution after a position."""
        solutions = self._tree.solutions()
        index = bisect_right(solutions, position)
        return solutions[index] if index < len(solutions) else None

    def previous_solution(self, position: int) -> int | None:
        """The last solution before a position."""
        solutions = self._tree.solutions()
        index = bisect_left(solutions, position)
        return solutions[index - 1] if index else None

    def solutions_within(self, begin: int, end: int) -> int:
        """How many solutions there are from one position up to, but without, another."""
        solutions = self._tree.solutions()
        return bisect_left(solutions, end) - bisect_left(solutions, begin)

    def next_dead_end(self, position: int) -> int | None:
        """The first position after this one where a call returned without a solution in it."""
        return self._dead_ends.next(position)

    def previous_dead_end(self, position: int) -> int | None:
        """The last position before this one where a call returned without a solution in it."""
        return self._dead_ends.previous(position)

    def dead_ends_within(self, begin: int, end: int) -> int:
        """How many dead ends there are from one position up to, but without, another."""
        return self._dead_ends.within(begin, end)

    def next_change(self, cell: int, position: int) -> int | None:
        """The next step that places something in a cell or takes it back."""
        steps = self._steps
        for begin, end, keyframe in steps.spans(position):
            if keyframe is None or _has(keyframe.changed, cell):
                found = _index(steps.cells, cell, begin, end)
                while found is not None:
                    if steps.kinds[found] in (PLACE, UNDO):
                        return found + 1
                    found = _index(steps.cells, cell, found + 1, end)
        return None

    def next_at_cell(self, cell: int, position: int) -> int | None:
        """The next step in a cell, of any kind."""
        for begin, end, keyframe in self._steps.spans(position):
            if cell >= 0 and (keyframe is None or _has(keyframe.cells, cell)):
                found = _index(self._steps.cells, cell, begin, end)
                if found is not None:
                    return found + 1
        return None

    def next_at_depth(self, depth: int, position: int) -> int | None:
        """The next step with that many open calls."""
        for begin, end, keyframe in self._steps.spans(position):
            if keyframe is None or _has(keyframe.depths, depth):
                found = _index(self._steps.depths, depth, begin, end)
                if found is not None:
                    return found + 1
        return None

    def over(self, position: int) -> int:
        """The next step that is not in a call below the running one: the end of the call it opens."""
        steps, tree = self._steps, self._tree
        if position >= len(steps):
            return position
        depth = steps.depths[position - 1] if position else 1
        following = position + 1
        while following < len(steps) and steps.depths[following - 1] > depth:
            node = tree.path(tree.node_at(following))[depth]
            following = min(tree.span(node)[1], len(steps) - 1) + 1
        return following

    def out(self, position: int) -> int:
        """The next step after the running call has returned, or the end of the trace."""
        _, end = self._tree.span(self._tree.node_at(position))
        return min(end + 1, len(self._steps))

    def placement(self, number: int) -> int | None:
        """The position of the placement of that number, from 1."""
        begin, end = 0, len(self._steps)
        if number < 1 or self._steps.counts(end)[1] < number:
            return None
        while end - begin > 1:
            middle = (begin + end) // 2
            if self._steps.counts(middle)[1] >= number:
                end = middle
            else:
                begin = middle
        return end


def _has(numbers: int, number: int) -> bool:
    """Whether a set, a bit for each number, has this one."""
    return number >= 0 and numbers >> number & 1 == 1


def _index(column: array[int], item: int, begin: int, end: int) -> int | None:
    try:
        return column.index(item, begin, end)
    except ValueError:
        return None
