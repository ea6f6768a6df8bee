"""What is said of avoidable rectangles."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import UNITS_OF, cells_of, digits_in, members
from undoku.sudoku.techniques.step import DEFINING, FIN, pairs
from undoku.sudoku.techniques.words import explains, phrases, rectangles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


def begun(step: Step, state: State) -> str:
    """Name the four cells, and what has been worked out in them."""
    corners = pairs(step.role(DEFINING))
    boxes = phrases.units({UNITS_OF[cell][2] for cell, _ in corners})
    filled = [f"{digit} in {phrases.cell(cell)}" for cell, digit in corners if state.digits[cell]]
    have = "has" if len(filled) == 1 else "have"
    where = phrases.sentence(rectangles.crossing(phrases.USUAL, step))
    return (
        f"{where}, which lie in {boxes}. None of them is a given: they"
        f" were all empty at first, and {phrases.clauses(filled)} {have} been worked out."
    )


def two_solutions(step: Step) -> str:
    """Say what the four cells would then be, and why they are not."""
    low, high = members(digits_in(step.role(DEFINING)))
    return (
        f"then {low + 1} and {high + 1} would stand crosswise in the four cells, and could be exchanged"
        f" there: every row, column and box would still have one of each, with the same givens, and the"
        " puzzle would have a second solution. It has only one."
    )


@explains("avoidable-rectangle-1")
def avoidable_rectangle_1(step: Step, state: State) -> Said:
    """The last corner does not complete the pattern."""
    [(cell, digit)] = pairs(step.eliminations)
    argument = (
        f"{begun(step, state)} If the fourth, {phrases.cell(cell)}, were {digit}, {two_solutions(step)}"
    )
    return rectangles.where(phrases.USUAL, step), f"{argument} {phrases.removed(step.eliminations)}"


@explains("avoidable-rectangle-2")
def avoidable_rectangle_2(step: Step, state: State) -> Said:
    """A third digit goes into one of the two empty corners."""
    two = phrases.cells(cells_of(step.role(FIN)))
    third = phrases.digits(digits_in(step.role(FIN)))
    wanted = phrases.listed(
        [
            f"{phrases.cell(cell)} were {digit}"
            for cell, digit in pairs(step.role(DEFINING))
            if not state.digits[cell]
        ]
    )
    argument = (
        f"{begun(step, state)} If {wanted}, {two_solutions(step)} The only other candidate of the two"
        f" cells is {third}, so {third} goes into one of the two cells in {two}. A cell that shares a row,"
        f" column or box with both of them cannot hold {phrases.a(int(third))}."
    )
    return rectangles.where(phrases.USUAL, step), f"{argument} {phrases.removed(step.eliminations)}"
