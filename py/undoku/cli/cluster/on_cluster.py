"""Work spread over the workers of a cluster: parts of about a second, their results in order as they come."""

from __future__ import annotations

import asyncio
import sys
from concurrent import futures
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import uuid4

from distributed import KilledWorker
from distributed.diagnostics.plugin import UploadFile

from undoku.cli.cluster.feed import Feed
from undoku.cli.cluster.parcel import LEAST, errand, write_archive
from undoku.cli.cluster.part import Outcome, packed
from undoku.cli.cluster.pieces import ATTEMPTS, Row
from undoku.cli.errors import CommandError
from undoku.cli.output import InterruptsWait

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from distributed import Client, Future

    from undoku.cli.cluster.pieces import Piece

Item = TypeVar("Item")
Result = TypeVar("Result")

PART_SECONDS = 1.0
"""How long a part should take: long against what it costs to send it, short enough to be done again."""

FIRST_SIZE = 16
"""Items in the first parts, of which nothing is known."""

GROWTH = 4
"""The next part has at most so many times as many."""

AHEAD = 2
"""Parts in flight for each worker: one that it does, and the next."""

HELD = 4
"""Parts for each worker, done or not, that may wait for the first one that is not done."""

LOOKS = 2.0
"""Seconds between looks at who works."""

GONE = (asyncio.CancelledError, futures.CancelledError, OSError)
"""What the client raises when there is no scheduler any more."""


@contextmanager
def delivered(client: Client) -> Iterator[str]:
    """Have the package on every worker, and on those that are still to come, while the block runs.

    Gives the name of its file there.
    """
    with TemporaryDirectory() as folder:
        # A ZipFile makes another error of a Ctrl+C.
        with InterruptsWait():
            file = write_archive(folder)
        plugin = UploadFile(str(file), load=False)
        name = f"{file.name}-{uuid4().hex}"
        try:
            client.register_plugin(plugin, name=name)
        except GONE:
            raise _gone(client) from None
        try:
            yield file.name
        finally:
            with suppress(*GONE, Exception):
                if client.status == "running":
                    client.unregister_worker_plugin(name)


