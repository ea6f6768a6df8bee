"""How strategies grow: what they do on one board after the other, each larger than the one before."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import ClassVar

from jobs.job import BaseJob, Question, Report
from undoku.learn.growth import words
from undoku.learn.growth.beside import beside
from undoku.learn.growth.growth import Growth
from undoku.learn.growth.sizes import is_own

UNITS = 2000


class Job(BaseJob):
    """Runs `strategies` of a `board`, from its `question`, on boards up to the size `upTo`, 0 for all."""

    answers: ClassVar[tuple[str, ...]] = ("opening", "times")

    def __init__(self, question: Question, clock: Callable[[], float] = perf_counter) -> None:
        """Begin with the smallest board; raises PuzzleError for what is no board or strategy."""
        self._board = question["board"]
        self._is_own = self._board == "sudoku" and is_own(question["question"])
        self._growth = Growth(
            self._board, question["question"], question["strategies"], question["upTo"], clock
        )

    @property
    def done(self) -> bool:
        """Whether all strategies have been on all boards."""
        return self._growth.done

    def advance(self) -> None:
        """Search on."""
        self._growth.advance(UNITS)

    def report(self) -> Report:
        """Tell what is known so far, and of the search that goes on its steps."""
        growth = self._growth
        return {"points": [point._asdict() for point in growth.points], "steps": growth.steps}

    def opening(self) -> Report:
        """Return what stays the same: the sizes, who is measured, and what is known besides."""
        growth = self._growth
        return {
            "axis": words.AXES[self._board],
            "about": words.about(self._board, is_own=self._is_own),
            "sizes": [{"size": one.size, "label": one.label} for one in growth.sizes],
            "lines": [{"name": one.name, "title": one.title} for one in growth.strategies],
            "beside": [line._asdict() for line in beside(self._board, growth.sizes)],
        }

    def times(self) -> list[float]:
        """Return the seconds that each of the points took."""
        return self._growth.seconds
