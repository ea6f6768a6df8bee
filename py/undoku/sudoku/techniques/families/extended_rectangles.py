"""Extended rectangles: three digits in six cells on two lines, which these could exchange.

Two rows cross three columns in six cells. Were they to hold three digits alone, each row would have all three
of them there, and the two rows could exchange them if no box noticed: where the rows are in one band, and the
columns in three stacks; or where the columns are one stack, so that a box has all three as well. There would
be two solutions. The same goes for two columns.

      | 1 . . | . 2 . | . . 3 |         | 1 2 3 |  The second row is in another band.
      | 2 . . | . 3 . | . . 1 |         | . . . |
      | . . . | . . . | . . . |         | 3 1 2 |
"""

from __future__ import annotations

from itertools import combinations, product

from undoku.sudoku.techniques.candidates import mask_of, members
from undoku.sudoku.techniques.deadly import steps_of
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.state import of_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

DIGITS = 3

_THREES = (
    *product(range(3), range(3, 6), range(6, 9)),
    *((3 * box, 3 * box + 1, 3 * box + 2) for box in range(3)),
)
"""Three lines in different bands, or those of one band."""

_OF_ROWS = tuple(
    (mask_of(9 * one + line for line in three), mask_of(9 * other + line for line in three))
    for one, other in combinations(range(9), 2)
    for three in _THREES
    if (one // 3 == other // 3) == (three[0] // 3 != three[1] // 3)
)


def _turned(cells: int) -> int:
    """Exchange rows and columns."""
    return mask_of(cell % 9 * 9 + cell // 9 for cell in members(cells))


PATTERNS = tuple(
    (one | other, one, other)
    for one, other in (*_OF_ROWS, *((_turned(one), _turned(other)) for one, other in _OF_ROWS))
)
"""The six cells of every pattern, and those on either line."""


@finds("extended-rectangle")
def extended_rectangle(state: State) -> Finding:
    """Find six cells that must not hold three digits alone."""
    if not state.unique:
        return
    sizes = state.once(of_size)
    few = sizes[1] | sizes[2] | sizes[3]
    many = state.empty & ~few & ~sizes[4]
    full = ~state.empty
    for cells, one, other in [pattern for pattern in PATTERNS if not pattern[0] & full]:
        if not cells & many or (cells & few).bit_count() >= 4:
            for digits in sorted(_digits(state, one, other)):
                yield from steps_of("extended-rectangle", state, cells, digits)
    yield None


def _digits(state: State, one: int, other: int) -> Iterator[int]:
    """Give the sets of three digits that both lines can take, but for two cells or for one other digit."""
    of_one, of_other = _union(state, one), _union(state, other)
    every, on_both = of_one | of_other, of_one & of_other
    if on_both.bit_count() < DIGITS:
        return
    found = set()
    if every.bit_count() == DIGITS + 1:
        found = {every & ~(1 << digit) for digit in members(every)}
    masks = [state.cells[cell] for cell in members(one | other)]
    for four in combinations([mask for mask in masks if mask.bit_count() <= DIGITS], 4):
        union = four[0] | four[1] | four[2] | four[3]
        if union.bit_count() == DIGITS:
            found.add(union)
    yield from (digits for digits in found if not digits & ~on_both)


def _union(state: State, cells: int) -> int:
    """Give the digits that some cells can take."""
    union = 0
    for cell in members(cells):
        union |= state.cells[cell]
    return union
