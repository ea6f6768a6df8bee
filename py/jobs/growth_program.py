"""How the reader's own program grows: what it does on larger and larger boards."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import ClassVar

from jobs.job import BaseJob, Question, Report
from jobs.program import wanted_of
from undoku.learn.growth.program import SECONDS, ProgramGrowth


class Job(BaseJob):
    """Runs `code` as the job `growth` does strategies; `seconds` is how long it may run on each board.

    What the reader has chosen of how it is called is there as in a question of the job `program`.
    """

    answers: ClassVar[tuple[str, ...]] = ("times",)

    def __init__(self, question: Question, clock: Callable[[], float] = perf_counter) -> None:
        """Read the program; raises PuzzleError for what is none, and where it cannot be run."""
        self._growth = ProgramGrowth(
            question["code"],
            question["board"],
            question["question"],
            question["upTo"],
            clock,
            wanted_of(question),
            question.get("seconds", SECONDS),
        )

    @property
    def done(self) -> bool:
        """Whether it has been on all boards."""
        return self._growth.done

    def advance(self) -> None:
        """Run it on the next board."""
        self._growth.advance()

    def report(self) -> Report:
        """Tell what is known so far."""
        return {"points": [point._asdict() for point in self._growth.points]}

    def times(self) -> list[float]:
        """Return the seconds that each of the points took."""
        return self._growth.seconds
