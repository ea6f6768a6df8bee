"""Two strategies on the same board, side by side."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from time import perf_counter

from jobs.job import BaseJob, Question, Report
from undoku.programs.race import ProgramRace
from undoku.watch.race import BaseRace, Race

UNITS = 1000

TOGETHER = 500
"""Steps that both go on in a slice that looks for their first difference."""


class Job(BaseJob):
    """Lets two strategies, `left` and `right`, search a `board` for the same time, from its `question`.

    Each may be a program of the reader's instead, whose text is in `codes` by its name, and what it is called
    in `titles`. As programs have run before they race, both then go on from change to change of the board.
    """

    answers = ("align", "alignment", "frame", "opening", "race", "together")

    def __init__(self, question: Question, clock: Callable[[], float] = perf_counter) -> None:
        """Begin before the first step of both; raises PuzzleError as a trace does."""
        asked = (question["board"], question["left"], question["right"], question["question"])
        self._race: BaseRace
        if codes := question.get("codes"):
            self._race = ProgramRace(*asked, codes, question["titles"], clock)
        else:
            self._race = Race(*asked)
        self._clock = clock
        self._spent = [0.0, 0.0]
        self._aligning = False

    @property
    def done(self) -> bool:
        """Whether both have come to their end; while aligning, whether both are at their first difference."""
        race = self._race
        if self._aligning:
            return race.aligned if race.difference is not None else race.done
        return race.done

    def advance(self) -> None:
        """Let the side that has had less time search on; while aligning, both go the same way."""
        race = self._race
        if not self._aligning:
            side = min((side for side in (0, 1) if not race.sides[side].done), key=self._spent.__getitem__)
            started = self._clock()
            race.sides[side].advance(UNITS)
            self._spent[side] += self._clock() - started
        elif race.difference is None:
            race.together(TOGETHER)
            race.compare()
            race.begin_align()
        else:
            race.advance_align(UNITS)

    def report(self) -> Report:
        """Tell nothing but that it goes on: a frame tells the rest."""
        self._race.compare()
        return {}

    def opening(self) -> Report:
        """Return what stays the same during the race."""
        return self._race.opening()

    def race(self) -> None:
        """Let both go on for themselves from where they are, and from now on for the same time."""
        self._aligning = False
        self._spent = [0.0, 0.0]

    def align(self) -> None:
        """Go to the first difference from now on: forward to find it, or back to where it was."""
        self._aligning = True
        self._race.begin_align()

    def alignment(self) -> Report:
        """Return what each does at the first difference, or how many steps were the same."""
        return self._race.alignment()

    def together(self, steps: int) -> array[float]:
        """Let both go on to the same step, so many further, and return the frame."""
        self._race.together(steps)
        self._race.compare()
        return self._race.frame()

    def frame(self) -> array[float]:
        """Return what there is to see now."""
        return self._race.frame()
