"""An event loop of plain Python for the callbacks' tests inside Pyodide, whose own is the browser's."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any


class Loop(asyncio.BaseEventLoop):
    """Runs what is ready and waits for clocks; nothing comes from outside."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = self

    def select(self, timeout: float | None) -> list[object]:
        if timeout is None:
            raise RuntimeError("What is waited for will never come.")
        time.sleep(timeout)
        return []

    def _process_events(self, events: list[object]) -> None:
        """Take nothing from outside."""


def run(main: Coroutine[Any, Any, Any]) -> Any:
    """Do as `asyncio.run` does elsewhere."""
    browsers = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        with asyncio.Runner(loop_factory=Loop) as runner:
            return runner.run(main)
    finally:
        asyncio._set_running_loop(browsers)


def use() -> None:
    """Let tests that say `asyncio.run` have it."""
    asyncio.run = run
