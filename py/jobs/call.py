"""How a reader's program is called, and what it gives: read from its text, which does not run."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from jobs.program import wanted_of
from undoku.programs.program import Program


class Job(BaseJob):
    """Guesses of `code` on a `board`, perhaps of a `rule`, what the reader has not chosen: see `Wanted`."""

    def __init__(self, question: Question) -> None:
        """Read the program; raises PuzzleError for what is none, and for a call that is no expression."""
        program = Program(question["code"])
        rule = question.get("rule", "")
        self._called = program.ready(question["board"], wanted_of(question), rule=rule).called
        self._asks = program.asks

    def report(self) -> Report:
        """Tell how it is called, what it gives, and whether it reads `input`."""
        return {**self._called._asdict(), "input": self._asks}
