"""A function applied to a stream on several cores, the results in the order of the stream."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from undoku.cli.errors import CommandError
from undoku.cli.together import GROWTH, MOST, all_done

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Future

Item = TypeVar("Item")
Result = TypeVar("Result")

CHUNK = 50
"""Items sent to a process at a time, where each takes little."""

AHEAD = 4
"""Chunks in flight for each process: enough to keep it busy, few enough for a stream without end."""

CHUNK_SECONDS = 0.1
"""How long a chunk should take, where its size may change: long against what it costs to send it."""


class Pool(Generic[Item, Result]):
    """Processes that do the same work, as long as a `with` block runs.

    It raises CommandError where one of them dies: nobody does its work again, as a cluster would.

    Attributes:
        size: how many items should be sent next, going by how long the last ones took.
    """

    def __init__(self, work: Callable[[Item], Result], jobs: int) -> None:
        """Have `jobs` of them."""
        self.size = CHUNK
        self._most = AHEAD * jobs
        self._waiting: deque[tuple[list[Item], Future[tuple[float, list[Result]]]]] = deque()
        self._pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(work,))

    def __enter__(self) -> Pool[Item, Result]:
        """Give this object."""
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        """End the processes; at once, where there was an error."""
        if kind is None:
            self._pool.shutdown()
            return
        # Ctrl+C or a closed pipe: what is under way is not wanted any more, however long it would take.
        # Of a broken pool all are ended already, but for one that was just being started.
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()
        if issubclass(kind, BrokenProcessPool):
            raise CommandError(
                "a process that did the work was killed, perhaps because the memory was full: fewer --jobs"
                " need less, and with --resume STATE a later run goes on where this one ended"
            ) from None

    def send(self, items: list[Item]) -> None:
        """Have items done."""
        self._waiting.append((items, self._pool.submit(_do, items)))

    def done(self, is_all: bool = False) -> Iterator[tuple[Item, Result]]:
        """Give items with their results, in order, until there is room to send more, or all of them."""
        while self._waiting and (is_all or len(self._waiting) >= self._most):
            items, future = self._waiting.popleft()
            seconds, results = future.result()
            right = round(CHUNK_SECONDS * len(items) / max(seconds, 1e-6))
            self.size = max(1, min(right, GROWTH * max(len(items), CHUNK), MOST))
            yield from zip(items, results, strict=True)


def ordered_map(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int, size: int = CHUNK
) -> Iterator[tuple[Item, Result]]:
    """Each item with work(item), in order, from `jobs` processes that take `size` items at a time.

    Raises CommandError where one of them dies.
    """
    left = iter(items)
    with Pool(work, jobs) as pool:
        while chunk := list(islice(left, size)):
            pool.send(chunk)
            yield from pool.done()
        yield from pool.done(is_all=True)


_WORK: list[Callable[[Any], Any]] = []
"""In a process of the pool, what it does."""


def _do(items: list[Any]) -> tuple[float, list[Any]]:
    start = perf_counter()
    results = list(all_done(_WORK[0], items))
    return perf_counter() - start, results


def _begin(work: Callable[[Any], Any]) -> None:
    _WORK.append(work)
    # Signals are left to the parent.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever the parent does before it ends: this process is to end when it is told to.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
