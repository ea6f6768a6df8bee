"""The knight is walked by hand: by presses, dragging, keys and names, forwards and back, to the end."""

import re

import pytest
from boards import KNIGHT, button, choose, grid, mode
from opening import open_board
from playwright.sync_api import Page, expect
from serving import Site
from test_accessibility import nothing_is_found
from walking import HINT, expect_walk, reachable, says, square, walk

PHONE = {"width": 390, "height": 844}
PLAYED = "board=knight&mode=play&rows=5&cols=5&start=a1"
# A tour of five by five, written down by hand.
TOUR = "a1 b3 a5 c4 e5 d3 e1 c2 a3 b5 d4 e2 c1 a2 b4 d5 e3 d1 b2 a4 c5 e4 d2 b1 c3".split()


@pytest.fixture
def played(page: Page, site: Site) -> Page:
    open_board(page, site.url, PLAYED)
    return page


def test_presses_walk_the_knight_and_lead_back(played: Page) -> None:
    says(played, HINT)
    assert reachable(played) == {"b3", "c2"}
    walk(played, "b3", "d4")
    expect_walk(played, "a1", "b3", "d4")
    assert reachable(played) == {"b5", "c2", "e2"}
    expect(played).to_have_url(re.compile("start=a1&path=a1,b3,d4$"))
    # A square that is no move away is refused, and nothing is lost.
    square(played, "d3").click()
    says(played, "d3 is not a knight's move from d4.")
    expect_walk(played, "a1", "b3", "d4")
    square(played, "b3").click()
    says(played, "Back to move 2, b3.")
    expect_walk(played, "a1", "b3")
    button(played, "Undo").click()
    expect_walk(played, "a1", "b3", "d4")
    for _ in range(2):
        button(played, "Undo").click()
    expect_walk(played)
    button(played, "Redo").click()
    expect_walk(played, "a1", "b3")


def test_the_knight_is_dragged_and_a_drag_is_called_off(played: Page) -> None:
    square(played, "a1").drag_to(square(played, "b3"))
    expect_walk(played, "a1", "b3")
    square(played, "b3").hover()
    played.mouse.down()
    square(played, "d4").hover()
    played.keyboard.press("Escape")
    played.mouse.up()
    expect_walk(played, "a1", "b3")
    # Where it cannot go it stays, and the reason is said.
    square(played, "b3").drag_to(square(played, "b4"))
    says(played, "b4 is not a knight's move from b3.")
    expect_walk(played, "a1", "b3")


def test_it_is_walked_by_keys_and_names(played: Page) -> None:
    square(played, "a1").focus()
    played.keyboard.type("b3")
    expect_walk(played, "a1", "b3")
    expect(square(played, "b3")).to_be_focused()
    # Two columns to the right and a row up.
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "Enter"):
        played.keyboard.press(key)
    expect_walk(played, "a1", "b3", "d4")
    played.keyboard.press("Backspace")
    expect_walk(played, "a1", "b3")
    expect(square(played, "b3")).to_be_focused()
    played.keyboard.type("z")
    says(played, "'z' is not a square of this board. Squares go from a1, bottom left, to e5.")
    played.keyboard.type("C1")
    expect_walk(played, "a1", "b3", "c1")
    played.keyboard.press("ControlOrMeta+z")
    expect_walk(played, "a1", "b3")


