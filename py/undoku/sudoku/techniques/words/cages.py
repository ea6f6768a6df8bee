"""What is said of cages and of the sums of units."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.step import DEFINING
from undoku.sudoku.techniques.words import explains, phrases
from undoku.sudoku.words import with_article

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said
    from undoku.sudoku.techniques.words.phrases import Phrases

_LISTED = 6
"""So many combinations are listed; of more it is said how many they are."""


@explains("cage-single")
def cage_single(step: Step, state: AnyState) -> Said:
    """One empty cell is left in a cage."""
    say, at = phrases.of(state), state.geometry
    [(cell, digit)] = at.pairs(step.placements)
    cage = at.cage(step.units[0])
    unit = say.unit(step.units[0])
    argument = f"{unit} has one empty cell left, {say.cell(cell)}."
    if len(cage.cells) > 1:
        argument += f" Its other digits sum up to {cage.sum - digit}, so {digit} is missing."
    return f"Look at {unit}.", f"{phrases.sentence(argument)} {say.placed(step.placements)}"


@explains("cage-combinations")
def cage_combinations(step: Step, state: AnyState) -> Said:
    """No combination of a cage has some candidates where they are."""
    say = phrases.of(state)
    unit = say.unit(step.units[0])
    parts = [*_left(say, step, state), _combinations(step.values)]
    parts.append("In none of the ways to place these by the candidates is any of the following.")
    return f"Look at {unit}.", f"{phrases.sentence(' '.join(parts))} {say.concluded(step.eliminations, 0)}"


def _left(say: Phrases, step: Step, state: AnyState) -> list[str]:
    """Say what the empty cells of a cage sum up to."""
    at = say.geometry
    cage = at.cage(step.units[0])
    empty = at.units[step.units[0]] & state.empty
    number = phrases.number(empty.bit_count())
    known = sum(state.digits[cell] for cell in cage.cells)
    if not known:
        return [f"The {number} cells of {say.unit(step.units[0])} hold digits that differ."]
    return [
        f"{phrases.sentence(say.unit(step.units[0]))} has {number} empty cells, {say.cells(empty)}, with"
        f" {cage.sum - known} left for them, in digits that differ."
    ]


def _combinations(combinations: tuple[int, ...]) -> str:
    """Say which digits can be there together.

    >>> _combinations((0b101, 0b110))
    'By the candidates they can only be 1 and 3, or 2 and 3.'
    """
    if len(combinations) > _LISTED:
        return f"By the candidates they can be only {len(combinations)} combinations of digits."
    return (
        f"By the candidates they can only be {phrases.clauses([*map(phrases.digits, combinations)], 'or')}."
    )


@explains("cage-unit-overlap")
def cage_unit_overlap(step: Step, state: AnyState) -> Said:
    """A digit that a cage needs is in one of some cells."""
    say, at = phrases.of(state), state.geometry
    pattern = step.role(DEFINING)
    places = at.cells_of(pattern)
    digit, unit = phrases.digits(at.digits_in(pattern)), say.unit(step.units[0])
    every = "it" if places.bit_count() == 1 else "each of these"
    argument = (
        f"Every combination of digits that fills {unit} has {with_article(digit)}, in"
        f" {say.cells(places, 'or')}. A cell that shares a {say.shared} with {every} cannot be {digit}."
    )
    return f"Look at {unit}.", f"{argument} {say.concluded(step.eliminations, 0)}"


def _sum(say: Phrases, step: Step) -> str:
    """Say what the units of a step sum up to."""
    units, total = say.units(step.units), step.values[0]
    verb = "holds" if len(step.units) == 1 else "each hold"
    digits = f"each digit from 1 to {phrases.digit(say.geometry.size)} once"
    return f"{phrases.sentence(units)} {verb} {digits}, {total} in all."


@explains("innies")
def innies(step: Step, state: AnyState) -> Said:
    """What the cages inside leave for the other cells."""
    say, at = phrases.of(state), state.geometry
    total, inside = step.values
    cells = 0
    for unit in step.units:
        cells |= at.units[unit]
    within = [number for number in at.in_cages if not at.units[number] & ~cells and at.cage(number).sum]
    for number in within:
        cells &= ~at.units[number]
    argument = _sum(say, step)
    if within:
        argument += f" The cages that lie inside have {inside} of these."
    argument += f" So {total - inside} are left for {say.cells(cells)}{_standing(state, cells)}."
    return _said(step, state, f"{argument}{_fits(step, state)}")


@explains("outies")
def outies(step: Step, state: AnyState) -> Said:
    """What the cages that reach in have outside."""
    say, at = phrases.of(state), state.geometry
    total, cages = step.values
    cells = 0
    for unit in step.units:
        cells |= at.units[unit]
    outside = 0
    for number in at.in_cages:
        if at.units[number] & cells and at.cage(number).sum:
            outside |= at.units[number] & ~cells
    argument = (
        f"{_sum(say, step)} What covers them, with the cages that reach out, has {cages}. So"
        f" {cages - total} are outside, in {say.cells(outside)}{_standing(state, outside)}."
    )
    return _said(step, state, f"{argument}{_fits(step, state)}")


@explains("innies-and-outies")
def innies_and_outies(step: Step, state: AnyState) -> Said:
    """One cell inside is tied to one outside."""
    say = phrases.of(state)
    innie, outie, more = step.values
    size = state.geometry.size
    total = len(step.units) * size * (size + 1) // 2
    compared = "the same digit as"
    if more:
        compared = f"a digit {abs(more)} {'more' if more > 0 else 'less'} than"
    argument = (
        f"{_sum(say, step._replace(values=(total,)))} Of the cages there all is known but {say.cell(innie)},"
        f" which lies inside, and {say.cell(outie)}, which lies outside: what one has more, the other has"
        f" too. By the sums the first must be {compared} the second."
    )
    return _said(step, state, argument)


def _standing(state: AnyState, cells: int) -> str:
    """Say what of a sum stands already, where something does."""
    known = sum(state.digits[cell] for cell in members(cells))
    if not known:
        return ""
    return f", where {known} {'stands' if known == 1 else 'stand'} already"


def _fits(step: Step, state: AnyState) -> str:
    """Say what the candidates that stay are, where nothing is placed."""
    if step.placements:
        return ""
    say, at = phrases.of(state), state.geometry
    cells = at.cells_of(step.role(DEFINING))
    return f" In no way to make this sum with the candidates of {say.cells(cells)} are the following there."


def _said(step: Step, state: AnyState, argument: str) -> Said:
    say = phrases.of(state)
    where = f"Look at the cages in {say.units(step.units)}, and at their sum."
    return where, f"{argument} {say.concluded(step.eliminations, step.placements)}"
