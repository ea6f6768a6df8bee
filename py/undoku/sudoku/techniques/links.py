"""What follows from what: the links between the nodes of a position.

A *node* is a single candidate, or a *group*: all the candidates of a digit where a box and a line cross, if
there are two or three. A node is true if one of its candidates is. Two kinds of links join nodes:

- *strong*: if the one is false, the other is true. They are the only two candidates of a cell, or all that is
  left of a digit in a unit.
- *weak*: if the one is true, the other is false. They are in one cell, or every candidate of the one sees
  every candidate of the other. What is strong is mostly weak as well.

Nodes have numbers: a candidate its own, groups those from 729 on. A set of nodes is an `int` with a bit for
each, of which the lowest 729 are a set of candidates. What a node leads to is then one set, and what several
of them lead to is their sets joined with `|`: so a search goes out from a node in all directions at once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undoku.sudoku.techniques.almost_locked import almost_locked_sets
from undoku.sudoku.techniques.candidates import (
    CELLS,
    CROSSINGS,
    EXCLUDES,
    FIELD,
    PEERS,
    UNITS,
    joined,
    mask_of,
    members,
)
from undoku.sudoku.techniques.state import peers_of_all, strong_links

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.techniques.state import State

SINGLES = 9 * CELLS
"""How many nodes are single candidates; the number of the first group."""

ONLY_SINGLES = (1 << SINGLES) - 1
"""The nodes that are single candidates."""


class Links(NamedTuple):
    """The links of a state.

    Attributes:
        nodes: for every node its candidates; those of a single candidate are it alone.
        strong: for every node the set of nodes that are true if it is false.
        weak: for every node the set of nodes that are false if it is true.
    """

    nodes: Sequence[int]
    strong: Sequence[int]
    weak: Sequence[int]


def single_links(state: State) -> Links:
    """Give the links between single candidates: ask for them with `state.once(single_links)`."""
    candidates = state.candidates
    weak = [0] * SINGLES
    for number in members(candidates):
        weak[number] = EXCLUDES[number] & candidates
    return Links(_SINGLES, state.once(strong_links), weak)


_SINGLES = tuple(1 << number for number in range(SINGLES))


def grouped_links(state: State) -> Links:
    """Give the links between single candidates and groups: ask for them with `state.once(grouped_links)`."""
    single = state.once(single_links)
    nodes, strong = list(single.nodes), list(single.strong)
    for digit, places in enumerate(state.places):
        groups, halves = _groups_of(places)
        shift, after_cells = CELLS * digit, len(nodes) - CELLS
        nodes += [group << shift for group in groups]
        strong += [0] * len(groups)
        for first, second in halves:
            one = first + (shift if first < CELLS else after_cells)
            other = second + (shift if second < CELLS else after_cells)
            strong[one] |= 1 << other
            strong[other] |= 1 << one
    return Links(nodes, strong, weak_links(state, nodes))


def locked_links(state: State) -> Links:
    """Give the links between single candidates, groups, and digits of almost locked sets.

    All candidates of a digit in an almost locked set are a node as well: if one digit of the set is in none
    of its cells, each of the others must be. Ask for it with `state.once(locked_links)`.
    """
    grouped = state.once(grouped_links)
    nodes, strong = list(grouped.nodes), list(grouped.strong)
    numbers = {node: number for number, node in enumerate(nodes)}
    for almost in state.once(almost_locked_sets):
        if almost.cells & (almost.cells - 1):
            inside = []
            for digit in members(almost.digits):
                node = almost.candidates & FIELD << CELLS * digit
                if node not in numbers:
                    numbers[node] = len(nodes)
                    nodes.append(node)
                    strong.append(0)
                inside.append(numbers[node])
            together = mask_of(inside)
            for number in inside:
                strong[number] |= together ^ 1 << number
    return Links(nodes, strong, weak_links(state, nodes))


@lru_cache(256)
def _groups_of(places: int) -> tuple[list[int], list[tuple[int, int]]]:
    """Give a digit's groups, and the ways in which its places in a unit are two, or one and a cell.

    Groups are numbered from 81 on there, after the cells. From one step of a path to the next most digits
    keep their places.
    """
    groups = [group for _, _, cells in CROSSINGS if (group := places & cells) & (group - 1)]
    numbers = {group: CELLS + index for index, group in enumerate(groups)}
    numbers |= {1 << cell: cell for cell in members(places)}
    halves = []
    for unit, crossings in enumerate(_PARTS):
        here = places & UNITS[unit]
        if here.bit_count() < 3:
            continue
        parts = [here & crossing for crossing in crossings]
        for part in parts:
            rest = here ^ part
            if part and rest and (not rest & (rest - 1) or rest in parts):
                halves.append((numbers[part], numbers[rest]))
    return groups, halves


_PARTS = tuple(
    tuple(cells for box, line, cells in CROSSINGS if unit in (box, line)) for unit in range(len(UNITS))
)
"""For every unit the cells where it crosses others: a line three boxes, a box six lines."""


def weak_links(state: State, nodes: Sequence[int]) -> list[int]:
    """Give the weak links of nodes, of which the first 729 are the single candidates."""
    of_digit: list[list[int]] = [[] for _ in range(9)]
    for number in range(SINGLES, len(nodes)):
        of_digit[(nodes[number].bit_length() - 1) // CELLS].append(number)
    weak = list(state.once(single_links).weak)
    weak += [0] * (len(nodes) - SINGLES)
    for digit, numbers in enumerate(of_digit):
        if not numbers:
            continue
        first, shift = numbers[0], CELLS * digit
        in_a_row = numbers[-1] - first == len(numbers) - 1
        bits = [1 << number for number in numbers]
        groups = tuple([nodes[number] >> shift for number in numbers])
        of_cells, of_groups = _weak_of(state.places[digit], groups)
        for cell, mask in of_cells:
            weak[shift + cell] |= mask << first if in_a_row else joined(bits, mask)
        for number, (seen, mask) in zip(numbers, of_groups, strict=True):
            weak[number] = seen << shift | (mask << first if in_a_row else joined(bits, mask))
    return weak


@lru_cache(256)
def _weak_of(places: int, groups: tuple[int, ...]) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Give the places of a digit with the groups that each sees, and what every group sees of both kinds."""
    having = [0] * CELLS  # for every cell the groups that it is one of
    for index, group in enumerate(groups):
        for cell in members(group):
            having[cell] |= 1 << index
    every = (1 << len(groups)) - 1
    of_cells = [(cell, every & ~joined(having, places & ~PEERS[cell])) for cell in members(places)]
    seen = [peers_of_all(group) & places for group in groups]
    return of_cells, [(cells, every & ~joined(having, places & ~cells)) for cells in seen]
