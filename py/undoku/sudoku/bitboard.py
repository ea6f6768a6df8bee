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

Other shapes have other groups, and the same arithmetic: a diagonal has n groups more, above those of the
boxes, and a cell of it as many more to serve. A digit that is placed leaves the cells of its cage as well.
Above n = 16 the record has eight bits a cell. Above n = 9, where they are many and long, the masks are made
when they are first used.
"""

from __future__ import annotations

from functools import partial

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeVar

    from undoku.sudoku.layout import Layout

    Masks = TypeVar("Masks")

CELL, ROW, COLUMN, BOX = range(4)
_DIGITS = bytes.maketrans(b"0123456789abcdef", bytes(range(1, 17)))
_NEXT = bytes((byte + 1) % 256 for byte in range(256))
_ALL_AT_ONCE = 9
"""Up to this size all masks are made at once."""

_MOST_KEPT = 16
"""Of so many layouts the masks are kept: one is large, and shapes with cages are many."""


class Lazy(dict[int, int]):
    """Masks by number, each made when it is first asked for."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[int], int]) -> None:
        """Begin without any."""
        self._make = make

    def __missing__(self, number: int) -> int:
        """Make one and keep it."""
        mask = self[number] = self._make(number)
        return mask


class Bitboard:
    """The masks of one layout. Positions count from 1, as `int.bit_length` gives them.

    Attributes:
        size: the number of digits.
        width: the number of bits of a group, guard included.
        plane: the number of bits of a kind.
        record: the number of bits of all groups: where the record begins.
        depth: the number of bits of a cell in the record.
        full: the board of an empty grid.
        guards: the guard of every group.
        slots: all bits of the groups but the guards.
        cell_guards: the guards of kind 0.
        places: at the position of a candidate, the mask that places it.
        groups: at the position of a guard, the slots of its group.
        givens: for every cell the mask that places each digit, from 1; 0 leaves the board alone.
        candidates: for every cell and digit (from 0) the bits of the candidate, one a group.
    """

    __slots__ = (
        "_crossed",
        "_emptied",
        "_hexadecimal",
        "_layout",
        "_mates",
        "_units_of",
        "candidates",
        "cell_guards",
        "depth",
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

    places: Sequence[int]
    candidates: Sequence[Sequence[int]]
    givens: Sequence[Sequence[int]]

    def __init__(self, layout: Layout) -> None:
        """Make the masks of a layout."""
        self._layout = layout
        size = self.size = layout.size
        cells = layout.cells
        groups = cells + size * len(layout.units)
        width = self.width = size + 1
        self.plane = cells * width
        record = self.record = groups * width
        self.depth = 4 if size <= 16 else 8
        self.full = (1 << record + self.depth * cells) - 1
        self._hexadecimal = f"%0{cells}x"
        self._crossed = [cell for unit in layout.units[3 * size :] for cell in unit]
        # For every cell the groups, without the digit, and the slots there; and those that share its cage.
        self._units_of: list[list[tuple[int, int]]] = [[] for _ in range(cells)]
        for unit, members in enumerate(layout.units):
            for slot, cell in enumerate(members):
                self._units_of[cell].append((cells + unit * size, slot))
        self._mates: list[tuple[int, ...]] = [()] * cells
        for cage in layout.cages:
            for cell in cage.cells:
                self._mates[cell] = tuple(other for other in cage.cells if other != cell)
        field = (1 << width) - 1
        self.guards = 0
        self.groups = [0] * (record + 1)
        for group in range(groups):
            top = (group + 1) * width
            self.groups[top] = (field >> 1) << top - width
            self.guards |= 1 << top - 1
        self.slots = self.guards - (self.guards >> size)
        self.cell_guards = self.guards & ((1 << self.plane) - 1)
        self._emptied: list[int | None] = [None] * groups
        if size <= _ALL_AT_ONCE:
            self.candidates = [
                [self._candidate(cell, digit) for digit in range(size)] for cell in range(cells)
            ]
            places = [0] * (record + 1)
            givens = []
            for cell in range(cells):
                masks = [self.full]
                for digit in range(size):
                    masks.append(self._place(cell, digit))
                    for bit in self._bits(cell, digit):
                        places[bit + 1] = masks[-1]
                givens.append(masks)
            self.places = places
            self.givens = givens
        else:
            # They are looked up as lists are, and nothing else is done with them.
            self.candidates = [Lazy(partial(self._candidate, cell)) for cell in range(cells)]  # type: ignore[misc]
            self.givens = [Lazy(partial(self._given, cell)) for cell in range(cells)]  # type: ignore[misc]
            self.places = Lazy(self._place_at)  # type: ignore[assignment]

    def waiting(self, digits: bytes) -> int:
        """Count the groups that wait while these digits stand, if they do not clash."""
        empty = digits.count(0)
        return 4 * empty + sum(not digits[cell] for cell in self._crossed) if self._crossed else 4 * empty

    def read(self, solved: int) -> bytes:
        """Read the digits of a solved board, a byte a cell, from its record."""
        record = solved >> self.record
        if self.depth == 4:
            return (self._hexadecimal % record).encode().translate(_DIGITS)
        return record.to_bytes(self._layout.cells, "big").translate(_NEXT)

    def entry(self, cell: int) -> int:
        """Give the lowest bit of a cell's record."""
        return self.record + self.depth * (self._layout.cells - 1 - cell)

    def _bits(self, cell: int, digit: int) -> list[int]:
        """Give the bits of a candidate, one a group; the first is that of its cell."""
        width = self.width
        bits = [cell * width + digit]
        bits.extend((group + digit) * width + slot for group, slot in self._units_of[cell])
        return bits

    def _candidate(self, cell: int, digit: int) -> int:
        return sum([1 << bit for bit in self._bits(cell, digit)])

    def _empty(self, group: int) -> int:
        """Give the bits of a group, guard included, and of all its candidates elsewhere."""
        bits = self._emptied[group]
        if bits is None:
            layout = self._layout
            bits = (1 << self.width) - 1 << group * self.width
            unit, digit = divmod(group - layout.cells, self.size)
            if unit < 0:
                for value in range(self.size):
                    bits |= self.candidates[group][value]
            else:
                for cell in layout.units[unit]:
                    bits |= self.candidates[cell][digit]
            self._emptied[group] = bits
        return bits

    def _place(self, cell: int, digit: int) -> int:
        """Give the mask that places a digit, from 0."""
        gone = ((1 << self.depth) - 1 ^ digit) << self.entry(cell)
        for bit in self._bits(cell, digit):
            gone |= self._empty(bit // self.width)
        for mate in self._mates[cell]:
            gone |= self.candidates[mate][digit]
        return self.full ^ gone

    def _given(self, cell: int, digit: int) -> int:
        return self.places[cell * self.width + digit] if digit else self.full

    def _place_at(self, position: int) -> int:
        """Give the mask that places the candidate at a position; the same one for all its positions."""
        group, slot = divmod(position - 1, self.width)
        layout = self._layout
        unit, digit = divmod(group - layout.cells, self.size)
        if unit < 0:
            return self._place(group, slot)
        return self.places[layout.units[unit][slot] * self.width + digit + 1]


_BITBOARDS: dict[Layout, Bitboard] = {}


def bitboard(layout: Layout) -> Bitboard:
    """Give the masks of a layout, made at its first use."""
    return _BITBOARDS.get(layout) or made(_BITBOARDS, layout, Bitboard)


def made(store: dict[Layout, Masks], layout: Layout, make: Callable[[Layout], Masks]) -> Masks:
    """Make what belongs to a layout, and keep it in a store, from which the oldest goes if there are many."""
    if len(store) >= _MOST_KEPT:
        del store[next(iter(store))]
    masks = store[layout] = make(layout)
    return masks
