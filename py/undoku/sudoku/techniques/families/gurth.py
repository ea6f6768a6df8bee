"""Symmetry of the givens (Gurth's theorem): the solution has every symmetry that the givens have.

Where a symmetry of the grid, with a relabelling of the digits, maps the givens onto themselves, it makes of a
solution another one. In a puzzle with one solution that is the same. So if a cell has a digit, the cell to
which it goes has what the digit becomes, and so on: such candidates are all true or all false. They are false
if one of them is out already, or if two of them exclude each other; in a cell that stays where it is, all
but the digits that stay. They are true if one of the digits stands.

A turn by 180 degrees, for instance, which exchanges 1 and 2, 3 and 4, 5 and 6, 7 and 8: the centre is 9.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations, product

from undoku.sudoku.techniques.candidates import CELLS, EXCLUDES, OF_CELL, cells_of, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Step
from undoku.sudoku.techniques.symmetry import Symmetry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

    Lines = tuple[int, ...]
    """For each of nine rows or columns where it goes."""


@finds("gurth")
def gurth(state: State) -> Finding:
    """Find what follows from each symmetry of the givens."""
    if not state.unique:
        return
    for symmetry in symmetries_of(givens_of(state)):
        gone, placed = conclusion(state, symmetry)
        if gone | placed:
            staying = 0
            for cell, image in enumerate(symmetry.cells):
                if cell == image:
                    staying |= OF_CELL[cell] & state.candidates & ~gone
            yield Step("gurth", gone, placed, roles=((DEFINING, staying),) if staying else ())
        yield None


def givens_of(state: State) -> bytes:
    """Give the givens of a state, 0 = none."""
    return bytes(digit if state.given >> cell & 1 else 0 for cell, digit in enumerate(state.digits))


def conclusion(state: State, symmetry: Symmetry) -> tuple[int, int]:
    """Give the candidates that a symmetry of the solution takes out, and those that it places."""
    stands = 0
    for cell, digit in enumerate(state.digits):
        if digit:
            stands |= 1 << CELLS * (digit - 1) + cell
    left, gone, placed = state.candidates, 0, 0
    while left:
        start = left.bit_length() - 1
        together = excluded = 0
        number = start
        while not together >> number & 1:
            together |= 1 << number
            excluded |= EXCLUDES[number]
            digit, cell = divmod(number, CELLS)
            number = CELLS * symmetry.digits[digit] + symmetry.cells[cell]
        if together & excluded or together & ~(state.candidates | stands):
            gone |= together & state.candidates
        elif together & stands:
            placed |= together & state.candidates
        left &= ~together
    for cell in members(cells_of(placed)):
        gone &= ~OF_CELL[cell]
    return gone, placed


@lru_cache(16)
def symmetries_of(givens: bytes) -> list[Symmetry]:
    """Give the symmetries of the grid that map givens onto themselves, but for the one that moves nothing."""
    found = []
    turned = bytes(givens[cell % 9 * 9 + cell // 9] for cell in range(CELLS))
    for source, is_turned in ((givens, False), (turned, True)):
        for rows in _row_maps(source, givens):
            for columns, digits in _column_maps(source, givens, rows):
                cells = [
                    9 * rows[cell % 9] + columns[cell // 9]
                    if is_turned
                    else 9 * rows[cell // 9] + columns[cell % 9]
                    for cell in range(CELLS)
                ]
                if cells != list(range(CELLS)):
                    found.append(Symmetry(cells, digits))
    return found


def _kinds(givens: bytes) -> list[list[tuple[int, int, int]]]:
    """Say of each row what no symmetry changes: of each given how many there are beside it, and like it."""
    columns = [sum(map(bool, givens[column::9])) for column in range(9)]
    boxes = [0] * 9
    for cell, digit in enumerate(givens):
        boxes[cell // 27 * 3 + cell % 9 // 3] += bool(digit)
    return [
        sorted(
            (columns[cell % 9], boxes[cell // 27 * 3 + cell % 9 // 3], givens.count(givens[cell]))
            for cell in range(9 * row, 9 * row + 9)
            if givens[cell]
        )
        for row in range(9)
    ]


def _row_maps(source: bytes, givens: bytes) -> Iterator[Lines]:
    """Give the ways to move the rows, bands in any order and rows within them, that fit their kinds."""
    before, after = _kinds(source), _kinds(givens)
    threes = {
        (band, at): [
            three
            for three in permutations(range(3 * at, 3 * at + 3))
            if all(before[3 * band + index] == after[row] for index, row in enumerate(three))
        ]
        for band, at in product(range(3), repeat=2)
    }
    for order in permutations(range(3)):
        for one, two, three in product(*(threes[band, at] for band, at in enumerate(order))):
            yield (*one, *two, *three)


def _column_maps(source: bytes, givens: bytes, rows: Lines) -> Iterator[tuple[Lines, Lines]]:
    """Give the ways to move the columns so that the givens fit, each with what the digits become."""
    moved = [[0] * 9 for _ in range(9)]
    for row, column in product(range(9), repeat=2):
        moved[column][rows[row]] = source[9 * row + column]
    there = [givens[column::9] for column in range(9)]
    fits = [
        [at for at in range(9) if all(bool(a) == bool(b) for a, b in zip(one, there[at], strict=True))]
        for one in moved
    ]
    if all(fits):
        yield from _with_columns(moved, there, fits, (), (0,) * 10)


def _with_columns(
    moved: Sequence[Sequence[int]],
    there: Sequence[bytes],
    fits: Sequence[Sequence[int]],
    columns: Lines,
    becomes: Lines,
) -> Iterator[tuple[Lines, Lines]]:
    column = len(columns)
    if column == 9:
        # Of a puzzle with one solution one digit at most is not among the givens.
        missing = set(range(1, 10)) - set(becomes[1:])
        yield columns, tuple((image or min(missing)) - 1 for image in becomes[1:])
        return
    for at in fits[column]:
        if at in columns or (column % 3 and at // 3 != columns[-1] // 3):
            continue
        images = list(becomes)
        for digit, image in zip(moved[column], there[at], strict=True):
            if digit and not images[digit] and image not in images:
                images[digit] = image
        if all(images[digit] == image for digit, image in zip(moved[column], there[at], strict=True)):
            yield from _with_columns(moved, there, fits, (*columns, at), tuple(images))
