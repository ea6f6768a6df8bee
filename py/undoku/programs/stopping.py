"""How a run comes to its end, also where its program does what it can against that."""

from __future__ import annotations

from functools import partial
from typing import NoReturn, TypeVar

from undoku.programs import words
from undoku.programs.deep import FEW, depth_of, let_go
from undoku.programs.errors import ProgramError
from undoku.programs.log import RETURN
from undoku.programs.outcome import Outcome, line_of
from undoku.programs.recorder import Ended, Monitor
from undoku.programs.refusals import of_exception
from undoku.programs.streams import NoInput
from undoku.programs.surroundings import DEEPEST, USUAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import CodeType

    from undoku.programs.log import Log
    from undoku.programs.recorder import Events
    from undoku.programs.surroundings import Surroundings

Found = TypeVar("Found")

SPARE = 1.0
"""Seconds for its own code to say of what it has made what that is."""


class Ending:
    """What ends a run, and tells how it has ended.

    Attributes:
        codes: the code objects of the program.
        log: what was recorded.
        around: what stands in for what a program could ask of the machine.
    """

    codes: Sequence[CodeType]
    log: Log
    around: Surroundings
    _clock: Callable[[], float]

    def __init__(self) -> None:
        """Nothing has ended it yet."""
        self._until = 0.0
        self._ending: Ended | None = None
        self._monitor: Monitor | None = None

    def _unrecorded(self) -> Events:
        """What watches over the lines that are no steps."""
        raise NotImplementedError

    def in_time(self) -> None:
        """End the program if it has had all its time."""
        if self._clock() > self._until:
            self.end("time")

    def end(self, why: str, **values: object) -> NoReturn:
        """End the program in the middle of what it does; to be called by what it calls.

        `values` are those of a refusal's sentence.
        """
        if self._ending and self._monitor:
            # The program catches it, and would go on for as long: nothing more of it is recorded.
            self._monitor.turn_to(dict.fromkeys(("LINE", "JUMP"), self._end_again))
        self._ending = self._ending or Ended(why, values)
        self._end_again()

    def _end_again(self, *_: object) -> NoReturn:
        # One for all, as it would take ever more memory.
        assert self._ending
        raise self._ending.with_traceback(None)

    def _ended(self, call: Callable[[], Outcome], is_late: Callable[[], bool]) -> Outcome:
        # Python's own functions are there again, whatever the program has done to them, when this is asked.
        try:
            outcome = call()
        except SystemExit as error:
            return Outcome("exited", error.code, line=line_of(error))
        except BaseException as error:
            try:
                return self._broken(error, is_late)
            finally:
                let_go(error)
        # Its own code may have caught what was to end it.
        return outcome if self._ending is None else self._stopped(0)

    def _broken(self, error: BaseException, is_late: Callable[[], bool]) -> Outcome:
        """How it ended that came to an exception."""
        line = line_of(error)
        if error is self._ending:
            return self._stopped(line)
        if isinstance(error, ProgramError) and not line:
            return Outcome("raised", error=str(error), line=error.line, why="refused")
        if type(error) is NoInput:
            self._ending = Ended("input", {"question": error.question})
            return self._stopped(line)
        if refused := of_exception(error, line):
            return Outcome("ended", why=refused.code, error=str(refused), line=line)
        if issubclass(type(error), KeyboardInterrupt):
            if not line:
                raise
            if is_late():
                # It has kept the recorder from looking at the clock, and was ended from further outside.
                return Outcome("ended", why="time", line=line)
        if issubclass(type(error), RecursionError) and self.log.lines:
            # It is raised where the function that was one too many begins, and not where it was called.
            line = next((number for number in reversed(self.log.lines) if number != RETURN), line)
            deep = depth_of(error, set(map(id, self.codes)), self.log)
            most = self.around.deepest
            if deep.calls > FEW and not deep.endless and most in (USUAL, DEEPEST):
                why = "deep" if most == DEEPEST or deep.calls < 0.9 * USUAL else "deeper"
                self._ending = Ended(why, {"most": min(most, deep.calls), "largest": DEEPEST})
                return self._stopped(line)
        # The exception itself would keep all that was in the open calls.
        said = self.guarded(partial(words.raised, error, line))
        return Outcome("raised", error=said or words.raised_somehow(line), line=line)

    def _stopped(self, line: int) -> Outcome:
        """How it ended where we have ended it, in a line, 0 where that is not known."""
        assert self._ending
        why, values = self._ending.why, self._ending.values
        error = str(ProgramError(why, line, **values)) if values else ""
        return Outcome("ended", why=why, error=error, line=line)

    def guarded(self, look: Callable[[], Found]) -> Found | None:
        """Look at what a program has made, where its own code may run; None where that fails or goes on."""
        self._until = self._clock() + SPARE
        self._ending = self._monitor = None
        try:
            with Monitor(self.codes, self._unrecorded()), self.around.entered(lambda text: None):
                return look()
        except BaseException:
            return None
