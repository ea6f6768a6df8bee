"""Chains of implications that lead from a candidate to its own opposite, and loops of them.

That a candidate is true makes false those that it excludes; that it is false makes true the only other one of
a unit or a cell. This is followed breadth-first, from all candidates at once, so that the shortest chains of
all come up first, and nothing is followed further than what would still be as easy.

    supposed false      true          false         true
    {number}       ->   layer 0   ->  layer 1   ->  layer 1: number?    ...

Where that comes round to the number itself, it is true. Where the number and an end exclude the same
candidate, one of the two is true, and a chain from that candidate leads round to its opposite. A loop of
weak and strong links in turn is such a chain as well, of a candidate that one of its weak links excludes; but
it is easier to see.
"""

from __future__ import annotations

from functools import lru_cache

from undoku.sudoku.techniques.candidates import CELLS, OF_CELL, PEERS, joined, mask_of, members
from undoku.sudoku.techniques.digit_templates import with_victims
from undoku.sudoku.techniques.links import SINGLES, single_links
from undoku.sudoku.techniques.scale.direct import together
from undoku.sudoku.techniques.state import of_size, pairs_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

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


def chains(state: State) -> Iterator[Rated | None]:
    """The easiest chains and loops, of one digit, of cells with two candidates, or of both."""
    easiest = 1000
    for digit, places in state.once(with_victims):
        rated = _of_digit(places)
        if rated:
            rating, out, placed = rated
            easiest = min(easiest, rating)
            yield rating, out << CELLS * digit, placed << CELLS * digit
    links = state.once(single_links)
    for loop, chain, strong in (
        (_Y_LOOP, _Y_CHAIN, _by_cells(state)),
        (_LOOP, _CHAIN, links.strong),
    ):
        if easiest < min(loop, chain):
            break
        for rated in _shortest(strong, links.weak, loop, chain):
            if rated:
                easiest = min(easiest, rated[0])
            yield rated


@lru_cache(2048)
def _of_digit(places: int) -> Rated | None:
    """The easiest chains and loops of a digit: from one step to the next most digits keep their places."""
    strong, weak = [0] * CELLS, [0] * CELLS
    for _, both in pairs_of(places):
        for cell in members(both):
            strong[cell] |= both ^ 1 << cell
    for cell in members(places):
        weak[cell] = PEERS[cell] & places
    return next((rated for rated in together(_shortest(strong, weak, _X_LOOP, _X_CHAIN)) if rated), None)


def _by_cells(state: State) -> list[int]:
    """For each candidate the one that is true if it is false, by a cell with two candidates."""
    strong = [0] * SINGLES
    for cell in members(state.once(of_size)[2]):
        both = state.candidates & OF_CELL[cell]
        for number in members(both):
            strong[number] = both ^ 1 << number
    return strong


def _shortest(strong: Sequence[int], weak: Sequence[int], loop: int, chain: int) -> Iterator[Rated | None]:
    """The loops and chains by some links, the shortest first, as long as a longer one may be as easy."""
    active = mask_of(number for number, others in enumerate(strong) if others)
    leaps = {number: joined(weak, strong[number]) for number in members(active)}
    near = {number: weak[number] & ~strong[number] for number in leaps}
    seen = {number: 1 << number for number in leaps}
    fronts = dict(seen)
    easiest = 1000
    length = 0
    while fronts and easiest >= min(loop, chain) + surcharge(length):
        by_loop = by_chain = placed = 0
        ongoing = {}
        for number, front in fronts.items():
            true = false = 0
            while front:
                lowest = front & -front
                front ^= lowest
                source = lowest.bit_length() - 1
                true |= strong[source]
                false |= leaps[source]
            placed |= true & 1 << number
            by_chain |= false & weak[number]
            ends = true & near[number]
            if ends:
                near[number] ^= ends
                by_loop |= joined(weak, ends) & weak[number]
            front = false & active & ~seen[number]
            if front:
                seen[number] |= front
                ongoing[number] = front
        for rating, out, found in (
            (loop + surcharge(length), by_loop, 0),
            (chain + surcharge(length), 0, placed),
            (chain + surcharge(length + 2), by_chain, 0),
        ):
            if out | found and rating <= easiest:
                easiest = rating
                yield rating, out, found
        yield None
        fronts = ongoing
        length += 2
