"""What is said of simple chains."""

from __future__ import annotations

from undoku.sudoku.techniques.step import OFF, ON
from undoku.sudoku.techniques.words import explains, phrases
from undoku.sudoku.techniques.words.links import followed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said
    from undoku.sudoku.techniques.words.phrases import Phrases


@explains("x-chain")
def x_chain(step: Step, state: AnyState) -> Said:
    """A chain of one digit."""
    digit = phrases.digits(state.geometry.digits_in(step.eliminations))
    return f"Follow where the {digit}s must go, from one unit to the next.", either(step, state)


@explains("xy-chain")
def xy_chain(step: Step, state: AnyState) -> Said:
    """A chain of cells with two candidates."""
    [chain] = step.chains
    say = phrases.of(state)
    where = f"Look at the cells with two candidates, and at those in {say.region(chain[0].source)} first."
    return where, either(step, state)


def either(step: Step, state: AnyState) -> str:
    """Tell a chain of which one end or the other is true, and what both rule out."""
    say = phrases.of(state)
    [chain] = step.chains
    start, end = chain[0].source, chain[-1].target
    told = f"Suppose {say.absent(start)}. {followed(chain, state, step.sets)}"
    if start == end:
        told += f" So {say.present(end)}, against the supposition: it must be there."
        return f"{told} {say.concluded(step.eliminations, step.placements)}"
    told += f" So either {say.present(start)}, or {say.present(end)}, or both."
    told += f" In any case {_ruled_out(say, step.eliminations, start | end)}."
    return f"{told} {say.concluded(step.eliminations, step.placements)}"


def _ruled_out(say: Phrases, eliminated: int, ends: int) -> str:
    """Say why candidates are false if one of two ends is true."""
    at = say.geometry
    cells = at.cells_of(eliminated)
    digits = at.digits_in(eliminated)
    if at.digits_in(ends).bit_count() > 1:
        named = say.node(eliminated, "and")
        if eliminated & (eliminated - 1):
            said = f"{named} are impossible: each shares its cell with one of the two"
        else:
            said = f"{named} is impossible: it shares its cell with one of the two"
        return f"{said}, and a {say.shared} with the other"
    there = say.cells(cells)
    verb = "each share" if cells & (cells - 1) else "shares"
    return f"{there} {verb} a {say.shared} with {phrases.a(digits.bit_length())}"


@explains("remote-pair")
def remote_pair(step: Step, state: AnyState) -> Said:
    """Cells with the same two candidates, in two colours."""
    say, at = phrases.of(state), state.geometry
    first = step.chains[0][0].source
    pair = phrases.digits(at.digits_in(first | step.chains[0][0].target))
    field = at.field << at.cells * ((first.bit_length() - 1) // at.cells)
    even, odd = at.cells_of(step.role(OFF) & field), at.cells_of(step.role(ON) & field)
    tied = f"they form a chain in which each shares a {say.shared} with the next"
    if step.chains[1:]:
        tied = f"each shares a {say.shared} with another"
    told = f"The cells in {say.cells(even | odd)} can hold only {pair}, and {tied}."
    told += f" So they hold the two digits in turn: one digit is in {say.cells(even)},"
    told += f" the other in {say.cells(odd)}."
    places = at.cells_of(step.eliminations)
    shares = "each share" if places & (places - 1) else "shares"
    told += f" Whichever way round, {say.cells(places)} {shares} a {say.shared} with a cell"
    told += " that has one of the two digits, and with a cell that has the other."
    return (
        f"Look at the cells that can hold only {pair}.",
        f"{told} {say.concluded(step.eliminations, 0)}",
    )
