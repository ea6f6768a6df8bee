"""What is said of kraken fish: what holds if no fin is true, and where the chains lead."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import UNITS, cells_of, members
from undoku.sudoku.techniques.step import DEFINING, FIN
from undoku.sudoku.techniques.words import explains, phrases
from undoku.sudoku.techniques.words.branches import Telling, supposed
from undoku.sudoku.techniques.words.fish_arguments import (
    kind_of_bases,
    kind_of_covers,
    only_into_the_covers,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("kraken-fish-1")
def kraken_fish_1(step: Step, state: State) -> Said:
    """All fins lead to what the fish says without them."""
    digit, cover = step.values
    parts = _fish(step, digit + 1)
    unit = phrases.unit(cover)
    text = f"Then {unit} has its {digit + 1} from the {kind_of_bases(phrases.USUAL, step)}, and"
    parts.append(f"{text} {phrases.cells(cells_of(step.eliminations))} cannot have it.")
    return _where(step, digit + 1), " ".join(
        parts + _branches(step, state, f"Otherwise {digit + 1} is in a fin.")
    )


@explains("kraken-fish-2")
def kraken_fish_2(step: Step, state: State) -> Said:
    """All fins, and all places in one cover, lead to the same."""
    digit, cover = step.values
    parts = _fish(step, digit + 1)
    places = cells_of(step.role(DEFINING)) & UNITS[cover]
    text = f"Then {phrases.unit(cover)} has its {digit + 1} from the {kind_of_bases(phrases.USUAL, step)},"
    parts.append(f"{text} in {phrases.cells(places, 'or')}.")
    said = f"So in any case {digit + 1} is in a fin or in one of these places."
    return _where(step, digit + 1), " ".join(parts + _branches(step, state, said))


def _where(step: Step, digit: int) -> str:
    return f"Look at the {digit}s in {phrases.units(step.units)}."


def _fish(step: Step, digit: int) -> list[str]:
    """Say what the fish is, and what the covers have if no fin is true."""
    fins = cells_of(step.role(FIN))
    single = fins.bit_count() == 1
    named, extra = ("the fin", "one extra place") if single else ("the fins", "some extra places")
    text = f"{only_into_the_covers(phrases.USUAL, step, str(digit))}, except for {extra},"
    count = ("two", "three", "four")[len(step.units) - 2]
    needs = f"Suppose first that {named} {'is' if single else 'are'} not {digit}."
    bases, covers = kind_of_bases(phrases.USUAL, step), kind_of_covers(phrases.USUAL, step)
    needs += f" Each of the {count} {bases} needs a place in the {count} {covers},"
    needs += " each of which can hold only one."
    return [f"{text} {named}: {phrases.cells(fins)}.", needs]


def _branches(step: Step, state: State, first: str) -> list[str]:
    """Tell the chain from every fin and place, and the conclusion."""
    parts = [first]
    starts = [1 << number for number in members(step.role(FIN))]
    starts += [chain[0].source for chain in step.chains[len(starts) :]]
    for chain, start in zip(step.chains, starts, strict=True):
        telling = Telling(state, chain, start, True)
        parts.append(f"Suppose {supposed(start, True)}.")
        parts += telling.sentences
        parts.append(phrases.sentence(f"{telling.ruled_out(step.eliminations)}."))
    parts.append("Every case rules out the same.")
    parts.append(phrases.concluded(step.eliminations, step.placements))
    return parts
