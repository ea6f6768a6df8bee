"""The reader's own program, which runs in one go and is then shown at any moment."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import ClassVar

from jobs.asking import ANSWERS, AskingJob
from jobs.job import Question, Report
from undoku.learn.questions.recording import OfProgram
from undoku.programs.calling.wanted import Wanted
from undoku.programs.run import SECONDS
from undoku.programs.watched import WatchedProgram

listener: Callable[[int], object] | None = None
"""Is told how many lines have run, a few times a second, while nobody can ask; a sandbox sets it."""

TELL = 0.2
"""Seconds between two times that the listener is told."""


STAGED = ("givens", "shape", "diagonal", "cages", "n", "rows", "cols", "start", "closed")
"""What the page is told of a board that a program has of its own."""


class Hearing:
    """Passes on to the listener how many lines have run, but not too often."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Begin with a clock that counts seconds."""
        self._clock = clock
        self._told = clock()

    def hear(self, lines: int) -> None:
        """So many lines have run."""
        if listener and self._clock() - self._told > TELL:
            self._told = self._clock()
            listener(lines)


def wanted_of(question: Question) -> Wanted:
    """What the reader has chosen of how a program is called, from what a job is asked."""
    return Wanted(**{name: question[name] for name in Wanted._fields if question.get(name) is not None})


class Job(AskingJob):
    """Runs and records `code` on a `board`, from its `question`.

    `seconds` is how long it may run, `most` after how many lines it is ended (0 for as many as can be kept).
    What the reader has chosen of how it is called may be there by its names: see `Wanted`.
    """

    answers: ClassVar[tuple[str, ...]] = (
        *ANSWERS,
        "jump",
        "lines",
        "moment",
        "opening",
        "overview",
        "variables",
    )

    def __init__(self, question: Question, clock: Callable[[], float] = perf_counter) -> None:
        """Read the program; raises PuzzleError for what is none, and as a trace does."""
        self._asked = question["question"]
        self.watched = WatchedProgram(
            question["code"],
            question["board"],
            question["question"],
            clock,
            wanted_of(question),
            seconds=question.get("seconds", SECONDS),
            most=question.get("most", 0),
            heard=Hearing(clock).hear,
        )

    @property
    def done(self) -> bool:
        """Whether it has run."""
        return self.watched.done

    def advance(self) -> None:
        """Run it, all of it; then, each in a slice of its own, find what is wrong, and make what is shown.

        The page waits a little longer for a slice than a program may run: with the other parts, which take
        seconds where it has run that long, a busy machine would be too late, and all would be lost.
        """
        if not self.watched.run_through():
            self.watched.advance()

    def report(self) -> Report:
        """Tell how it ended, and how much there is to be shown; `question` is there for another board."""
        report = self.watched.report()
        if "question" in report:
            ran = self.watched.run.question
            own = {name: ran[name] for name in STAGED if name in ran}
            report["question"] = own if ran != self._asked else None
        return report

    def opening(self) -> Report:
        """Return what stays the same while it is watched."""
        return {**self.watched.opening(), "everyLine": False}

    @property
    def recording(self) -> OfProgram:
        """What was recorded."""
        return OfProgram(self.watched)

    def moment(self, position: int, view: str, opened: list[int]) -> Report:
        """Return a moment for a view; `opened` are the numbers of the calls to be open in the tree."""
        return self.watched.moment(position, view, set(opened))

    def variables(self, position: int) -> Report:
        """Return the open calls with their variables, from a second run."""
        return self.watched.variables(position)

    def overview(self, width: int) -> Report:
        """Return what is kept along a strip of so many parts."""
        return self.watched.overview(width)

    def jump(self, name: str, position: int, argument: int) -> int:
        """Return the position that a jump leads to, -1 for none."""
        return self.watched.jump(name, position, argument)

    def lines(self, begin: int, end: int) -> str:
        """Return what happened from one position to another as JSON lines."""
        return self.watched.lines(begin, end)
