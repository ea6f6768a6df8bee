"""Chains of one digit, and of cells with two candidates, on any shape: one end or the other is true."""

from __future__ import annotations

from itertools import pairwise

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.general.finders import finds
from undoku.sudoku.techniques.general.strong_links import conjugates
from undoku.sudoku.techniques.step import OFF, ON, Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding

    _Strong = Mapping[int, list[int]]
    """For each candidate, by its number, those that are true if it is false."""

LONGEST = 9
"""How many strong links a chain may have."""


@finds("x-chain")
def x_chain(state: AnyState) -> Finding:
    """Find chains of one digit."""
    at = state.geometry
    for digit, links in enumerate(state.once(conjugates)):
        strong: dict[int, list[int]] = {}
        for _, pair in links:
            low, high = (at.cells * digit + cell for cell in members(pair))
            strong.setdefault(low, []).append(high)
            strong.setdefault(high, []).append(low)
        yield from _chains("x-chain", state, strong)


@finds("xy-chain")
def xy_chain(state: AnyState) -> Finding:
    """Find chains of cells with two candidates each."""
    at = state.geometry
    strong: dict[int, list[int]] = {}
    for cell, mask in enumerate(state.cells):
        if mask.bit_count() == 2:
            low, high = (at.cells * digit + cell for digit in members(mask))
            strong[low], strong[high] = [high], [low]
    yield from _chains("xy-chain", state, strong)


def _chains(technique: str, state: AnyState, strong: _Strong) -> Finding:
    """Find from each candidate shortest chains to others of its digit: one end or the other is true."""
    at = state.geometry
    for start in sorted(strong):
        yield None
        digit, cell = divmod(start, at.cells)
        for chain in _followed(state, strong, start):
            end = chain[-1]
            if end <= start or end // at.cells != digit or (technique == "xy-chain" and len(chain) < 6):
                continue
            gone = state.places[digit] & at.peers[cell] & at.peers[end % at.cells]
            if gone:
                nodes = [1 << number for number in chain]
                yield Step(
                    technique,
                    eliminations=gone << at.cells * digit,
                    roles=((ON, sum(nodes[1::2])), (OFF, sum(nodes[::2]))),
                    chains=(tuple(Link(*both, not place & 1) for place, both in enumerate(pairwise(nodes))),),
                    premises=(False,),
                )


def _followed(state: AnyState, strong: _Strong, start: int) -> list[list[int]]:
    """Give the shortest chain from a false candidate to each that is then true."""
    at = state.geometry
    by_digit: dict[int, list[int]] = {}
    for number in strong:
        by_digit.setdefault(number // at.cells, []).append(number)
    waiting = [[start, number] for number in strong[start]]
    reached = {chain[-1] for chain in waiting}
    for chain in waiting:
        digit, cell = divmod(chain[-1], at.cells)
        if len(chain) >= 2 * LONGEST:
            continue
        for false in by_digit[digit]:
            if at.peers[cell] >> false % at.cells & 1 and false not in chain:
                for true in strong[false]:
                    if true not in reached and true not in chain:
                        reached.add(true)
                        waiting.append([*chain, false, true])
    return waiting
