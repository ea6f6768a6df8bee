"""Chains of nodes as steps show them, and which of two conclusions is preferred."""

from __future__ import annotations

from itertools import pairwise

from undoku.sudoku.techniques.candidates import CELLS, members
from undoku.sudoku.techniques.step import OFF, ON, Link

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def linked(nodes: Sequence[int], chain: Sequence[int], strong: bool = True) -> tuple[Link, ...]:
    """Give the links between the nodes of a chain, by their numbers; the first link is strong or not."""
    return tuple(
        Link(nodes[source], nodes[target], bool(place & 1) != strong)
        for place, (source, target) in enumerate(pairwise(chain))
    )


def roles(nodes: Sequence[int], chains: Iterable[Sequence[int]]) -> tuple[tuple[str, int], ...]:
    """Give the roles in chains whose first node is supposed to be false: every other one is then true."""
    off = on = 0
    for chain in chains:
        for place, node in enumerate(chain):
            if place & 1:
                on |= nodes[node]
            else:
                off |= nodes[node]
    return (ON, on), (OFF, off & ~on)


def rank(eliminations: int) -> tuple[int, ...]:
    """Give the place of a conclusion among others: of two the one with the lower rank is preferred.

    It is the one that takes out more candidates; of as many, the one that has the higher digits in cells
    nearer to the start.

    >>> rank(1 << 5 | 1 << 90) < rank(1 << 5) < rank(1 << 6)
    True
    """
    places = [(number % CELLS, number // CELLS) for number in members(eliminations)]
    cells = [cell for cell, _ in places]
    cells[0] += sum(digit for _, digit in places)
    return (-len(cells), *reversed(cells))
