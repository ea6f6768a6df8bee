"""One completion on a board too large for masks of all its squares: rows of open columns, and new starts."""

from collections.abc import Iterator
from itertools import count

from undoku.queens.board import Square
from undoku.queens.pulled import with_new_starts

Rows = tuple[int, ...]
"""For each row, the mask of its open columns; 0 for a row that has its queen."""

HEEDS = ("queens", "blocked")
"""The rules that open columns can tell."""

FIRST_TRY = 2_000
"""Queens placed before the first new start; every start gets twice as many as the one before."""


def first(n: int, open_columns: list[int]) -> Iterator[tuple[int, ...] | None]:
    """One placement within the open columns: yields None for each queen placed, and last the columns, if any.

    The row with the fewest open squares is filled first. A search that gets lost starts anew with its columns
    in another order.
    """
    return with_new_starts((_search(n, tuple(open_columns), start) for start in count()), FIRST_TRY)


def _search(n: int, open_columns: Rows, starts: int) -> Iterator[tuple[int, ...] | None]:
    if not all(open_columns):
        return
    chosen: list[Square] = []
    stack = [(*_tightest(open_columns, starts), open_columns)]
    while stack:
        row, columns, open_columns = stack[-1]
        del chosen[len(stack) - 1 :]
        if not columns:
            stack.pop()
            continue
        column = columns.pop()
        chosen.append((row, column))
        yield None
        if len(chosen) == n:
            yield tuple([column for _, column in sorted(chosen)])
            return
        left_open = _place(open_columns, row, column)
        if left_open is not None:
            stack.append((*_tightest(left_open, starts), left_open))


def _tightest(open_columns: Rows, starts: int) -> tuple[int, list[int]]:
    """The row with the fewest open squares, its columns in the order of this start, last one first."""
    n = len(open_columns)
    _, _, row = min(
        [(columns.bit_count(), abs(2 * row - n), row) for row, columns in enumerate(open_columns) if columns]
    )
    columns = [column for column in range(n) if open_columns[row] >> column & 1]
    # A fixed scramble of its own for every start: the same question always gets the same answer.
    columns.sort(key=lambda column: (column * 7919 + row * 104729 + 1) * (2 * starts + 1) * 31337 % 65521)
    return row, columns


def _place(open_columns: Rows, row: int, column: int) -> Rows | None:
    """The open columns after a queen on that square; None if a row without a queen is left with none."""
    queen = 1 << column
    left_open = []
    for other, columns in enumerate(open_columns):
        if other == row or not columns:
            left_open.append(0)
            continue
        distance = abs(other - row)
        columns &= ~(queen | queen << distance | queen >> distance)
        if not columns:
            return None
        left_open.append(columns)
    return tuple(left_open)
