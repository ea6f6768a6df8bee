"""The sizes and squares that questions about queens are asked with, checked once."""

from collections.abc import Iterable

from undoku.search import PuzzleError

Square = tuple[int, int]
"""(row, column), both from 0, row 0 at the top."""


class BoardError(PuzzleError):
    """A board size or a square that no N-Queens board has; the message says which and what would be right."""


def check_size(n: int, largest: int, purpose: str) -> int:
    """N itself, if it is a whole number from 0 to `largest`; `purpose` names the limit in the message."""
    if isinstance(n, bool) or not isinstance(n, int):
        raise BoardError(f"N is {n!r}: the number of queens must be a whole number.")
    if n < 0:
        raise BoardError(f"N is {n:,}: the number of queens cannot be negative.")
    if n > largest:
        shown = f"{n:,}" if n < 10**30 else "very large"
        raise BoardError(f"N is {shown}: {purpose} for N from 0 to {largest:,}.")
    return n


def check_squares(n: int, squares: Iterable[Square], what: str) -> tuple[Square, ...]:
    """The squares as a tuple, each on the board; `what` ("Queen", "Blocked square") opens the message."""
    checked = []
    for square in squares:
        try:
            row, column = square
        except (TypeError, ValueError):
            raise BoardError(f"{what} {square!r}: a square is a pair (row, column).") from None
        if not (isinstance(row, int) and isinstance(column, int)):
            raise BoardError(f"{what} {square!r}: row and column must be whole numbers.")
        if not (0 <= row < n and 0 <= column < n):
            side = f"rows and columns run from 1 to {n:,}" if n else "it has no squares"
            raise BoardError(f"{what} on row {row + 1:,}, column {column + 1:,} is off the board: {side}.")
        checked.append((row, column))
    return tuple(checked)


def open_squares(n: int, queens: tuple[Square, ...], blocked: tuple[Square, ...]) -> list[int]:
    """For each row, the bit mask of the columns that blocked squares and given queens leave open.

    Bit c is column c. A row with a given queen keeps that column alone, and loses it too when another given
    queen attacks it, so given queens that attack each other leave a row with nothing.
    """
    everywhere = (1 << n) - 1
    open_columns = [everywhere] * n
    for row, column in blocked:
        open_columns[row] &= ~(1 << column)
    for queen_row, queen_column in set(queens):
        here = 1 << queen_column
        for row in range(n):
            distance = abs(row - queen_row)
            if distance:
                open_columns[row] &= ~(here | here << distance | here >> distance)
            else:
                open_columns[row] &= here
    return open_columns