class OnCluster:
    """The workers of a cluster."""

    def __init__(self, client: Client, archive: str) -> None:
        """Take the connection, and the name of the file with the package."""
        self.workers = -1
        """How many there were at the last look; -1 before it."""
        self._client = client
        self._archive = archive
        self._errand = errand()
        self._events: SimpleQueue[Any] = SimpleQueue()
        self._feed: Feed[Any] = Feed(lambda *part: self._events.put(part))
        self._futures: dict[Future[Any], Piece] = {}
        self._is_asked = False
        self._is_all_read = False
        self._error: BaseException | None = None
        """Why no more of the input can be read; what was read before is answered first."""
        self._size = FIRST_SIZE
        self._is_size_fixed = False
        self._looked = -LOOKS
        self._troubles = 0

    reads_here = False

    def before_waiting(self, flush: Callable[[], object]) -> Callable[[], object]:
        """Send what is read; results are printed by the thread that gets them."""
        return self._feed.give_what_is_there

    def pairs(
        self,
        work: Callable[[Item], Result],
        items: Iterable[Item],
        failed: Callable[[Item, str], Result],
        flush: Callable[[], object],
        size: int | None = None,
        ordered: bool = True,
    ) -> Iterator[tuple[Item, Result]]:
        """Each item with work(item). May raise CommandError."""
        row = Row(failed)
        self._size, self._is_size_fixed = size or FIRST_SIZE, not ordered
        self._feed.start(items)
        while True:
            self._look()
            self._send(work, row)
            yield from row.ready(ordered)
            if self._is_all_read and not len(row):
                if self._error is not None:
                    raise self._error
                return
            if self._events.empty():
                flush()
            with suppress(Empty):
                event = self._events.get(timeout=LOOKS)
                if isinstance(event, tuple):
                    self._read(row, *event)
                else:
                    self._done(row, event)

    def each(
        self,
        work: Callable[[Item], Result],
        items: Iterable[Item],
        failed: Callable[[Item, str], Result],
        take: Callable[[Item, Result], object],
        flush: Callable[[], object],
        size: int | None = None,
    ) -> None:
        """Call `take` with each item and work(item), in order. May raise CommandError."""
        for item, result in self.pairs(work, items, failed, flush, size):
            take(item, result)

    def _look(self) -> None:
        """See who works, and tell what should be known of it."""
        if self._client.status != "running":
            raise _gone(self._client)
        if monotonic() < self._looked + LOOKS:
            return
        self._looked = monotonic()
        before = self.workers
        try:
            found = self._client.scheduler_info(n_workers=0)
        except GONE:
            raise _gone(self._client) from None
        self.workers = int(found["n_workers"])
        if self.workers == 0 and before != 0:
            _tell("the scheduler has no workers: this waits for some")
        if found["total_threads"] > self.workers > 0 >= before:
            _tell(
                "a worker does one part at a time, however many threads it has: start more, with --nthreads 1"
            )

    def _send(self, work: Callable[[Item], object], row: Row) -> None:
        """Send pieces to workers as far as there is room, and ask for more input."""
        under_way = [*self._futures.values(), *row.to_send]
        # An item that waits at a worker which dies would be suspected as well.
        is_single = self._size == 1 or any(piece.is_suspect for piece in under_way)
        ahead = 1 if is_single else AHEAD
        room = max(1, ahead * self.workers)
        while row.to_send and len(self._futures) < room:
            if self._futures and any(piece.is_alone for piece in (row.to_send[0], *self._futures.values())):
                break
            piece = row.to_send.popleft()
            future = self._client.submit(
                self._errand,
                self._archive,
                LEAST,
                packed(work, piece.items),
                key=f"undoku-{uuid4().hex}",
                pure=False,
            )
            self._futures[future] = piece
            future.add_done_callback(self._events.put)
        is_room = len(row) < HELD * max(1, self.workers)
        if not (row.to_send or self._is_asked or self._is_all_read) and is_room:
            self._is_asked = True
            self._feed.ask(self._size)

    def _read(self, row: Row, items: list[Any], is_last: bool, error: BaseException | None) -> None:
        """Take a part of the input."""
        self._error = error
        self._is_asked = False
        self._is_all_read = is_last
        if items:
            row.append(items)

    def _done(self, row: Row, future: Future[Any]) -> None:
        """Take what came of a piece, be it that nothing did."""
        piece = self._futures.pop(future)
        try:
            is_new_enough, answer = future.result()
        except KilledWorker as error:
            row.lose(piece, 1 + error.allowed_failures)
            return
        except (*GONE, Exception) as error:
            if future.status != "error":
                raise _gone(self._client) from None
            # It is not the items: those that fail come back with a reason.
            self._troubles += 1
            if self._troubles >= ATTEMPTS:
                raise CommandError(f"a worker cannot do its part: {type(error).__name__}: {error}") from None
            row.lose(piece, 0)
            return
        if not is_new_enough:
            least = ".".join(map(str, LEAST))
            raise CommandError(f"the worker at {answer}: undoku needs {least} or newer on every worker")
        self._troubles = 0
        outcome = Outcome(*answer)
        row.take(piece, outcome)
        if not (self._is_size_fixed or piece.is_suspect):
            right = PART_SECONDS * len(piece.items) / max(outcome.seconds, 1e-6)
            self._size = max(1, min(round(right), GROWTH * len(piece.items)))


def _gone(client: Client) -> CommandError:
    address = client.scheduler.address if client.scheduler else "its address"
    return CommandError(
        f"the scheduler at {address} has gone away. What is printed is whole; "
        "with --resume STATE a later run goes on after it"
    )


def _tell(sentence: str) -> None:
    print(f"undoku: {sentence}", file=sys.stderr)
