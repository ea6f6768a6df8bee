"""Squares that a walk has left in danger: no way leads there any more, or none away again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from undoku.knight.board import Board
from undoku.knight.finish import checked_path
from undoku.knight.hint_words import danger
from undoku.knight.moves import Square


def ends_of(board: Board, start: int, end: int | None, closed: bool) -> frozenset[int] | None:
    """The numbers of the squares on which a tour from `start` may end; None where it may on any."""
    if not closed:
        return None if end is None else frozenset([end])
    near = frozenset(board.moves[start])
    return near if end is None else near & {end}


def warnings(
    rows: int,
    cols: int,
    path: Iterable[Square],
    end: Square | None = None,
    closed: bool = False,
    holes: Iterable[Square] = (),
) -> list[tuple[Square, str]]:
    """The squares that a walk has left in danger, each with the reason; arguments as for `FinishSearch`."""
    board = Board(rows, cols, holes)
    numbers = [row * cols + column for row, column in checked_path(board, path)]
    last = None if end is None else end[0] * cols + end[1]
    return in_danger(board, numbers, ends_of(board, numbers[0], last, closed))


def in_danger(board: Board, path: Sequence[int], ends: Collection[int] | None) -> list[tuple[Square, str]]:
    """The squares in danger once the numbers of `path` are walked, each with the reason, a sentence.

    The first that no way leads to, then those from which none leads away: at most one square can be the last.

    >>> board = Board(3, 4)
    >>> [square for square, _ in in_danger(board, [0, 6, 8, 1, 7], None)]
    [(1, 0)]
    """
    passed = set(path)
    head = path[-1]
    left = [number for number in board.squares if number not in passed]
    if len(left) < 2:
        return []
    reached = _reached(board, passed, head)
    found: list[tuple[int, int, str]] = []
    for number in left:
        ways = sum([to == head or to not in passed for to in board.moves[number]])
        if ways == 0:
            found.append((0, number, "no-way"))
        elif number not in reached:
            found.append((1, number, "cut-off"))
        elif ways == 1:
            may_end = ends is None or number in ends
            if not (may_end and ends is not None and len(ends) == 1):
                found.append((2, number, "one-way" if may_end else "one-way-no-end"))
    squares = [(divmod(number, board.cols), code) for _, number, code in sorted(found)]
    return [(square, danger(code, board.rows, square)) for square, code in squares]


def _reached(board: Board, passed: Collection[int], head: int) -> set[int]:
    """The squares that a knight on `head` could come to, one after another, over those not passed."""
    reached, waiting = {head}, [head]
    while waiting:
        for to in board.moves[waiting.pop()]:
            if to not in passed and to not in reached:
                reached.add(to)
                waiting.append(to)
    return reached
