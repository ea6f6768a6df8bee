"""What is said of fish with boxes."""

from __future__ import annotations

from undoku.sudoku.techniques.words import explains
from undoku.sudoku.techniques.words.fish_arguments import argued

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains(
    "franken-x-wing",
    "franken-swordfish",
    "franken-jellyfish",
    "franken-squirmbag",
    "franken-whale",
    "franken-leviathan",
    "finned-franken-x-wing",
    "finned-franken-swordfish",
    "finned-franken-jellyfish",
    "finned-franken-squirmbag",
    "finned-franken-whale",
    "finned-franken-leviathan",
)
def franken(step: Step, state: State) -> Said:
    """Lines and boxes in as many lines and boxes."""
    return argued(step)
