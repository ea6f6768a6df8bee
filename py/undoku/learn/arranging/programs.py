"""The programs of the exercises: the starters, and one that keeps what it finds in a list."""

from __future__ import annotations

from undoku.programs.starters import Starter, starter, starters

COLLECTED = Starter(
    "queens",
    "collected",
    "One array, all solutions in a list",
    "",
    """\
# solve gets a list with the column of each row's queen, all -1 for none yet.
# It returns a list of all solutions, and leaves the list as it was.


def solve(queens):
    solutions = []
    place(queens, 0, solutions)
    return solutions


def place(queens, row, solutions):
    if row == len(queens):
        solutions.append(queens[:])
        return
    for col in range(len(queens)):
        if is_safe(queens, row, col):
            queens[row] = col
            place(queens, row + 1, solutions)
            queens[row] = -1


def is_safe(queens, row, col):
    for other in range(row):
        if queens[other] == col:
            return False
        if abs(queens[other] - col) == row - other:
            return False
    return True
""",
)
"""A copy is to be kept of each solution: the list itself is written to again."""


def programs(board: str) -> list[Starter]:
    """Return all programs of a board."""
    usual = [starter for starter in starters(board) if not starter.rule]
    return [*usual, *([COLLECTED] if board == COLLECTED.board else [])]


def program(board: str, name: str) -> Starter:
    """Return the program of that name; raises PuzzleError that lists the starters there are."""
    return COLLECTED if (board, name) == (COLLECTED.board, COLLECTED.name) else starter(board, name)
