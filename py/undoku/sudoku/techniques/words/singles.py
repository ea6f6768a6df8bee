"""What is said of singles."""

from __future__ import annotations

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
    argument = (
        f"In {phrases.cell(cell)} only {digit} is left: every other digit stands in its row, column or box"
    )
    argument += ", or has been ruled out there."
    return f"Look at {phrases.cell(cell)}.", f"{argument} {phrases.placed(step.placements)}"


@explains("hidden-single")
def hidden_single(step: Step, state: State) -> Said:
    """One cell of a unit can take the digit."""
    [(cell, digit)] = pairs(step.placements)
    unit = phrases.unit(step.units[0])
    argument = (
        f"{unit} needs a {digit}, and {phrases.cell(cell)} is the only cell of it that can still take one."
    )
    return f"Look at {unit}.", f"{phrases.sentence(argument)} {phrases.placed(step.placements)}"
