"""A connection to a scheduler of Dask: one that is running somewhere, or one of our own on this machine."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import time
import warnings
from contextlib import contextmanager
from multiprocessing import resource_tracker
from queue import Empty, SimpleQueue
from threading import Thread, main_thread
from traceback import walk_stack
from typing import TYPE_CHECKING

from undoku.cli.errors import CommandError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import CodeType

    from distributed import Client

PATIENCE = 10
"""Seconds in which a scheduler has to answer."""

GRACE = 2
"""Seconds for what is said to a scheduler at the end."""

AGAIN = 0.01
"""Seconds until it is tried again to send a signal that came to nothing."""

DROPPED: dict[type[BaseException], int] = {KeyboardInterrupt: signal.SIGINT, SystemExit: signal.SIGTERM}
"""What signals raise here, and which."""

SETTINGS = {
    # Where a worker dies it is this process that knows what to do with its part.
    "distributed.scheduler.allowed-failures": 0,
    # What takes time or memory, and nobody looks at.
    "distributed.worker.profile.enabled": False,
    "distributed.admin.log-length": 100,
    "distributed.admin.low-level-log-length": 100,
}


def heed_lost_signals() -> None:
    """Send again what Python drops: an exception out of a signal that comes while a `__del__` runs.

    Dask has some in the thread that prints, so that one Ctrl+C in some hundreds did nothing.
    """
    usual = sys.unraisablehook

    def hook(dropped: sys.UnraisableHookArgs) -> None:
        number = DROPPED.get(dropped.exc_type)
        if number is None:
            usual(dropped)
        else:
            Thread(target=_send_after, args=(hook.__code__, number)).start()

    sys.unraisablehook = hook


def _send_after(code: CodeType, number: int) -> None:
    """Send a signal to this process when its main thread is out of `code`, and of the `__del__` before it."""
    main = main_thread().ident
    assert main is not None
    while any(frame.f_code is code for frame, _ in walk_stack(sys._current_frames()[main])):
        time.sleep(AGAIN)
    os.kill(os.getpid(), number)


@contextmanager
def connected(address: str | None, jobs: int | None) -> Iterator[Client]:
    """Be connected while the block runs, to `address` or, without one, to workers of our own.

    There are `jobs` of them, one a core if that is None. May raise CommandError.
    """
    from dask import config
    from distributed import Client, LocalCluster
    from distributed.security import Security

    # What has to be said is said in sentences.
    logging.disable()
    warnings.simplefilter("ignore")
    heed_lost_signals()
    if address is not None:
        is_secret = address.startswith(("tls:", "wss:"))
        if is_secret and Security().get_connection_args("client").get("ssl_context") is None:
            raise CommandError(
                f"{address} needs certificates: name them in Dask's settings distributed.comm.tls"
            )
        with _client(Client, address) as client:
            yield client
        return
    with config.set(SETTINGS):
        with _no_interrupts():
            cluster = LocalCluster(
                n_workers=jobs,
                threads_per_worker=1,
                memory_limit=0,
                dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
            )
        with cluster, _client(Client, cluster) as client:
            try:
                yield client
            except BaseException:
                # What is under way is not wanted any more, however long it would take.
                for process in multiprocessing.active_children():
                    process.kill()
                raise


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Let Ctrl+C wait, and never come to the threads and processes that are started meanwhile.

    A terminal sends it to all of them. The threads also start the workers that take the place of others.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    # Where it is not running yet, the first process to be started lets signals through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _client(make: type[Client], where: object) -> Iterator[Client]:
    made: SimpleQueue[Client | Exception] = SimpleQueue()

    def connect() -> None:
        try:
            made.put(make(where, timeout=PATIENCE, set_as_default=False))
        except Exception as error:
            made.put(error)

    # In a thread that can be left: what is no scheduler may take the connection, and never answer.
    Thread(target=connect, daemon=True).start()
    try:
        client = made.get(timeout=2 * PATIENCE)
    except Empty:
        raise CommandError(f"what is at {where} does not answer as a scheduler of Dask does") from None
    if isinstance(client, ImportError):
        raise CommandError(f"the scheduler at {where} has another version of Dask: {client}")
    if isinstance(client, OSError):
        raise CommandError(f"no scheduler of Dask answers at {where}")
    if isinstance(client, Exception):
        raise client
    try:
        yield client
    finally:
        client.close(GRACE)
