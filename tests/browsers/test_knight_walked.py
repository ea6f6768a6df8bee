"""The knight is walked by hand to the last square: squares pressed, one typed, a hint, a step taken back."""

from boards import KNIGHT
from visitor import Visitor

# A tour of five by five, written down by hand.
TOUR = "a1 b3 a5 c4 e5 d3 e1 c2 a3 b5 d4 e2 c1 a2 b4 d5 e3 d1 b2 a4 c5 e4 d2 b1 c3".split()


def name(visitor: Visitor, square: str) -> str:
    return next(label for label in visitor.labels(KNIGHT) if label.startswith(f"{square},"))


def press(visitor: Visitor, square: str) -> None:
    visitor.press("gridcell", name(visitor, square))


def test_the_knight_is_walked_to_the_last_square(visitor: Visitor) -> None:
    visitor.open("board=knight&mode=play&rows=5&cols=5&start=a1")
    visitor.wait_for_engine("ready")
    press(visitor, "c2")
    assert name(visitor, "c2") == "c2, move 2"
    visitor.press("button", "Undo")
    press(visitor, "b3")
    for key in "a5":
        visitor.type(key)
    assert name(visitor, "a5") == "a5, move 3"
    press(visitor, "d2")
    visitor.hears("d2 is not a knight's move from a5.")

    for square in TOUR[3:-1]:
        press(visitor, square)
    visitor.press("button", "Check")
    visitor.hears("It can be finished from here")
    for action in ("Hint", "Go there"):
        visitor.press("button", action)
    visitor.hears("Solved: all 25 squares, each exactly once.")
    assert [name(visitor, square) for square in TOUR] == [
        f"{square}, move {move}" for move, square in enumerate(TOUR, 1)
    ]
