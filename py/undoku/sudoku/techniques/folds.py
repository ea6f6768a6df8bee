"""All units of a set of candidates looked at together: where is one left, where none, where only on a line?

A set of candidates has 729 bits (see `candidates`). Shifted against itself by 1 and by 2 it shows, at every
third column, in which thirds of the rows there is at least one candidate and in which at least two; the
thirds, shifted by 3 and by 6, show the same of whole rows:

    row           . 7 . | . . . | . 7 .        at least one: 1 0 1 -> 1
    at least one  1       0       1            at least two: 0 0 0, but two thirds with one -> 1

Shifted by 9 and 18 the thirds of rows give the boxes; other strides give columns and cells. Where there is at
least one and not two there is a single. Where only one third of a box, or of a line, has a digit, that is
confined to that line, or to that box.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from undoku.sudoku.techniques.state import State

    Counts: TypeAlias = tuple[int, int, int, int, int, int, int, int]

FIELDS = sum(1 << CELLS * digit for digit in range(9))
"""The first cell, for every digit: times a set of cells it is that set in each digit's field."""
_ROWS = FIELDS * sum(1 << 9 * row for row in range(9))
"""The first cell of every row, for every digit; and so on."""
_COLUMNS = FIELDS * 511
_BOXES = FIELDS * sum(1 << 27 * band + 3 * stack for band in range(3) for stack in range(3))
_CELLS = (1 << CELLS) - 1

_WHOLE_COLUMN = sum(1 << 9 * row for row in range(9))
_WHOLE_BOX = 0o7007007

_THIRDS_OF_ROWS = _ROWS * 0o111
_THIRDS_OF_COLUMNS = _COLUMNS * (1 | 1 << 27 | 1 << 54)
_THREE_DOWN = 1 | 1 << 9 | 1 << 18


def counts(of: int) -> Counts:
    """Say which rows, columns, boxes and cells have at least one of some candidates, and which at least two.

    They are given in pairs, by the first cell of a unit, in each digit's field, and by cells.

    >>> from undoku.sudoku.techniques.candidates import members
    >>> rows, two_in_rows, *_ = counts(1 << 10 | 1 << 16 | 1 << 20)
    >>> list(members(rows)), list(members(two_in_rows))
    ([9, 18], [9])
    """
    b, c = of >> 1, of >> 2
    thirds, double = of | b | c, of & b | (of | b) & c
    b, c = thirds >> 3, thirds >> 6
    rows = (thirds | b | c) & _ROWS
    two_in_rows = (double | double >> 3 | double >> 6 | thirds & b | (thirds | b) & c) & _ROWS
    b, c = thirds >> 9, thirds >> 18
    boxes = (thirds | b | c) & _BOXES
    two_in_boxes = (double | double >> 9 | double >> 18 | thirds & b | (thirds | b) & c) & _BOXES
    b, c = of >> 9, of >> 18
    thirds, double = of | b | c, of & b | (of | b) & c
    b, c = thirds >> 27, thirds >> 54
    columns = (thirds | b | c) & _COLUMNS
    two_in_columns = (double | double >> 27 | double >> 54 | thirds & b | (thirds | b) & c) & _COLUMNS
    b, c = of >> CELLS, of >> 2 * CELLS
    thirds, double = of | b | c, of & b | (of | b) & c
    b, c = thirds >> 3 * CELLS, thirds >> 6 * CELLS
    cells = (thirds | b | c) & _CELLS
    two = (double | double >> 3 * CELLS | double >> 6 * CELLS | thirds & b | (thirds | b) & c) & _CELLS
    return rows, two_in_rows, columns, two_in_columns, boxes, two_in_boxes, cells, two


def alone(counted: Counts) -> tuple[int, int]:
    """Give two sets in which, of all candidates that were counted, those are that are alone in a unit.

    In the first are those alone in a box, in the other those alone on a line.
    """
    rows, two_in_rows, columns, two_in_columns, boxes, two_in_boxes, _, _ = counted
    rows &= ~two_in_rows
    lines = (rows << 9) - rows | (columns & ~two_in_columns) * _WHOLE_COLUMN
    return (boxes & ~two_in_boxes) * _WHOLE_BOX, lines


def singles(counted: Counts) -> int:
    """Give a set in which, of all candidates that were counted, those are that are the only one somewhere."""
    *_, cells, two = counted
    in_boxes, on_lines = alone(counted)
    return in_boxes | on_lines | (cells & ~two) * FIELDS


def nothing_left(state: State) -> Callable[[int], bool]:
    """Give a function that says whether a cell or a unit would be left empty without some candidates.

    Ask for it with `state.once(nothing_left)`.
    """
    candidates = state.candidates
    before = counts(candidates)[::2]
    return lambda off: counts(candidates & ~off)[::2] != before


def confined(of: int) -> int:
    """Give a set in which those candidates are that a digit's being confined to a crossing rules out.

    >>> from undoku.sudoku.techniques.candidates import FIELD, UNITS, members
    >>> list(members(confined(FIELD & ~UNITS[18] | 0b11)))
    [3, 4, 5, 6, 7, 8]
    """
    thirds = (of | of >> 1 | of >> 2) & _THIRDS_OF_ROWS
    found = _alone(thirds, 9, _BOXES)
    rows = (found | found >> 3 | found >> 6) & _ROWS
    ruled_out = (rows << 9) - rows & ~(found * 7)
    found = _alone(thirds, 3, _ROWS)
    ruled_out |= ((found | found >> 9 | found >> 18) & _BOXES) * _WHOLE_BOX & ~(found * 7)
    thirds = (of | of >> 9 | of >> 18) & _THIRDS_OF_COLUMNS
    found = _alone(thirds, 1, _BOXES)
    columns = (found | found >> 27 | found >> 54) & _COLUMNS
    ruled_out |= columns * _WHOLE_COLUMN & ~(found * _THREE_DOWN)
    found = _alone(thirds, 27, _COLUMNS)
    return ruled_out | ((found | found >> 1 | found >> 2) & _BOXES) * _WHOLE_BOX & ~(found * _THREE_DOWN)


def _alone(thirds: int, stride: int, units: int) -> int:
    """Give those thirds of units that have candidates when the two others have none."""
    second, third = thirds >> stride, thirds >> 2 * stride
    one = thirds ^ second ^ third
    alone = one & ~(thirds & second & third) & units
    return alone * (1 | 1 << stride | 1 << 2 * stride) & thirds
