"""What is said of unique rectangles: why there would be two solutions, and what keeps them off."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.step import DEFINING, FIN
from undoku.sudoku.techniques.words import explains, phrases
from undoku.sudoku.words import with_article

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said
    from undoku.sudoku.techniques.words.phrases import Phrases


def where(say: Phrases, step: Step) -> str:
    """Say in which two boxes the rectangle lies, and of which digits."""
    low, high = _both(say, step)
    return f"Look at the {low}s and {high}s in {say.units(_boxes(say, step))}."


def _both(say: Phrases, step: Step) -> list[str]:
    """Name the two digits of the rectangle."""
    return [phrases.digit(digit + 1) for digit in members(say.geometry.digits_in(step.role(DEFINING)))]


def _boxes(say: Phrases, step: Step) -> list[int]:
    """Give the numbers of the two boxes in which the rectangle lies."""
    at = say.geometry
    cells = at.cells_of(step.role(DEFINING))
    return [number for number in at.boxes if at.units[number] & cells]


def crossing(say: Phrases, step: Step) -> str:
    """Name the four cells by their rows and columns."""
    at = say.geometry
    cells = at.cells_of(step.role(DEFINING))
    rows, columns = (
        say.units(number for number in kind if at.units[number] & cells) for kind in (at.rows, at.columns)
    )
    return f"{rows} cross {columns} in four cells"


def _two_solutions(say: Phrases, step: Step) -> str:
    boxes = say.units(_boxes(say, step))
    low, high = _both(say, step)
    return (
        f"{phrases.sentence(crossing(say, step))}, which lie in {boxes}. If they held nothing but {low} and"
        f" {high}, these two digits could be exchanged there: every row, column and box would still have one"
        f" {low} and one {high}, and the puzzle would have a second solution. It has only one, so one of the"
        " four cells must hold another digit."
    )


def _said(step: Step, state: AnyState, argument: str) -> Said:
    say = phrases.of(state)
    return where(say, step), f"{_two_solutions(say, step)} {argument} {say.removed(step.eliminations)}"


@explains("uniqueness-1")
def uniqueness_1(step: Step, state: AnyState) -> Said:
    """The fourth cell must hold another digit."""
    say, at = phrases.of(state), state.geometry
    fourth = say.cells(at.cells_of(step.role(FIN)))
    low, high = _both(say, step)
    return _said(
        step,
        state,
        f"Three of them have no other candidate, so it is the fourth, {fourth}: it holds neither"
        f" {low} nor {high}.",
    )


@explains("uniqueness-2", "uniqueness-5")
def one_extra_digit(step: Step, state: AnyState) -> Said:
    """The extra digit is in one of some cells."""
    say, at = phrases.of(state), state.geometry
    spoiled = at.cells_of(step.role(FIN))
    digit = phrases.digits(at.digits_in(step.role(FIN)))
    every = "both" if spoiled.bit_count() == 2 else "all three"
    return _said(
        step,
        state,
        f"The only other candidate in them is {digit}, in {say.cells(spoiled)}, so {digit} goes into one"
        f" of these cells. A cell that shares a {say.shared} with {every} of them cannot hold"
        f" {with_article(digit)}.",
    )


@explains("uniqueness-3")
def uniqueness_3(step: Step, state: AnyState) -> Said:
    """Two cells act as one cell of a naked subset."""
    say, at = phrases.of(state), state.geometry
    spoiled = at.cells_of(step.role(FIN))
    subset = step.sets[0]
    together = at.digits_in(step.role(FIN) | subset)
    size = at.cells_of(subset).bit_count()
    fins = at.digits_in(step.role(FIN))
    named = say.cells(at.cells_of(subset))
    units = say.units(step.units)
    others = "The only other candidate is" if fins.bit_count() == 1 else "The other candidates are"
    who = f"The {phrases.number(size)} cells in {named} (set A) have"
    if size == 1:
        who = f"The cell {named} (set A) has"
    return _said(
        step,
        state,
        f"{others} {phrases.digits(fins)}, so one of the two cells in {say.cells(spoiled)} holds"
        f" {phrases.digits(fins, 'or')}. {who} no candidates but {phrases.digits(at.digits_in(subset))}. With"
        f" that one, {phrases.number(size + 1)} cells of {units} have only the"
        f" {phrases.number(size + 1)} digits {phrases.digits(together)} between them, and need them all: no"
        f" other cell of {units} can hold any of these.",
    )


@explains("uniqueness-4")
def uniqueness_4(step: Step, state: AnyState) -> Said:
    """One of two cells takes one digit, so neither takes the other."""
    say, at = phrases.of(state), state.geometry
    other = phrases.digits(at.digits_in(step.eliminations))
    [bound] = (digit for digit in _both(say, step) if digit != other)
    two = say.cells(at.cells_of(step.role(FIN)))
    return _said(
        step,
        state,
        f"In {say.units(step.units)} the {bound} can only go into two of them, {two}: one of the two is"
        f" {bound}. If the other were {other}, the four cells would hold nothing else. So neither is"
        f" {other}.",
    )


@explains("uniqueness-6")
def uniqueness_6(step: Step, state: AnyState) -> Said:
    """A digit in one of two opposite cells would be in both."""
    say, at = phrases.of(state), state.geometry
    bound = phrases.digits(at.digits_in(step.eliminations))
    [other] = (digit for digit in _both(say, step) if digit != bound)
    one, two = members(at.cells_of(step.role(FIN)))
    rest = at.cells_of(step.role(DEFINING)) & ~(1 << one | 1 << two)
    return _said(
        step,
        state,
        f"In {say.units(step.units)} the {bound} can only go into these four cells. If it were in"
        f" {say.cell(one)}, it would have to be in {say.cell(two)} as well, and the other two,"
        f" {say.cells(rest)}, which have only {' and '.join(_both(say, step))}, would both be {other}:"
        f" the four cells would hold nothing else. The same goes for {say.cell(two)}.",
    )


@explains("hidden-rectangle")
def hidden_rectangle(step: Step, state: AnyState) -> Said:
    """The digit in one corner would force the pattern."""
    say, at = phrases.of(state), state.geometry
    [(corner, gone)] = at.pairs(step.eliminations)
    other = phrases.digit(gone)
    [bound] = (digit for digit in _both(say, step) if digit != other)
    cells = at.cells_of(step.role(DEFINING))
    row, column = step.units
    [in_row] = members(cells & at.units[row] & ~(1 << corner))
    [in_column] = members(cells & at.units[column] & ~(1 << corner))
    [last] = members(cells & ~at.units[row] & ~at.units[column])
    return _said(
        step,
        state,
        f"In {say.units((row, column))} the {bound} can only go into these four cells. If"
        f" {say.cell(corner)} were {other}, then {bound} would have to go into {say.cell(in_row)},"
        f" and into {say.cell(in_column)}. Then {say.cell(last)}, which has no candidates but"
        f" {' and '.join(_both(say, step))}, would be {other}: the four cells would hold"
        " nothing else.",
    )
