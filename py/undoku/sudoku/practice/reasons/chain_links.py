"""Chains as they are marked: candidates in order, each link looked at by what it has to be."""

from __future__ import annotations

from itertools import pairwise

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.practice.reasons.facts import sees, weak_strong_link
from undoku.sudoku.techniques.candidates import CELLS, EXCLUDES
from undoku.sudoku.techniques.words import phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.techniques.state import State


def seen_by(state: State, *ends: int) -> int:
    """Give the candidates that cannot be true beside any of some."""
    seen = state.candidates
    for number in ends:
        seen &= EXCLUDES[number]
    return seen


def weak_fault(one: int, other: int) -> Reason | None:
    """Say why two candidates may both be true; None where they may not."""
    if EXCLUDES[one] >> other & 1:
        return None
    return Reason(words.no_link(*map(_named, (one, other))), 1 << one | 1 << other)


def strong_fault(state: State, one: int, other: int) -> Reason | None:
    """Say why two candidates may both be false; None where one of them must be true."""
    (digit, cell), (other_digit, other_cell) = divmod(one, CELLS), divmod(other, CELLS)
    both = 1 << one | 1 << other
    if digit == other_digit and cell != other_cell:
        if not sees(cell, other_cell):
            return Reason(words.no_link(*map(_named, (one, other))), both)
        return weak_strong_link(state, digit, cell, other_cell)
    if cell != other_cell or one == other:
        return Reason(words.no_strong_digits(*map(_named, (one, other))), both)
    if state.cells[cell].bit_count() > 2:
        return Reason(words.two_digits_of_cell(cell, state.cells[cell]), cells=1 << cell)
    return None


def fault(state: State, nodes: Sequence[int]) -> Reason | None:
    """Name the first link of a chain that does not hold: strong and weak in turn, strong at both ends."""
    for place, (one, other) in enumerate(pairwise(nodes)):
        reason = weak_fault(one, other) if place & 1 else strong_fault(state, one, other)
        if reason:
            return reason
    return None


def nothing_seen(one: int, other: int) -> Reason:
    """Say that nothing goes by the ends of a chain."""
    return Reason(words.nothing_sees_ends(_named(one), _named(other)), 1 << one | 1 << other)


def _named(number: int) -> str:
    return f"the {phrases.node(1 << number)}"
