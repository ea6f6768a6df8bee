"""What the strategies share: the knight's moves in the blog's order, and where a tour may end."""

from collections.abc import Collection, Sequence

from undoku.knight.moves import Square

MOVES = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
"""Each as (rows down, columns to the right)."""


def squares_from(cell: int, rows: int, cols: int, holes: Collection[Square] = ()) -> tuple[int, ...]:
    """The squares on the board that a knight reaches from a square, in the order of `MOVES`.

    >>> squares_from(0, 8, 8), squares_from(0, 8, 8, {(1, 2)})
    ((17, 10), (17,))
    """
    row, column = divmod(cell, cols)
    return tuple(
        (row + down) * cols + column + across
        for down, across in MOVES
        if 0 <= row + down < rows and 0 <= column + across < cols
        if (row + down, column + across) not in holes
    )


def all_moves(rows: int, cols: int, holes: Collection[Square] = ()) -> list[tuple[int, ...]]:
    """`squares_from` for every square of a board; none for a hole."""
    return [
        () if divmod(cell, cols) in holes else squares_from(cell, rows, cols, holes)
        for cell in range(rows * cols)
    ]


def degree(board: Sequence[int], squares: tuple[int, ...]) -> int:
    """How many of these squares have not been visited."""
    return sum(board[square] == 0 for square in squares)


def may_end(here: int, ends: tuple[int, ...] | None) -> bool:
    """Whether a tour may end on this square: on one of `ends`, or anywhere if that is None."""
    return ends is None or here in ends


def can_still_end(
    board: Sequence[int], there: int, ends: tuple[int, ...] | None, holes: Collection[Square]
) -> bool:
    """Whether a tour that goes to this free square can still end where it may.

    The last move has to go to one of `ends`; any move before has to leave one of them free.
    """
    if ends is None or board.count(0) == len(holes) + 1:
        return may_end(there, ends)
    return any(board[end] == 0 for end in ends if end != there)
