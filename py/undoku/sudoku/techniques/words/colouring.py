"""What is said of colours: how cells come by them, and why one colour or the other is true."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import UNITS, cells_of, digits_in, members
from undoku.sudoku.techniques.step import OFF, OFF_2, ON, ON_2
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


def _digit(step: Step) -> int:
    [digit] = members(digits_in(step.eliminations))
    return digit + 1


def _cells(step: Step, role: str) -> str:
    return phrases.cells(cells_of(step.role(role)))


def _where(step: Step, state: State) -> str:
    units = set()
    places = state.places[_digit(step) - 1]
    for ((source, target, _),) in step.chains:
        units |= {unit for unit in _together(source | target) if (places & UNITS[unit]).bit_count() == 2}
    return f"Look at the {_digit(step)}s that have just two places in {phrases.units(units)}."


def _together(mask: int) -> list[int]:
    return [unit for unit, cells in enumerate(UNITS) if not cells_of(mask) & ~cells]


def _coloured(step: Step) -> str:
    digit = _digit(step)
    return (
        f"Where a row, column or box has just two places for {digit}, one of them holds the {digit} and the"
        " other does not. Cells that are linked by such pairs can be given two colours in turn."
    )


def _either(step: Step, first: str, second: str) -> str:
    return f"either {_each(step, first)} (one colour) or {_each(step, second)} (the other)"


def _each(step: Step, role: str) -> str:
    many = step.role(role).bit_count() > 1
    return f"in {'all of ' if many else ''}{_cells(step, role)}"


def _meeting(one: int, other: int) -> str:
    """Say where a cell of one set of candidates sees one of another."""
    for source in members(cells_of(one)):
        for target in members(cells_of(other) & ~(1 << source)):
            shared = _together(1 << source | 1 << target)
            if shared:
                two = f"{phrases.cell(source)} and {phrases.cell(target)}"
                return f"{two} are both in {phrases.unit(shared[-1])}"
    raise AssertionError("colours that do not see each other")


@explains("simple-colors-trap")
def simple_colors_trap(step: Step, state: State) -> Said:
    """What sees both colours is false either way."""
    digit = _digit(step)
    gone = cells_of(step.eliminations)
    argument = (
        f"{_coloured(step)} Here {digit} is {_either(step, ON, OFF)}. A cell that shares a row, column or box"
        f" with a cell of either colour cannot be {digit} in either case, and that is so for"
        f" {phrases.cells(gone)}."
    )
    return _where(step, state), f"{argument} {phrases.removed(step.eliminations)}"


@explains("simple-colors-wrap")
def simple_colors_wrap(step: Step, state: State) -> Said:
    """A colour that sees itself is false."""
    digit = _digit(step)
    false = step.role(OFF)
    argument = (
        f"{_coloured(step)} Here {digit} is {_either(step, ON, OFF)}. But"
        f" {_meeting(false, false)}, and have the same colour: not both of them can be {digit}. So that"
        f" colour is the wrong one, and none of {_cells(step, OFF)} is {digit}."
    )
    return _where(step, state), f"{argument} {phrases.removed(step.eliminations)}"


def _two_clusters(step: Step) -> str:
    return (
        f"{_coloured(step)} Here there are two such groups. In the first, {_digit(step)} is"
        f" {_either(step, ON, OFF)}; in the second, {_either(step, ON_2, OFF_2)}."
    )


@explains("multi-colors-1")
def multi_colors_1(step: Step, state: State) -> Said:
    """Of two colours that see each other one is false, so one of their opposites is true."""
    digit = _digit(step)
    reasons = []
    for one, other in zip(step.values[::2], step.values[1::2], strict=True):
        true, false = (ON, OFF) if not one else (OFF, ON)
        true_2, false_2 = (ON_2, OFF_2) if not other else (OFF_2, ON_2)
        reasons.append(
            f"{phrases.sentence(_meeting(step.role(false), step.role(false_2)))}, so at least one of"
            " these two colours is wrong, and then the other colour of its group is right:"
            f" {digit} is {_each(step, true)}, or it is {_each(step, true_2)}, or both. A cell that shares a"
            f" row, column or box with one of these and with one of those is not {digit}."
        )
    argument = f"{_two_clusters(step)} {' '.join(reasons)}"
    return _where(step, state), f"{argument} {phrases.removed(step.eliminations)}"


@explains("multi-colors-2")
def multi_colors_2(step: Step, state: State) -> Said:
    """A colour that sees both colours of another group is false."""
    false = step.role(OFF)
    argument = (
        f"{_two_clusters(step)} {phrases.sentence(_meeting(false, step.role(ON_2)))};"
        f" {_meeting(false, step.role(OFF_2))}. So whichever colour of the second group is right, the colour"
        f" of {_cells(step, OFF)} is wrong: two {_digit(step)}s would share a row, column or box."
    )
    return _where(step, state), f"{argument} {phrases.removed(step.eliminations)}"
