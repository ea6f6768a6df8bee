"""What is said of hidden avoidable rectangles."""

from __future__ import annotations

from undoku.sudoku.techniques.families.hidden_avoidable import FILLED, OF_TWO
from undoku.sudoku.techniques.step import DEFINING, pairs
from undoku.sudoku.techniques.words import avoidable, explains, phrases, rectangles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("hidden-avoidable-rectangle")
def hidden_avoidable_rectangle(step: Step, state: State) -> Said:
    """A digit would complete the pattern, as the others would follow."""
    [(corner, digit)] = pairs(step.eliminations)
    digits = dict(pairs(step.role(DEFINING)))
    follows = [
        _follows(cell, digits[cell], digit if digits[cell] != digit else _other(digits, digit), reason)
        for cell, reason in zip(step.values[::2], step.values[1::2], strict=True)
        if reason != FILLED
    ]
    argument = (
        f"{avoidable.begun(step, state)} If {phrases.cell(corner)} were {digit}, then"
        f" {phrases.clauses(follows)}; {avoidable.two_solutions(step)}"
    )
    return rectangles.where(phrases.USUAL, step), f"{argument} {phrases.removed(step.eliminations)}"


def _other(digits: dict[int, int], digit: int) -> int:
    return next(other for other in digits.values() if other != digit)


def _follows(cell: int, digit: int, other: int, reason: int) -> str:
    named = phrases.cell(cell)
    if reason == OF_TWO:
        return f"{named}, which has no candidates but {digit} and {other}, would be {digit}"
    return f"{named} would be {digit}, which in {phrases.unit(reason)} has no place outside the four cells"
