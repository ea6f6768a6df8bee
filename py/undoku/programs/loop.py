"""An event loop that waits for nobody: where all tasks sleep, its time goes on to when the next one wakes."""

from __future__ import annotations

import asyncio
from asyncio import base_events, events
from types import SimpleNamespace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any


class Loop(base_events.BaseEventLoop):
    """A loop without files, sockets and signals, which a browser's Python has not."""

    def __init__(self) -> None:
        """Begin at time 0."""
        super().__init__()
        self._now = 0.0
        self._selector = SimpleNamespace(select=self._sleep)

    def run_forever(self) -> None:
        """Run until it is stopped. The page's own loop runs all the while."""
        outer = events._get_running_loop()
        events._set_running_loop(None)
        try:
            super().run_forever()
        finally:
            events._set_running_loop(outer)

    def _check_running(self) -> None:
        if isinstance(events._get_running_loop(), Loop):
            raise RuntimeError("This event loop is already running")

    def __del__(self) -> None:
        """Programs do not always close theirs: nothing is lost."""
        if not self.is_closed():
            self.close()

    def time(self) -> float:
        """Seconds of its own."""
        return self._now

    def _sleep(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("every task waits for another one")
        self._now += timeout
        return []

    def _process_events(self, _: object) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """Nobody else could wake it."""


def run(main: Coroutine[Any, Any, Any], *, debug: bool | None = None, **_: object) -> Any:
    """Run a coroutine to its end, as `asyncio.run` does, and the tasks that are left over as well."""
    if not asyncio.iscoroutine(main):
        raise ValueError(f"a coroutine was expected, got {main!r}")
    loop = Loop()
    loop.set_debug(bool(debug))
    try:
        return loop.run_until_complete(main)
    finally:
        try:
            left = asyncio.all_tasks(loop)
            for task in left:
                task.cancel()
            if left:
                loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
            loop.run_until_complete(loop.shutdown_asyncgens())
        finally:
            loop.close()


def current() -> asyncio.AbstractEventLoop:
    """The loop that runs, or a new one."""
    running = events._get_running_loop()
    return running if isinstance(running, Loop) else Loop()
