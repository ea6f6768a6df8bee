"""Whether a knight's path that has begun can still become a tour, settled by a short search."""

from collections.abc import Sequence

from undoku.knight.moves import Square
from undoku.knight.strategies.rules import all_moves

PATIENCE = 20_000
"""Squares visited before the search gives up."""


class Solvability:
    """Whether the path with these move numbers can be extended to a tour, answered in slices.

    An empty board is one on which the knight still has to enter at `start`. Depth first, squares with the
    fewest moves on first. A path is given up when two free squares, neither in reach of the knight, have one
    free neighbour at most (each would have to be the last), or one has none. A unit of `advance` is one
    square visited.

    Attributes:
        done: whether the answer is known, or the search was given up.
        solvable: the answer; None until `done`, and if the search was given up.
    """

    def __init__(self, rows: int, cols: int, board: Sequence[int], start: Square) -> None:
        """Put the knight on the end of its path."""
        moves = all_moves(rows, cols)
        count = max(board, default=0)
        here = board.index(count) if count else start[0] * cols + start[1]
        free = [not number for number in board]
        free[here] = False
        self.done = False
        self.solvable: bool | None = None
        self._moves = moves
        self._free = free
        self._left = sum(free)
        self._ways = [sum(free[there] for there in moves[cell]) for cell in range(rows * cols)]
        self._path = [here]
        self._waiting = [self._candidates(here)]
        self._patience = PATIENCE

    def advance(self, budget: int) -> bool:
        """Visit about `budget` squares; say whether that was enough."""
        budget = min(budget, self._patience)
        self._patience -= budget
        while budget > 0 and not self.done:
            budget -= 1
            self._step()
        self.done = self.done or self._patience <= 0
        return self.done

    def _step(self) -> None:
        """Go on to the next square, or back from one that leads nowhere."""
        if self._left == 0:
            self.done = self.solvable = True
        elif self._waiting[-1]:
            here = self._waiting[-1].pop()
            self._path.append(here)
            self._set(here, False)
            self._waiting.append(self._candidates(here))
        else:
            self._waiting.pop()
            here = self._path.pop()
            if self._path:
                self._set(here, True)
            else:
                self.done, self.solvable = True, False

    def _set(self, square: int, free: bool) -> None:
        """Visit a square, or leave it again."""
        change = 1 if free else -1
        self._free[square] = free
        self._left += change
        for there in self._moves[square]:
            self._ways[there] += change

    def _candidates(self, here: int) -> list[int]:
        """The squares to go to from here, the best last; none if some square cannot be visited any more."""
        free, ways, reach = self._free, self._ways, self._moves[here]
        ends = 0
        for cell, is_free in enumerate(free):
            if is_free and ways[cell] <= 1 and cell not in reach:
                ends += 1
                if ways[cell] == 0 or ends > 1:
                    return []
        return sorted((there for there in reach if free[there]), key=lambda there: -ways[there])
