"""What is said of colours: how cells come by them, and why one colour or the other is true."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.step import OFF, OFF_2, ON, ON_2
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said
    from undoku.sudoku.techniques.words.phrases import Phrases


def _digit(say: Phrases, step: Step) -> str:
    return phrases.digits(say.geometry.digits_in(step.eliminations))


def _cells(say: Phrases, step: Step, role: str) -> str:
    return say.cells(say.geometry.cells_of(step.role(role)))


def _where(step: Step, state: AnyState) -> str:
    say, at = phrases.of(state), state.geometry
    units = set()
    places = state.places[at.digits_in(step.eliminations).bit_length() - 1]
    for ((source, target, _),) in step.chains:
        both = at.cells_of(source | target)
        units |= {unit for unit in at.together(both) if places & at.units[unit] == both and unit in at.whole}
    return f"Look at the {_digit(say, step)}s that have just two places in {say.units(units)}."


def _coloured(say: Phrases, step: Step) -> str:
    digit = _digit(say, step)
    return (
        f"Where a {say.whole} has just two places for {digit}, one of them holds the {digit} and the"
        " other does not. Cells that are linked by such pairs can be given two colours in turn."
    )


def _either(say: Phrases, step: Step, first: str, second: str) -> str:
    return f"either {_each(say, step, first)} (one colour) or {_each(say, step, second)} (the other)"


def _each(say: Phrases, step: Step, role: str) -> str:
    many = step.role(role).bit_count() > 1
    return f"in {'all of ' if many else ''}{_cells(say, step, role)}"


def _meeting(say: Phrases, one: int, other: int) -> str:
    """Say where a cell of one set of candidates sees one of another."""
    at = say.geometry
    for source in members(at.cells_of(one)):
        for target in members(at.cells_of(other) & ~(1 << source)):
            shared = at.together(1 << source | 1 << target)
            if shared:
                two = f"{say.cell(source)} and {say.cell(target)}"
                return f"{two} are both in {say.unit(shared[-1])}"
    raise AssertionError("colours that do not see each other")


@explains("simple-colors-trap")
def simple_colors_trap(step: Step, state: AnyState) -> Said:
    """What sees both colours is false either way."""
    say = phrases.of(state)
    digit = _digit(say, step)
    gone = say.geometry.cells_of(step.eliminations)
    argument = (
        f"{_coloured(say, step)} Here {digit} is {_either(say, step, ON, OFF)}. A cell that shares a"
        f" {say.shared} with a cell of either colour cannot be {digit} in either case, and that is so for"
        f" {say.cells(gone)}."
    )
    return _where(step, state), f"{argument} {say.removed(step.eliminations)}"


@explains("simple-colors-wrap")
def simple_colors_wrap(step: Step, state: AnyState) -> Said:
    """A colour that sees itself is false."""
    say = phrases.of(state)
    digit = _digit(say, step)
    false = step.role(OFF)
    argument = (
        f"{_coloured(say, step)} Here {digit} is {_either(say, step, ON, OFF)}. But"
        f" {_meeting(say, false, false)}, and have the same colour: not both of them can be {digit}. So that"
        f" colour is the wrong one, and none of {_cells(say, step, OFF)} is {digit}."
    )
    return _where(step, state), f"{argument} {say.removed(step.eliminations)}"


def _two_clusters(say: Phrases, step: Step) -> str:
    return (
        f"{_coloured(say, step)} Here there are two such groups. In the first, {_digit(say, step)} is"
        f" {_either(say, step, ON, OFF)}; in the second, {_either(say, step, ON_2, OFF_2)}."
    )


@explains("multi-colors-1")
def multi_colors_1(step: Step, state: AnyState) -> Said:
    """Of two colours that see each other one is false, so one of their opposites is true."""
    say = phrases.of(state)
    digit = _digit(say, step)
    reasons = []
    for one, other in zip(step.values[::2], step.values[1::2], strict=True):
        true, false = (ON, OFF) if not one else (OFF, ON)
        true_2, false_2 = (ON_2, OFF_2) if not other else (OFF_2, ON_2)
        reasons.append(
            f"{phrases.sentence(_meeting(say, step.role(false), step.role(false_2)))}, so at least one of"
            " these two colours is wrong, and then the other colour of its group is right:"
            f" {digit} is {_each(say, step, true)}, or it is {_each(say, step, true_2)}, or both. A cell that"
            f" shares a {say.shared} with one of these and with one of those is not {digit}."
        )
    argument = f"{_two_clusters(say, step)} {' '.join(reasons)}"
    return _where(step, state), f"{argument} {say.removed(step.eliminations)}"


@explains("multi-colors-2")
def multi_colors_2(step: Step, state: AnyState) -> Said:
    """A colour that sees both colours of another group is false."""
    say = phrases.of(state)
    false = step.role(OFF)
    argument = (
        f"{_two_clusters(say, step)} {phrases.sentence(_meeting(say, false, step.role(ON_2)))};"
        f" {_meeting(say, false, step.role(OFF_2))}. So whichever colour of the second group is right, the"
        f" colour of {_cells(say, step, OFF)} is wrong: two {_digit(say, step)}s would share a {say.shared}."
    )
    return _where(step, state), f"{argument} {say.removed(step.eliminations)}"
