"""Queens are placed by hand, by presses, dragging, fingers and keys, with crosses, blocks and hints."""

import re
from collections.abc import Callable

import pytest
from boards import QUEENS, button, choose, columns, expect_columns, grid, labels, mode
from lives import end_worker
from opening import open_board, wait_for_board, wait_for_engine
from playwright.sync_api import Browser, Locator, Page, expect
from serving import Site
from test_accessibility import nothing_is_found

PLAYED = "board=queens&mode=play&n=8"
# The first of the 92 in the lecture's order: columns by row, from 1.
FIRST = [1, 5, 8, 6, 3, 7, 2, 4]
NAUCK = "queens=4:4,5:2"
HINT = "Press a square to place a queen. Solve completes what is on the board; Hint shows what comes next."


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def square(page: Page, row: int, column: int, n: int = 8) -> Locator:
    return grid(page, QUEENS).get_by_role("gridcell").nth(n * (row - 1) + column - 1)


def tool(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=name, exact=True)


def is_called(page: Page, row: int, column: int, what: str, n: int = 8) -> None:
    expect(square(page, row, column, n)).to_have_accessible_name(f"Row {row}, column {column}, {what}")


def says(page: Page, sentence: str) -> None:
    expect(status(page)).to_have_text(sentence)


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


def test_what_has_the_focus_is_never_lost(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    button(page, "Nauck, 1850").click()
    wait_for_engine(page, "ready")
    button(page, "How many ways?").click()
    button(page, "Show them").click()
    button(page, "Next solution").press("Enter")
    expect(page.get_by_role("textbox", name="Solution number")).to_have_value("2")
    button(page, "Previous solution").press("Enter")
    expect(page.get_by_role("textbox", name="Solution number")).to_have_value("1")
    page.keyboard.press("ControlOrMeta+z")
    expect(square(page, 1, 1)).to_be_focused()
    button(page, "Hint").press("Enter")
    do_it = page.get_by_role("button", name=re.compile("Place it|Cross it out"))
    do_it.focus()
    # A hint is closed where one is.
    page.keyboard.press("Escape")
    expect(do_it).to_be_hidden()
    expect(square(page, 1, 1)).to_be_focused()
    says(page, HINT)


def test_a_followed_address_leads_back_to_how_the_board_was_used(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    square(page, 1, 1).click()
    expect(page).to_have_url(re.compile("queens=1:1$"))
    page.goto("about:blank")
    open_board(page, site.url, "board=queens&n=8&queens=2:2")
    expect(mode(page, "Solve")).to_be_checked()
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
    button(played, "Clear").click()
    says(played, "Cleared. Undo brings it back.")
    expect(square(played, 1, 1)).to_have_accessible_description("")
    button(played, "Undo").click()
    expect(square(played, 1, 1)).to_have_accessible_description("crossed out")


def test_nothing_is_attacked_where_nobody_plays(played: Page) -> None:
    square(played, 1, 1).click()
    mode(played, "Solve").check()
    is_called(played, 1, 1, "queen")
    assert {name.split(", ")[2] for name in labels(played, QUEENS)} == {"empty", "queen"}
    square(played, 3, 3).click()
    is_called(played, 3, 3, "empty")
    mode(played, "Play").check()
    is_called(played, 8, 8, "attacked")


def test_ways_that_went_with_their_worker_are_counted_again(
    page: Page, site: Site, faults: list[str]
) -> None:
    open_board(page, site.url, "board=queens&mode=play&n=14&queens=1:2,2:4,3:6,4:8,5:10")
    wait_for_engine(page, "ready")
    button(page, "How many ways?").click()
    expect(button(page, "Show them")).to_be_visible()
    end_worker(page, "engine")
    button(page, "Retry").click()
    wait_for_engine(page, "ready")
    button(page, "Show them").click()
    says(page, "2 solutions contain what is on the board.")
    button(page, "Show them").click()
    expect(page.get_by_text("Solution 1 of 2", exact=True)).to_be_visible()
    faults.clear()


def test_what_was_said_for_solving_is_not_said_for_playing(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens")
    field = page.get_by_role("textbox", name="N", exact=True)
    field.fill("10")
    field.press("Enter")
    says(page, "An empty 10 by 10 board. Press Solve.")
    mode(page, "Play").check()
    says(page, HINT)
    field.fill("11")
    field.press("Enter")
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


def test_played_with_a_finger(browser: Browser, site: Site) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    open_board(page, site.url, PLAYED)
    for row, column in enumerate(FIRST, 1):
        square(page, row, column).tap()
    says(page, "Solved: 8 queens stand, and none attacks another.")
    tool(page, "Cross").check()
    square(page, 2, 1).tap()
    expect(square(page, 2, 1)).to_have_accessible_description(re.compile("crossed out$"))
    context.close()


def test_what_was_placed_is_there_after_reload_and_undo(played: Page) -> None:
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


def test_solve_completes_what_is_on_the_board(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&queens=1:1&blocked=2:5")
    wait_for_engine(page, "ready")
    button(page, "Solve").click()
    says(page, "3 solutions contain what is on the board.")
    found = columns(page)
    assert found[0] == 0
    assert found[1] != 4
    assert sorted(found) == list(range(8))
    # The queen is not lost with the solution.
    button(page, "Clear").click()
    expect_columns(page, [0, *[-1] * 7])
    button(page, "Clear").click()
    expect_columns(page, [-1] * 8)
    button(page, "Undo").click()
    button(page, "Undo").click()
    button(page, "Next solution").click()
    expect(page.get_by_role("textbox", name="Solution number")).to_have_value("2")
    # What is placed by hand takes the solution away, and leads back to it.
    square(page, 8, 8).click()
    assert sum(column >= 0 for column in columns(page)) == 2
    button(page, "Undo").click()
    assert all(column >= 0 for column in columns(page))


def test_naucks_queens_have_two_completions(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    button(page, "Nauck, 1850").click()
    assert [columns(page)[3], columns(page)[4]] == [3, 1]
    wait_for_engine(page, "ready")
    button(page, "How many ways?").click()
    says(page, "2 solutions contain what is on the board.")
    # None is given away before that is asked for.
    expect_columns(page, [-1, -1, -1, 3, 1, -1, -1, -1])
    expect(page).to_have_url(re.compile(f"{NAUCK}$"))
    button(page, "Show them").click()
    expect(page.get_by_role("textbox", name="Solution number")).to_have_value("1")
    both = [columns(page)]
    button(page, "Next solution").click()
    expect(page.get_by_role("textbox", name="Solution number")).to_have_value("2")
    both.append(columns(page))
    assert both[0] < both[1]
    assert all(found[3:5] == [3, 1] and len(set(found)) == 8 for found in both)
    # An address leads to one of them.
    open_board(page, site.url, f"board=queens&n=8&{NAUCK}&solution=2")
    wait_for_engine(page, "ready")
    says(page, "2 solutions contain what is on the board.")
    expect_columns(page, both[1])


def test_what_makes_it_impossible_is_shown(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&mode=play&n=6&queens=1:1,2:3")
    wait_for_engine(page, "ready")
    button(page, "Solve").click()
    says(page, "No solution. With the queen in row 1, column 1 there is no placement.")
    expect(square(page, 1, 1, 6)).to_have_accessible_description("part of the reason")
    expect(square(page, 2, 3, 6)).to_have_accessible_description("")
    square(page, 1, 1, 6).click()
    expect(square(page, 1, 1, 6)).to_have_accessible_description(re.compile("^(?!.*reason)"))


def test_hints_lead_to_the_end(page: Page, site: Site) -> None:
    """Everything by names alone, as with a screen reader: a hint, what it says, and so on."""
    open_board(page, site.url, "board=queens&mode=play&n=6")
    wait_for_engine(page, "ready")
    do_it = page.get_by_role("button", name=re.compile("Place it|Cross it out"))
    for _ in range(36):
        button(page, "Hint").press("Enter")
        expect(do_it).to_be_visible()
        target = page.get_by_role("gridcell", description=re.compile("belongs here|can stand here"))
        expect(target).to_have_count(1)
        do_it.press("Enter")
        expect(do_it).to_be_hidden()
        if sum(column >= 0 for column in columns(page)) == 6:
            break
    says(page, "Solved: 6 queens stand, and none attacks another.")
    assert sorted(columns(page)) == list(range(6))


def test_a_hint_goes_with_the_board_it_speaks_of(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&{NAUCK}")
    wait_for_engine(page, "ready")
    square(page, 1, 1).focus()
    page.keyboard.press("h")
    do_it = page.get_by_role("button", name=re.compile("Place it|Cross it out"))
    expect(do_it).to_be_visible()
    page.keyboard.press("Escape")
    expect(do_it).to_be_hidden()
    says(page, HINT)
    page.keyboard.press("h")
    expect(do_it).to_be_visible()
    before = labels(page, QUEENS)
    page.keyboard.press("h")
    expect(do_it).to_be_hidden()
    button(page, "Undo").click()
    assert labels(page, QUEENS) == before
    says(page, HINT)
    button(page, "Hint").click()
    expect(do_it).to_be_visible()
    mode(page, "Solve").check()
    says(page, "Choose N and press Solve.")
    mode(page, "Play").check()
    expect(do_it).to_be_hidden()
    says(page, HINT)


def leave_for_another_board(page: Page) -> None:
    page.get_by_role("tab", name="Knight's tour").click()
    page.get_by_role("tab", name="N-Queens").click()


def watch_and_come_back(page: Page) -> None:
    mode(page, "Watch").check()
    expect(page.get_by_role("slider", name="Step", exact=True)).to_be_visible()
    button(page, "Close the steps").click()


@pytest.mark.parametrize("leave", [leave_for_another_board, watch_and_come_back, Page.reload])
def test_what_a_hint_says_does_not_come_back_alone(
    page: Page, site: Site, leave: Callable[[Page], None]
) -> None:
    open_board(page, site.url, PLAYED)
    square(page, 1, 1).click()
    wait_for_engine(page, "ready")
    button(page, "Hint").click()
    do_it = page.get_by_role("button", name=re.compile("Place it|Cross it out"))
    expect(do_it).to_be_visible()
    leave(page)
    expect(mode(page, "Play")).to_be_checked()
    is_called(page, 1, 1, "queen")
    expect(do_it).to_be_hidden()
    # Where a search was closed that is said.
    expect(status(page)).to_have_text(re.compile(f"^({HINT}|The search is closed.)$"))
    square(page, 8, 2).click()
    button(page, "Undo").click()
    is_called(page, 8, 2, "empty")
    says(page, HINT)


def test_there_is_no_hint_over_a_solution(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&{NAUCK}")
    wait_for_engine(page, "ready")
    button(page, "Solve").click()
    says(page, "2 solutions contain what is on the board.")
    button(page, "Hint").click()
    says(page, "A solution is shown. Clear takes it away, and Hint then says what comes next on your board.")
    button(page, "Clear").click()
    button(page, "Hint").click()
    expect(page.get_by_role("button", name=re.compile("Place it|Cross it out"))).to_be_visible()


def test_the_ways_that_were_counted_go_with_the_board(page: Page, site: Site) -> None:
    # Of the ways it is not known which are fundamental: all of them are shown.
    open_board(page, site.url, f"{PLAYED}&list=fundamental&{NAUCK}")
    wait_for_engine(page, "ready")
    button(page, "How many ways?").click()
    expect(button(page, "Show them")).to_be_visible()
    square(page, 2, 1).click()
    expect(button(page, "How many ways?")).to_be_visible()
    says(page, HINT)
    button(page, "How many ways?").click()
    button(page, "Show it").click()
    expect(page.get_by_role("gridcell", name=re.compile("queen$"))).to_have_count(8)
    expect(page.get_by_text("Solution 1 of 1", exact=True)).to_be_visible()
    says(page, "1 solution contains what is on the board.")


def test_two_queens_that_attack_are_what_a_hint_speaks_of(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&queens=1:1,3:3,5:8")
    wait_for_engine(page, "ready")
    button(page, "Hint").click()
    expect(status(page)).to_contain_text("attack each other")
    expect(square(page, 1, 1)).to_have_accessible_description(re.compile("part of the reason"))
    expect(square(page, 5, 8)).not_to_have_accessible_description(re.compile("reason"))


def test_there_is_no_hint_on_a_board_too_large_to_be_played(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&mode=play&n=60")
    wait_for_engine(page, "ready")
    button(page, "Hint").click()
    expect(status(page)).to_contain_text("by hand up to N = 40")
    expect(page.get_by_role("button", name=re.compile("Place it|Cross it out"))).to_be_hidden()


def test_a_large_solution_that_is_gone_back_to_is_found_again(page: Page, site: Site) -> None:
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
    field = page.get_by_role("textbox", name="N", exact=True)
    field.fill("41")
    field.press("Enter")
    says(page, "'41' is not a size that fits. N is a whole number from 1 to 40.")
    field.fill("40")
    field.press("Enter")
    square(page, 40, 40, 40).click()
    is_called(page, 40, 40, "queen", 40)
    expect(page).to_have_url(re.compile("n=40&queens=40:40$"))


def test_the_way_is_asked_again_of_the_next_worker(page: Page, site: Site, faults: list[str]) -> None:
    open_board(page, site.url, f"{PLAYED}&{NAUCK}")
    wait_for_engine(page, "ready")
    end_worker(page, "engine")
    wait_for_engine(page, "failed")
    button(page, "How many ways?").click()
    wait_for_engine(page, "ready")
    says(page, "2 solutions contain what is on the board.")
    faults.clear()


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
    expect(page.get_by_role("button", name=re.compile("Place it|Cross it out"))).to_be_visible()
    nothing_is_found(page)
