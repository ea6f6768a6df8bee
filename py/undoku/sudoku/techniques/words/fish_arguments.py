"""The argument of a fish: so many units need the digit, and so many others can hold it."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.step import DEFINING, ENDO_FIN, FIN
from undoku.sudoku.techniques.words import phrases
from undoku.sudoku.words import with_article

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said
    from undoku.sudoku.techniques.words.phrases import Phrases

_COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven")


def argued(step: Step, state: AnyState, sashimi: bool = False) -> Said:
    """Say where to look for a fish, and why it holds."""
    say, at = phrases.of(state), state.geometry
    digit = phrases.digits(at.digits_in(step.eliminations))
    fins = at.cells_of(step.role(FIN) | step.role(ENDO_FIN))
    parts = [_lies_in_the_covers(say, step, digit), *_serves_two_bases(say, step, digit)]
    if sashimi:
        parts += _degenerates(say, step)
    if fins:
        parts.append(f"Suppose first that {_fins_are(fins)} not {digit}.")
    parts += [_fills_the_covers(say, step, digit), *_takes_two_covers(say, step, digit)]
    if fins:
        parts.append(_holds_either_way(say, step, digit, fins))
    parts.append(say.removed(step.eliminations))
    return f"Look at the {digit}s in {say.units(step.units)}.", " ".join(parts)


def _lies_in_the_covers(say: Phrases, step: Step, digit: str) -> str:
    """Say which places the base units have."""
    text = only_into_the_covers(say, step, digit)
    fins = say.geometry.cells_of(step.role(FIN))
    if fins:
        text += f", except for {_extra(say, fins)}"
    return text + "."


def _serves_two_bases(say: Phrases, step: Step, digit: str) -> list[str]:
    """Say what an endo-fin is."""
    parts = []
    for cell in members(say.geometry.cells_of(step.role(ENDO_FIN))):
        both = say.units(unit for unit in step.units if say.geometry.units[unit] >> cell & 1)
        text = f"{say.cell(cell)} lies in {both} at once:"
        text += f" {with_article(digit)} there would serve both,"
        parts.append(phrases.sentence(f"{text} so that it counts as a fin too, an endo-fin."))
    return parts


def _degenerates(say: Phrases, step: Step) -> list[str]:
    """Say which base units have one place or none without the fins."""
    parts = []
    body = say.geometry.cells_of(step.role(DEFINING))
    for unit in step.units:
        left = body & say.geometry.units[unit]
        if left.bit_count() < 2:
            place = f"only {say.cells(left)}" if left else "no place"
            fins = _fins(say.geometry.cells_of(step.role(FIN)))
            parts.append(f"(Without {fins}, {say.unit(unit)} has {place} left: such a fish is sashimi.)")
    return parts


def _fills_the_covers(say: Phrases, step: Step, digit: str) -> str:
    """Say that the base units need as many of the digit as the covers can hold."""
    count = _COUNTS[len(step.units)]
    bases, covers = kind_of_bases(say, step), kind_of_covers(say, step)
    text = f"Each of the {count} {bases} needs {with_article(digit)} from these {covers},"
    text += f" and each of the {count} {covers} can hold only one."
    text += f" So these {covers} get their {digit}s from these {bases},"
    return f"{text} and no other cell of {say.units(step.covers)} can be {digit}."


def _takes_two_covers(say: Phrases, step: Step, digit: str) -> list[str]:
    """Say why a base place in two covers is false."""
    parts = []
    left = f"only {_COUNTS[len(step.covers) - 2]}" if len(step.covers) > 2 else "none"
    covers = kind_of_covers(say, step)
    for cell in members(say.geometry.cells_of(step.eliminations)):
        if any(say.geometry.units[unit] >> cell & 1 for unit in step.units):
            both = say.units(unit for unit in step.covers if say.geometry.units[unit] >> cell & 1)
            text = f"Nor can {say.cell(cell)}, which lies in {both}:"
            text += f" {with_article(digit)} there would use up both,"
            needed = f"{_COUNTS[len(step.units) - 1]} {digit}s that are"
            if len(step.units) == 2:
                needed = f"other {digit} that is"
            parts.append(f"{text} and leave {left} of the {covers} for the {needed} still needed.")
    return parts


def _holds_either_way(say: Phrases, step: Step, digit: str, fins: int) -> str:
    """Say that the victims see the fins."""
    victims = say.geometry.cells_of(step.eliminations)
    sees, shares = ("it sees", "shares") if victims.bit_count() == 1 else ("they see", "share")
    if fins.bit_count() == 1:
        which, seen, them = "the fin", "the fin", "it"
    else:
        which, them = "one of the fins", "each of them"
        seen = "both fins" if fins.bit_count() == 2 else "all the fins"
    text = f"Suppose now that {which} is {digit}. Then {say.cells(victims)} cannot be {digit} either,"
    text += f" because {sees} {seen} ({shares} {say.shared_with_articles} with {them})."
    return f"{text} One of the two must be the case, and both rule out the same."


def _fins_are(fins: int) -> str:
    return f"{_fins(fins)} {'is' if fins.bit_count() == 1 else 'are'}"


def _fins(fins: int) -> str:
    return "the fin" if fins.bit_count() == 1 else "the fins"


def _extra(say: Phrases, fins: int) -> str:
    """Name the fins, and say what they are."""
    what = "one extra place, the fin" if fins.bit_count() == 1 else "some extra places, the fins"
    return f"{what}: {say.cells(fins)}"


def only_into_the_covers(say: Phrases, step: Step, digit: str) -> str:
    """Begin to say which places the base units have; what units of several kinds are is said with them."""
    bases, covers = say.units(step.units), say.units(step.covers)
    if not _kind(say, step.units):
        bases += " (the base units)"
    if not _kind(say, step.covers):
        covers += " (the cover units)"
    return f"In {bases} the {digit} can only go into {covers}"


def kind_of_bases(say: Phrases, step: Step) -> str:
    """Name what the base units are: "rows" where they all are."""
    return _kind(say, step.units) or "base units"


def kind_of_covers(say: Phrases, step: Step) -> str:
    """Name what the cover units are."""
    return _kind(say, step.covers) or "cover units"


def _kind(say: Phrases, units: Iterable[int]) -> str:
    """Name what the units are, if they are all of a kind."""
    kinds = {say.geometry.kind(unit) for unit in units}
    return phrases.plural(kinds.pop(), 2) if len(kinds) == 1 else ""
