"""What is said of fish of lines."""

from __future__ import annotations

from undoku.sudoku.techniques.words import explains
from undoku.sudoku.techniques.words.fish_arguments import argued

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan")
def basic(step: Step, state: State) -> Said:
    """Lines in as many that cross them."""
    return argued(step)


@explains(
    "finned-x-wing",
    "finned-swordfish",
    "finned-jellyfish",
    "finned-squirmbag",
    "finned-whale",
    "finned-leviathan",
)
def finned(step: Step, state: State) -> Said:
    """Lines in as many that cross them, but for fins."""
    return argued(step)


@explains(
    "sashimi-x-wing",
    "sashimi-swordfish",
    "sashimi-jellyfish",
    "sashimi-squirmbag",
    "sashimi-whale",
    "sashimi-leviathan",
)
def sashimi(step: Step, state: State) -> Said:
    """The same, where a line has but one place, or none, without its fins."""
    return argued(step, sashimi=True)
