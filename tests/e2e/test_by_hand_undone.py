"""A Sudoku by hand: back through all that was done, the timer, and what stays through the modes."""

import re

from boards import QUEENS, SUDOKU, button, cell_name, choose, digits, example, grid, mode
from opening import hold, open_board
from playwright.sync_api import Browser, Page, expect
from serving import Site
from test_by_hand import DOTTED, PLAYED, SOLUTION, cell, key, names, pen, played, press, status

__all__ = ["played"]

# Whether what a button stands on lies over all of the board, and nothing is seen through it.
COVERS = """(button) => {
  const cover = button.parentElement;
  const over = cover.getBoundingClientRect();
  const under = document.querySelector("[role=grid]").getBoundingClientRect();
  return over.left <= under.left && over.top <= under.top && over.right >= under.right
    && over.bottom >= under.bottom && !/rgba|[/]|transparent/.test(getComputedStyle(cover).backgroundColor);
}"""


def test_a_bookmark_that_comes_late_is_of_what_was_there(page: Page, site: Site, answered: None) -> None:
    release = hold(page, "**/bookmarks-*.js")
    open_board(page, site.url, PLAYED)
    button(page, "Bookmark this").click()
    press(page, 1, 3, "1", "b", "b")
    release()
    expect(status(page)).to_contain_text("Bookmark 3 is set")
    button(page, "Back to Bookmark 1").click()
    assert digits(page) == DOTTED
    button(page, "Back to Bookmark 2").click()
    assert digits(page)[2] == "1"


def test_a_bookmark_that_comes_late_leaves_what_was_said_since(
    page: Page, site: Site, answered: None
) -> None:
    release = hold(page, "**/bookmarks-*.js")
    open_board(page, site.url, PLAYED)
    button(page, "Bookmark this").click()
    press(page, 1, 3, "7")
    button(page, "Check").click()
    expect(status(page)).to_contain_text("wrong")
    release()
    expect(button(page, "Back to Bookmark 1")).to_be_visible()
    expect(status(page)).to_contain_text("wrong")


def test_undo_has_no_limit(played: Page) -> None:
    cell(played, 1, 3).click()
    played.evaluate(
        """() => {
          for (let at = 0; at < 1500; at += 1) {
            const key = String(1 + (at % 9));
            document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          }
        }"""
    )
    assert digits(played)[2] == "6"
    undo = button(played, "Undo")
    undo.evaluate("button => { for (let at = 0; at < 1500; at += 1) button.click(); }")
    assert digits(played) == DOTTED


def test_back_to_before_the_first_mistake(played: Page) -> None:
    press(played, 1, 3, SOLUTION[2])
    press(played, 1, 4, "2")  # it does not clash, but no solution has it
    press(played, 2, 2, SOLUTION[10])
    press(played, 2, 3, SOLUTION[11])
    button(played, "Bookmark this").click()
    expect(button(played, "Back to Bookmark 1")).to_be_visible()
    choose(played, "Before the mistake")
    expect(status(played)).to_have_text(
        "Went back 4 steps, to before the first mistake. Undo takes that back."
    )
    assert digits(played) == f"{DOTTED[:2]}{SOLUTION[2]}{DOTTED[3:]}"
    choose(played, "Before the mistake")
    expect(status(played)).to_have_text("There is no mistake on the board.")
    expect(button(played, "Back to Bookmark 1")).to_be_visible()
    button(played, "Undo").click()
    assert digits(played)[10:12] == SOLUTION[10:12]


