"""How a program ended, where that was not of its own accord."""

from __future__ import annotations

from undoku.programs import words
from undoku.programs.streams import FLOOD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.programs.run import ProgramRun


def why_ended(run: ProgramRun, seconds: float) -> str:
    """What ended a run before its time, `seconds` being what it had, in a sentence; empty if nothing did."""
    outcome = run.outcome
    assert outcome is not None, "the program has not run yet"
    if outcome.error:
        return outcome.error
    if outcome.kind != "ended":
        return ""
    return words.ended(outcome.why, outcome.line, run.log.ran(len(run.log)), seconds, FLOOD)
