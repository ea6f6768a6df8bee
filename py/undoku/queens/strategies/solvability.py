"""Whether the queens on a board can be completed, as far as a search of some patience can tell."""

from collections.abc import Iterable

from undoku.queens.board import Square
from undoku.queens.complete import CompletionSearch

PATIENCE = 200_000
"""Units of the completing search before it is given up."""


class Solvability:
    """The question, answered in slices; `solvable` is None until `done`, and if the search was given up.

    A unit of `advance` is one of `CompletionSearch`.
    """

    def __init__(self, n: int, queens: Iterable[Square], regions: str = "") -> None:
        """Place the queens, perhaps on a board with regions."""
        self._search = CompletionSearch(n, queens, regions=regions)
        self._patience = PATIENCE

    @property
    def done(self) -> bool:
        """Whether the answer is known, or will not be."""
        return self._search.done or self._patience <= 0

    @property
    def solvable(self) -> bool | None:
        """Whether there is a placement with these queens."""
        return self._search.placement is not None if self._search.done else None

    def advance(self, budget: int) -> bool:
        """Search on for about `budget` units; say whether that was enough."""
        budget = min(budget, self._patience)
        self._patience -= budget
        self._search.advance(budget)
        return self.done
