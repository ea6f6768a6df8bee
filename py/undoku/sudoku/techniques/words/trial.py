"""What is said of trial and error."""

from __future__ import annotations

from undoku.sudoku.techniques.step import pairs
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("trial-and-error")
def trial_and_error(step: Step, state: State) -> Said:
    """A digit of the solution."""
    [(cell, digit)] = pairs(step.placements)
    argument = (
        f"No technique that is known here leads any further. Each digit was tried: only with {digit} in"
    )
    argument += f" {phrases.cell(cell)} can the rest be filled in."
    return f"Look at {phrases.cell(cell)}.", f"{argument} {phrases.placed(step.placements)}"
