"""What comes next for somebody who walks a knight by hand: how much is open, where to look, the move."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import NamedTuple

from undoku.knight import hint_words as words
from undoku.knight.board import Board
from undoku.knight.danger import ends_of, in_danger
from undoku.knight.finish import checked_path
from undoku.knight.moves import Square
from undoku.knight.remaining import Remaining

#: Positions that are looked at for each move in the first round, and how many times as many in each after it.
_FIRST_ROUND, _MORE = 500, 8

#: Positions for each move before a hint is given up.
_MOST = 1_000_000

#: Squares of few ways that are named at once.
_NAMED = 3


class Hint(NamedTuple):
    """What comes next: a sentence for each of the `stages`, the last of which names the `square` to go to.

    `squares` are those to look at. With `back` the walk cannot be finished, and `square` is where it could
    still be. `square` is None, and there is one sentence, where nothing can be advised.
    """

    stages: tuple[str, ...]
    square: Square | None = None
    squares: tuple[Square, ...] = ()
    back: bool = False


class HintSearch:
    """A search, in slices, for the next move of a walk that leads to a tour, or for the way back to one.

    `path` holds the squares walked, the knight on the last; `end`, `closed` and `holes` are as for
    `FinishSearch`, which says what is wrong with a path. `open` tells, when it is `done`, of each move
    whether a tour goes on with it: True, False, or None where that was not settled.
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        path: Iterable[Square],
        end: Square | None = None,
        closed: bool = False,
        holes: Iterable[Square] = (),
    ) -> None:
        """Take the walk; no search yet."""
        self.board = Board(rows, cols, holes)
        self._path = [row * cols + column for row, column in checked_path(self.board, path)]
        last = None if end is None else end[0] * cols + end[1]
        self._ends = ends_of(self.board, self._path[0], last, closed)
        self.open: dict[Square, bool | None] = {}
        self.hint: Hint | None = None
        self.done = False
        self._work = self._run()

    def advance(self, budget: int) -> bool:
        """Look at about `budget` positions and return whether the search is done."""
        while budget > 0 and not self.done:
            try:
                budget -= next(self._work)
            except StopIteration:
                self.done = True
        return self.done

    def _run(self) -> Generator[int, None, None]:
        """Find out which moves lead on; leaves the hint."""
        board, path = self.board, self._path
        moves = self._moves()
        if len(path) == board.size:
            self.hint = Hint((words.DONE,))
            return
        searches = {to: Remaining(board, path, to, self._ends, most=_MOST) for to in moves}
        runs = {to: search.run() for to, search in searches.items()}
        possible: dict[int, bool | None] = dict.fromkeys(moves)
        share = _FIRST_ROUND
        while share <= _MOST and None in possible.values() and True not in possible.values():
            for to in moves:
                left = share
                while possible[to] is None and left > 0:
                    units = next(runs[to], 0)
                    # A search that has come to its end has settled it.
                    possible[to] = searches[to].possible
                    left -= units or left
                    yield units
            share *= _MORE
        self.open = {self._square(to): possible[to] for to in moves}
        if True in possible.values():
            self.hint = self._onward(possible)
        elif None in possible.values():
            self.hint = Hint((words.UNSETTLED,))
        else:
            self.hint = yield from self._back()

    def _moves(self) -> list[int]:
        """The squares that are a move away, the fewest ways on first, and among these the outer ones."""
        board, passed = self.board, set(self._path)

        def rank(number: int) -> tuple[int, int]:
            row, column = self._square(number)
            return len(self._free(number)), -abs(2 * row - board.rows + 1) - abs(2 * column - board.cols + 1)

        return sorted([to for to in board.moves[self._path[-1]] if to not in passed], key=rank)

    def _free(self, number: int) -> list[int]:
        """The squares a move away that are still to be visited."""
        passed = set(self._path)
        return [to for to in self.board.moves[number] if to not in passed]

    def _square(self, number: int) -> Square:
        return divmod(number, self.board.cols)

    def _onward(self, possible: dict[int, bool | None]) -> Hint:
        """The best of the moves that lead to a tour."""
        rows, moves = self.board.rows, list(possible)
        best = next(to for to in moves if possible[to])
        others = [to for to in moves if to != best]
        ways = {to: len(self._free(to)) for to in moves}
        if not others:
            code = "only"
        elif all(possible[to] is False for to in others):
            code = "others-fail"
        elif any(ways[to] <= ways[best] for to in others):
            code = "found"
        else:
            code = "last-way" if ways[best] == 1 else "fewest"
        # The squares from which the fewest ways lead on are where a walk goes wrong.
        needy = sorted(moves, key=lambda to: (to != best, ways[to]))[:_NAMED] if others else []
        squares = tuple([self._square(to) for to in sorted(needy)])
        leading = sum(answer is True for answer in possible.values())
        stages = (
            words.left_open(leading, len(moves), None not in possible.values()),
            words.look_at(rows, squares),
            words.go_to(code, rows, self._square(best), ways[best]),
        )
        return Hint(stages, self._square(best), squares)

    def _back(self) -> Generator[int, None, Hint]:
        """How far the walk has to be taken back: to the last move after which it could be finished."""
        path = self._path
        good, bad = 0, len(path)
        # What can be finished could be finished before each of its moves.
        while bad - good > 1:
            middle = (good + bad) // 2
            search = Remaining(self.board, path[: middle - 1], path[middle - 1], self._ends, most=_MOST)
            yield from search.run()
            if search.possible:
                good = middle
            else:
                bad = middle
        if good == 0:
            return Hint((words.NEVER,))
        dangers = in_danger(self.board, path, self._ends)[:_NAMED]
        square = self._square(path[good - 1])
        look = dangers[0][1] if dangers else words.look_back(len(path) - good)
        stages = (words.CLOSED, look, words.go_back(self.board.rows, square, good))
        return Hint(stages, square, tuple([danger for danger, _ in dangers]), back=True)
