"""What chains of one digit, of cells with two candidates, and of cells with the same two show as marked."""

from __future__ import annotations

from itertools import pairwise

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.practice.reasons import Reasons
from undoku.sudoku.practice.reasons.chain_links import fault, nothing_seen, seen_by
from undoku.sudoku.practice.reasons.facts import filled, no_digit, sees
from undoku.sudoku.techniques.candidates import CELLS, FIELD, mask_of, members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.techniques.state import State

_LEAST = {"x-chain": 4, "xy-chain": 6}
"""How many candidates such a chain has at least; a shorter one has another name."""


def _readings(state: State, technique: str, answer: Answer) -> Iterator[tuple[int, ...]]:
    """Give the chains that may be meant: the candidates as marked, or those of the cells in their order."""
    if answer.marked:
        yield answer.marked
    elif technique == "x-chain":
        for digit in range(9):
            if not answer.where & ~state.places[digit]:
                yield tuple(CELLS * digit + cell for cell in answer.cells)
    elif all(state.cells[cell].bit_count() == 2 for cell in answer.cells):
        for first in members(state.cells[answer.cells[0]]):
            yield from _through(state, answer.cells, first)


def _through(state: State, cells: Sequence[int], first: int) -> Iterator[tuple[int, ...]]:
    """Give the candidates of cells with two each, from a digit on; each cell begins as the last one ended."""
    nodes: list[int] = []
    digit = first
    for cell in cells:
        if not state.cells[cell] >> digit & 1:
            return
        other = (state.cells[cell] & ~(1 << digit)).bit_length() - 1
        nodes += [CELLS * digit + cell, CELLS * other + cell]
        digit = other
    yield tuple(nodes)


def proves(state: State, technique: str, answer: Answer) -> int:
    """Give what goes by the chain as it is marked."""
    if technique == "remote-pair":
        return 0 if _no_remote_pair(state, answer) else _far(state, _in_order(answer))
    for nodes in _readings(state, technique, answer):
        if not _no_chain(state, technique, nodes):
            return _gone(state, nodes)
    return 0


def _gone(state: State, nodes: Sequence[int]) -> int:
    digit = nodes[0] // CELLS
    return seen_by(state, nodes[0], nodes[-1]) & FIELD << CELLS * digit if nodes[-1] // CELLS == digit else 0


def _no_chain(state: State, technique: str, nodes: Sequence[int]) -> Reason | None:
    if len(nodes) < _LEAST[technique] or len(nodes) & 1 or len({*nodes}) < len(nodes):
        return Reason(words.not_so_long(len(nodes), _LEAST[technique]), mask_of(nodes))
    digits = {number // CELLS for number in nodes}
    if technique == "x-chain" and len(digits) > 1:
        return Reason(words.one_digit_only(), mask_of(nodes))
    if technique == "xy-chain":
        for one, other in zip(nodes[::2], nodes[1::2], strict=True):
            if one % CELLS != other % CELLS:
                return Reason(words.within_cells(), 1 << one | 1 << other)
        for one, other in pairwise(nodes):
            if one % CELLS != other % CELLS and one // CELLS != other // CELLS:
                return Reason(words.from_cell_to_cell(), 1 << one | 1 << other)
    return fault(state, nodes) or (None if _gone(state, nodes) else nothing_seen(nodes[0], nodes[-1]))


def _in_order(answer: Answer) -> tuple[int, ...]:
    """Give the cells in the order in which they, or the first candidate of each, were marked."""
    return tuple(dict.fromkeys((*answer.cells, *(number % CELLS for number in answer.marked))))


def _far(state: State, cells: Sequence[int]) -> int:
    gone = 0
    for digit in members(state.cells[cells[0]]):
        gone |= seen_by(state, *(CELLS * digit + cell for cell in (cells[0], cells[-1])))
    digits = state.cells[cells[0]]
    return gone & sum(FIELD << CELLS * digit for digit in members(digits))


def _no_remote_pair(state: State, answer: Answer) -> Reason | None:
    cells = _in_order(answer)
    reason = filled(state, answer.where)
    if reason:
        return reason
    masks = [state.cells[cell] for cell in cells]
    pairs = [mask for mask in masks if mask.bit_count() == 2]
    pair = max(pairs, key=pairs.count, default=0)
    for cell, mask in zip(cells, masks, strict=True):
        if mask != pair:
            said = (
                words.more_in_cell(cell, mask, pair)
                if pair and mask & ~pair
                else words.has_candidates(cell, mask)
            )
            return Reason(said, cells=1 << cell)
    for one, other in pairwise(cells):
        if not sees(one, other):
            return Reason(words.does_not_see(one, other), cells=1 << one | 1 << other)
    if len(cells) < 4 or len(cells) & 1:
        return Reason(words.not_so_long(len(cells), 4, "cells"), cells=answer.where)
    if not _far(state, cells):
        ends = (CELLS * (pair.bit_length() - 1) + cell for cell in (cells[0], cells[-1]))
        return nothing_seen(*ends)
    return None


def of_pattern(state: State, technique: str, answer: Answer) -> Reason | None:
    """Name the first link that does not hold, or say that the ends show nothing."""
    if technique == "remote-pair":
        return _no_remote_pair(state, answer)
    reason = filled(state, answer.where)
    if reason:
        return reason
    readings = list(_readings(state, technique, answer))
    if readings:
        return _no_chain(state, technique, readings[0])
    if technique == "x-chain":
        return no_digit(state, answer)
    for cell in answer.cells:
        if state.cells[cell].bit_count() != 2:
            return Reason(words.has_candidates(cell, state.cells[cell]), cells=1 << cell)
    return None


REASONS = Reasons(of_pattern=of_pattern, proves=proves)
