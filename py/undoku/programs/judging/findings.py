"""What is said of a run that somebody watches: its verdict, its symptom, where it first differs."""

from __future__ import annotations

from undoku.programs import words
from undoku.programs.ending import why_ended
from undoku.programs.judging.known import solvable
from undoku.programs.judging.symptoms import Difference, difference, symptom_of
from undoku.programs.judging.verdict import Verdict, verdict
from undoku.programs.judging.words import at_a_glance
from undoku.programs.values import text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from undoku.programs.run import ProgramRun

BOARDS = 3_000
"""The most boards of an answer that are looked at before it is shown."""

CHANGES = 1_000_000
"""The most changes of the board that are gone through for that."""


class Findings:
    """What is to be said of a run that has been judged, which had so many seconds.

    Attributes:
        ending: how it ended, in a sentence.
        symptom: what is wrong with it, in a sentence; empty where that is not known.
        difference: the first moment that shows what is wrong, and what that is; None for none.
    """

    def __init__(self, run: ProgramRun, verdict: Verdict, seconds: float) -> None:
        """Look for its symptom, and for its first difference, where it is wrong."""
        is_wrong = verdict.right is False
        self._run = run
        self._verdict = verdict
        self._symptom = symptom_of(run, verdict) if is_wrong else None
        self.difference = difference(run) if is_wrong else None
        if self._symptom and not self.difference and self._symptom.position >= 0:
            self.difference = Difference(self._symptom.position, self._symptom.sentence)
        self.symptom = self._symptom.sentence if self._symptom else ""
        self.ending = self._ended(seconds)

    def told(self) -> dict[str, object]:
        """The verdict as plain values, with how the program was called."""
        found, called, symptom = self._verdict, self._run.called, self._symptom
        return {
            "right": found.right,
            "sentence": found.sentence,
            "kind": found.kind,
            "call": called.call,
            "script": called.script,
            "asks": found.asks,
            "number": found.number,
            "symptom": symptom.code if symptom else "",
            "symptomSays": self.symptom,
            "difference": self.difference.position if self.difference else -1,
        }

    def _ended(self, seconds: float) -> str:
        outcome, counts = self._run.outcome, self._run.counts
        assert outcome is not None
        if said := self._verdict.sentence:
            is_seen = counts.placements or self._verdict.error
            # An error says by itself that something is wrong.
            if outcome.kind != "raised":
                said = at_a_glance(self._verdict.right, said)
            return said + ("" if is_seen else f" {words.UNSEEN}")
        if fault := why_ended(self._run, seconds):
            return fault
        found = counts.solutions if counts.placements else None
        if outcome.kind == "yielded":
            return words.yielded(len(outcome.boards), found)
        return words.returned(text_of(outcome.value), found)


def verdict_soon(run: ProgramRun, seconds: float) -> Verdict:
    """Whether a program is right, if that is soon told."""
    outcome = run.outcome
    assert outcome is not None
    boards: Any = outcome.boards if outcome.kind == "yielded" else outcome.value
    is_long = type(boards) in (list, tuple, set, frozenset) and len(boards) > BOARDS
    # However long a list of numbers is, it is one board at most.
    is_long = is_long and type(next(iter(boards))) is not int
    if is_long or len(run.log.kinds) > CHANGES:
        return Verdict(None, None, "", why_ended(run, seconds), run.called.answer)
    return verdict(run, lambda: solvable(run.board, run.problem), seconds)
