"""Tours of boards of any size with sides of 5 or more: small tours side by side, joined at their borders.

The board is cut into blocks with sides of 5 to 11. Every block gets a closed tour; where both sides of the
board are odd, one block with odd sides holds the start and gets an open tour from it. Two tours are joined by
replacing a move u-v of one and a move x-y of the other by the moves u-x and v-y. The result is closed unless
both sides are odd. Linear in the number of squares. (Parberry, "An efficient algorithm for the knight's tour
problem", 1997, divides the board in a similar way.)

Moves are kept as differences of square numbers, so that blocks of one shape hold the same numbers wherever
they lie, and whole rows of the board can be filled by repeating short lists.
"""

from collections.abc import Generator

from undoku.knight.moves import Square, Work, neighbours
from undoku.knight.narrow import frontier_tour
from undoku.knight.rotations import rotate_to
from undoku.knight.threads import Threads

#: The squares of a tour of a block in order.
_Path = tuple[Square, ...]

#: Tours of blocks, found when first needed: (rows, cols) -> a closed one, or an open one from (0, 0).
_closed_tours: dict[Square, _Path] = {}
_corner_tours: dict[Square, _Path] = {}

#: The differences to the next and to the previous square of a block's tour, row by row.
_Links = tuple[list[list[int]], list[list[int]]]

#: Ways to mirror a block, up and down and sideways: not at all first.
_MIRRORS = ((0, 0), (0, 1), (1, 0), (1, 1))


def block_tour(rows: int, cols: int, start: Square) -> Work:
    """Build a tour from `start`; sides of 5 or more, and not both odd unless `start` has the corners' colour.

    It is closed unless both sides are odd. May be paused.
    """
    for mirrored in _MIRRORS:
        board = yield from _joined_blocks(rows, cols, start, mirrored)
        if board is not None:
            return (yield from board.walk(start[0] * cols + start[1]))
    raise AssertionError(f"no way to join the blocks of a {rows} by {cols} board around {start}")


def _joined_blocks(
    rows: int, cols: int, start: Square, mirrored: Square
) -> Generator[int, None, "_Board | None"]:
    """Fill a board with tours and join them; None if the open one, found in a mirror, does not fit."""
    heights, widths, odd = _cut(rows, cols, start)
    board = _Board(rows, cols)
    top = 0
    for i, height in enumerate(heights):
        left = 0
        row_of_blocks = []
        for j, width in enumerate(widths):
            if (i, j) == odd:
                path = yield from _open_tour(height, width, (start[0] - top, start[1] - left), mirrored)
                row_of_blocks.append(board.links(path, height, width, closed=False))
            else:
                row_of_blocks.append((yield from board.closed_links(height, width)))
            left += width
            yield 1
        yield from board.fill(top, row_of_blocks)
        left = 0
        for j, width in enumerate(widths):
            if (i or j) and not (
                (j and board.join_left(top, left, height, width))
                or (i and board.join_above(top, left, height, width))
            ):
                return None
            left += width
            yield 2
        top += height
    return board


def _cut(rows: int, cols: int, start: Square) -> tuple[list[int], list[int], Square]:
    """Return the heights and widths of the blocks, and which block must be odd by odd, or (-1, -1)."""
    if rows % 2 and cols % 2:
        heights, i = _around(rows, start[0])
        widths, j = _around(cols, start[1])
        return heights, widths, (i, j)
    # Blocks need an even number of squares: the sides in one direction are all even.
    if rows % 2 == 0:
        return _even_parts(rows), _parts(cols), (-1, -1)
    return _parts(rows), _even_parts(cols), (-1, -1)


