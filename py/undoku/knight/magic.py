"""Tours whose move numbers make a magic square, or half of one.

A tour is semimagic if its move numbers add up alike in all rows and alike in all columns (260 on the
chessboard), and magic if both main diagonals of a square board have that sum, too. On the 8 by 8 board there
are 140 semimagic tours, numberings counted, and no magic one (G. Stertenbrink and J.-C. Meyrignac, 2003).
"""

from collections.abc import Generator

from undoku.knight.tour import Tour
from undoku.search.sliced import SlicedSearch


class SumSearch(SlicedSearch):
    """The sums of a tour's move numbers, found in slices.

    `rows` and `cols`: the sum of every row and column; `diagonals`: of the two main ones of a square board,
    the one from the top left first, else empty. `kind` is "magic", "semimagic" or "" once it is `done`; of a
    board of one line, or with squares that the tour does not visit, always "".

    >>> search = SumSearch(Tour(3, 4, ((0, 0), (1, 2), (2, 0), (0, 1), (1, 3))))
    >>> search.advance(1000)
    True
    >>> search.rows, search.cols, search.kind
    ([5, 7, 3], [4, 4, 2, 5], '')
    """

    def __init__(self, tour: Tour) -> None:
        """Keep the tour; nothing is added up yet."""
        self.tour = tour
        self.rows = [0] * tour.rows
        self.cols = [0] * tour.cols
        self.diagonals = [0, 0] if tour.rows == tour.cols else []
        self.kind = ""
        self._work = self._run()

    def _run(self) -> Generator[int, None, None]:
        """Add up, then compare."""
        path, rows, cols, diagonals = self.tour.path, self.rows, self.cols, self.diagonals
        for first in range(0, len(path), 4096):
            part = path[first : first + 4096]
            for number, (row, column) in enumerate(part, first + 1):
                rows[row] += number
                cols[column] += number
                if diagonals:
                    if row == column:
                        diagonals[0] += number
                    if row + column == len(rows) - 1:
                        diagonals[1] += number
            yield len(part)
        if min(len(rows), len(cols)) < 2 or len(path) < len(rows) * len(cols):
            return
        if len(set(rows)) == len(set(cols)) == 1:
            self.kind = "magic" if len({rows[0], *diagonals}) == 1 and diagonals else "semimagic"


def sums(tour: Tour) -> SumSearch:
    """Return the sums of a tour, added up.

    >>> sums(Tour(1, 1, ((0, 0),))).rows
    [1]
    """
    search = SumSearch(tour)
    while not search.advance(1 << 30):
        pass
    return search
