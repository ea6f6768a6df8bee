"""The flat arrays that a trace is made of: a column for every step and a column for every call."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import compress
from typing import NamedTuple

from undoku.search.steps import NO_CELL, PLACE, REJECT, UNDO, Counts

OPEN = 0xFFFFFFFF
"""The end of a call that had not returned when the trace ended."""

KEYFRAME = 4096
"""Steps between two keyframes."""

BLOCK = 64
"""Steps whose greatest depth is kept."""

_CHANGES = bytes(kind in (PLACE, UNDO) for kind in range(256))

_RESULTS = {None: -32768, False: -32767, True: -32766}
_NAMED = {number: result for result, number in _RESULTS.items()}
_LOST = -32765
_SMALLEST = -32000


class Keyframe(NamedTuple):
    """What KEYFRAME steps did and what came of them, so that whoever looks for something can leave them out.

    Attributes:
        board: the values of all cells after them.
        counts: tries, placements, undos and solutions up to their end.
        cells, changed, depths: sets of numbers, a bit each: the cells of these steps, those that got or lost
            a value, and the depths.
    """

    board: array[int]
    counts: tuple[int, ...]
    cells: int
    changed: int
    depths: int


class StepColumns:
    """Every recorded step, 11 bytes each, and more of them all once in KEYFRAME steps."""

    def __init__(self, board: Sequence[int]) -> None:
        """Begin with the board before the first step."""
        self.kinds = array("B")
        self.cells = array("h")
        self.values = array("h")
        self.bys = array("h")
        self.instructions = array("H")
        self.depths = array("H")
        self.latest = list(board)
        self._keyframes = [Keyframe(array("h", board), (0,) * len(Counts._fields[1:]), 0, 0, 0)]
        self._deepest = array("H")

    def __len__(self) -> int:
        """How many steps there are."""
        return len(self.kinds)

    def extend(self, steps: list[tuple[int, ...]], instructions: list[int], depths: list[int]) -> None:
        """Append steps as the strategy yielded them, the byte code they came from and their depths."""
        if not steps:
            return
        # A whole array is appended several times as fast as its items.
        self.instructions.extend(array("H", instructions))
        self.depths.extend(array("H", depths))
        kinds, cells, values, *_ = zip(*steps, strict=False)
        self.kinds.extend(array("B", kinds))
        self.cells.extend(array("h", cells))
        self.values.extend(array("h", values))
        self.bys.extend(array("h", [step[3] if step[0] == REJECT else NO_CELL for step in steps]))
        begin = len(self.kinds) - len(steps)
        while len(self._keyframes) * KEYFRAME <= len(self.kinds):
            keyframe = len(self._keyframes) * KEYFRAME
            self._play(self.latest, begin, keyframe)
            self._keyframes.append(self._seen(keyframe - KEYFRAME, keyframe))
            begin = keyframe
        self._play(self.latest, begin, len(self.kinds))
        for block in range(len(self._deepest) * BLOCK, len(self.depths) - BLOCK + 1, BLOCK):
            self._deepest.append(max(self.depths[block : block + BLOCK]))

    def cut(self, position: int) -> None:
        """Forget the steps after a position; `latest` stays, for a search that goes on from there."""
        for column in (self.kinds, self.cells, self.values, self.bys, self.instructions, self.depths):
            del column[position:]
        del self._keyframes[position // KEYFRAME + 1 :]
        del self._deepest[position // BLOCK :]

    def board(self, position: int) -> list[int]:
        """The values of all cells after `position` steps."""
        index = position // KEYFRAME
        board = list(self._keyframes[index].board)
        self._play(board, index * KEYFRAME, position)
        return board

    def counts(self, position: int) -> tuple[int, ...]:
        """Tries, placements, undos and solutions in the first `position` steps."""
        index = position // KEYFRAME
        tally = self._tally(index * KEYFRAME, position)
        return tuple(map(sum, zip(self._keyframes[index].counts, tally, strict=True)))

    def standing(self, begin: int, end: int) -> int:
        """How many more placements stand after `end` steps than after `begin`."""
        if end - begin > KEYFRAME:
            (_, placed, undone, _), (_, placed_before, undone_before, _) = (
                self.counts(end),
                self.counts(begin),
            )
            return placed - undone - placed_before + undone_before
        kinds = self.kinds[begin:end].tobytes()
        return kinds.count(PLACE) - kinds.count(UNDO)

    def deepest(self, begin: int, end: int) -> int:
        """The greatest depth among the steps from index `begin` up to `end`, 0 if there are none."""
        first = -(-begin // BLOCK)
        last = max(end // BLOCK, first)
        return max(
            max(self.depths[begin : min(first * BLOCK, end)], default=0),
            max(self._deepest[first:last], default=0),
            max(self.depths[max(last * BLOCK, begin) : end], default=0),
        )

    def spans(self, begin: int) -> Iterator[tuple[int, int, Keyframe | None]]:
        """The steps from an index on, cut at keyframes: (begin, end, the keyframe of these steps if any)."""
        while begin < len(self):
            index = begin // KEYFRAME + 1
            keyframe = self._keyframes[index] if index < len(self._keyframes) else None
            end = min(index * KEYFRAME, len(self))
            yield begin, end, keyframe
            begin = end

    def nbytes(self) -> int:
        """The memory of all columns and keyframes."""
        columns = (self.kinds, self.cells, self.values, self.bys, self.instructions, self.depths)
        kept = [part for keyframe in self._keyframes for part in (keyframe, *keyframe)]
        return memory_of((*columns, self._deepest, *kept))

    def _seen(self, begin: int, end: int) -> Keyframe:
        tally = self._tally(begin, end)
        cells = self.cells[begin:end]
        changes = self.kinds[begin:end].tobytes().translate(_CHANGES)
        return Keyframe(
            array("h", self.latest),
            tuple(map(sum, zip(self._keyframes[-1].counts, tally, strict=True))),
            _bits(set(cells)),
            _bits(set(compress(cells, changes))),
            _bits(set(self.depths[begin:end])),
        )

    def _tally(self, begin: int, end: int) -> tuple[int, ...]:
        kinds = self.kinds[begin:end].tobytes()
        return tuple(kinds.count(kind) for kind in range(5) if kind != REJECT)

    def _play(self, board: list[int], begin: int, end: int) -> None:
        cells, values = self.cells, self.values
        for position, kind in enumerate(self.kinds[begin:end], begin):
            if kind == PLACE:
                board[cells[position]] = values[position]
            elif kind == UNDO:
                board[cells[position]] = 0


Closed = tuple[int, int, int, object]
"""A frame that returned: its number, the steps and the frames there were by then, and what it returned."""


class FrameColumns:
    """Every generator that was run, in the order they were opened, 19 bytes each; a call takes 6 more.

    A frame's steps and those of the frames opened in it are the steps from `first` up to `end`, and the
    frames opened in it are those between its own number and `after`. Frames of the recursive function are
    the calls; the others are helpers.
    """

    def __init__(self) -> None:
        """Begin without frames."""
        self.parent = array("i")
        self.first = array("I")
        self.end = array("I")
        self.after = array("I")
        self.result = array("h")
        self.function = array("B")
        self.calls = array("I")
        self.call_depths = array("H")

    def __len__(self) -> int:
        """How many frames there are."""
        return len(self.first)

    def open(self, parent: int, first: int, function: int) -> int:
        """Note a new frame and return its number."""
        self.parent.append(parent)
        self.first.append(first)
        self.end.append(OPEN)
        self.after.append(OPEN)
        self.result.append(0)
        self.function.append(function)
        return len(self.first) - 1

    def open_call(self, parent: int, first: int, function: int, depth: int) -> int:
        """Note a new call of the recursive function and return its frame's number."""
        frame = self.open(parent, first, function)
        self.calls.append(frame)
        self.call_depths.append(depth)
        return frame

    def close(self, closed: Iterable[Closed]) -> None:
        """Note which frames returned."""
        ends, afters, results, packed = self.end, self.after, self.result, self._packed
        for frame, end, after, result in closed:
            ends[frame] = end
            afters[frame] = after
            results[frame] = packed(result)

    def cut(self, position: int) -> None:
        """Forget what was opened or returned after the step that led to a position."""
        frames = bisect_left(self.first, position)
        calls = bisect_left(self.calls, frames)
        for column in (self.parent, self.first, self.end, self.after, self.result, self.function):
            del column[frames:]
        del self.calls[calls:]
        del self.call_depths[calls:]
        # Whatever was open then had opened, directly or not, the frame that is the last one now.
        frame = frames - 1
        while frame >= 0:
            if self.end[frame] >= position:
                self.end[frame] = self.after[frame] = OPEN
                self.result[frame] = 0
            frame = self.parent[frame]

    def is_known(self, frame: int) -> bool:
        """Whether what the frame returned was small enough to be kept."""
        return self.result[frame] != _LOST

    def returned(self, frame: int) -> int | None:
        """What a frame returned."""
        number = self.result[frame]
        return _NAMED.get(number, number)

    def nbytes(self) -> int:
        """The memory of all columns."""
        columns = (self.parent, self.first, self.end, self.after, self.result, self.function)
        return memory_of((*columns, self.calls, self.call_depths))

    @staticmethod
    def _packed(result: object) -> int:
        if result is None or isinstance(result, bool):
            return _RESULTS[result]
        if isinstance(result, int) and _SMALLEST <= result < 32768:
            return result
        return _LOST


def _bits(numbers: Iterable[int]) -> int:
    """A set of numbers as one whole number, a bit each; negative ones are left out."""
    return sum(1 << number for number in numbers if number >= 0)


def memory_of(objects: Iterable[object]) -> int:
    """The memory of flat objects in bytes, what they keep in reserve included."""
    import sys

    return sum(map(sys.getsizeof, objects))
