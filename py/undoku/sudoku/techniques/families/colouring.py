"""Colouring: two colours for the places of a digit that exclude each other in pairs.

Where a digit has two places in a unit, exactly one of them is true. Cells that hang together by such pairs
make a cluster, whose cells take two colours in turn: all of one colour are true, and all of the other false.

          A --- b        one pair      A = one colour, b = the other:
          |     |        after         either all A are true and no b,
          b     A        the other     or all b are true and no A.
                |
                b

A cell outside that sees both colours loses the digit (trap); a colour that has two cells in one unit is the
false one (wrap). Of two clusters, a colour that sees a colour of the other cannot be true beside it: so one
of the two opposite colours is true, and what sees both of these is false (multi-colours 1); and a colour that
sees both colours of the other cluster is false (multi-colours 2).

`Step.values` of multi-colours 1 are the pairs of colours of which one is true, two numbers each: 0 for the
colour whose role is on, 1 for the other, of the first cluster and of the second.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undoku.sudoku.techniques.candidates import CELLS, PEERS, UNITS, members
from undoku.sudoku.techniques.digit_templates import impossible
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.step import OFF, OFF_2, ON, ON_2, Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


class Cluster(NamedTuple):
    """Cells that hang together by pairs, in two colours.

    Attributes:
        colours: the set of the cells of either colour, at first that of the first cell.
        seen: for either colour all cells that see at least one of its cells.
        links: the pairs of cells by which it hangs together, in the order in which they were followed.
    """

    colours: tuple[int, int]
    seen: tuple[int, int]
    links: tuple[tuple[int, int], ...]


def clusters(state: State) -> tuple[tuple[Cluster, ...], ...]:
    """Give the clusters of every digit that has victims; ask for them with `state.once(clusters)`."""
    return tuple(_clusters(places) if impossible(places) else () for places in state.places)


@lru_cache(256)
def _clusters(places: int) -> tuple[Cluster, ...]:
    partners: dict[int, int] = {}
    for unit in UNITS:
        both = places & unit
        rest = both & (both - 1)
        if rest and not rest & (rest - 1):
            high, low = rest.bit_length() - 1, (both ^ rest).bit_length() - 1
            partners[low] = partners.get(low, 0) | rest
            partners[high] = partners.get(high, 0) | both ^ rest
    found = []
    left = set(partners)
    for start in sorted(partners):
        if start in left:
            colours = [1 << start, 0]
            waiting = [(start, 0)]
            links = []
            left.discard(start)
            for cell, colour in waiting:
                for partner in members(partners[cell]):
                    if partner in left:
                        left.discard(partner)
                        links.append((cell, partner))
                        colours[not colour] |= 1 << partner
                        waiting.append((partner, 1 - colour))
            seen = [0, 0]
            for colour in (0, 1):
                for cell in members(colours[colour]):
                    seen[colour] |= PEERS[cell]
            found.append(Cluster((colours[0], colours[1]), (seen[0], seen[1]), tuple(links)))
    return tuple(found)


@finds("simple-colors-trap", "simple-colors-wrap")
def simple_colours(state: State) -> Finding:
    """Find colours that see themselves, and cells that see both colours of a cluster."""
    for digit, places in enumerate(state.places):
        for cluster in state.once(clusters)[digit]:
            for colour in (0, 1):
                if cluster.colours[colour] & cluster.seen[colour]:
                    gone = cluster.colours[colour]
                    yield _step("simple-colors-wrap", digit, gone, (cluster, 1 - colour))
            gone = places & cluster.seen[0] & cluster.seen[1] & ~cluster.colours[0] & ~cluster.colours[1]
            if gone:
                yield _step("simple-colors-trap", digit, gone, (cluster, 0))


@finds("multi-colors-1", "multi-colors-2")
def multi_colours(state: State) -> Finding:
    """Find pairs of clusters a colour of which sees a colour of the other."""
    for digit, places in enumerate(state.places):
        found = state.once(clusters)[digit]
        for one in found:
            for other in found:
                if one is other:
                    continue
                for colour in (0, 1):
                    if all(one.colours[colour] & seen for seen in other.seen):
                        gone = one.colours[colour]
                        yield _step("multi-colors-2", digit, gone, (one, 1 - colour), (other, 0))
                gone = 0
                apart = []
                for colour in (0, 1):
                    for another in (0, 1):
                        if one.colours[colour] & other.seen[another]:
                            lost = places & one.seen[1 - colour] & other.seen[1 - another]
                            if lost:
                                gone |= lost
                                apart.append((1 - colour, 1 - another))
                if gone:
                    first, second = apart[0]
                    step = _step("multi-colors-1", digit, gone, (one, first), (other, second))
                    values = [part for own, far in apart for part in (own ^ first, far ^ second)]
                    yield step._replace(values=tuple(values))
        yield None


def _step(technique: str, digit: int, gone: int, *coloured: tuple[Cluster, int]) -> Step:
    """Make a step; of each cluster with the colour that is shown as the first one."""
    shift = CELLS * digit
    roles = []
    chains: list[tuple[Link, ...]] = []
    for (cluster, colour), (on, off) in zip(coloured, ((ON, OFF), (ON_2, OFF_2)), strict=False):
        roles.append((on, cluster.colours[colour] << shift))
        roles.append((off, cluster.colours[1 - colour] << shift))
        chains.extend(
            (Link(1 << source + shift, 1 << target + shift, True),) for source, target in cluster.links
        )
    return Step(
        technique,
        gone << shift,
        roles=tuple(roles),
        chains=tuple(chains),
        premises=(False,) * len(chains),
    )
