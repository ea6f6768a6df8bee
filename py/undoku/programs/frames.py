"""The calls of a recorded program: which were open at a moment, at which lines; the tree of its search."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import Counter
from functools import cached_property
from typing import NamedTuple

from undoku.programs.fitting import short
from undoku.programs.log import RETURN, UNWOUND
from undoku.search.columns import OPEN
from undoku.search.steps import NO_CELL, PLACE, SOLUTION
from undoku.search.tree import FAILED, RUNNING, SOLVED_BELOW

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType

    from undoku.programs.log import Log


ENOUGH = 2_000
"""Calls that show whether a program's calls place for themselves."""

NOTHING = (NO_CELL, 0)


class OpenCall(NamedTuple):
    """A call that is open: its function's name, the line it has come to, and its frame in the log."""

    function: str
    line: int
    frame: int


class Frames:
    """Looks into the frames of a log that grows no more. The entry at index i is at position i + 1."""

    def __init__(self, log: Log, codes: Sequence[CodeType], search: frozenset[int]) -> None:
        """Go through the frames once; `search` are the places in `codes` of the search's function."""
        self._log = log
        self._codes = codes
        self.calls = array("I")
        self.depths = array("H")
        self._search = search
        parents, origins, depths = log.parent, log.origins, self.depths
        for frame, function in enumerate(log.function):
            is_search = function in search or frame == 0
            above = parents[frame]
            depths.append((depths[above] if above >= 0 else 0) + is_search)
            if is_search and frame not in origins:
                self.calls.append(frame)
        self._lives: dict[int, list[int]] = {}
        for frame, first in origins.items():
            self._lives.setdefault(first, [first]).append(frame)

    def at(self, position: int) -> int:
        """The frame that is running at a position, -1 for none."""
        log, index = self._log, position - 1
        frame = bisect_right(log.first, max(index, 0)) - 1
        while frame >= 0 and log.end[frame] <= index:
            frame = log.parent[frame]
        return frame

    def depth(self, position: int) -> int:
        """How many calls of the search are open at a position; at least 1, for the first of all."""
        frame = self.at(position)
        return max(self.depths[frame], 1) if frame >= 0 else 1

    def deepest(self, begin: int, end: int) -> int:
        """The greatest depth among the lines from an index up to, but without, another; 0 for none."""
        if begin >= end:
            return 0
        log = self._log
        first, last = bisect_left(log.first, begin), bisect_left(log.first, end)
        return max(self.depth(begin + 1), max(self.depths[first:last], default=0))

    def stack(self, position: int) -> list[OpenCall]:
        """The open calls at a position, the outermost first; none before the first line and after the end."""
        log = self._log
        frame = self.at(position)
        if not position or frame < 0:
            return []
        index = min(position, len(log.lines)) - 1
        found = [OpenCall(self.name(frame), self._own_line(frame, index + 1), frame)]
        while (above := log.parent[frame]) >= 0:
            found.append(OpenCall(self.name(above), self._line_before(above, frame), above))
            frame = above
        return found[::-1]

    def line(self, position: int) -> int:
        """The line that is about to run at a position, or from which a function returns."""
        line = self._log.lines[position - 1]
        return self._own_line(self.at(position), position) if line == RETURN else line

    def returning(self, position: int) -> int:
        """The frame that returns, or yields a value, at a position; -1 where a line is about to run."""
        lines = self._log.lines
        is_return = 0 < position <= len(lines) and lines[position - 1] == RETURN
        return self.at(position) if is_return else -1

    def line_of_call(self, frame: int) -> int:
        """The line of its caller from which a frame was called; 0 where no other one has called it."""
        above = self._log.parent[frame]
        return self._line_before(above, frame) if above >= 0 else 0

    def is_search(self, frame: int) -> bool:
        """Whether it is a call of the search; the first of all may be one of another function."""
        return self._log.function[frame] in self._search

    def name(self, frame: int) -> str:
        """The name of a frame's function."""
        return short(self._codes[self._log.function[frame]].co_name)

    def last(self, frame: int) -> int:
        """The frame in which a generator came to its end; any other frame itself."""
        return self._lives.get(frame, [frame])[-1]

    def _line_before(self, frame: int, child: int) -> int:
        """The line from which a frame opened another."""
        return self._own_line(frame, self._log.first[child])

    def _own_line(self, frame: int, end: int) -> int:
        """The last line before an index that is a frame's own and not one of those that it opened."""
        log = self._log
        while True:
            if end <= log.first[frame]:
                before = self._before(frame)
                if before < 0:
                    return self._codes[log.function[frame]].co_firstlineno
                frame, end = before, log.end[before]
                continue
            runs = self.at(end)
            if runs == frame:
                if (line := log.lines[end - 1]) != RETURN:
                    return line
                end -= 1
                continue
            while log.parent[runs] != frame:
                runs = log.parent[runs]
            end = log.first[runs]

    def _before(self, frame: int) -> int:
        """The frame in which a generator had run before it went on in this one, -1 for none."""
        lives = self._lives.get(self._log.origins.get(frame, -1), [])
        place = bisect_left(lives, frame)
        return lives[place - 1] if place else -1


