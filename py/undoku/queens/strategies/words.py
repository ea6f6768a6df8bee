"""What a step of a search for queens did, in words, and the lecture's marker arrays."""

from collections.abc import Sequence

from undoku.search.steps import PLACE, REJECT, SOLUTION, TRY, Step


def sentence(step: Step, n: int) -> str:
    """Say what a step did on a board of n by n.

    >>> sentence(Step(3, 4, 1, -1, 1, 1), 4)
    'Row 2, column 1: the queen is taken back, because she led to nothing more.'
    >>> sentence(Step(REJECT, 5, 1, 0, 1, 1), 4)
    'Row 2, column 2 is attacked by the queen in row 1, column 1, on a diagonal.'
    """
    if step.kind == SOLUTION:
        return f"All {n} queens stand, and none attacks another: a solution."
    here = place(step.cell, n)
    if step.kind == TRY:
        return f"{here}: could a queen stand here?"
    if step.kind == REJECT:
        return (
            f"{here} is attacked by the queen in {place(step.by, n).lower()}, {line(step.cell, step.by, n)}."
        )
    if step.kind == PLACE:
        return f"{here} is safe, and a queen is placed for now."
    return f"{here}: the queen is taken back, because she led to nothing more."


def place(cell: int, n: int) -> str:
    """A square's row and column as people count them."""
    return f"Row {cell // n + 1}, column {cell % n + 1}"


def line(one: int, two: int, n: int) -> str:
    """The line that two squares share."""
    if one // n == two // n:
        return "in the same row"
    return "in the same column" if one % n == two % n else "on a diagonal"


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
