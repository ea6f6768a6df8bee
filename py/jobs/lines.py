"""Every line of a document's program: the plain program that a strategy stands for, recorded line by line.

What runs is a text of ours, chosen by its name alone, so it needs no Python of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import ClassVar

from jobs.job import Question, Report
from jobs.program import Job as ProgramJob
from undoku.programs.starters import starter

SECONDS = 6.0
"""How long it may run: nothing else is answered meanwhile."""

RECORDED = ("steps", "since", "all", "calls", "stopped")


class Job(ProgramJob):
    """Runs and records the program of a `strategy` on a `board`, from its `question`."""

    answers: ClassVar[tuple[str, ...]] = (*ProgramJob.answers, "stop")

    def __init__(self, question: Question, clock: Callable[[], float] = perf_counter) -> None:
        """Look the program up; raises PuzzleError where there is none, and as a trace does."""
        self._starter = starter(question["board"], question["strategy"])
        asked = {"board": question["board"], "question": question["question"], "code": self._starter.text}
        super().__init__({**asked, "seconds": SECONDS}, clock)

    def report(self) -> Report:
        """Tell how far it has come, as a trace does."""
        report = super().report()
        return {name: report[name] for name in RECORDED}

    def opening(self) -> Report:
        """Return what stays the same while it is watched: the program is shown as a strategy's code is."""
        title, document = self._starter.title, self._starter.document
        return {**super().opening(), "title": title, "document": document, "everyLine": True}

    def stop(self) -> None:
        """Do nothing: it runs in one go, and all of it is kept."""
