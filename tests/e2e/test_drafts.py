"""What is on the boards outlives a reload, a crash and a closed tab, with undo and redo, for each tab."""

import contextlib
import re

import pytest
from boards import KNIGHT, QUEENS, button, example, grid, mode, show
from drafts import begins_with, cell, copied, is_idle, reload, status, type_at, written
from opening import PATIENT, WAITING, open_board, pass_seconds, wait_for_board
from playwright.sync_api import BrowserContext, Error, Page, expect
from puzzles import LECTURE
from serving import Site

DOTTED = LECTURE.replace("0", ".")
COPIED = "Another tab goes on with what was here; this tab goes on with a copy of its own."
# Nobody is told whether the store can be opened until `release()` is called.
HELD_STORE = """
const released = new Promise((resolve) => (window.release = resolve));
Object.defineProperty(IDBOpenDBRequest.prototype, "addEventListener", {
  value(name, act) {
    const later = (event) => released.then(() => act.call(this, event));
    EventTarget.prototype.addEventListener.call(this, name, later);
  },
});
"""
# The page waits as long as it takes.
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });"


@pytest.mark.usefixtures("alone")
def test_a_reload_brings_back_the_board_with_undo_and_redo(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    type_at(page, "123")
    button(page, "Undo").click()
    button(page, "Undo").click()
    reload(page)
    begins_with(page, "1")
    button(page, "Redo").click()
    button(page, "Redo").click()
    begins_with(page, "123")
    is_idle(page, "Redo")
    # What was undone and redone is kept as it is, once more.
    button(page, "Undo").click()
    reload(page)
    begins_with(page, "12")
    is_idle(page, "Redo", False)
    for _ in range(2):
        button(page, "Undo").click()
    begins_with(page, "")
    is_idle(page, "Undo")


@pytest.mark.usefixtures("alone")
def test_a_bare_address_brings_back_boards_modes_and_sentences(page: Page, site: Site, fresh: None) -> None:
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}")
    mode(page, "Play").click()
    type_at(page, "4", 1, 3)
    page.get_by_role("tab", name=KNIGHT).click()
    expect(grid(page, KNIGHT)).to_be_visible()
    example(page, "5 by 5: the smallest")
    page.get_by_role("tab", name=QUEENS).click()
    expect(grid(page, QUEENS)).to_be_visible()
    example(page, "6 queens")
    sentence = status(page).inner_text()
    page.add_init_script(PATIENT)
    show(page, site.url, "")
    wait_for_board(page, "queens")
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(36)
    expect(status(page)).to_have_text(sentence)
    expect(page).to_have_url(re.compile("#board=queens&n=6$"))
    button(page, "Undo").click()
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(64)
    page.get_by_role("tab", name=KNIGHT).click()
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(25)
    is_idle(page, "Undo", False)
    page.get_by_role("tab", name="Sudoku", exact=True).click()
    expect(mode(page, "Play")).to_be_checked()
    expect(cell(page, 1, 3)).to_have_accessible_name("Row 1, column 3, 4, entered")
    button(page, "Undo").click()
    is_idle(page, "Undo")


@pytest.mark.usefixtures("alone")
def test_notes_bookmarks_and_the_time_come_back(page: Page, site: Site, answered: None) -> None:
    page.clock.install()
    open_board(page, site.url, f"board=sudoku&mode=play&givens={DOTTED}")
    cell(page, 1, 3).click()
    for key in ("Shift+Digit2", "Shift+Digit8", "Control+Digit4"):
        page.keyboard.press(key)
    button(page, "Bookmark this").click()
    # What makes bookmarks comes with the first.
    expect(button(page, "Back to Bookmark 1")).to_be_visible()
    type_at(page, "1", 1, 4)
    page.clock.run_for(65_000)
    reload(page)
    noted = "Row 1, column 3, empty, notes 2 8, centre notes 4"
    expect(cell(page, 1, 3)).to_have_accessible_name(noted)
    expect(page.get_by_role("timer", name="Timer")).to_contain_text(re.compile("1:[0-5]"))
    button(page, "Back to Bookmark 1").click()
    expect(cell(page, 1, 4)).to_have_accessible_name("Row 1, column 4, empty")
    expect(cell(page, 1, 3)).to_have_accessible_name(noted)
    for _ in range(4):
        button(page, "Undo").click()
    expect(cell(page, 1, 3)).to_have_accessible_name("Row 1, column 3, empty, notes 2 8")
    expect(button(page, "Back to Bookmark 1")).to_be_hidden()


