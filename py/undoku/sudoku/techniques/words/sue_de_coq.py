"""What is said of Sue de Coq: as many cells as digits, so that every digit is used."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import cells_of, digits_in
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("sue-de-coq")
def sue_de_coq(step: Step, state: State) -> Said:
    """The digits of a crossing are shared out between the line and the box."""
    line, box = map(phrases.unit, step.units)
    crossing, of_line, of_box = map(digits_in, step.sets)
    both = of_line & of_box
    cells = sum(cells_of(each).bit_count() for each in step.sets)
    parts = [
        f"{phrases.sentence(line)} and {box} cross in A: {_having(step.sets[0])}.",
        f"Beside these cells, {line} has B: {_having(step.sets[1])}; and {box} has C:"
        f" {_having(step.sets[2])}.",
        f"Together these are {phrases.number(cells)} cells.",
    ]
    every = phrases.digits(crossing | of_line | of_box)
    if both:
        parts.append(
            f"Their digits are {every}. Of these, {phrases.digits(both)} can be in them twice, once in {line}"
            f" and once in {box}, and every other once at most: that makes {phrases.number(cells)} digits as"
            f" well, so all are used. So {phrases.digits(both)} is in both {_place(step, 1)} and"
            f" {_place(step, 2)}."
        )
    else:
        parts.append(
            f"Their digits are {every}, as many as there are cells, and each can be in them once at most: all"
            " its places among them share a row, column or box. So every digit is used."
        )
    parts.append(f"{_freed(line, (crossing | of_line) & ~of_box | both)}")
    parts.append(f"{_freed(box, (crossing | of_box) & ~of_line | both)}")
    where = f"Look at {line} and {box}, and at the cells in which they cross."
    return where, f"{' '.join(parts)} {phrases.removed(step.eliminations)}"


def _having(mask: int) -> str:
    cells = cells_of(mask)
    return f"{phrases.cells(cells)} with the candidates {phrases.digits(digits_in(mask))}"


def _place(step: Step, number: int) -> str:
    return phrases.cells(cells_of(step.sets[number]))


def _freed(unit: str, digits: int) -> str:
    verb, them = ("is", "it") if digits.bit_count() == 1 else ("are", "them")
    said = f"The {phrases.digits(digits)} of {unit} {verb} in these cells"
    return f"{said}, and no other cell of {unit} has {them}."
