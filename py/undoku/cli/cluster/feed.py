"""The input of a command, read ahead by a thread of its own in parts as large as they are asked for."""

from __future__ import annotations

import threading
from queue import SimpleQueue
from typing import Generic, TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Item = TypeVar("Item")

LARGEST = 1_500_000
"""Characters in a part, at most, or a little more."""


class Feed(Generic[Item]):
    """Takes items from an iterable when they are asked for, a part at a time.

    A part has fewer items than were asked for where more would have to be waited for; the last may have none.
    """

    def __init__(self, give: Callable[[list[Item], bool, BaseException | None], object]) -> None:
        """`give` is called, in a thread, with a part, whether it is the last, and what went wrong."""
        self._give = give
        self._asked: SimpleQueue[int] = SimpleQueue()
        self._wanted = 0
        self._part: list[Item] = []

    def start(self, items: Iterable[Item]) -> None:
        """Begin with these."""
        # What is read may never come: that is not waited for when Python ends.
        threading.Thread(target=self._read, args=(items,), daemon=True).start()

    def ask(self, number: int) -> None:
        """Ask for so many items."""
        self._asked.put(number)

    def give_what_is_there(self) -> None:
        """Let no item wait for the input; called in the thread, by what reads."""
        if self._part:
            self._send(False)

    def _read(self, items: Iterable[Item]) -> None:
        try:
            size = 0
            for item in items:
                if not self._wanted:
                    self._wanted = self._asked.get()
                    size = 0
                self._part.append(item)
                size += _length(item)
                if len(self._part) >= self._wanted or size >= LARGEST:
                    self._send(False)
        except BaseException as error:
            self._give(self._part, True, error)
        else:
            self._send(True)

    def _send(self, is_last: bool) -> None:
        part, self._part, self._wanted = self._part, [], 0
        self._give(part, is_last, None)


def _length(item: object) -> int:
    return len(item[1]) if isinstance(item, tuple) and isinstance(item[1], str) else 1
