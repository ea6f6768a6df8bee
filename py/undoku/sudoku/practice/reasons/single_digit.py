"""Why cells are no two strong links of a digit whose near ends see each other."""

from __future__ import annotations

from itertools import permutations

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.practice.reasons import Reasons
from undoku.sudoku.practice.reasons.facts import in_one_digit, no_digit, sees, shared, weak_strong_link
from undoku.sudoku.practice.words import named, not_so_many
from undoku.sudoku.techniques.candidates import BOXES, CELLS, COLUMNS, PEERS, ROWS, UNITS, UNITS_OF, members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.techniques.state import State

_FOUR = ("skyscraper", "two-string-kite", "turbot-fish")
_EITHER = range(27)
_KINDS: dict[str, tuple[tuple[range, range, range], ...]] = {
    "skyscraper": ((ROWS, ROWS, COLUMNS), (COLUMNS, COLUMNS, ROWS)),
    "two-string-kite": ((ROWS, COLUMNS, BOXES), (COLUMNS, ROWS, BOXES)),
    "turbot-fish": ((_EITHER, _EITHER, _EITHER),),
}
"""Where the two strong links of a pattern lie, and the weak one between them: kinds of units."""
_LINKS = {"skyscraper": range(18), "two-string-kite": range(18)}
"""The kinds of units in which links must be strong, where that is not any."""


def of_pattern(state: State, technique: str, answer: Answer) -> Reason | None:
    """Say which link does not hold, in the order of the cells that comes nearest."""
    cells = answer.where
    digits = in_one_digit(state, answer)
    if not digits:
        return no_digit(state, answer)
    if technique == "empty-rectangle":
        return next(
            filter(None, (_no_rectangle(state.places[digit], state, digit, cells) for digit in digits)), None
        )
    if technique not in _FOUR:
        return None
    if cells.bit_count() != 4:
        return Reason(not_so_many(technique, 4, cells.bit_count()), cells=cells)
    kinds = _LINKS.get(technique, _EITHER)
    best: tuple[int, Reason | None] = 9, None
    for digit in digits:
        for far, near, near_2, far_2 in permutations(members(cells)):
            if far < far_2 and _lies_so(technique, far, near, near_2, far_2):
                faults = [
                    weak_strong_link(state, digit, *link, kinds) for link in ((far, near), (near_2, far_2))
                ]
                reasons = [fault for fault in faults if fault]
                if len(reasons) < best[0] and reasons:
                    best = len(reasons), reasons[0]
                elif not reasons:
                    return Reason(words.takes_nothing_out(named(technique)), cells=cells)
    return best[1]


def _no_rectangle(places: int, state: State, digit: int, cells: int) -> Reason | None:
    """Say why cells are no box with a digit on a row and a column, and a strong link of two cells outside."""
    for box in BOXES:
        inside, link = cells & UNITS[box], cells & ~UNITS[box]
        if link.bit_count() != 2 or inside.bit_count() < 2:
            continue
        whole = places & UNITS[box]
        if whole != inside:
            said = words.more_places(digit, box, whole & ~inside, whole.bit_count())
            return Reason(said, whole << CELLS * digit)
        lines = [
            (UNITS[row] | UNITS[column])
            for row, column, _ in (UNITS_OF[cell] for cell in members(UNITS[box]))
        ]
        if all(inside & ~both for both in lines):
            return Reason(words.not_on_two_lines(digit, box), inside << CELLS * digit)
        one, other = members(link)
        return weak_strong_link(state, digit, one, other, range(18))
    return None


def _lies_so(technique: str, far: int, near: int, near_2: int, far_2: int) -> bool:
    """Whether cells lie in units of the kinds that a pattern has them in, and make no rectangle."""
    return any(
        _in(one, far, near)
        and _in(two, near_2, far_2)
        and _in(between, near, near_2)
        and not (technique == "skyscraper" and _in(between, far, far_2))
        for one, two, between in _KINDS[technique]
    )


def _in(kind: range, one: int, other: int) -> bool:
    return any(unit in kind for unit in shared(1 << one | 1 << other))


def of_candidate(state: State, technique: str, number: int) -> Reason | None:
    """Look for two links to places that the candidate sees, of which one has a third place."""
    if technique not in _FOUR:
        return None
    digit, cell = divmod(number, CELLS)
    kinds = _LINKS.get(technique, _EITHER)
    places = state.places[digit] & ~(1 << cell)
    for far in members(places & PEERS[cell]):
        for near, _ in _partners(places, far, cell, kinds, 2):
            for near_2 in members(places & PEERS[near] & ~(1 << far)):
                for far_2, unit in _partners(places, near_2, cell, kinds, 3):
                    apart = far_2 not in (far, near) and sees(far_2, cell)
                    if apart and _lies_so(technique, far, near, near_2, far_2):
                        reason = weak_strong_link(state, digit, near_2, far_2, kinds)
                        if reason:
                            whole = places & UNITS[unit] | 1 << far | 1 << near
                            return reason._replace(candidates=whole << CELLS * digit)
    return None


def _partners(places: int, one: int, cell: int, kinds: range, count: int) -> list[tuple[int, int]]:
    """Give the other places of a unit that has so many, with the unit; none of units in which the cell is."""
    return [
        (other, unit)
        for unit in UNITS_OF[one]
        if unit in kinds and not UNITS[unit] >> cell & 1 and (places & UNITS[unit]).bit_count() == count
        for other in members(places & UNITS[unit] & ~(1 << one))
    ]


REASONS = Reasons(of_candidate, of_pattern)
