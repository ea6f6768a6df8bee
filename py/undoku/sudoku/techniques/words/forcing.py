"""What is said of forcing chains and nets: every branch is told to its end."""

from __future__ import annotations

from undoku.sudoku.techniques.branches import ONE_OF
from undoku.sudoku.techniques.candidates import OF_CELL, cell_and_digit, cells_of, digits_in, members
from undoku.sudoku.techniques.words import explains, phrases
from undoku.sudoku.techniques.words.branches import Telling, supposed, unit_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("forcing-chain-contradiction", "forcing-net-contradiction")
def contradiction(step: Step, state: State) -> Said:
    """A supposition that leads to something impossible."""
    [truth] = step.premises
    premise = step.eliminations if truth else step.placements
    telling = Telling(state, step.chains[0], premise, truth)
    parts = [f"Suppose {supposed(premise, truth)}.", *telling.sentences]
    parts.append(_impossible(telling, step, state))
    parts.append("The supposition is wrong.")
    parts.append(phrases.concluded(step.eliminations, step.placements))
    where = (
        f"Suppose that one of the candidates in {phrases.region(premise)} is {'true' if truth else 'false'}"
    )
    return f"{where}, and see where it leads.", " ".join(parts)


def _impossible(telling: Telling, step: Step, state: State) -> str:
    about = step.values[1]
    because = telling.ruled_out(about)
    first = cell_and_digit(about.bit_length() - 1)[0]
    if state.candidates & OF_CELL[first] == about:
        return f"But {because}, so nothing is left for {phrases.cells(cells_of(about))}."
    unit = phrases.unit(unit_of(state, about))
    return f"But {because}, so {unit} has no place left for {phrases.digits(digits_in(about))}."


@explains("forcing-chain-verity", "forcing-net-verity")
def verity(step: Step, state: State) -> Said:
    """What follows from every one of some suppositions."""
    kind, about = step.values
    if kind == ONE_OF:
        candidates = [1 << number for number in members(about)]
        one_of, where = _one_of(state, about)
    else:
        candidates = [about, about]
        one_of = f"Either {supposed(about, True)}, or it is not."
        region = phrases.region(about)
        where = f"See where it leads if a candidate in {region} is true, and where it leads if it is false."
    parts = [one_of]
    for chain, premise, truth in zip(step.chains, candidates, step.premises, strict=True):
        telling = Telling(state, chain, premise, truth)
        parts.append(f"{'Now suppose' if len(parts) > 1 else 'Suppose'} {supposed(premise, truth)}.")
        parts += telling.sentences
        if step.eliminations:
            parts.append(phrases.sentence(f"{telling.ruled_out(step.eliminations)}."))
    parts.append("All cases lead to the same." if len(candidates) > 2 else "Both lead to the same.")
    parts.append(phrases.concluded(step.eliminations, step.placements))
    return where, " ".join(parts)


def _one_of(state: State, about: int) -> tuple[str, str]:
    """Say that one of the candidates of a cell, or of a unit's digit, is true; and where to look."""
    digits = phrases.digits(digits_in(about), "or")
    cells = phrases.cells(cells_of(about), "or")
    if digits_in(about).bit_count() > 1:
        where = f"Look at the candidates of {cells}, and see where each of them leads."
        return f"{phrases.sentence(cells)} must be {digits}.", where
    unit = phrases.unit(unit_of(state, about))
    where = f"Look at the places for {digits} in {unit}, and see where each of them leads."
    return f"The {digits} of {unit} must be in {cells}.", where
