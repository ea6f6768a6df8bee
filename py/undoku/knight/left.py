"""Settle whether a path leads over all squares that are left, by the search that suits their number."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence

from undoku.knight.board import Board
from undoku.knight.moves import Work
from undoku.knight.obstacles import obstacle
from undoku.knight.remaining import MOST_NODES, Remaining
from undoku.knight.reorder import reorder
from undoku.knight.rules import Why

#: Up to so many squares the search is exact. Beyond, a tour may be found, or an obstacle seen, or neither.
MOST_EXACT = 1600


#: Squares to pass in order: positions of a first search, then how often and how long a tour is turned round.
_FIRST_LOOK, _TURNS, _TRIES = 2_000, 8, 60_000

#: Positions from each start, at first and then, where a path that passes squares in order may start anywhere.
_PATIENCE = (10_000, MOST_NODES)


class Outcome:
    """What became of a search: `path` of square numbers, `possible` True, False or None, `why`, `nodes`."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.path: list[int] | None = None
        self.possible: bool | None = None
        self.why: Why = ("not-settled", {"nodes": 0})
        self.nodes = 0


def search_left(
    board: Board,
    passed: Collection[int],
    start: int | None,
    ends: Collection[int] | None,
    closed: bool = False,
    via: Sequence[int] = (),
    most: int = MOST_NODES,
) -> Generator[int, None, Outcome]:
    """Look for a path over the squares of `board` not in `passed`; the arguments are those of `Remaining`.

    `closed` says that `ends` are the squares from which the tour closes. Yields units of work.
    """
    outcome = Outcome()
    left = set(board.squares).difference(passed)
    if len(left) > MOST_EXACT:
        yield len(left) // 16
        yield from _large(outcome, board, left, start, ends, closed, via)
        return outcome
    looks = [(via, most)]
    if via:
        # Most orders are found at once, or by turning round a tour in any order, or else take long.
        looks = [(via, _FIRST_LOOK), ((), most), (via, most)]
    for order, patience in looks:
        search = Remaining(board, passed, start, ends, order, min(patience, most))
        yield from search.run()
        outcome.nodes += search.nodes
        outcome.path, outcome.possible = search.path, search.possible
        if via and not order and search.path is not None:
            outcome.path = yield from _in_order(board, search.path, via, ends)
            outcome.possible = None if outcome.path is None else True
        if outcome.possible is not None:
            break
    if outcome.path is not None:
        outcome.why = "tour-found", {}
    elif outcome.possible is None:
        outcome.why = "not-settled", {"nodes": outcome.nodes}
    else:
        # A free start with one end is looked at from that end.
        here = min(ends) if start is None and ends else start
        seen = yield from obstacle(board, left, here, ends if here == start else None, closed)
        searched = "searched-left" if outcome.nodes > 1 else "forced"
        outcome.why = seen or (searched, {"nodes": outcome.nodes})
    return outcome


def search_anywhere(board: Board, via: Sequence[int]) -> Generator[int, None, Outcome]:
    """Look for an open path over all of `board`, from any square, that passes those of `via` in their order.

    Yields units of work.
    """
    # Where no path starts in any order, none does in this one; and a path may be walked from either end.
    outcome = yield from search_left(board, (), None, None)
    if outcome.path is None:
        return outcome
    for path in (outcome.path, outcome.path[::-1]):
        turned = yield from _in_order(board, path, via, None)
        if turned is not None:
            outcome.path = turned
            return outcome
    nodes, unsettled = outcome.nodes, [start for start in board.squares if start not in via[1:]]
    for most in _PATIENCE:
        starts, unsettled = unsettled, []
        for start in starts:
            outcome = yield from search_left(
                board, (), start, None, False, [number for number in via if number != start], most
            )
            nodes += outcome.nodes
            if outcome.path is not None:
                outcome.nodes = nodes
                return outcome
            if outcome.possible is None:
                unsettled.append(start)
    outcome.possible = None if unsettled else False
    outcome.nodes = nodes
    outcome.why = "not-settled" if unsettled else "searched-left", {"nodes": nodes}
    return outcome


def _in_order(board: Board, path: list[int], via: Sequence[int], ends: Collection[int] | None) -> Work:
    """Turn a path round until it passes the squares of `via` in their order, or give up."""
    for seed in range(_TURNS):
        turned = yield from reorder(path[:], board.moves, via, ends, _TRIES, seed)
        if turned is not None:
            return turned
    return None


def _large(
    outcome: Outcome,
    board: Board,
    left: set[int],
    start: int | None,
    ends: Collection[int] | None,
    closed: bool,
    via: Sequence[int],
) -> Generator[int, None, None]:
    """Look for what makes a path impossible, then lay one by Warnsdorff's rule and turn its end."""
    # The methods look up tours by themselves, and so cannot be loaded before this.
    from undoku.knight.methods.ending import Ending
    from undoku.knight.methods.field import Field
    from undoku.knight.methods.rotating import rotate
    from undoku.knight.methods.tally import Tally

    backwards = start is None and bool(ends)
    if backwards:
        assert ends is not None
        start, ends = min(ends), None
    seen = yield from obstacle(board, left, start, ends, closed)
    if seen is not None:
        outcome.possible, outcome.why = False, seen
        return
    if start is None:
        start = min(left, key=lambda number: (len(board.moves[number]), number))
    gone = [divmod(number, board.cols) for number in range(board.rows * board.cols) if number not in left]
    field = Field(board.rows, board.cols, gone)
    place = field.place(divmod(start, board.cols))
    ending = Ending(
        None if ends is None else [field.place(divmod(end, board.cols)) for end in ends if end in left]
    )
    field.visit(place)
    ending.visited(place)
    tally = Tally()
    laid = yield from rotate(field, place, ending, tally)
    outcome.nodes = tally.nodes + tally.rotations
    outcome.why = "not-settled", {"nodes": outcome.nodes}
    if laid is None:
        return
    path: list[int] | None = [field.number(place) for place in laid]
    if path and via:
        path = yield from _in_order(board, path, via[::-1] if backwards else via, ends)
    if path is not None:
        outcome.path, outcome.possible, outcome.why = path, True, ("tour-found", {})
        if backwards:
            path.reverse()
