"""What is said of wings."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import UNITS, cells_of, members
from undoku.sudoku.techniques.step import DEFINING
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("xy-wing", "xyz-wing")
def xy_wing(step: Step, state: State) -> Said:
    """A pivot and two pincers."""
    z, pivot, *pincers = step.values
    mask = state.cells[pivot]
    parts = [f"{phrases.sentence(phrases.cell(pivot))} can only be {phrases.digits(mask, 'or')}."]
    for pincer in pincers:
        x = phrases.digits(state.cells[pincer] & ~(1 << z))
        parts.append(
            f"If it is {x}, then {phrases.cell(pincer)}, which is in {_shared(pivot, pincer)} as well, is not"
            f" {x}, so it must be {z + 1}."
        )
    if mask >> z & 1:
        parts.append(f"If it is {z + 1}, it has the {z + 1} itself.")
        parts.append(
            f"In any case one of the three cells is {z + 1}. A cell that shares a row, column or box with"
            f" each of the three cannot be {z + 1}."
        )
    else:
        parts.append(
            f"In any case one of these two is {z + 1}. A cell that shares a row, column or box with each of"
            f" the two cannot be {z + 1}."
        )
    return (
        f"Look at what {phrases.cell(pivot)} can be, and at the cells with two candidates that it sees.",
        f"{' '.join(parts)} {phrases.concluded(step.eliminations, 0)}",
    )


def _shared(cell: int, other: int) -> str:
    """Name what two cells are both in."""
    return next(
        phrases.unit(unit) for unit, cells in enumerate(UNITS) if cells >> cell & 1 and cells >> other & 1
    )


@explains("wxyz-wing")
def wxyz_wing(step: Step, state: State) -> Said:
    """Four cells with four digits, of which one can be there more than once."""
    z = step.values[0]
    where = cells_of(step.role(DEFINING))
    digits = 0
    for cell in members(where):
        digits |= state.cells[cell]
    with_z = state.places[z] & where
    argument = (
        f"The four cells in {phrases.cells(where)} can only be {phrases.digits(digits)} between them. Of"
        f" these, {phrases.digits(digits & ~(1 << z))} can be there only once each: any two of the cells that"
        " can take the same one share a row, column or box. So at most three of the cells hold one of them,"
        f" and at least one is {z + 1}, in {phrases.cells(with_z, 'or')}. A cell that shares a row, column or"
        f" box with each of these cannot be {z + 1}."
    )
    return (
        f"Look at the cells with few candidates around {phrases.cell(step.values[1])}.",
        f"{argument} {phrases.concluded(step.eliminations, 0)}",
    )


@explains("w-wing")
def w_wing(step: Step, state: State) -> Said:
    """Two cells with the same two digits, joined by a strong link."""
    z, cell, other, linked, near, near_2 = step.values
    one, two = phrases.cell(cell), phrases.cell(other)
    digit, unit = linked + 1, phrases.unit(step.units[0])
    argument = (
        f"{phrases.sentence(one)} and {two} can both only be {phrases.digits(state.cells[cell], 'or')}. The"
        f" {digit} of {unit} must be in {phrases.cell(near)}, or in {phrases.cell(near_2)}. If it is in the"
        f" first, then {one}, which is in {_shared(cell, near)} as well, is not {digit}, so it must be"
        f" {z + 1}. If it is in the second, then {two}, which is in {_shared(other, near_2)} as well, is not"
        f" {digit}, so it must be {z + 1}. In any case at least one of these two is {z + 1}. A cell that"
        f" shares a row, column or box with each of the two cannot be {z + 1}."
    )
    return (
        f"Look at two cells with the same two candidates, {phrases.digits(state.cells[cell])}.",
        f"{argument} {phrases.concluded(step.eliminations, 0)}",
    )
