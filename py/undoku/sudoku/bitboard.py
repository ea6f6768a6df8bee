r"""The whole candidate board in one integer, and the masks that change it.

Sudoku is an exact cover problem: a placement (this digit in this cell) serves four *groups*, and every
group must be served by exactly one placement. For size n there are n * n groups of each of four kinds:

    kind 0   cell                its candidates: the n digits
    kind 1   row and digit                       the n cells of the row
    kind 2   column and digit                    the n cells of the column
    kind 3   box and digit                       the n cells of the box

The board is one `int` that writes every candidate four times, once in a group of each kind. A group is a
field of n *slots*, a bit for each candidate, below one *guard* bit. Above all groups lies the *record*, four
bits a cell. For n = 9 that makes 4 * 81 groups of 10 bits and 324 bits of record:

    bit  3563       3240               2430               1620               810                0
         | record   | kind 3: boxes    | kind 2: columns  | kind 1: rows     | kind 0: cells    |
         | 0 ... 80 | 8,9 ... 0,2  0,1 | 8,9 ... 0,2  0,1 | 8,9 ... 0,2  0,1 | cell 80 ... 0    |
                        (unit, digit)        /         \
                                            | G 987654321 |     G: the guard; then a slot for each digit
                                                                (kind 0) or for each cell of the unit,
                                                                its last cell first

A guard is 1 while its group waits to be served. Take the slots without the guards, `board & slots`. To add
`slots` to that adds 2^n - 1 in all groups at once: it takes one from every group, and carries into the guard
where there was one to take. No carry gets any further.

    slots of the board         0 000010100     0 000010000     0 000000000
    + slots                    1 000010011     1 000001111     0 111111111
    & slots of the board       0 000010000     0 000000000     0 000000000     the lowest candidate is gone
    + slots                    1 000001111     0 111111111     0 111111111     a guard where one is left
                               two or more     exactly one     none: dead end, if the group waits

"Exactly one" in a group of kind 0 is a naked single, in the others a hidden single. To place a digit is one
`&` with a mask that empties its four groups, guards included, takes the digit from the cell's peers, and
turns the cell's record from 1111 to the digit less one: when all guards are gone, the record in hexadecimal
is the solution. Integers never change: a copy of the board costs nothing, and going back is taking up an
older integer.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.layout import Layout

CELL, ROW, COLUMN, BOX = range(4)
_DIGITS = bytes.maketrans(b"0123456789abcdef", bytes(range(1, 17)))


class Bitboard:
    """The masks of one layout. Positions count from 1, as `int.bit_length` gives them.

    Attributes:
        size: the number of digits.
        width: the number of bits of a group, guard included.
        plane: the number of bits of a kind.
        record: the number of bits of all kinds: where the record begins.
        full: the board of an empty grid.
        guards: the guard of every group.
        slots: all bits of the groups but the guards.
        cell_guards: the guards of kind 0.
        places: at the position of a candidate, the mask that places it.
        groups: at the position of a guard, the slots of its group.
        givens: for every cell the mask that places each digit, from 1; 0 leaves the board alone.
        candidates: for every cell and digit (from 0) the four bits of the candidate.
    """

    __slots__ = (
        "_hexadecimal",
        "candidates",
        "cell_guards",
        "full",
        "givens",
        "groups",
        "guards",
        "places",
        "plane",
        "record",
        "size",
        "slots",
        "width",
    )

    def __init__(self, layout: Layout) -> None:
        """Make the masks of a layout."""
        size = self.size = layout.size
        groups = 4 * layout.cells
        width = self.width = size + 1
        self.plane = layout.cells * width
        record = self.record = groups * width
        self.full = (1 << record + 4 * layout.cells) - 1
        self._hexadecimal = f"%0{layout.cells}x"
        homes = [[self._home(layout, cell, digit) for digit in range(size)] for cell in range(layout.cells)]
        self.candidates = [[sum(1 << bit for bit in home) for home in row] for row in homes]
        field = (1 << width) - 1
        emptied = [field << group * width for group in range(groups)]
        for row, cell_bits in zip(homes, self.candidates, strict=True):
            for home, bits in zip(row, cell_bits, strict=True):
                for bit in home:
                    emptied[bit // width] |= bits
        self.guards = 0
        self.groups = [0] * (record + 1)
        for group in range(groups):
            top = (group + 1) * width
            self.groups[top] = (field >> 1) << top - width
            self.guards |= 1 << top - 1
        self.slots = self.guards - (self.guards >> size)
        self.cell_guards = self.guards & ((1 << self.plane) - 1)
        self.places = [0] * (record + 1)
        self.givens: list[list[int]] = []
        for cell, row in enumerate(homes):
            entry = record + 4 * (layout.cells - 1 - cell)
            masks = [self.full]
            for digit, home in enumerate(row):
                first, second, third, fourth = (emptied[bit // width] for bit in home)
                place = self.full ^ (first | second | third | fourth | (15 ^ digit) << entry)
                for bit in home:
                    self.places[bit + 1] = place
                masks.append(place)
            self.givens.append(masks)

    def _home(self, layout: Layout, cell: int, digit: int) -> tuple[int, int, int, int]:
        """Give the four bits of a candidate, one a kind."""
        size = self.size
        row, column = divmod(cell, size)
        box = layout.box_of[cell]
        groups = (cell, row * size + digit, column * size + digit, box * size + digit)
        slots = (digit, column, row, layout.boxes[box].index(cell))
        cell_bit, row_bit, column_bit, box_bit = (
            kind * self.plane + group * self.width + slot
            for kind, (group, slot) in enumerate(zip(groups, slots, strict=True))
        )
        return cell_bit, row_bit, column_bit, box_bit

    def read(self, solved: int) -> bytes:
        """Read the digits of a solved board, a byte a cell, from its record."""
        return (self._hexadecimal % (solved >> self.record)).encode().translate(_DIGITS)


_BITBOARDS: dict[Layout, Bitboard] = {}


def bitboard(layout: Layout) -> Bitboard:
    """Give the masks of a layout, made at its first use."""
    board = _BITBOARDS.get(layout)
    if board is None:
        board = _BITBOARDS[layout] = Bitboard(layout)
    return board
