"""What is said of two strong links of a digit."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import BOXES, CELLS, UNITS_OF, digits_in
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Link, Step
    from undoku.sudoku.techniques.words import Said


@explains("skyscraper", "two-string-kite", "turbot-fish")
def two_strong_links(step: Step, state: State) -> Said:
    """Two strong links with near ends that see each other."""
    digit = phrases.digits(digits_in(step.eliminations))
    argument = (
        f"{phrases.sentence(phrases.units(step.units))} have just two places each for {digit}."
        f" {_argued(step.units, step.chains[0], digit)}"
    )
    return (
        f"Look at the {digit}s in {phrases.units(step.units)}.",
        f"{argument} {phrases.concluded(step.eliminations, 0)}",
    )


@explains("dual-two-string-kite")
def dual_two_string_kite(step: Step, state: State) -> Said:
    """Two kites with the same near ends."""
    digit = phrases.digits(digits_in(step.eliminations))
    first, second = phrases.units(step.units[:2]), phrases.units(step.units[2:])
    argument = (
        f"First, {first} have just two places each for {digit}."
        f" {_argued(step.units[:2], step.chains[0], digit)}"
        f" Second, {second} have just two places each for {digit} as well."
        f" {_argued(step.units[2:], step.chains[1], digit)}"
    )
    return (
        f"Look at the {digit}s in {phrases.units(step.units)}.",
        f"{argument} {phrases.concluded(step.eliminations, 0)}",
    )


def _argued(units: tuple[int, ...], chain: tuple[Link, ...], digit: str) -> str:
    """Say why one of the far ends is true; the two units have two places each."""
    first, weak, second = chain
    far, far_2 = _cell(first.source), _cell(second.target)
    near, near_2 = _cell(weak.source), _cell(weak.target)
    return (
        f"If {far} is not {digit}, then {near} must be: it is the only other place in"
        f" {phrases.unit(units[0])}. Then {near_2}, which is in the same {_shared(weak)}, is not {digit}, and"
        f" so {far_2} must be: it is the only other place in {phrases.unit(units[1])}. So {digit} is in"
        f" {far}, or in {far_2}, or in both. A cell that shares a row, column or box with each of these two"
        f" is not {digit}."
    )


def _cell(candidate: int) -> str:
    return phrases.cell((candidate.bit_length() - 1) % CELLS)


def _shared(link: Link) -> str:
    """Name what two cells are both in."""
    one, other = (UNITS_OF[(node.bit_length() - 1) % CELLS] for node in (link.source, link.target))
    both = [
        name for name, here, there in zip(("row", "column", "box"), one, other, strict=True) if here == there
    ]
    return both[0]


@explains("empty-rectangle")
def empty_rectangle(step: Step, state: State) -> Said:
    """A box with a digit on one row and one column, and a strong link from one of them."""
    digit = phrases.digits(digits_in(step.eliminations))
    return (
        f"Look at the {digit}s in {phrases.unit(step.units[0])} and in {phrases.unit(step.units[1])}.",
        f"{phrases.sentence(_crossed(step, 0, digit))} {phrases.concluded(step.eliminations, 0)}",
    )


@explains("dual-empty-rectangle")
def dual_empty_rectangle(step: Step, state: State) -> Said:
    """Two empty rectangles in one box."""
    digit = phrases.digits(digits_in(step.eliminations))
    lines = [unit for unit in step.units if unit not in BOXES]
    argument = f"First, {_crossed(step, 0, digit)} Second, {_crossed(step, 1, digit)}"
    return (
        f"Look at the {digit}s in {phrases.unit(step.units[0])} and in {phrases.units(set(lines))}.",
        f"{argument} {phrases.concluded(step.eliminations, 0)}",
    )


def _crossed(step: Step, index: int, digit: str) -> str:
    """Tell of one empty rectangle of a step."""
    box, line = (phrases.unit(unit) for unit in step.units[2 * index : 2 * index + 2])
    on, off = (phrases.unit(unit) for unit in reversed(step.covers[2 * index : 2 * index + 2]))
    _, _, strong = step.chains[index]
    near, far = _cell(strong.source), _cell(strong.target)
    return (
        f"in {box} every cell that can be {digit} lies in {off} or in {on}. If the {digit} of {box} is not in"
        f" {on}, it is in {off}, and so {near}, which lies in {off} too, is not {digit}. Then {far} must be:"
        f" it is the only other place in {line}. So {digit} is either in {far}, or where {on} and {box}"
        f" cross. A cell of {on} outside of {box} that shares a row, column or box with {far} is not {digit}"
        " either way."
    )
