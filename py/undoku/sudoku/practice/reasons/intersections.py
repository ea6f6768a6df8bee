"""Why a digit is not locked where a box and a line cross."""

from __future__ import annotations

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.practice.reasons import Reasons
from undoku.sudoku.practice.reasons.facts import in_one_digit, no_digit, shared
from undoku.sudoku.practice.words import named
from undoku.sudoku.techniques.candidates import CELLS, CROSSINGS, UNITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.techniques.state import State


def _unit_and_cover(technique: str, box: int, line: int) -> tuple[int, int]:
    """Give the unit in which the digit must be locked, and the one from which it goes."""
    return (box, line) if technique.endswith("pointing") else (line, box)


def of_pattern(state: State, technique: str, answer: Answer) -> Reason | None:
    """Name the places that the digit has elsewhere in its unit."""
    cells = answer.where
    digits = in_one_digit(state, answer)
    if not digits:
        return no_digit(state, answer)
    crossing = [(box, line) for box, line, both in CROSSINGS if not cells & ~both]
    if not crossing or len(shared(cells)) < 2:
        return Reason(words.not_in_box_and_line(), cells=cells)
    found: list[tuple[int, Reason]] = []
    for digit in digits:
        for box, line in crossing:
            unit, cover = _unit_and_cover(technique, box, line)
            extra = state.places[digit] & UNITS[unit] & ~UNITS[cover]
            if extra:
                said = words.place_outside(digit, unit, cover, extra)
                found.append((extra.bit_count(), Reason(said, extra << CELLS * digit, cells)))
    if found:
        return min(found, key=lambda pair: pair[0])[1]
    return Reason(words.takes_nothing_out(named(technique)), cells=cells)


def of_candidate(state: State, technique: str, number: int) -> Reason | None:
    """Name the places that keep the digit from being locked where that would take the candidate out."""
    digit, cell = divmod(number, CELLS)
    places = state.places[digit]
    found: list[tuple[int, Reason]] = []
    for box, line, both in CROSSINGS:
        unit, cover = _unit_and_cover(technique, box, line)
        inside, extra = places & both, places & UNITS[unit] & ~both
        if UNITS[cover] >> cell & 1 and not UNITS[unit] >> cell & 1 and inside & (inside - 1) and extra:
            said = words.place_outside(digit, unit, cover, extra)
            found.append((extra.bit_count(), Reason(said, (extra | inside) << CELLS * digit)))
    return min(found, key=lambda pair: pair[0])[1] if found else None


REASONS = Reasons(of_candidate, of_pattern)
