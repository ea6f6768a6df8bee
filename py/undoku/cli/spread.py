"""Where the work of a command is done, in this process, on several cores or on a cluster; its options."""

from __future__ import annotations

import argparse
import re
import signal
import sys
from contextlib import contextmanager

from undoku.cli.arguments import positive_number
from undoku.cli.errors import CommandError
from undoku.cli.together import FIRST, GROWTH, MOST, Gathered, all_done, is_together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Protocol, TypeVar

    Item = TypeVar("Item")
    Result = TypeVar("Result")

    class Spread(Protocol):
        """A place, or several, where work is done."""

        @property
        def workers(self) -> int:
            """How many do it."""

        @property
        def reads_here(self) -> bool:
            """Whether it is the thread that prints which takes the items, one by one."""

        def before_waiting(self, flush: Callable[[], object]) -> Callable[[], object]:
            """What is to be called when input has to be waited for; `flush` prints what is held back."""

        def pairs(
            self,
            work: Callable[[Item], Result],
            items: Iterable[Item],
            failed: Callable[[Item, str], Result],
            flush: Callable[[], object],
            size: int | None = None,
            ordered: bool = True,
        ) -> Iterator[tuple[Item, Result]]:
            """Each item with work(item), or on a cluster with what `failed` makes of it and of the reason.

            `size` is how many items are sent somewhere at a time, at first; it is chosen if left out. Where
            the order does not matter, items take long, and each may come as soon as it is done.
            """

        def each(
            self,
            work: Callable[[Item], Result],
            items: Iterable[Item],
            failed: Callable[[Item, str], Result],
            take: Callable[[Item, Result], object],
            flush: Callable[[], object],
            size: int | None = None,
        ) -> None:
            """Call `take` with each of the `pairs`, in order.

            What can be done for several items together is done for those that are there: what
            `before_waiting` gave sees to it that none of them waits for more input.
            """


TERMINATED = 143

LOCAL = "local"
"""The address of a cluster of our own on this machine."""

GIVEN_UP = "given up"
"""What is said of an item on which the work failed, before the reason."""


def add_spread(parser: argparse.ArgumentParser) -> None:
    """Add where the work of a command is done, and how a later run goes on with it."""
    parser.add_argument(
        "--jobs", metavar="N", type=positive_number, help="use N cores of this machine (default 1)"
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        type=_cluster,
        help="use the workers of a Dask scheduler, like tcp://host:8786; `local` starts one a core here, or"
        " as many as --jobs says",
    )
    parser.add_argument(
        "--resume",
        metavar="STATE",
        type=_file,
        help="keep in this file how far it is; if it is there, go on from there: let the output append (>>)",
    )


def _file(text: str) -> str:
    if not text:
        raise argparse.ArgumentTypeError("this is no name of a file")
    return text


def _cluster(text: str) -> str:
    from importlib.util import find_spec

    if text != LOCAL and not re.fullmatch(r"(tcp|tls|wss?)://\S+:[0-9]+", text):
        shown = repr(text if len(text) <= 40 else f"{text[:37]}...")
        raise argparse.ArgumentTypeError(
            f"{shown} is no address of a scheduler: write it like tcp://host:8786, or `{LOCAL}`"
        )
    if find_spec("distributed") is None:
        raise argparse.ArgumentTypeError(
            "this needs the package distributed: pip install '.[cluster]' in undoku's folder brings it"
        )
    return text


@contextmanager
def spread(arguments: argparse.Namespace, most: int | None = None) -> Iterator[Spread]:
    """Have a place to work in while the block runs, for so many items at most. May raise CommandError."""
    # With what is printed, and where that is kept, in agreement, and no process left behind.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(TERMINATED))
    if arguments.cluster is not None:
        from undoku.cli.cluster.connection import connected
        from undoku.cli.cluster.on_cluster import OnCluster, delivered

        address = None if arguments.cluster == LOCAL else arguments.cluster
        if address is not None and arguments.jobs is not None:
            raise CommandError(
                "--jobs is for this machine, and --cluster with an address for others: leave one out"
            )
        with connected(address, arguments.jobs) as client, delivered(client) as archive:
            yield OnCluster(client, archive)
    else:
        jobs = arguments.jobs or 1
        yield Here(jobs if most is None else min(jobs, most))


class Here:
    """This process, or several on this machine."""

    reads_here = True

    def __init__(self, jobs: int) -> None:
        """Take so many."""
        self.workers = jobs
        self._hand_on: Callable[[], object] | None = None
        """What does all that was read, where it is done together."""

    def before_waiting(self, flush: Callable[[], object]) -> Callable[[], object]:
        """Do what was read, and print what is held back."""

        def do_all() -> None:
            if self._hand_on is not None:
                self._hand_on()
            flush()

        return do_all

    def pairs(
        self,
        work: Callable[[Item], Result],
        items: Iterable[Item],
        failed: Callable[[Item, str], Result],
        flush: Callable[[], object],
        size: int | None = None,
        ordered: bool = True,
    ) -> Iterator[tuple[Item, Result]]:
        """Each item with work(item), always in order; an error in it is raised."""
        if self.workers == 1:
            # Not `map`, for which a StopIteration out of `work` would be the end of the items.
            return ((item, work(item)) for item in items)
        from undoku.cli.parallel import CHUNK, ordered_map

        return ordered_map(work, items, self.workers, size or CHUNK)

    def each(
        self,
        work: Callable[[Item], Result],
        items: Iterable[Item],
        failed: Callable[[Item, str], Result],
        take: Callable[[Item, Result], object],
        flush: Callable[[], object],
        size: int | None = None,
    ) -> None:
        """Call `take` with each item and work(item), in order; an error in it is raised."""
        if not is_together(work):
            for item, result in self.pairs(work, items, failed, flush, size):
                take(item, result)
        elif self.workers == 1:
            self._together(work, items, take)
        else:
            self._in_processes(work, items, take)

    def _together(
        self, work: Callable[[Item], Result], items: Iterable[Item], take: Callable[[Item, Result], object]
    ) -> None:
        size = FIRST

        def do(some: list[Item]) -> None:
            nonlocal size
            for item, result in zip(some, all_done(work, some), strict=True):
                take(item, result)
            size = min(GROWTH * size, MOST)

        gathered = Gathered(do, lambda: size)
        self._hand_on = gathered.hand_on
        gathered.take(items)

    def _in_processes(
        self, work: Callable[[Item], Result], items: Iterable[Item], take: Callable[[Item, Result], object]
    ) -> None:
        from undoku.cli.parallel import Pool

        with Pool(work, self.workers) as pool:

            def take_done(is_all: bool) -> None:
                for item, result in pool.done(is_all):
                    take(item, result)

            def send(some: list[Item]) -> None:
                pool.send(some)
                take_done(is_all=False)

            def do_all() -> None:
                gathered.hand_on()
                take_done(is_all=True)

            gathered = Gathered(send, lambda: pool.size)
            self._hand_on = do_all
            gathered.take(items)
            take_done(is_all=True)
