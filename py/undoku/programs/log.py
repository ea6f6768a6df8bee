"""What is written down of a running program: its lines, its calls, its writes to the board, its output."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from typing import NamedTuple

from undoku.search.columns import OPEN, memory_of
from undoku.search.steps import SOLUTION, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

RETURN = 0
"""Stands among the lines where a function returns, or yields a value."""

LOST, LEFT, UNWOUND, NOTHING = range(-32765, -32761)
"""Stand for what a frame returned: something that is no truth, None or small number; the next value of a
generator; nothing, for an exception left it; something empty, as an empty list."""

RESULTS = {None: -32768, False: -32767, True: -32766}
_NAMED = {number: result for result, number in RESULTS.items()}
_SMALLEST = -32000
_EMPTY = (dict, frozenset, list, set, str, tuple)
_FAILED = frozenset({RESULTS[None], RESULTS[False], 0, UNWOUND, NOTHING})


class Return(NamedTuple):
    """A function that returns, or yields.

    Attributes:
        function: its name.
        value: what it returns, as a word of Python; empty where that is not known.
        yields: whether it is a generator that may go on.
        caller: the name of the function to which it returns, empty for none.
        line: the line from which that had called it, 0 for none.
    """

    function: str
    value: str
    yields: bool
    caller: str
    line: int


class Log:
    """Flat arrays that grow while a program runs: 2 bytes a line, 24 a call, 9 a write.

    An entry is a line that begins, or that a function returns or yields a value; whatever is neither is at
    the number of entries before it. A frame is what runs from a call up to its return, or of a generator up
    to the next value; all that lies between `first` and `end` is its own and of the frames opened in it,
    which are those between its own number and `after`. When a generator goes on, that is a new frame, and
    `origins` tells with which frame it had begun.

    Attributes:
        lines: of every entry the number of its line, or RETURN.
        returns: which entries are a return or a yield.
        parent, first, end, after, function, result: of every frame; `function` is the number of its code.
        origins: the first frame of each later one of a generator.
        overs: of the first frame of each generator that has ended, when it did, as (end, after).
        at, kinds, cells, values: of every change of the board.
        called: whether the search has been called.
        told_at, told: what the program has printed.
    """

    def __init__(self) -> None:
        """Begin before the first line."""
        self.lines = array("H")
        self.returns = array("I")
        self.parent = array("i")
        self.first = array("I")
        self.end = array("I")
        self.after = array("I")
        self.function = array("H")
        self.result = array("h")
        self.origins: dict[int, int] = {}
        self.overs: dict[int, tuple[int, int]] = {}
        self.at = array("I")
        self.kinds = bytearray()
        self.cells = array("h")
        self.values = array("h")
        self.called = False
        self.told_at = array("I")
        self.told: list[str] = []

    def __len__(self) -> int:
        """How many entries there are."""
        return len(self.lines)

    def ran(self, entries: int) -> int:
        """How many of the first entries are lines."""
        return entries - bisect_left(self.returns, entries)

    def ends(self, frame: int) -> int:
        """When what a frame began came to its end, OPEN if it did not."""
        if frame in self.overs:
            return self.overs[frame][0]
        return OPEN if self.is_left(frame) else self.end[frame]

    def afters(self, frame: int) -> int:
        """The first frame that was opened after that, OPEN if there was none."""
        if frame in self.overs:
            return self.overs[frame][1]
        return OPEN if self.is_left(frame) else self.after[frame]

    def is_left(self, frame: int) -> bool:
        """Whether a frame is the first of a generator, which may have gone on later."""
        return self.result[frame] == LEFT

    def returned(self, frame: int) -> str:
        """What a frame returned, as a word of Python; empty where that is not known."""
        number = self.result[frame]
        return "" if LOST <= number <= NOTHING else str(_NAMED.get(number, number))

    def failed(self, frame: int) -> bool:
        """Whether a frame came back with nothing that Python takes for true."""
        return self.result[frame] in _FAILED

    def played(self, values: list[int]) -> Iterator[tuple[int, int, int]]:
        """Each change of the board: when, its kind, its cell. `values` go with it from the first ones on."""
        for at, kind, cell, value in zip(self.at, self.kinds, self.cells, self.values, strict=True):
            if kind != SOLUTION:
                values[cell] = 0 if kind == UNDO else value
            yield at, kind, cell

    def nbytes(self) -> int:
        """The memory of all columns."""
        frames = (self.parent, self.first, self.end, self.after, self.function, self.result)
        writes = (self.at, self.kinds, self.cells, self.values)
        return memory_of((self.lines, self.returns, *frames, *writes, self.origins, self.overs))


def packed(result: object) -> int:
    """What a call returned, as a small number.

    >>> packed(True), packed(7), packed([8]), packed([])
    (-32766, 7, -32765, -32762)
    """
    if result is None or result is True or result is False:
        return RESULTS[result]
    if type(result) is int and _SMALLEST <= result < 32768:
        return result
    # To ask whether classes are equal may run code of the program's.
    is_empty = any(type(result) is kind for kind in _EMPTY) and not result
    return NOTHING if is_empty else LOST
