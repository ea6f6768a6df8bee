"""The checks that the Sudoku strategies share, each as plain as on the page.

The grid is a list of 81 digits in reading order, 0 = empty. A check returns the cell that forbids a digit, or
None: so the search can show who forbids it.
"""

from operator import itemgetter

from undoku.sudoku.layout import Layout


def conflict(grid: list[int], cell: int, digit: int) -> int | None:
    """The cell whose digit forbids this one: in the row, else in the column, else in the box."""
    found = row_conflict(grid, cell, digit)
    if found is None:
        found = column_conflict(grid, cell, digit)
    if found is None:
        found = box_conflict(grid, cell, digit)
    return found


def row_conflict(grid: list[int], cell: int, digit: int) -> int | None:
    """The cell of this cell's row that has the digit, or None."""
    first = cell - cell % 9
    row = grid[first : first + 9]
    return first + row.index(digit) if digit in row else None


def column_conflict(grid: list[int], cell: int, digit: int) -> int | None:
    """The cell of this cell's column that has the digit, or None."""
    first = cell % 9
    column = grid[first::9]
    return first + 9 * column.index(digit) if digit in column else None


def box_conflict(grid: list[int], cell: int, digit: int) -> int | None:
    """The cell of this cell's 3 by 3 box that has the digit, or None."""
    corner = cell // 27 * 27 + cell % 9 // 3 * 3
    for first in (corner, corner + 9, corner + 18):
        part = grid[first : first + 3]
        if digit in part:
            return first + part.index(digit)
    return None


#: For each cell, a function that takes a grid and returns the digits of the cell's peers.
_SEEN_FROM = [itemgetter(*peers) for peers in Layout.standard(9).peers]


def count_options(grid: list[int], cell: int) -> int:
    """How many digits can go into an empty cell."""
    return 10 - len({0, *_SEEN_FROM[cell](grid)})


def options(grid: list[int], cell: int) -> list[int]:
    """The digits that can go into an empty cell, from 1 to 9."""
    seen = set(_SEEN_FROM[cell](grid))
    return [digit for digit in range(1, 10) if digit not in seen]
