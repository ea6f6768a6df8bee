"""Ways through a recorded program: the next solution, the next time at a line, over a call, out of it, ..."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from undoku.programs.log import RETURN
from undoku.search.steps import PLACE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.programs.frames import Frames, Tree
    from undoku.programs.log import Log


class Jumps:
    """Each jump takes a position and returns another, or None if there is none.

    Positions go from 0 to one more than the log has entries: at the last one the program has ended.
    """

    def __init__(self, log: Log, frames: Frames, tree: Tree) -> None:
        """Look at a log that grows no more."""
        self._log = log
        self._frames = frames
        self._tree = tree
        self._end = len(log) + 1
        self._solutions = tree.solutions()
        self._dead_ends = tree.dead_ends()
        self.aims = {
            "change": self.next_change,
            "cell": self.next_change,
            "depth": self.next_at_depth,
            "line": self.next_at_line,
        }

    def next_solution(self, position: int) -> int | None:
        """The first solution after a position."""
        return _next(self._solutions, position)

    def previous_solution(self, position: int) -> int | None:
        """The last solution before a position."""
        return _previous(self._solutions, position)

    def solutions_within(self, begin: int, end: int) -> int:
        """How many solutions there are from one position up to, but without, another."""
        return bisect_left(self._solutions, end) - bisect_left(self._solutions, begin)

    def next_dead_end(self, position: int) -> int | None:
        """The first dead end after a position."""
        return _next(self._dead_ends, position)

    def previous_dead_end(self, position: int) -> int | None:
        """The last dead end before a position."""
        return _previous(self._dead_ends, position)

    def dead_ends_within(self, begin: int, end: int) -> int:
        """How many dead ends there are from one position up to, but without, another."""
        return bisect_left(self._dead_ends, end) - bisect_left(self._dead_ends, begin)

    def next_change(self, cell: int, position: int) -> int | None:
        """The next position at which something has been placed in a cell or taken back."""
        try:
            write = self._log.cells.index(cell, bisect_left(self._log.at, position))
        except ValueError:
            return None
        return self._log.at[write] + 1

    def next_at_line(self, line: int, position: int) -> int | None:
        """The next time that a line is about to run."""
        if line == RETURN:
            return None
        try:
            return self._log.lines.index(line, position) + 1
        except (ValueError, OverflowError):
            return None

    def next_at_depth(self, depth: int, position: int) -> int | None:
        """The next position with that many open calls of the search."""
        frames, log = self._frames, self._log
        if position + 1 >= self._end:
            return None
        if frames.depth(position + 1) == depth:
            return position + 1
        frame = frames.at(position + 1)
        while frame >= 0 and frames.depths[frame] > depth:
            back, frame = log.end[frame] + 1, log.parent[frame]
            if frame >= 0 and frames.depths[frame] == depth and frames.depth(back) == depth:
                return back if back < self._end else None
        try:
            found = frames.depths.index(depth, bisect_right(log.first, position))
        except (ValueError, OverflowError):
            return None
        return log.first[found] + 1

    def over(self, position: int) -> int:
        """The next position that is not in a call below the running function."""
        log, frame = self._log, self._frames.at(position)
        if position == 0 or frame < 0:
            return min(position + 1, self._end)
        following = position + 1
        while following < self._end:
            runs = self._frames.at(following)
            while runs > frame and log.parent[runs] != frame:
                runs = log.parent[runs]
            if runs <= frame:
                break
            following = min(log.end[runs] + 1, self._end)
        return min(following, self._end)

    def out(self, position: int) -> int:
        """The first position after the running function has returned, or the last of all."""
        frame = self._frames.at(position)
        return min(self._log.end[frame] + 1, self._end) if frame >= 0 else self._end

    def placement(self, number: int) -> int | None:
        """The position of the placement of that number, from 1."""
        kinds = self._log.kinds
        if not 0 < number <= kinds.count(PLACE):
            return None
        begin, end = 0, len(kinds)
        while end - begin > 1:
            middle = (begin + end) // 2
            if kinds.count(PLACE, 0, middle) >= number:
                end = middle
            else:
                begin = middle
        return self._log.at[end - 1] + 1


def _next(positions: list[int], position: int) -> int | None:
    index = bisect_right(positions, position)
    return positions[index] if index < len(positions) else None


def _previous(positions: list[int], position: int) -> int | None:
    index = bisect_left(positions, position)
    return positions[index - 1] if index else None
