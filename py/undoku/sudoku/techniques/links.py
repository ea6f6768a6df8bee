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

from typing import NamedTuple

from undoku.sudoku.techniques.almost_locked import almost_locked_sets
from undoku.sudoku.techniques.candidates import (
    CELLS,
    CROSSINGS,
    EXCLUDES,
    FIELD,
    UNITS,
    joined,
    mask_of,
    members,
    seen_by_all,
)
from undoku.sudoku.techniques.state import strong_links

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
    numbers: dict[int, int] = {}
    for digit, places in enumerate(state.places):
        for _, _, cells in CROSSINGS:
            found = places & cells
            if found & (found - 1):
                numbers[found << CELLS * digit] = len(nodes)
                nodes.append(found << CELLS * digit)
                strong.append(0)
    for first, second in _halves(state):
        one, other = _number(first, numbers), _number(second, numbers)
        if one >= SINGLES or other >= SINGLES:
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


def _number(node: int, numbers: dict[int, int]) -> int:
    return numbers[node] if node & (node - 1) else node.bit_length() - 1


def _halves(state: State) -> list[tuple[int, int]]:
    """Give the ways in which a digit's places in a unit are two crossings, or a crossing and a cell."""
    found: list[tuple[int, int]] = []
    for digit, places in enumerate(state.places):
        shift = CELLS * digit
        for unit, crossings in enumerate(_PARTS):
            here = places & UNITS[unit]
            if here.bit_count() < 3:
                continue
            parts = [here & crossing for crossing in crossings]
            for part in parts:
                rest = here ^ part
                if part and rest and (not rest & (rest - 1) or rest in parts):
                    found.append((part << shift, rest << shift))
    return found


_PARTS = tuple(
    tuple(cells for box, line, cells in CROSSINGS if unit in (box, line)) for unit in range(len(UNITS))
)
"""For every unit the cells where it crosses others: a line three boxes, a box six lines."""


def weak_links(state: State, nodes: Sequence[int]) -> list[int]:
    """Give the weak links of nodes, of which the first 729 are the single candidates."""
    candidates = state.candidates
    having = [0] * SINGLES  # for every candidate the groups that it is one of
    of_digit = [0] * 9
    for number in range(SINGLES, len(nodes)):
        bit = 1 << number
        of_digit[(nodes[number].bit_length() - 1) // CELLS] |= bit
        for single in members(nodes[number]):
            having[single] |= bit
    weak = list(state.once(single_links).weak)
    for digit, places in enumerate(state.places):
        if of_digit[digit]:
            for single in members(places << CELLS * digit):
                unseen = places << CELLS * digit & ~weak[single]
                weak[single] |= of_digit[digit] & ~joined(having, unseen)
    for number in range(SINGLES, len(nodes)):
        digit = (nodes[number].bit_length() - 1) // CELLS
        seen = seen_by_all(nodes[number]) & candidates
        unseen = state.places[digit] << CELLS * digit & ~seen
        weak.append(seen | (of_digit[digit] & ~joined(having, unseen)))
    return weak
