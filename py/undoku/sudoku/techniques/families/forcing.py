"""Forcing chains and nets: what every branch leads to is so, and what leads to a contradiction is not.

Contradiction: from one supposition follows that a cell is left without a candidate, or a unit without a place
for a digit. So the supposition is wrong. (Where a candidate comes out true and false at once this is so too:
it is true because all others of its cell or unit are false.)

Verity: one of some suppositions must be right, because they are all candidates of a cell or all places of a
digit in a unit, or because a candidate is either true or false. All lead to the same, so that is right.

In a chain every implication has one premise (`implications`), in a net it may have several (`nets`). The
tables say what follows at once, so that all conclusions are known first; only for those that are asked for it
is worked out how they follow. Conclusions come in this order: placements, then eliminations, each by cells.

A step has one chain a branch, a tree or a net: every link's source is the supposition, or was reached before.
Its `values` are a kind, as in `branches`, and the candidates that it is about.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.branches import EITHER_WAY, EMPTY, ONE_OF, branch
from undoku.sudoku.techniques.candidates import CELLS, UNITS, cells_of, digits_in, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.folds import nothing_left
from undoku.sudoku.techniques.implications import OFF, Implications, empties
from undoku.sudoku.techniques.nets import Nets
from undoku.sudoku.techniques.step import DEFINING, Step
from undoku.sudoku.techniques.step import OFF as FALSE
from undoku.sudoku.techniques.step import ON as TRUE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from typing import TypeAlias

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Link

    Table: TypeAlias = Implications | Nets

_PAUSE = 25
"""How many verities are looked at between two pauses."""


@finds("forcing-chain-contradiction", "forcing-chain-verity")
def forcing_chains(state: State) -> Finding:
    """Find what chains lead from to a contradiction, and what they lead to from all alternatives."""
    table = state.once(Implications)
    yield from table.fill()
    yield from _Search(state, table, "forcing-chain").steps()


@finds("forcing-net-contradiction", "forcing-net-verity")
def forcing_nets(state: State) -> Finding:
    """Find the same by nets."""
    table = state.once(Nets)
    yield from table.fill()
    yield from _Search(state, table, "forcing-net").steps()


class _Verity(NamedTuple):
    """What follows from every one of some literals, one of which is right."""

    literals: tuple[int, ...]
    on: int
    off: int
    kind: int
    about: int


class _Search:
    """The steps that a table gives: the conclusions first, then how each is reached by the fewest links."""

    def __init__(self, state: State, table: Table, name: str) -> None:
        self._table = table
        self._name = name
        self._candidates = state.candidates
        self._empties = state.once(empties)
        self._nothing_left = state.once(nothing_left)
        self._verities: list[_Verity] = []

    def steps(self) -> Finding:
        """Give each conclusion by contradiction and by verity, the shorter one first."""
        placed = removed = 0
        for count, number in enumerate(members(self._candidates)):
            if not count % _PAUSE:
                yield None
            placed |= self._nothing_left(self._table.off[OFF + number]) << number
            removed |= self._nothing_left(self._table.off[number]) << number
        for count, (kind, about, literals) in enumerate(self._alternatives()):
            if not count % _PAUSE:
                yield None
            on = off = self._candidates & ~about
            for literal in literals:
                on &= self._table.on[literal]
                off &= self._table.off[literal]
            if on or off:
                self._verities.append(_Verity(literals, on, off, kind, about))
                placed |= on
                removed |= off
        for number in sorted(members(placed), key=_by_cell):
            yield from self._concluded(number, True)
        for number in sorted(members(removed), key=_by_cell):
            yield from self._concluded(number, False)

    def _alternatives(self) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        for about in self._empties:
            if about & (about - 1):
                yield ONE_OF, about, tuple(members(about))
        for number in members(self._candidates):
            if self._table.on[OFF + number]:
                yield EITHER_WAY, 1 << number, (number, OFF + number)

    def _concluded(self, number: int, true: bool) -> Finding:
        by_contradiction = self._contradiction(OFF + number if true else number)
        by_verity = yield from self._verity(number, true)
        found = [priced for priced in (by_contradiction, by_verity) if priced]
        for _, step in sorted(found, key=lambda priced: priced[0]):
            yield step

    def _contradiction(self, literal: int) -> tuple[int, Step] | None:
        """Give the shortest way from a supposition to something impossible, and its cost."""
        off = self._table.off[literal]
        if not self._nothing_left(off):
            return None
        reasons = self._table.reasons(literal)
        ends = [(reasons.cost((), members(about)), about) for about in self._empties if not about & ~off]
        cost, about = min(ends)
        links = branch(reasons, (), (1 << number for number in members(about)))
        premise = reasons.premise
        technique = f"{self._name}-contradiction"
        concluded = (premise, 0) if reasons.truth else (0, premise)
        return cost, _step(technique, concluded, premise, (links,), (reasons.truth,), (EMPTY, about))

    def _verity(self, number: int, true: bool) -> Generator[None, None, tuple[int, Step] | None]:
        """Give the shortest way from alternatives to what is true, or false, in all of them, and its cost."""
        bit = 1 << number
        ends = ((bit,), ()) if true else ((), (number,))
        least: tuple[int, _Verity] | None = None
        seen = set()
        for count, verity in enumerate(self._verities):
            if not count % _PAUSE:
                yield None
            if (verity.on if true else verity.off) & bit:
                cost = 0
                for literal in verity.literals:
                    if literal not in seen:
                        seen.add(literal)
                        yield None
                    cost += self._table.reasons(literal).cost(*ends)
                if least is None or cost < least[0]:
                    least = cost, verity
        if least is None:
            return None
        cost, (literals, _, _, kind, about) = least
        branches = [self._table.reasons(literal) for literal in literals]
        return cost, _step(
            f"{self._name}-verity",
            (0, bit) if true else (bit, 0),
            about,
            tuple(branch(reasons, (bit,) if true else (), () if true else (bit,)) for reasons in branches),
            tuple(reasons.truth for reasons in branches),
            (kind, about),
        )


def _step(
    technique: str,
    conclusion: tuple[int, int],
    defining: int,
    chains: tuple[tuple[Link, ...], ...],
    premises: tuple[bool, ...],
    values: tuple[int, int],
) -> Step:
    on = off = 0
    for chain in chains:
        for link in chain:
            if link.strong:
                on |= link.target
                off |= link.source
            else:
                on |= link.source
                off |= link.target
    kind, about = values
    units = tuple(
        unit
        for unit in range(27)
        if kind in (EMPTY, ONE_OF)
        and digits_in(about).bit_count() == 1
        and not cells_of(about) & ~UNITS[unit]
    )
    eliminations, placements = conclusion
    return Step(
        technique,
        eliminations,
        placements,
        ((DEFINING, defining), (TRUE, on & ~defining), (FALSE, off & ~on & ~defining)),
        units[:1],
        chains=chains,
        premises=premises,
        values=values,
    )


def _by_cell(number: int) -> tuple[int, int]:
    return number % CELLS, number
