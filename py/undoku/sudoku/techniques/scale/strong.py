"""Chains of strong links of one digit, by their number: two make a skyscraper, a kite or a turbot fish.

The ends of a link are nodes: a cell, or several cells in which a box and a line cross. In a unit whose places
of the digit make two nodes, one of these has the digit. A link goes on with another one where all cells of a
node see all cells of the next node; then one of the two ends of the whole chain has the digit.
"""

from __future__ import annotations

from functools import cache, lru_cache

from undoku.sudoku.techniques.candidates import BOXES, CELLS, ROWS, UNITS, joined, members
from undoku.sudoku.techniques.digit_templates import with_victims
from undoku.sudoku.techniques.state import peers_of_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeAlias

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

    Link: TypeAlias = tuple[int, int, int]
    """From one node to another, in a unit."""

_SKYSCRAPER, _KITE, _TURBOT_FISH, _GROUPED_TWO = 40, 41, 42, 43
_THREE, _GROUPED_THREE = 54, 57

_LINES_OF_BOX = {box: [UNITS[line] for line in range(18) if UNITS[line] & UNITS[box]] for box in BOXES}

_near = cache(peers_of_all)  # of nodes there are a few hundred


def strong_links(state: State, size: int) -> Iterator[Rated | None]:
    """So many strong links, 2 or 3: those of cells alone are easier than those with groups."""
    for is_grouped in (False, True):
        found = False
        for digit, places in state.once(with_victims):
            for rating, out in _chains(places, size, is_grouped):
                found = True
                yield rating, out << CELLS * digit, 0
            yield None
        if found:
            break


def _links_of_cells(places: int) -> list[Link]:
    """The units with two places, both ways."""
    found = []
    for number, unit in enumerate(UNITS):
        held = places & unit
        if held.bit_count() == 2:
            first = held & -held
            found += [(first, held ^ first, number), (held ^ first, first, number)]
    return found


def _links_of_groups(places: int) -> list[Link]:
    """The units with two nodes, both ways."""
    found = []
    for number, unit in enumerate(UNITS):
        held = places & unit
        if held:
            for first, second in _halves(held, number):
                found += [(first, second, number), (second, first, number)]
    return found


def _halves(held: int, number: int) -> set[tuple[int, int]]:
    """All ways in which the places of a unit make two nodes."""
    if number not in BOXES:
        parts = [held & UNITS[box] for box in BOXES if held & UNITS[box]]
        pairs = {(parts[0], parts[1])} if len(parts) == 2 else set()
        if held.bit_count() == 2:
            first = held & -held
            pairs.add((first, held ^ first))
        return pairs
    pairs = set()
    lines = _LINES_OF_BOX[number]
    for line in lines:
        part, rest = held & line, held & ~line
        if part and rest and any(not rest & ~other for other in lines):
            pairs.add((min(part, rest), max(part, rest)))
    return pairs


@lru_cache(1024)
def _chains(places: int, size: int, is_grouped: bool) -> tuple[tuple[int, int], ...]:
    """What all chains of so many links with the same rating rule out together: the ratings, and the cells.

    From one step to the next most digits keep their places.
    """
    links, seen, following = _network(places, is_grouped)
    found: dict[int, int] = {}
    for index, (first, _, unit) in enumerate(links):
        near = seen[first]
        if not near:
            continue
        reached = following[index]
        for _ in range(size - 2):
            reached = joined(following, reached)
        # A link and the same the other way round come one after the other, and each chain comes both ways.
        from_here = index & ~1
        for last in members(reached >> from_here << from_here):
            out = near & seen[links[last][1]]
            if out:
                rating = _rating(unit, links[last][2], size, is_grouped)
                found[rating] = found.get(rating, 0) | out
    return tuple(found.items())


@lru_cache(256)
def _network(places: int, is_grouped: bool) -> tuple[list[Link], dict[int, int], list[int]]:
    """The links of a digit; for each node the places that see all of it; for each link those that go on."""
    links = _links_of_groups(places) if is_grouped else _links_of_cells(places)
    from_node: dict[int, int] = {}
    in_unit: dict[int, int] = {}
    for index, (first, _, unit) in enumerate(links):
        from_node[first] = from_node.get(first, 0) | 1 << index
        in_unit[unit] = in_unit.get(unit, 0) | 1 << index
    seen, after_node = {}, {}
    for second in from_node:
        near = seen[second] = _near(second) & places
        begun = 0
        for first, mask in from_node.items():
            if first & near == first:
                begun |= mask
        after_node[second] = begun
    return links, seen, [after_node[second] & ~in_unit[unit] for _, second, unit in links]


def _rating(first: int, last: int, size: int, is_grouped: bool) -> int:
    if size > 2:
        return _GROUPED_THREE if is_grouped else _THREE
    if is_grouped:
        return _GROUPED_TWO
    if first in BOXES or last in BOXES:
        return _TURBOT_FISH
    return _SKYSCRAPER if (first in ROWS) == (last in ROWS) else _KITE
