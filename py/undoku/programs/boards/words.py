"""What is said of a board that is no solution, within a sentence."""

from __future__ import annotations


def empty_cells(number: int, row: int, column: int) -> str:
    """Cells without a digit, and the first of them."""
    if number == 1:
        return f"row {row + 1}, column {column + 1} has no digit"
    return f"{number} cells have no digit, the first of them in row {row + 1}, column {column + 1}"


def changed_given(row: int, column: int, given: int, value: int) -> str:
    """A digit of the puzzle that is another now."""
    now = f"is a {value} now" if value else "is gone"
    return f"the {given} of the puzzle in row {row + 1}, column {column + 1} {now}"


def no_digit(row: int, column: int, value: int, size: int) -> str:
    """A number that no cell of a Sudoku can have."""
    return f"row {row + 1}, column {column + 1} has {value}, which is no digit from 1 to {size}"


def repeated(sentence: str) -> str:
    """A clash, told within another sentence.

    >>> repeated("Row 4 has two 5s: columns 2 and 7.")
    'row 4 has two 5s: columns 2 and 7'
    """
    return sentence[0].lower() + sentence[1:].removesuffix(".")


def number_of_queens(number: int, n: int) -> str:
    """Too few or too many queens."""
    stand = "queen stands" if number <= 1 else "queens stand"
    there = f"{number:,}" if number else "no"
    return f"{there} {stand} on the board, not {n}"


def attacking(one: tuple[int, int], two: tuple[int, int], why: str = "") -> str:
    """Two queens that attack each other, and `why` where that is to be said."""
    (row, column), (other, there) = one, two
    where = f"row {row + 1}, column {column + 1} and row {other + 1}, column {there + 1}"
    return f"the queens in {where} attack each other{why and f', {why}'}"


def unvisited(number: int, first: str) -> str:
    """Squares that a tour leaves out."""
    if number == 1:
        return f"{first} has not been visited"
    return f"{number} squares have not been visited, {first} among them"


def move_twice(move: int, one: str, two: str) -> str:
    """A number that stands on two squares."""
    return f"move {move} is on two squares, {one} and {two}"


def no_such_move(move: int, square: str, squares: int) -> str:
    """A number beyond the last."""
    return f"{square} has move {move}, and there are {squares} squares"


def on_a_hole(move: int, square: str) -> str:
    """A number on a square that is taken out of the board."""
    return f"move {move} is on {square}, which is taken out of the board"


def starts_elsewhere(there: str, start: str) -> str:
    """A tour from another square."""
    return f"move 1 is on {there}, not on {start}"


def no_knights_move(move: int, here: str, there: str) -> str:
    """Two moves that no knight makes one after the other."""
    return f"move {move} goes from {here} to {there}, which is no knight's move"


def not_closed(end: str, start: str) -> str:
    """A tour that should be closed, and is not."""
    return f"the tour ends on {end}, which is no knight's move from {start}: it is not closed"


def ends_elsewhere(there: str, end: str) -> str:
    """A tour that does not end on the square where it should."""
    return f"the tour ends on {there}, not on {end}"
