"""The steps of a search that are kept: all of them, or the first and the last ones with a gap between."""

from __future__ import annotations

from itertools import pairwise
from typing import Generic

from undoku.search.errors import PuzzleError
from undoku.watch.part import Part
from undoku.watch.recorded import Trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undoku.watch.recorded import Recorded

BACKWARDS = ("previous-solution", "previous-dead-end")


class Kept(Generic[Trace]):
    """Both parts of a search that may still go on. Its positions are those of the whole search."""

    def __init__(self, search: Recorded[Trace]) -> None:
        """Look at the search."""
        self._search = search

    @property
    def parts(self) -> list[Part[Trace]]:
        """The first steps, and the last ones where these are apart."""
        search = self._search
        parts = [Part(search.trace, 0, search.head)]
        if search.ending:
            parts.append(Part(search.ending, search.since, search.steps))
        return parts

    def at(self, position: int) -> tuple[Trace, int]:
        """The trace that knows a position, and its own position; raises PuzzleError where there is none."""
        part = self._parts_from(position)[0]
        if not part.begin <= position <= part.end:
            raise PuzzleError("not-recorded", position=position, steps=self._search.head)
        return part.trace, part.here(position)

    def jump(self, name: str, position: int, argument: int) -> int | None:
        """The position that a jump leads to, over the gap if need be; None if there is no such step."""
        if name in ("over", "out"):
            return self._leave(name, position)
        if name == "placement":
            return self._placement(argument)
        backwards = name in BACKWARDS
        for part in self._parts_from(position, backwards):
            beside = min(position, part.end + 1) if backwards else max(position, part.begin - 1)
            found = part.jump(name, beside, argument)
            if found is not None:
                return found
        return None

    def depths(self, width: int) -> list[int]:
        """The greatest depth in each of `width` equal parts of what is kept, or of fewer with a step each."""
        total = self._total
        width = max(min(width, total), 1)
        edges = [total * part // width for part in range(width + 1)]
        return [self._deepest(begin, end) for begin, end in pairwise(edges)]

    def solutions(self, width: int) -> list[int]:
        """How many solutions there are in each of `width` equal parts."""
        return self._tallies(lambda trace, begin, end: trace.jumps.solutions_within(begin, end), width)

    def dead_ends(self, width: int) -> list[int]:
        """How many dead ends there are in each of `width` equal parts."""
        return self._tallies(lambda trace, begin, end: trace.jumps.dead_ends_within(begin, end), width)

    def _parts_from(self, position: int, backwards: bool = False) -> list[Part[Trace]]:
        """The part in which a position is, and those that follow it."""
        parts = self.parts
        if backwards:
            return [part for part in parts[::-1] if part.begin <= position] or parts[:1]
        return [part for part in parts if position <= part.end] or parts[-1:]

    def _placement(self, number: int) -> int | None:
        """The placement of a number; for one in the gap, the first position after it."""
        for part in self.parts:
            if 0 < number <= part.trace.counts(part.here(part.end)).placements:
                found = part.jump("placement", part.begin, number)
                return part.begin if found is None else found
        return None

    def _leave(self, name: str, position: int) -> int | None:
        """Go over a call or out of one; where it had not returned before the gap, to what follows the gap."""
        part, *later = self._parts_from(position)
        found = part.jump(name, position, 0)
        if not later or found is None:
            return found
        depth = part.depth(position) - (name == "out")
        if found > position and part.depth(found) <= depth:
            return found
        # The call that had not returned: the running one, or the one below it that is open at the gap.
        path = part.path(position if name == "out" else part.end)
        return later[0].after(path[depth]) if depth < len(path) else later[0].begin

    @property
    def _total(self) -> int:
        """How many places there are after the first one, 0."""
        return sum(part.end - part.begin + 1 for part in self.parts) - 1

    def _pieces(self, begin: int, end: int) -> Iterator[tuple[Trace, int, int]]:
        """What lies from one place up to, but without, another: (trace, its own positions from and up to)."""
        place = 0
        for part in self.parts:
            size = part.end - part.begin + 1
            first, last = max(begin, place), min(end, place + size)
            if first < last:
                shift = part.here(part.begin) - place
                yield part.trace, first + shift, last + shift
            place += size

    def _deepest(self, begin: int, end: int) -> int:
        """The greatest depth of the steps from one up to another, counted from 0; each leads to a place."""
        pieces = self._pieces(begin + 1, end + 1)
        return max((trace.deepest(first - 1, last - 1) for trace, first, last in pieces), default=0)

    def _tallies(self, count: Callable[[Trace, int, int], int], width: int) -> list[int]:
        """What is counted in each of `width` equal parts, in which places lie as on a slider from 0."""
        total = self._total
        edges = [-(-total * part // width) for part in range(width)]
        return [
            sum(count(*piece) for piece in self._pieces(begin, end))
            for begin, end in pairwise([*edges, total + 1])
        ]
