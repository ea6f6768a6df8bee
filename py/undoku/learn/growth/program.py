"""The reader's own program at one size after the other."""

from __future__ import annotations

from undoku.learn.growth import words
from undoku.learn.growth.point import CUT, LEFT, UNKNOWN, WRONG, Point, is_too_slow
from undoku.learn.growth.sizes import sizes
from undoku.programs.calling.wanted import NOTHING, Wanted
from undoku.programs.judging.bank import Task
from undoku.programs.judging.judge import left_out
from undoku.programs.judging.judged import trials
from undoku.programs.judging.known import solvable
from undoku.programs.judging.verdict import verdict
from undoku.programs.judging.words import LEFT_OUT
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from undoku.learn.growth.sizes import Size

NAME = "your-code"
"""What the page calls the reader's program."""

SECONDS = 5.0
"""How long it may run on one board unless told otherwise."""


class ProgramGrowth:
    """A program on boards of growing size: what `Growth` is for strategies, a board in each slice.

    A board on which it gave a wrong answer, failed, or took too long has no figures. What it tries is not
    known, and its time is that of a recorded run. Raises ProgramError for a text that is no program, and
    where it cannot be run.

    Attributes:
        points: what is known up to now.
        seconds: the time that each of these took.
    """

    def __init__(
        self,
        text: str,
        board: str,
        question: Mapping[str, object],
        up_to: int,
        clock: Callable[[], float],
        wanted: Wanted = NOTHING,
        seconds: float = SECONDS,
    ) -> None:
        """Read the program; it does not run yet."""
        self.points: list[Point] = []
        self.seconds: list[float] = []
        self._sizes = sizes(board, question, up_to)
        self._program = Program(text)
        self._board = board
        self._clock = clock
        self._wanted = wanted
        self._allowed = seconds
        self._names = self._program.ready(board, wanted).names
        self._run(self._sizes[0])

    @property
    def done(self) -> bool:
        """Whether it has been on all boards."""
        return len(self.points) == len(self._sizes)

    def advance(self) -> None:
        """Run it on the next board."""
        one = self._sizes[len(self.points)]
        started = self._clock()
        why = left_out(Task(self._board, one.label, one.question), self._names)
        if is_too_slow(self.points):
            point = Point(NAME, one.size, LEFT, said=words.LEFT_OUT)
        elif why:
            point = Point(NAME, one.size, LEFT, said=LEFT_OUT[why])
        else:
            point = self._point(one)
        self.points.append(point)
        self.seconds.append(self._clock() - started)

    def _run(self, one: Size) -> ProgramRun:
        return ProgramRun(
            self._program,
            self._board,
            one.question,
            self._clock,
            self._wanted,
            seconds=self._allowed,
            own=True,
        )

    def _point(self, one: Size) -> Point:
        begun = self._run(one)
        known = solvable(self._board, begun.problem)
        *_, (run, found) = trials(begun, lambda run: verdict(run, lambda: known, self._allowed))
        outcome, counts = run.outcome, run.counts
        assert outcome is not None
        if outcome.why == "time":
            return Point(NAME, one.size, CUT, said=words.longer_than(self._allowed))
        if found.right is False or outcome.kind in ("raised", "ended"):
            return Point(NAME, one.size, WRONG, said=found.sentence)
        # Where nobody knows whether it is right, its figures are what it did all the same.
        said = "" if found.right else found.sentence
        return Point(
            NAME, one.size, calls=counts.calls, tries=UNKNOWN, placements=counts.placements, said=said
        )
