"""All placements that contain given queens and avoid blocked squares: counted, or in the lecture's order."""

from collections.abc import Generator, Iterable, Iterator

from undoku.queens import exact
from undoku.queens.board import Square
from undoku.queens.lines import HEEDS, LARGEST_IN_LINES, Position, members, placement_of, start
from undoku.queens.placement import Placement
from undoku.queens.pulled import PulledSearch
from undoku.queens.question import Asked

NEAR = 8
"""With so many queens missing it is not asked first whether they can be placed: trying takes no longer."""


class CompletionsSearch(Asked, PulledSearch):
    """Finds all completions, or `most` of them, in slices and in any order.

    Attributes:
        found: the completions so far; once `done`, in the lecture's order.
        more: whether there are more than `most`; then the search has ended before its time.

    Squares are (row, column) from 0; those off the board, or n outside 0 to 100, are a BoardError. A unit of
    `advance` is one queen placed.
    """

    purpose = "list"
    largest = LARGEST_IN_LINES
    heeds = HEEDS

    def __init__(
        self,
        n: int,
        queens: Iterable[Square] = (),
        blocked: Iterable[Square] = (),
        most: int | None = None,
        **rules: object,
    ) -> None:
        """Check the question; the search begins with the first `advance`."""
        super().__init__(n, queens, blocked, **rules)
        self.found: list[Placement] = []
        self.more = False
        self._most = most
        self._work = self._find()

    def _find(self) -> Iterator[None]:
        position = start(self.question)
        if position is None:
            return
        for squares in exact.completions(position):
            if squares is None:
                yield
            elif len(self.found) == self._most:
                self.more = True
                break
            else:
                self.found.append(placement_of(self.n, self.queens, squares))
        self.found.sort()


class OrderedSearch(Asked, PulledSearch):
    """Finds the completions in the lecture's order, in slices: `found` grows, and may be emptied meanwhile.

    Row by row, left to right, and before a queen is placed it is made sure that the rest can be: no time is
    lost where there is nothing. Arguments and errors as for `CompletionsSearch`. A unit of `advance` is one
    queen placed.
    """

    purpose = "list"
    largest = LARGEST_IN_LINES
    heeds = HEEDS

    def __init__(
        self, n: int, queens: Iterable[Square] = (), blocked: Iterable[Square] = (), **rules: object
    ) -> None:
        """Check the question; the search begins with the first `advance`."""
        super().__init__(n, queens, blocked, **rules)
        self.found: list[Placement] = []
        self._work = self._find()

    def _find(self) -> Iterator[None]:
        n = self.n
        position = start(self.question)
        if position is None:
            return
        filled = {row for row, _ in self.queens}
        rows = [row for row in range(n) if row not in filled]
        everywhere = (1 << n) - 1
        # The squares of one completion, which need not be looked for again by those who are on its way.
        known: set[int] | None = None
        stack: list[tuple[Position, tuple[int, ...]]] = [(position, ())]
        while stack:
            position, chosen = stack.pop()
            missing = len(rows) - len(chosen)
            if not missing:
                self.found.append(placement_of(n, self.queens, chosen))
                yield
                continue
            if missing > NEAR and (known is None or not known.issuperset(chosen)):
                known = yield from self._one(position, chosen)
                if known is None:
                    continue
            row = rows[len(chosen)]
            squares = position.free & everywhere << n * row
            stack += reversed(
                [(position.with_queen(square), (*chosen, square)) for square in members(squares)]
            )
            yield

    def _one(self, position: Position, chosen: tuple[int, ...]) -> Generator[None, None, set[int] | None]:
        for squares in exact.first(self.n, position):
            if squares is not None:
                return {*chosen, *squares}
            yield
        return None
