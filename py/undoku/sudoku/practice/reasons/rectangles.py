"""Why four cells are no rectangle of two digits, or not one of the test that is practised."""

from __future__ import annotations

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.practice.instances import lines_of
from undoku.sudoku.practice.reasons import Reasons
from undoku.sudoku.practice.reasons.facts import digits_of, filled
from undoku.sudoku.practice.words import not_so_many
from undoku.sudoku.techniques.candidates import CELLS, UNITS, UNITS_OF, mask_of, members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.techniques.state import State

_WITH_SUBSET = "uniqueness-3"
_ONE_MORE_DIGIT = ("uniqueness-2", "uniqueness-5")


def of_pattern(state: State, technique: str, answer: Answer) -> Reason | None:
    """Say by number, givens, lines, boxes and candidates why cells are no such rectangle."""
    cells = answer.where
    if cells.bit_count() != 4:
        if technique == _WITH_SUBSET:
            return None
        return Reason(not_so_many(technique, 4, cells.bit_count()), cells=cells)
    for cell in members(cells & state.given):
        return Reason(words.given_corner(cell), cells=1 << cell)
    reason = filled(state, cells)
    if reason:
        return reason
    if len(lines_of(cells, 0)) != 2 or len(lines_of(cells, 1)) != 2:
        return Reason(words.no_rectangle(), cells=cells)
    boxes = {UNITS_OF[cell][2] for cell in members(cells)}
    if len(boxes) != 2:
        return Reason(words.not_two_boxes(len(boxes)), cells=cells)
    pairs = [state.cells[cell] for cell in members(cells) if state.cells[cell].bit_count() == 2]
    if not pairs:
        return Reason(words.no_pair_alone(), cells=cells)
    pair = max(pairs, key=pairs.count)
    if technique == "uniqueness-1":
        return _spoiled(state, cells, pair)
    extra = digits_of(state, cells) & ~pair
    if technique in _ONE_MORE_DIGIT and extra.bit_count() > 1:
        return Reason(words.more_than_one_digit(pair, extra), cells=cells)
    return None


def _spoiled(state: State, cells: int, pair: int) -> Reason | None:
    """Name a second cell that has not just the two digits."""
    others = [cell for cell in members(cells) if state.cells[cell] != pair]
    if len(others) < 2:
        return None
    cell = min(others, key=lambda cell: state.cells[cell].bit_count())
    if not state.cells[cell] & ~pair:
        return None
    extra = sum(1 << CELLS * digit + cell for digit in members(state.cells[cell] & ~pair))
    return Reason(words.more_in_cell(cell, state.cells[cell], pair), extra, cells)


def of_candidate(state: State, technique: str, number: int) -> Reason | None:
    """Look for three cells that would take the candidate out if one of them had the two digits alone."""
    if technique != "uniqueness-1":
        return None
    digit, corner = divmod(number, CELLS)
    free = state.empty
    row, column, box = UNITS_OF[corner]
    for beside in members(free & UNITS[box] & (UNITS[row] | UNITS[column]) & ~(1 << corner)):
        line = UNITS[column] if UNITS[row] >> beside & 1 else UNITS[row]
        for across in members(free & line & ~UNITS[box]):
            opposite = beside + across - corner
            if not free >> opposite & 1:
                continue
            three = (beside, across, opposite)
            pairs = [state.cells[cell] for cell in three if state.cells[cell].bit_count() == 2]
            if len(pairs) == 2 and pairs[0] == pairs[1] and pairs[0] >> digit & 1:
                pair = pairs[0]
                last = next(cell for cell in three if state.cells[cell] != pair)
                if state.cells[last] & pair == pair and state.cells[corner] & pair == pair:
                    return _spoiled(state, mask_of(three) | 1 << corner, pair)
    return None


REASONS = Reasons(of_candidate, of_pattern)
