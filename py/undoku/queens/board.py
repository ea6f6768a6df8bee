"""The sizes and squares that questions about queens are asked with, checked once."""

from collections.abc import Iterable, Sequence
from math import isqrt

from undoku.search import PuzzleError

Square = tuple[int, int]
"""(row, column), both from 0, row 0 at the top."""


class BoardError(PuzzleError):
    """A board size or a square that no N-Queens board has; the message says which and what would be right."""

    room = "queens"


def check_number(n: object) -> int:
    """N itself, if it is a whole number from 0."""
    if isinstance(n, bool) or not isinstance(n, int):
        raise BoardError("not-a-number", n=repr(n))
    if n < 0:
        raise BoardError("negative", n=n)
    return n


def check_size(n: int, largest: int, purpose: str) -> int:
    """N itself, if it is a whole number from 0 to `largest`; `purpose` is what for (see `words`)."""
    if check_number(n) > largest:
        raise BoardError("too-large", n=n, purpose=purpose, largest=largest)
    return n


def check_squares(n: int, squares: Iterable[Square], what: str) -> tuple[Square, ...]:
    """The squares as a tuple, each on the board; `what` is "queen" or "blocked"."""
    checked = []
    for square in squares:
        try:
            row, column = square
        except (TypeError, ValueError):
            raise BoardError("not-a-square", what=what, square=repr(square)) from None
        if not (isinstance(row, int) and isinstance(column, int)):
            raise BoardError("not-numbers", what=what, square=repr(square))
        if not (0 <= row < n and 0 <= column < n):
            raise BoardError("off-board", what=what, row=row, column=column, n=n)
        checked.append((row, column))
    return tuple(checked)


def check_columns(n: int, columns: Iterable[int], largest: int, purpose: str) -> tuple[int, ...]:
    """The columns as a tuple, if they are a placement of n queens; `largest` and `purpose` are for n."""
    check_size(n, largest, purpose)
    checked = tuple(columns)
    if len(checked) != n:
        raise BoardError("not-n-columns", given=len(checked), n=n)
    squares = check_squares(n, enumerate(checked), "queen")
    if attacking := faults(squares, ()):
        raise BoardError("attack", one=attacking[0], two=attacking[1])
    return checked


def faults(
    queens: Iterable[Square], blocked: Iterable[Square], regions: Sequence[str] = ""
) -> tuple[Square, ...]:
    """The first queen on a blocked square, or else the first two that attack each other; or else nothing.

    Where the board has regions (their letters by rows) two of one region attack each other, and of diagonals
    only neighbours.

    >>> faults([(0, 0), (1, 2), (3, 3)], [])
    ((0, 0), (3, 3))
    """
    taken, different = set(blocked), tuple(dict.fromkeys(queens))
    for queen in different:
        if queen in taken:
            return (queen,)
    if regions:
        return _faults_in_regions(different, regions)
    lines: dict[tuple[str, int], Square] = {}
    for row, column in different:
        through = (("row", row), ("column", column), ("rising", row + column), ("falling", row - column))
        for line in through:
            if line in lines:
                return lines[line], (row, column)
        lines.update(dict.fromkeys(through, (row, column)))
    return ()


def _faults_in_regions(queens: Sequence[Square], regions: Sequence[str]) -> tuple[Square, ...]:
    n = isqrt(len(regions))
    for at, (row, column) in enumerate(queens):
        for other_row, other in queens[:at]:
            in_line = row == other_row or column == other
            touch = abs(row - other_row) == 1 == abs(column - other)
            if in_line or touch or regions[row * n + column] == regions[other_row * n + other]:
                return (other_row, other), (row, column)
    return ()
