"""A recorded program: any moment of it, with the board, the line and the open calls that were there."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import NamedTuple

from undoku.programs.frames import Frames, Tree
from undoku.programs.jumps import Jumps
from undoku.programs.log import Return
from undoku.programs.streams import fitting
from undoku.search.columns import memory_of
from undoku.search.errors import PuzzleError
from undoku.search.omitted import Omitted
from undoku.search.steps import NO_CELL, PLACE, SOLUTION, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.programs.frames import OpenCall
    from undoku.programs.log import Log
    from undoku.programs.run import ProgramRun

PRINTED = 100_000
"""Characters of the longest output that is shown."""

KEYFRAME = 2048
"""Changes of the board between two that are kept whole."""


class Change(NamedTuple):
    """What a line has done to the board: the last change, its kind, cell and value; how many there were."""

    kind: int
    cell: int
    value: int
    number: int


class Done(NamedTuple):
    """What had been done by a position."""

    calls: int
    lines: int
    placements: int
    undos: int
    solutions: int


class ProgramTrace:
    """The moments of a program that has run.

    Position 0 is before the first line. At position p a line is about to run, or a function returns or
    yields a value, as the p-th entry of the log tells, and the board is as the lines before have left it; at
    the last position, one more than there are entries, the program has ended.
    """

    def __init__(self, run: ProgramRun) -> None:
        """Take a run that is over."""
        log = run.log
        self.problem = run.problem
        self.frames = Frames(log, run.codes, run.search)
        self.tree = Tree(log, self.frames)
        self.jumps = Jumps(log, self.frames, self.tree)
        self.omitted = Omitted()
        self._log = log
        self._search = run.search
        # The first of all is only a call of the search if it is that itself.
        self._search_begins = int(bool(log.function) and log.function[0] not in run.search)
        self._keyframes = self._boards()

    def __len__(self) -> int:
        """The last position."""
        return len(self._log) + 1

    def depth(self, position: int) -> int:
        """How many calls of the search are open at a position."""
        return self.frames.depth(position)

    def deepest(self, begin: int, end: int) -> int:
        """The greatest depth among the lines from an index up to, but without, another; 0 for none."""
        return self.frames.deepest(begin, end)

    def line(self, position: int) -> int:
        """The line that is about to run, or returns; at the end the one that ran last; 0 before the first."""
        self._check(position)
        last = min(position, len(self._log))
        return self.frames.line(last) if last else 0

    def board(self, position: int) -> list[int]:
        """The values of all cells at a position."""
        self._check(position)
        log = self._log
        writes = bisect_left(log.at, position)
        index = writes // KEYFRAME
        board = list(self._keyframes[index])
        _play(log, board, index * KEYFRAME, writes)
        return board

    def change(self, position: int) -> Change | None:
        """What the line before a position did to the board, None if nothing."""
        log = self._log
        first, last = bisect_left(log.at, position - 1), bisect_left(log.at, position)
        if first == last:
            return None
        kinds = log.kinds[first:last]
        at = max(first + kinds.rfind(PLACE), first + kinds.rfind(UNDO))
        if SOLUTION in kinds:
            return Change(
                SOLUTION, log.cells[at] if at >= first else NO_CELL, log.values[at], last - first - 1
            )
        return Change(log.kinds[at], log.cells[at], log.values[at], last - first)

    def counts(self, position: int) -> Done:
        """What had been done by then."""
        self._check(position)
        kinds, writes = self._log.kinds, bisect_left(self._log.at, position)
        calls = max(self.tree.calls_by(position) - self._search_begins, 0)
        done = (kinds.count(kind, 0, writes) for kind in (PLACE, UNDO, SOLUTION))
        return Done(calls, self._log.ran(min(position, len(self._log))), *done)

    def stack(self, position: int) -> list[OpenCall]:
        """The open calls at a position, the outermost first."""
        self._check(position)
        return self.frames.stack(position)

    def left(self, position: int) -> str:
        """The function that was left just before a position without returning; empty for none."""
        log = self._log
        above = self.frames.at(position)
        frame = self.frames.at(position - 1) if position > 1 else -1
        if frame < 0 or log.end[frame] != position - 1 or self.frames.returning(position - 1) >= 0:
            return ""
        while log.parent[frame] != above and log.parent[frame] >= 0 and log.end[log.parent[frame]] < position:
            frame = log.parent[frame]
        return self.frames.name(frame)

    def returning(self, position: int) -> Return | None:
        """What returns at a position, None where a line is about to run."""
        frame = self.frames.returning(position)
        if frame < 0:
            return None
        log, frames = self._log, self.frames
        above = log.parent[frame]
        return Return(
            frames.name(frame),
            "" if log.is_left(frame) else log.returned(frame),
            log.is_left(frame),
            frames.name(above) if above >= 0 else "",
            frames.line_of_call(frame),
        )

    def called(self, position: int) -> int:
        """The frame whose first line is about to run, -1 if it is none."""
        frame = self.frames.at(position)
        return frame if frame >= 0 and self._log.first[frame] == position - 1 else -1

    def told(self, position: int) -> str:
        """What had been printed by then, without its middle where that is long."""
        return fitting("".join(self._log.told[: bisect_left(self._log.told_at, position)]), PRINTED)

    def tells_later(self, position: int) -> bool:
        """Whether something is printed after that."""
        return any(self._log.told[bisect_left(self._log.told_at, position) :])

    def answer(self, *, first: bool) -> int:
        """The position at which the answer is to be seen: that of the first solution if that is asked for.

        All others are given at the end, and so is one that is printed later.
        """
        found = self.jumps.next_solution(0) if first else None
        return len(self) if found is None or self.tells_later(found) else found

    def placements(self, position: int) -> list[int]:
        """The positions of the placements that stand at this one, in the order they were made."""
        return sorted(at for at, _ in self.standing(position).values())

    def standing(self, position: int) -> dict[int, tuple[int, int]]:
        """Of every cell in which something was placed that stands, the position and the value."""
        self._check(position)
        log = self._log
        found: dict[int, tuple[int, int]] = {}
        for write in range(bisect_left(log.at, position)):
            if log.kinds[write] == PLACE:
                found[log.cells[write]] = (log.at[write] + 1, log.values[write])
            elif log.kinds[write] == UNDO:
                found.pop(log.cells[write], None)
        return found

    def stays(self, placed: int, position: int) -> int:
        """Where the search went on to another placement, by a position, though one made at `placed` stood.

        That is so once the call that made it has ended, or makes another one after it has called the search.
        0 where it did not, but for what was taken back.
        """
        log, frame = self._log, self.frames.at(placed - 1)
        calls = range(bisect_left(log.first, placed - 1), bisect_left(log.first, position))
        call = next((n for n in calls if log.parent[n] == frame and log.function[n] in self._search), None)
        for at in self.placements(position):
            if at <= placed:
                continue
            if at - 1 > log.end[frame]:
                return at
            if call is not None and at - 1 > log.end[call] and self.frames.at(at - 1) == frame:
                return at
        return 0

    def call_by(self, position: int) -> tuple[int, int]:
        """The last call of any function by a position: which one it is, from 1, and the entries before it."""
        log = self._log
        frame = bisect_right(log.first, max(position - 1, 0)) - 1
        # That a generator goes on is no call.
        while frame in log.origins:
            frame -= 1
        return frame + 1 - sum(other < frame for other in log.origins), log.first[frame]

    def nbytes(self) -> int:
        """The bytes of everything recorded."""
        return self._log.nbytes() + memory_of((self.frames.calls, self.frames.depths, *self._keyframes))

    def _boards(self) -> list[list[int]]:
        board = self.problem.board()
        found = [list(board)]
        for begin in range(0, len(self._log.kinds) - KEYFRAME + 1, KEYFRAME):
            _play(self._log, board, begin, begin + KEYFRAME)
            found.append(list(board))
        return found

    def _check(self, position: int) -> None:
        if not 0 <= position <= len(self):
            raise PuzzleError("not-recorded", position=position, steps=len(self))


def _play(log: Log, board: list[int], begin: int, end: int) -> None:
    kinds, cells, values = log.kinds, log.cells, log.values
    for write in range(begin, end):
        kind = kinds[write]
        if kind == PLACE:
            board[cells[write]] = values[write]
        elif kind == UNDO:
            board[cells[write]] = 0
