"""Hints and the whole way where they meet all else: addresses, modes, the Library, a lost Python, a phone."""

import html
import re
from collections.abc import Callable, Iterator

import pytest
from boards import SUDOKU, button, cell_name, choose, digits, grid, mode
from lives import end_worker
from opening import CALLBACKS, follow, hold_python, open_board, wait_for_engine, wait_until_kept
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from puzzles import LECTURE
from serving import Site
from test_hints import (
    LATE,
    PAIRED,
    POINTED,
    asked,
    cell,
    drawing,
    hints,
    nothing_is_shown,
    played,
    status,
)
from test_way import ITEM, TOGGLE, is_at, is_left, row, shown, steps

__all__ = ["played", "shown"]

GIVENS = LECTURE.replace("0", ".")
WAY = f"board=sudoku&givens={GIVENS}"
# The fifth step of its way has an argument of three thousand characters.
HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
STAGES = [(), ("Which technique?",), ("Which technique?", "Why?")]


def is_drawn(page: Page) -> None:
    expect(drawing(page)).not_to_have_count(0)


def all_listed(page: Page) -> Locator:
    return hints(page).get_by_text(re.compile(r"^\d+ steps are possible here\.$"))


def test_addresses_back_and_forward_take_each_stage_away(played, answered: None) -> None:
    page = played()
    follow(page, f"board=sudoku&mode=play&givens={PAIRED}")
    moves = (page.go_back, page.go_forward, lambda: follow(page, "board=queens&n=6"))
    for move, stages in zip(moves, STAGES, strict=True):
        asked(page, *stages)
        is_drawn(page)
        move()
        expect(drawing(page)).to_have_count(0)
    page.go_back()
    expect(grid(page, SUDOKU)).to_be_visible()
    nothing_is_shown(page)


def test_steps_of_a_search_and_the_solution_take_it_away(played) -> None:
    page = played()
    asked(page, *STAGES[2])
    is_drawn(page)
    mode(page, "Watch").check()
    expect(button(page, "Close the steps")).to_be_visible()
    expect(drawing(page)).to_have_count(0)
    mode(page, "Play").check()
    nothing_is_shown(page)
    asked(page)
    is_drawn(page)
    choose(page, "Solve")
    expect(status(page)).to_have_text(re.compile("^One solution."))
    nothing_is_shown(page)


def test_an_applied_step_is_undone_and_done_again_and_each_hint_is_fresh(played) -> None:
    page = played(POINTED)
    asked(page)
    is_drawn(page)
    first = status(page).inner_text()
    for name in (*STAGES[2], "Apply"):
        button(page, name).click()
    expect(status(page)).to_have_text(re.compile("Candidates are shown from now on. Undo takes it back.$"))
    asked(page)
    is_drawn(page)
    expect(status(page)).not_to_have_text(first)
    button(page, "Undo").click()
    nothing_is_shown(page)
    asked(page, *STAGES[2])
    button(page, "Redo").click()
    nothing_is_shown(page)
    expect(button(page, "Auto candidates")).to_have_attribute("aria-pressed", "true")
    # Without candidates, what was taken out of them is among them again.
    button(page, "Auto candidates").click()
    asked(page)
    expect(status(page)).to_have_text(first)


def test_it_stays_with_its_board_and_goes_with_another_of_the_library(played) -> None:
    page = played(f"givens={PAIRED}")
    choose(page, "Keep in the Library")
    follow(page, f"board=sudoku&mode=play&givens={GIVENS}")
    asked(page, *STAGES[2])
    button(page, "Check").click()
    expect(status(page)).to_have_text("Nothing is entered yet.")
    is_drawn(page)
    # Escape closes what is open before it.
    library = page.get_by_role("dialog", name="Library")
    button(page, "Library").click()
    expect(library).to_be_visible()
    page.keyboard.press("Escape")
    expect(library).to_be_hidden()
    is_drawn(page)
    button(page, "Library").click()
    library.get_by_role("button", name=re.compile("^Open")).click()
    nothing_is_shown(page)
    assert digits(page) == PAIRED


