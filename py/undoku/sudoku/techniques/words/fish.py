"""What is said of fish of all kinds."""

from __future__ import annotations

from undoku.sudoku.techniques.catalogue import TECHNIQUES
from undoku.sudoku.techniques.words import explains
from undoku.sudoku.techniques.words.fish_arguments import argued

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains(*(technique.identifier for technique in TECHNIQUES if technique.family == "fish"))
def fish(step: Step, state: AnyState) -> Said:
    """Units in as many others; of sashimi fish a line has but one place, or none, without its fins."""
    return argued(step, state, sashimi=step.technique.startswith("sashimi-"))
