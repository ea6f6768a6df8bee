"""Suppositions: a queen that leaves some line without a square, by what follows from it, is not there.

What follows from a queen is what lines with one free square lead to. If that does not end anywhere, a line
with few free squares may be left each of which ends so: a second supposition, and there is no third.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.queens.lines import members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from undoku.queens.regions.field import Field

MOST_WAYS = 3
"""A line with more free squares is not tried in a second supposition: nobody would follow it."""


class Forced(NamedTuple):
    """A queen that follows: the only square that a line has left."""

    square: int
    line: int


class Way(NamedTuple):
    """A queen that is supposed, and what becomes of it."""

    square: int
    forced: tuple[Forced, ...]
    """The queens that follow from it and that the end needs, in their order."""
    empty: int
    """The line that is left without a square."""


class Supposition(NamedTuple):
    """Why there is no queen on a square."""

    square: int
    forced: tuple[Forced, ...]
    """As in a `Way`."""
    line: int
    """The line that is left without a square, or with those of `ways` alone."""
    ways: tuple[Way, ...] = ()
    """The further suppositions: all squares that the line has left; none if it has none."""

    def queens(self) -> list[int]:
        """The squares of all of them, in the order in which they are supposed and follow."""
        squares = [self.square, *[one.square for one in self.forced]]
        for way in self.ways:
            squares += [way.square, *[one.square for one in way.forced]]
        return squares


def suppose(field: Field) -> Generator[None, None, Supposition | None]:
    """Find the shortest supposition without a second one, or else the first with one; None if there is none.

    Yields for each queen that is supposed.
    """
    best: Supposition | None = None
    undecided = []
    for square in members(field.free):
        yield
        chain, after, empty = _follow(field, square)
        if empty is None:
            undecided.append((chain, after))
            continue
        found = Supposition(square, _needed(field, chain, empty), empty)
        if best is None or len(found.forced) < len(best.forced):
            best = found
    if best is not None:
        return best
    for chain, after in undecided:
        # What becomes of each second queen: the whole chain and its end, None if it has none.
        ends: dict[int, tuple[list[Forced], int] | None] = {}
        few = [line for line in after.wanting if after.squares(line).bit_count() <= MOST_WAYS]
        for line in sorted(few, key=lambda line: after.squares(line).bit_count()):
            ways = []
            for square in members(after.squares(line)):
                if square not in ends:
                    yield
                    further, _, empty = _follow(after, square)
                    ends[square] = None if empty is None else ([*chain, *further], empty)
                if (end := ends[square]) is None:
                    break
                ways.append(end)
            else:
                return _in_two_steps(field, chain, line, ways)
    return None


_SUPPOSED = -1
"""In the place of the line of a queen that no line forces."""


def _follow(field: Field, square: int) -> tuple[list[Forced], Field, int | None]:
    """Give the queens that follow from one, that first; where they lead; and a line that is then empty."""
    chain = [Forced(square, _SUPPOSED)]
    while True:
        field = field.with_queens([chain[-1].square])
        single = None
        for line in field.wanting:
            squares = field.squares(line)
            if not squares:
                return chain, field, line
            if single is None and not squares & squares - 1:
                single = Forced(squares.bit_length() - 1, line)
        if single is None:
            return chain, field, None
        chain.append(single)


def _needed(field: Field, chain: Sequence[Forced], end: int) -> tuple[Forced, ...]:
    """The queens of a chain that leave a line as it is in the end, and those that these need."""
    needed = _takers(field, chain, end)
    for at in range(len(chain) - 1, -1, -1):
        if at in needed and chain[at].line != _SUPPOSED:
            needed |= _takers(field, chain[:at], chain[at].line)
    return tuple([one for at, one in enumerate(chain) if at in needed and one.line != _SUPPOSED])


def _takers(field: Field, chain: Sequence[Forced], line: int) -> set[int]:
    """Where the queens of a chain stand in it that take squares of a line: for each square the first."""
    takers = set()
    for square in members(field.squares(line)):
        for at, one in enumerate(chain):
            if not field.keep[one.square] >> square & 1:
                takers.add(at)
                break
    return takers


def _in_two_steps(
    field: Field, chain: Sequence[Forced], line: int, ends: Sequence[tuple[list[Forced], int]]
) -> Supposition:
    """Tell what all ways need of the first chain once, and of each way what is its own."""
    needed = set(_needed(field, chain, line))
    ways = []
    for whole, empty in ends:
        used = _needed(field, whole, empty)
        later = whole[len(chain) :]
        needed.update([one for one in used if one not in later])
        ways.append(Way(later[0].square, tuple([one for one in used if one in later]), empty))
    forced = tuple([one for one in chain if one in needed])
    return Supposition(chain[0].square, forced, line, tuple(ways))
