"""Why cells are no naked or hidden subset, or a candidate does not go by one."""

from __future__ import annotations

from itertools import combinations

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.practice.reasons import Reasons
from undoku.sudoku.practice.reasons.facts import digits_of, filled, shared
from undoku.sudoku.practice.words import named, not_so_many
from undoku.sudoku.techniques.candidates import CELLS, UNITS, UNITS_OF, mask_of, members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.techniques.state import State

_SIZES = {"pair": 2, "triple": 3, "quadruple": 4}


def _size(technique: str) -> int:
    return _SIZES[technique.split("-")[1]]


def of_pattern(state: State, technique: str, answer: Answer) -> Reason | None:
    """Say by number, place and candidates of the cells why they are no such subset."""
    cells, size = answer.where, _size(technique)
    if cells.bit_count() != size:
        return Reason(not_so_many(technique, size, cells.bit_count()), cells=cells)
    reason = filled(state, cells)
    if reason:
        return reason
    units = shared(cells)
    if not units:
        return Reason(words.no_common_unit(cells), cells=cells)
    if technique.startswith("hidden"):
        return _not_hidden(state, technique, cells, answer.digits, units)
    digits = digits_of(state, cells)
    if digits.bit_count() > size:
        return _spoiler(state, cells, size) or Reason(words.too_many_digits(size, digits), cells=cells)
    around = [unit for unit in units if _others(state, unit, cells, digits)]
    if digits.bit_count() < size or not around:
        return Reason(words.takes_nothing_out(named(technique)), cells=cells)
    if technique.startswith("locked") and len(around) == 1:
        return Reason(words.only_one_unit(around[0]), cells=cells)
    return None


def _others(state: State, unit: int, cells: int, digits: int) -> int:
    found = 0
    for digit in members(digits):
        found |= (state.places[digit] & UNITS[unit] & ~cells) << CELLS * digit
    return found


def _spoiler(state: State, cells: int, size: int) -> Reason | None:
    """Name the cell without whose extra candidates these would be a naked subset."""
    for cell in members(cells):
        others = digits_of(state, cells & ~(1 << cell))
        # Two cells of a pair are named by what the other one has, more of them by what they have together.
        if others.bit_count() <= size and state.cells[cell] & others and state.cells[cell] & ~others:
            meant = others
            if others.bit_count() < size:
                continue
            extra = state.cells[cell] & ~meant
            candidates = sum(1 << CELLS * digit + cell for digit in members(extra))
            return Reason(words.more_in_cell(cell, state.cells[cell], meant), candidates, 1 << cell)
    return None


def _not_hidden(state: State, technique: str, cells: int, digits: int, units: Iterable[int]) -> Reason | None:
    """Name the digit that has another place; where only cells are marked, of those that have the fewest."""
    size = _size(technique)
    if digits and digits.bit_count() != size:
        return Reason(not_so_many(technique, size, digits.bit_count(), "digit"), cells=cells)
    best: tuple[int, int, int, int] | None = None
    for unit in units:
        inside = [digit for digit in range(9) if state.places[digit] & cells & UNITS[unit]]
        outside = {digit: state.places[digit] & UNITS[unit] & ~cells for digit in inside}
        meant = (
            list(members(digits)) if digits else sorted(inside, key=lambda digit: outside[digit].bit_count())
        )
        spoiled = [digit for digit in meant[:size] if outside.get(digit)]
        if not spoiled:
            continue
        count = sum(outside[digit].bit_count() for digit in spoiled)
        if best is None or count < best[0]:
            best = count, spoiled[0], unit, outside[spoiled[0]]
    if best is None:
        return None
    _, digit, unit, extra = best
    return Reason(words.place_elsewhere(digit, unit, extra), extra << CELLS * digit, cells)


def of_candidate(state: State, technique: str, number: int) -> Reason | None:
    """Look for a subset that would take the candidate out but for one candidate too many."""
    digit, cell = divmod(number, CELLS)
    near = _nearly_hidden if technique.startswith("hidden") else _nearly_naked
    for unit in UNITS_OF[cell][::-1]:
        reason = near(state, _size(technique), digit, cell, unit)
        if reason:
            return reason
    return None


def _nearly_naked(state: State, size: int, digit: int, cell: int, unit: int) -> Reason | None:
    left = [other for other in members(state.empty & UNITS[unit]) if other != cell]
    for cells in combinations(left, size):
        digits = digits_of(state, mask_of(cells))
        if digits.bit_count() == size + 1 and digits >> digit & 1:
            reason = _spoiler(state, mask_of(cells), size)
            if reason and not reason.candidates >> CELLS * digit & mask_of(cells):
                return reason
    return None


def _nearly_hidden(state: State, size: int, digit: int, cell: int, unit: int) -> Reason | None:
    places = {other: state.places[other] & UNITS[unit] for other in range(9) if other != digit}
    for digits in combinations([other for other in places if places[other]], size):
        union = 0
        for other in digits:
            union |= places[other]
        if union.bit_count() != size + 1 or not union >> cell & 1:
            continue
        for spare in members(union & ~(1 << cell)):
            having = [other for other in digits if places[other] >> spare & 1]
            if len(having) == 1 and places[having[0]] & ~(1 << spare):
                extra = 1 << spare
                said = words.place_elsewhere(having[0], unit, extra)
                return Reason(said, extra << CELLS * having[0], union & ~extra)
    return None


REASONS = Reasons(of_candidate, of_pattern)
