"""What is said of fish with rows and columns mixed."""

from __future__ import annotations

from undoku.sudoku.techniques.words import explains
from undoku.sudoku.techniques.words.fish_arguments import argued

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains(
    "mutant-x-wing",
    "mutant-swordfish",
    "mutant-jellyfish",
    "mutant-squirmbag",
    "mutant-whale",
    "mutant-leviathan",
    "finned-mutant-x-wing",
    "finned-mutant-swordfish",
    "finned-mutant-jellyfish",
    "finned-mutant-squirmbag",
    "finned-mutant-whale",
    "finned-mutant-leviathan",
)
def mutant(step: Step, state: State) -> Said:
    """Units of any sort in as many others."""
    return argued(step)
