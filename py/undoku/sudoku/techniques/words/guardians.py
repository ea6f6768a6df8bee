"""What is said of guardians."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import cells_of, digits_in
from undoku.sudoku.techniques.step import DEFINING, FIN
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("guardian")
def guardian(step: Step, state: State) -> Said:
    """An odd loop cannot be, so one of the other places is true."""
    digit = phrases.digits(digits_in(step.role(DEFINING)))
    loop, guardians = cells_of(step.role(DEFINING)), cells_of(step.role(FIN))
    count = phrases.number(loop.bit_count())
    units = phrases.units(step.units)
    named = phrases.cells(guardians)
    so = ""
    if guardians.bit_count() > 1:
        so = (
            f" So {digit} goes into one of {named}, and a cell that shares a row, column or box with each of"
            f" them cannot hold {phrases.a(int(digit))}."
        )
    argument = (
        f"The {count} cells {phrases.cells(loop)} make a loop, each in one of {units} with the next. In these"
        f" {digit} has no other place but {named}. If it were not there, then of two cells that follow one"
        f" another one would be {digit} and the other not, all around the loop: that cannot be with"
        f" {count} cells, which is an odd number.{so}"
    )
    concluded = phrases.concluded(step.eliminations, step.placements)
    return f"Look at the {digit}s in {units}.", f"{argument} {concluded}"
