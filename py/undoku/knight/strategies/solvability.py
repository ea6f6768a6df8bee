"""Whether a knight's path that has begun can still become a tour, settled by a short search."""

from collections.abc import Sequence
from itertools import pairwise

from undoku.knight.rules import known
from undoku.knight.strategies.rules import all_moves
from undoku.knight.strategies.wanted import Wanted

PATIENCE = 20_000
"""Squares visited before the search gives up."""


class Solvability:
    """Whether the path with these move numbers can be extended to the tour wanted, answered in slices.

    An empty board is one on which the knight still has to enter at the start. What the colours of the squares
    tell is asked first, and what is known of whole boards; then depth first, squares with the fewest moves on
    first. A path is
    given up when no square is left on which the tour may end, when two free squares, neither in reach of the
    knight, have one free neighbour at most (each would have to be the last) or one on which the tour may not
    end has, or one has none. A unit of `advance` is one square visited.

    Attributes:
        done: whether the answer is known, or the search was given up.
        solvable: the answer; None until `done`, and if the search was given up.
    """

    def __init__(self, wanted: Wanted, board: Sequence[int]) -> None:
        """Put the knight on the end of its path."""
        moves = all_moves(wanted.rows, wanted.cols, wanted.holes)
        gone = {wanted.number(hole) for hole in wanted.holes}
        count = max(board, default=0)
        path = sorted((number, square) for square, number in enumerate(board) if number)
        here = board.index(count) if count else wanted.number(wanted.start)
        free = [not number and square not in gone for square, number in enumerate(board)]
        free[here] = False
        ends = wanted.ends()
        self._ends = frozenset(range(len(board)) if ends is None else ends)
        # What a program has put on a board may be no path at all.
        is_path = not any(square in gone for _, square in path) and all(
            _may_follow(moves, *pair) for pair in pairwise(path)
        )
        self.done = not is_path or _is_ruled_out(wanted) or not _colours_allow(wanted, free, here)
        self.solvable: bool | None = False if self.done else None
        self._moves = moves
        self._free = free
        self._left = sum(free)
        self._ways = [sum(free[there] for there in squares) for squares in moves]
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
        if self._left == 0 and self._path[-1] in self._ends:
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
        """The squares to go to from here, the best last; none if no tour can go on from here."""
        free, ways, reach, ends = self._free, self._ways, self._moves[here], self._ends
        if not any(free[end] for end in ends):
            return []
        last = 0
        for cell, is_free in enumerate(free):
            if is_free and ways[cell] <= 1 and cell not in reach:
                last += 1
                if ways[cell] == 0 or last > 1 or cell not in ends:
                    return []
        return sorted((there for there in reach if free[there]), key=lambda there: -ways[there])


def _is_ruled_out(wanted: Wanted) -> bool:
    """Whether a whole board is known to have no such tour."""
    if wanted.holes:
        return False
    told = known(wanted.rows, wanted.cols, wanted.start, wanted.end, wanted.closed)
    return told is not None and not told.possible


def _colours_allow(wanted: Wanted, free: Sequence[bool], here: int) -> bool:
    """Whether a knight that stands here, and changes colour with every move, can visit all free squares.

    On the last of them the tour has to end.
    """

    def colour(square: int) -> int:
        return sum(divmod(square, wanted.cols)) % 2

    left = [square for square, is_free in enumerate(free) if is_free]
    other = sum(colour(square) != colour(here) for square in left)
    if other != (len(left) + 1) // 2:
        return False
    last = (colour(here) + len(left)) % 2
    ends = wanted.ends()
    return not left or ends is None or any(free[end] and colour(end) == last for end in ends)


def _may_follow(moves: Sequence[Sequence[int]], one: tuple[int, int], two: tuple[int, int]) -> bool:
    """Whether a square with the next number of a path, or a later one, may be where it is."""
    (number, square), (later, there) = one, two
    return later > number + 1 or (later > number and there in moves[square])
