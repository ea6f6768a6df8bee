"""What is done with a part of the work on a worker, and what comes back."""

from __future__ import annotations

import pickle
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from undoku.cli.together import all_done, is_together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Item = TypeVar("Item")

LONGEST_REASON = 300


class Outcome(NamedTuple):
    """What came of a part; on its way it is a plain tuple."""

    seconds: float
    """How long it took."""
    results: bytes
    """The pickled list of what came of each item; None where it failed."""
    reasons: dict[int, str]
    """Why some failed, by their places in the part."""


def packed(work: Callable[[Item], object], items: list[Item]) -> bytes:
    """What is sent for a part: `work` is to be done with each of the items."""
    return pickle.dumps(partial(_done, work, items))


def _done(work: Callable[[Item], object], items: list[Item]) -> tuple[Any, ...]:
    start = perf_counter()
    results: list[object] = []
    reasons = {}
    if is_together(work):
        # After one that fails, each is done alone.
        with suppress(Exception):
            for result in all_done(work, items):
                results.append(result)  # noqa: PERF402 (those before it are kept)
    for index in range(len(results), len(items)):
        item = items[index]
        try:
            results.append(work(item))
        except Exception as error:
            results.append(None)
            reasons[index] = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
    return tuple(Outcome(perf_counter() - start, pickle.dumps(results), reasons))