def test_of_a_later_visit_it_is_no_part(played, context: BrowserContext, site: Site, answered: None) -> None:
    page = played()
    cell(page, 1, 3).click()
    page.keyboard.press("4")
    button(page, "All steps here").click()
    expect(hints(page).get_by_text(re.compile("steps"))).not_to_have_count(0)
    asked(page, *STAGES[2])
    # What it holds is let go of when it is left, and only some time after it is closed.
    page.goto("about:blank")
    page.close()
    later = context.new_page()
    open_board(later, site.url)
    expect(later.get_by_role("status")).to_have_text("Fill the empty cells. Check underlines what is wrong.")
    assert cell_name(later, 1, 3) == "Row 1, column 3, 4, entered"
    nothing_is_shown(later)
    expect(button(later, "All steps here")).to_have_attribute("aria-expanded", "false")


def test_the_key_pressed_twice_before_python_is_there(page: Page, site: Site, answered: None) -> None:
    release = hold_python(page, CALLBACKS)
    open_board(page, site.url, f"board=sudoku&mode=play&givens={GIVENS}")
    button(page, "All steps here").click()
    cell(page, 1, 3).click()
    for key in "hh4hh":
        page.keyboard.press(key)
    release()
    wait_for_engine(page, "ready")
    # One hint, and of the board as it is, where another single comes first.
    expect(status(page)).to_have_text("Look at box 1.")
    assert cell_name(page, 1, 3) == "Row 1, column 3, 4, entered"
    expect(button(page, "Which technique?")).to_be_visible()
    expect(hints(page).get_by_text(re.compile(r"^\d+ steps"))).to_be_visible()


def test_a_step_and_a_group_of_the_list_are_found_by_the_next_python(
    played, faults: list[str], fresh: None
) -> None:
    page = played(f"givens={GIVENS}&entered={LATE}")
    button(page, "All steps here").click()
    expect(all_listed(page)).to_be_visible()
    groups = [hints(page).get_by_role("group").filter(has_text=name) for name in ("Naked s", "Hidden s")]
    groups[0].get_by_text("Naked single").click()
    step = groups[0].get_by_role("button").first
    expect(step).to_be_visible()
    end_worker(page, "engine")
    groups[1].get_by_text("Hidden single").click()
    step.click()
    button(page, "Retry").click()
    expect(hints(page).get_by_role("heading", name="Naked single")).to_be_visible()
    expect(step).to_have_attribute("aria-pressed", "true")
    expect(groups[1].get_by_role("button").first).to_be_visible()
    expect(all_listed(page)).to_be_visible()
    faults.clear()


def test_addresses_lead_from_step_to_step_of_a_way(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, f"{WAY}&step=3&view=way")
    is_at(page, 3)
    follow(page, f"{WAY}&step=12&view=way")
    is_at(page, 12)
    follow(page, f"{WAY}&view=way")
    is_left(page)
    expect(steps(page)).to_have_count(51)
    page.go_back()
    is_at(page, 12)
    page.go_back()
    is_at(page, 3)
    follow(page, f"board=sudoku&givens={PAIRED}&step=2&view=way")
    is_at(page, 2)
    follow(page, f"board=sudoku&mode=play&givens={GIVENS}")
    is_left(page)
    page.go_back()
    is_at(page, 2)


def test_a_step_of_the_way_after_a_hint_goes_with_escape_and_with_a_search(played) -> None:
    page = played()
    asked(page, *STAGES[1])
    mode(page, "Solver").check()
    choose(page, ITEM)
    steps(page).nth(4).click()
    is_at(page, 5)
    cell(page, 1, 1).click()
    page.keyboard.press("Escape")
    is_left(page)
    steps(page).nth(20).click()
    is_at(page, 21)
    mode(page, "Watch").check()
    expect(button(page, "Close the steps")).to_be_visible()
    is_left(page)
    mode(page, "Solver").check()
    expect(steps(page)).to_have_count(51)
    is_left(page)


def test_with_the_server_off(context: BrowserContext, page: Page, site: Site, fresh: None) -> None:
    page.goto(site.url)
    wait_until_kept(page)
    site.stop()
    page.close()
    later = context.new_page()
    open_board(later, site.url, f"board=sudoku&mode=play&givens={GIVENS}")
    wait_for_engine(later, "ready")
    asked(later, *STAGES[2])
    expect(hints(later).get_by_text("So 8 goes into row 1, column 6.")).to_be_visible()
    mode(later, "Solver").check()
    choose(later, ITEM)
    expect(steps(later)).to_have_count(51)


