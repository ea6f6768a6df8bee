"""The next step on a board with regions: the easiest there is."""

from __future__ import annotations

from typing import NamedTuple

from undoku.queens.regions.levels import CLASSES
from undoku.queens.regions.suppose import suppose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from undoku.queens.regions.field import Field
    from undoku.queens.regions.rules import Found
    from undoku.queens.regions.suppose import Supposition


class Step(NamedTuple):
    """A queen to place, or squares to take out, and why. Lines are numbers of a `Field`."""

    technique: str
    """"region-single", "row-single", "column-single", one of `rules`, "supposition", or "search" where none
    of them does it."""
    square: int | None
    """Where to place a queen, if that is the step."""
    taken: int
    """The squares that cannot have a queen, as a mask."""
    lines: tuple[int, ...]
    """The lines that give the reason."""
    inside: tuple[int, ...] = ()
    """The lines that those lie in, if that is the reason."""
    supposition: Supposition | None = None
    """What was supposed, if that is the reason."""
    leading: int = 0
    """For a search, the squares of the line that lead on, as a mask."""


def next_step(field: Field) -> Generator[None, None, Step | None]:
    """Find the easiest step of a position that has a completion; None if nothing but trying everything helps.

    Yields for each queen that is supposed.
    """
    if found := easiest(field):
        return found
    supposition = yield from suppose(field)
    if supposition is None:
        return None
    taken = 1 << supposition.square
    return Step("supposition", None, taken, (supposition.line,), supposition=supposition)


def easiest(field: Field) -> Step | None:
    """The easiest step of a position that needs no supposition."""
    for line in field.wanting:
        squares = field.squares(line)
        if squares.bit_count() == 1:
            return Step(f"{field.kind(line)}-single", squares.bit_length() - 1, 0, (line,))
    for rules in CLASSES:
        for rule in rules:
            found = min(rule(field), key=lambda found: _size(field, found), default=None)
            if found:
                return Step(found.step, None, found.taken, found.lines, found.inside)
    return None


def _size(field: Field, found: Found) -> tuple[int, int]:
    """How much has to be looked at: lines, and their squares."""
    return len(found.lines), sum([field.squares(line).bit_count() for line in found.lines])
