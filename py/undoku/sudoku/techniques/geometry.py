"""What a layout is to techniques: its units and what sees what, as sets that are bits of one integer.

A candidate is a digit in a cell. In a grid of so many `cells` it has the number `cells * (digit - 1) + cell`:
each digit has a field of bits, one for every cell in reading order. `undoku.sudoku.techniques.candidates` has
the same of the usual 9 by 9 as constants, for what is said and found there alone.

Units are numbered as in `Layout.units`: rows, columns, boxes, diagonals; cages come after them.
"""

from __future__ import annotations

from functools import lru_cache

from undoku.sudoku.errors import GridError
from undoku.sudoku.layout import Layout
from undoku.sudoku.techniques.candidates import members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.layout import Cage


class Geometry:
    """The units of a layout, each a set of cells; `geometry_of` gives the one of a layout.

    Attributes:
        layout: the layout.
        size: how many digits there are.
        cells: how many cells there are.
        field: all cells: the field of digit 1.
        every_digit: all digits, bit digit - 1.
        units: the cells of every unit that holds each digit once, and after these of every cage.
        rows, columns, boxes, diagonals, in_cages: the numbers of the units of each kind.
        whole: the numbers of those that hold each digit once: all but the cages.
        units_of: for every cell the numbers of its units.
        peers: for every cell those that must differ from it.
    """

    def __init__(self, layout: Layout) -> None:
        """Work out everything."""
        size, cells = layout.size, layout.cells
        self.layout = layout
        self.size = size
        self.cells = cells
        self.field = (1 << cells) - 1
        self.every_digit = (1 << size) - 1
        whole = len(layout.units)
        together = (*layout.units, *(cage.cells for cage in layout.cages))
        self.units = tuple(sum(1 << cell for cell in unit) for unit in together)
        self.rows, self.columns, self.boxes = (range(first, first + size) for first in (0, size, 2 * size))
        self.diagonals = range(3 * size, whole)
        self.in_cages = range(whole, len(together))
        self.whole = range(whole)
        self.units_of = tuple(
            tuple(number for number, unit in enumerate(self.units) if unit >> cell & 1)
            for cell in range(cells)
        )
        self.peers = tuple(sum(1 << peer for peer in peers) for peers in layout.peers)

    def cage(self, unit: int) -> Cage:
        """Give the cage that is the unit of a number."""
        return self.layout.cages[unit - self.in_cages.start]

    def kind(self, unit: int) -> str:
        """Say what the unit of a number is."""
        return "cage" if unit in self.in_cages else self.layout.unit_kind(unit)

    def cells_of(self, mask: int) -> int:
        """Give the cells in which a set of candidates lies."""
        cells = 0
        while mask:
            cells |= mask & self.field
            mask >>= self.cells
        return cells

    def digits_in(self, mask: int) -> int:
        """Give the digits of a set of candidates, bit digit - 1."""
        return sum(1 << digit for digit in range(self.size) if mask >> self.cells * digit & self.field)

    def pairs(self, mask: int) -> list[tuple[int, int]]:
        """Give cell and digit of every candidate of a set, in reading order."""
        divided = (divmod(number, self.cells) for number in members(mask))
        return sorted((cell, digit + 1) for digit, cell in divided)

    def triples(self, mask: int) -> list[tuple[int, int, int]]:
        """Give row and column, both from 0, and digit of every candidate of a set, in reading order."""
        return [(*divmod(cell, self.size), digit) for cell, digit in self.pairs(mask)]

    def seen_by_all(self, cells: int) -> int:
        """Give the cells that see every cell of a set, which is not empty."""
        seen = self.field
        for cell in members(cells):
            seen &= self.peers[cell]
        return seen

    def together(self, cells: int) -> list[int]:
        """Give the numbers of the units in which all cells of a set lie."""
        return [number for number, unit in enumerate(self.units) if not cells & ~unit]


@lru_cache(64)
def geometry_of(layout: Layout) -> Geometry:
    """Give the geometry of a layout, which is worked out at its first use.

    >>> geometry_of(Layout.standard(4)).triples(1 << 17 | 1)
    [(0, 0, 1), (0, 1, 2)]
    """
    return Geometry(layout)


USUAL = geometry_of(Layout.standard(9))


def check_rated(layout: Layout) -> None:
    """Raise GridError for a shape on which nothing is rated and practised: any but the usual 9 by 9."""
    if layout is not USUAL.layout:
        raise GridError("no-rating")