def _parts(length: int) -> list[int]:
    """Cut a length of 5 or more into sixes and a last part of 5 to 11."""
    sixes = max(0, (length - 6) // 6)
    return [6] * sixes + [length - 6 * sixes]


def _even_parts(length: int) -> list[int]:
    """Cut an even length, 0 or 6 or more, into sixes and a last part of 6, 8 or 10."""
    return _parts(length) if length else []


def _around(length: int, place: int) -> tuple[list[int], int]:
    """Cut an odd length into even parts and one odd part that covers `place`; return them and its index."""
    for part in range(5, length + 1, 2):
        for before in range(0, length - part + 1, 2):
            after = length - before - part
            if before <= place < before + part and not {before, after} & {2, 4}:
                parts = _even_parts(before)
                return [*parts, part, *_even_parts(after)], len(parts)
    raise AssertionError(f"no odd part of {length} covers {place}")


def _closed_tour(rows: int, cols: int) -> Generator[int, None, _Path]:
    """Return a closed tour of a small block."""
    known = _closed_tours.get((rows, cols))
    if known is None:
        path = yield from frontier_tour(rows, cols, closed=True)
        assert path is not None
        known = _closed_tours[rows, cols] = tuple(divmod(square, cols) for square in path)
    return known


def _open_tour(rows: int, cols: int, start: Square, mirrored: Square) -> Generator[int, None, _Path]:
    """Return a tour of a small block with odd sides from `start`; each way to mirror may give another one."""
    corner = _corner_tours.get((rows, cols))
    if corner is None:
        path = yield from frontier_tour(rows, cols, ((0, 0),))
        assert path is not None
        corner = _corner_tours[rows, cols] = tuple(divmod(square, cols) for square in path)

    def mirror(square: Square) -> Square:
        row, column = square
        return (rows - 1 - row if mirrored[0] else row), (cols - 1 - column if mirrored[1] else column)

    if mirror(start) == (0, 0):
        return tuple(map(mirror, corner))
    # Quicker than a search from the middle: turn the end of the tour to `start` and walk it backwards.
    path = yield from rotate_to([r * cols + c for r, c in corner], rows, cols, mirror(start), 500)
    if path is None:
        path = yield from frontier_tour(rows, cols, (mirror(start),))
    else:
        path.reverse()
    assert path is not None
    return tuple(mirror(divmod(square, cols)) for square in path)


class _Board(Threads):
    """The moves of the tours of all blocks so far."""

    def __init__(self, rows: int, cols: int) -> None:
        """Begin with no blocks."""
        super().__init__(rows, cols)
        self._closed_links: dict[Square, _Links] = {}
        self._last_joint: dict[tuple[bool, int, int], tuple[int, int, int, int]] = {}

    def closed_links(self, height: int, width: int) -> Generator[int, None, _Links]:
        """Return the links of the closed tour of a block, kept from one block to the next."""
        known = self._closed_links.get((height, width))
        if known is None:
            path = yield from _closed_tour(height, width)
            known = self._closed_links[height, width] = self.links(path, height, width, closed=True)
        return known

    def links(self, path: _Path, height: int, width: int, closed: bool) -> _Links:
        """Return the links of a tour of a block."""
        ahead = [[0] * width for _ in range(height)]
        behind = [[0] * width for _ in range(height)]
        for (row, column), (r, c) in zip(path, path[1:] + path[:1], strict=True):
            ahead[row][column] = (r - row) * self.cols + c - column
            behind[r][c] = -ahead[row][column]
        if not closed:
            (row, column), (r, c) = path[-1], path[0]
            ahead[row][column] = behind[r][c] = 0
        return ahead, behind

    def fill(self, top: int, blocks: list[_Links]) -> Generator[int, None, None]:
        """Write the links of blocks of one height, side by side, into the board from row `top` down."""
        for row in range(len(blocks[0][0])):
            here = (top + row) * self.cols
            self.ahead[here : here + self.cols] = [link for ahead, _ in blocks for link in ahead[row]]
            self.behind[here : here + self.cols] = [link for _, behind in blocks for link in behind[row]]
            yield 1 + self.cols // 64

    def join_left(self, top: int, left: int, height: int, width: int) -> bool:
        """Join a block to the finished one on its left; False if no two moves along the border allow it."""
        near = [(row, column) for row in range(height) for column in (0, 1)]
        return self._join((True, height, width), top, left, near)

    def join_above(self, top: int, left: int, height: int, width: int) -> bool:
        """Join a block to the finished ones above it; False if no two moves along the border allow it."""
        near = [(row, column) for row in (0, 1) for column in range(width)]
        return self._join((False, height, width), top, left, near)

    def _join(self, kind: tuple[bool, int, int], top: int, left: int, near: list[Square]) -> bool:
        """Join the block at (top, left) by a move from one of the squares `near` its border."""
        corner = top * self.cols + left
        joint = self._last_joint.get(kind)
        if joint is None or not self._linked(corner, *joint):
            joint = self._find_joint(kind, top, left, near)
            if joint is None:
                return False
            self._last_joint[kind] = joint
        u, v, x, y = joint
        self.exchange(corner + u, corner + v, corner + x, corner + y)
        return True

    def _linked(self, corner: int, u: int, v: int, x: int, y: int) -> bool:
        """Whether both moves of a joint, given as offsets from a block's corner, are there."""
        return (v - u) in (self.ahead[corner + u], self.behind[corner + u]) and (y - x) in (
            self.ahead[corner + x],
            self.behind[corner + x],
        )

    def _find_joint(
        self, kind: tuple[bool, int, int], top: int, left: int, near: list[Square]
    ) -> tuple[int, int, int, int] | None:
        """Find u-v inside and x-y outside with u beside x and v beside y, as offsets from the corner."""
        sideways, height, width = kind
        cols, ahead, behind = self.cols, self.ahead, self.behind

        def inside(square: int) -> bool:
            row, column = divmod(square, cols)
            return top <= row < top + height and left <= column < left + width

        corner = top * cols + left
        for row, column in near:
            u = corner + row * cols + column
            outside = [
                x
                for x in neighbours(u, self.rows, cols)
                # Only blocks that are finished: those above, or the one on the left.
                if (top <= x // cols < top + height and x % cols < left if sideways else x // cols < top)
            ]
            for v in (u + ahead[u], u + behind[u]):
                if v == u or not inside(v):
                    continue
                beside = neighbours(v, self.rows, cols)
                for x in outside:
                    for y in (x + ahead[x], x + behind[x]):
                        if y != x and y in beside and not inside(y):
                            return u - corner, v - corner, x - corner, y - corner
        return None