def test_a_grid_that_is_full_and_right_is_told_so(played: Page) -> None:
    for index in range(81):
        if DOTTED[index] == ".":
            press(played, index // 9 + 1, index % 9 + 1, SOLUTION[index])
    assert digits(played) == SOLUTION
    expect(status(played)).to_have_text(re.compile(r"^Solved in \d+:\d\d\.$"))


def test_the_timer_can_be_paused_which_covers_the_board(page: Page, site: Site, answered: None) -> None:
    page.clock.install()
    open_board(page, site.url, PLAYED)
    timer = page.get_by_role("timer", name="Timer")
    expect(timer).to_be_visible()
    page.clock.pause_at("2030-01-01")
    begun = int(timer.inner_text().strip().removeprefix("0:"))
    page.clock.run_for((65 - begun) * 1000)
    expect(timer).to_contain_text("1:05")
    before = digits(page)
    cell(page, 1, 3).click()
    button(page, "Pause the timer").click()
    page.clock.run_for(5_000)
    expect(timer).to_contain_text("1:05")
    # Who pauses cannot go on thinking: nothing of the board is seen, told or written.
    expect(button(page, "Paused: go on")).to_be_visible()
    expect(grid(page, SUDOKU)).to_have_js_property("inert", True)
    assert button(page, "Paused: go on").evaluate(COVERS)
    page.keyboard.press("1")
    button(page, "Paused: go on").click()
    assert digits(page) == before
    expect(cell(page, 1, 3)).to_be_focused()
    page.clock.run_for(2_000)
    # Its own button does both as well.
    button(page, "Pause the timer").click()
    page.clock.run_for(5_000)
    button(page, "Start the timer").click()
    expect(button(page, "Paused: go on")).to_be_hidden()
    page.clock.run_for(1_000)
    expect(timer).to_contain_text("1:08")
    # Who asks for something wants to see it.
    button(page, "Pause the timer").click()
    button(page, "Check").click()
    expect(button(page, "Paused: go on")).to_be_hidden()
    expect(grid(page, SUDOKU)).to_have_js_property("inert", False)
    # It stands still where the puzzle is not played; another puzzle begins at nought.
    mode(page, "Solver").check()
    expect(timer).to_be_hidden()
    page.clock.run_for(9_000)
    example(page, "From the blog")
    mode(page, "Play").check()
    expect(timer).to_contain_text("0:00")
    page.clock.run_for(2_000)
    button(page, "Undo").click()
    mode(page, "Play").check()
    expect(timer).to_contain_text("1:08")


def test_back_to_a_puzzle_leaves_it_as_it_was(played: Page, answered: None) -> None:
    press(played, 1, 3, "1")
    button(played, "Bookmark this").click()
    press(played, 1, 4, "7")
    button(played, "Check").click()
    expect(status(played)).to_contain_text("wrong")
    before = names(played, (1, 3), (1, 4))
    played.get_by_role("tab", name=QUEENS).click()
    expect(grid(played, QUEENS)).to_be_visible()
    played.go_back()
    expect(grid(played, SUDOKU)).to_be_visible()
    assert names(played, (1, 3), (1, 4)) == before
    expect(played.get_by_role("list", name="Bookmarks").get_by_role("listitem")).to_have_count(1)
    press(played, 1, 4, "Backspace")
    button(played, "Undo").click()
    assert names(played, (1, 4)) == before[1:]


def test_notes_stay_through_modes_and_a_search_hides_them(played: Page) -> None:
    press(played, 1, 3, "Shift+Digit2")
    mode(played, "Solver").check()
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, notes 2"
    button(played, "Solve").click()
    expect(status(played)).to_contain_text("One solution.")
    button(played, "Undo").click()
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, notes 2"
    mode(played, "Watch").check()
    expect(cell(played, 1, 3)).to_have_attribute("aria-label", "Row 1, column 3, empty")
    mode(played, "Play").check()
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, notes 2"
    choose(played, "Clear")
    expect(status(played)).to_have_text(
        "Your entries and notes are cleared; the givens stay. Undo brings them back."
    )
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty"
    played.keyboard.press("Control+z")
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, notes 2"


def test_a_phone_writes_notes_with_its_keypad(browser: Browser, site: Site, answered: None) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    open_board(page, site.url, PLAYED)
    cell(page, 1, 3).tap()
    pen(page, "Corner").check()
    key(page, "2").tap()
    key(page, "4").tap()
    expect(cell(page, 1, 3)).to_have_accessible_name("Row 1, column 3, empty, notes 2 4")
    button(page, "Several cells").tap()
    cell(page, 1, 4).tap()
    cell(page, 2, 2).tap()
    key(page, "2").tap()
    expect(cell(page, 1, 4)).to_have_accessible_name("Row 1, column 4, empty, notes 2")
    expect(cell(page, 2, 2)).to_have_accessible_name("Row 2, column 2, empty, notes 2")
    context.close()
