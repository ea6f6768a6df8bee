"""Queens are placed by hand to the last one: an impossible board, a cross, a hint, what completes them."""

from boards import QUEENS, columns_of
from visitor import Visitor

N = 6
# The first of the four in the lecture's order: columns by row, from 1.
FIRST = [2, 4, 6, 1, 3, 5]


def name(visitor: Visitor, row: int, column: int) -> str:
    return visitor.labels(QUEENS)[N * (row - 1) + column - 1]


def press(visitor: Visitor, row: int, column: int) -> None:
    visitor.press("gridcell", name(visitor, row, column))


def test_queens_are_placed_to_the_last_one(visitor: Visitor) -> None:
    visitor.open(f"board=queens&mode=play&n={N}&blocked=6:6")
    visitor.wait_for_engine("ready")
    assert name(visitor, 6, 6) == "Row 6, column 6, blocked"

    press(visitor, 1, 1)
    assert name(visitor, 2, 2) == "Row 2, column 2, attacked"
    visitor.press("button", "More")
    visitor.press("menuitem", "Solve")
    visitor.hears("No solution. With the queen in row 1, column 1 there is no placement.")
    press(visitor, 1, 1)
    assert name(visitor, 2, 2) == "Row 2, column 2, empty"
    visitor.type("x")

    for row, column in enumerate(FIRST[:-1], 1):
        press(visitor, row, column)
    visitor.press("button", "Hint")
    visitor.hears("Row 6 has one free square left: column 5.")
    visitor.press("button", "Place it")
    visitor.hears("Solved: 6 queens stand, and none attacks another.")
    assert columns_of(visitor.labels(QUEENS)) == [column - 1 for column in FIRST]

    visitor.press("button", "Undo")
    visitor.press("button", "More")
    visitor.press("menuitem", "Solve")
    visitor.hears("solution")
    assert columns_of(visitor.labels(QUEENS)) == [column - 1 for column in FIRST]
