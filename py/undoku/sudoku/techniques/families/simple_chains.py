"""Simple chains: of one digit, of cells with two candidates, of cells with the same two.

    strong links   x-chain     only two places are left for the digit in a unit
                   xy-chain    only two candidates are left in a cell
                   remote pair the same two candidates in all cells
    weak links     the same digit in two cells that see each other

The ends of such a chain cannot both be false. So what sees both ends is false.
"""

from __future__ import annotations

from undoku.sudoku.techniques.any_state import left_out
from undoku.sudoku.techniques.candidates import CELLS, FIELD, OF_CELL, PEERS, joined, mask_of, members
from undoku.sudoku.techniques.chains import linked, rank, roles
from undoku.sudoku.techniques.closures import Closures
from undoku.sudoku.techniques.digit_templates import with_victims
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.links import SINGLES, Links, single_links
from undoku.sudoku.techniques.state import of_size
from undoku.sudoku.techniques.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

LONGEST = 10
"""How many strong links a chain may have."""

_FIELDS = tuple(FIELD << CELLS * digit for digit in range(9))

_End = tuple[int, int, int, int]
"""What a chain may conclude: what it takes out, the layer of its end, and its ends."""


@finds("remote-pair")
def remote_pair(state: State) -> Finding:
    """Find cells with the same two candidates, each of which sees another of them.

    By turns they hold the one digit and the other, as the colours of a chessboard. First comes what all of
    them take out together, then what the two ends of a chain among them do.
    """
    by_pair: dict[int, int] = {}
    for cell in members(state.once(of_size)[2]):
        by_pair[state.cells[cell]] = by_pair.get(state.cells[cell], 0) | 1 << cell
    together: list[Step] = []
    apart: list[Step] = []
    for cells in by_pair.values():
        for cluster in _clusters(cells) if cells.bit_count() > 3 else ():
            yield None
            ways = [way for cell in members(cluster) for way in _ways(cell, cluster)]
            chains = [way for way in ways if way[0] < way[-1] and len(way) > 3 and not len(way) & 1]
            found = list(filter(None, (_remote(state, (way,), way[0], way[-1]) for way in chains)))
            if found:
                tree = _ways((cluster & -cluster).bit_length() - 1, cluster)
                inner = {way[:-1] for way in tree}
                branches = [way for way in tree if way not in inner]
                together += filter(None, [_remote(state, branches)])
                apart += found
    yield from sorted(together, key=lambda step: rank(step.eliminations))
    yield from apart


def _clusters(cells: int) -> Iterator[int]:
    """Give the sets of cells that hang together by what they see."""
    while cells:
        cluster = reached = cells & -cells
        while reached:
            cells &= ~reached
            reached = cells & joined(PEERS, reached)
            cluster |= reached
        yield cluster


def _ways(first: int, cluster: int) -> list[tuple[int, ...]]:
    """Give shortest ways from the first cell of a cluster to each, by cells that see each other."""
    ways: list[tuple[int, ...]] = [(first,)]
    left = cluster & ~(1 << first)
    for way in ways:
        ways += [(*way, peer) for peer in members(PEERS[way[-1]] & left)]
        left &= ~PEERS[way[-1]]
    return ways


def _remote(state: State, ways: Sequence[tuple[int, ...]], *ends: int) -> Step | None:
    """Make the step of ways from one cell: of its two ends, or of all their cells by their colours."""
    even = mask_of(cell for way in ways for cell in way[::2])
    odd = mask_of(cell for way in ways for cell in way[1::2])
    sights = joined(PEERS, even), joined(PEERS, odd)
    if sights[0] & even or sights[1] & odd:
        return None
    seen = PEERS[ends[0]] & PEERS[ends[1]] if ends else sights[0] & sights[1] & ~(even | odd)
    first, second = members(state.cells[ways[0][0]])
    eliminated = (seen & state.places[first]) << CELLS * first
    eliminated |= (seen & state.places[second]) << CELLS * second
    if not eliminated:
        return None
    nodes = state.once(single_links).nodes
    chains = []
    for way in ways:
        chain: list[int] = []
        for place, cell in enumerate(way):
            chain += [CELLS * digit + cell for digit in ((second, first) if place & 1 else (first, second))]
        chains.append(chain)
    return Step(
        "remote-pair",
        eliminations=eliminated,
        roles=roles(nodes, chains),
        chains=tuple(linked(nodes, chain) for chain in chains),
        premises=(False,) * len(chains),
    )


@finds("x-chain")
def x_chain(state: State) -> Finding:
    """Find chains of one digit; one that comes back to its start shows that the digit belongs there."""
    if state.once(with_victims):
        yield from _chains("x-chain", state, state.once(x_closures), 1)


@finds("xy-chain")
def xy_chain(state: State) -> Finding:
    """Find chains of cells with two candidates each."""
    return _chains("xy-chain", state, state.once(xy_closures), 2)


def x_closures(state: State) -> Closures:
    """Prepare what follows by links of one digit, of those with victims; use `state.once(x_closures)`."""
    links = state.once(single_links)
    strong = [0] * SINGLES
    for digit, places in state.once(with_victims):
        for number in members(places << CELLS * digit):
            strong[number] = links.strong[number] & _FIELDS[digit]
    return Closures(Links(links.nodes, strong, state.once(_of_digit)))


def xy_closures(state: State) -> Closures:
    """Prepare what follows by the cells with two candidates; ask for it with `state.once(xy_closures)`."""
    strong = [0] * SINGLES
    for cell in members(state.once(of_size)[2]):
        first, second = members(state.candidates & OF_CELL[cell])
        strong[first], strong[second] = 1 << second, 1 << first
    return Closures(Links(state.once(single_links).nodes, strong, state.once(_of_digit)))


def _of_digit(state: State) -> list[int]:
    weak = state.once(single_links).weak
    return [weak[number] & _FIELDS[number // CELLS] for number in range(SINGLES)]


def _chains(technique: str, state: State, closures: Closures, least: int) -> Finding:
    """Find chains from so many layers on, first those that take out most."""
    yield from closures.follow()
    for end in sorted(_ends(closures, least), key=lambda end: (rank(end[0]), end[1])):
        yield from _read(technique, closures, end)
    if closures.is_cut:
        state.once(left_out).add(technique)


def _ends(closures: Closures, least: int) -> Iterator[_End]:
    weak = closures.links.weak
    for start, reached in closures.reached.items():
        for end in members(reached & _FIELDS[start // CELLS] & -(1 << start)):
            eliminated = weak[start] & weak[end]
            if eliminated:
                depth = closures.depth(start, end)
                if least <= depth < LONGEST:
                    yield eliminated, depth, start, end


def _read(technique: str, closures: Closures, end: _End) -> Finding:
    """Give the step of an end, if there is a chain to it."""
    eliminated, _, start, last = end
    for chain in closures.chains(start, last, ring=start == last):
        if chain is None:
            yield None
            continue
        yield Step(
            technique,
            eliminations=eliminated,
            roles=roles(closures.links.nodes, (chain,)),
            chains=(linked(closures.links.nodes, chain),),
            premises=(False,),
        )
        return
