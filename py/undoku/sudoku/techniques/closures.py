"""Where links lead: from every node, if it is supposed to be false, to all that follow by alternating links.

An alternating chain goes by strong and weak links in turn. From "a is false" a strong link leads to "b is
true", from that a weak one to "c is false", and so on; what comes out is never more than "if a is false, then
z is true", whatever lies between. As sets of nodes, a layer for every two links:

    off[0] = {a}     on[0] = all strong links of off[0]
    off[1] = all weak links of on[0], but for what was off before     on[1] = all strong links of off[1], ...

Only nodes that have strong links go into `off`; from the others nothing follows. A node is in the first layer
that reaches it, so that a chain read back from there, a layer at a time, is as short as can be.

What follows in all is had sooner than the layers: what is known of one node is taken over whole by all that
lead to it. It is worked out for every node, and is the same for all kinds of chains at a position. Layers are
only made for those from which something is concluded, and chains read back for what is concluded at last.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, cells_of, joined, mask_of, members
from undoku.sudoku.techniques.links import SINGLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

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
        reached: for a node all nodes that are true if it is false; for `~candidate` those if that is true.
        off: for the same all nodes that are false.
    """

    __slots__ = ("_layers", "_leaps", "active", "is_cut", "links", "off", "reached")

    def __init__(self, links: Links) -> None:
        """Prepare; `follow` fills it."""
        self.links = links
        self.is_cut = False
        self.active = mask_of(node for node, strong in enumerate(links.strong) if strong)
        self.reached: dict[int, int] = {}
        self.off: dict[int, int] = {}
        self._layers: dict[int, tuple[list[int], list[int]]] = {}
        self._leaps = {node: joined(links.weak, links.strong[node]) for node in members(self.active)}

    def follow(self) -> Iterator[None]:
        """Work out what follows from every active node, where that is not done yet, with pauses."""
        strong, leaps, reached, off = self.links.strong, self._leaps, self.reached, self.off
        reaching = 0
        for start in leaps:
            if start in reached:
                continue
            if reaching > PAUSE if start < SINGLES else start % PAUSE_OF_GROUPS == 0:
                reaching = 0
                yield None
            true, false = 0, 1 << start
            todo = false
            while todo:
                node = todo.bit_length() - 1
                if node in off:
                    true |= reached[node]
                    false |= off[node]
                    todo &= ~off[node]
                else:
                    true |= strong[node]
                    todo ^= 1 << node | leaps[node] & ~false & self.active
                    false |= leaps[node]
            reached[start], off[start] = true, false
            reaching += (false & self.active).bit_count()

    def suppose(self, candidates: int) -> Iterator[None]:
        """Work out what follows when a candidate is true, for each of some; `follow` has been done."""
        weak, reached, off = self.links.weak, self.reached, self.off
        reaching = 0
        for number in members(candidates):
            if reaching > PAUSE:
                reaching = 0
                yield None
            true, false = 0, weak[number]
            todo = false & self.active
            while todo:
                node = todo.bit_length() - 1
                true |= reached[node]
                false |= off[node]
                todo &= ~off[node]
            reached[~number], off[~number] = true, false
            reaching += (false & self.active).bit_count()

    def layers(self, start: int) -> tuple[list[int], list[int]]:
        """Give the layers of nodes that are true, and of active ones that are false, if a node is false.

        Those of `~candidate` are of what follows when it is true; the first layer is what it rules out.
        """
        known = self._layers.get(start)
        if known is None:
            strong, leaps, active = self.links.strong, self._leaps, self.active
            front = seen = 1 << start if start >= 0 else self.links.weak[~start] & active
            reached = 0
            known = self._layers[start] = [], []
            while front:
                known[1].append(front)
                true = false = 0
                while front:
                    lowest = front & -front
                    node = lowest.bit_length() - 1
                    true |= strong[node]
                    false |= leaps[node]
                    front ^= lowest
                known[0].append(true & ~reached)
                reached |= true
                front = false & active & ~seen
                seen |= false
        return known

    def depth(self, start: int, end: int) -> int:
        """Give the layer in which a node is true if `start` is false, or the number of layers."""
        layers = self.layers(start)[0]
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
        on, off = self.layers(start)

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
"""How many nodes may follow from others between two pauses; of most of them it is known what follows."""

PAUSE_OF_GROUPS = 500
"""A pause comes after so many groups, of all of which that is known soonest."""

TRIES = 20_000
"""How many partial chains are looked at when chains are read back; four times what was ever needed."""

PAUSE_OF_CHAINS = 1000
"""How many of them are looked at between two pauses."""
