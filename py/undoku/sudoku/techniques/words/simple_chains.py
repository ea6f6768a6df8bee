"""What is said of simple chains."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, FIELD, cells_of, digits_in
from undoku.sudoku.techniques.step import OFF, ON
from undoku.sudoku.techniques.words import explains, phrases
from undoku.sudoku.techniques.words.links import absent, followed, present

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


_IN_TURN = "they form a chain in which each shares a row, column or box with the next"


@explains("x-chain")
def x_chain(step: Step, state: State) -> Said:
    """A chain of one digit."""
    digit = phrases.digits(digits_in(step.eliminations))
    return f"Follow where the {digit}s must go, from one unit to the next.", either(step, state)


@explains("xy-chain")
def xy_chain(step: Step, state: State) -> Said:
    """A chain of cells with two candidates."""
    [chain] = step.chains
    where = f"Look at the cells with two candidates, and at those in {phrases.region(chain[0].source)} first."
    return where, either(step, state)


def either(step: Step, state: State) -> str:
    """Tell a chain of which one end or the other is true, and what both rule out."""
    [chain] = step.chains
    start, end = chain[0].source, chain[-1].target
    told = f"Suppose {absent(start)}. {followed(chain, state, step.sets)}"
    if start == end:
        told += f" So {present(end)}, against the supposition: it must be there."
        return f"{told} {phrases.concluded(step.eliminations, step.placements)}"
    told += f" So either {present(start)}, or {present(end)}, or both."
    told += f" In any case {_ruled_out(step.eliminations, start | end)}."
    return f"{told} {phrases.concluded(step.eliminations, step.placements)}"


def _ruled_out(eliminated: int, ends: int) -> str:
    """Say why candidates are false if one of two ends is true."""
    cells = cells_of(eliminated)
    digits = digits_in(eliminated)
    if digits_in(ends).bit_count() > 1:
        named = phrases.node(eliminated, "and")
        if eliminated & (eliminated - 1):
            said = f"{named} are impossible: each shares its cell with one of the two"
        else:
            said = f"{named} is impossible: it shares its cell with one of the two"
        return f"{said}, and a row, column or box with the other"
    there = phrases.cells(cells)
    verb = "each share" if cells & (cells - 1) else "shares"
    return f"{there} {verb} a row, column or box with {phrases.a(digits.bit_length())}"


@explains("remote-pair")
def remote_pair(step: Step, state: State) -> Said:
    """Cells with the same two candidates, in two colours."""
    first = step.chains[0][0].source
    pair = phrases.digits(digits_in(first | step.chains[0][0].target))
    field = FIELD << CELLS * ((first.bit_length() - 1) // CELLS)
    even, odd = cells_of(step.role(OFF) & field), cells_of(step.role(ON) & field)
    tied = "each shares a row, column or box with another" if step.chains[1:] else _IN_TURN
    told = f"The cells in {phrases.cells(even | odd)} can hold only {pair}, and {tied}."
    told += f" So they hold the two digits in turn: one digit is in {phrases.cells(even)},"
    told += f" the other in {phrases.cells(odd)}."
    places = cells_of(step.eliminations)
    shares = "each share" if places & (places - 1) else "shares"
    told += f" Whichever way round, {phrases.cells(places)} {shares} a row, column or box with a cell"
    told += " that has one of the two digits, and with a cell that has the other."
    return (
        f"Look at the cells that can hold only {pair}.",
        f"{told} {phrases.concluded(step.eliminations, 0)}",
    )
