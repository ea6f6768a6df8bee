"""Our own search for semimagic tours of the chessboard: of those that half a turn moves onto themselves, all.

In such a tour, numbered from anywhere, n and n + 32 lie on opposite squares, so that half of it is the rest.
A row and the one opposite hold the same eight numbers but for 32 here and there: the row sums to 260, and
the other as well, if these eight, each taken as 1 to 32, add up to 132 and four of them are really that in
it. The same holds for columns. So half the tour is drawn square by square; it is given up where one of the
eight pairs of lines cannot come out any more, or where two squares with their opposites have one way on at
most.

Run as a program it prints the first halves from one start after the other, up to the symmetries of the board:

    python tests/unit/knight/semimagic_search.py
"""

from collections.abc import Iterator
from itertools import product

NAMES = [f"{column}{8 - row}" for row, column in product(range(8), "abcdefgh")]
_MOVES = [
    [8 * r + c for r, c in product(range(8), range(8)) if abs(r - square // 8) * abs(c - square % 8) == 2]
    for square in range(64)
]
#: Of every square the pairs of lines it lies in, rows 0 to 3 and columns 4 to 7, and its side of each.
_LINES = [((min(r, 7 - r), r < 4), (4 + min(c, 7 - c), c < 4)) for r, c in product(range(8), range(8))]
#: One start of every eight or four that are images of each other.
STARTS = [square for square in range(64) if square // 8 < 4 and square % 8 <= square // 8]


def _may_sum(last: int, missing: int, left: int) -> bool:
    """Whether so many different numbers from `last` + 1 to 32 can add up to what is left."""
    least = missing * last + missing * (missing + 1) // 2
    return least <= left <= missing * 32 - missing * (missing - 1) // 2


_FITS = [
    [[_may_sum(last, missing, left) for left in range(-32, 133)] for missing in range(9)]
    for last in range(33)
]


def first_halves(begun: list[int]) -> Iterator[list[int]]:
    """Yield the first halves, 32 squares each, that begin like this."""
    path: list[int] = []
    free = [True] * 64
    #: For every pair of lines what is left to 132, how many numbers are missing, and how many on each side.
    left, missing, low, high = [132] * 8, [8] * 8, [0] * 8, [0] * 8

    def place(square: int) -> bool:
        path.append(square)
        free[square] = free[63 - square] = False
        number, fits = len(path), True
        for line, side in _LINES[square]:
            left[line] -= number
            missing[line] -= 1
            count = low if side else high
            count[line] += 1
            fits = fits and count[line] <= 4
        return fits and all(
            _FITS[number][missing[line]][left[line] + 32] if left[line] >= 0 else False for line in range(8)
        )

    def take_back() -> None:
        square = path.pop()
        free[square] = free[63 - square] = True
        for line, side in _LINES[square]:
            left[line] += len(path) + 1
            missing[line] += 1
            (low if side else high)[line] -= 1

    def dead() -> bool:
        lonely = 0
        around = _MOVES[path[-1]]
        for square in range(32):
            if free[square] and square not in around and 63 - square not in around:
                ways = 0
                for there in _MOVES[square]:
                    ways += free[there]
                if ways < 2:
                    lonely += 1
                    if ways == 0 or lonely > 1:
                        return True
        return False

    def search() -> Iterator[list[int]]:
        if len(path) == 32:
            if 63 - path[0] in _MOVES[path[-1]]:
                yield list(path)
            return
        if dead() and len(path) < 31:
            return
        for square in _MOVES[path[-1]]:
            if free[square]:
                if place(square):
                    yield from search()
                take_back()

    fits = [place(square) for square in begun]
    if all(fits):
        yield from search()


if __name__ == "__main__":
    for start in STARTS:
        for half in first_halves([start]):
            print("".join(NAMES[square] for square in half), flush=True)
