"""A Sudoku is played by hand to the last digit: notes, candidates, a bookmark, a mistake and the way back."""

from boards import SUDOKU, digits_of
from puzzles import LECTURE, SOLUTIONS
from visitor import Visitor

SOLUTION = SOLUTIONS[LECTURE]
EMPTY = [index for index, digit in enumerate(LECTURE) if digit == "0"]


def cell(index: int, what: str = "empty") -> str:
    return f"Row {index // 9 + 1}, column {index % 9 + 1}, {what}"


def name(visitor: Visitor, index: int) -> str:
    return visitor.labels(SUDOKU)[index]


def test_a_puzzle_is_played_to_its_end(visitor: Visitor) -> None:
    visitor.open(f"board=sudoku&mode=play&givens={LECTURE}")
    visitor.wait_for_engine("ready")
    first, second = EMPTY[:2]

    visitor.press("gridcell", cell(first))
    for key in "x14c2z":
        visitor.type(key)
    assert name(visitor, first) == cell(first, "empty, notes 1 4, centre notes 2")
    visitor.press("button", "Auto candidates")
    assert name(visitor, second) == cell(second, "empty, candidates 2 6")
    visitor.press("button", "Auto candidates")

    visitor.press("button", "Bookmark this")
    visitor.press("gridcell", name(visitor, second))
    visitor.type("2")
    visitor.press("button", "Check")
    visitor.hears("1 entry is wrong")
    visitor.press("button", "More")
    visitor.press("menuitem", "Before the mistake")
    visitor.hears("before the first mistake")
    assert name(visitor, second) == cell(second)
    visitor.press("button", "Back to Bookmark 1")

    for index in EMPTY:
        visitor.press("gridcell", name(visitor, index))
        visitor.type(SOLUTION[index])
    assert digits_of(visitor.labels(SUDOKU)) == SOLUTION
    visitor.hears("Solved in")
