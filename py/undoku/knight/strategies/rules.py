"""The moves of the knight in the blog's order, which the strategies share."""

MOVES = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
"""Each as (rows down, columns to the right)."""


def squares_from(cell: int, rows: int, cols: int) -> tuple[int, ...]:
    """The squares on the board that a knight reaches from a square, in the order of `MOVES`.

    >>> squares_from(0, 8, 8)
    (17, 10)
    """
    row, column = divmod(cell, cols)
    return tuple(
        (row + down) * cols + column + across
        for down, across in MOVES
        if 0 <= row + down < rows and 0 <= column + across < cols
    )


def all_moves(rows: int, cols: int) -> list[tuple[int, ...]]:
    """`squares_from` for every square of a board."""
    return [squares_from(cell, rows, cols) for cell in range(rows * cols)]


def degree(board: list[int], squares: tuple[int, ...]) -> int:
    """How many of these squares have not been visited."""
    return sum(board[square] == 0 for square in squares)