def test_a_late_board_comes_back_whole_at_its_own_address(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, "board=queens&n=6")
    button(page, "Solve").click()
    expect(page.get_by_text("Solution 1 of 4", exact=True)).to_be_visible()
    reload(page, "queens")
    expect(page.get_by_text("Solution 1 of 4", exact=True)).to_be_visible()
    expect(status(page)).to_contain_text("4 solutions")
    button(page, "Undo").click()
    expect(page).to_have_url(re.compile("#board=queens&n=6$"))
    is_idle(page, "Redo", False)


@pytest.mark.usefixtures("alone")
def test_a_link_comes_on_top_of_what_was_there(page: Page, site: Site) -> None:
    open_board(page, site.url)
    type_at(page, "12")
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}")
    begins_with(page, DOTTED)
    button(page, "Undo").click()
    begins_with(page, "12")
    button(page, "Undo").click()
    begins_with(page, "1")
    button(page, "Redo").click()
    button(page, "Redo").click()
    # A link to another board leaves this one as it was.
    show(page, site.url, "board=knight&rows=5&cols=5")
    wait_for_board(page, "knight")
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(25)
    page.get_by_role("tab", name="Sudoku", exact=True).click()
    begins_with(page, DOTTED)
    is_idle(page, "Undo", False)


@pytest.mark.usefixtures("alone")
def test_a_link_that_says_what_was_there_brings_it_back_whole(page: Page, site: Site) -> None:
    open_board(page, site.url)
    type_at(page, "12")
    button(page, "Undo").click()
    open_board(page, site.url, f"board=sudoku&entered={'1'.ljust(81, '.')}")
    is_idle(page, "Redo", False)
    button(page, "Redo").click()
    begins_with(page, "12")


