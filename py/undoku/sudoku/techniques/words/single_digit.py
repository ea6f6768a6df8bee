"""What is said of two strong links of a digit."""

from __future__ import annotations

from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Link, Step
    from undoku.sudoku.techniques.words import Said
    from undoku.sudoku.techniques.words.phrases import Phrases


@explains("skyscraper", "two-string-kite", "turbot-fish")
def two_strong_links(step: Step, state: AnyState) -> Said:
    """Two strong links with near ends that see each other."""
    say = phrases.of(state)
    digit = phrases.digits(say.geometry.digits_in(step.eliminations))
    argument = (
        f"{phrases.sentence(say.units(step.units))} have just two places each for {digit}."
        f" {_argued(say, step.units, step.chains[0], digit)}"
    )
    return (
        f"Look at the {digit}s in {say.units(step.units)}.",
        f"{argument} {say.concluded(step.eliminations, 0)}",
    )


@explains("dual-two-string-kite")
def dual_two_string_kite(step: Step, state: AnyState) -> Said:
    """Two kites with the same near ends."""
    say = phrases.of(state)
    digit = phrases.digits(say.geometry.digits_in(step.eliminations))
    first, second = say.units(step.units[:2]), say.units(step.units[2:])
    argument = (
        f"First, {first} have just two places each for {digit}."
        f" {_argued(say, step.units[:2], step.chains[0], digit)}"
        f" Second, {second} have just two places each for {digit} as well."
        f" {_argued(say, step.units[2:], step.chains[1], digit)}"
    )
    return (
        f"Look at the {digit}s in {say.units(step.units)}.",
        f"{argument} {say.concluded(step.eliminations, 0)}",
    )


def _argued(say: Phrases, units: tuple[int, ...], chain: tuple[Link, ...], digit: str) -> str:
    """Say why one of the far ends is true; the two units have two places each."""
    first, weak, second = chain
    far, far_2 = _cell(say, first.source), _cell(say, second.target)
    near, near_2 = _cell(say, weak.source), _cell(say, weak.target)
    return (
        f"If {far} is not {digit}, then {near} must be: it is the only other place in"
        f" {say.unit(units[0])}. Then {near_2}, which is in the same {_shared(say, weak)}, is not {digit},"
        f" and so {far_2} must be: it is the only other place in {say.unit(units[1])}. So {digit} is in"
        f" {far}, or in {far_2}, or in both. A cell that shares a {say.shared} with each of these two is"
        f" not {digit}."
    )


def _cell(say: Phrases, candidate: int) -> str:
    return say.cells(say.geometry.cells_of(candidate))


def _shared(say: Phrases, link: Link) -> str:
    """Name what two cells are both in."""
    at = say.geometry
    return at.kind(at.together(at.cells_of(link.source | link.target))[0])


@explains("empty-rectangle")
def empty_rectangle(step: Step, state: AnyState) -> Said:
    """A box with a digit on one row and one column, and a strong link from one of them."""
    say = phrases.of(state)
    digit = phrases.digits(say.geometry.digits_in(step.eliminations))
    return (
        f"Look at the {digit}s in {say.unit(step.units[0])} and in {say.unit(step.units[1])}.",
        f"{phrases.sentence(_crossed(say, step, 0, digit))} {say.concluded(step.eliminations, 0)}",
    )


@explains("dual-empty-rectangle")
def dual_empty_rectangle(step: Step, state: AnyState) -> Said:
    """Two empty rectangles in one box."""
    say = phrases.of(state)
    digit = phrases.digits(say.geometry.digits_in(step.eliminations))
    lines = [unit for unit in step.units if unit not in say.geometry.boxes]
    argument = f"First, {_crossed(say, step, 0, digit)} Second, {_crossed(say, step, 1, digit)}"
    return (
        f"Look at the {digit}s in {say.unit(step.units[0])} and in {say.units(set(lines))}.",
        f"{argument} {say.concluded(step.eliminations, 0)}",
    )


def _crossed(say: Phrases, step: Step, index: int, digit: str) -> str:
    """Tell of one empty rectangle of a step."""
    box, line = (say.unit(unit) for unit in step.units[2 * index : 2 * index + 2])
    on, off = (say.unit(unit) for unit in reversed(step.covers[2 * index : 2 * index + 2]))
    _, _, strong = step.chains[index]
    near, far = _cell(say, strong.source), _cell(say, strong.target)
    return (
        f"in {box} every cell that can be {digit} lies in {off} or in {on}. If the {digit} of {box} is not in"
        f" {on}, it is in {off}, and so {near}, which lies in {off} too, is not {digit}. Then {far} must be:"
        f" it is the only other place in {line}. So {digit} is either in {far}, or where {on} and {box}"
        f" cross. A cell of {on} outside of {box} that shares a {say.shared} with {far} is not {digit} either"
        " way."
    )
