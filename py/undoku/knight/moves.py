"""The board and the knight's moves on it.

A square is (row, column), counted from 0, row 0 at the top. Inside the solvers a square is often one number,
row * cols + column.
"""

from collections.abc import Generator

from undoku.knight.errors import BoardError
from undoku.search.errors import shown

Square = tuple[int, int]

#: Work that can be paused: yields the units of work done since the last yield, returns a path of squares
#: as numbers, or None where there is none.
Work = Generator[int, None, "list[int] | None"]

#: The eight moves as (rows, columns), clockwise from the one up and to the right.
MOVES = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))

#: The largest board that is accepted, in squares.
MAX_SQUARES = 4_000_000


def is_move(one: Square, two: Square) -> bool:
    """Whether a knight goes from `one` to `two` in one move.

    >>> is_move((0, 0), (1, 2))
    True
    """
    return abs(one[0] - two[0]) * abs(one[1] - two[1]) == 2


def neighbours(square: int, rows: int, cols: int) -> list[int]:
    """Return the squares one move away from `square`, as numbers, in the order of `MOVES`.

    >>> neighbours(0, 8, 8)
    [10, 17]
    """
    row, column = divmod(square, cols)
    return [square + dr * cols + dc for dr, dc in MOVES if 0 <= row + dr < rows and 0 <= column + dc < cols]


def check_board(rows: int, cols: int) -> None:
    """Raise `BoardError` unless rows and cols are the sides of a board that can be worked on."""
    for name, value in (("rows", rows), ("cols", cols)):
        if not isinstance(value, int) or isinstance(value, bool):
            raise BoardError("not-a-number", name=name, given=_shown(value))
        if value < 1:
            raise BoardError("below-1", name=name, given=_shown(value))
        if value > MAX_SQUARES:
            raise BoardError("side-too-large", name=name, most=MAX_SQUARES)
    if rows * cols > MAX_SQUARES:
        raise BoardError("too-large", rows=rows, cols=cols, squares=rows * cols, most=MAX_SQUARES)


def check_square(name: str, square: object, rows: int, cols: int) -> Square:
    """Return `square` as (row, column); raise `BoardError`, naming the argument, if it is off the board."""
    if (
        isinstance(square, tuple | list)
        and len(square) == 2
        and all(isinstance(part, int) and not isinstance(part, bool) for part in square)
        and 0 <= square[0] < rows
        and 0 <= square[1] < cols
    ):
        return square[0], square[1]
    raise BoardError("off-board", name=name, rows=rows, cols=cols, given=_shown(square))


def _shown(value: object) -> str | None:
    """The value as a short text; None for a whole number that may be too long for Python to print."""
    return None if isinstance(value, int) and abs(value) > 10**30 else shown(value)
