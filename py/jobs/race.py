"""Two strategies, or programs of the reader's, on the same board, side by side."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from time import perf_counter

from jobs.job import BaseJob, Question, Report
from jobs.program import Hearing, wanted_of
from undoku.programs.race import ProgramRace, ProgramSide
from undoku.programs.run import SECONDS
from undoku.watch.race import BaseRace, Race
from undoku.watch.race_steps import RaceSteps

UNITS = 1000

TOGETHER = 500
"""Steps that both go on in a slice that looks for their first difference."""


class Job(BaseJob):
    """Lets two strategies, `left` and `right`, search a `board` for the same time, from its `question`.

    Each may be a program of the reader's instead, whose text is in `codes` by its name, and what it is called
    in `titles`; what is chosen of how it is called is in `wanted` by its name. Programs run first, each in a
    slice of its own and for `seconds` at most; both sides then go on from change to change of the board.
    """

    answers = ("align", "alignment", "frame", "opening", "race", "step", "together")

    def __init__(self, question: Question, clock: Callable[[], float] = perf_counter) -> None:
        """Begin before the first step of both; raises PuzzleError as a trace and a program do."""
        asked = (question["board"], question["left"], question["right"], question["question"])
        self._race: BaseRace
        if codes := question.get("codes"):
            seconds = question.get("seconds", SECONDS)
            heard = Hearing(clock).hear
            wanted = {name: wanted_of(chosen) for name, chosen in question.get("wanted", {}).items()}
            self._race = ProgramRace(
                *asked, codes, question["titles"], clock, wanted, seconds=seconds, heard=heard
            )
        else:
            self._race = Race(*asked)
        self._clock = clock
        self._spent = [0.0, 0.0]
        self._since = -1.0
        self._aligning = False
        self._steps: RaceSteps | None = None

    @property
    def done(self) -> bool:
        """Whether both have come to their end, or to where they are led."""
        race = self._race
        if self._steps:
            return self._steps.done
        if self._aligning:
            return race.aligned if race.difference is not None else race.done
        return race.done

    def advance(self) -> None:
        """Run a program; once the race is ready let both search on, or lead both the same way."""
        race = self._race
        if not race.ready:
            race.prepare()
        elif self._steps:
            self._steps.advance(UNITS)
        elif not self._aligning:
            self._search()
        elif race.difference is None:
            race.together(TOGETHER)
            race.compare()
            race.begin_align()
        else:
            race.advance_align(UNITS)

    def _search(self) -> None:
        """Let the strategy that has had less time search on; a program does what it did in that time."""
        sides = self._race.sides
        started = self._clock()
        if self._since < 0:
            self._since = started
        ran = [side for side in sides if isinstance(side, ProgramSide) and not side.done]
        searching = [side for side in (0, 1) if sides[side] not in ran and not sides[side].done]
        if searching:
            side = min(searching, key=self._spent.__getitem__)
            sides[side].advance(UNITS)
            self._spent[side] += self._clock() - started
        now = self._clock()
        for program in ran:
            program.wait(now - self._since)
        self._since = now

    def report(self) -> Report:
        """Tell whether all programs have run, and why they went no further; a frame tells the rest."""
        # The time between two slices is nobody's.
        self._since = -1.0
        self._race.compare()
        return {"ready": self._race.ready, "faults": self._race.faults}

    def opening(self) -> Report:
        """Return what stays the same during the race."""
        return self._race.opening()

    def race(self) -> None:
        """Let both go on for themselves from where they are, and from now on for the same time."""
        self._aligning = False
        self._steps = None
        self._spent = [0.0, 0.0]

    def step(self, by: int) -> None:
        """Go a step on (1) or back (-1) from now on, on both sides; one that is under way counts as done."""
        self._steps = self._steps or RaceSteps(self._race)
        self._steps.begin(by)

    def align(self) -> None:
        """Go to the first difference from now on: forward to find it, or back to where it was."""
        self._aligning = True
        self._steps = None
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
