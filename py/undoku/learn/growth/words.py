"""What is said of how a search grows."""

from __future__ import annotations

AXES = {"queens": "N", "sudoku": "Empty cells", "knight": "Squares"}
"""What a size counts."""

LEFT_OUT = "left out: two sizes before took too long"

_ERRORS = {
    "no-solution": "This puzzle has no solution to begin with, so its cells cannot be emptied one by one."
}


def error(code: str, values: dict[str, object]) -> str:
    """The sentence of a GrowthError."""
    return _ERRORS[code].format(**values)


def label(board: str, size: int, rows: int = 0, cols: int = 0) -> str:
    """A size as it stands in a table.

    >>> label("queens", 8), label("sudoku", 1), label("knight", 20, 4, 5)
    ('N = 8', '1 empty cell', '4 × 5')
    """
    if board == "queens":
        return f"N = {size}"
    if board == "sudoku":
        return f"{size} empty {'cell' if size == 1 else 'cells'}"
    return f"{rows} × {cols}"


def about(board: str, *, is_own: bool = False) -> str:
    """What the sizes are, in a sentence."""
    if board == "queens":
        return "Boards of N by N squares."
    if board == "knight":
        return "Boards one larger than the other, each from the corner at the top left."
    puzzle = "The puzzle on the board" if is_own else "The lecture's puzzle, as few givens are on the board"
    return (
        f"{puzzle}: it begins almost solved, and more and more of its cells are emptied, all over the grid."
    )


def more_than(steps: int) -> str:
    """What stands where a search was given up.

    >>> more_than(5_000_000)
    'more than 5,000,000 steps'
    """
    return f"more than {steps:,} steps"


def longer_than(seconds: float) -> str:
    """What stands where a program was given up.

    >>> longer_than(10)
    'more than 10 seconds'
    """
    return f"more than {seconds:g} {'second' if seconds == 1 else 'seconds'}"


BESIDE = {
    "factorial": "N!",
    "solutions": "Solutions (OEIS A000170)",
    "rows": "N^N: one queen in each row",
    "squares": "Any N of N² squares",
    "digits": "9^cells: any digit in each",
    "moves": "8^moves: any move each time",
}
"""What lines for comparison are called."""
