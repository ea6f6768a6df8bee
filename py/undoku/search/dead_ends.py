"""Where a search turned back: the steps after which a call returned without a solution in it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.search.columns import Closed, FrameColumns
    from undoku.search.omitted import Omitted


class DeadEnds:
    """A mark for every position of a trace, so that the next one is found as quickly as a byte in a text."""

    def __init__(self, frames: FrameColumns, omitted: Omitted) -> None:
        """Begin without steps."""
        self._frames = frames
        self._omitted = omitted
        self._marks = bytearray(1)
        self._solutions = 0

    def extend(self, steps: int, closed: Iterable[Closed], solutions: list[int]) -> None:
        """Go on by so many steps; `closed` in the order in which they returned, `solutions` all positions."""
        marks, first, function = self._marks, self._frames.first, self._frames.function
        solved = self._omitted.solved
        marks.extend(bytes(steps))
        known, total = self._solutions, len(solutions)
        for frame, end, _, _ in closed:
            while known < total and solutions[known] <= end:
                known += 1
            # Only calls of the recursive function, which is the first function of all, can be dead ends.
            found = (known > 0 and solutions[known - 1] > first[frame]) or frame in solved
            if function[frame] == 0 and not found:
                marks[end] = 1
        self._solutions = known

    def cut(self, position: int) -> None:
        """Forget what came after the step that led to a position.

        A dead end that this very step was is forgotten as well: the call counts as open again.
        """
        del self._marks[position:]
        self._marks.append(0)

    def next(self, position: int) -> int | None:
        """The first dead end after a position."""
        found = self._marks.find(1, position + 1)
        return None if found < 0 else found

    def previous(self, position: int) -> int | None:
        """The last dead end before a position."""
        found = self._marks.rfind(1, 0, position)
        return None if found < 0 else found

    def within(self, begin: int, end: int) -> int:
        """How many there are from one position up to, but without, another."""
        return self._marks.count(1, begin, end)

    def nbytes(self) -> int:
        """The memory of the marks."""
        return len(self._marks)
