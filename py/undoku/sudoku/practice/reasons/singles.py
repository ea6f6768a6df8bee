"""Why a digit is no single where it was put."""

from __future__ import annotations

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.practice.reasons import Reasons
from undoku.sudoku.practice.reasons.facts import filled
from undoku.sudoku.practice.words import not_so_many
from undoku.sudoku.techniques.candidates import CELLS, UNITS, UNITS_OF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.techniques.state import State


def of_candidate(state: State, technique: str, number: int) -> Reason | None:
    """Name what else is possible in the cell, or where else the digit can go in the unit with the fewest."""
    digit, cell = divmod(number, CELLS)
    if technique == "naked-single":
        return Reason(words.has_candidates(cell, state.cells[cell]), cells=1 << cell)
    others = state.empty if technique == "full-house" else state.places[digit]
    left = {unit: others & UNITS[unit] & ~(1 << cell) for unit in UNITS_OF[cell]}
    unit = min(left, key=lambda unit: left[unit].bit_count())
    if technique == "full-house":
        return Reason(words.empty_cells(unit, left[unit].bit_count()), cells=left[unit])
    return Reason(words.place_elsewhere(digit, unit, left[unit]), left[unit] << CELLS * digit)


def of_pattern(state: State, technique: str, answer: Answer) -> Reason | None:
    """Say the same of the one cell that is marked."""
    cells = answer.where
    if cells & (cells - 1):
        return Reason(not_so_many(technique, 1, cells.bit_count()), cells=cells)
    reason = filled(state, cells)
    if reason:
        return reason
    cell = cells.bit_length() - 1
    if technique == "hidden-single" and len(answer.marked) != 1:
        return None
    return of_candidate(state, technique, answer.marked[0] if answer.marked else cell)


REASONS = Reasons(of_candidate, of_pattern)
