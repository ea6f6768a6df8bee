"""What is said of a cell whose every digit takes a digit from an almost locked set."""

from __future__ import annotations

from undoku.sudoku.techniques.almost_locked import FIELDS
from undoku.sudoku.techniques.candidates import cells_of, digits_in, members
from undoku.sudoku.techniques.step import DEFINING
from undoku.sudoku.techniques.words import almost_locked, explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("death-blossom")
def death_blossom(step: Step, state: State) -> Said:
    """Whatever the stem is, a digit is in one of the petals."""
    own = step.role(DEFINING)
    stem = phrases.cells(cells_of(own))
    digits = list(members(digits_in(own)))
    said = [f"{phrases.sentence(stem)} can only be {phrases.digits(digits_in(own), 'or')}."]
    for digit, petal, letter in zip(digits, step.sets, almost_locked.LETTERS, strict=False):
        said.append(_without(digit, petal, letter, digits_in(step.eliminations)))
    first, *others = members(digits_in(step.eliminations))
    see = almost_locked.see(step.eliminations & FIELDS[first], "each of them")
    said.append(f"Whichever it is, one of these {first + 1}s is true, and {see}.")
    for digit in others:
        see = almost_locked.see(step.eliminations & FIELDS[digit])
        said.append(f"One of these {digit + 1}s is true as well, and {see}.")
    said.append(phrases.concluded(step.eliminations, 0))
    return f"Look at {stem}, and {almost_locked.at_regions(step.sets)}.", " ".join(said)


def _without(digit: int, petal: int, letter: str, kept: int) -> str:
    """Say where the digits that matter are in a petal without a digit, from 0."""
    cells, left = cells_of(petal), digits_in(petal) & ~(1 << digit)
    if cells.bit_count() == 1:
        named = f"{phrases.cells(cells)} ({letter})"
        return f"If it is {digit + 1}, {named} cannot be {digit + 1}, so it must be {phrases.digits(left)}."
    places = [
        f"{other + 1} is in {phrases.cells(cells_of(petal & FIELDS[other]), 'or')}" for other in members(kept)
    ]
    where = f", and {places[0]}." if len(places) == 1 else f". So {'. And '.join(places)}."
    return (
        f"If it is {digit + 1}, no {digit + 1} is left in {letter}, the cells in {phrases.cells(cells)}, as"
        f" each {digit + 1} there shares a row, column or box with it. These {almost_locked.counted(cells)}"
        f" cells must have all their other digits, {phrases.digits(left)}{where}"
    )
