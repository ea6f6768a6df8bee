"""The candidates of a grid as the bits of one integer, and what each of them rules out.

A candidate is a digit in a cell. It has the number `81 * (digit - 1) + cell`, so that a set of candidates is
an `int` of 729 bits, in which each digit has a field of 81 bits, one for every cell in reading order:

    bit   728      648      567   ...   161       81        0
          | digit 9 | digit 8 | ...  | digit 2 | digit 1 |
                                     80 ... 0  80 ... 0     cells

A set of cells is an `int` of 81 bits; shifted to a digit's field it is a set of candidates. The digits of one
cell are a mask of 9 bits, as in `undoku.sudoku.masks`. Units are numbered as in `Layout.units`: rows 0 to 8,
columns 9 to 17, boxes 18 to 26. All of this is for the usual 9 by 9.
"""

from __future__ import annotations

from undoku.sudoku.layout import Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

LAYOUT = Layout.standard(9)
CELLS = 81
FIELD = (1 << CELLS) - 1
"""All cells: the field of digit 1."""

EVERY_DIGIT = 511

UNITS = tuple(sum(1 << cell for cell in unit) for unit in LAYOUT.units)
"""The cells of every unit."""

ROWS, COLUMNS, BOXES = range(9), range(9, 18), range(18, 27)

CROSSINGS = tuple(
    (box, line, UNITS[box] & UNITS[line]) for box in BOXES for line in range(18) if UNITS[box] & UNITS[line]
)
"""Every box and line that cross, and the three cells where they do."""

UNITS_OF = tuple((cell // 9, 9 + cell % 9, 18 + LAYOUT.box_of[cell]) for cell in range(CELLS))
"""The row, the column and the box of every cell."""

_OWN = tuple(1 << cell for cell in range(CELLS))

PEERS = tuple(sum(1 << peer for peer in peers) for peers in LAYOUT.peers)
"""For every cell the cells that must differ from it."""

OF_CELL = tuple(sum(1 << CELLS * digit + cell for digit in range(9)) for cell in range(CELLS))
"""For every cell its nine candidates."""

EXCLUDES = tuple(
    PEERS[cell] << CELLS * digit | (OF_CELL[cell] ^ 1 << CELLS * digit + cell)
    for digit in range(9)
    for cell in range(CELLS)
)
"""For every candidate those that cannot be true beside it: of the digit in its peers, and of its cell."""


def candidate(cell: int, digit: int) -> int:
    """Give the number of a candidate.

    >>> candidate(10, 2)
    91
    """
    return CELLS * (digit - 1) + cell


def cell_and_digit(number: int) -> tuple[int, int]:
    """Give cell and digit of a candidate.

    >>> cell_and_digit(91)
    (10, 2)
    """
    digit, cell = divmod(number, CELLS)
    return cell, digit + 1


def seen_of(digits: Sequence[int]) -> list[int]:
    """Give for every digit, from 0, the cells that see it, of digits of all cells, 0 for none."""
    seen = [0] * 9
    for cell, digit in enumerate(digits):
        if digit:
            seen[digit - 1] |= PEERS[cell]
    return seen


def all_beside(digits: Sequence[int]) -> tuple[list[int], list[int], int]:
    """Give all that fits beside digits, which are those of all cells, 0 for none.

    That is for every cell the mask of its candidates, for every digit from 0 its places, and the empty cells.
    """
    held, empty = [0] * len(UNITS), 0
    for digit, (row, column, box), own in zip(digits, UNITS_OF, _OWN, strict=True):
        if digit:
            bit = 1 << digit - 1
            held[row] |= bit
            held[column] |= bit
            held[box] |= bit
        else:
            empty |= own
    cells = [
        0 if digit else EVERY_DIGIT & ~(held[row] | held[column] | held[box])
        for digit, (row, column, box) in zip(digits, UNITS_OF, strict=True)
    ]
    return cells, [empty & ~seen for seen in seen_of(digits)], empty


def members(mask: int) -> Iterator[int]:
    """Give the numbers of the bits that are set, in ascending order: of cells, candidates or units.

    >>> list(members(0b10110))
    [1, 2, 4]
    """
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def mask_of(numbers: Iterable[int]) -> int:
    """Give the set of some numbers.

    >>> bin(mask_of((1, 2, 4)))
    '0b10110'
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def joined(sets: Sequence[int], numbers: int) -> int:
    """Give what is in any of some sets, of which the numbers are given as a set.

    >>> bin(joined((0b1, 0b10, 0b100), 0b101))
    '0b101'
    """
    union = 0
    while numbers:
        lowest = numbers & -numbers
        union |= sets[lowest.bit_length() - 1]
        numbers ^= lowest
    return union


def cells_of(mask: int) -> int:
    """Give the cells in which a set of candidates lies."""
    cells = 0
    while mask:
        cells |= mask & FIELD
        mask >>= CELLS
    return cells


def digits_in(mask: int) -> int:
    """Give the digits of a set of candidates, bit digit - 1."""
    return sum(1 << digit for digit in range(9) if mask >> CELLS * digit & FIELD)


def seen_by_all(mask: int) -> int:
    """Give the candidates that cannot be true beside any of the set, which is not empty.

    Whichever of a set of candidates is true, these are false.
    """
    seen = -1
    while mask:
        lowest = mask & -mask
        seen &= EXCLUDES[lowest.bit_length() - 1]
        mask ^= lowest
    return seen
