"""What is said of templates."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import digits_in, members
from undoku.sudoku.techniques.step import DEFINING
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("template-set")
def template_set(step: Step, state: State) -> Said:
    """Every way to place a digit uses the same cells."""
    digit = digits_in(step.placements).bit_length()
    where, argument = _all_ways(step, digit)
    argument += f" All of them have the {digit} in"
    argument += f" {phrases.cells(step.placements >> 81 * (digit - 1))}."
    return where, f"{argument} {phrases.placed(step.placements)}"


@explains("template-delete")
def template_delete(step: Step, state: State) -> Said:
    """No way to place a digit uses some cells."""
    digit = digits_in(step.eliminations).bit_length()
    where, argument = _all_ways(step, digit)
    argument += f" None of them has the {digit} in"
    argument += (
        f" {phrases.cells(step.eliminations >> 81 * (digit - 1), 'or')}: put there, it would leave some"
    )
    argument += " row, column or box without a place for it."
    return where, f"{argument} {phrases.removed(step.eliminations)}"


def _all_ways(step: Step, digit: int) -> Said:
    """Say what is looked through, and which cells are closed to the digit."""
    argument = f"Go through all ways to place the {digit}s that are missing, one in every row, column and box"
    claimed = step.role(DEFINING)
    if claimed:
        others = phrases.clauses([phrases.node(1 << number) for number in members(claimed)])
        argument += (
            f". Cells that another digit must have are closed to the {digit}; they are found in the same"
        )
        argument += f" way, and here they are {others}"
    return f"Look at all the {digit}s at once, in the whole grid.", f"{argument}."