@pytest.mark.usefixtures("alone")
def test_an_address_that_was_not_written_in_time_gives_way(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    type_at(page, "12")
    written(page, "12")
    page.evaluate("history.replaceState(history.state, '', '#board=sudoku&entered=' + '1'.padEnd(81, '.'))")
    reload(page)
    begins_with(page, "12")
    expect(page).to_have_url(re.compile("entered=12"))
    button(page, "Undo").click()
    begins_with(page, "1")


@pytest.mark.usefixtures("alone")
def test_back_leads_to_what_was_shown_before(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}")
    type_at(page, "4", 1, 3)
    open_board(page, site.url, f"board=sudoku&entered={'1'.ljust(81, '.')}")
    type_at(page, "2", 1, 2)
    # Past the empty page that lies between, in one go: two steps may overtake each other.
    page.evaluate("history.go(-2)")
    page.wait_for_url("**/#*givens=*", wait_until="commit")
    wait_for_board(page, "sudoku")
    begins_with(page, DOTTED[:2] + "4" + DOTTED[3:])
    button(page, "Undo").click()
    begins_with(page, "12")


@pytest.mark.usefixtures("alone")
def test_an_address_that_cannot_be_read_is_said_beside_what_was_there(page: Page, site: Site) -> None:
    open_board(page, site.url)
    type_at(page, "12")
    open_board(page, site.url, "board=chess")
    expect(status(page)).to_contain_text("'chess'")
    begins_with(page, "12")


@pytest.mark.usefixtures("alone")
def test_a_crash_loses_nothing(page: Page, site: Site, context: BrowserContext, answered: None) -> None:
    open_board(page, site.url)
    type_at(page, "12")
    written(page, "12")
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash")
    # Nobody holds it any more, though the tab is still there.
    second = context.new_page()
    open_board(second, site.url)
    begins_with(second, "12")
    button(second, "Undo").click()
    begins_with(second, "1")


@pytest.mark.usefixtures("alone")
def test_a_new_tab_takes_what_no_tab_has(
    page: Page, site: Site, context: BrowserContext, answered: None
) -> None:
    open_board(page, site.url)
    type_at(page, "12")
    written(page, "12")
    second = context.new_page()
    open_board(second, site.url)
    begins_with(second, "")
    is_idle(second, "Undo")
    page.close()
    third = context.new_page()
    open_board(third, site.url)
    begins_with(third, "12")
    button(third, "Undo").click()
    begins_with(third, "1")
    # A link begins anew.
    third.close()
    fourth = context.new_page()
    open_board(fourth, site.url, "board=sudoku")
    begins_with(fourth, "")


@pytest.mark.parametrize("locks", [True, False], ids=["locks", "no-locks"])
@pytest.mark.usefixtures("alone")
def test_the_copy_of_a_tab_goes_its_own_way(
    page: Page, site: Site, context: BrowserContext, locks: bool, answered: None
) -> None:
    if not locks:
        context.add_init_script(NO_LOCKS)
    open_board(page, site.url)
    type_at(page, "12")
    written(page, "12")
    copy = copied(page)
    wait_for_board(copy, "sudoku")
    begins_with(copy, "12")
    # Its digits are in the address as well; what was kept has arrived with what can be undone.
    is_idle(copy, "Undo", False)
    type_at(copy, "4", 1, 3)
    written(copy, "124")
    type_at(page, "3", 1, 3)
    written(page, "123")
    if not locks:
        expect(status(page)).to_have_text(COPIED)
    for tab, text in ((page, "123"), (copy, "124")):
        reload(tab)
        begins_with(tab, text)
        for left in ("12", "1", ""):
            button(tab, "Undo").click()
            begins_with(tab, left)


@pytest.mark.usefixtures("alone")
def test_keys_typed_while_it_opens_are_not_lost(page: Page, site: Site, fresh: None) -> None:
    open_board(page, site.url)
    type_at(page, "12")
    expect(page).to_have_url(re.compile("entered=12"))
    page.add_init_script(HELD_STORE + PATIENT)
    page.reload(wait_until="commit")
    begins_with(page, "12")
    cell(page, 1, 3).click()
    page.keyboard.type("34")
    page.keyboard.press("Control+z")
    # It cannot know yet that there is something to undo.
    button(page, "Undo").click(force=True)
    begins_with(page, "12")
    page.evaluate("release()")
    begins_with(page, "12")
    is_idle(page, "Redo", False)
    button(page, "Redo").click()
    button(page, "Redo").click()
    begins_with(page, "1234")
    for left in ("123", "12", "1", ""):
        button(page, "Undo").click()
        begins_with(page, left)


@pytest.mark.usefixtures("alone")
def test_keys_typed_before_anything_has_the_focus_go_to_the_board(
    page: Page, site: Site, fresh: None
) -> None:
    open_board(page, site.url)
    type_at(page, "12")
    expect(page).to_have_url(re.compile("entered=12"))
    page.add_init_script(HELD_STORE + PATIENT)
    page.reload(wait_until="commit")
    begins_with(page, "12")
    page.keyboard.type("4")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.type("5")
    page.evaluate("release()")
    begins_with(page, "42........5")


@pytest.mark.usefixtures("alone")
def test_what_comes_late_can_be_gone_back_to(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    type_at(page, "12")
    written(page, "12")
    page.add_init_script(HELD_STORE + WAITING)
    page.goto(site.url, wait_until="commit")
    pass_seconds(page, 2)
    wait_for_board(page, "sudoku")
    type_at(page, "3", 1, 3)
    # The page does not wait for ever.
    begins_with(page, "..3")
    page.evaluate("release()")
    expect(status(page)).to_have_text("What was kept has arrived. Undo leads back to it.")
    for left in ("", "12", "1"):
        button(page, "Undo").click()
        begins_with(page, left)
