"""A walk of the knight is advised on in stages, checked, warned of and finished; Undo brings it back."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, button, choose, grid, is_tour, labels, mode, moves
from opening import open_board
from playwright.sync_api import Page, expect
from serving import Site
from test_accessibility import nothing_is_found
from walking import HINT, expect_walk, says, square, walk

# Only one move leads on; and a walk that has left corners behind.
FORCED = "board=knight&mode=play&rows=6&cols=6&path=a1,b3,d4,c6"
LOST = "board=knight&mode=play&rows=5&cols=5&path=a1,c2,b4,d3,c5,b3,d4,e2,c3"

GONE = "No square is left from which a knight could go to e1."


@pytest.fixture
def forced(page: Page, site: Site, ready: Callable[[], None]) -> Page:
    open_board(page, site.url, FORCED)
    ready()
    return page


@pytest.fixture
def lost(page: Page, site: Site, ready: Callable[[], None]) -> Page:
    open_board(page, site.url, LOST)
    ready()
    return page


def test_a_hint_comes_in_stages_and_is_followed(forced: Page) -> None:
    button(forced, "Hint").click()
    says(forced, "1 of 3 moves still leads to a tour.")
    expect(square(forced, "a5")).to_have_accessible_description("a move away")
    button(forced, "Where").click()
    says(forced, "Look down and to the left of c6.")
    button(forced, "Show it").click()
    says(
        forced,
        "Go to a5: apart from this move only one way leads there, "
        "so that later the tour could only end on it.",
    )
    expect(square(forced, "a5")).to_have_accessible_description("a move away, the hint goes here")
    nothing_is_found(forced)
    button(forced, "Go there").click()
    expect_walk(forced, "a1", "b3", "d4", "c6", "a5")
    says(forced, "Move 5, a5: one way leads on.")
    expect(button(forced, "Hint")).to_be_visible()


def test_a_hint_goes_with_the_next_move_and_with_escape(forced: Page) -> None:
    button(forced, "Hint").click()
    says(forced, "1 of 3 moves still leads to a tour.")
    forced.keyboard.press("Escape")
    says(forced, HINT)
    button(forced, "Hint").click()
    says(forced, "1 of 3 moves still leads to a tour.")
    mode(forced, "Solver").check()
    mode(forced, "Play").check()
    says(forced, HINT)
    button(forced, "Hint").click()
    says(forced, "1 of 3 moves still leads to a tour.")
    walk(forced, "e5")
    says(forced, "Move 5, e5: 3 ways lead on.")
    button(forced, "Hint").click()
    says(forced, "No move leads to a tour from here.")
    for name in ("Where", "Show it", "Go back"):
        button(forced, name).click()
    says(forced, "Back to move 4, c6.")
    expect_walk(forced, "a1", "b3", "d4", "c6")


def test_check_tells_and_shows_no_move(forced: Page) -> None:
    button(forced, "Check").click()
    says(forced, "It can be finished from here: some tour goes on like this.")
    expect_walk(forced, "a1", "b3", "d4", "c6")
    walk(forced, "e5")
    button(forced, "Check").click()
    expect(forced.get_by_role("status")).to_contain_text("It cannot be finished from here.")
    expect_walk(forced, "a1", "b3", "d4", "c6", "e5")


def test_it_is_finished_and_the_walk_comes_back(forced: Page) -> None:
    button(forced, "Finish it").click()
    expect(forced.get_by_role("status")).to_contain_text("Finished for you from move 4 on: the tour is ")
    found = moves(forced)
    assert is_tour(found, 6, 30)
    names = labels(forced, KNIGHT)
    for move, name in enumerate(("a1", "b3", "d4", "c6"), 1):
        assert f"{name}, move {move}" in names
    # From any square of it the walk goes on by hand.
    name = next(name.split(",")[0] for name in names if name.endswith("move 30"))
    square(forced, name).click()
    says(forced, f"Back to move 30, {name}.")
    button(forced, "Undo").click()
    assert moves(forced) == found
    button(forced, "Undo").click()
    expect_walk(forced, "a1", "b3", "d4", "c6")
    # So it is where the board is set up.
    mode(forced, "Solver").check()
    button(forced, "Solve").click()
    expect(forced.get_by_role("status")).to_contain_text("Finished for you from move 4 on")
    button(forced, "Clear").click()
    expect_walk(forced, "a1", "b3", "d4", "c6")


def test_a_tour_that_was_found_is_what_is_said_in_every_mode(forced: Page) -> None:
    walk(forced, "a5")
    says(forced, "Move 5, a5: one way leads on.")
    mode(forced, "Solver").check()
    button(forced, "Solve").click()
    expect(forced.get_by_role("status")).to_contain_text("Finished for you")
    mode(forced, "Play").check()
    says(forced, "The tour is complete. Press one of its squares to go on from there.")


def test_what_cannot_be_finished_is_told_and_stays(lost: Page) -> None:
    choose(lost, "Solve")
    expect(lost.get_by_role("status")).to_contain_text("It cannot be finished from here.")
    expect_walk(lost, *"a1 c2 b4 d3 c5 b3 d4 e2 c3".split())


def test_squares_in_danger_are_told_only_where_that_is_wanted(lost: Page) -> None:
    expect(square(lost, "e1")).to_have_accessible_description("")
    button(lost, "Warnings").click()
    expect(square(lost, "e1")).to_have_accessible_description(GONE)
    expect(lost.get_by_text(GONE)).to_be_visible()
    nothing_is_found(lost)
    walk(lost, "b4")
    expect(square(lost, "e1")).to_have_accessible_description("")
    button(lost, "Undo").click()
    expect(square(lost, "e1")).to_have_accessible_description(GONE)
    button(lost, "Warnings").click()
    expect(square(lost, "e1")).to_have_accessible_description("")


def test_it_is_walked_to_the_end_by_what_is_said_alone(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=knight&mode=play&rows=5&cols=5&start=a1")
    ready()
    status = page.get_by_role("status")
    for move in range(2, 26):
        # Whoever reads by ear hears the square of each hint, and types its name on the board.
        button(page, "Hint").click()
        expect(page.get_by_role("button", name=re.compile("^(Where|Go there)$"))).to_be_visible()
        while not (named := re.search(r"Go to (\w\d)", status.inner_text())):
            before = status.inner_text()
            page.get_by_role("button", name=re.compile("^(Where|Show it)$")).click()
            expect(status).not_to_have_text(before)
        grid(page, KNIGHT).locator("[tabindex='0']").focus()
        page.keyboard.type(named[1])
        expect(square(page, named[1])).to_have_accessible_name(f"{named[1]}, move {move}")
    says(page, "Solved: all 25 squares, each exactly once.")
