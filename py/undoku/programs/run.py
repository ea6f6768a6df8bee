"""One run of a program on what is on a board, recorded."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from types import CoroutineType

from undoku.programs.board_watch import BoardWatch
from undoku.programs.boards import BOARDS
from undoku.programs.calling.begin import GAVE, call_of, evaluated
from undoku.programs.calling.offered import OF_REGIONS, offered, untold
from undoku.programs.calling.own import TELLING, board_in, is_told_of_holes, questions, rows_of
from undoku.programs.calling.wanted import NOTHING, Wanted
from undoku.programs.errors import ProgramError
from undoku.programs.outcome import YIELDED, Counts, Outcome
from undoku.programs.program import codes_in
from undoku.programs.recorder import Monitor, Recorder, monitoring
from undoku.programs.refusals import of_import
from undoku.programs.rewriting import CALLED, WROTE
from undoku.programs.stopping import Ending
from undoku.programs.streams import Printed
from undoku.programs.surroundings import Surroundings
from undoku.search.steps import PLACE, SOLUTION, UNDO
from undoku.watch.problems import problem_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import FrameType
    from typing import Any

    from undoku.programs.program import Program
    from undoku.programs.recorder import Events

    # Given what turns to other functions, the functions to be called first, by the names of events.
    Prepare = Callable[[Callable[[Events], object]], Events]

SECONDS = 10.0
"""How long a program may run unless told otherwise."""

LINES = 30_000_000
"""Lines after which a program is ended: what is kept of them takes some hundred megabytes."""

OFTEN = 1024
"""Lines between two looks at the clock."""

NAME = "program"
"""What a program finds as its `__name__` where a function of it is called."""

SCRIPT_NAME = "__main__"
"""What it finds there where it is run as Python runs a file."""


class ProgramRun(Ending):
    """A program that is run once, on what a board asks (see `problem_of`).

    `clock` counts seconds. It is ended after `seconds`, after `most` lines (0 for as many as can be kept), or
    after far too much output. `heard` is told from time to time how many lines have run. Raises what
    `problem_of` raises, and ProgramError where Python cannot record, or a module is refused or not there.
    With `own` it runs on this board and no other, also where it has one of its own.

    Attributes:
        board: "sudoku", "queens" or "knight".
        reader: tells what a container says of that board.
        outcome: how it ended; None before `run`.
        log: what was recorded.
        code: the whole module, compiled.
        printed: what is kept of its output, and how much is not.
        codes: the code objects of the program; a frame of the log names one by its place here.
        search: the places of those that are the search.
        called: how it is called, and what it gives.
        question: the board that it is about: one of its own where it is not told of another.
        others: more such boards that it may be about.
        given: the board that the function was called with; None where it takes none.
        kept: what was handed over in the call, and the objects whose methods were called.
        names: the program's own names outside of all functions, with their values.
    """

    def __init__(
        self,
        program: Program,
        board: str,
        question: Mapping[str, object],
        clock: Callable[[], float],
        wanted: Wanted = NOTHING,
        *,
        seconds: float = SECONDS,
        most: int = 0,
        heard: Callable[[int], object] = lambda lines: None,
        own: bool = False,
    ) -> None:
        """Check what can be checked; nothing is run yet."""
        if monitoring is None:
            raise ProgramError("too-old")
        for found in program.sure:
            if refused := of_import(found.name, found.line):
                raise refused
        for module, line in program.modules.items():
            if module not in sys.modules and find_spec(module) is None and not of_import(module, line):
                raise ProgramError("no-module", line, module=module)
        self.program = program
        self.board = board
        rule = "regions" if board == "queens" and question.get("regions") else ""
        self.ready = ready = program.ready(board, wanted, rows_of(board, question), rule)
        self.called = ready.called
        self.wanted = wanted
        self._asked = question
        self._is_own = own
        self.question, *self.others = [question] if own else self._questions(question)
        self.problem = problem_of(board, self.question)
        if refused := self._untold(ready.names):
            raise refused
        self.reader = BOARDS[board](
            self.problem, any_start=ready.any_start, first=ready.first, options=ready.options
        )
        super().__init__()
        self.outcome: Outcome | None = None
        self.code = ready.code
        self.codes = codes_in(self.code)
        self.search = frozenset(number for number, code in enumerate(self.codes) if ready.is_search(code))
        self.given: Any = None
        self.kept: list[Any] = []
        self.names: dict[str, Any] = {}
        self.around = Surroundings(self.end, wanted.input)
        self._clock = clock
        self._seconds = seconds
        self._most = most
        self._heard = heard
        self._recorder = Recorder(self.codes, self.search, self._look, self._began)
        self.log = self._recorder.log
        self.printed = Printed(self.log, self.end)
        self._watch = BoardWatch(self.reader, self._recorder.changed, self._recorder.cut)

    def _questions(self, asked: Mapping[str, object]) -> list[Mapping[str, object]]:
        """The boards that the program may be about, the most likely first."""
        problem_of(self.board, asked)
        ready = self.ready
        return questions(self.program.tree, self.board, asked, ready.names, self.wanted.input)

    def _untold(self, names: frozenset[str]) -> ProgramError | None:
        """Why a call with these names is refused: it does not tell of holes, or of a rule of the board."""
        if self.question.get("holes") and not is_told_of_holes(names):
            return ProgramError("holes")
        if self.board == "queens":
            is_told, has_some = not OF_REGIONS.isdisjoint(names), bool(self.question.get("regions"))
            if is_told and not has_some:
                return ProgramError("no-regions")
            # Those of a board of its own it knows.
            is_asked = self.question is self._asked and not self._is_own
            return ProgramError("regions") if has_some and not is_told and is_asked else None
        rule = untold(self.problem.shape, names) if self.board == "sudoku" else ""  # type: ignore[attr-defined]
        return ProgramError("untold", rule=rule) if rule else None

    def _began(self, frame: FrameType) -> None:
        """See which board the program has, where that is its own."""
        if self._is_own or self.ready.names & TELLING[self.board]:
            return
        things = [*frame.f_locals.values(), *self.names.values()]
        own = next(filter(None, (board_in(thing, self.board, self._asked) for thing in things)), None)
        if own and own not in (self.question, *self.others):
            self.others.insert(0, own)

    @property
    def is_guessed(self) -> bool:
        """Whether nobody has said how it is called."""
        return bool(self.called.call) and not self.wanted.call and not self.program.header.call

    def other_calls(self) -> Iterator[str]:
        """Other calls than the one that was guessed: those that tell of what is special about the board."""
        return (call for call in self.ready.guess.others() if not self._untold(call_of(call).names))

    def called_by(self, call: str) -> ProgramRun:
        """The same program, called otherwise."""
        return self._like(self._asked, self.wanted._replace(call=call), own=self._is_own)

    def on(self, question: Mapping[str, object]) -> ProgramRun:
        """The same program on another board of its own."""
        return self._like(question, self.wanted, own=True)

    def _like(self, question: Mapping[str, object], wanted: Wanted, *, own: bool) -> ProgramRun:
        return ProgramRun(
            self.program,
            self.board,
            question,
            self._clock,
            wanted,
            seconds=self._seconds,
            most=self._most,
            heard=self._heard,
            own=own,
        )

    @property
    def values(self) -> list[int]:
        """The values of all cells at the end."""
        return self._watch.now

    @property
    def clock(self) -> Callable[[], float]:
        """What counts its seconds."""
        return self._clock

    @property
    def counts(self) -> Counts:
        """What the whole run has done."""
        kinds = self.log.kinds
        calls = sum(1 for _ in self.calls())
        return Counts(
            calls, self.log.ran(len(self.log)), kinds.count(PLACE), kinds.count(UNDO), kinds.count(SOLUTION)
        )

    def calls(self) -> Iterator[int]:
        """The frames of the log that are calls of the search, in their order."""
        log = self.log
        search = self.search
        return (
            frame
            for frame, function in enumerate(log.function)
            if function in search and frame not in log.origins
        )

    def run(self) -> Outcome:
        """Run the program to its end, or until it is ended."""
        recorder = self._recorder
        events: Prepare = lambda turn: recorder.events(self._watch)  # noqa: E731
        self.outcome = self._outcome(events, self._watch, self.printed.tell)
        self.printed.close()
        if self.outcome.kind in ("raised", "ended", "exited"):
            recorder.reopen()
        return self.outcome

    def again(self, events: Prepare) -> Outcome:
        """Run the program once more, with functions of one's own for the events, and record nothing.

        Chance and clocks are as they were the first time.
        """
        found = self.given, self.kept, self.names
        outcome = self._outcome(events, BoardWatch(self.reader), lambda text: None)
        self.given, self.kept, self.names = found
        return outcome

    def _outcome(self, events: Prepare, watch: BoardWatch, tell: Callable[[str], object]) -> Outcome:
        """How it ended."""
        self._until = until = self._clock() + self._seconds
        clock = self._clock
        self._ending = self._monitor = None
        self.given, self.kept = None, []
        boards: list[tuple[int, ...]] = []
        call = partial(self._called, events, watch, boards, tell)
        outcome = self._ended(call, lambda: clock() > until)
        return outcome._replace(boards=tuple(boards))

    def _called(
        self,
        events: Prepare,
        watch: BoardWatch,
        boards: list[tuple[int, ...]],
        tell: Callable[[str], object],
    ) -> Outcome:
        with Monitor(self.codes, self._unrecorded()) as monitor, self.around.entered(tell):
            self._monitor = monitor
            if self.ready.call is None:
                gave: list[object] = []
                self._prepare(watch, SCRIPT_NAME, gave)
                monitor.turn_to(events(monitor.turn_to))
                exec(self.code, self.names)
                return Outcome("returned", gave[-1] if gave else None)
            self._prepare(watch, NAME, [])
            exec(self.code, self.names)
            value = self._value(watch, lambda: monitor.turn_to(events(monitor.turn_to)))
            # What a value says of its own class is the program's code.
            kind = type(value)
            if issubclass(kind, CoroutineType):
                return Outcome("returned", self.around.driven(value))
            if not issubclass(kind, Iterator):
                return Outcome("returned", value)
            last: object = None
            for last in value:  # type: ignore[attr-defined]
                if len(boards) < YIELDED and (values := self._yielded(last, watch)) is not None:
                    boards.append(tuple(values))
        return Outcome("yielded", last)

    def _yielded(self, thing: object, watch: BoardWatch) -> list[int] | None:
        """The board that is yielded, or that stands where none is yielded; None for what is none."""
        values = self.reader.answer(thing)
        stands = thing is None or type(thing) in (bool, int) or not self.reader.fault(watch.now)
        return values or (watch.now if stands else None)

    def _value(self, watch: BoardWatch, begin: Callable[[], object]) -> object:
        """What the call comes to; the search begins with its outermost function."""
        call = self.ready.call
        assert call

        def kept(thing: object) -> object:
            self.kept.append(thing)
            if self.given is None and type(thing) in (list, dict) and self.reader.is_given(thing):
                self.given = thing
            return thing

        def begun(function: Callable[..., object], /, *given: object, **named: object) -> object:
            watch.begin(self.given)
            begin()
            return function(*given, **named)

        if not call.begins:
            watch.begin(None)
            begin()
        there, functions = offered(self.board, self.problem), self.ready.guess.functions.names()
        return evaluated(call, there, self.names, functions, kept, begun)

    def _unrecorded(self) -> Events:
        """What watches over the lines that are no steps: those outside of all functions."""
        before = Recorder(self.codes, frozenset(), self._look)
        return before.events(BoardWatch(self.reader))

    def _prepare(self, watch: BoardWatch, name: str, gave: list[object]) -> None:
        """Make the names that a program finds."""

        def given(value: object) -> object:
            if value is not None:
                gave.append(value)
            return value

        vars(self.around.builtins).update(self.program.given)
        vars(self.around.builtins).update({WROTE: watch.wrote, CALLED: watch.called, GAVE: given})
        watch.begin(None)
        self.names = self.around.namespace(name)

    def _look(self, lines: int) -> int:
        """Whether it may go on; at how many lines that is to be asked again."""
        self._heard(lines)
        if self._most and lines >= self._most:
            self.end("most")
        if lines >= LINES:
            self.end("lines")
        self.in_time()
        return min(lines + OFTEN, self._most or LINES)
