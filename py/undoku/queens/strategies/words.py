"""What a step of a search for queens did, in words, and the lecture's marker arrays."""

from collections.abc import Sequence
from math import isqrt

from undoku.queens.board import Square
from undoku.queens.lines import lines_of, members
from undoku.queens.words import shared
from undoku.search.steps import PLACE, REJECT, SOLUTION, TRY, Step


def sentence(step: Step, board: Sequence[int], n: int, regions: str = "") -> str:
    """Say what a step did on a board of n by n, perhaps with regions, which looks like this after it.

    >>> sentence(Step(3, 4, 1, -1, 1, 1), [0, 0, 0, 1] + 12 * [0], 4)
    'The queen in row 2, column 1 is taken back, for all that could follow has been tried.'
    >>> sentence(Step(REJECT, 5, 1, 0, 1, 1), [1] + 15 * [0], 4)
    'Row 2, column 2 is attacked by the queen in row 1, column 1, on a diagonal.'
    """
    if step.kind == SOLUTION:
        return solution(board, n, regions)
    here = place(step.cell, n)
    if step.kind == TRY:
        return f"{here}: could a queen stand here?"
    if step.kind == REJECT:
        why = line(step.cell, step.by, n, regions)
        return f"{here} is attacked by the queen in {place(step.by, n).lower()}, {why}."
    if step.kind == PLACE:
        return f"{here} is safe, and a queen is placed for now."
    if blocked := dead_end(step.cell, board, n, regions):
        return f"Dead end, as no square of {blocked} is safe: the queen in {here.lower()} is taken back."
    return f"The queen in {here.lower()} is taken back, for all that could follow has been tried."


def solution(board: Sequence[int], n: int, regions: str = "") -> str:
    """Say which solution is on the board, so that no two sound alike; for N below 2 there is one alone."""
    rules = "each region has its queen, and no two of them touch" if regions else "no queen attacks another"
    if n < 2:
        return f"A solution: {rules}."
    columns = ", ".join(str(board[row * n : row * n + n].index(1) + 1) for row in range(n))
    return f"A solution: {rules}. They stand in columns {columns}."


def dead_end(cell: int, board: Sequence[int], n: int, regions: str = "") -> str:
    """The line after that of a queen just taken back, if it had no safe square while she stood; else "".

    A search goes on row by row or column by column, with regions row by row or region by region: the queens
    that stand fill the lines before hers, and no others. Where that is so of both, it is said of the row.
    With regions and in no such order, a search goes to the line with the fewest safe squares, so any line
    without one was the next.
    """
    lines = lines_of(n, regions)
    others = sum([1 << at for at, queen in enumerate(board) if queen])
    free = -1
    for queen in members(others | 1 << cell):
        free &= lines.keep[queen]
    rows, columns = (
        [(f"{name} {number + 1}", line) for number, line in enumerate(masks)]
        for name, masks in (("row", lines.rows), ("column", lines.columns))
    )
    areas = [(f"region {letter}", line) for letter, line in lines.regions.items()]
    in_order = False
    for kind in (rows, areas or columns):
        hers = [line >> cell & 1 for _, line in kind].index(1)
        if [bool(line & others) for _, line in kind] == [at < hers for at in range(n)]:
            in_order = True
            name, after = kind[hers + 1] if hers + 1 < n else ("", -1)
            if not after & free:
                return name
    if in_order or not regions:
        return ""
    every = [*rows, *columns, *areas]
    return next((name for name, line in every if not line & (free | others | 1 << cell)), "")


def attacks(one: Square, two: Square, regions: str = "") -> bool:
    """Whether queens on these two squares attack each other, perhaps on a board with regions."""
    n = isqrt(len(regions))
    rows, columns = abs(one[0] - two[0]), abs(one[1] - two[1])
    if rows == 0 or columns == 0:
        return True
    if not regions:
        return rows == columns
    same = regions[one[0] * n + one[1]] == regions[two[0] * n + two[1]]
    return same or rows == columns == 1


def place(cell: int, n: int) -> str:
    """A square's row and column as people count them."""
    return f"Row {cell // n + 1}, column {cell % n + 1}"


def line(one: int, two: int, n: int, regions: str = "") -> str:
    """The line that two squares share, or with regions why only one of them can have a queen."""
    return shared(divmod(one, n), divmod(two, n), regions)


def markers(board: Sequence[int], n: int) -> tuple[list[int], list[int], list[int]]:
    """The lecture's arrays for the queens on a board: `top`, `left` and `right`, 1 = taken.

    `top[j]` is column j, `left[i + j]` the diagonal that falls to the left, `right[i - j + n - 1]` the one
    that falls to the right.
    """
    top, left, right = [0] * n, [0] * max(2 * n - 1, 0), [0] * max(2 * n - 1, 0)
    for cell, queen in enumerate(board):
        if queen:
            i, j = divmod(cell, n)
            top[j] = left[i + j] = right[i - j + n - 1] = 1
    return top, left, right
