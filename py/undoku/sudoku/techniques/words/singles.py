"""What is said of singles."""

from __future__ import annotations

from undoku.sudoku.techniques.blocking import blocking, others
from undoku.sudoku.techniques.candidates import EVERY_DIGIT, PEERS, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.step import pairs
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("full-house")
def full_house(step: Step, state: State) -> Said:
    """One empty cell is left in a unit."""
    [(cell, digit)] = pairs(step.placements)
    unit = phrases.unit(step.units[0])
    argument = (
        f"{unit} has one empty cell left, {phrases.cell(cell)}, and of its digits only {digit} is missing."
    )
    return f"Look at {unit}.", f"{phrases.sentence(argument)} {phrases.placed(step.placements)}"


@explains("naked-single")
def naked_single(step: Step, state: State) -> Said:
    """One candidate is left in a cell."""
    [(cell, digit)] = pairs(step.placements)
    seen = 0
    parts = []
    for number in UNITS_OF[cell]:
        new = _standing(state, number) & ~seen
        seen |= new
        if new:
            parts.append(f"{phrases.unit(number)} has {phrases.digits(new)}")
    ruled_out = EVERY_DIGIT & ~seen & ~(1 << digit - 1)
    if ruled_out:
        was, be = ("was", "is") if ruled_out.bit_count() == 1 else ("were", "are")
        parts.append(f"{phrases.digits(ruled_out)} {was} {_removed(be)}")
    argument = f"In {phrases.cell(cell)} only {digit} is left: {'; '.join(parts)}."
    return f"Look at {phrases.cell(cell)}.", f"{argument} {phrases.placed(step.placements)}"


def _removed(be: str) -> str:
    """Say why candidates are not there although no digit keeps them out."""
    return f"removed by earlier steps, or {be} missing from the notes"


def _standing(state: State, unit: int) -> int:
    """Give the digits that stand in a unit, bit digit - 1."""
    mask = 0
    for cell in members(UNITS[unit] & ~state.empty):
        mask |= 1 << state.digits[cell] - 1
    return mask


@explains("hidden-single")
def hidden_single(step: Step, state: State) -> Said:
    """One cell of a unit can take the digit."""
    [(cell, digit)] = pairs(step.placements)
    unit = phrases.unit(step.units[0])
    keeping = blocking(step, state)
    left = sum(1 << other for other in members(others(step, state)) if not PEERS[other] & keeping)
    reasons = []
    if keeping:
        reasons.append(_kept_out(digit, keeping, others(step, state) & ~left, all_others=not left))
    if left:
        reasons.append(f"in {phrases.cells(left)} it was {_removed('is')}")
    argument = (
        f"{unit} needs {phrases.a(digit)}, and {phrases.cell(cell)} is the only cell there that can take one:"
        f" {'; '.join(reasons)}."
    )
    return f"Look at {unit}.", f"{phrases.sentence(argument)} {phrases.placed(step.placements)}"


def _kept_out(digit: int, keeping: int, cells: int, all_others: bool) -> str:
    """Say that a digit in some cells keeps it out of others.

    >>> _kept_out(8, 1, 1 << 9 | 1 << 10, all_others=True)
    'the 8 in row 1, column 1 keeps it out of the other empty cells (same row, column or box)'
    >>> _kept_out(8, 0b11, 1 << 9, all_others=False)
    'the 8s in row 1, columns 1 and 2 keep it out of row 2, column 1 (same row, column or box)'
    """
    which, keep = (f"the {digit}", "keeps") if keeping.bit_count() == 1 else (f"the {digit}s", "keep")
    where = phrases.cells(cells)
    if all_others:
        where = "the other empty cell" if cells.bit_count() == 1 else "the other empty cells"
    return f"{which} in {phrases.cells(keeping)} {keep} it out of {where} (same row, column or box)"
