"""A tour from one square to another on boards with sides of 5 or more."""

from undoku.knight.blocks import block_tour
from undoku.knight.moves import Square, Work
from undoku.knight.narrow import frontier_tour
from undoku.knight.rotations import rotate_to

#: Up to this short side a search through all frontier states ends in reasonable time.
EXACT_SIDE = 6

#: How many times the usual number of rotations each round may take.
_PATIENCE = (1, 4, 16)


def tour_between(rows: int, cols: int, start: Square, end: Square) -> Work:
    """Find a tour from `start` to `end`, both of a colour that allows one; may be paused.

    None proves that there is no tour if the short side is `EXACT_SIDE` or less, and nothing otherwise.
    """
    exact = min(rows, cols) <= EXACT_SIDE
    usual = 500 if exact else 2000 + 20 * max(rows, cols)
    for patience in _PATIENCE[:1] if exact else _PATIENCE:
        # Not every tour can be turned into every other; mirroring the board starts from another one.
        for down, across in ((False, False), (False, True), (True, False), (True, True)):

            def image(square: Square, down: bool = down, across: bool = across) -> Square:
                row, column = square
                return (rows - 1 - row if down else row), (cols - 1 - column if across else column)

            path = yield from block_tour(rows, cols, image(start))
            assert path is not None
            turned = yield from rotate_to(path, rows, cols, image(end), patience * usual)
            if turned is not None:
                for index, square in enumerate(turned):
                    row, column = image(divmod(square, cols))
                    turned[index] = row * cols + column
                    if index % 4096 == 0:
                        yield 256
                return turned
    if exact:
        return (yield from frontier_tour(rows, cols, (start, end)))
    return None
