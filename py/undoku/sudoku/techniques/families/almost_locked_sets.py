"""Two or three almost locked sets: if a digit is in none of the cells of one, it must be in the other.

    ALS-XZ         A --x-- B            ALS-XY-wing         A --x-- C --y-- B

A line is a restricted common digit of two sets: only one of them can have it. If A is without z, it has all
its other digits, and so x; then its neighbour is without x and has all others, and so on, until B has z.
So z is in A or in B, and a cell that sees all z of both has none.

Two sets with two restricted commons make a ring, round which one set is without x and the other without y.
Each has all its other digits then, and these go from what sees them all in this set alone; x and y are in one
of the two each.

Pairs of sets are gone through in the order of their first and then their second set, and pairs of pairs
likewise. Sets that share cells are well able to form a wing, but those that do not come first, and a path
takes no others.

A step's `sets` are the sets in the order of the chain, its `values` the restricted commons between them.
"""

from __future__ import annotations

from operator import itemgetter

from undoku.sudoku.techniques.almost_locked import FIELDS, Links, Partners, links_apart
from undoku.sudoku.techniques.candidates import CELLS, members
from undoku.sudoku.techniques.finders import finds, finds_first
from undoku.sudoku.techniques.step import DEFINING, OFF, ON, Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import TypeAlias

    from undoku.sudoku.techniques.almost_locked import AlmostLocked
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

    Wing: TypeAlias = tuple[tuple[int, int], tuple[int, int, int]]
    """Two digits, from 0, and the numbers of three sets."""

_PAUSE = 16
"""A pause comes after so many sets."""


@finds("als-xz")
def als_xz(state: State) -> Finding:
    """Two sets with one restricted common digit, or two."""
    partners = state.once(Partners)
    yield None
    fewest = Fewest()
    for number, almost in enumerate(partners.sets):
        if number % _PAUSE == 0:
            yield None
        after = ~partners.overlapping(number) & -2 << number
        linked = [
            (digit, others) for digit, mask in partners.linked(number).items() if (others := mask & after)
        ]
        if not linked:
            continue
        excluding = partners.excluding(number)
        once = twice = hits = 0
        for digit, others in linked:
            twice |= once & others
            once |= others
            hits |= others & excluding[digit]
        for other in members(hits | twice):
            commons = [digit for digit, others in linked if others >> other & 1]
            step = through if len(commons) == 1 else _ring
            pair = (almost, partners.sets[other])
            found = step("als-xz", pair, commons[:2])  # with three the board is wrong, and all of it follows
            if found.eliminations and fewest.improved(found.eliminations, pair):
                yield found


def _ring(technique: str, sets: Sequence[AlmostLocked], commons: Sequence[int]) -> Step:
    """Make the step of two sets with two restricted commons."""
    first, second = sets
    of_x, of_y = (FIELDS[digit] for digit in commons)
    locked = (first.seen | second.seen) & ~of_x & ~of_y
    common = first.seen & second.seen & (of_x | of_y)
    ring = (
        Link(first.candidates & of_x, second.candidates & of_x, False),
        Link(second.candidates & of_x, second.candidates & of_y, True),
        Link(second.candidates & of_y, first.candidates & of_y, False),
        Link(first.candidates & of_y, first.candidates & of_x, True),
    )
    held = first.candidates | second.candidates
    return Step(
        technique,
        eliminations=(locked | common) & ~held,
        roles=((DEFINING, held & ~of_x & ~of_y), (ON, held & of_x), (OFF, held & of_y)),
        sets=(first.candidates, second.candidates),
        chains=(ring,),
        premises=(True,),
        values=tuple(digit + 1 for digit in commons),
    )


