"""Whether a program that was put together, or mended, does as the right one."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from jobs.job import BaseJob, Question, Report
from undoku.learn.arranging.comparing import SECONDS, Comparison


class Job(BaseJob):
    """Runs `code` and the starter `program` of a `board` on small boards, for `seconds` at most on each."""

    def __init__(self, question: Question, clock: Callable[[], float] = perf_counter) -> None:
        """Read the program; raises PuzzleError for what is none."""
        self._comparison = Comparison(
            question["code"],
            question["board"],
            question["program"],
            clock,
            question.get("seconds", SECONDS),
        )

    @property
    def done(self) -> bool:
        """Whether it is known."""
        return self._comparison.done

    def advance(self) -> None:
        """Run both on the next board."""
        self._comparison.advance()

    def report(self) -> Report:
        """Tell what is known so far; `right` is null until it is known."""
        found = self._comparison
        difference = found.difference
        return {
            "right": found.right,
            "past": found.past,
            "sentence": found.sentence,
            "line": found.line,
            "question": found.question,
            "difference": difference and difference._asdict() | {"cells": [*difference.cells]},
        }