def test_in_two_tabs_of_the_browser(played, context: BrowserContext, site: Site, fresh: None) -> None:
    page = played()
    asked(page, *STAGES[1])
    other = context.new_page()
    open_board(other, site.url, f"{WAY}&step=3&view=way")
    is_at(other, 3)
    is_drawn(page)
    button(page, "Why?").click()
    button(page, "Apply").click()
    is_at(other, 3)
    assert cell_name(page, 1, 6) == "Row 1, column 6, 8, entered"


def test_in_a_frame_and_on_paper_there_is_the_board_alone(opened: Page, site: Site) -> None:
    open_board(opened, site.url, f"{WAY}&step=12&view=way")
    is_at(opened, 12)
    choose(opened, "Copy code to embed it")
    expect(status(opened)).to_have_text("Copied: the code to embed this in a page of yours.")
    code = opened.evaluate("navigator.clipboard.readText()")
    assert f"#board=sudoku&amp;givens={GIVENS}&amp;embed=1" in code
    opened.set_viewport_size({"width": 800, "height": 1100})
    opened.emulate_media(media="print")
    board = grid(opened, SUDOKU).bounding_box()
    assert board and abs(board["x"] + board["width"] / 2 - 400) < 2


def test_embedded_an_address_that_names_a_step_shows_the_board(page: Page, site: Site, fresh: None) -> None:
    link = html.escape(f"{site.url}#{WAY}&step=3&view=way&embed=1")
    page.set_content(f'<iframe src="{link}" width="960" height="720"></iframe>')
    frame = page.frame_locator("iframe")
    cells = frame.get_by_role("grid", name=SUDOKU).get_by_role("gridcell")
    expect(cells.first).to_have_accessible_name("Row 1, column 1, 5, given")
    for gone in (frame.get_by_role("region", name="This step"), frame.get_by_role("button", name=TOGGLE)):
        expect(gone).to_have_count(0)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Callable[[str, str], Page]]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)

    def open_phone(url: str, fragment: str) -> Page:
        page = context.new_page()
        open_board(page, url, fragment)
        wait_for_engine(page, "ready")
        return page

    yield open_phone
    context.close()


def test_on_a_phone_the_board_stays_while_a_long_hint_is_read(phone, site: Site, answered: None) -> None:
    entered = "1".rjust(66, ".").ljust(81, ".")
    page = phone(site.url, f"board=sudoku&mode=play&givens={HARD}&entered={entered}")
    page.set_viewport_size({"width": 390, "height": 600})
    for name in ("Hint", "Which technique?", "Why?"):
        button(page, name).tap()
    # What is told begins below the board, with the button that goes on.
    expect(button(page, "Apply")).to_be_in_viewport(ratio=1)
    last = hints(page).get_by_role("listitem").last
    last.scroll_into_view_if_needed()
    board = grid(page, SUDOKU)
    expect(board).to_be_in_viewport(ratio=0.99)
    # What is tabbed to is not behind the board.
    button(page, "Close the hint").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(button(page, "Close the hint")).to_be_focused()
    around = page.locator(":focus").bounding_box()
    below = board.bounding_box()
    assert around and below and around["y"] >= below["y"] + below["height"]
    cell(page, 1, 2).tap()
    page.keyboard.press("2")
    nothing_is_shown(page)
    # Nothing is read any more: it goes with the page.
    page.mouse.wheel(0, 900)
    expect(board).not_to_be_in_viewport(ratio=0.9)


def test_on_a_phone_the_board_stays_while_a_long_step_is_read(phone, site: Site, answered: None) -> None:
    page = phone(site.url, f"board=sudoku&givens={HARD}&step=5&view=way")
    is_at(page, 5)
    last = page.get_by_role("region", name="This step").get_by_role("listitem").last
    last.scroll_into_view_if_needed()
    expect(grid(page, SUDOKU)).to_be_in_viewport(ratio=0.99)
    expect(row(page)).not_to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
