"""The variables of all open calls around a moment: from a second run of the program up to there."""

from __future__ import annotations

import sys
from types import FrameType
from typing import NamedTuple

from undoku.programs.fitting import short
from undoku.programs.recorder import EVENTS, monitoring, same_line_again, tells_return
from undoku.programs.values import is_code, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType
    from typing import Any

    from undoku.programs.recorder import Events
    from undoku.programs.run import ProgramRun
    from undoku.programs.trace import ProgramTrace

OFTEN = 4096
"""Jumps between two looks at the clock."""

AROUND = 20
"""Moments after the one asked for whose variables are kept as well: who steps on need not wait."""

MANY = 50
"""Open calls that are looked at for every moment of these; of more the moments are fewer."""

BEFORE = 4
"""Moments before it."""

GLOBALS = "globals"
"""The name under which the program's own variables outside of all functions are shown."""

Shown = list[tuple[str, str]]
"""Variables in the order of their names in the code, each with its value as a text."""


class Seen(NamedTuple):
    """What a second run found at a moment.

    Attributes:
        line: the line that was about to run.
        names: the functions of the open calls, the outermost first.
        variables: of each of them; the last one is that of the running function.
        outside: the variables outside of all functions.
        value: what the running function returns or yields; empty where a line is about to run.
    """

    line: int
    names: list[str]
    variables: list[Shown]
    outside: Shown
    value: str = ""


class Variables:
    """Runs a program again and looks at its variables in a window around a moment."""

    def __init__(self, run: ProgramRun, trace: ProgramTrace) -> None:
        """Take a run that is over, and its trace."""
        self._run = run
        self._trace = trace
        self._seen: dict[int, Seen] = {}

    def known(self, position: int) -> bool:
        """Whether a position is answered without another run."""
        return position in self._seen

    def at(self, position: int) -> Seen | None:
        """What was to be seen at a position; None where the second run did not come to it in the same way."""
        if position not in self._seen:
            self._seen = self._look(position)
        seen = self._seen.get(position)
        if seen is None or seen.line != self._trace.line(position):
            return None
        return seen if seen.names == [call.function for call in self._trace.stack(position)] else None

    def _look(self, position: int) -> dict[int, Seen]:
        # Of very many open calls it takes long to write down the variables, again for every moment.
        times = max(len(self._trace.stack(position)) // MANY, 1)
        begin = max(position - BEFORE // times, 1)
        end = min(position + AROUND // times, len(self._run.log))
        if position > end:
            return {}
        window = Window(self._run, begin, end, self._trace.call_by(begin))
        self._run.again(window.events)
        return window.seen


class Window:
    """Counts calls, which costs little, up to one not long before the window; then positions to its end."""

    def __init__(self, run: ProgramRun, begin: int, end: int, start: tuple[int, int]) -> None:
        """Look at positions from `begin` to `end`; `start` is (call, entries before it)."""
        self.seen: dict[int, Seen] = {}
        self._codes = {id(code) for code in run.codes}
        self._run = run
        self._begin = begin
        self._end = end
        self._call, self._position = start
        self._telling = {id(code) for code in run.codes if tells_return(code)}

    def events(self, turn_to: Callable[[Events], object]) -> Events:
        """The functions to be called first; with `turn_to` they go over to others."""
        left, known, jumps = self._call, self._codes, 0

        def on_start(code: CodeType, *_: object) -> None:
            nonlocal left
            if id(code) in known:
                left -= 1
                if not left:
                    # Which lines Python tells of depends on what else it tells: all is on, as at first.
                    others = dict.fromkeys(EVENTS, _ignore)
                    returns = dict.fromkeys(("PY_RETURN", "PY_YIELD"), self._on_return)
                    turn_to({**others, **returns, "LINE": self._on_line, "JUMP": self._on_jump})

        def on_jump(*_: object) -> None:
            nonlocal jumps
            jumps += 1
            if not jumps % OFTEN:
                self._run.in_time()

        return {"PY_START": on_start, "JUMP": on_jump}

    def _on_line(self, code: CodeType, number: int) -> None:
        if self._is_seen():
            self.seen[self._position] = self._look(number, sys._getframe(1))

    def _on_return(self, code: CodeType, offset: int, value: object) -> None:
        if id(code) in self._telling and self._is_seen():
            frame = sys._getframe(1)
            self.seen[self._position] = self._look(frame.f_lineno, frame)._replace(value=text_of(value))

    def _is_seen(self) -> bool:
        """Go on by a position, and tell whether that is in the window; after it the program is ended."""
        self._position += 1
        if self._position > self._end:
            self._run.end("enough")
        return self._position >= self._begin

    def _on_jump(self, code: CodeType, begin: int, end: int) -> Any:
        number = same_line_again(code, begin, end)
        if not number:
            return monitoring.DISABLE
        self._on_line(code, number)
        return None

    def _look(self, number: int, frame: FrameType | None) -> Seen:
        names: list[str] = []
        variables: list[Shown] = []
        outside: Shown = []
        while frame:
            if id(frame.f_code) in self._codes:
                names.append(short(frame.f_code.co_name))
                variables.append(shown(frame.f_locals))
                outside = outside or shown(frame.f_globals)
            frame = frame.f_back
        return Seen(number, names[::-1], variables[::-1], outside)


def _ignore(*_: object) -> None:
    """Take no notice of an event."""


def shown(variables: dict[str, object]) -> Shown:
    """The variables that hold something else than code, each with its value as a text."""
    return [
        (short(name), text_of(value))
        for name, value in variables.items()
        if name.isidentifier() and not name.startswith("__") and not is_code(value)
    ]
