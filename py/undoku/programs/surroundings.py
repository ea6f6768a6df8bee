"""What a program finds around it: output is kept, chance begins at the same place, clocks are noted."""

from __future__ import annotations

import builtins
import random
import sys
import time
from contextlib import contextmanager
from types import ModuleType

from undoku.programs.recorder import Ended

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CLOCKS = ("monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time", "time", "time_ns")
"""The functions of `time` whose answers are noted."""

DEEPEST = 1000
"""How many calls may be open at once: more could end Python itself in a browser."""

SEED = 0


class Surroundings:
    """Stands in for what a program could ask of the machine, as long as it is entered.

    The first time its clocks are noted; whoever runs later is told the same.

    Attributes:
        builtins: a copy of Python's own functions; a program that deletes some spoils no others'.
    """

    def __init__(self) -> None:
        """Nothing is noted yet."""
        self.builtins = ModuleType("builtins")
        self._noted: list[float] = []
        self._is_first = True

    @contextmanager
    def entered(self, tell: Callable[[str], object]) -> Iterator[None]:
        """For as long as a program runs; `tell` is given all that it prints."""
        own, modules, limit = vars(builtins), sys.modules, sys.getrecursionlimit()
        before, chance, trace = dict(own), random.getstate(), sys.gettrace()
        files, set_limit = (sys.stdout, sys.stderr), sys.setrecursionlimit
        clocks = {name: getattr(time, name) for name in CLOCKS}
        said = None if self._is_first else iter(self._noted)
        self._is_first = False
        vars(self.builtins).clear()
        vars(self.builtins).update(own, input=_no_input)
        modules["builtins"] = self.builtins
        sys.stdout = sys.stderr = Output(tell)
        sys.setrecursionlimit = lambda wanted: set_limit(min(wanted, max(limit, DEEPEST)))
        random.seed(SEED)
        for name, clock in clocks.items():
            setattr(time, name, self._noting(clock, said))
        try:
            yield
        finally:
            own.update(before)
            modules["builtins"] = builtins
            sys.stdout, sys.stderr = files
            sys.setrecursionlimit = set_limit
            set_limit(limit)
            random.setstate(chance)
            for name, clock in clocks.items():
                setattr(time, name, clock)
            sys.settrace(trace)

    def _noting(self, clock: Callable[[], float], said: Iterator[float] | None) -> Callable[[], float]:
        noted = self._noted

        def now() -> float:
            if said is not None:
                return next(said, 0)
            noted.append(clock())
            return noted[-1]

        return now


class Output:
    """A file that hands on what is written to it."""

    encoding = "utf-8"
    errors = None
    closed = False

    def __init__(self, tell: Callable[[str], object]) -> None:
        """Hand on to `tell`."""
        self._tell = tell

    def write(self, text: str) -> int:
        """Take a text."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self._tell(text)
        return len(text)

    def flush(self) -> None:
        """Nothing waits here."""

    def isatty(self) -> bool:
        """Nobody sits there."""
        return False


def _no_input(prompt: object = "") -> str:
    """Nobody can be asked."""
    raise Ended("input")
