"""What several families ask of cells: which units they share, and what is there beside them."""

from __future__ import annotations

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.techniques.candidates import CELLS, EVERY_DIGIT, PEERS, UNITS, UNITS_OF, members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.techniques.state import State


def shared(cells: int) -> list[int]:
    """Give the units in which all of some cells lie."""
    first = (cells & -cells).bit_length() - 1
    return [unit for unit in UNITS_OF[first] if not cells & ~UNITS[unit]]


def digits_of(state: State, cells: int) -> int:
    """Give the candidates of some cells, bit digit - 1."""
    digits = 0
    for cell in members(cells):
        digits |= state.cells[cell]
    return digits


def filled(state: State, cells: int) -> Reason | None:
    """Say that one of some cells is filled."""
    for cell in members(cells & ~state.empty):
        return Reason(words.stands(cell, state.digits[cell]), cells=1 << cell)
    return None


def in_one_digit(state: State, answer: Answer) -> list[int]:
    """Give the digits, from 0, of which a pattern of one digit may be meant: all marked cells have them."""
    if answer.digits & (answer.digits - 1):
        return []
    return [
        digit for digit in members(answer.digits or EVERY_DIGIT) if not answer.where & ~state.places[digit]
    ]


def no_digit(state: State, answer: Answer) -> Reason | None:
    """Say why the marked cells are of no one digit."""
    reason = filled(state, answer.where)
    if reason:
        return reason
    if answer.digits and not answer.digits & (answer.digits - 1):
        digit = answer.digits.bit_length() - 1
        for cell in members(answer.where & ~state.places[digit]):
            return Reason(words.no_place(digit, cell), cells=1 << cell)
    return Reason(words.no_common_digit(), cells=answer.where)


def weak_strong_link(
    state: State, digit: int, one: int, other: int, kinds: range = range(27)
) -> Reason | None:
    """Say why two cells are no strong link of a digit, from 0, by some kinds of units; None if they are."""
    both = 1 << one | 1 << other
    found: tuple[int, int] | None = None
    for unit in shared(both):
        if unit not in kinds:
            continue
        extra = state.places[digit] & UNITS[unit] & ~both
        if not extra:
            return None
        if found is None or extra.bit_count() < found[1].bit_count():
            found = unit, extra
    if found is None:
        return Reason(words.no_common_unit(both), both << CELLS * digit)
    unit, extra = found
    said = words.no_strong_link(digit, one, other, unit, extra, 2 + extra.bit_count())
    return Reason(said, extra << CELLS * digit, both)


def sees(one: int, other: int) -> bool:
    """Whether two cells see each other."""
    return bool(PEERS[one] >> other & 1)
