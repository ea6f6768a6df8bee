"""The three boards are solved, and look as they do in Chromium."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from boards import (
    KNIGHT,
    QUEENS,
    SUDOKU,
    button,
    columns_of,
    digits_of,
    is_tour,
    moves_of,
    show,
)
from looks import assert_alike
from playwright.sync_api import Page, expect
from puzzles import LECTURE, SOLUTIONS
from serving import Site
from visitor import Visitor

AT_REST = "() => document.getAnimations().length === 0"


class Solved(NamedTuple):
    """A board, its address, what is said of it when it is solved, and whether its cells say the same."""

    board: str
    fragment: str
    sentence: str
    is_right: Callable[[list[str]], bool]


BOARDS = [
    Solved(
        SUDOKU,
        f"board=sudoku&givens={LECTURE}",
        "One solution",
        lambda names: digits_of(names) == SOLUTIONS[LECTURE],
    ),
    Solved(
        QUEENS,
        "board=queens&n=8",
        "92 solutions",
        lambda names: columns_of(names) == [0, 4, 7, 5, 2, 6, 1, 3],
    ),
    Solved(
        KNIGHT,
        "board=knight&rows=8&cols=8&start=a1",
        "The tour is",
        lambda names: is_tour(moves_of(names), 8, 56),
    ),
]


@pytest.mark.parametrize("solved", BOARDS, ids=lambda solved: solved.board)
def test_solved_and_drawn_as_in_chromium(
    visitor: Visitor, chromium: Page, site: Site, solved: Solved
) -> None:
    visitor.open(solved.fragment)
    visitor.wait_for_engine("ready")
    visitor.press("button", "Solve")
    visitor.hears(solved.sentence)
    assert solved.is_right(visitor.labels(solved.board))
    show(chromium, site.url, solved.fragment)
    button(chromium, "Solve").click()
    expect(chromium.get_by_role("status")).to_contain_text(solved.sentence)
    # The knight walks its tour.
    visitor.wait_for(AT_REST)
    chromium.wait_for_function(AT_REST)
    assert_alike(visitor, chromium, "grid", solved.board)
