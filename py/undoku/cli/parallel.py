"""A function applied to a stream on several cores, the results in the order of the stream."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from undoku.cli.errors import CommandError

Item = TypeVar("Item")
Result = TypeVar("Result")

CHUNK = 50
"""Items sent to a process at a time, where each takes little."""

AHEAD = 4
"""Chunks in flight for each process: enough to keep it busy, few enough for a stream without end."""


def ordered_map(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int, size: int = CHUNK
) -> Iterator[tuple[Item, Result]]:
    """Each item with work(item), in order, from `jobs` processes that take `size` items at a time.

    Raises CommandError where one of them dies: nobody does its work again, as a cluster would.
    """
    items = iter(items)
    waiting: deque[tuple[list[Item], Future[list[Result]]]] = deque()
    pool = ProcessPoolExecutor(jobs, initializer=_leave_signals_to_the_parent)
    try:
        while True:
            while len(waiting) < AHEAD * jobs and (chunk := list(islice(items, size))):
                waiting.append((chunk, pool.submit(_apply, work, chunk)))
            if not waiting:
                break
            chunk, future = waiting.popleft()
            yield from zip(chunk, future.result(), strict=True)
    except BrokenProcessPool:
        # The pool ends the others but for one that was just being started.
        _end(pool)
        raise CommandError(
            "a process that did the work was killed, perhaps because the memory was full: fewer --jobs need"
            " less, and with --resume STATE a later run goes on where this one ended"
        ) from None
    except BaseException:
        # Ctrl+C or a closed pipe: what is under way is not wanted any more, however long it would take.
        _end(pool)
        raise
    pool.shutdown()


def _end(pool: ProcessPoolExecutor) -> None:
    pool.shutdown(wait=False, cancel_futures=True)
    for process in multiprocessing.active_children():
        process.terminate()


def _apply(work: Callable[[Item], Result], chunk: list[Item]) -> list[Result]:
    return [work(item) for item in chunk]


def _leave_signals_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever the parent does before it ends: this process is to end when it is told to.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
