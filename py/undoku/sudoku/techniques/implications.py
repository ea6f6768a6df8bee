"""What follows from each candidate if it is true, and if it is false, link by link.

A candidate that is true makes false what it rules out. A candidate that is false makes true the only other
place of its digit in a unit, and the only other candidate of its cell. Both also hold for groups, the two or
three candidates of a digit where a line crosses a box: if one of a group is true, the rest of the line and of
the box is not. So every implication has one premise, and from one supposition chains spread like this:

    4 in r1c2 true --> 4 in r1c7 false --> 4 in r3c7 true --> 9 in r3c7 false --> 9 in r3c4, r3c6 true --> ...

Truths follow from truths by two links, a weak and a strong one. This is a graph on the nodes, and the table
is what can be reached in it: a set that is complete for one node is taken over whole by all that reach that
node. The tables are sets alone, found quickly. How something follows is only wanted of few suppositions; of
those `Chains` has the shortest chains, by a search of the same graph that goes breadth-first.

What follows from several premises together is the matter of `undoku.sudoku.techniques.nets`.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import (
    CELLS,
    CROSSINGS,
    EXCLUDES,
    OF_CELL,
    UNITS,
    members,
    seen_by_all,
)
from undoku.sudoku.techniques.state import strong_links

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from undoku.sudoku.techniques.state import State

CANDIDATES = 9 * CELLS

OFF = CANDIDATES
"""A supposition, or literal, is a number: that of a candidate if it is true, so much more if it is false."""

_PAUSE = 6
"""How many nodes are worked out between two pauses."""


class Implications:
    """The table of a state; ask for it with `state.once(Implications)`, then `yield from table.fill()`.

    A node is a number: of a candidate, or `CANDIDATES` and more for a group. Sets of nodes are masks.

    Attributes:
        on: for every literal the candidates that are then true (nodes, above 729 groups), itself among them.
        off: for every literal the candidates that are then false.
        nodes: the candidates of every node.
        rules_out: for every node the candidates that are false if one of it is true.
        follows: for every node those that are true by one weak and one strong link.
        sources: for every node that strong links lead to: the sets of candidates one of which or it is true.
    """

    def __init__(self, state: State) -> None:
        """Prepare; `fill` does the work."""
        self.on = [0] * (2 * CANDIDATES)
        self.off = [0] * (2 * CANDIDATES)
        self.nodes: dict[int, int] = {}
        self.rules_out: dict[int, int] = {}
        self.follows: dict[int, int] = {}
        self.sources: dict[int, list[int]] = {}
        self._state = state
        self._reached_on: dict[int, int] = {}
        self._reached_off: dict[int, int] = {}
        self._chains: dict[int, Chains] = {}
        self._filling = self._fill()

    def fill(self) -> Iterator[None]:
        """Fill the table, with pauses; whoever comes later goes on where it stands."""
        return self._filling

    def reasons(self, literal: int) -> Chains:
        """Give the shortest chains from a literal; the table has been filled."""
        chains = self._chains.get(literal)
        if chains is None:
            chains = self._chains[literal] = Chains(self, literal)
        return chains

    def _fill(self) -> Iterator[None]:
        self._find_nodes()
        yield None
        if_false, if_group_false = self._strong_links()
        yield None
        for count, (node, mask) in enumerate(self.nodes.items()):
            if not count % _PAUSE:
                yield None
            self.follows[node] = self._followers(mask, self.rules_out[node], if_false, if_group_false)
        yield from self._reach()
        for number in members(self._state.candidates):
            on, off = 0, 1 << number
            for node in members(if_false[number]):
                on |= self._reached_on[node]
                off |= self._reached_off[node]
            self.on[OFF + number] = on
            self.off[OFF + number] = off

    def _find_nodes(self) -> None:
        candidates = self._state.candidates
        for number in members(candidates):
            self.nodes[number] = 1 << number
            self.rules_out[number] = EXCLUDES[number] & candidates
        node = CANDIDATES
        for digit, places in enumerate(self._state.places):
            for _, _, crossing in CROSSINGS:
                group = places & crossing
                if group & (group - 1):
                    mask = group << CELLS * digit
                    self.nodes[node] = mask
                    self.rules_out[node] = seen_by_all(mask) & candidates
                    node += 1

    def _strong_links(self) -> tuple[list[int], list[dict[int, int]]]:
        """Give what is true if a candidate is false, and for every digit what is if a group has none."""
        if_false = list(self._state.once(strong_links))
        for number, others in enumerate(if_false):
            for other in members(others):
                self.sources.setdefault(other, []).append(1 << number)
        if_group_false: list[dict[int, int]] = [{} for _ in range(9)]
        by_mask = {mask: node for node, mask in self.nodes.items()}
        for node in range(CANDIDATES, CANDIDATES + len(self.nodes) - self._state.candidates.bit_count()):
            mask = self.nodes[node]
            digit = (mask.bit_length() - 1) // CELLS
            places = self._state.places[digit] << CELLS * digit
            for unit in UNITS:
                field = places & unit << CELLS * digit
                rest = field & ~mask
                if mask & ~field or rest not in by_mask:
                    continue
                other = by_mask[rest]
                groups = if_group_false[digit]
                groups[mask] = groups.get(mask, 0) | 1 << other
                self.sources.setdefault(other, []).append(mask)
                if other < CANDIDATES:
                    if_false[other] |= 1 << node
                    self.sources.setdefault(node, []).append(rest)
        return if_false, if_group_false

    def _followers(
        self, mask: int, ruled_out: int, if_false: list[int], if_group_false: list[dict[int, int]]
    ) -> int:
        follows = 0
        rest = ruled_out
        while rest:
            lowest = rest & -rest
            follows |= if_false[lowest.bit_length() - 1]
            rest ^= lowest
        digit = (mask.bit_length() - 1) // CELLS
        for group, then in if_group_false[digit].items():
            if not group & ~ruled_out:
                follows |= then
        return follows

    def _reach(self) -> Iterator[None]:
        reached_on, reached_off = self._reached_on, self._reached_off
        follows, rules_out = self.follows, self.rules_out
        for count, start in enumerate(self.nodes):
            if not count % _PAUSE:
                yield None
            on = todo = 1 << start
            off = 0
            while todo:
                node = todo.bit_length() - 1
                known = reached_on.get(node)
                if known is None:
                    off |= rules_out[node]
                    new = follows[node] & ~on
                    on |= new
                    todo = todo ^ 1 << node | new
                else:
                    off |= reached_off[node]
                    on |= known
                    todo &= ~known
            reached_on[start] = on
            reached_off[start] = off
            if start < CANDIDATES:
                self.on[start] = on
                self.off[start] = off


class Chains:
    """The shortest chains from one literal, by a search that goes breadth-first.

    Attributes:
        premise: the candidate of the literal.
        truth: whether it is supposed to be true.
        why_on: for the candidates of every node that is true: those that are false and make it so.
        why_off: for candidates that are false: those of the node that is true and makes them so.
        on: the number of links that lead to a node's being true, by its candidates.
        off: the number of links that lead to a candidate's being false, by number.
    """

    def __init__(self, table: Implications, literal: int) -> None:
        """Search; the table has been filled."""
        self.truth = literal < OFF
        self.premise = 1 << literal % CANDIDATES
        self.why_on: dict[int, int] = {}
        self.why_off: dict[int, int] = {}
        self.on: dict[int, int] = {}
        self.off: dict[int, int] = {}
        if self.truth:
            self.on[self.premise] = 0
            layer = [literal]
        else:
            self.off[literal - OFF] = 0
            layer = []
            for node in table.nodes:
                if self.premise in table.sources.get(node, ()):
                    layer.append(node)
                    self.why_on[table.nodes[node]] = self.premise
                    self.on[table.nodes[node]] = 1
        self._seen = sum(1 << node for node in layer)
        self._off = 0 if self.truth else self.premise
        while layer:
            layer = self._next(table, layer)

    def cost(self, on: Iterable[int] = (), off: Iterable[int] = ()) -> int:
        """Give how many links lead to nodes that are true, and to candidates, by number, that are false."""
        return sum(self.on[node] for node in on) + sum(self.off[number] for number in off)

    def _next(self, table: Implications, layer: list[int]) -> list[int]:
        found = []
        for node in layer:
            mask = table.nodes[node]
            length = self.on[mask] + 1
            ruled_out = table.rules_out[node]
            for number in members(ruled_out & ~self._off):
                self.why_off[1 << number] = mask
                self.off[number] = length
            self._off |= ruled_out
            for other in members(table.follows[node] & ~self._seen):
                source = next(source for source in table.sources[other] if not source & ~ruled_out)
                self._seen |= 1 << other
                self.why_on[table.nodes[other]] = source
                self.why_off.setdefault(source, mask)
                self.on[table.nodes[other]] = length + 1
                found.append(other)
        return found


def empties(state: State) -> tuple[int, ...]:
    """Give the candidates of every cell, and of every digit in every unit, that cannot all be false.

    Ask for it with `state.once(empties)`.
    """
    sets = [state.candidates & OF_CELL[cell] for cell in members(state.empty)]
    sets += [
        (places & unit) << CELLS * digit
        for digit, places in enumerate(state.places)
        for unit in UNITS
        if places & unit
    ]
    return tuple(dict.fromkeys(filter(None, sets)))
