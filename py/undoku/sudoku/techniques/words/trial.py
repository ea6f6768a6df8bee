"""What is said of trial and error."""

from __future__ import annotations

from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("trial-and-error")
def trial_and_error(step: Step, state: AnyState) -> Said:
    """A digit of the solution."""
    say = phrases.of(state)
    [(cell, digit)] = state.geometry.pairs(step.placements)
    argument = "No technique that is known here leads any further. Each digit was tried: only with"
    argument += f" {phrases.digit(digit)} in {say.cell(cell)} can the rest be filled in."
    return f"Look at {say.cell(cell)}.", f"{argument} {say.placed(step.placements)}"
