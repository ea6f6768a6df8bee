"""What is said of unique rectangles: why there would be two solutions, and what keeps them off."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import UNITS, UNITS_OF, cells_of, digits_in, members
from undoku.sudoku.techniques.step import DEFINING, FIN, pairs
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


def where(step: Step) -> str:
    """Say in which two boxes the rectangle lies, and of which digits."""
    low, high = members(digits_in(step.role(DEFINING)))
    boxes = {UNITS_OF[cell][2] for cell in members(cells_of(step.role(DEFINING)))}
    return f"Look at the {low + 1}s and {high + 1}s in {phrases.units(boxes)}."


def crossing(step: Step) -> str:
    """Name the four cells by their rows and columns."""
    cells = list(members(cells_of(step.role(DEFINING))))
    rows = phrases.units({UNITS_OF[cell][0] for cell in cells})
    return f"{rows} cross {phrases.units({UNITS_OF[cell][1] for cell in cells})} in four cells"


def _two_solutions(step: Step) -> str:
    boxes = phrases.units({UNITS_OF[cell][2] for cell in members(cells_of(step.role(DEFINING)))})
    pair = phrases.digits(digits_in(step.role(DEFINING)))
    low, high = members(digits_in(step.role(DEFINING)))
    return (
        f"{phrases.sentence(crossing(step))}, which lie in {boxes}. If they held nothing but {pair}, these"
        f" two digits could be exchanged there: every row, column and box would still have one {low + 1} and"
        f" one {high + 1}, and the puzzle would have a second solution. It has only one, so one of the four"
        " cells must hold another digit."
    )


def _said(step: Step, argument: str) -> Said:
    return where(step), f"{_two_solutions(step)} {argument} {phrases.removed(step.eliminations)}"


@explains("uniqueness-1")
def uniqueness_1(step: Step, state: State) -> Said:
    """The fourth cell must hold another digit."""
    fourth = phrases.cells(cells_of(step.role(FIN)))
    pair = list(members(digits_in(step.role(DEFINING))))
    return _said(
        step,
        f"Three of them have no other candidate, so it is the fourth, {fourth}: it holds neither"
        f" {pair[0] + 1} nor {pair[1] + 1}.",
    )


@explains("uniqueness-2", "uniqueness-5")
def one_extra_digit(step: Step, state: State) -> Said:
    """The extra digit is in one of some cells."""
    spoiled = cells_of(step.role(FIN))
    digit = phrases.digits(digits_in(step.role(FIN)))
    every = "both" if spoiled.bit_count() == 2 else "all three"
    return _said(
        step,
        f"The only other candidate in them is {digit}, in {phrases.cells(spoiled)}, so {digit} goes into one"
        f" of these cells. A cell that shares a row, column or box with {every} of them cannot hold"
        f" {phrases.a(int(digit))}.",
    )


@explains("uniqueness-3")
def uniqueness_3(step: Step, state: State) -> Said:
    """Two cells act as one cell of a naked subset."""
    spoiled = cells_of(step.role(FIN))
    subset = step.sets[0]
    together = digits_in(step.role(FIN) | subset)
    size = cells_of(subset).bit_count()
    fins = digits_in(step.role(FIN))
    named = phrases.cells(cells_of(subset))
    units = phrases.units(step.units)
    others = "The only other candidate is" if fins.bit_count() == 1 else "The other candidates are"
    who = f"The {phrases.number(size)} cells in {named} (set A) have"
    if size == 1:
        who = f"The cell {named} (set A) has"
    return _said(
        step,
        f"{others} {phrases.digits(fins)}, so one of the two cells in {phrases.cells(spoiled)} holds"
        f" {phrases.digits(fins, 'or')}. {who} no candidates but {phrases.digits(digits_in(subset))}. With"
        f" that one, {phrases.number(size + 1)} cells of {units} have only the"
        f" {phrases.number(size + 1)} digits {phrases.digits(together)} between them, and need them all: no"
        f" other cell of {units} can hold any of these.",
    )


@explains("uniqueness-4")
def uniqueness_4(step: Step, state: State) -> Said:
    """One of two cells takes one digit, so neither takes the other."""
    [other] = members(digits_in(step.eliminations))
    [bound] = (digit for digit in members(digits_in(step.role(DEFINING))) if digit != other)
    two = phrases.cells(cells_of(step.role(FIN)))
    return _said(
        step,
        f"In {phrases.units(step.units)} the {bound + 1} can only go into two of them, {two}: one of the two"
        f" is {bound + 1}. If the other were {other + 1}, the four cells would hold nothing else. So neither"
        f" is {other + 1}.",
    )


@explains("uniqueness-6")
def uniqueness_6(step: Step, state: State) -> Said:
    """A digit in one of two opposite cells would be in both."""
    [bound] = members(digits_in(step.eliminations))
    [other] = (digit for digit in members(digits_in(step.role(DEFINING))) if digit != bound)
    one, two = members(cells_of(step.role(FIN)))
    rest = cells_of(step.role(DEFINING)) & ~(1 << one | 1 << two)
    return _said(
        step,
        f"In {phrases.units(step.units)} the {bound + 1} can only go into these four cells. If it were in"
        f" {phrases.cell(one)}, it would have to be in {phrases.cell(two)} as well, and the other two,"
        f" {phrases.cells(rest)}, which have only {phrases.digits(1 << bound | 1 << other)}, would both be"
        f" {other + 1}: the four cells would hold nothing else. The same goes for {phrases.cell(two)}.",
    )


@explains("hidden-rectangle")
def hidden_rectangle(step: Step, state: State) -> Said:
    """The digit in one corner would force the pattern."""
    [(corner, other)] = pairs(step.eliminations)
    [bound] = (digit + 1 for digit in members(digits_in(step.role(DEFINING))) if digit + 1 != other)
    cells = cells_of(step.role(DEFINING))
    row, column = step.units
    [in_row] = members(cells & UNITS[row] & ~(1 << corner))
    [in_column] = members(cells & UNITS[column] & ~(1 << corner))
    [last] = members(cells & ~UNITS[row] & ~UNITS[column])
    return _said(
        step,
        f"In {phrases.units((row, column))} the {bound} can only go into these four cells. If"
        f" {phrases.cell(corner)} were {other}, then {bound} would have to go into {phrases.cell(in_row)},"
        f" and into {phrases.cell(in_column)}. Then {phrases.cell(last)}, which has no candidates but"
        f" {phrases.digits(1 << bound - 1 | 1 << other - 1)}, would be {other}: the four cells would hold"
        " nothing else.",
    )
