"""Writes down what a program does while it runs, by Python's own monitoring: lines, calls, returns."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

from undoku.programs.log import LEFT, LOST, RETURN, UNWOUND, Log, packed
from undoku.search.columns import OPEN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import CodeType, FrameType

    Events = dict[str, Callable[..., Any]]

    from undoku.programs.board_watch import BoardWatch

_monitoring: Any = getattr(sys, "monitoring", None)
# A copy: a program may put something else in the place of Python's functions.
monitoring: Any = _monitoring and SimpleNamespace(**vars(_monitoring))
"""Python's own, from 3.12 on."""

TOOL = 4
"""The number under which Python's monitoring knows this; debuggers, profilers and coverage have others."""

GENERATOR = 0x20 | 0x80 | 0x200
"""Flags of code that can be left and gone on with."""


FUNCTION = 0x1
"""A flag of the code of functions: modules and classes run from their first line to their last."""


def tells_return(code: CodeType) -> bool:
    """Whether it is a moment of its own when this code returns or yields.

    An expression that makes values for its own line is no function to whoever has written it.
    """
    return bool(code.co_flags & FUNCTION) and code.co_name != "<genexpr>"


class Ended(BaseException):
    """Ends a program from outside; `why` is "time", "lines", "output", "enough" or the code of a refusal.

    `values` are those of a refusal's sentence, which others have not.
    """

    def __init__(self, why: str, values: dict[str, Any] | None = None) -> None:
        """Say why."""
        super().__init__(why)
        self.why = why
        self.values = values or {}


EVENTS = ("LINE", "JUMP", "PY_START", "PY_RESUME", "PY_RETURN", "PY_YIELD")
"""The events that belong to a place in a program's code."""

ANYWHERE = ("PY_UNWIND", "PY_THROW")
"""The events that come for all code that runs meanwhile."""


class Monitor:
    """Python's monitoring of some code objects while it is on, with functions by the names of events."""

    def __init__(self, codes: Sequence[CodeType], events: Events) -> None:
        """Take the code objects; nothing is on yet."""
        self._codes = codes
        self._functions = events

    def __enter__(self) -> Monitor:
        """Begin."""
        monitoring.use_tool_id(TOOL, "undoku")
        self.turn_to(self._functions)
        # A place that was switched off in an earlier run is on again.
        monitoring.restart_events()
        return self

    def turn_to(self, events: Events) -> None:
        """Go on with other functions; events that are not named are off."""
        numbers = {name: getattr(monitoring.events, name) for name in (*EVENTS, *ANYWHERE)}
        for name, number in numbers.items():
            monitoring.register_callback(TOOL, number, events.get(name))
        monitoring.set_events(TOOL, sum(numbers[name] for name in ANYWHERE if name in events))
        local = sum(numbers[name] for name in EVENTS if name in events)
        for code in self._codes:
            monitoring.set_local_events(TOOL, code, local)

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        """End, whatever happened; raises ValueError where a program has given the number back and goes on."""
        if error is not None and monitoring.get_tool(TOOL) is None:
            # Why it ended is what counts.
            monitoring.use_tool_id(TOOL, "undoku")
        monitoring.set_events(TOOL, 0)
        for code in self._codes:
            monitoring.set_local_events(TOOL, code, 0)
        for name in (*EVENTS, *ANYWHERE):
            monitoring.register_callback(TOOL, getattr(monitoring.events, name), None)
        monitoring.free_tool_id(TOOL)


def same_line_again(code: CodeType, begin: int, end: int) -> int:
    """The line of a jump that goes back within one line, 0 for any other.

    Python tells of a line when another one ran before it; as in a debugger, a loop in one line is counted as
    often as it goes round.
    """
    if end > begin:
        return 0
    line = _line_at(code, begin)
    return line if line == _line_at(code, end) else 0


def _line_at(code: CodeType, offset: int) -> int:
    return next((line or 0 for first, last, line in code.co_lines() if first <= offset < last), 0)


