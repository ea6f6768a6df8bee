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
        have = "has" if ruled_out.bit_count() == 1 else "have"
        parts.append(f"{phrases.digits(ruled_out)} {have} been ruled out there")
    argument = f"In {phrases.cell(cell)} only {digit} is left: {'; '.join(parts)}."
    return f"Look at {phrases.cell(cell)}.", f"{argument} {phrases.placed(step.placements)}"


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
    article = "an" if digit == 8 else "a"
    argument = (
        f"{unit} needs {article} {digit}, and {phrases.cell(cell)} is the only cell of it that can take one"
    )
    if keeping:
        noun = f"the {digit}" if keeping.bit_count() == 1 else f"the {digit}s"
        argument += f": {noun} in {phrases.cells(keeping)} "
        argument += "keeps" if keeping.bit_count() == 1 else "keep"
        argument += " it out of the others"
        if any(not PEERS[other] & keeping for other in members(others(step, state))):
            argument += ", or it has been ruled out there"
    else:
        argument += ": in the others it has been ruled out"
    return f"Look at {unit}.", f"{phrases.sentence(argument)}. {phrases.placed(step.placements)}"
