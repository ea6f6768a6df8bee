"""Why queens cannot be completed: a minimal set of them with which there is no placement already."""

from collections.abc import Generator, Iterable, Iterator

from undoku.queens import words
from undoku.queens.board import Square
from undoku.queens.complete import LARGEST_COMPLETED, CompletionSearch
from undoku.queens.lines import HEEDS
from undoku.queens.pulled import PulledSearch
from undoku.queens.question import Asked


class ImpossibleSearch(Asked, PulledSearch):
    """Looks for a minimal set of given queens that has no completion, in slices.

    Attributes:
        because: once `done`, queens with which, and with the blocked squares, there is no completion, while
            without any one of them there is; None if all of them have one. It is empty where the blocked
            squares alone leave none, or where there is none for n anyway.

    A queen on a blocked square, or two that attack each other, come first. Arguments and errors as for
    `CompletionSearch`, and so are the units of `advance`.
    """

    purpose = "complete"
    largest = LARGEST_COMPLETED
    heeds = HEEDS

    def __init__(
        self, n: int, queens: Iterable[Square] = (), blocked: Iterable[Square] = (), **rules: object
    ) -> None:
        """Check the question; the search begins with the first `advance`."""
        super().__init__(n, queens, blocked, **rules)
        self.because: tuple[Square, ...] | None = None
        self._work = self._find()

    @property
    def sentence(self) -> str | None:
        """Says what `because` is; None where it is None."""
        if self.because is None:
            return None
        wrong = self.question._replace(queens=self.because).faults()
        return words.fault(wrong, self.question) if wrong else words.impossible(self.because, self.question)

    def _find(self) -> Iterator[None]:
        kept = self.question.faults()
        if not kept:
            kept = tuple(dict.fromkeys(self.queens))
            if (yield from self._is_possible(kept)):
                return
        for queen in kept:
            fewer = tuple([other for other in kept if other != queen])
            if not (yield from self._is_possible(fewer)):
                kept = fewer
        self.because = kept

    def _is_possible(self, queens: tuple[Square, ...]) -> Generator[None, None, bool]:
        search = CompletionSearch.about(self.question._replace(queens=queens))
        while not search.advance(1):
            yield
        return search.placement is not None
