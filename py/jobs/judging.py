"""The reader's own program on a bank of boards, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from jobs.job import BaseJob, Question, Report
from jobs.program import wanted_of
from undoku.programs.judging.judge import Judge


class Job(BaseJob):
    """Judges `code` on the bank's boards of the kind `board`, and of the `rule` of its own if it has one.

    `seconds` is how long it may run on each. What the reader has chosen of how it is called is there as in a
    question of the job `program`.
    """

    def __init__(self, question: Question, clock: Callable[[], float] = perf_counter) -> None:
        """Read the program; raises PuzzleError for what is none, and where it cannot be run."""
        seconds = question.get("seconds")
        more = {} if seconds is None else {"seconds": seconds}
        code, board, rule = question["code"], question["board"], question.get("rule", "")
        self._judge = Judge(code, board, clock, wanted=wanted_of(question), rule=rule, **more)

    @property
    def done(self) -> bool:
        """Whether it has been on all boards."""
        return self._judge.done

    def advance(self) -> None:
        """Run it on the next board."""
        self._judge.advance()

    def report(self) -> Report:
        """Tell what came of every board up to now, and how many `boards` there are in all."""
        judged = [
            {**board._asdict(), "document": board.document and board.document._asdict()}
            for board in self._judge.judged
        ]
        return {"judged": judged, "boards": self._judge.boards}
