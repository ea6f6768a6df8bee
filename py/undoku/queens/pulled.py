"""Searches that are written as generators, and pulled."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

Found = TypeVar("Found")


class PulledSearch:
    """A search whose `_work` is pulled: a unit of `advance` is what it does from one `yield` to the next."""

    _work: Iterator[None]
    done = False

    def advance(self, budget: int) -> bool:
        """Go on for `budget` units; say whether the search has come to its end."""
        for _ in range(budget):
            if next(self._work, self) is self:
                self.done = True
                break
        return self.done


def with_new_starts(starts: Iterable[Iterator[Found | None]], patience: int) -> Iterator[Found | None]:
    """What one of the starts finds: yields None for each step, and last what is found, if anything.

    A start that gets lost, with no more than None for `patience` steps, is given up for the next, which gets
    twice as many; so it ends. One that comes to its end has shown that there is nothing. There is no last.
    """
    for start in starts:
        left = patience
        for found in start:
            yield found
            if found is not None:
                return
            left -= 1
            if not left:
                break
        else:
            return
        patience *= 2
