"""Everything runs one after the other: a program starts no threads and no other programs."""

from __future__ import annotations

import _thread
import os
import threading
from contextlib import contextmanager

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

STARTING = (
    "execv execve fork forkpty popen posix_spawn posix_spawnp spawnv spawnve spawnvp spawnvpe startfile"
).split()
"""The functions of `os` that start another program."""

CLEARING = frozenset({"clear", "cls"})
"""Commands by which programs clear a screen before they print: here nothing has to be done."""


@contextmanager
def alone(end: Callable[..., object]) -> Iterator[None]:
    """For as long as a program runs `end` is told why, and does not return, where it starts something."""

    def no_thread(*_: object, **__: object) -> None:
        end("thread", it="It")

    def no_process(*_: object, **__: object) -> None:
        end("start", it="It")

    def system(command: object) -> int:
        if command not in CLEARING:
            no_process()
        return 0

    places: list[tuple[Any, str, Any]] = [
        (threading.Thread, "start", no_thread),
        (_thread, "start_new_thread", no_thread),
        (os, "system", system),
    ]
    places += [(os, name, no_process) for name in STARTING if hasattr(os, name)]
    before = [getattr(room, name) for room, name, _ in places]
    try:
        for room, name, function in places:
            setattr(room, name, function)
        yield
    finally:
        for (room, name, _), function in zip(places, before, strict=True):
            setattr(room, name, function)
