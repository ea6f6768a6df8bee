"""Queens are placed by hand, by presses, dragging, fingers and keys, with crosses and blocks."""

import re

import pytest
from boards import QUEENS, button, choose, choose_n, expect_columns, grid, labels, mode
from opening import open_board, wait_for_board, wait_for_engine
from playing_queens import HINT, NAUCK, PLAYED, do_it, is_called, says, square, status, tool
from playwright.sync_api import Browser, Page, expect
from serving import Site
from test_accessibility import nothing_is_found

# The first of the 92 in the lecture's order: columns by row, from 1.
FIRST = [1, 5, 8, 6, 3, 7, 2, 4]

# A pointer over a square with no button down any more.
MOVED = """(square) => {
  const { x, y } = square.getBoundingClientRect();
  const place = { clientX: x + 9, clientY: y + 9, bubbles: true };
  square.dispatchEvent(new PointerEvent("pointermove", { ...place, pointerId: 1, buttons: 0, button: -1 }));
}"""


@pytest.fixture
def played(page: Page, site: Site) -> Page:
    open_board(page, site.url, PLAYED)
    return page


def test_a_press_places_a_queen_and_takes_it_away(played: Page) -> None:
    square(played, 1, 1).click()
    is_called(played, 1, 1, "queen")
    attacked = [name for name in labels(played, QUEENS) if name.endswith("attacked")]
    assert len(attacked) == 21
    is_called(played, 2, 3, "empty")
    expect(square(played, 8, 8)).to_have_accessible_description("by row 1, column 1")
    expect(played).to_have_url(re.compile("mode=play&n=8&queens=1:1$"))
    square(played, 1, 1).click()
    is_called(played, 1, 1, "empty")
    assert {name.split(", ")[2] for name in labels(played, QUEENS)} == {"empty"}
    expect(played).to_have_url(re.compile("mode=play&n=8$"))


def test_a_drag_is_called_off(played: Page) -> None:
    square(played, 4, 4).click()
    place = square(played, 4, 4).bounding_box()
    beside = status(played).bounding_box()
    assert place
    assert beside
    for end in ("beside", "Escape"):
        played.mouse.move(place["x"] + 9, place["y"] + 9)
        played.mouse.down()
        played.mouse.move(place["x"] + 9, place["y"] + 2 * place["height"], steps=5)
        if end == "Escape":
            played.keyboard.press("Escape")
        else:
            played.mouse.move(beside["x"] + 9, beside["y"] + 9, steps=5)
        played.mouse.up()
        expect_columns(played, [-1, -1, -1, 3, -1, -1, -1, -1])


def test_another_n_empties_the_board_and_says_so(played: Page) -> None:
    square(played, 4, 4).click()
    button(played, "One more").click()
    is_called(played, 9, 9, "empty", 9)
    says(played, "Cleared. Undo brings it back.")
    button(played, "Undo").click()
    is_called(played, 4, 4, "queen")


def test_a_followed_address_leads_back_to_how_the_board_was_used(
    page: Page, site: Site, answered: None
) -> None:
    open_board(page, site.url, PLAYED)
    square(page, 1, 1).click()
    expect(page).to_have_url(re.compile("queens=1:1$"))
    page.goto("about:blank")
    open_board(page, site.url, "board=queens&n=8&queens=2:2")
    expect(mode(page, "Solver")).to_be_checked()
    button(page, "Undo").click()
    expect(mode(page, "Play")).to_be_checked()
    is_called(page, 1, 1, "queen")


def test_queens_that_attack_each_other_are_placed_and_say_so(played: Page) -> None:
    for row, column in ((1, 1), (4, 4)):
        square(played, row, column).click()
    is_called(played, 4, 4, "queen")
    expect(square(played, 4, 4)).to_have_accessible_description("attacked by row 1, column 1")
    expect(square(played, 8, 8)).to_have_accessible_description("by row 1, column 1 and row 4, column 4")
    says(played, "The queen in row 4, column 4 is attacked by the queen in row 1, column 1.")
    # Moved where nobody attacks her, nothing is said of it any more; Undo brings both back.
    square(played, 4, 4).drag_to(square(played, 4, 6))
    says(played, HINT)
    button(played, "Undo").click()
    says(played, "The queen in row 4, column 4 is attacked by the queen in row 1, column 1.")


