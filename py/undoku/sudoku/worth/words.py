"""What is said of what a technique is worth."""

from __future__ import annotations

from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, LEVELS
from undoku.sudoku.techniques.words import phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.path import Path
    from undoku.sudoku.worth.worth import Saved


def unused(technique: str) -> str:
    """Say that the way has no step of a technique.

    >>> unused("w-wing")
    'The whole way takes no step of W-wing: without it nothing changes.'
    """
    return f"The whole way takes no step of {phrases.name_of(technique)}: without it nothing changes."


def way(technique: str, whole: Path, without: Path) -> str:
    """Say what becomes of a puzzle without a technique that its way has."""
    was, now = LEVELS.index(whole.level), LEVELS.index(without.level)
    level = f"stays {without.level}" if was == now else f"is {without.level} instead of {whole.level}"
    steps = len(without.techniques)
    assert without.hardest is not None
    sentences = [
        f"Without {phrases.name_of(technique)} the puzzle {level}: {steps:,} steps"
        f" ({_compared(steps, len(whole.techniques))}), the hardest: {BY_IDENTIFIER[without.hardest].title}.",
        f"Score {without.score:,} ({_compared(without.score, whole.score, 'the same')}).",
    ]
    if (now, without.score) < (was, whole.score):
        sentences.append("That can be: a way takes the easiest next step, and need not be the easiest way.")
    return " ".join(sentences)


def saved(saving: Saved) -> str:
    """Say what a step saves a teaching strategy, when that is counted."""
    before, after = saving.before, saving.after
    title = saving.strategy.title
    if before.more:
        then = "with it as well" if after.more else f"{after.number:,} with it"
        return f"{title}: more than {_tries(before.number)}, {then}."
    said = f"{title}: {_tries(before.number)}"
    if after.more:
        return f"{said}, more than {after.number:,} with it."
    if before.number == after.number:
        return f"{said}, as many with it."
    return f"{said}, {after.number:,} with it: {_compared(after.number, before.number)}."


def _tries(number: int) -> str:
    return f"{number:,} {'try' if number == 1 else 'tries'}"


def _compared(now: int, before: int, same: str = "as many") -> str:
    if now == before:
        return same
    return f"{abs(now - before):,} {'more' if now > before else 'fewer'}"
