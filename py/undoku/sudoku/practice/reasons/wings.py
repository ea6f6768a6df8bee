"""Why cells are no wing: of a pivot and its pincers, or of two cells and the link between them."""

from __future__ import annotations

from itertools import combinations, permutations

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.practice.reasons import Reasons
from undoku.sudoku.practice.reasons.facts import digits_of, filled, sees, weak_strong_link
from undoku.sudoku.practice.words import named, not_so_many
from undoku.sudoku.techniques.candidates import CELLS, PEERS, UNITS, mask_of, members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.techniques.state import State

_CELLS = {"xy-wing": 3, "xyz-wing": 3, "wxyz-wing": 4, "w-wing": 4}
_OF_PIVOT = {"xy-wing": 2, "xyz-wing": 3}
"""How many candidates the pivot has; pincers have two."""


def of_pattern(state: State, technique: str, answer: Answer) -> Reason | None:
    """Say by number, candidates and what they see why cells are no such wing."""
    cells = answer.where
    if cells.bit_count() != _CELLS[technique]:
        return Reason(not_so_many(technique, _CELLS[technique], cells.bit_count()), cells=cells)
    reason = filled(state, cells)
    if reason:
        return reason
    if technique == "w-wing":
        return _no_w_wing(state, cells)
    digits = digits_of(state, cells)
    if technique == "wxyz-wing":
        return Reason(words.too_many_digits(4, digits), cells=cells) if digits.bit_count() > 4 else None
    return _no_pivot(state, technique, cells, digits)


def _no_pivot(state: State, technique: str, cells: int, digits: int) -> Reason:
    """Take for the pivot whoever sees the others, and say what does not fit."""
    order = list(members(cells))
    pivots = [cell for cell in order if all(other == cell or sees(cell, other) for other in order)]
    if not pivots:
        most = max(order, key=lambda cell: sum(sees(cell, other) for other in order))
        other = next(cell for cell in order if cell != most and not sees(most, cell))
        return Reason(words.does_not_see(most, other), cells=1 << most | 1 << other)
    pivots.sort(key=lambda cell: abs(state.cells[cell].bit_count() - _OF_PIVOT[technique]))
    pivot = pivots[0]
    for cell in order:
        size = _OF_PIVOT[technique] if cell == pivot else 2
        mask = state.cells[cell]
        if mask.bit_count() != size:
            meant = mask & digits_of(state, cells & ~(1 << cell))
            if meant.bit_count() == size:
                return Reason(words.more_in_cell(cell, mask, meant), cells=1 << cell)
            return Reason(words.has_candidates(cell, mask), cells=1 << cell)
    if digits.bit_count() == 3 and _ends(state, technique, pivot, cells):
        return Reason(words.takes_nothing_out(named(technique)), cells=cells)
    return Reason(words.digits_do_not_fit(cells, digits), cells=cells)


def _ends(state: State, technique: str, pivot: int, cells: int) -> bool:
    one, other = (state.cells[cell] for cell in members(cells & ~(1 << pivot)))
    return (one & other).bit_count() == 1 and (
        technique == "xyz-wing" or not one & other & state.cells[pivot]
    )


def _no_w_wing(state: State, cells: int) -> Reason | None:
    """Take two cells for the ends, and say what is wrong with them or with the link between."""
    found: list[tuple[int, Reason]] = []
    order = list(members(cells))
    for one, other in combinations(order, 2):
        near, near_2 = (cell for cell in order if cell not in (one, other))
        pair = state.cells[one] & state.cells[other]
        if pair.bit_count() < 2:
            continue
        for cell in (one, other):
            mask = state.cells[cell]
            if mask.bit_count() > 2:
                meant = state.cells[one if cell == other else other]
                if meant.bit_count() == 2:
                    found.append((1, Reason(words.more_in_cell(cell, mask, meant), cells=1 << cell)))
        if state.cells[one] == state.cells[other] and pair.bit_count() == 2:
            found += _no_bridge(state, (one, near, near_2, other), pair)
    return min(found, key=lambda item: item[0])[1] if found else None


