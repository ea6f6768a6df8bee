"""What a program finds around it: output is kept, chance begins at the same place, clocks are noted."""

from __future__ import annotations

import builtins
import random
import sys
import time
from contextlib import contextmanager
from types import ModuleType

from undoku.programs.alone import alone
from undoku.programs.refusals import of_import
from undoku.programs.streams import Input, Output

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any, NoReturn

CLOCKS = ("monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time", "time", "time_ns")
"""The functions of `time` whose answers are noted."""

# A program may put something else in the place of these.
_chance, _begin_chance, _set_chance = random.getstate, random.seed, random.setstate
_trace, _set_trace = sys.gettrace, sys.settrace
_limit, _set_limit = sys.getrecursionlimit, sys.setrecursionlimit
_import = builtins.__import__
_clocks = {name: getattr(time, name) for name in CLOCKS}

DEEPEST = 10_000
"""How many calls may be open at once. A tour with a call for each square of the largest board takes 2,500."""

USUAL = 1_000
"""How many where a program wishes no others: as Python has it. Of calls that go through functions which are
not written in Python, as `any` and `sorted`, a browser bears hardly more."""

OWN = 20
"""Calls of ours that may be open beside the program's."""

SEED = 0

_NOTHING = object()


class Surroundings:
    """Stands in for what a program could ask of the machine, as long as it is entered.

    The first time its clocks are noted; whoever runs later is told the same.

    Attributes:
        builtins: a copy of Python's own functions; a program that deletes some spoils no others'.
        deepest: how many calls may be open, as the program has wished it.
    """

    def __init__(self, end: Callable[..., object], text: str = "") -> None:
        """Nothing is noted yet; `end` ends the program, and is told why; `text` is what it reads."""
        self.builtins = ModuleType("builtins")
        self.deepest = DEEPEST
        self._end = end
        self._text = text
        self._replaced: list[tuple[dict[str, Any], str, object]] = []
        self._noted: list[float] = []
        self._is_first = True

    @contextmanager
    def entered(self, tell: Callable[[str], object]) -> Iterator[None]:
        """For as long as a program runs; `tell` is given all that it prints."""
        own, modules, limit, set_limit = vars(builtins), sys.modules, _limit(), _set_limit
        before, chance, trace = dict(own), _chance(), _trace()
        files = sys.stdin, sys.stdout, sys.stderr
        stdin, outer = Input(self._text, tell, self._lack), _open_calls()
        said = None if self._is_first else iter(self._noted)
        self._is_first = False
        try:
            vars(self.builtins).clear()
            others = {"input": stdin.ask, "__import__": self._import, "exit": leave, "quit": leave}
            vars(self.builtins).update(own | others)
            modules["builtins"] = self.builtins
            sys.stdin = stdin
            sys.stdout = sys.stderr = Output(tell)
            sys.setrecursionlimit = lambda wanted: set_limit(self._allowed(wanted) + outer)
            set_limit(self._allowed(USUAL) + outer)
            _begin_chance(SEED)
            for name, clock in _clocks.items():
                setattr(time, name, self._noting(clock, said))
            with alone(self._end):
                yield
        finally:
            own.update(before)
            modules["builtins"] = builtins
            self._take_back()
            sys.stdin, sys.stdout, sys.stderr = files
            sys.setrecursionlimit = _set_limit
            _set_limit(limit)
            _set_chance(chance)
            for name, clock in _clocks.items():
                setattr(time, name, clock)
            _set_trace(trace)

    def namespace(self, name: str) -> dict[str, object]:
        """The variables of a module of that name, which can be found by it, as dataclasses do."""
        module = ModuleType(name)
        self._put(sys.modules, name, module)
        names = vars(module)
        names["__builtins__"] = self.builtins
        return names

    def driven(self, coroutine: Any) -> object:
        """What a coroutine returns that has not begun."""
        from undoku.programs.loop import run

        return run(coroutine)

    def _lack(self, question: str) -> None:
        """Nobody can be asked."""
        self._end("input", question=question)

    def _allowed(self, wanted: int) -> int:
        """How many calls may be open where a program wishes so many."""
        if wanted < 1:
            raise ValueError("recursion limit must be greater or equal than 1")
        self.deepest = min(wanted, DEEPEST)
        return self.deepest + OWN

    def _import(
        self,
        name: str,
        names: Mapping[str, object] | None = None,
        inside: Mapping[str, object] | None = None,
        wanted: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        """Import what a program may have; what is refused is not there for it."""
        if not level:
            for each in (name, *(f"{name}.{part}" for part in wanted or ())):
                if of_import(each, 0):
                    raise ModuleNotFoundError(f"No module named {each!r}", name=each)
        module = _import(name, names, inside, wanted, level)
        if name.partition(".")[0] == "asyncio":
            self._tame(sys.modules["asyncio"])
        return module

    def _tame(self, module: ModuleType) -> None:
        """Let `asyncio` do without what is not there in a browser: its loops wait for nothing."""
        from undoku.programs.loop import Loop, current, run

        for name, own in (("run", run), ("new_event_loop", Loop), ("get_event_loop", current)):
            self._put(vars(module), name, own)

    def _put(self, names: dict[str, Any], name: str, thing: object) -> None:
        """Put something in the place of another thing until the program has ended."""
        before = names.get(name, _NOTHING)
        self._replaced.append((names, name, before))
        names[name] = thing

    def _take_back(self) -> None:
        while self._replaced:
            names, name, before = self._replaced.pop()
            if before is _NOTHING:
                names.pop(name, None)
            else:
                names[name] = before

    def _noting(self, clock: Callable[[], float], said: Iterator[float] | None) -> Callable[[], float]:
        noted = self._noted

        def now() -> float:
            if said is not None:
                return next(said, 0)
            noted.append(clock())
            return noted[-1]

        return now


def leave(code: object = None, /) -> NoReturn:
    """End a program, as `exit` and `quit` do."""
    raise SystemExit(code)


def _open_calls() -> int:
    """How many functions of Python are running."""
    count, frame = 0, sys._getframe().f_back
    while frame is not None:
        count, frame = count + 1, frame.f_back
    return count
