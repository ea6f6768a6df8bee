"""Chains of four to nine almost locked sets: if a digit is not in the first one, it is in the last.

    A --a-- B --b-- C --c-- D        each line a restricted common, two in a row never the same digit

It is the argument of the ALS-XY-wing, over more sets. There are very many such chains, so they are not
followed one by one. A chain goes only forward in the order of `almost_locked_sets`, and what lies ahead of a
set does not depend on what lies behind it, but for the digit by which it is entered. So it is worked out once
for all chains, for one link, then for two, and so on:

    ends (k, A, a)  =  union, over the sets B ahead to which a leads, and the digits b of B but a,
                       of ends (k - 1, B, b)

is a mask of the sets at which a chain of k links may end that leaves A by a, with a field for each digit by
which it enters the last set:

    | entered by 9: a bit for each set | ... | entered by 2 | entered by 1 |

What is left of it where first and last set rule something out together are the chains that there are; the one
with the fewest links and cells is then picked up. A path takes the chain that rules out most, and among
equals the one whose victims lie furthest up, the last of them above all.

A step's `sets` are the sets in the order of the chain, its `values` the restricted commons between them.
"""

from __future__ import annotations

from undoku.sudoku.techniques.almost_locked import FIELDS, Links, Partners, all_but_one
from undoku.sudoku.techniques.candidates import CELLS, members
from undoku.sudoku.techniques.families.almost_locked_sets import through
from undoku.sudoku.techniques.finders import finds, finds_first
from undoku.sudoku.techniques.step import pairs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeAlias

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step

    Way: TypeAlias = tuple[int, tuple[int, ...], tuple[int, ...]]
    """Number of cells, sets in order, and the digits, from 0, between them."""

FEWEST_LINKS, MOST_LINKS = 3, 8
_PAUSE = 16
"""A pause comes after so many sets."""


@finds("als-xy-chain")
def als_xy_chain(state: State) -> Finding:
    """Chains whose neighbours share no cell, in the order of preference; then all others."""
    yield from als_xy_chain_apart(state)
    yield from _chains(state, overlapping=True)


@finds_first("als-xy-chain")
def als_xy_chain_apart(state: State) -> Finding:
    """Chains in which neighbours share no cell."""
    found = []
    for step in _chains(state, overlapping=False):
        if step is None:
            yield None
        else:
            found.append(step)
    yield from sorted(found, key=_preference)


def _preference(step: Step) -> tuple[int, int]:
    victims = pairs(step.eliminations)
    return -len(victims), sum(
        cell * (1 + (CELLS - 1) * place) + digit for place, (cell, digit) in enumerate(victims)
    )


def _chains(state: State, overlapping: bool) -> Finding:
    partners = state.once(Partners)
    yield None
    ahead = _Ahead(Links(partners, overlapping))
    for _ in ahead.work():
        yield None
    found: dict[int, tuple[int, list[tuple[int, int, int, int]]]] = {}
    for number in range(len(partners.sets)):
        if number % _PAUSE == 0:
            yield None
        for links, first, last, end in _ruling_out(ahead, number):
            begins, ends = partners.sets[number], partners.sets[end]
            eliminations = begins.seen & ends.seen & ~FIELDS[first] & ~FIELDS[last]
            if eliminations:
                shortest, ways = found.setdefault(eliminations, (links, []))
                if links < shortest:
                    found[eliminations] = links, [(number, first, last, end)]
                elif links == shortest:
                    ways.append((number, first, last, end))
    for links, ways in found.values():
        yield None
        _, numbers, commons = min(ahead.fewest(links, *way) for way in ways)
        yield through("als-xy-chain", [partners.sets[number] for number in numbers], commons)


class _Ahead:
    """Where chains may end, by number of links, first set, and the digit by which it is left."""

    def __init__(self, links: Links) -> None:
        self.links = links
        self.sets = links.partners.sets
        self.field = len(self.sets)
        """How many bits there are for each digit by which the last set is entered."""
        self.left_by: list[list[dict[int, int]]] = []
        """For every number of links less one: for every set and digit: the ends."""
        self._entered_by: list[list[dict[int, int]]] = []
        """The same for the digit by which a set is entered, and by which it is not left again."""
        self._known: dict[tuple[int, int, int, int, int], Way] = {}

    def work(self) -> Iterator[None]:
        """Work it all out, with pauses."""
        forward = []
        for number in range(self.field):
            self.links.add(number)
            after = -2 << number
            forward.append({digit: mask & after for digit, mask in self.links.by[number].items()})
            if number % _PAUSE == 0:
                yield None
        self._forward = forward
        self.left_by.append(
            [{digit: mask << self.field * digit for digit, mask in masks.items()} for masks in forward]
        )
        while len(self.left_by) < MOST_LINKS:
            entered_by = [all_but_one(ends) for ends in self.left_by[-1]]
            yield None
            left_by = []
            for number, masks in enumerate(forward):
                ends = {}
                for digit, others in masks.items():
                    union = 0
                    while others:
                        lowest = others & -others
                        union |= entered_by[lowest.bit_length() - 1][digit]
                        others ^= lowest
                    ends[digit] = union
                left_by.append(ends)
                if number % _PAUSE == 0:
                    yield None
            self._entered_by.append(entered_by)
            self.left_by.append(left_by)

    def fewest(self, links: int, number: int, first: int, last: int, end: int) -> Way:
        """Give the way of so many links with the fewest cells, from a set and digit to a digit and set."""
        key = (links, number, first, last, end)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._fewest(*key)
        return known

    def _fewest(self, links: int, number: int, first: int, last: int, end: int) -> Way:
        own = self.sets[number].cells.bit_count()
        if links == 1:
            return own + self.sets[end].cells.bit_count(), (number, end), (last,)
        bit = self.field * last + end
        entered_by, left_by = self._entered_by[links - 2], self.left_by[links - 2]
        cells, numbers, commons = min(
            self.fewest(links - 1, other, digit, last, end)
            for other in members(self._forward[number][first])
            if entered_by[other][first] >> bit & 1
            for digit, ends in left_by[other].items()
            if digit != first and ends >> bit & 1
        )
        return own + cells, (number, *numbers), (first, *commons)


def _ruling_out(ahead: _Ahead, number: int) -> Iterator[tuple[int, int, int, int]]:
    """Give links, first digit, last digit and end of the chains from a set that may rule something out."""
    partners = ahead.links.partners
    excluding = {digit: partners.excluding(number, digit) for digit in members(partners.sets[number].digits)}
    for first, but_first in all_but_one(excluding).items():
        if not but_first:
            continue
        packed = 0
        for last in range(9):
            packed |= but_first << ahead.field * last
        for links in range(FEWEST_LINKS, MOST_LINKS + 1):
            for bit in members(ahead.left_by[links - 1][number][first] & packed):
                last, end = divmod(bit, ahead.field)
                yield links, first, last, end