def _no_bridge(state: State, way: tuple[int, int, int, int], pair: int) -> list[tuple[int, Reason]]:
    found = []
    one, near, near_2, other = way
    for digit in members(pair):
        for first, second in ((near, near_2), (near_2, near)):
            if not state.cells[first] >> digit & 1 or not state.cells[second] >> digit & 1:
                continue
            unseen = [(a, b) for a, b in ((one, first), (second, other)) if not sees(a, b)]
            weak = weak_strong_link(state, digit, first, second)
            if weak and not unseen:
                found.append((0, weak))
            elif unseen:
                a, b = unseen[0]
                found.append((2, Reason(words.does_not_see(a, b), cells=1 << a | 1 << b)))
    return found


def of_candidate(state: State, technique: str, number: int) -> Reason | None:
    """Look for a wing that would take the candidate out but for one candidate too many in a cell."""
    digit, cell = divmod(number, CELLS)
    around = [other for other in members(state.empty & PEERS[cell]) if state.cells[other] >> digit & 1]
    if technique == "w-wing":
        return _nearly_bridged(state, cell, digit, around)
    if technique not in _OF_PIVOT:
        return None
    for one, other in permutations(around, 2):
        if state.cells[one].bit_count() == 2 and state.cells[other].bit_count() <= 3:
            reason = _nearly(state, technique, (cell, digit), one, other)
            if reason:
                return reason
    return None


def _nearly_bridged(state: State, cell: int, digit: int, around: list[int]) -> Reason | None:
    """Give the third place of a unit that would otherwise join two cells with the same two digits."""
    for one, other in permutations(around, 2):
        mask = state.cells[one]
        if mask != state.cells[other] or mask.bit_count() != 2:
            continue
        linked = (mask & ~(1 << digit)).bit_length() - 1
        ends = 1 << one | 1 << other
        for unit in UNITS:
            here = state.places[linked] & unit
            if here.bit_count() != 3 or here & (ends | 1 << cell):
                continue
            for near, near_2 in permutations(members(here), 2):
                if sees(one, near) and sees(other, near_2):
                    reason = weak_strong_link(state, linked, near, near_2)
                    if reason:
                        return reason._replace(cells=reason.cells | ends)
    return None


def _nearly(state: State, technique: str, victim: tuple[int, int], one: int, other: int) -> Reason | None:
    """Give the one candidate too many of a second pincer, or of the pivot."""
    cell, digit = victim
    x = state.cells[one] & ~(1 << digit)
    for pivot in members(state.empty & PEERS[one] & PEERS[other]):
        if pivot == cell or (technique == "xyz-wing" and not sees(pivot, cell)):
            continue
        mask = state.cells[pivot]
        z = 1 << digit if technique == "xyz-wing" else 0
        y = mask & ~x & ~(1 << digit)
        if mask == x | y | z and y.bit_count() == 1 and state.cells[other].bit_count() == 3:
            meant = y | 1 << digit
            if state.cells[other] & meant == meant:
                return _spoiled(state, other, meant, (one, pivot))
        if state.cells[other].bit_count() == 2 and one < other:
            meant = x | state.cells[other] & ~(1 << digit) | z
            spare = mask & ~meant
            fits = mask & meant == meant and meant.bit_count() == (3 if z else 2)
            if fits and spare.bit_count() == 1 and x != state.cells[other] & ~(1 << digit):
                return _spoiled(state, pivot, meant, (one, other))
    return None


def _spoiled(state: State, cell: int, meant: int, others: tuple[int, int]) -> Reason:
    return Reason(words.more_in_cell(cell, state.cells[cell], meant), cells=1 << cell | mask_of(others))


REASONS = Reasons(of_candidate, of_pattern)
