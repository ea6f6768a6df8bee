"""Squares to be taken out of a board, drawn so that they make a shape: its corners, its middle, its sides."""

from __future__ import annotations

from undoku.knight.moves import Square

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.search.draws import Draws


def drawn_holes(rows: int, cols: int, draws: Draws) -> tuple[Square, ...]:
    """Draw one or two parts of a shape and return their squares in reading order; sides are 5 or more.

    Every part looks the same after a half turn of the board, and all but the scattered ones in a mirror too.

    >>> from undoku.search.draws import Draws
    >>> drawn_holes(6, 6, Draws("d"))
    ((2, 2), (2, 3), (3, 2), (3, 3))
    """
    parts = draws.shuffled(_PARTS)[: 1 + draws.below(2)]
    return tuple(sorted({square for part in parts for square in part(rows, cols, draws)}))


def _mirrored(rows: int, cols: int, square: Square) -> set[Square]:
    """Return a square and what it is in both mirrors."""
    row, column = square
    return {(r, c) for r in (row, rows - 1 - row) for c in (column, cols - 1 - column)}


def _corners(rows: int, cols: int, draws: Draws) -> set[Square]:
    """Clip the corners, by one square or by three."""
    depth = 1 + draws.below(2)
    return {
        square
        for row in range(depth)
        for column in range(depth - row)
        for square in _mirrored(rows, cols, (row, column))
    }


def _middle(rows: int, cols: int, draws: Draws) -> set[Square]:
    """Take out a rectangle in the middle, which leaves a ring at least two squares wide."""

    def lines(side: int) -> range:
        inner = side - 2 * (2 + draws.below((side - 3) // 2))
        first = (side - inner) // 2
        return range(first, first + inner) if inner > 0 else range(side // 2 - 1 + side % 2, side // 2 + 1)

    across = lines(cols)
    return {(row, column) for row in lines(rows) for column in across}


def _sides(rows: int, cols: int, draws: Draws) -> set[Square]:
    """Notch two sides or all four in their middle."""

    def middle(side: int) -> range:
        return range((side - 1) // 2, side // 2 + 1)

    notched = draws.below(3)
    upper = {(row, column) for row in (0, rows - 1) for column in middle(cols) if notched != 1}
    return upper | {(row, column) for column in (0, cols - 1) for row in middle(rows) if notched != 2}


def _scattered(rows: int, cols: int, draws: Draws) -> set[Square]:
    """Take out two to four pairs of squares that a half turn exchanges."""
    holes: set[Square] = set()
    for _ in range(2 + draws.below(3)):
        row, column = draws.below(rows), draws.below(cols)
        holes |= {(row, column), (rows - 1 - row, cols - 1 - column)}
    return holes


_PARTS: tuple[Callable[[int, int, Draws], set[Square]], ...] = (_corners, _middle, _sides, _scattered)
