"""What doomed this? The earliest placement after which a search had nothing left to find."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from undoku.search.problem import Problem, Solvability


class Placed(NamedTuple):
    """A placement that stands: the position of its step, the cell and the value."""

    position: int
    cell: int
    value: int


class Doom(NamedTuple):
    """Why a position is a dead end.

    Attributes:
        position: the placement that left no solution; 0 if there was none from the start; None if a
            solution is still left, or whether one is cannot be settled.
        proved: whether the board before that placement certainly had a solution and the board after it
            certainly has none; with the position None, whether a solution is certainly left.
    """

    position: int | None
    proved: bool


class DoomSearch:
    """Searches the placements that stand, in the order they were made, by halves, in slices.

    Once a board has no solution, no further placement gives it one. Where the fast solver cannot tell, the
    placement found is the earliest that is certain to have left none. A unit of `advance` is one of the
    solver's.

    Attributes:
        doom: what was found; None until the search is done.
    """

    def __init__(self, problem: Problem, placed: Sequence[Placed]) -> None:
        """Take the placements; no question to the solver yet."""
        self.doom: Doom | None = None
        self._problem = problem
        self._placed = placed
        self._asked: Solvability | None = None
        self._work = self._halve()

    @property
    def done(self) -> bool:
        """Whether `doom` is known."""
        return self.doom is not None

    def advance(self, budget: int) -> bool:
        """Let the solver work on for at most about `budget` units; say whether the search is done."""
        if not self.done and (self._asked is None or self._asked.advance(budget)):
            try:
                self._asked = next(self._work)
            except StopIteration as found:
                self.doom = found.value
        return self.done

    def _halve(self) -> Generator[Solvability, None, Doom]:
        """Yield every question; the next one depends on its answer."""
        left = yield from self._solvable(len(self._placed))
        if left is not False:
            return Doom(None, left is True)
        doomed, dead = 0, len(self._placed)
        while doomed < dead:
            middle = (doomed + dead) // 2
            if (yield from self._solvable(middle)) is False:
                dead = middle
            else:
                doomed = middle + 1
        if doomed == 0:
            return Doom(0, True)
        before = yield from self._solvable(doomed - 1)
        return Doom(self._placed[doomed - 1].position, before is True)

    def _solvable(self, placements: int) -> Generator[Solvability, None, bool | None]:
        """Whether the first so many placements leave a solution."""
        board = self._problem.board()
        for _, cell, value in self._placed[:placements]:
            board[cell] = value
        question = self._problem.solvability(board)
        yield question
        return question.solvable
