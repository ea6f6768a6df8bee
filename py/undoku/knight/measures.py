"""How a tour winds: its turns and its crossings.

Both measures are from Besa, Johnson, Mamano, Osegueda and Williams, "Taming the knight's tour: minimizing
turns and crossings" (arXiv 1904.02824; Theoretical Computer Science 902, 2022). A turn is a square that the
tour leaves in another direction than the one it came in. A crossing is a pair of moves, drawn as segments
from middle to middle of their squares, that meet in a point inside both. A closed tour has the move from its
last square to its first as well. For the tours of an n by n board with fewest turns and with fewest crossings
the paper proves the bounds of `KNOWN`.
"""

from collections.abc import Generator, Iterator
from typing import NamedTuple

from undoku.knight.moves import MOVES, Square
from undoku.knight.tour import Tour
from undoku.search.sliced import SlicedSearch


class Bounds(NamedTuple):
    """What is proved of the least number on n by n boards: at least `least` n and at most `most` n.

    Both up to a constant that does not depend on n, so that they say something of large boards only.
    """

    least: float
    most: float


#: measure -> its bounds, from the paper above; of turns it proves at least (6 - e) n for every e > 0, and
#: 5.99 n is what that is called here.
KNOWN = {"turns": Bounds(5.99, 9.25), "crossings": Bounds(4, 12)}

#: Every move is drawn from the end that is higher on the board: these are the ways down.
_DOWN = tuple(move for move in MOVES if move[0] > 0)

#: The largest difference of columns of the upper ends of two moves that cross.
_MARGIN = 3


def _cross(one: tuple[Square, Square], two: tuple[Square, Square]) -> bool:
    """Whether two segments between whole points meet inside both; those on one line never count."""

    def side(segment: tuple[Square, Square], point: Square) -> int:
        (a, b), (c, d) = segment
        return (c - a) * (point[1] - b) - (d - b) * (point[0] - a)

    return side(one, two[0]) * side(one, two[1]) < 0 and side(two, one[0]) * side(two, one[1]) < 0


def _crossed_by(down: Square) -> Iterator[tuple[Square, Square]]:
    """The moves down that cross the move `down` from (0, 0): their upper ends and their ways."""
    for row in range(-1, 2):
        for column in range(-_MARGIN, _MARGIN + 1):
            for other in _DOWN:
                if _cross(((0, 0), down), ((row, column), (row + other[0], column + other[1]))):
                    yield (row, column), other


#: way down -> the upper ends, seen from its own, and the ways of all moves that cross it.
CROSSED = {down: tuple(_crossed_by(down)) for down in _DOWN}

#: The same with each pair once: as the higher of the two sees it, or the left one, or the first way.
_PAIRS = tuple(
    (down, other, row, column)
    for down, crossed in CROSSED.items()
    for (row, column), other in crossed
    if (row, column, _DOWN.index(other)) > (0, 0, _DOWN.index(down))
)


class MeasureSearch(SlicedSearch):
    """The turns and crossings of a tour, counted in slices; linear in its length.

    `tour` may be any path of knight's moves, and counts as closed if `tour.closed`. `turns` and `crossings`
    are None until `done`.

    >>> search = MeasureSearch(Tour(3, 4, ((0, 0), (1, 2), (2, 0), (0, 1), (1, 3))))
    >>> while not search.advance(1000):
    ...     pass
    >>> search.turns, search.crossings
    (3, 1)
    """

    def __init__(self, tour: Tour) -> None:
        """Keep the tour; no counting yet."""
        self.tour = tour
        self.turns: int | None = None
        self.crossings: int | None = None
        self._work = self._run()

    def _run(self) -> Generator[int, None, None]:
        """Walk the tour once, noting where moves begin, then lay the notes over each other."""
        path = self.tour.path
        width = self.tour.cols + _MARGIN
        # For each way down one digit a square, 1 where such a move begins: read as one number below.
        begins = {down: bytearray(b"0" * (self.tour.rows * width)) for down in _DOWN}
        closed = len(path) > 2 and self.tour.closed
        moves = len(path) if closed else len(path) - 1
        turns = 0
        before: Square | None = None
        if closed:
            before = path[0][0] - path[-1][0], path[0][1] - path[-1][1]
        for first in range(0, moves, 4096):
            last = min(first + 4096, moves)
            here = path[first]
            for square in (*path[first + 1 : last + 1], *path[: closed and last == len(path)]):
                move = square[0] - here[0], square[1] - here[1]
                if move != before and before is not None:
                    turns += 1
                before = move
                if move[0] > 0:
                    begins[move][here[0] * width + here[1]] = ord("1")
                else:
                    begins[-move[0], -move[1]][square[0] * width + square[1]] = ord("1")
                here = square
            yield last - first
        # The first square is the highest digit, so that moving a number left moves its squares up and left.
        numbers = {down: int(digits, 2) for down, digits in begins.items()}
        crossings = 0
        for down, other, row, column in _PAIRS:
            crossings += (numbers[down] & numbers[other] << row * width + column).bit_count()
            yield 1 + len(path) // 256
        self.turns = turns
        self.crossings = crossings


def turns(tour: Tour) -> int:
    """Return the number of turns of a tour; see `MeasureSearch`.

    >>> turns(Tour(3, 4, ((0, 0), (1, 2), (2, 0), (0, 1), (1, 3))))
    3
    """
    return _measured(tour)[0]


def crossings(tour: Tour) -> int:
    """Return the number of crossings of a tour; see `MeasureSearch`.

    >>> crossings(Tour(3, 4, ((0, 0), (1, 2), (2, 0), (0, 1), (1, 3))))
    1
    """
    return _measured(tour)[1]


def _measured(tour: Tour) -> tuple[int, int]:
    search = MeasureSearch(tour)
    while not search.advance(1 << 30):
        pass
    assert search.turns is not None and search.crossings is not None
    return search.turns, search.crossings