class Recorder:
    """Fills a log from the events of a program.

    Attributes:
        log: what is written down.
        current: the frame that is running, -1 for none.
        unwound: the frames that an exception has left since the last line, the innermost first.
    """

    def __init__(
        self,
        codes: Sequence[CodeType],
        search: frozenset[int],
        look: Callable[[int], int],
        began: Callable[[FrameType], object] = lambda frame: None,
    ) -> None:
        """Begin with nothing.

        `search` are the places in `codes` of the function that is the search; `look` is called from time to
        time with the lines so far, may end the program, and returns at how many lines it is called again.
        `began` is told the frame of the first call of the search.
        """
        self.log = Log()
        self.current = -1
        self.unwound: list[int] = []
        # By identity, for a code object is hashed anew, all of it, at every look-up.
        self._numbers = {id(code): number for number, code in enumerate(codes)}
        self._searching = frozenset(id(codes[number]) for number in search)
        self._telling = frozenset(id(code) for code in codes if tells_return(code))
        self._look = look
        self._began = began
        self._watch: BoardWatch | None = None

    def changed(self, kind: int, cell: int, value: int) -> None:
        """Write down a change of the board."""
        log = self.log
        log.at.append(len(log.lines))
        log.kinds.append(kind)
        log.cells.append(cell)
        log.values.append(value)

    def cut(self, count: int) -> None:
        """Take it that the board has changed only so often."""
        log = self.log
        for column in (log.at, log.kinds, log.cells, log.values):
            del column[count:]

    def events(self, watch: BoardWatch) -> Events:
        """The functions to be called; they are closures, for a million calls of them make up the time."""
        log, numbers, look, searching = self.log, self._numbers, self._look, self._searching
        add_line, add_return, count = log.lines.append, log.returns.append, len(log.lines)
        returns, telling = log.returns, self._telling
        add_parent, add_first, add_end = log.parent.append, log.first.append, log.end.append
        add_after, add_function, add_result = log.after.append, log.function.append, log.result.append
        parents, ends, afters, results = log.parent, log.end, log.after, log.result
        frames, unwound, disable = log.parent.__len__, self.unwound, monitoring.DISABLE
        frame_of = sys._getframe
        current = self.current
        due = 0
        # The first frame of each generator that may go on, by its own frame.
        left: dict[int, int] = {}
        boards = Parameters(watch)
        jumps: dict[tuple[int, int], int] = {}

        def on_line(code: CodeType, number: int) -> None:
            nonlocal count, due
            add_line(number)
            # To count costs less than to ask how many there are.
            count += 1
            if count >= due:
                unwound.clear()
                # Those that return are no lines, but not many entries need to be asked for.
                ran = count - len(returns)
                due = count + look(ran) - ran

        def on_jump(code: CodeType, begin: int, end: int) -> Any:
            place = (id(code), begin)
            number = jumps.get(place)
            if number is None:
                number = jumps[place] = same_line_again(code, begin, end)
            if not number:
                return disable
            on_line(code, number)
            return None

        def on_start(code: CodeType, offset: int) -> None:
            nonlocal current
            add_first(count)
            add_parent(current)
            add_end(OPEN)
            add_after(OPEN)
            add_function(numbers[id(code)])
            add_result(LOST)
            current = frames() - 1
            if id(code) in searching:
                frame = frame_of(1)
                if not log.called:
                    log.called = True
                    self._began(frame)
                boards.started(code, frame)
            if code.co_flags & GENERATOR:
                left[id(frame_of(1))] = current

        def on_return(code: CodeType, offset: int, value: object) -> None:
            nonlocal count, current
            frame = current
            if id(code) in telling:
                add_return(count)
                add_line(RETURN)
                count += 1
            ends[frame] = count
            afters[frame] = frames()
            results[frame] = packed(value)
            current = parents[frame]
            if code.co_flags & GENERATOR:
                over(frame)
            if watch.copied:
                boards.returned(log.failed(frame), frame_of(1).f_back)

        def over(frame: int) -> None:
            first = left.pop(id(frame_of(2)), frame)
            log.overs[first] = (ends[frame], afters[frame])

        def on_resume(code: CodeType, offset: int, *_: object) -> None:
            nonlocal current
            if id(code) not in numbers:
                return
            first = left.get(id(frame_of(1)), -1)
            add_first(count)
            add_parent(current)
            add_end(OPEN)
            add_after(OPEN)
            add_function(numbers[id(code)])
            add_result(LOST)
            current = frames() - 1
            if first >= 0:
                log.origins[current] = first

        def on_yield(code: CodeType, offset: int, value: object) -> None:
            nonlocal count, current
            frame = current
            if id(code) in telling:
                add_return(count)
                add_line(RETURN)
                count += 1
            ends[frame] = count
            afters[frame] = frames()
            results[frame] = LEFT
            current = parents[frame]

        def on_unwind(code: CodeType, offset: int, error: BaseException) -> None:
            nonlocal current
            if id(code) not in numbers or current < 0:
                return
            frame = current
            unwound.append(frame)
            ends[frame] = count
            afters[frame] = frames()
            current = parents[frame]
            results[frame] = UNWOUND
            if code.co_flags & GENERATOR:
                over(frame)
            if watch.copied:
                boards.returned(True, frame_of(1).f_back)

        return {
            "LINE": on_line,
            "JUMP": on_jump,
            "PY_START": on_start,
            "PY_RESUME": on_resume,
            "PY_RETURN": on_return,
            "PY_YIELD": on_yield,
            "PY_UNWIND": on_unwind,
            "PY_THROW": on_resume,
        }

    def reopen(self) -> None:
        """Take it that the frames are open which an exception has left since the last line: it ended all."""
        log = self.log
        for frame in self.unwound:
            if log.end[frame] == len(log):
                log.end[frame] = log.after[frame] = OPEN
                log.overs.pop(log.origins.get(frame, frame), None)


class Parameters:
    """Follows the board from call to call where a program hands on copies of it."""

    def __init__(self, watch: BoardWatch) -> None:
        """Nothing is known of any function yet."""
        self._watch = watch
        # Of each function which of its parameters is the board, "" for none.
        self._names: dict[CodeType, str] = {}

    def started(self, code: CodeType, frame: FrameType) -> None:
        """A function was called: its board is the one that counts now."""
        name = self._names.get(code)
        if name is None:
            name = self._names[code] = self._parameter(code, frame)
        if name:
            thing = frame.f_locals.get(name)
            if thing is not self._watch.container:
                self._watch.follow(thing)

    def returned(self, failed: bool, caller: FrameType | None) -> None:
        """A function has returned: without success, its caller's own board counts again."""
        if not failed or caller is None:
            return
        name = self._names.get(caller.f_code)
        if name:
            self._watch.follow(caller.f_locals.get(name))

    def _parameter(self, code: CodeType, frame: FrameType) -> str:
        watch, variables = self._watch, frame.f_locals
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        things = {name: variables.get(name) for name in names}
        return next((name for name, thing in things.items() if watch.is_board(thing)), "")
