"""What is said of junior exocets."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import cells_of, digits_in, mask_of
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("junior-exocet")
def junior_exocet(step: Step, state: State) -> Said:
    """Two cells hold the digits of two others."""
    base, targets = (cells_of(some) for some in step.sets)
    line, *companions = step.values
    digits = digits_in(step.sets[0])
    lines = phrases.units(step.units)
    others = digits_in(step.sets[1]) & ~digits
    also = f" They also have {phrases.digits(others)}, which are not among those." if others else ""
    if others.bit_count() == 1:
        also = f" They also have {phrases.digits(others)}, which is not among those."
    argument = (
        f"The base cells {phrases.cells(base)} (set A) hold two of {phrases.digits(digits)}. Take any digit"
        f" that one of them holds. {phrases.sentence(lines)} have it three times. On them it cannot be in"
        f" {phrases.unit(line)}, nor in the box of the base, where the base has it, nor in"
        f" {phrases.cells(mask_of(companions))}, which cannot take it: so it is in one of the target cells"
        f" {phrases.cells(targets)} (set B), or outside their"
        f" {'band' if line < 9 else 'stack'}. There all its places on the three lie on two lines, which hold"
        " it at most twice. So one of the targets holds it, and as each of the two digits of the base needs"
        f" one, the targets hold these two digits and no other.{also} And the digit of a target needs a"
        " place outside on each of the other two lines, two that do not see each other. What goes is in none"
        f" of the ways to fill A and B like this. {phrases.removed(step.eliminations)}"
    )
    return f"Look at {lines}, and at {phrases.unit(line)}.", argument
