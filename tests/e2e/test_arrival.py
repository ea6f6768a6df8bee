"""Rooms of the page arrive in whatever order they are wanted: each has its place in it."""

import pytest
from boards import choose, mode
from opening import follow, open_board, wait_for_board, wait_for_engine
from playing_queens import square, tool
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Site
from stepping import watch

# Every element that has a name of its own, and the next one around it that index.html has named.
WHERE = """() => Object.fromEntries(Array.from(document.querySelectorAll("[id]"), ({ id, parentElement }) => [
  id,
  parentElement?.closest("[data-place]")?.dataset.place ?? "",
]))"""

pytestmark = pytest.mark.usefixtures("answered")


def told(page: Page) -> None:
    follow(page, f"board=sudoku&givens={LECTURE}")
    wait_for_board(page, "sudoku")
    for name in ("Show what is possible", "Show the whole way"):
        choose(page, name)
    expect(page.get_by_text("One solution.")).to_be_visible()
    expect(page.get_by_role("listbox", name="Steps of the whole way")).to_be_visible()


def watched(page: Page) -> None:
    follow(page, f"board=sudoku&givens={LECTURE}")
    wait_for_board(page, "sudoku")
    watch(page)
    expect(page.get_by_role("list", name="Marks on the board")).to_be_visible()


def placed(page: Page) -> None:
    follow(page, "board=queens&n=6&mode=play")
    wait_for_board(page, "queens")


def walked(page: Page) -> None:
    follow(page, "board=knight&rows=5&cols=5")
    wait_for_board(page, "knight")


def test_each_part_has_its_place_whatever_came_before_it(page: Page, site: Site) -> None:
    where = []
    for order in ([told, watched, walked, placed], [walked, watched, placed, told]):
        # Another address: with another fragment alone, what has arrived stays.
        page.goto("about:blank")
        open_board(page, site.url)
        wait_for_engine(page, "ready")
        for arrive in order:
            arrive(page)
        where.append(page.evaluate(WHERE))
    assert where[0] == where[1]


def test_queens_are_placed_by_hand_after_a_search_was_watched(page: Page, site: Site) -> None:
    open_board(page, site.url)
    wait_for_engine(page, "ready")
    watched(page)
    placed(page)
    expect(mode(page, "Play")).to_be_checked()
    tool(page, "Cross").check()
    square(page, 6, 6, 6).click()
    expect(square(page, 6, 6, 6)).to_have_accessible_description("crossed out")
