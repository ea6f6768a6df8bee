"""Searches that are advanced in slices, so that they can be paused."""

from collections.abc import Generator


class SlicedSearch:
    """A search whose `_work` yields the units of work done since the last yield, and leaves what it finds.

    `done` says whether it has come to its end.
    """

    _work: Generator[int, None, None]
    done = False

    def advance(self, budget: int) -> bool:
        """Do about `budget` units of work and return whether the search is done."""
        while budget > 0 and not self.done:
            try:
                budget -= next(self._work)
            except StopIteration:
                self.done = True
        return self.done
