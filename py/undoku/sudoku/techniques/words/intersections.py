"""What is said of locked candidates."""

from __future__ import annotations

from undoku.sudoku.techniques.step import DEFINING
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("locked-candidates-pointing", "locked-candidates-claiming")
def locked_candidates(step: Step, state: AnyState) -> Said:
    """The places of a digit in one unit all lie in another."""
    say, at = phrases.of(state), state.geometry
    pattern = step.role(DEFINING)
    digit = phrases.digits(at.digits_in(pattern))
    unit, cover = say.unit(step.units[0]), say.unit(step.covers[0])
    argument = (
        f"In {unit} the {digit} can only go into cells that lie in {cover} as well:"
        f" {say.cells(at.cells_of(pattern), 'or')}. Whichever of them it is, {cover} has its {digit} there,"
        f" so no other cell of {cover} can be {digit}."
    )
    return f"Look at the {digit}s in {unit}.", f"{argument} {say.concluded(step.eliminations, 0)}"
