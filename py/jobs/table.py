"""The open jobs by their numbers: what stands behind the four words of the door.

Questions, arguments and answers cross as JSON, so that any worker can pass them on; only flat arrays, which
may be large, are answered as they are.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from types import ModuleType

from jobs.job import BaseJob
from undoku.search import PuzzleError


class Table:
    """The jobs that are open, at most as many as somebody has not closed yet."""

    def __init__(
        self, clock: Callable[[], float] = perf_counter, load: Callable[[str], ModuleType] = import_module
    ) -> None:
        """Begin without jobs; `clock` counts seconds, and `load` returns the module of a name."""
        self._jobs: dict[int, BaseJob] = {}
        self._latest = 0
        self._clock = clock
        self._load = load

    def open(self, kind: str, question: str) -> int | str:
        """Set up a job and return its number, from 1, or the JSON of an error: code, values and sentence.

        A question that names an open job as its `job` is given that job in the place of the number.
        """
        asked = json.loads(question)
        if "job" in asked:
            asked["job"] = self._jobs[asked["job"]]
        make = self._kind(kind)
        try:
            job = make(asked)
        except PuzzleError as error:
            return as_json({"code": error.code, "values": error.values, "sentence": str(error)})
        self._latest += 1
        self._jobs[self._latest] = job
        return self._latest

    def work(self, number: int, milliseconds: float) -> str:
        """Go on with a job for about so long; return its report, with `done` and the time `spent`.

        However busy the machine is, it goes on by one slice: what is asked for next finds something there.
        """
        job, started = self._jobs[number], self._clock()
        until = started + milliseconds / 1000
        while not job.done:
            job.advance()
            if self._clock() >= until:
                break
        report = job.report()
        return as_json({**report, "done": job.done, "spent": 1000 * (self._clock() - started)})

    def ask(self, number: int, name: str, arguments: str) -> str | array[float]:
        """Ask a job for one of its answers."""
        job = self._jobs[number]
        if name not in job.answers:
            raise KeyError(f"{type(job).__module__} has no answer called {name!r}")
        answer = getattr(job, name)(**json.loads(arguments))
        return answer if isinstance(answer, array) else as_json(answer)

    def close(self, number: int) -> None:
        """Forget a job; it may be large. One that is closed already is forgotten."""
        self._jobs.pop(number, None)

    def __len__(self) -> int:
        """How many jobs are open."""
        return len(self._jobs)

    def _kind(self, name: str) -> Callable[[object], BaseJob]:
        """Return the class of a kind, in the module of its name: loaded when it is first asked for."""
        try:
            found: Callable[[object], BaseJob] = self._load(f"jobs.{name}").Job
        except (ModuleNotFoundError, AttributeError) as error:
            raise KeyError(f"there is no kind of job called {name!r}") from error
        return found


def as_json(answer: object) -> str:
    """Write an answer of many small values as a text, which crosses to the page faster than they do."""
    return json.dumps(answer, separators=(",", ":"))
