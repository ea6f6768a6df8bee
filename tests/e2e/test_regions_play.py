"""Queens in regions are played: by presses, dragging, fingers and keys, with hints in stages, to the end."""

import re

import pytest
from boards import QUEENS, button, choose, expect_columns, grid, labels, mode
from live import PERMISSIONS
from opening import open_board, wait_for_engine
from playing_queens import says, square, status, tool
from playwright.sync_api import Browser, Page, expect
from serving import Site
from test_accessibility import nothing_is_found

from undoku.queens import complete

N = 6
REGIONS = "ABCCCCBBCCCCBBBDDDBBBDDDEEFFDDEEEEDD"
PUZZLE = f"board=queens&mode=play&n={N}&regions={REGIONS}"
SOLUTION = (0, 4, 2, 5, 3, 1)
TO_PLAY = (
    "Press a square for a cross, again for a queen, and again to empty it. One queen in each row, column and"
    " region, and no two that touch."
)


@pytest.fixture
def played(page: Page, site: Site) -> Page:
    open_board(page, site.url, PUZZLE)
    return page


def is_called(page: Page, row: int, column: int, what: str) -> None:
    region = REGIONS[N * (row - 1) + column - 1]
    name = f"Row {row}, column {column}, region {region}, {what}"
    expect(square(page, row, column, N)).to_have_accessible_name(name)


def press(page: Page, row: int, column: int, times: int = 1) -> None:
    for _ in range(times):
        square(page, row, column, N).click()


def place_all(page: Page) -> None:
    """Each queen is the second press, unless the square was crossed out by itself."""
    tool(page, "Queen").click(force=True)
    for row, column in enumerate(SOLUTION, start=1):
        press(page, row, column + 1)


def test_the_solution_of_these_tests_is_the_engines() -> None:
    placement = complete(N, regions=REGIONS)
    assert placement is not None
    assert placement.columns == SOLUTION