def test_a_name_that_goes_on_waits_for_enter(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight&mode=play&rows=12&cols=5&start=c2")
    square(page, "c2").focus()
    # a1 can be gone to and a12 cannot: it is sure.
    page.keyboard.type("a1")
    expect_walk(page, "c2", "a1")
    page.keyboard.press("Backspace")
    walk(page, "b4", "d5", "c7", "d9", "b10")
    page.keyboard.type("a1")
    expect_walk(page, "c2", "b4", "d5", "c7", "d9", "b10")
    page.keyboard.type("2")
    expect_walk(page, "c2", "b4", "d5", "c7", "d9", "b10", "a12")


def test_a_field_takes_the_names_of_squares(played: Page) -> None:
    field = played.get_by_label("Move to")
    for name in ("b3", "D4"):
        field.fill(name)
        field.press("Enter")
        expect(field).to_have_value("")
    expect_walk(played, "a1", "b3", "d4")
    field.fill("a2")
    field.press("Enter")
    says(played, "a2 is not a knight's move from d4.")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect_walk(played, "a1", "b3", "d4")


def test_stuck_is_said_and_a_press_leads_back(played: Page) -> None:
    walk(played, "b3", "d2", "c4", "a5")
    says(played, "No square left: 5 of 25.")
    assert reachable(played) == set()
    walk(played, "d2")
    says(played, "Back to move 3, d2.")
    expect_walk(played, "a1", "b3", "d2")


def test_a_whole_walk_is_an_end(played: Page) -> None:
    walk(played, *TOUR[1:])
    says(played, "Solved: all 25 squares, each exactly once.")
    expect(played.get_by_role("region", name="What next")).to_be_visible()
    expect_walk(played, *TOUR)
    button(played, "Undo").click()
    expect_walk(played, *TOUR[:-1])
    expect(played.get_by_role("region", name="What next")).to_be_hidden()


def test_a_walk_that_ends_elsewhere_is_no_end(page: Page, site: Site) -> None:
    open_board(
        page, site.url, f"board=knight&mode=play&rows=5&cols=5&start=a1&end=e5&path={','.join(TOUR[:-1])}"
    )
    walk(page, TOUR[-1])
    says(page, "All 25 squares, but the tour has to end on e5.")
    expect(page.get_by_role("region", name="What next")).to_be_hidden()


def test_ways_on_are_shown_on_demand(played: Page) -> None:
    ways = button(played, "Ways on")
    expect(square(played, "b3")).to_have_accessible_description("a move away")
    ways.click()
    expect(square(played, "b3")).to_have_accessible_description("a move away, 5 ways on")
    expect(square(played, "c2")).to_have_accessible_description("a move away, 5 ways on")
    ways.click()
    expect(square(played, "b3")).to_have_accessible_description("a move away")


def test_squares_are_taken_out_by_press_drag_and_key(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=5")
    mode(page, "Hole").check()
    square(page, "c3").click()
    expect(square(page, "c3")).to_have_accessible_name("c3, hole")
    square(page, "a5").drag_to(square(page, "c5"))
    expect(page).to_have_url(re.compile("start=a1&holes=a5,b5,c5,c3$"))
    # One drag is one undo.
    button(page, "Undo").click()
    expect(page).to_have_url(re.compile("start=a1&holes=c3$"))
    square(page, "a1").click()
    says(page, "a1 is where the tour starts or ends, so it stays.")
    mode(page, "Start").check()
    square(page, "e5").focus()
    page.keyboard.press("x")
    expect(square(page, "e5")).to_have_accessible_name("e5, hole")
    mode(page, "End").check()
    square(page, "d4").click()
    says(page, "The tour has to end at d4.")
    square(page, "d4").click()
    says(page, "The tour may end anywhere.")


def test_a_hole_is_not_walked_over(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight&mode=play&rows=5&cols=5&start=a1&holes=b3")
    assert reachable(page) == {"c2"}
    square(page, "b3").click()
    says(page, "b3 is taken out of the board.")
    walk(page, "c2")
    mode(page, "Solver").check()
    mode(page, "Hole").check()
    square(page, "c2").click()
    says(page, "The walk went over a square that is taken out, and begins anew. Undo brings it back.")
    button(page, "Undo").click()
    expect_walk(page, "a1", "c2")


def test_a_walk_is_kept_and_linked(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight&mode=play&rows=6&cols=6&holes=c3&path=a1,b3,d4")
    expect_walk(page, "a1", "b3", "d4")
    choose(page, "Clear")
    says(page, "Cleared. Undo brings it back.")
    expect_walk(page)
    expect(square(page, "c3")).to_have_accessible_name("c3, hole")
    button(page, "Undo").click()
    expect_walk(page, "a1", "b3", "d4")
    # The puzzle alone has the holes and not the walk.
    assert grid(page, KNIGHT).is_visible()


def test_the_board_is_read_by_everybody(played: Page) -> None:
    walk(played, "b3", "d4")
    button(played, "Ways on").click()
    nothing_is_found(played)
    mode(played, "Solver").check()
    mode(played, "Hole").check()
    square(played, "e5").click()
    nothing_is_found(played)


def test_it_is_walked_to_the_end_by_names_alone(played: Page) -> None:
    square(played, "a1").focus()
    played.keyboard.type("".join(TOUR[1:]))
    says(played, "Solved: all 25 squares, each exactly once.")
    expect_walk(played, *TOUR)


@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport=PHONE)
def test_it_is_walked_to_the_end_by_a_finger(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, PLAYED)
    for name in TOUR[1:]:
        square(page, name).tap()
    says(page, "Solved: all 25 squares, each exactly once.")
    expect_walk(page, *TOUR)
