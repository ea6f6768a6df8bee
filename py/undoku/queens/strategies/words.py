"""What a step of a search for queens did, in words, and the lecture's marker arrays."""

from collections.abc import Sequence

from undoku.queens.words import shared
from undoku.search.steps import PLACE, REJECT, SOLUTION, TRY, Step


def sentence(step: Step, board: Sequence[int], n: int) -> str:
    """Say what a step did on a board of n by n, which looks like this after it.

    >>> sentence(Step(3, 4, 1, -1, 1, 1), [0, 0, 0, 1] + 12 * [0], 4)
    'The queen in row 2, column 1 is taken back, for all that could follow has been tried.'
    >>> sentence(Step(REJECT, 5, 1, 0, 1, 1), [1] + 15 * [0], 4)
    'Row 2, column 2 is attacked by the queen in row 1, column 1, on a diagonal.'
    """
    if step.kind == SOLUTION:
        return solution(board, n)
    here = place(step.cell, n)
    if step.kind == TRY:
        return f"{here}: could a queen stand here?"
    if step.kind == REJECT:
        return (
            f"{here} is attacked by the queen in {place(step.by, n).lower()}, {line(step.cell, step.by, n)}."
        )
    if step.kind == PLACE:
        return f"{here} is safe, and a queen is placed for now."
    if blocked := dead_end(step.cell, board, n):
        return f"Dead end, as no square of {blocked} is safe: the queen in {here.lower()} is taken back."
    return f"The queen in {here.lower()} is taken back, for all that could follow has been tried."


def solution(board: Sequence[int], n: int) -> str:
    """Say which solution is on the board, so that no two sound alike; for N below 2 there is one alone."""
    if n < 2:
        return "A solution: no queen attacks another."
    columns = ", ".join(str(board[row * n : row * n + n].index(1) + 1) for row in range(n))
    return f"A solution: no queen attacks another. They stand in columns {columns}."


def dead_end(cell: int, board: Sequence[int], n: int) -> str:
    """The line after that of a queen just taken back, if it had no safe square while she stood; else "".

    A search goes on row by row or column by column: the queens that stand fill the lines before hers, and no
    others. Where that is so of both, it is said of the row.
    """
    others = [divmod(at, n) for at, queen in enumerate(board) if queen]
    hers = divmod(cell, n)
    for across, name in enumerate(("row", "column")):
        after = hers[across] + 1
        if {queen[across] for queen in others} != set(range(hers[across])) or after == n:
            continue
        squares = [(at, after) if across else (after, at) for at in range(n)]
        if all(any(attacks(queen, square) for queen in (*others, hers)) for square in squares):
            return f"{name} {after + 1}"
    return ""


def attacks(one: tuple[int, int], two: tuple[int, int]) -> bool:
    """Whether queens on these two squares attack each other."""
    rows, columns = abs(one[0] - two[0]), abs(one[1] - two[1])
    return rows == 0 or columns == 0 or rows == columns


def place(cell: int, n: int) -> str:
    """A square's row and column as people count them."""
    return f"Row {cell // n + 1}, column {cell % n + 1}"


def line(one: int, two: int, n: int) -> str:
    """The line that two squares share."""
    return shared(divmod(one, n), divmod(two, n))


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
