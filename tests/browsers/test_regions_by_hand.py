"""Queens in regions are played to the end: made, with a hint in stages, and placed one after the other."""

from boards import QUEENS, columns_of
from visitor import Visitor

N = 6
REGIONS = "ABCCCCBBCCCCBBBDDDBBBDDDEEFFDDEEEEDD"
# Its only solution: columns by row, from 1.
SOLUTION = [1, 5, 3, 6, 4, 2]


def name(visitor: Visitor, row: int, column: int) -> str:
    return visitor.labels(QUEENS)[N * (row - 1) + column - 1]


def test_regions_are_played_to_the_last_queen(visitor: Visitor) -> None:
    visitor.open(f"board=queens&mode=play&n={N}&regions={REGIONS}")
    visitor.wait_for_engine("ready")
    assert name(visitor, 1, 2) == "Row 1, column 2, region B, empty"

    visitor.press("button", "Hint")
    visitor.hears("A region with one square: look at region A.")
    visitor.press("button", "Why?")
    visitor.hears("Region A has one free square left: row 1, column 1.")
    visitor.press("button", "What to do")
    visitor.press("button", "Place it")
    assert name(visitor, 1, 1) == "Row 1, column 1, region A, queen"
    assert name(visitor, 2, 2) == "Row 2, column 2, region B, attacked"

    for row, column in enumerate(SOLUTION[1:], 2):
        # A cross first, and then the queen.
        while not name(visitor, row, column).endswith("queen"):
            visitor.press("gridcell", name(visitor, row, column))
    visitor.hears("Solved in ")
    assert columns_of(visitor.labels(QUEENS)) == [column - 1 for column in SOLUTION]


def test_a_new_board_with_regions_is_made_and_solved(visitor: Visitor) -> None:
    visitor.open(f"board=queens&n={N}&regions={REGIONS}")
    visitor.wait_for_engine("ready")
    visitor.press("button", "New board")
    visitor.press("button", "Hard")
    visitor.hears("One queen in each, and no two that touch.")
    visitor.press("button", "More")
    visitor.press("menuitem", "Solve")
    visitor.hears("One solution, and no other.")
    assert min(columns_of(visitor.labels(QUEENS))) >= 0
