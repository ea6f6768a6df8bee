"""A connection to a scheduler of Dask: one that is running somewhere, or one of our own on this machine."""

from __future__ import annotations

import logging
import warnings
from contextlib import contextmanager
from typing import TYPE_CHECKING

from undoku.cli.cluster import LOCAL
from undoku.cli.errors import CommandError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from distributed import Client

PATIENCE = 10
"""Seconds in which a scheduler has to answer."""

GRACE = 2
"""Seconds for what is said to a scheduler at the end."""

SETTINGS = {
    # Where a worker dies it is this process that knows what to do with its part.
    "distributed.scheduler.allowed-failures": 0,
    # What takes time or memory, and nobody looks at.
    "distributed.worker.profile.enabled": False,
    "distributed.admin.log-length": 100,
    "distributed.admin.low-level-log-length": 100,
}


@contextmanager
def connected(address: str, jobs: int | None) -> Iterator[Client]:
    """Be connected while the block runs, to `address` or to `jobs` workers of our own (None: one a core).

    May raise CommandError.
    """
    from dask import config
    from distributed import Client, LocalCluster

    # What has to be said is said in sentences.
    logging.disable()
    warnings.simplefilter("ignore")
    if address != LOCAL:
        with _client(Client, address) as client:
            yield client
        return
    with (
        config.set(SETTINGS),
        LocalCluster(
            n_workers=jobs,
            threads_per_worker=1,
            memory_limit=0,
            dashboard_address="127.0.0.1:0",
            silence_logs=logging.CRITICAL,
        ) as cluster,
        _client(Client, cluster) as client,
    ):
        yield client


@contextmanager
def _client(make: type[Client], where: object) -> Iterator[Client]:
    try:
        client = make(where, timeout=PATIENCE, set_as_default=False)
    except OSError:
        raise CommandError(f"no scheduler of Dask answers at {where}") from None
    except ImportError as error:
        raise CommandError(f"the scheduler at {where} has another version of Dask: {error}") from None
    try:
        yield client
    finally:
        client.close(GRACE)
