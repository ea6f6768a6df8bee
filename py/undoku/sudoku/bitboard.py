r"""The whole candidate board in one integer, and the masks that change it.

Sudoku is an exact cover problem: a placement (this digit in this cell) serves four *groups*, and every
group must be served by exactly one placement. For size n there are n * n groups of each of four kinds:

    kind 0   cell                its candidates: the n digits
    kind 1   box and digit                       the n cells of the box
    kind 2   row and digit                       the n cells of the row
    kind 3   column and digit                    the n cells of the column

The board is one `int` that writes every candidate four times, once in a group of each kind. A group is a
field of n candidate bits below one *guard* bit, so that for n = 9 the board has 4 * 81 groups of 10 bits:

    bit  3239               2430               1620               810                  0
         | kind 3: columns  | kind 2: rows     | kind 1: boxes    | kind 0: cells      |
         | 8,9 ... 0,2  0,1 | 8,9 ... 0,2  0,1 | 8,9 ... 0,2  0,1 | cell 80 ... cell 0 |
             (unit, digit)        /         \
                                 | G 987654321 |     G: the guard; then a bit for each digit (kind 0)
                                                     or for each cell of the unit, its last cell first

A guard is 1 while its group waits to be served. With `lows` = `guards >> n` (a one at the bottom of every
waiting group) subtraction works in all groups at once, because a borrow can get no further than the guard:

    board          1 000010100    1 000010000    1 000000000
    - lows         1 000010011    1 000001111    0 111111111
    & board        1 000010000    1 000000000    0 000000000     the lowest candidate is gone
    - lows         1 000001111    0 111111111                    the guard falls if that was the only one
                   two or more    exactly one    none: dead end

"Exactly one" in a group of kind 0 is a naked single, in the others a hidden single. To place a digit is one
`&` with a mask that empties its four groups, guards included, and takes the digit from the cell's peers.
The mask spares the digit's own bit in kind 0: without a guard nothing looks at that bit any more, and when
all guards are gone the bits that are left spell the solution. Cells come lowest so that the integer gets
shorter, and all work on it quicker, as the upper groups are served. Integers never change: a copy of the
board costs nothing, and going back is taking up an older integer.
"""

from __future__ import annotations

from struct import Struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.layout import Layout

CELL, BOX, ROW, COLUMN = range(4)
_WORDS = 1024  # the most entries of the table that reads a solved board


class Bitboard:
    """The masks of one layout. Positions count from 1, as `int.bit_length` gives them.

    Attributes:
        size: the number of digits.
        width: the bits of a group, guard included.
        plane: the bits of a kind.
        full: the board of an empty grid.
        guards: the guard of every group.
        cell_guards: the guards of kind 0.
        places: at the position of a candidate, the mask that places it.
        groups: at the position of a guard, the candidate bits of its group.
        givens: for every cell the mask that places each digit, from 1; 0 leaves the board alone.
        candidates: for every cell and digit (from 0) the four bits of the candidate.
    """

    __slots__ = (
        "_form",
        "_split",
        "_texts",
        "candidates",
        "cell_guards",
        "full",
        "givens",
        "groups",
        "guards",
        "places",
        "plane",
        "size",
        "width",
    )

    def __init__(self, layout: Layout) -> None:
        """Make the masks of a layout."""
        size = self.size = layout.size
        self.width = size + 1
        self.plane = layout.cells * self.width
        self.full = (1 << 4 * self.plane) - 1
        self.guards = 0
        homes = [[self._home(layout, cell, digit) for digit in range(size)] for cell in range(layout.cells)]
        self.candidates = [[sum(1 << bit for bit in home) for home in row] for row in homes]
        field = (1 << self.width) - 1
        emptied = [field << group * self.width for group in range(4 * layout.cells)]
        for row, cell_bits in zip(homes, self.candidates, strict=True):
            for home, bits in zip(row, cell_bits, strict=True):
                for bit in home:
                    emptied[bit // self.width] |= bits
        self.groups = [0] * (4 * self.plane + 1)
        for group in range(4 * layout.cells):
            top = (group + 1) * self.width
            self.groups[top] = field >> 1 << group * self.width
            self.guards |= 1 << top - 1
        self.cell_guards = self.guards & ((1 << self.plane) - 1)
        self.places: list[int] = [0] * (4 * self.plane + 1)
        self.givens: list[list[int]] = []
        for row in homes:
            masks = [self.full]
            for home in row:
                first, second, third, fourth = (emptied[bit // self.width] for bit in home)
                placed = self.full ^ (first | second | third | fourth)
                placed |= 1 << home[CELL]
                for bit in home:
                    self.places[bit + 1] = placed
                masks.append(placed)
            self.givens.append(masks)
        self._prepare_reading(layout.cells)

    def _home(self, layout: Layout, cell: int, digit: int) -> tuple[int, int, int, int]:
        """Give the four bits of a candidate, one a kind."""
        size = self.size
        row, column = divmod(cell, size)
        box = layout.box_of[cell]
        groups = (cell, box * size + digit, row * size + digit, column * size + digit)
        slots = (digit, layout.boxes[box].index(cell), column, row)
        cell_bit, box_bit, row_bit, column_bit = (
            kind * self.plane + group * self.width + slot
            for kind, (group, slot) in enumerate(zip(groups, slots, strict=True))
        )
        return cell_bit, box_bit, row_bit, column_bit

    def _prepare_reading(self, cells: int) -> None:
        """Make the table that reads a solved board some cells at a time, as octal text if bits allow."""
        some = max(k for k in range(1, cells + 1) if cells % k == 0 and (k == 1 or self.size**k <= _WORDS))
        bits = some * self.width
        base, each = ("o", 3) if bits % 3 == 0 else ("b", 1)
        words = {0: b""}
        for _ in range(some):
            words = {
                word << self.width | 1 << digit: digits + bytes([digit + 1])
                for word, digits in words.items()
                for digit in range(self.size)
            }
        self._texts = {format(word, f"0{bits // each}{base}").encode(): text for word, text in words.items()}
        self._split = Struct(f"{bits // each}s" * (cells // some)).unpack
        self._form = f"0{self.plane // each}{base}"

    def read(self, solved: int) -> tuple[int, ...]:
        """Read the digits of a solved board: one bit is left in every cell's group."""
        words = self._split(format(solved, self._form).encode())
        return tuple(b"".join(map(self._texts.__getitem__, words))[::-1])


_BITBOARDS: dict[Layout, Bitboard] = {}


def bitboard(layout: Layout) -> Bitboard:
    """Give the masks of a layout, made at its first use."""
    board = _BITBOARDS.get(layout)
    if board is None:
        board = _BITBOARDS[layout] = Bitboard(layout)
    return board
