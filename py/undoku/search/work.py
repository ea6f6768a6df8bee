"""The shape of long work that can be done in slices."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol
else:  # `typing` takes longer to import than all of this package
    Protocol = object


class Search(Protocol):
    """A search that is advanced in slices, so that its caller can pause it, show it or give it up."""

    @property
    def done(self) -> bool:
        """Whether there is nothing left to search."""

    def advance(self, budget: int) -> bool:
        """Do about `budget` units of work and say whether the search is done.

        A unit is one node of the search; 1,000 of them take between 1 and 20 milliseconds natively.
        Nothing is lost between two calls: many small slices find what one large slice finds.
        """
