"""The squares of a board that a knight's path has not visited, and how many moves lead on from each.

A field has two more lines on every side that are never free, so that no move has to be checked against the
sides. A place on it is one number, of its square on a board of `width` columns; `number` and `place` change
from one to the other.
"""

from collections.abc import Iterable

from undoku.knight.moves import MOVES, Square

#: The lines added on every side: as far as a knight moves.
_MARGIN = 2


class Field:
    """A board on which a knight goes about.

    `free`: per place, whether it can be visited. `ways`: per place, how many free places are one move away,
    kept for all squares that are on the board. `steps`: what to add to a place for each of the `MOVES`.
    `there`: per place, whether it is a square of the board and no hole; `size`: how many those are.

    >>> field = Field(8, 8, holes=[(2, 1)])
    >>> field.size, field.ways[field.place((0, 0))]
    (63, 1)
    """

    def __init__(self, rows: int, cols: int, holes: Iterable[Square] = ()) -> None:
        """Free all squares but the holes, which must be on the board, each once."""
        self.rows, self.cols, self.size = rows, cols, rows * cols
        self.width = cols + 2 * _MARGIN
        self.steps = tuple(dr * self.width + dc for dr, dc in MOVES)
        # Of what is never free no ways are asked, and there must be some to take away.
        beside, outside = bytes(_MARGIN), bytes([len(MOVES)]) * _MARGIN
        self.free = bytearray(_MARGIN * self.width)
        self.ways = bytearray(bytes([len(MOVES)]) * _MARGIN * self.width)
        # Lines that lie alike to the sides have the same ways on.
        alike: dict[tuple[int, int], bytes] = {}
        for row in range(rows):
            kind = min(row, _MARGIN), min(rows - 1 - row, _MARGIN)
            if kind not in alike:
                alike[kind] = outside + bytes(self._ways_on(row, col) for col in range(cols)) + outside
            self.ways += alike[kind]
            self.free += beside + b"\1" * cols + beside
        self.free += self.free[: _MARGIN * self.width]
        self.ways += self.ways[: _MARGIN * self.width]
        for hole in holes:
            self.size -= 1
            self.visit(self.place(hole))
        self.there = bytes(self.free)

    def _ways_on(self, row: int, col: int) -> int:
        return sum(0 <= row + dr < self.rows and 0 <= col + dc < self.cols for dr, dc in MOVES)

    def place(self, square: Square) -> int:
        """Return the place of a (row, column) square."""
        return (square[0] + _MARGIN) * self.width + square[1] + _MARGIN

    def number(self, place: int) -> int:
        """Return the number of a place's square in reading order."""
        row, column = divmod(place, self.width)
        return (row - _MARGIN) * self.cols + column - _MARGIN

    def visit(self, place: int) -> None:
        """Take a free place."""
        ways = self.ways
        self.free[place] = 0
        for step in self.steps:
            ways[place + step] -= 1

    def leave(self, place: int) -> None:
        """Make a place that was visited free again."""
        ways = self.ways
        self.free[place] = 1
        for step in self.steps:
            ways[place + step] += 1

    def around(self, place: int) -> list[int]:
        """Return the free places one move away, in the order of `MOVES`."""
        free = self.free
        return [place + step for step in self.steps if free[place + step]]

    def beside(self, place: int) -> list[int]:
        """Return all places one move away, free or not, in the order of `MOVES`."""
        there = self.there
        return [place + step for step in self.steps if there[place + step]]
