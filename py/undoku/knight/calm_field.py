"""A board of straight lines, for tours that turn and cross seldom: all moves but those at the borders.

Every square of the middle is passed in the direction (1, 2), one row down and two columns to the right, or
back: lines side by side that never cross. At the left and the right border a line ends in each of the two
outer columns of every row, and turns around into another one by a move (2, 1) or (2, -1). At the top and the
bottom only every row's end would be free, so that three rows are woven by a pattern that repeats after eight
columns; it was found by a search for the one with fewest turns and then crossings, 2 turns and 3.25 crossings
a column. Turned by half, it also serves at the bottom. What does not fit together in the four corners and
where a rule ends is left open here.

That few knights in formation, going to and fro in lines, make a tour with a linear number of turns and
crossings is from Besa, Johnson, Mamano, Osegueda and Williams, "Taming the knight's tour: minimizing turns
and crossings" (arXiv 1904.02824).
"""

from collections.abc import Generator

from undoku.knight.moves import MOVES
from undoku.knight.threads import Threads

#: The moves of the squares of the three top rows in eight columns: two places in `MOVES` each.
_WEAVE = (
    ((2, 3), (2, 5), (2, 5), (2, 4), (2, 5), (2, 4), (2, 3), (2, 5)),
    ((1, 6), (2, 6), (1, 6), (2, 6), (2, 6), (1, 6), (2, 6), (1, 6)),
    ((2, 6), (2, 7), (0, 2), (2, 6), (0, 2), (2, 6), (2, 6), (2, 7)),
)

#: After so many columns the pattern repeats.
PERIOD = len(_WEAVE[0])

#: Squares nearer to the border than this are looked at for moves that are not returned.
_NEAR = 4


def fill(rows: int, cols: int, shift: int) -> Generator[int, None, tuple[Threads, set[int]]]:
    """Return the moves of the squares of a board, and the squares that are left with one or none.

    `shift` moves the pattern along the top; it works where shift and cols are both even or both odd, or, on
    boards with two odd sides, where shift is even. The longer side should be the one that goes down: the
    shape must not be wider than twice its height.
    """
    threads = Threads(rows, cols)
    line = cols + 2
    threads.ahead = [line] * (rows * cols)
    yield rows * cols // 1024
    threads.behind = [-line] * (rows * cols)
    yield rows * cols // 1024
    _weave(threads, shift)
    yield cols // 8
    _turn_around(threads)
    yield rows // 8
    return threads, (yield from _loosen(threads))


def _weave(threads: Threads, shift: int) -> None:
    """Give the three rows at the top and at the bottom their moves."""
    cols, last = threads.cols, threads.rows * threads.cols - 1
    steps = [row * cols + column for row, column in MOVES]
    for row, weave in enumerate(_WEAVE):
        for column in range(cols):
            one, two = weave[(column + shift) % PERIOD]
            square = row * cols + column
            threads.ahead[square], threads.behind[square] = steps[one], steps[two]
            threads.ahead[last - square], threads.behind[last - square] = -steps[one], -steps[two]


def _turn_around(threads: Threads) -> None:
    """Give the two outer columns on each side their moves.

    On the right a line ends in (row, cols - 1) and goes on in the one that ends in (row - 2, cols - 2). The
    same turned by half would lead from the left back into the same line where cols is even: there lines that
    go all the way from left to right are joined the other way.
    """
    rows, cols = threads.rows, threads.cols
    line = cols + 2
    lines_across = (2 * rows - cols) // 2 if cols % 2 == 0 else 0
    for row in range(rows):
        left, right = row * cols, row * cols + cols - 1
        turn = (-2 if row < lines_across else 2) * cols + 1
        threads.ahead[left], threads.behind[left] = line, turn
        turn = (-2 if row + 2 < lines_across else 2) * cols + 1
        threads.ahead[left + 1], threads.behind[left + 1] = line, -turn
        turn = -2 * cols - 1
        threads.ahead[right], threads.behind[right] = -line, turn
        threads.ahead[right - 1], threads.behind[right - 1] = -line, -turn


def _loosen(threads: Threads) -> Generator[int, None, set[int]]:
    """Take away the moves near the border that leave the board or are not returned; return whose."""
    rows, cols = threads.rows, threads.cols
    near = min(_NEAR, cols // 2)
    columns = (*range(near), *range(cols - near, cols))
    loose = []
    for row in range(rows):
        at_edge = row < _NEAR or row >= rows - _NEAR
        for column in range(cols) if at_edge else columns:
            square = row * cols + column
            for side in (threads.ahead, threads.behind):
                step = side[square]
                down, across = _unfold(step, cols)
                there = square + step
                if not (0 <= row + down < rows and 0 <= column + across < cols) or -step not in (
                    threads.ahead[there],
                    threads.behind[there],
                ):
                    loose.append((side, square))
        yield cols // 4 if at_edge else 2
    for side, square in loose:
        side[square] = 0
    return {square for _, square in loose}


def _unfold(step: int, cols: int) -> tuple[int, int]:
    """Return the rows and columns of a difference of square numbers of a knight's move."""
    down = (step + 2) // cols
    return down, step - down * cols
