"""What is said where some cells must not hold some digits alone: what follows for what is extra in them."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import cells_of, digits_in
from undoku.sudoku.techniques.deadly import BOUND, ONE_CELL, ONE_DIGIT
from undoku.sudoku.techniques.step import DEFINING, FIN
from undoku.sudoku.techniques.words import phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.step import Step


def conclusion(step: Step) -> str:
    """Say what follows from one of the cells having to hold another digit, down to what goes."""
    why, _ = step.values
    said = {ONE_CELL: _one_cell, ONE_DIGIT: _one_digit, BOUND: _bound}.get(why, _subset)(step)
    return f"{said} {phrases.removed(step.eliminations)}"


def _one_cell(step: Step) -> str:
    digits = phrases.digits(digits_in(step.role(DEFINING)), "or")
    cell = phrases.cell(cells_of(step.role(FIN)).bit_length() - 1)
    others = phrases.digits(digits_in(step.role(FIN)), "or")
    return (
        f"All of them but one have no other candidate, so it is that one, {cell}, which can also be {others}:"
        f" it does not hold {digits}."
    )


def _one_digit(step: Step) -> str:
    digit = phrases.digits(digits_in(step.role(FIN)))
    return (
        f"The only other candidate in them is {digit}, in {phrases.cells(cells_of(step.role(FIN)))}, so"
        f" {digit} goes into one of these. A cell that shares a row, column or box with each of them"
        f" cannot hold {phrases.a(int(digit))}."
    )


def _bound(step: Step) -> str:
    two = phrases.cells(cells_of(step.role(FIN)))
    gone = phrases.digits(digits_in(step.eliminations), "or")
    [unit] = step.units
    _, bound = step.values
    others = phrases.digits(digits_in(step.role(FIN)), "or")
    return (
        f"Only two of them have other candidates, {others} in {two}, and in {phrases.unit(unit)} the {bound}"
        f" can only go into these: one of the two is {bound}. If the other were {gone}, none of the cells"
        f" would hold another digit. So neither is {gone}."
    )


def _subset(step: Step) -> str:
    subset = step.sets[0]
    size = cells_of(subset).bit_count()
    units = phrases.units(step.units)
    fins = digits_in(step.role(FIN))
    together = digits_in(subset) | fins
    named = phrases.cells(cells_of(subset))
    who = f"The {phrases.number(size)} cells in {named} (set A) have"
    if size == 1:
        who = f"The cell {named} (set A) has"
    return (
        f"The only two that have other candidates are {phrases.cells(cells_of(step.role(FIN)))}, so one of"
        f" these holds {phrases.digits(fins, 'or')}. {who} no candidates but"
        f" {phrases.digits(digits_in(subset))}. With that one, {phrases.number(size + 1)} cells of {units}"
        f" have only the {phrases.number(size + 1)} digits {phrases.digits(together)} between them, and"
        f" need them all: no other cell of {units} can hold any of these."
    )