def test_the_rule_is_chosen_and_taken_back(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&mode=play&n=8&queens=1:1")
    mode(page, "In regions").check(force=True)
    expect(status(page)).to_contain_text("One queen in each row, column and coloured region")
    regions = {name.split(", ")[2] for name in labels(page, QUEENS)}
    assert regions == {f"region {letter}" for letter in "ABCDEFGH"}
    expect(page).to_have_url(re.compile("&n=8&regions=[A-H]{64}$"))
    button(page, "Undo").click()
    expect(mode(page, "Along diagonals")).to_be_checked()
    expect(square(page, 1, 1)).to_have_accessible_name("Row 1, column 1, queen")
    button(page, "Redo").click()
    mode(page, "Along diagonals").check(force=True)
    says(page, "Queens attack along rows, columns and diagonals.")
    expect(square(page, 1, 1)).to_have_accessible_name("Row 1, column 1, empty")


def test_a_press_goes_round(played: Page) -> None:
    says(played, TO_PLAY)
    press(played, 3, 3)
    is_called(played, 3, 3, "empty")
    expect(square(played, 3, 3, N)).to_have_accessible_description("crossed out")
    press(played, 3, 3)
    is_called(played, 3, 3, "queen")
    # Her row, her column, her region and the squares beside her.
    attacked = {
        tuple(map(int, re.findall(r"\d+", name))) for name in labels(played, QUEENS) if "attacked" in name
    }
    expected = {
        (row, column)
        for row in range(1, N + 1)
        for column in range(1, N + 1)
        if (row, column) != (3, 3)
        and (
            row == 3
            or column == 3
            or (abs(row - 3) == 1 and abs(column - 3) == 1)
            or REGIONS[N * (row - 1) + column - 1] == REGIONS[N * 2 + 2]
        )
    }
    assert attacked == expected
    press(played, 3, 3)
    is_called(played, 3, 3, "empty")
    expect(square(played, 3, 3, N)).to_have_accessible_description("")
    # What is crossed out by itself gets a queen at once.
    press(played, 3, 3, 2)
    press(played, 3, 5)
    is_called(played, 3, 5, "queen")
    says(played, "The queen in row 3, column 5 is attacked by the queen in row 3, column 3.")


def test_crosses_are_dragged_and_taken_back_at_once(played: Page) -> None:
    first, last = square(played, 1, 1, N).bounding_box(), square(played, 1, 5, N).bounding_box()
    assert first
    assert last
    played.mouse.move(first["x"] + 9, first["y"] + 9)
    played.mouse.down()
    played.mouse.move(last["x"] + 9, last["y"] + 9, steps=9)
    played.mouse.up()
    for column in range(1, 6):
        expect(square(played, 1, column, N)).to_have_accessible_description("crossed out")
    expect(square(played, 1, 6, N)).to_have_accessible_description("")
    button(played, "Undo").click()
    expect(square(played, 1, 1, N)).to_have_accessible_description("")


def test_played_to_the_end_with_its_time_and_its_result(page: Page, site: Site) -> None:
    page.context.grant_permissions(PERMISSIONS)
    open_board(page, site.url, f"{PUZZLE}&level=medium&day=2026-11-29")
    expect(page.get_by_role("heading", name="Medium, 29 November 2026")).to_be_visible()
    expect(page.get_by_role("timer", name="Timer")).to_be_visible()
    place_all(page)
    expect(status(page)).to_have_text(re.compile(r"^Solved in \d+:\d\d\. Medium, no hints\.$"))
    said = status(page).text_content()
    button(page, "Copy the result").click()
    says(page, "The result is copied, with a link to the board.")
    copied = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert copied[:2] == ["Medium, 29 November 2026", said]
    assert copied[2].endswith(f"#board=queens&n=6&regions={REGIONS}&level=medium&day=2026-11-29")
    expect(button(page, "Share the puzzle")).to_be_visible()


def test_by_keys_alone(played: Page) -> None:
    square(played, 1, 1, N).focus()
    for row, column in enumerate(SOLUTION):
        played.keyboard.press("Home")
        for _ in range(column):
            played.keyboard.press("ArrowRight")
        played.keyboard.press("Enter")
        if row < N - 1:
            played.keyboard.press("ArrowDown")
    expect(status(played)).to_have_text(re.compile(r"^Solved in \d+:\d\d\.$"))
    played.keyboard.press("Control+z")
    played.keyboard.press("x")
    expect(square(played, 6, 2, N)).to_have_accessible_description(re.compile("crossed out"))


def test_by_names_alone_as_a_screen_reader_presses(played: Page) -> None:
    for row, column in enumerate(SOLUTION):
        place = f"Row {row + 1}, column {column + 1}, region {REGIONS[N * row + column]}"
        cell = grid(played, QUEENS).get_by_role("gridcell", name=re.compile(f"^{place}, "))
        while not (cell.get_attribute("aria-label") or "").endswith("queen"):
            # It comes without a pointer.
            cell.dispatch_event("click")
    expect(status(played)).to_have_text(re.compile(r"^Solved in \d+:\d\d\.$"))


def test_by_fingers(browser: Browser, site: Site) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    with context:
        page = context.new_page()
        open_board(page, site.url, PUZZLE)
        for row, column in enumerate(SOLUTION, start=1):
            name = square(page, row, column + 1, N)
            while "queen" not in (name.get_attribute("aria-label") or ""):
                name.tap()
        expect(status(page)).to_have_text(re.compile(r"^Solved in \d+:\d\d\.$"))


def test_a_pause_covers_the_board(played: Page) -> None:
    press(played, 1, 1)
    button(played, "Pause the timer").click()
    expect(button(played, "Paused: go on")).to_be_visible()
    board = played.locator("#queens")
    expect(board).to_have_js_property("inert", True)
    # Not even its regions can be looked at.
    expect(board.locator("svg path").last).to_be_hidden()
    button(played, "Paused: go on").click()
    expect(board).to_have_js_property("inert", False)
    # On another board nothing is covered.
    button(played, "Pause the timer").click()
    mode(played, "Along diagonals").check(force=True)
    expect(button(played, "Paused: go on")).to_be_hidden()
    expect(board).to_have_js_property("inert", False)


def test_hints_come_in_three_stages_and_lead_to_the_end(played: Page) -> None:
    wait_for_engine(played, "ready")
    played.keyboard.press("Escape")
    for _ in range(60):
        button(played, "Hint").click()
        expect(button(played, "Why?")).to_be_visible()
        expect(status(played)).to_contain_text("look at")
        button(played, "Why?").click()
        button(played, "What to do").click()
        do_it = played.get_by_role("button", name=re.compile("^(Place it|Cross it out)$"))
        expect(status(played)).to_contain_text(re.compile("Place a queen in|Cross out"))
        do_it.click()
        expect(do_it).to_be_hidden()
        if "Solved" in (status(played).text_content() or ""):
            break
    expect(status(played)).to_contain_text("Solved in")
    expect_columns(played, list(SOLUTION))


def test_escape_puts_a_hint_away(played: Page) -> None:
    wait_for_engine(played, "ready")
    button(played, "Hint").click()
    button(played, "Why?").click()
    expect(button(played, "What to do")).to_be_visible()
    square(played, 1, 1, N).focus()
    played.keyboard.press("Escape")
    says(played, TO_PLAY)
    expect(button(played, "Hint")).to_be_visible()


def test_check_says_what_is_wrong_and_shows_no_square(played: Page) -> None:
    wait_for_engine(played, "ready")
    press(played, 1, 1, 2)
    button(played, "Check").click()
    says(played, "No mistake so far: 1 of 6 queens stand.")
    press(played, 1, 1)
    press(played, 1, 2, 2)
    button(played, "Check").click()
    says(played, "Region A has no free square left. With the queen in row 1, column 2 there is no placement.")


def test_clear_in_play_leaves_the_puzzle(played: Page) -> None:
    press(played, 1, 1, 2)
    press(played, 6, 6)
    choose(played, "Clear")
    says(played, "Cleared. Undo brings it back.")
    is_called(played, 1, 1, "empty")
    button(played, "Undo").click()
    is_called(played, 1, 1, "queen")


def test_solve_tells_of_one_solution_and_goes_to_it(played: Page) -> None:
    wait_for_engine(played, "ready")
    choose(played, "Solve")
    says(played, "One solution, and no other.")
    expect_columns(played, list(SOLUTION))
    # Who has seen it does not get there without a hint.
    choose(played, "Clear")
    place_all(played)
    expect(status(played)).to_have_text(re.compile(r"^Solved in \d+:\d\d\. 1 hint\.$"))


def test_attacks_may_stay_unmarked(played: Page) -> None:
    button(played, "Menu").click()
    played.get_by_role("menuitem", name="Settings").click()
    played.get_by_role("checkbox", name="Mark what the queens attack, in regions with a cross").uncheck()
    played.keyboard.press("Escape")
    press(played, 3, 3, 2)
    is_called(played, 3, 4, "empty")


def test_what_was_done_is_there_after_a_reload(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PUZZLE}&level=medium")
    press(page, 1, 1, 2)
    press(page, 6, 6)
    expect(page).to_have_url(re.compile("queens=1:1"))
    page.reload()
    is_called(page, 1, 1, "queen")
    expect(square(page, 6, 6, N)).to_have_accessible_description(re.compile("crossed out"))
    expect(page.get_by_role("heading", name="Medium, 6 queens in regions")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_in_the_way_of_anybody(page: Page, site: Site, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    open_board(page, site.url, f"{PUZZLE}&queens=1:1,1:2")
    expect(square(page, 1, 1, N)).to_be_visible()
    nothing_is_found(page)
    mode(page, "Solver").check(force=True)
    nothing_is_found(page)
