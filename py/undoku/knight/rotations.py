"""Give a tour another end by rotations.

Let a tour end at e, and let w be another square beside e. Drawing the move w-e and dropping the move from w
to the square after it gives a tour that starts as before and ends at that square (L. Posa, "Hamiltonian
circuits in random graphs", 1976). Rotations that bring the end nearer to the square wanted, mixed with random
ones, soon reach it on all but the smallest boards.
"""

from collections.abc import Container, Generator
from itertools import pairwise

from undoku.knight.moves import Square, Work, neighbours

#: Pieces a path may fall into before it should be written out again.
MOST_PIECES = 48

#: A rotation is about as much work as this many nodes of a search.
_UNITS = 3


def rotate_to(
    path: list[int], rows: int, cols: int, target: Square, limit: int, holes: Container[int] = ()
) -> Work:
    """Turn a tour into one from the same start that ends at `target`, by at most `limit` rotations.

    `path` holds the numbers of all squares but `holes`, and is not changed. Returns None where the limit is
    reached, which proves nothing. Gives the same answer every time; may be paused.
    """
    goal = target[0] * cols + target[1]
    turning = TurningPath(path, rows * cols)
    yield from turning.write_out()
    if goal == path[0]:
        return None
    chance = 88172645463325252
    for _ in range(limit):
        end = turning.end
        if end == goal:
            yield from turning.write_out()
            return turning.squares
        before = turning.before_end
        pivots = [
            square for square in neighbours(end, rows, cols) if square != before and square not in holes
        ]
        yield _UNITS
        if not pivots:
            return None
        # A xorshift generator (G. Marsaglia, 2003): the same numbers on every machine.
        chance ^= chance << 13 & 0xFFFFFFFFFFFFFFFF
        chance ^= chance >> 7
        chance ^= chance << 17 & 0xFFFFFFFFFFFFFFFF
        pivot = pivots[(chance >> 4) % len(pivots)]
        if chance & 3:
            nearest = 1 << 62
            for square in pivots:
                row, column = divmod(turning.after(square), cols)
                far = (row - target[0]) ** 2 + (column - target[1]) ** 2
                if far < nearest:
                    nearest, pivot = far, square
        turning.rotate(pivot)
        if len(turning.pieces) > MOST_PIECES:
            yield from turning.write_out()
    return None


class TurningPath:
    """A path kept as pieces of a list, read forwards or backwards, so that a rotation moves no squares.

    Squares are numbers below `numbers`. `squares` and the places in it are right after `write_out`.
    """

    def __init__(self, path: list[int], numbers: int) -> None:
        """Take the path, which is not changed; it has to be written out before it is used."""
        self.squares = path
        #: (first index, last index) of each piece; read backwards where the first is the greater.
        self.pieces = [(0, len(path) - 1)]
        self._place = [0] * numbers

    @property
    def end(self) -> int:
        """The last square."""
        return self.squares[self.pieces[-1][1]]

    @property
    def before_end(self) -> int:
        """The square before the last."""
        first, last = self.pieces[-1]
        if first == last:
            return self.squares[self.pieces[-2][1]]
        return self.squares[last - 1 if first < last else last + 1]

    def _piece_of(self, place: int) -> int:
        """Return the number of the piece that an index lies in."""
        for number, (first, last) in enumerate(self.pieces):
            if first <= place <= last or last <= place <= first:
                return number
        raise AssertionError("every index lies in a piece")

    def after(self, square: int) -> int:
        """Return the square that follows `square`, which is not the last."""
        place = self._place[square]
        number = self._piece_of(place)
        first, last = self.pieces[number]
        if place == last:
            return self.squares[self.pieces[number + 1][0]]
        return self.squares[place + 1 if first < last else place - 1]

    def rotate(self, pivot: int) -> None:
        """Reverse the part after `pivot`."""
        place = self._place[pivot]
        number = self._piece_of(place)
        first, last = self.pieces[number]
        tail = [(b, a) for a, b in reversed(self.pieces[number + 1 :])]
        if place != last:
            tail.append((last, place + 1 if first < last else place - 1))
        self.pieces[number:] = [(first, place), *tail]

    def append(self, square: int) -> None:
        """Go on to a square that is not on the path."""
        place = self._place[square] = len(self.squares)
        self.squares.append(square)
        first, last = self.pieces[-1]
        if first <= last == place - 1:
            self.pieces[-1] = first, place
        else:
            self.pieces.append((place, place))

    def write_out(self) -> Generator[int, None, None]:
        """Write the path into one list and note where every square is."""
        written: list[int] = []
        for first, last in self.pieces:
            written += (
                self.squares[first : last + 1] if first <= last else self.squares[last : first + 1][::-1]
            )
        self.squares = written
        self.pieces = [(0, len(written) - 1)]
        place = self._place
        bounds = [*range(0, len(written), 8192), len(written)]
        for low, high in pairwise(bounds):
            for index in range(low, high):
                place[written[index]] = index
            yield (high - low) // 16
