"""What a program finds around it: output is kept, chance begins at the same place, clocks are noted."""

from __future__ import annotations

import builtins
import random
import sys
import time
from contextlib import contextmanager
from io import TextIOBase
from types import ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CLOCKS = ("monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time", "time", "time_ns")
"""The functions of `time` whose answers are noted."""

# A program may put something else in the place of these.
_chance, _begin_chance, _set_chance = random.getstate, random.seed, random.setstate
_trace, _set_trace = sys.gettrace, sys.settrace
_limit, _set_limit = sys.getrecursionlimit, sys.setrecursionlimit
_clocks = {name: getattr(time, name) for name in CLOCKS}

DEEPEST = 1000
"""How many calls may be open at once: more could end Python itself in a browser."""

SEED = 0


class Surroundings:
    """Stands in for what a program could ask of the machine, as long as it is entered.

    The first time its clocks are noted; whoever runs later is told the same.

    Attributes:
        builtins: a copy of Python's own functions; a program that deletes some spoils no others'.
    """

    def __init__(self, end: Callable[[str], object]) -> None:
        """Nothing is noted yet; `end` ends the program, and is told why."""
        self.builtins = ModuleType("builtins")
        self._end = end
        self._noted: list[float] = []
        self._is_first = True

    @contextmanager
    def entered(self, tell: Callable[[str], object]) -> Iterator[None]:
        """For as long as a program runs; `tell` is given all that it prints."""
        own, modules, limit, set_limit = vars(builtins), sys.modules, _limit(), _set_limit
        before, chance, trace = dict(own), _chance(), _trace()
        files = sys.stdin, sys.stdout, sys.stderr
        said = None if self._is_first else iter(self._noted)
        self._is_first = False
        try:
            vars(self.builtins).clear()
            vars(self.builtins).update(own, input=self._no_input)
            modules["builtins"] = self.builtins
            sys.stdin, sys.stdout = Input(self._no_input), Output(tell)
            sys.stderr = sys.stdout
            sys.setrecursionlimit = lambda wanted: set_limit(min(wanted, max(limit, DEEPEST)))
            _begin_chance(SEED)
            for name, clock in _clocks.items():
                setattr(time, name, self._noting(clock, said))
            yield
        finally:
            own.update(before)
            modules["builtins"] = builtins
            sys.stdin, sys.stdout, sys.stderr = files
            sys.setrecursionlimit = _set_limit
            _set_limit(limit)
            _set_chance(chance)
            for name, clock in _clocks.items():
                setattr(time, name, clock)
            _set_trace(trace)

    def _no_input(self, *_: object) -> str:
        """Nobody can be asked."""
        self._end("input")
        return ""

    def _noting(self, clock: Callable[[], float], said: Iterator[float] | None) -> Callable[[], float]:
        noted = self._noted

        def now() -> float:
            if said is not None:
                return next(said, 0)
            noted.append(clock())
            return noted[-1]

        return now


class Output(TextIOBase):
    """A file that hands on what is written to it."""

    encoding = "utf-8"

    def __init__(self, tell: Callable[[str], object]) -> None:
        """Hand on to `tell`."""
        self._tell = tell

    def write(self, text: str) -> int:
        """Take a text."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self._tell(text)
        return len(text)

    def reconfigure(self, **_: object) -> None:
        """Nothing of this can be had otherwise."""


class Input(TextIOBase):
    """A file that nothing can be read from."""

    def __init__(self, ask: Callable[[], str]) -> None:
        """Whoever reads calls `ask`."""
        self.read = self.readline = ask  # type: ignore[assignment]
