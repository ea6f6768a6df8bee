"""What is said of naked and hidden subsets."""

from __future__ import annotations

from undoku.sudoku.techniques.step import DEFINING
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("locked-pair", "locked-triple", "naked-pair", "naked-triple", "naked-quadruple")
def naked_subset(step: Step, state: AnyState) -> Said:
    """As many cells of a unit as digits that they can take."""
    say, at = phrases.of(state), state.geometry
    pattern = step.role(DEFINING)
    cells, digits = at.cells_of(pattern), at.digits_in(pattern)
    number = phrases.number(cells.bit_count())
    units = [say.unit(unit) for unit in step.units]
    argument = (
        f"The {number} cells in {say.cells(cells)} can only be {phrases.digits(digits)} between them."
        f" These are {number} digits for {number} cells of {phrases.listed(units)}, so each of the digits is"
        f" in one of these cells. No other cell of {phrases.listed(units, 'or')} can have any of them."
    )
    return (
        f"Look at the cells of {phrases.listed(units)} that can take few digits.",
        f"{argument} {say.concluded(step.eliminations, 0)}",
    )


@explains("hidden-pair", "hidden-triple", "hidden-quadruple")
def hidden_subset(step: Step, state: AnyState) -> Said:
    """As many digits of a unit as cells that can take them."""
    say, at = phrases.of(state), state.geometry
    pattern = step.role(DEFINING)
    cells, digits = at.cells_of(pattern), at.digits_in(pattern)
    number = phrases.number(cells.bit_count())
    unit = say.unit(step.units[0])
    argument = (
        f"In {unit} the digits {phrases.digits(digits)} can only go into {say.cells(cells)}. These are"
        f" {number} cells for {number} digits, so each of the cells holds one of these digits, and all other"
        " candidates there are ruled out."
    )
    return (
        f"Look at where the digits of {unit} can go.",
        f"{argument} {say.concluded(step.eliminations, 0)}",
    )
