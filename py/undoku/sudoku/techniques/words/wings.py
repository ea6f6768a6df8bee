"""What is said of wings."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.step import DEFINING
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said
    from undoku.sudoku.techniques.words.phrases import Phrases


@explains("xy-wing", "xyz-wing")
def xy_wing(step: Step, state: AnyState) -> Said:
    """A pivot and two pincers."""
    say = phrases.of(state)
    z, pivot, *pincers = step.values
    digit = phrases.digit(z + 1)
    mask = state.cells[pivot]
    parts = [f"{phrases.sentence(say.cell(pivot))} can only be {phrases.digits(mask, 'or')}."]
    for pincer in pincers:
        x = phrases.digits(state.cells[pincer] & ~(1 << z))
        parts.append(
            f"If it is {x}, then {say.cell(pincer)}, which is in {_shared(say, pivot, pincer)} as well, is"
            f" not {x}, so it must be {digit}."
        )
    if mask >> z & 1:
        parts.append(f"If it is {digit}, it has the {digit} itself.")
        parts.append(
            f"In any case one of the three cells is {digit}. A cell that shares a {say.shared} with each of"
            f" the three cannot be {digit}."
        )
    else:
        parts.append(
            f"In any case one of these two is {digit}. A cell that shares a {say.shared} with each of the two"
            f" cannot be {digit}."
        )
    return (
        f"Look at what {say.cell(pivot)} can be, and at the cells with two candidates that it sees.",
        f"{' '.join(parts)} {say.concluded(step.eliminations, 0)}",
    )


def _shared(say: Phrases, cell: int, other: int) -> str:
    """Name what two cells are both in."""
    return say.unit(say.geometry.together(1 << cell | 1 << other)[0])


@explains("wxyz-wing")
def wxyz_wing(step: Step, state: AnyState) -> Said:
    """Four cells with four digits, of which one can be there more than once."""
    say = phrases.of(state)
    z = step.values[0]
    where = say.geometry.cells_of(step.role(DEFINING))
    digits = 0
    for cell in members(where):
        digits |= state.cells[cell]
    with_z = state.places[z] & where
    argument = (
        f"The four cells in {say.cells(where)} can only be {phrases.digits(digits)} between them. Of"
        f" these, {phrases.digits(digits & ~(1 << z))} can be there only once each: any two of the cells that"
        f" can take the same one share a {say.shared}. So at most three of the cells hold one of them, and at"
        f" least one is {phrases.digit(z + 1)}, in {say.cells(with_z, 'or')}. A cell that shares a"
        f" {say.shared} with each of these cannot be {phrases.digit(z + 1)}."
    )
    return (
        f"Look at the cells with few candidates around {say.cell(step.values[1])}.",
        f"{argument} {say.concluded(step.eliminations, 0)}",
    )


@explains("w-wing")
def w_wing(step: Step, state: AnyState) -> Said:
    """Two cells with the same two digits, joined by a strong link."""
    say = phrases.of(state)
    z, cell, other, linked, near, near_2 = step.values
    one, two = say.cell(cell), say.cell(other)
    digit, left = phrases.digit(linked + 1), phrases.digit(z + 1)
    unit = say.unit(step.units[0])
    argument = (
        f"{phrases.sentence(one)} and {two} can both only be {phrases.digits(state.cells[cell], 'or')}. The"
        f" {digit} of {unit} must be in {say.cell(near)}, or in {say.cell(near_2)}. If it is in the"
        f" first, then {one}, which is in {_shared(say, cell, near)} as well, is not {digit}, so it must be"
        f" {left}. If it is in the second, then {two}, which is in {_shared(say, other, near_2)} as well, is"
        f" not {digit}, so it must be {left}. In any case at least one of these two is {left}. A cell that"
        f" shares a {say.shared} with each of the two cannot be {left}."
    )
    return (
        f"Look at two cells with the same two candidates, {phrases.digits(state.cells[cell])}.",
        f"{argument} {say.concluded(step.eliminations, 0)}",
    )