def through(technique: str, sets: Sequence[AlmostLocked], commons: Sequence[int]) -> Step:
    """Make the step of a chain of sets; it has no eliminations if there are none.

    It goes from each digit that is ruled out: not in the first set, so the first common is, and so on.
    """
    first, last = sets[0], sets[-1]
    begin, end = FIELDS[commons[0]], FIELDS[commons[-1]]
    eliminations = first.seen & last.seen & ~begin & ~end
    middle = []
    for place, digit in enumerate(commons):
        here, there = sets[place].candidates, sets[place + 1].candidates
        middle.append(Link(here & FIELDS[digit], there & FIELDS[digit], False))
        if place + 1 < len(commons):
            middle.append(Link(there & FIELDS[digit], there & FIELDS[commons[place + 1]], True))
    chains = []
    off = on = 0
    for field in FIELDS:
        if eliminations & field:
            opening = Link(first.candidates & field, first.candidates & begin, True)
            closing = Link(last.candidates & end, last.candidates & field, True)
            chains.append((opening, *middle, closing))
            off |= opening.source
            on |= closing.target
    for link in middle:
        if not link.strong:
            on |= link.source
            off |= link.target
    return Step(
        technique,
        eliminations=eliminations,
        roles=((ON, on), (OFF, off & ~on)),
        sets=tuple(almost.candidates for almost in sets),
        chains=tuple(chains),
        premises=(False,) * len(chains),
        values=tuple(digit + 1 for digit in commons),
    )


@finds("als-xy-wing")
def als_xy_wing(state: State) -> Finding:
    """Two sets that have a restricted common each with a third: those without common cells first."""
    yield from _als_xy_wing(state, overlapping=False)
    yield from _als_xy_wing(state, overlapping=True)


@finds_first("als-xy-wing")
def als_xy_wing_apart(state: State) -> Finding:
    """Three sets without common cells."""
    return _als_xy_wing(state, overlapping=False)


def _als_xy_wing(state: State, overlapping: bool) -> Finding:
    partners = state.once(Partners)
    yield None
    sets = partners.sets
    links = Links(partners, overlapping) if overlapping else state.once(links_apart)
    excluding = []
    for number in range(len(sets)):
        links.add(number)
        barred = 1 << number if overlapping else partners.overlapping(number)
        excluded = partners.excluding(number) if links.by[number] else {}
        excluding.append({digit: mask & ~barred for digit, mask in excluded.items()})
        if number % _PAUSE == 0:
            yield None
    fewest = Fewest()
    for number in range(len(sets)):
        if number % _PAUSE == 0:
            yield None
        for commons, wing in _wings(links, excluding, number):
            end, pivot, third = (sets[place] for place in wing)
            eliminations = end.seen & third.seen & ~FIELDS[commons[0]] & ~FIELDS[commons[1]]
            if not eliminations or end.cells | third.cells in (end.cells, third.cells):
                continue
            if fewest.improved(eliminations, (end, pivot, third)):
                yield through("als-xy-wing", (end, pivot, third), commons)


def _wings(links: Links, excluding: Sequence[dict[int, int]], number: int) -> Iterator[Wing]:
    """Give the two digits and three sets of the wings whose lowest pair of sets begins with a set."""
    linked = links.by[number]
    together = 0
    for others in linked.values():
        together |= others
    for other in members(together & -2 << number):
        found = []
        for digit, others in linked.items():
            if others >> other & 1:
                # The pair is one side of a wing, and the pivot either of the two.
                for end, pivot in ((number, other), (other, number)):
                    thirds = excluding[end][digit] & links.but[pivot][digit]
                    for third in members(thirds):
                        for second, partners in links.by[pivot].items():
                            if second != digit and partners >> third & 1:
                                side = (min(pivot, third), max(pivot, third), second)
                                if side > (number, other, digit):
                                    found.append((side, (digit, second), (end, pivot, third)))
        found.sort(key=itemgetter(0))
        for _, commons, wing in found:
            yield commons, wing


class Fewest:
    """For every conclusion the fewest cells from which it was drawn up to now."""

    def __init__(self) -> None:
        """Begin with none."""
        self._cells: dict[int, int] = {}

    def improved(self, eliminations: int, sets: Iterable[AlmostLocked]) -> bool:
        """Note some sets; tell whether they are the first ones, or fewer cells than any before."""
        cells = sum(almost.cells.bit_count() for almost in sets)
        if cells < self._cells.get(eliminations, 10 * CELLS):
            self._cells[eliminations] = cells
            return True
        return False
