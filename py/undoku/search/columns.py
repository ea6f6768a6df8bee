"""The flat arrays that a trace is made of: a column for every step and a column for every call."""

from array import array
from collections.abc import Iterable, Sequence

from undoku.search.steps import NO_CELL, PLACE, REJECT, UNDO, Counts

OPEN = 0xFFFFFFFF
"""The end of a call that had not returned when the trace ended."""

KEYFRAME = 4096
"""Steps between two keyframes."""

_RESULTS = {None: -32768, False: -32767, True: -32766}
_NAMED = {number: result for result, number in _RESULTS.items()}
_LOST = -32765
_SMALLEST = -32000


class StepColumns:
    """Every recorded step, 11 bytes each, with the whole board and the counts once in KEYFRAME steps."""

    def __init__(self, board: Sequence[int]) -> None:
        """Begin with the board before the first step."""
        self.kinds = array("B")
        self.cells = array("h")
        self.values = array("h")
        self.bys = array("h")
        self.instructions = array("H")
        self.depths = array("H")
        self.latest = list(board)
        self._boards = [array("h", board)]
        self._counts = [(0,) * len(Counts._fields[1:])]

    def __len__(self) -> int:
        """How many steps there are."""
        return len(self.kinds)

    def extend(self, steps: list[tuple[int, ...]], instructions: list[int], depths: list[int]) -> None:
        """Append steps as the strategy yielded them, the byte code they came from and their depths."""
        if not steps:
            return
        self.instructions.extend(instructions)
        self.depths.extend(depths)
        kinds, cells, values = zip(*(step[:3] for step in steps), strict=True)
        self.kinds.extend(kinds)
        self.cells.extend(cells)
        self.values.extend(values)
        self.bys.extend([step[3] if step[0] == REJECT else NO_CELL for step in steps])
        begin = len(self.kinds) - len(steps)
        while len(self._boards) * KEYFRAME <= len(self.kinds):
            keyframe = len(self._boards) * KEYFRAME
            self._play(self.latest, begin, keyframe)
            self._boards.append(array("h", self.latest))
            before = self._counts[-1]
            self._counts.append(
                tuple(map(sum, zip(before, self._tally(keyframe - KEYFRAME, keyframe), strict=True)))
            )
            begin = keyframe
        self._play(self.latest, begin, len(self.kinds))

    def board(self, position: int) -> list[int]:
        """The values of all cells after `position` steps."""
        index = position // KEYFRAME
        board = list(self._boards[index])
        self._play(board, index * KEYFRAME, position)
        return board

    def counts(self, position: int) -> tuple[int, ...]:
        """Tries, placements, undos and solutions in the first `position` steps."""
        index = position // KEYFRAME
        tally = self._tally(index * KEYFRAME, position)
        return tuple(map(sum, zip(self._counts[index], tally, strict=True)))

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

    def nbytes(self) -> int:
        """The memory of all columns and keyframes."""
        columns = (self.kinds, self.cells, self.values, self.bys, self.instructions, self.depths)
        return memory_of((*columns, *self._boards)) + memory_of(self._counts)

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

    def close(self, frame: int, end: int, result: object) -> None:
        """Note that a frame returned."""
        self.end[frame] = end
        self.after[frame] = len(self.first)
        self.result[frame] = self._packed(result)

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


def memory_of(objects: Iterable[object]) -> int:
    """The memory of flat objects in bytes, what they keep in reserve included."""
    import sys

    return sum(map(sys.getsizeof, objects))