def test_a_click_without_a_pointer_is_a_press(played: Page) -> None:
    # As a screen reader may press what it names.
    for what in ("queen", "empty"):
        square(played, 1, 1).evaluate("cell => cell.click()")
        is_called(played, 1, 1, what)
    # Who lets go elsewhere has thought better of it.
    square(played, 1, 1).hover()
    played.mouse.down()
    button(played, "Hint").hover()
    played.mouse.up()
    is_called(played, 1, 1, "empty")


def test_crosses_alone_are_cleared_and_come_back(played: Page) -> None:
    square(played, 1, 1).click(button="right")
    expect(square(played, 1, 1)).to_have_accessible_description("crossed out")
    choose(played, "Clear")
    says(played, "Cleared. Undo brings it back.")
    expect(square(played, 1, 1)).to_have_accessible_description("")
    button(played, "Undo").click()
    expect(square(played, 1, 1)).to_have_accessible_description("crossed out")


def test_nothing_is_attacked_where_nobody_plays(played: Page) -> None:
    square(played, 1, 1).click()
    mode(played, "Solver").check()
    is_called(played, 1, 1, "queen")
    assert {name.split(", ")[2] for name in labels(played, QUEENS)} == {"empty", "queen"}
    square(played, 3, 3).click()
    is_called(played, 3, 3, "empty")
    mode(played, "Play").check()
    is_called(played, 8, 8, "attacked")


