"""What is said of singles."""

from __future__ import annotations

from undoku.sudoku.techniques.blocking import blocking, others
from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("full-house")
def full_house(step: Step, state: AnyState) -> Said:
    """One empty cell is left in a unit."""
    say = phrases.of(state)
    [(cell, value)] = say.geometry.pairs(step.placements)
    unit, digit = say.unit(step.units[0]), phrases.digit(value)
    argument = f"{unit} has one empty cell left, {say.cell(cell)}, and of its digits only {digit} is missing."
    return f"Look at {unit}.", f"{phrases.sentence(argument)} {say.placed(step.placements)}"


@explains("naked-single")
def naked_single(step: Step, state: AnyState) -> Said:
    """One candidate is left in a cell."""
    say, at = phrases.of(state), state.geometry
    [(cell, digit)] = at.pairs(step.placements)
    seen = 0
    parts = []
    for number in at.units_of[cell]:
        new = _standing(state, number) & ~seen
        seen |= new
        if new:
            parts.append(f"{say.unit(number)} has {phrases.digits(new)}")
    ruled_out = at.every_digit & ~seen & ~(1 << digit - 1)
    if ruled_out:
        was, be = ("was", "is") if ruled_out.bit_count() == 1 else ("were", "are")
        parts.append(f"{phrases.digits(ruled_out)} {was} {_removed(be)}")
    argument = f"In {say.cell(cell)} only {phrases.digit(digit)} is left: {'; '.join(parts)}."
    return f"Look at {say.cell(cell)}.", f"{argument} {say.placed(step.placements)}"


def _removed(be: str) -> str:
    """Say why candidates are not there although no digit keeps them out."""
    return f"removed by earlier steps, or {be} missing from the notes"


def _standing(state: AnyState, unit: int) -> int:
    """Give the digits that stand in a unit, bit digit - 1."""
    mask = 0
    for cell in members(state.geometry.units[unit] & ~state.empty):
        mask |= 1 << state.digits[cell] - 1
    return mask


@explains("hidden-single")
def hidden_single(step: Step, state: AnyState) -> Said:
    """One cell of a unit can take the digit."""
    say, peers = phrases.of(state), state.geometry.peers
    [(cell, digit)] = state.geometry.pairs(step.placements)
    unit = say.unit(step.units[0])
    keeping = blocking(step, state)
    left = sum(1 << other for other in members(others(step, state)) if not peers[other] & keeping)
    reasons = [] if others(step, state) else ["no other cell there is empty"]
    if keeping:
        named = phrases.digit(digit)
        reasons.append(_kept_out(say, named, keeping, others(step, state) & ~left, all_others=not left))
    if left:
        reasons.append(f"in {say.cells(left)} it was {_removed('is')}")
    argument = (
        f"{unit} needs {phrases.a(digit)}, and {say.cell(cell)} is the only cell there that can take one:"
        f" {'; '.join(reasons)}."
    )
    return f"Look at {unit}.", f"{phrases.sentence(argument)} {say.placed(step.placements)}"


def _kept_out(say: phrases.Phrases, digit: str, keeping: int, cells: int, all_others: bool) -> str:
    """Say that a digit in some cells keeps it out of others.

    >>> _kept_out(phrases.USUAL, "8", 1, 1 << 9 | 1 << 10, all_others=True)
    'the 8 in row 1, column 1 keeps it out of the other empty cells (same row, column or box)'
    >>> _kept_out(phrases.USUAL, "8", 0b11, 1 << 9, all_others=False)
    'the 8s in row 1, columns 1 and 2 keep it out of row 2, column 1 (same row, column or box)'
    """
    which, keep = (f"the {digit}", "keeps") if keeping.bit_count() == 1 else (f"the {digit}s", "keep")
    where = say.cells(cells)
    if all_others:
        where = "the other empty cell" if cells.bit_count() == 1 else "the other empty cells"
    return f"{which} in {say.cells(keeping)} {keep} it out of {where} (same {say.shared})"
