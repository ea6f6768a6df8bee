"""What a trace leaves out of a search, so that what it tells of the rest is true of the whole."""

from __future__ import annotations

from bisect import bisect_left


class Omitted:
    """The part of a search that is missing in a trace; nothing, unless the trace is one of its last steps.

    Such a trace begins with the calls that were open where it begins to be whole: their own steps, and in
    place of every call that had returned in them one without steps. So the trace has fewer steps and calls
    than the search; this tells which numbers they have there.

    Attributes:
        steps: how many steps the search had done where the trace begins to be whole.
        calls: how many calls it had made by then.
        counts: tries, placements, undos and solutions that are missing.
        levels: the missing calls at depth 1, 2, 3, ...
        positions: for each of the trace's first steps its position in the search.
        numbers: for each of the trace's first calls its number in the search.
        firsts: for each of them how many steps had been done in the search when it was made.
        solved: the frames of those calls that had a solution in a step that is missing.
    """

    def __init__(self) -> None:
        """Begin with nothing that is left out."""
        self.steps = 0
        self.calls = 0
        self.counts: tuple[int, ...] = (0, 0, 0, 0)
        self.levels: list[int] = []
        self.positions: list[int] = []
        self.numbers: list[int] = []
        self.firsts: list[int] = []
        self.solved: set[int] = set()

    def position(self, here: int) -> int:
        """The position in the search that a position of the trace is."""
        known = len(self.positions)
        return self.positions[here - 1] if 0 < here <= known else here - known + self.steps

    def here(self, position: int) -> int:
        """The position of the trace, where that is whole, that a position in the search is."""
        return position - self.steps + len(self.positions)

    def number(self, index: int) -> int:
        """The number in the search of a call of the trace."""
        known = len(self.numbers)
        return self.numbers[index] if index < known else index - known + self.calls

    def index(self, number: int) -> int:
        """Which call of the trace has that number in the search."""
        if number >= self.calls:
            return number - self.calls + len(self.numbers)
        return bisect_left(self.numbers, number)

    def has(self, number: int) -> bool:
        """Whether the call of that number in the search is one of the trace, with or without its steps."""
        index = self.index(number)
        return number >= self.calls or (index < len(self.numbers) and self.numbers[index] == number)

    def begin(self, index: int, first: int) -> int:
        """How many steps the search had done when a call of the trace was made, here after `first`."""
        return self.firsts[index] if index < len(self.firsts) else self.position(first)