def test_what_was_said_for_solving_is_not_said_for_playing(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens")
    choose_n(page, 10)
    says(page, "An empty 10 by 10 board. Press Solve.")
    mode(page, "Play").check()
    says(page, HINT)
    choose_n(page, 11)
    is_called(page, 11, 11, "empty", 11)
    says(page, HINT)


def test_a_queen_is_dragged_to_another_square(played: Page) -> None:
    square(played, 2, 2).click()
    square(played, 2, 2).drag_to(square(played, 5, 7))
    expect_columns(played, [-1, -1, -1, -1, 6, -1, -1, -1])
    expect(played).to_have_url(re.compile("queens=5:7$"))
    played.keyboard.press("ControlOrMeta+z")
    expect_columns(played, [-1, 1, -1, -1, -1, -1, -1, -1])


def test_crosses_are_drawn_over_several_squares_and_taken_away_alike(played: Page) -> None:
    tool(played, "Cross").check()
    square(played, 3, 2).drag_to(square(played, 3, 6))
    crossed = grid(played, QUEENS).get_by_role("gridcell", description="crossed out")
    expect(crossed).to_have_count(5)
    square(played, 3, 1).click()
    expect(crossed).to_have_count(6)
    square(played, 3, 2).drag_to(square(played, 3, 6))
    expect(crossed).to_have_count(1)
    button(played, "Undo").click()
    expect(crossed).to_have_count(6)
    # What is blocked on the way stays so.
    square(played, 5, 4).focus()
    played.keyboard.press("b")
    square(played, 5, 2).drag_to(square(played, 5, 6))
    is_called(played, 5, 4, "blocked")
    expect(crossed).to_have_count(10)


def test_what_was_let_go_outside_of_the_window_draws_no_further(played: Page) -> None:
    tool(played, "Cross").check()
    square(played, 1, 1).hover()
    played.mouse.down()
    square(played, 1, 2).hover()
    for row in (2, 3):
        square(played, row, row).evaluate(MOVED)
    played.mouse.up()
    crossed = grid(played, QUEENS).get_by_role("gridcell", description="crossed out")
    expect(crossed).to_have_count(2)


def test_no_queen_is_placed_on_a_blocked_square(played: Page) -> None:
    tool(played, "Block").check()
    square(played, 2, 5).click()
    is_called(played, 2, 5, "blocked")
    expect(played).to_have_url(re.compile("blocked=2:5$"))
    tool(played, "Queen").check()
    square(played, 2, 5).click()
    says(played, "Row 2, column 5 is blocked. Unblock it to place a queen there.")
    is_called(played, 2, 5, "blocked")
    square(played, 1, 1).click()
    square(played, 1, 1).drag_to(square(played, 2, 5))
    is_called(played, 1, 1, "queen")
    is_called(played, 2, 5, "blocked")


def test_played_to_the_end_with_the_keyboard(played: Page) -> None:
    square(played, 1, 1).focus()
    for row, column in enumerate(FIRST, 1):
        played.keyboard.press("Home")
        for _ in range(column - 1):
            played.keyboard.press("ArrowRight")
        played.keyboard.press("x")
        expect(square(played, row, column)).to_have_accessible_description("crossed out")
        played.keyboard.press("Enter" if row % 2 else "Space")
        is_called(played, row, column, "queen")
        played.keyboard.press("ArrowDown")
    says(played, "Solved: 8 queens stand, and none attacks another.")
    expect_columns(played, [column - 1 for column in FIRST])
    played.keyboard.press("Backspace")
    is_called(played, 8, 4, "empty")
    played.keyboard.press("b")
    is_called(played, 8, 4, "blocked")
    played.keyboard.press("b")
    is_called(played, 8, 4, "empty")


def test_played_with_a_finger(browser: Browser, site: Site, answered: None) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    open_board(page, site.url, PLAYED)
    tool(page, "Cross").check()
    square(page, 2, 1).tap()
    expect(square(page, 2, 1)).to_have_accessible_description(re.compile("crossed out$"))
    tool(page, "Queen").check()
    for row, column in enumerate(FIRST, 1):
        square(page, row, column).tap()
    says(page, "Solved: 8 queens stand, and none attacks another.")
    context.close()


def test_what_was_placed_is_there_after_reload_and_undo(played: Page, answered: None) -> None:
    square(played, 1, 3).click()
    tool(played, "Cross").check()
    square(played, 2, 6).click()
    played.reload()
    wait_for_board(played, "queens")
    is_called(played, 1, 3, "queen")
    expect(square(played, 2, 6)).to_have_accessible_description("crossed out")
    expect(mode(played, "Play")).to_be_checked()
    played.get_by_role("tab", name="Sudoku").click()
    played.get_by_role("tab", name="N-Queens").click()
    is_called(played, 1, 3, "queen")
    button(played, "Undo").click()
    expect(square(played, 2, 6)).to_have_accessible_description("")
    button(played, "Undo").click()
    is_called(played, 1, 3, "empty")
    button(played, "Redo").click()
    is_called(played, 1, 3, "queen")


def test_a_large_solution_that_is_gone_back_to_is_found_again(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, "board=queens&n=2000")
    wait_for_engine(page, "ready")
    button(page, "Solve").click()
    whole = page.get_by_role("img", name="2,000 queens on a 2,000 by 2,000 board")
    expect(whole).to_be_visible()
    button(page, "Clear").click()
    expect(whole).to_be_hidden()
    page.reload()
    wait_for_engine(page, "ready")
    button(page, "Undo").click()
    expect(whole).to_be_visible()


def test_a_board_too_large_to_be_played_says_so(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=60")
    mode(page, "Play").check()
    sentence = "Queens are placed by hand up to N = 40; this board has 60. Choose a smaller N."
    says(page, sentence)
    choose_n(page, 41)
    says(page, "'41' is not a size that fits. N is a whole number from 1 to 40.")
    choose_n(page, 40)
    square(page, 40, 40, 40).click()
    is_called(page, 40, 40, "queen", 40)
    expect(page).to_have_url(re.compile("n=40&queens=40:40$"))


def test_watch_begins_with_an_empty_board_and_leads_back(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&{NAUCK}")
    wait_for_engine(page, "ready")
    mode(page, "Watch").check()
    expect(page.get_by_role("slider", name="Step", exact=True)).to_be_visible()
    expect_columns(page, [-1] * 8)
    button(page, "Close the steps").click()
    expect(mode(page, "Play")).to_be_checked()
    expect_columns(page, [-1, -1, -1, 3, 1, -1, -1, -1])


def test_saved_as_a_picture_with_what_is_placed(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&{NAUCK}&blocked=1:1")
    with page.expect_download() as download:
        choose(page, "Picture (SVG)")
    drawing = download.value.path().read_text(encoding="utf-8")
    assert drawing.count("<path") > 2


def test_play_is_clean(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&{NAUCK}&blocked=1:1")
    wait_for_engine(page, "ready")
    button(page, "Hint").click()
    expect(do_it(page)).to_be_visible()
    nothing_is_found(page)
