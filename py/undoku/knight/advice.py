"""Advice for who walks the knight by hand: which squares are lost, and where to go on, and why.

A hint comes in stages: how many of the moves still lead to a tour, where to look, and the move with its
reason. Squares are (row, column).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable

from undoku.knight.board import Board
from undoku.knight.finish import FinishSearch, checked_path
from undoku.knight.moves import Square, is_move
from undoku.knight.rules import Why
from undoku.search.sliced import SlicedSearch

#: Positions until the first move that leads to a tour is found, and then for every other move.
_FIRST, _OTHERS = 100_000, 2_000

#: With more squares left, only one move that leads to a tour is looked for.
_ALL_MOVES = 400


def lost_squares(
    board: Board, path: Iterable[Square], end: Square | None = None, closed: bool = False
) -> list[tuple[Square, Why]]:
    """Return the squares that no tour beginning with `path` can come to and leave, each with the reason.

    Only what is plain is seen: free squares with no way left, those cut off, and those with one way left, of
    which one can be the last; and the start, which was visited, where a closed tour can come back to it no
    more. Raises `BoardError` for a path that a knight cannot have gone.

    >>> lost_squares(Board(3, 3), [(0, 0)])
    [((1, 1), ('no-way', {'rows': 3, 'square': (1, 1)}))]
    """
    squares = checked_path(board, path)
    here = squares[-1]
    free = _free(board, squares)
    reachable = _reachable(board, here, free)
    ends = free if end is None else free & {end}
    if closed:
        ends = {square for square in ends if is_move(squares[0], square)}
    lost: dict[Square, Why] = {}
    dead_ends: list[Square] = []
    for square in sorted(free):
        values: dict[str, object] = {"rows": board.rows, "square": square}
        ways = len(_beside(board, square) & free)
        if not ways and not is_move(here, square):
            lost[square] = "no-way", values
        elif square not in reachable:
            lost[square] = "cut-off-here", values
        elif not ways and len(free) > 1:
            lost[square] = "no-way-on", {**values, "start": here}
        elif ways + is_move(here, square) == 1 and len(free) > 1:
            dead_ends.append(square)
            if square not in ends:
                code = "dead-end-closed" if end is None else "dead-end-elsewhere"
                lost[square] = code, values if end is None else {**values, "end": end}
    if len(dead_ends) == 1 and dead_ends[0] not in lost and len(ends) > 1:
        lost[dead_ends[0]] = "dead-end-last", {"rows": board.rows, "square": dead_ends[0]}
    if len(dead_ends) > 1:
        for square in dead_ends:
            others = [other for other in dead_ends if other != square]
            lost[square] = "dead-end-too", {"rows": board.rows, "square": square, "squares": others}
    start = squares[0]
    if closed and free and len(squares) > 1 and free.isdisjoint(_beside(board, start)):
        lost[start] = "home-shut", {"rows": board.rows, "start": start, "square": start}
    return sorted(lost.items())


def _free(board: Board, path: Iterable[Square]) -> set[Square]:
    return {divmod(number, board.cols) for number in board.squares}.difference(path)


def _beside(board: Board, square: Square) -> set[Square]:
    row, column = square
    return {divmod(number, board.cols) for number in board.moves[row * board.cols + column]}


def _reachable(board: Board, here: Square, free: set[Square]) -> set[Square]:
    """Return the free squares that some way over free squares leads to."""
    reached: set[Square] = set()
    todo = [here]
    while todo:
        onward = (_beside(board, todo.pop()) & free) - reached
        reached |= onward
        todo += onward
    return reached


class OnwardMove:
    """A move that the knight could make: to `square`, from which `ways` moves lead on.

    `possible`: whether a tour goes on there, None where that was not looked at to the end; `why` then says
    why, as far as it is known.
    """

    def __init__(self, square: Square, ways: int) -> None:
        """Nothing is known yet."""
        self.square = square
        self.ways = ways
        self.possible: bool | None = None
        self.why: Why | None = None


class HintSearch(SlicedSearch):
    """A hint for a path that has begun, worked out in slices.

    The arguments are those of `FinishSearch`. When `done`: `moves` are the moves that the knight could make,
    those with the fewest ways on first; `best` is the square to go to, None where no move leads to a tour;
    `back_to` is then the number, from 1 for the start, of the last move from which a tour is known to be
    possible, None where none is known; `stages` says it step by step as codes and values (`words.hint`): how
    many moves are left open, where to look, the move and why, or only the last where there is no choice.

    Raises `BoardError` as `FinishSearch` does.

    >>> search = HintSearch(3, 4, [(0, 0), (1, 2)])
    >>> while not search.advance(1000):
    ...     pass
    >>> search.best, [code for code, _ in search.stages]
    ((2, 0), ['only-move'])
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
        """Check the arguments; no search yet."""
        self.board = Board(rows, cols, holes)
        self.path = checked_path(self.board, path)
        self.end = None if end is None else self.board.check("end", end)
        self.closed = bool(closed)
        self._free = _free(self.board, self.path)
        onward = _beside(self.board, self.path[-1]) & self._free
        self.moves = sorted(
            [OnwardMove(square, len(_beside(self.board, square) & self._free)) for square in onward],
            key=lambda move: (move.ways, move.square),
        )
        self.best: Square | None = None
        self.back_to: int | None = None
        self.stages: list[Why] = []
        self._work = self._run()

    def _run(self) -> Generator[int, None, None]:
        """Look at every move; leaves the hint in the attributes."""
        if not self._free:
            self.stages = [("whole", {})]
            return
        found = False
        for move in self.moves:
            if found and len(self._free) > _ALL_MOVES:
                break
            search = yield from self._finish((*self.path, move.square), _OTHERS if found else _FIRST)
            move.possible, move.why = search.possible, search.why
            found = found or bool(move.possible)
        if found or any(move.possible is None for move in self.moves):
            self._advise()
        else:
            yield from self._take_back()

    def _finish(self, path: tuple[Square, ...], most: int) -> Generator[int, None, FinishSearch]:
        board = self.board
        search = FinishSearch(board.rows, board.cols, path, self.end, self.closed, board.holes, most)
        while not search.advance(32):
            yield 32
        yield 4
        return search

    def _advise(self) -> None:
        """Choose among the moves that lead to a tour, or, where none is known, those not ruled out."""
        rows, here = self.board.rows, self.path[-1]
        possible = [move for move in self.moves if move.possible]
        unsettled = [move for move in self.moves if move.possible is None]
        best = (possible or unsettled)[0]
        self.best = best.square
        counted: dict[str, object] = {
            "open": len(possible),
            "moves": len(self.moves),
            "unsettled": len(unsettled),
        }
        values: dict[str, object] = {"rows": rows, "square": best.square, "ways": best.ways}
        fewest = best is self.moves[0] and (len(self.moves) == 1 or best.ways < self.moves[1].ways)
        if len(self.moves) == 1:
            # There is nothing to choose, and so nothing to find out step by step.
            last = "to-the-last" if len(self._free) == 1 else "only-move"
            self.stages = [(last if possible else "only-move-perhaps", values)]
            return
        if not possible:
            code = "perhaps-fewest" if fewest else "perhaps"
        elif best.ways == 1 and best.square != self.end:
            code = "now-or-never"
        elif len(possible) == 1 and not unsettled:
            code = "only-open"
        elif fewest:
            code = "fewest-ways"
        else:
            code = "on-a-tour"
        self.stages = [
            ("open-moves", counted),
            self._where(here, best.square),
            (code, values),
        ]

    def _where(self, here: Square, best: Square) -> Why:
        """Say where to look: at a square that is hard to come to and that the move helps, or which way."""
        rows = self.board.rows
        needy = [
            (len(_beside(self.board, square) & self._free) + is_move(here, square), square)
            for square in _beside(self.board, best) & self._free
        ]
        if needy and min(needy)[0] <= 2 < len(self._free):
            ways, square = min(needy)
            return "look-at", {"rows": rows, "square": square, "ways": ways}
        vertical = "up" if best[0] < here[0] else "down"
        horizontal = "left" if best[1] < here[1] else "right"
        return "look-towards", {"rows": rows, "start": here, "vertical": vertical, "horizontal": horizontal}

    def _take_back(self) -> Generator[int, None, None]:
        """Find how much has to be taken back, halving what is not known yet."""
        rows, path = self.board.rows, self.path
        whole = yield from self._finish(path, _OTHERS)
        assert whole.why is not None
        # Every move may be ruled out where all of them together, with less patience, are not.
        each: Why = "each-ruled-out", {"moves": len(self.moves)}
        why = whole.why if whole.possible is False else each
        self.stages = [("no-open-move", {}), why]
        # A tour that begins with a path begins with all shorter ones, so that a longer one need not be asked.
        good, bad = 0, len(path)
        ruled_out = True
        while bad - good > 1:
            middle = (good + bad) // 2
            search = yield from self._finish(path[:middle], _FIRST)
            if search.possible:
                good = middle
            else:
                bad, ruled_out = middle, search.possible is False
        if good:
            self.back_to = good
            code = "take-back" if ruled_out else "take-back-known"
            self.stages.append((code, {"rows": rows, "number": good, "square": path[good - 1]}))
        else:
            code = "no-way-back" if ruled_out else "not-known-back"
            self.stages.append((code, {"rows": rows, "square": path[0]}))
