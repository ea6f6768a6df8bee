"""Python that is lost comes back, and what was kept needs no network."""

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, columns_of, digits_of, is_tour, moves_of
from lives import end_worker
from puzzles import LECTURE, SOLUTIONS
from serving import Site
from stepping import Search, recorded
from visitor import Visitor

pytestmark = pytest.mark.usefixtures("fresh")


def test_python_goes_on_from_the_snapshot(visitor: Visitor, site: Site) -> None:
    # If it had to start, it would not come up.
    site.change("static/js/engine/interpreter.mjs", r"import sys; sys\.path\.insert", "import nothing")
    visitor.open(f"board=sudoku&givens={LECTURE}")
    visitor.wait_for_engine("ready")
    visitor.press("button", "Solve")
    visitor.hears("One solution")
    assert digits_of(visitor.labels(SUDOKU)) == SOLUTIONS[LECTURE]


def test_python_killed_five_times(visitor: Visitor) -> None:
    visitor.open(f"board=sudoku&givens={LECTURE}")
    visitor.wait_for_engine("ready")
    for _ in range(5):
        end_worker(visitor, "engine")
        visitor.hears("Python stopped")
        visitor.press("button", "Retry")
        visitor.hears("Python is ready again")
    visitor.press("button", "Solve")
    visitor.hears("One solution")
    assert digits_of(visitor.labels(SUDOKU)) == SOLUTIONS[LECTURE]


def test_all_three_offline(visitor: Visitor, site: Site) -> None:
    visitor.open("board=queens&n=8")
    visitor.wait_for("() => document.body.innerText.includes('Works offline')")
    visitor.wait_for("() => navigator.serviceWorker.controller")
    visitor.go_offline()
    site.stop()
    visitor.open(f"board=sudoku&givens={LECTURE}")
    visitor.press("button", "Solve")
    visitor.hears("One solution")
    assert digits_of(visitor.labels(SUDOKU)) == SOLUTIONS[LECTURE]
    visitor.press("radio", "Watch")
    visitor.hears("Step forward")
    visitor.type("ArrowRight")
    visitor.hears(recorded(Search("", "sudoku", "first-empty", {"givens": LECTURE})).trace.sentence(1))
    visitor.press("tab", QUEENS)
    visitor.press("button", "Solve")
    visitor.hears("92 solutions")
    assert columns_of(visitor.labels(QUEENS)) == [0, 4, 7, 5, 2, 6, 1, 3]
    visitor.press("tab", KNIGHT)
    visitor.press("button", "Solve")
    visitor.hears("The tour is")
    assert is_tour(moves_of(visitor.labels(KNIGHT)), 8, 56)
