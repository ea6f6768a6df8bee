"""Where links lead: from every node, if it is supposed to be false, to all that follow by alternating links.

An alternating chain goes by strong and weak links in turn. From "a is false" a strong link leads to "b is
true", from that a weak one to "c is false", and so on; what comes out is never more than "if a is false, then
z is true", whatever lies between. As sets of nodes, a layer for every two links:

    off[0] = {a}     on[0] = all strong links of off[0]
    off[1] = all weak links of on[0], but for what was off before     on[1] = all strong links of off[1], ...

Only nodes that have strong links go into `off`; from the others nothing follows. A node is in the first layer
that reaches it, so that a chain read back from there, a layer at a time, is as short as can be. The layers
are the same for all kinds of chains at a position; chains are read back only for what is concluded at last.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, cells_of, joined, mask_of, members
from undoku.sudoku.techniques.links import SINGLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from undoku.sudoku.techniques.links import Links

    _Partial = tuple[int, tuple[int, ...], int, int]
    """A chain read back so far: its layer, its nodes from the end, their cells, and those of the last one.

    The last are none where the chain has two nodes in them already: then it may not come there again.
    """


class Closures:
    """What follows when a node is false, for every node from which something does.

    Attributes:
        links: the links that are followed.
        active: the nodes that have strong links, as a set.
        is_cut: whether chains were left out where there were very many.
        on: for a node the layers of nodes that are then true.
        off: for a node the layers of active nodes that are then false, itself first.
        reached: for a node all nodes that are then true.
    """

    __slots__ = ("_leaps", "active", "is_cut", "links", "off", "on", "reached")

    def __init__(self, links: Links) -> None:
        """Prepare; `follow` fills it."""
        self.links = links
        self.is_cut = False
        self.active = mask_of(node for node, strong in enumerate(links.strong) if strong)
        self._leaps: dict[int, int] = {}
        self.on: dict[int, list[int]] = {}
        self.off: dict[int, list[int]] = {}
        self.reached: dict[int, int] = {}
        for node in members(self.active):
            self._leaps[node] = joined(links.weak, links.strong[node]) & self.active

    def follow(self, starts: int = -1) -> Iterator[None]:
        """Work out the layers of nodes that are false, where that is not done yet, with pauses."""
        yield from self._spread((node, 1 << node) for node in members(self.active & starts))

    def suppose(self, candidates: int) -> Iterator[None]:
        """Work out the layers of what follows when a candidate is true, for each of some, with pauses.

        They are kept as those of `~candidate`; the first layer is what the candidate rules out.
        """
        weak = self.links.weak
        yield from self._spread((~number, weak[number] & self.active) for number in members(candidates))

    def _spread(self, starts: Iterable[tuple[int, int]]) -> Iterator[None]:
        strong, leaps = self.links.strong, self._leaps
        steps = 0
        for start, frontier in starts:
            if start in self.reached:
                continue
            if steps > PAUSE:
                steps = 0
                yield None
            seen = frontier
            on: list[int] = []
            off: list[int] = []
            reached = 0
            while frontier:
                off.append(frontier)
                steps += frontier.bit_count()
                true = false = 0
                while frontier:
                    lowest = frontier & -frontier
                    number = lowest.bit_length() - 1
                    true |= strong[number]
                    false |= leaps[number]
                    frontier ^= lowest
                on.append(true & ~reached)
                reached |= true
                frontier = false & ~seen
                seen |= false
            self.on[start], self.off[start], self.reached[start] = on, off, reached

    def depth(self, start: int, end: int) -> int:
        """Give the layer in which a node is true if `start` is false, or the number of layers."""
        layers = self.on[start]
        for depth, layer in enumerate(layers):
            if layer >> end & 1:
                return depth
        return len(layers)

    def chains(
        self, start: int, end: int, ring: bool = False, avoid: int = 0, loose: bool = False
    ) -> Iterator[tuple[int, ...] | None]:
        """Read back the shortest chains by which `end` is true if `start` is false: their nodes, in order.

        They come to no cell twice, other than from one candidate of it to another. None is a place to pause.
        Where there are too many to look at all of them, `is_cut` says so from then on.

        Args:
            start: the node that is supposed to be false; it has strong links.
            end: the node that is then true.
            ring: whether start and end may be in the same cell.
            avoid: cells that only start or end may be in.
            loose: whether the cells of groups do not count.
        """
        strong, weak = self.links.strong, self.links.weak
        off, on = self.off[start], self.on[start]

        def cells(node: int) -> int:
            if node < SINGLES:
                return 1 << node % CELLS
            return 0 if loose else cells_of(self.links.nodes[node])

        last = cells(end)
        free = last if ring else avoid
        here = 0 if start != end and cells(start) == last else last
        stack: list[_Partial] = [(self.depth(start, end), (end,), last | avoid, here)]
        for count in range(1, TRIES + 1):
            if not stack:
                return
            if not count % PAUSE_OF_CHAINS:
                yield None
            depth, chain, visited, here = stack.pop()
            branches: list[_Partial] = []
            for false in members(off[depth] & strong[chain[-1]]):
                there = cells(false)
                if there != here and there & (visited if depth else visited & ~free):
                    continue
                if not depth:
                    yield (*chain, false)[::-1]
                    continue
                for true in members(on[depth - 1] & weak[false]):
                    then = cells(true)
                    if not then & (visited | there) or then == there != here:
                        around = 0 if then == there else then
                        branches.append((depth - 1, (*chain, false, true), visited | there | then, around))
            stack += reversed(branches)
        self.is_cut = self.is_cut or bool(stack)


PAUSE = 5000
"""How many nodes are gone on from between two pauses."""

TRIES = 20_000
"""How many partial chains are looked at when chains are read back; four times what was ever needed."""

PAUSE_OF_CHAINS = 1000
"""How many of them are looked at between two pauses."""
