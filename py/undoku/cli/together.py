"""Work that can be done for several items together: for as many as are there to be read, and not too many."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any, TypeVar

    Item = TypeVar("Item")
    Result = TypeVar("Result")

FIRST = 50
"""Items that are done together at first, at most: the first answers are to come soon."""

GROWTH = 8
"""Then at most so many times as many, each time."""

MOST = 4000
"""Items that are done together at most."""


def is_together(work: Callable[[Any], object]) -> bool:
    """Whether a work has a method `together`, which gives the results of several items in their order."""
    return hasattr(work, "together")


def all_done(work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
    """Give work(item) for each item, done together where that can be."""
    if not is_together(work):
        # Not `map`, for which a StopIteration out of `work` would be the end of the items.
        return (work(item) for item in items)
    together: Callable[[Sequence[Item]], Iterator[Result]] = work.together  # type: ignore[attr-defined]
    parts = (items[start : start + MOST] for start in range(0, len(items), MOST))
    return (result for part in parts for result in together(part))


class Gathered:
    """Holds items until they are as many as `size` says, and then hands them to `do`."""

    def __init__(self, do: Callable[[list[Any]], object], size: Callable[[], int]) -> None:
        """Hold none."""
        self._do = do
        self._size = size
        self._held: list[Any] = []

    def take(self, items: Iterable[Any]) -> None:
        """Take items, and hand on the last ones too."""
        size = self._size()
        for item in items:
            self._held.append(item)
            if len(self._held) >= size:
                self.hand_on()
                size = self._size()
        self.hand_on()

    def hand_on(self) -> None:
        """Hand on what is held; also called while `take` waits for the next item."""
        held, self._held = self._held, []
        if held:
            self._do(held)
