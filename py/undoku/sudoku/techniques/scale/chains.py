"""Chains of implications that lead from a candidate to its own opposite, and loops of them.

That a candidate is true makes false those that it excludes; that it is false makes true the only other one of
a unit or a cell. This is followed breadth-first, in layers of false and of true candidates in turn, so that
a candidate's own opposite comes up after the shortest chain.

    supposed true      false         true          false               true
    {number}       ->  layer 1   ->  layer 2   ->  layer 3: number?    ...

A loop of weak and strong links in turn is such a chain as well, of a candidate that one of its weak links
excludes; but it is easier to see.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, EXCLUDES, OF_CELL, PEERS, UNITS, members
from undoku.sudoku.techniques.state import of_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeAlias

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

    Links: TypeAlias = dict[int, int]
    """For each candidate a set of candidates; those that have none may be left out."""

_X_LOOP, _Y_LOOP, _LOOP = 65, 65, 70
_X_CHAIN, _Y_CHAIN, _CHAIN = 66, 70, 70

_CEILINGS = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512)
"""The lengths above which a chain is rated a tenth higher."""


def surcharge(length: int) -> int:
    """What the length of a chain adds to its rating: of so many candidates, its two ends not counted.

    >>> [surcharge(length) for length in (4, 5, 6, 7, 8, 9, 13)]
    [0, 1, 1, 2, 2, 3, 4]
    """
    return sum(length > ceiling for ceiling in _CEILINGS)


def longest(length: int) -> int:
    """How long a chain may be that is rated as one of this length.

    >>> longest(5), longest(8)
    (6, 8)
    """
    return next((ceiling for ceiling in _CEILINGS if length <= ceiling), length)


def strong_by_units(state: State) -> Links:
    """For each candidate those that are true if it is false, by a unit with two places of the digit."""
    found: Links = {}
    for digit, places in enumerate(state.places):
        shift = CELLS * digit
        for unit in UNITS:
            both = places & unit
            if both.bit_count() == 2:
                first, second = (shift + cell for cell in members(both))
                found[first] = found.get(first, 0) | 1 << second
                found[second] = found.get(second, 0) | 1 << first
    return found


def strong_by_cells(state: State) -> Links:
    """The same by a cell with two candidates."""
    found: Links = {}
    for cell in members(state.once(of_size)[2]):
        first, second = members(state.candidates & OF_CELL[cell])
        found[first] = 1 << second
        found[second] = 1 << first
    return found


def strong(state: State) -> Links:
    """The same by either."""
    found = dict(state.once(strong_by_units))
    for number, mask in state.once(strong_by_cells).items():
        found[number] = found.get(number, 0) | mask
    return found


def weak_by_units(state: State) -> Links:
    """For each candidate those that are false if it is true, by a unit."""
    return {
        CELLS * digit + cell: (PEERS[cell] & places) << CELLS * digit
        for digit, places in enumerate(state.places)
        for cell in members(places)
    }


def weak(state: State) -> Links:
    """The same by a unit or the cell."""
    return {number: EXCLUDES[number] & state.candidates for number in members(state.candidates)}


def chains(state: State) -> Iterator[Rated | None]:
    """The easiest chains and loops, of one digit, of cells with two candidates, or of both."""
    easiest = 1000
    for loop, chain, links, excluded in (
        (_X_LOOP, _X_CHAIN, state.once(strong_by_units), state.once(weak_by_units)),
        (_Y_LOOP, _Y_CHAIN, state.once(strong_by_cells), state.once(weak)),
        (_LOOP, _CHAIN, state.once(strong), state.once(weak)),
    ):
        if easiest < min(loop, chain):
            break
        for number in members(state.candidates):
            found = [
                (loop + surcharge(length - 2), out, 0) for length, out in _loops(number, links, excluded)
            ]
            length = _length(1 << number, excluded[number], links, excluded)
            if length:
                found.append((chain + surcharge(length - 1), 1 << number, 0))
            length = _length(1 << number, links.get(number, 0), excluded, links)
            if length:
                found.append((chain + surcharge(length - 1), 0, 1 << number))
            for rated in found:
                if rated[0] <= easiest:
                    easiest = rated[0]
                    yield rated
            yield None


def _length(start: int, first: int, even: Links, odd: Links) -> int:
    """How many links lead from a candidate to its own opposite; 0 if none do.

    `first` is where the first link leads; the second and every other one is in `even`, the third in `odd`.
    """
    seen = front = first
    seen_even = start
    length = 1
    while front:
        front = _following(front, even) & ~seen_even
        seen_even |= front
        front = _following(front, odd) & ~seen
        seen |= front
        length += 2
        if front & start:
            return length
    return 0


def _following(front: int, links: Links) -> int:
    """Where links lead from any of some candidates."""
    reached = 0
    while front:
        lowest = front & -front
        front ^= lowest
        reached |= links.get(lowest.bit_length() - 1, 0)
    return reached


def _loops(number: int, links: Links, excluded: Links) -> Iterator[tuple[int, int]]:
    """Loops along a strong link and back by a weak one: their length, and what the weak one excludes."""
    on = front = links.get(number, 0)
    off = 1 << number
    near = excluded[number] & ~front
    length = 2
    while front:
        front = _following(front, excluded) & ~off
        off |= front
        front = _following(front, links) & ~on
        on |= front
        length += 2
        out = 0
        for end in members(front & near):
            out |= excluded[end] & excluded[number]
        if out:
            yield length, out
