"""A step: what a technique concludes from a position, with the pattern from which it does."""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.candidates import cell_and_digit, members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    Triple = tuple[int, int, int]
    """Row, column (both from 0) and digit of a candidate."""

DEFINING = "defining"
"""The candidates that make up the pattern."""
FIN = "fin"
"""Those that spoil it unless they are false: of a fish, a rectangle or the like."""
ENDO_FIN = "endo-fin"
"""Fins of a fish that lie in two of its base units."""
ON = "on"
"""The candidates of a chain, or of one colour, of which it is supposed that they are true."""
OFF = "off"
"""Those that are then false, or have the other colour."""
ON_2 = "on-2"
"""One colour of a second cluster."""
OFF_2 = "off-2"
"""The other colour of that cluster."""


class Link(NamedTuple):
    """A link of a chain, between two nodes: each is a set of candidates, mostly of one alone.

    Attributes:
        source: the node that it goes from.
        target: the node that it goes to.
        strong: if strong: when no candidate of the source is true, one of the target is.
            If weak: when one of the source is true, none of the target is.
    """

    source: int
    target: int
    strong: bool


class Step(NamedTuple):
    """A step; all sets of candidates are masks, as `undoku.sudoku.techniques.candidates` says.

    Attributes:
        technique: the identifier of the technique.
        eliminations: the candidates that are false: at least one, unless there are placements.
        placements: the candidates that are true.
        roles: the candidates of the pattern, by role (one of those above), each role at most once.
        units: the units that it rests on: where a unit is said to hold something, the base units of a fish.
        covers: the units in which it has its effect: the cover units of a fish.
        sets: the sets of cells that hold all but one of their digits, or each its own: their candidates.
        chains: links in the order in which they are followed, one tuple a chain or a branch.
        premises: for each chain what it begins with: whether its first source is supposed to be true.
        values: what else the words of the family need, as numbers (its module says which).
    """

    technique: str
    eliminations: int = 0
    placements: int = 0
    roles: tuple[tuple[str, int], ...] = ()
    units: tuple[int, ...] = ()
    covers: tuple[int, ...] = ()
    sets: tuple[int, ...] = ()
    chains: tuple[tuple[Link, ...], ...] = ()
    premises: tuple[bool, ...] = ()
    values: tuple[int, ...] = ()

    def role(self, name: str) -> int:
        """Give the candidates of a role; 0 if it has none."""
        return next((mask for role, mask in self.roles if role == name), 0)

    @property
    def pattern(self) -> int:
        """All candidates of the pattern."""
        pattern = 0
        for _, mask in self.roles:
            pattern |= mask
        for mask in self.sets:
            pattern |= mask
        for chain in self.chains:
            for link in chain:
                pattern |= link.source | link.target
        return pattern

    @property
    def size(self) -> int:
        """How large the pattern is: of two with the same conclusion the smaller one is shown."""
        return self.pattern.bit_count() + sum(map(len, self.chains)) + len(self.units) + len(self.covers)

    @property
    def conclusion(self) -> tuple[int, int]:
        """What makes two steps of a technique the same one."""
        return self.eliminations, self.placements


def triples(mask: int) -> list[Triple]:
    """Give row and column, both from 0, and digit of every candidate of a set, in reading order.

    >>> triples(1 << 91 | 1 << 3)
    [(0, 3, 1), (1, 1, 2)]
    """
    return [(*divmod(cell, 9), digit) for cell, digit in pairs(mask)]


def pairs(mask: int) -> list[tuple[int, int]]:
    """Give cell and digit of every candidate of a set, in reading order."""
    return sorted(map(cell_and_digit, members(mask)))


def smallest(steps: Iterable[Step | None]) -> Iterator[Step | None]:
    """Pass the pauses on, and at the end give every conclusion once, with its smallest pattern."""
    found: dict[tuple[str, tuple[int, int]], Step] = {}
    for step in steps:
        if step is None:
            yield None
            continue
        key = (step.technique, step.conclusion)
        known = found.get(key)
        if known is None or step.size < known.size:
            found[key] = step
    yield from found.values()
