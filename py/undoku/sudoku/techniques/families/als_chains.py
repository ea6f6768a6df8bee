"""Chains of four to nine almost locked sets: if a digit is not in the first one, it is in the last.

    A --a-- B --b-- C --c-- D        each line a restricted common, two in a row never the same digit

It is the argument of the ALS-XY-wing, over more sets. There are very many such chains, so they are not
followed one by one. What lies ahead of a set does not depend on what lies behind it, but for the digit by
which it is entered. So it is worked out once for all chains, for one link, then for two, and so on:

    ends (k, A, a)  =  union, over the sets B ahead to which a leads, and the digits b of B but a,
                       of ends (k - 1, B, b)

is a mask of the sets at which a chain of k links may end that leaves A by a, with a field for each digit by
which it enters the last set:

    | entered by 9: a bit for each set | ... | entered by 2 | entered by 1 |

What is left of it where first and last set rule something out together are the chains that there are; the one
with the fewest links and cells is then picked up. Some of them come to a set twice, which are none: where all
of the fewest links do, the others are gone through until there is one that does not.

A path takes chains that go only forward in the order of `almost_locked_sets` and whose neighbours share no
cell, as HoDoKu does: the one that rules out most, and among equals the one whose victims lie furthest up, the
last of them above all.

A step's `sets` are the sets in the order of the chain, its `values` the restricted commons between them.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.almost_locked import FIELDS, Links, Partners, all_but_one, links_apart
from undoku.sudoku.techniques.any_state import left_out
from undoku.sudoku.techniques.candidates import CELLS, mask_of, members
from undoku.sudoku.techniques.families.almost_locked_sets import through
from undoku.sudoku.techniques.finders import finds, finds_first
from undoku.sudoku.techniques.step import pairs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TypeAlias

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step

    Chain: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
    """Sets in order, and the digits, from 0, between them."""
    _Begun: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], "_Ends"]
    """The beginning of a chain: its sets, the digits by which they are left, and the ends of the rest."""
    _Key: TypeAlias = tuple[int, int, int, int, int]
    """What `_Ends` has, in this order."""

FEWEST_LINKS, MOST_LINKS = 3, 8
_PAUSE = 16
"""A pause comes after so many sets."""

_TRIES = 20_000
"""So many beginnings are looked at for a chain that comes to no set twice; the most it took was 5,000."""

_PAUSE_OF_TRIES = 500
"""A pause comes after so many of them, or of ends whose ways are counted."""


@finds("als-xy-chain")
def als_xy_chain(state: State) -> Finding:
    """Chains that a path takes, in the order of preference; then all there are."""
    yield from als_xy_chain_forward(state)
    yield from _chains(state, forward=False)


@finds_first("als-xy-chain")
def als_xy_chain_forward(state: State) -> Finding:
    """Chains that go forward and in which neighbours share no cell."""
    found = []
    for step in _chains(state, forward=True):
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


def _chains(state: State, forward: bool) -> Finding:
    """Give a chain for each conclusion of those that go forward through sets apart, or of all."""
    partners = state.once(Partners)
    yield None
    links = state.once(links_apart) if forward else Links(partners, overlapping=True)
    ahead = _Ahead(links, forward)
    for _ in ahead.work():
        yield None
    found: dict[int, list[_Ends]] = {}
    for number in range(len(partners.sets)):
        if number % _PAUSE == 0:
            yield None
        for ends in _ruling_out(ahead, number):
            begin, end = partners.sets[number], partners.sets[ends.end]
            eliminations = begin.seen & end.seen & ~FIELDS[ends.first] & ~FIELDS[ends.last]
            if eliminations:
                found.setdefault(eliminations, []).append(ends)
    for ends_of_one in found.values():
        yield None
        for chain in ahead.best(ends_of_one):
            if chain is None:
                yield None
            else:
                numbers, commons = chain
                yield through("als-xy-chain", [partners.sets[number] for number in numbers], commons)
    if ahead.is_cut:
        state.once(left_out).add("als-xy-chain")


class _Ends(NamedTuple):
    """Where chains begin and end: with the fewest links that they have.

    Attributes:
        links: how many links they have at least.
        number: the first set.
        first: the digit, from 0, by which it is left.
        last: the digit by which the last set is entered.
        end: the last set.
    """

    links: int
    number: int
    first: int
    last: int
    end: int


class _Ahead:
    """Where chains may end, by number of links, first set, and the digit by which it is left.

    Attributes:
        links: the links of the sets.
        sets: the sets.
        field: how many bits there are for each digit by which the last set is entered.
        every: the first bit of each of these fields.
        left_by: for every number of links less one: for every set and digit: the ends, where there are any.
        is_cut: whether `best` gave up a search.
    """

    def __init__(self, links: Links, forward: bool) -> None:
        """Prepare; `work` does the work."""
        self.links = links
        self.sets = links.partners.sets
        self.field = len(self.sets)
        self.every = sum(1 << self.field * digit for digit in range(9))
        self.left_by: list[list[dict[int, int]]] = []
        self.is_cut = False
        self._next: list[dict[int, int]] = []
        """For every set and digit the sets to which a link leads, where there are any."""
        self._entered_by: list[list[dict[int, int]]] = []
        """As `left_by`, for the digit by which a set is entered, and not left again; see `_entered`."""
        self._fewest: dict[_Key, int] = {}
        self._cells = [almost.cells.bit_count() for almost in self.sets]
        self._forward = forward

    def work(self) -> Iterator[None]:
        """Work it all out, with pauses."""
        for number in range(self.field):
            self.links.add(number)
            after = -2 << number if self._forward else -1
            by = self.links.by[number]
            self._next.append({digit: others for digit, mask in by.items() if (others := mask & after)})
            if number % _PAUSE == 0:
                yield None
        self.left_by.append(
            [{digit: mask << self.field * digit for digit, mask in masks.items()} for masks in self._next]
        )
        while len(self.left_by) < MOST_LINKS:
            entered_by = [_entered_by(ends) for ends in self.left_by[-1]]
            going_on = mask_of(number for number, ends in enumerate(entered_by) if ends)
            yield None
            left_by = []
            for number, masks in enumerate(self._next):
                others_only = ~(self.every << number)  # no chain comes back to the set with which it began
                found = {}
                for digit, others in masks.items():
                    ends = 0
                    for other in members(others & going_on):
                        ends |= _entered(entered_by[other], digit)
                    if ends & others_only:
                        found[digit] = ends & others_only
                left_by.append(found)
                if number % _PAUSE == 0:
                    yield None
            self._entered_by.append(entered_by)
            self.left_by.append(left_by)

    def best(self, places: Sequence[_Ends]) -> Iterator[Chain | None]:
        """Give the chain with the fewest links and cells between some ends, if there is one, after pauses."""
        fewest = min(ends.links for ends in places)
        starts = [ends for ends in places if ends.links == fewest]
        yield from self._count(starts)
        _, start = min((self._fewest[ends], ends) for ends in starts)
        chain = self._with_fewest(start)
        if len(set(chain[0])) > fewest:
            yield chain
            return
        stack: list[_Begun] = [
            ((ends.number,), (ends.first,), ends._replace(links=links))
            for links in range(MOST_LINKS, fewest - 1, -1)
            for ends in places
            if self.reaches(links, *ends[1:])
        ]
        for count in range(1, _TRIES + 1):
            if not stack:
                return
            if not count % _PAUSE_OF_TRIES:
                yield None
            numbers, commons, left = stack.pop()
            links, _, _, last, end = left
            if links == 1:
                yield (*numbers, end), commons
                return
            for other, digit in self._goes_on(*left):
                then = _Ends(links - 1, other, digit, last, end)
                if other != end and other not in numbers and self.reaches(*then):
                    stack.append(((*numbers, other), (*commons, digit), then))
        self.is_cut = self.is_cut or bool(stack)

    def reaches(self, links: int, number: int, first: int, last: int, end: int) -> bool:
        """Say whether there are chains of so many links; if they may turn back, both ways.

        A chain that does not come back to its first set may come to its last one before, and is none then. Of
        those all would be where there is no chain the other way.
        """
        left_by = self.left_by[links - 1]
        there = left_by[number].get(first, 0) >> self.field * last + end
        back = -1 if self._forward else left_by[end].get(last, 0) >> self.field * first + number
        return bool(there & back & 1)

    def _goes_on(self, links: int, number: int, first: int, last: int, end: int) -> Iterator[tuple[int, int]]:
        """Give the next set, and the digit by which to leave it, of chains of two links and more."""
        bit = 1 << self.field * last + end
        entered_by, left_by = self._entered_by[links - 2], self.left_by[links - 2]
        for other in members(self._next[number][first]):
            if _entered(entered_by[other], first) & bit:
                for digit, ends in left_by[other].items():
                    if digit != first and ends & bit:
                        yield other, digit

    def _count(self, starts: Sequence[_Ends]) -> Iterator[None]:
        """Work out the fewest cells of a way with each of these ends, with pauses."""
        fewest = self._fewest
        count = 0
        waiting: list[tuple[_Key, list[_Key]]] = [(start, []) for start in starts]
        while waiting:
            key, further = waiting[-1]
            if key in fewest:
                waiting.pop()
                continue
            links, number, first, last, end = key
            if links == 1:
                fewest[key] = self._cells[number] + self._cells[end]
            elif further:
                fewest[key] = self._cells[number] + min(fewest[each] for each in further)
            else:
                further += [
                    (links - 1, other, digit, last, end)
                    for other, digit in self._goes_on(links, number, first, last, end)
                ]
                waiting += [(each, []) for each in further if each not in fewest]
            count += 1
            if not count % _PAUSE_OF_TRIES:
                yield None

    def _with_fewest(self, start: _Ends) -> Chain:
        """Give a way with the fewest cells; it may come to a set twice."""
        links, number, first, last, end = start
        numbers, commons = [number], [first]
        for left in range(links - 1, 0, -1):
            _, number, first = min(
                (self._fewest[left, other, digit, last, end], other, digit)
                for other, digit in self._goes_on(left + 1, number, first, last, end)
            )
            numbers.append(number)
            commons.append(first)
        return (*numbers, end), tuple(commons)


_ANY = -1


def _entered_by(ends: dict[int, int]) -> dict[int, int]:
    """Give the ends of chains from a set by the digit that enters it, from those by which it is left."""
    if not ends:
        return ends
    every = 0
    for mask in ends.values():
        every |= mask
    return {**all_but_one(ends), _ANY: every}


def _entered(by_digit: dict[int, int], digit: int) -> int:
    """Give what `_entered_by` has for a digit."""
    ends = by_digit.get(digit)
    return by_digit.get(_ANY, 0) if ends is None else ends


def _ruling_out(ahead: _Ahead, number: int) -> Iterator[_Ends]:
    """Give the ends of the chains from a set to one behind it that may rule something out."""
    left_by = [(links, ahead.left_by[links - 1][number]) for links in range(FEWEST_LINKS, MOST_LINKS + 1)]
    if not any(ends for _, ends in left_by):
        return
    for first, excluding in ahead.links.partners.excluding(number).items():
        new = (excluding & -2 << number) * ahead.every
        for links, ends in left_by:
            for bit in members(ends.get(first, 0) & new):
                last, end = divmod(bit, ahead.field)
                if ahead.reaches(links, number, first, last, end):
                    new ^= 1 << bit
                    yield _Ends(links, number, first, last, end)
