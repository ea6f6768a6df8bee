"""Avoidable rectangles: unique rectangles some of whose digits stand already, but not as givens.

Digits that were placed follow from the givens. If four cells without a given came to hold two digits as on
the left, then those on the right would fit the same givens, and the puzzle would have two solutions.

        box     box                 box     box
      | 3 . | . 7 . |             | 7 . | . 3 . |
      | . . | . . . |     <-->    | . . | . . . |
      | 7 . | . 3 . |             | 3 . | . 7 . |

The cells in which nothing stands yet have two candidates: the digit that would complete the pattern, and
another one.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, FIELD, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.state import of_size, peers_of_all
from undoku.sudoku.techniques.step import DEFINING, FIN, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


def standing(state: State) -> tuple[int, ...]:
    """Give, for every digit from 0, the cells in which it was placed; use `state.once(standing)`."""
    cells = [0] * 9
    for cell in members(FIELD & ~state.given & ~state.empty):
        cells[state.digits[cell] - 1] |= 1 << cell
    return tuple(cells)


@finds("avoidable-rectangle-1")
def one_empty_corner(state: State) -> Finding:
    """Three corners are filled: the last one does not take the digit that completes the pattern."""
    if not state.unique:
        return
    found = []
    stand = state.once(standing)
    for corner in members(state.once(of_size)[2]):
        row, column, _ = UNITS_OF[corner]
        for other in range(9):
            beside, across = stand[other] & UNITS[row], stand[other] & UNITS[column]
            if beside and across:
                opposite = beside.bit_length() + across.bit_length() - 2 - corner
                last = state.digits[opposite] - 1
                filled = beside | across | 1 << opposite
                if (
                    last >= 0
                    and stand[last] >> opposite & 1
                    and state.cells[corner] >> last & 1
                    and _in_two_boxes(filled | 1 << corner)
                ):
                    found.append((filled, corner, last))
    for filled, corner, last in sorted(found, key=_by_first_cell):
        gone = 1 << CELLS * last + corner
        extra = state.cells[corner].bit_length() - 1
        if extra == last:
            extra = (state.cells[corner] & ~(1 << last)).bit_length() - 1
        roles = ((DEFINING, _of_digits(state, members(filled)) | gone), (FIN, 1 << CELLS * extra + corner))
        yield Step("avoidable-rectangle-1", gone, roles=roles)


@finds("avoidable-rectangle-2")
def two_empty_corners(state: State) -> Finding:
    """The empty corners, in one box, have one and the same other digit: it is in one of them."""
    if not state.unique:
        return
    found = []
    stand = state.once(standing)
    two = state.once(of_size)[2]
    for first in members(two):
        row, column, box = UNITS_OF[first]
        for line, crossing in ((row, column), (column, row)):
            for second in members(two & UNITS[line] & UNITS[box] & -1 << first + 1):
                common = state.cells[first] & state.cells[second]
                if common.bit_count() != 1 or state.cells[first] == state.cells[second]:
                    continue
                # What the first would take to complete the pattern stands opposite, in line with the second.
                digit = (state.cells[second] & ~common).bit_length() - 1
                beside = stand[digit] & UNITS[crossing]
                if not beside:
                    continue
                opposite = beside.bit_length() - 1 + second - first
                wanted = (state.cells[first] & ~common).bit_length() - 1
                if not stand[wanted] >> opposite & 1:
                    continue
                filled, empty = beside | 1 << opposite, 1 << first | 1 << second
                extra = common.bit_length() - 1
                gone = state.places[extra] & peers_of_all(empty)
                if gone and _in_two_boxes(filled | empty):
                    found.append((filled, (first, wanted, second, digit), (gone, extra)))
    for filled, (first, wanted, second, digit), (gone, extra) in sorted(found, key=_by_first_cell):
        pattern = _of_digits(state, members(filled)) | 1 << CELLS * wanted + first
        fins = (1 << first | 1 << second) << CELLS * extra
        roles = ((DEFINING, pattern | 1 << CELLS * digit + second), (FIN, fins))
        yield Step("avoidable-rectangle-2", gone << CELLS * extra, roles=roles)


def _by_first_cell(found: tuple[int, object, object]) -> int:
    filled = found[0]
    return filled & -filled


def _in_two_boxes(cells: int) -> bool:
    return len({UNITS_OF[cell][2] for cell in members(cells)}) == 2


def _of_digits(state: State, cells: Iterable[int]) -> int:
    """Give the candidates that the digits in filled cells once were."""
    pattern = 0
    for cell in cells:
        pattern |= 1 << CELLS * (state.digits[cell] - 1) + cell
    return pattern