class Tree:
    """The calls of the search, in the order they were made, as `undoku.search.tree.Tree` tells them."""

    def __init__(self, log: Log, frames: Frames) -> None:
        """Look at a log that grows no more."""
        self._log = log
        self._frames = frames
        self._solutions = [log.at[write] for write, kind in enumerate(log.kinds) if kind == SOLUTION]

    def __len__(self) -> int:
        """How many calls there are; the first is there even where it is no search."""
        return len(self._frames.calls)

    def depth(self, number: int) -> int:
        """How many calls were open with this one, 1 for the first."""
        return self._frames.depths[self._frames.calls[number]]

    def begin(self, number: int) -> int:
        """The position of the first line of a call."""
        return self._log.first[self._frames.calls[number]] + 1

    def span(self, number: int) -> tuple[int, int]:
        """Where the lines of a call and of those below it begin and end, counted from 0."""
        frame = self._frames.calls[number]
        return self._log.first[frame], min(self._log.ends(frame), len(self._log))

    def ends_at(self, number: int, position: int) -> bool:
        """Whether a call that is open at a position ends with it: it returns there."""
        frame = self._frames.calls[number]
        return self._log.ends(frame) == position and self._frames.returning(position) >= 0

    def label(self, number: int) -> tuple[int, int]:
        """The cell and value of what was placed just before a call, or else of what it begins with.

        The other way round where calls place for themselves. NO_CELL and 0 for none, as in the first call:
        what that begins with is what the next one follows from.
        """
        before, own = self._placed_before(number), self._placed_first(number)
        if self._place_for_themselves:
            return own or before or NOTHING
        leads_on = own and self._below(number) < self.span(number)[1]
        is_first = not bisect_right(self._log.at, self.span(number)[0])
        return before or (NOTHING if is_first and leads_on else own) or NOTHING

    @cached_property
    def _place_for_themselves(self) -> bool:
        """Whether calls place something before which, since another call ended, nothing was placed."""
        log, calls = self._log, self._frames.calls
        return any(
            log.ends(calls[number - 1]) <= log.first[calls[number]]
            and self._placed_first(number)
            and not self._placed_before(number)
            for number in range(1, min(len(calls), ENOUGH))
        )

    def _placed_before(self, number: int) -> tuple[int, int] | None:
        """What was placed last before a call, since the call before it ended or the one above it began."""
        log, calls = self._log, self._frames.calls
        frame = calls[number]
        first, above = log.first[frame], log.parent[frame]
        since = log.first[above] if above >= 0 else 0
        if number and log.ends(calls[number - 1]) <= first:
            since = max(since, log.ends(calls[number - 1]))
        return self._placed(range(bisect_right(log.at, first) - 1, bisect_right(log.at, since) - 1, -1))

    def _placed_first(self, number: int) -> tuple[int, int] | None:
        """What a call placed first, before it made another one."""
        first, end = self.span(number)
        log = self._log
        return self._placed(
            range(bisect_right(log.at, first), bisect_right(log.at, min(self._below(number), end)))
        )

    def _placed(self, writes: range) -> tuple[int, int] | None:
        """The first placement among these writes."""
        log = self._log
        return next(((log.cells[w], log.values[w]) for w in writes if log.kinds[w] == PLACE), None)

    def _below(self, number: int) -> int:
        """Where the call begins that was made next, counted from 0."""
        log, calls = self._log, self._frames.calls
        return log.first[calls[number + 1]] if number + 1 < len(calls) else len(log)

    def size(self, number: int) -> int:
        """How many calls were made in a call, itself included."""
        return self._after(number) - number

    def outcome(self, number: int) -> str:
        """How the call ended."""
        first, end = self.span(number)
        following = bisect_right(self._solutions, first)
        if following < len(self._solutions) and self._solutions[following] <= end:
            return SOLVED_BELOW
        return RUNNING if self._log.ends(self._frames.calls[number]) == OPEN else FAILED

    def children(self, number: int) -> list[int]:
        """The calls made by this one, in order."""
        found = []
        child, after = number + 1, self._after(number)
        while child < after:
            found.append(child)
            child = self._after(child)
        return found

    def path(self, number: int) -> list[int]:
        """The calls from the first one down to this one."""
        path = []
        while number >= 0:
            path.append(number)
            number = self.node_of(self._log.parent[self._frames.calls[number]])
        return path[::-1]

    def node_at(self, position: int) -> int:
        """The call that is running at a position; the first one where none is."""
        return max(self.node_of(self._frames.at(position)), 0)

    def node_of(self, frame: int) -> int:
        """The call of a frame, or of the one that it helps; -1 for frame -1."""
        log, calls = self._log, self._frames.calls
        while frame >= 0:
            first = log.origins.get(frame, frame)
            index = bisect_left(calls, first)
            if index < len(calls) and calls[index] == first:
                return index
            frame = log.parent[frame]
        return -1

    def calls_by(self, position: int) -> int:
        """How many calls had been made when a position was reached."""
        return bisect_left(self._frames.calls, bisect_left(self._log.first, position))

    def levels(self, position: int) -> list[int]:
        """How many calls had been made by then at depth 1, 2, 3, ..."""
        made = Counter(self.depth(number) for number in range(self.calls_by(position)))
        return [made[depth] for depth in range(1, max(made, default=0) + 1)]

    def solutions(self) -> list[int]:
        """The positions at which a full and right board is first seen."""
        return [at + 1 for at in self._solutions]

    def dead_ends(self) -> list[int]:
        """The positions at which a call returns without a solution in it; after it where it raises.

        Where one hands on at once what another has returned to it, that is the same dead end.
        """
        log, found = self._log, set()
        for number, frame in enumerate(self._frames.calls):
            end = log.ends(frame)
            if end == OPEN or not self._frames.is_search(frame) or self.outcome(number) == SOLVED_BELOW:
                continue
            last = self._frames.last(frame)
            if log.failed(last) and not self._at_solution(frame, end):
                found.add(end + (log.result[last] == UNWOUND))
        return [position for position in sorted(found) if position - 1 not in found]

    def _at_solution(self, frame: int, end: int) -> bool:
        """Whether a call changed nothing, and the board that it was made with is a solution."""
        writes = bisect_right(self._log.at, end)
        began = bisect_right(self._log.at, self._log.first[frame])
        return writes == began and began > 0 and self._log.kinds[began - 1] == SOLUTION

    def _after(self, number: int) -> int:
        """The first call that is not in this one."""
        calls = self._frames.calls
        return max(bisect_left(calls, self._log.afters(calls[number])), number + 1)
