"""Where what is on the boards cannot be kept, the page says why, works on, and loses nothing."""

import re
from pathlib import Path

import pytest
from boards import KNIGHT, button, example, grid
from drafts import add, begin, begins_with, comes_back, copied, is_idle, reload, status, type_at, written
from opening import open_board, wait_for_board
from playwright.sync_api import BrowserContext, Page, Playwright, expect
from serving import Site
from storing import (
    HELD_WRITE,
    REFUSED,
    TEN,
    beside,
    crash,
    empty,
    fill,
    fill_words,
    forbid,
    is_offered,
    keeps,
    kept,
    kill_browser,
    left_elsewhere,
    narrow,
    profile,
    saved_boards,
    some_digits,
)
from test_accessibility import nothing_is_found

FULL = "This browser has no room left"
NOTHING_KEPT = "This browser keeps nothing for this page"
AGAIN = "What is on the boards is kept again."
COPIED = "Another tab goes on with what was here"
# Note all that the status says from now on.
LISTEN = """() => {
  window.said = [];
  const status = document.querySelector("[role=status]");
  const listen = new MutationObserver(() => said.push(status.textContent));
  listen.observe(status, { childList: true, subtree: true });
}"""

pytestmark = pytest.mark.usefixtures("alone")


@TEN
def test_a_full_store(page: Page, site: Site, run: int) -> None:
    text = some_digits(run)
    narrow(page, site.url)
    begin(page, site, text[:2])
    fill(page)
    add(page, text[:3])
    is_offered(page, FULL)
    # All goes on, and what is saved holds all of it.
    comes_back(page, text[:3])
    expect(page).to_have_url(re.compile(f"entered={text[:3]}"))
    page.get_by_role("tab", name=KNIGHT).click()
    expect(grid(page, KNIGHT)).to_be_visible()
    example(page, "5 by 5: the smallest")
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(25)
    page.get_by_role("tab", name="Sudoku", exact=True).click()
    boards = saved_boards(page)
    expect(status(page)).to_have_text("Saved as undoku-boards.json.")
    assert boards["sudoku"]["state"]["digits"] == text[:3].ljust(81, ".")
    past = [entry["state"]["digits"].rstrip(".") for entry in boards["sudoku"]["list"]]
    assert past[: boards["sudoku"]["at"]] == ["", text[:1], text[:2]]
    assert (boards["knight"]["state"]["rows"], boards["knight"]["state"]["cols"]) == (5, 5)
    assert "entered=" + text[:3] in boards["sudoku"]["link"]
    # What there was no room for there is left elsewhere.
    reload(page)
    begins_with(page, text[:3])
    is_offered(page, FULL)
    # Room again: that is noticed with the next change. What is said of the board may come right after it.
    page.evaluate(LISTEN)
    empty(page)
    add(page, text)
    written(page, text)
    page.wait_for_function("(sentence) => said.includes(sentence)", arg=AGAIN)
    expect(button(page, "Save a copy")).to_be_hidden()
    reload(page)
    comes_back(page, text)


@TEN
def test_a_crash_where_there_is_no_room(page: Page, site: Site, context: BrowserContext, run: int) -> None:
    text = some_digits(run)
    narrow(page, site.url)
    begin(page, site, text[:2])
    fill(page)
    add(page, text[:3])
    is_offered(page, FULL)
    crash(page)
    second = context.new_page()
    open_board(second, site.url)
    comes_back(second, text[:3])


@TEN
def test_no_room_at_all(page: Page, site: Site, run: int) -> None:
    text = some_digits(run)
    narrow(page, site.url)
    begin(page, site, text[:2])
    fill(page)
    fill_words(page)
    add(page, text[:3])
    add(page, text)
    is_offered(page, FULL)
    # The address is newer than the draft, which is what Undo leads to.
    expect(page).to_have_url(re.compile(f"entered={text}"))
    for _ in range(2):
        reload(page)
        begins_with(page, text)
        expect(page).to_have_url(re.compile(f"entered={text}"))
    for end in (2, 1, 0):
        button(page, "Undo").click()
        begins_with(page, text[:end])
    is_idle(page, "Undo")


@pytest.mark.parametrize("address", ["as it was before", "of a link"])
def test_what_was_done_last_is_no_digit_more(page: Page, site: Site, address: str) -> None:
    narrow(page, site.url)
    begin(page, site, "12")
    fill(page)
    fill_words(page)
    if address == "of a link":
        page.evaluate("(last) => { location.hash = last }", f"#board=sudoku&entered={'3'.ljust(81, '.')}")
    else:
        button(page, "Undo").click()
    left = "3" if address == "of a link" else "1"
    expect(page).to_have_url(re.compile(f"entered={left}[.]"))
    begins_with(page, left)
    reload(page)
    begins_with(page, left)
    expect(page).to_have_url(re.compile(f"entered={left}[.]"))
    button(page, "Undo").click()
    begins_with(page, "12")


def test_an_address_that_is_newer_says_nothing_of_another_board(page: Page, site: Site) -> None:
    narrow(page, site.url)
    begin(page, site, "12")
    page.get_by_role("tab", name=KNIGHT).click()
    # The menu has the examples of the board that is shown.
    wait_for_board(page, "knight")
    example(page, "5 by 5: the smallest")
    expect(page).to_have_url(re.compile("rows=5"))
    keeps(page, '"rows":5')
    page.get_by_role("tab", name="Sudoku", exact=True).click()
    fill(page)
    fill_words(page)
    add(page, "123")
    expect(page).to_have_url(re.compile("entered=123"))
    reload(page)
    begins_with(page, "123")
    page.get_by_role("tab", name=KNIGHT).click()
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(25)


@TEN
def test_a_browser_that_keeps_nothing(playwright: Playwright, site: Site, tmp_path: Path, run: int) -> None:
    text = some_digits(run)
    folder = tmp_path / "profile"
    forbid(folder)
    with profile(playwright, folder) as context:
        page = context.new_page()
        open_board(page, site.url)
        expect(button(page, "Save a copy")).to_be_visible()
        type_at(page, text)
        is_offered(page, NOTHING_KEPT)
        comes_back(page, text)
        saved = saved_boards(page)["sudoku"]
        assert saved["state"]["digits"] == text.ljust(81, ".")
        assert len(saved["list"]) == 5
        # The address is all that is left.
        expect(page).to_have_url(re.compile(f"entered={text}"))
        reload(page)
        begins_with(page, text)


@TEN
def test_a_store_that_is_refused_for_a_while(
    page: Page, site: Site, context: BrowserContext, run: int
) -> None:
    text = some_digits(run)
    begin(page, site, text[:2])
    expect(page).to_have_url(re.compile(f"entered={text[:2]}"))
    before = kept(page)
    tab = beside(page, site.url)
    page.add_init_script(f"if (!localStorage.allowed) {{ {REFUSED} }}")
    reload(page)
    is_offered(page, NOTHING_KEPT)
    nothing_is_found(page)
    add(page, text[:3])
    reload(page)
    # It knows nothing of what was before.
    begins_with(page, text[:3])
    button(page, "Undo").click()
    begins_with(page, text[:2])
    is_idle(page, "Undo")
    button(page, "Redo").click()
    add(page, text)
    assert kept(tab) == before
    # It may be opened again: all of it is there.
    page.evaluate("localStorage.allowed = '1'")
    reload(page)
    comes_back(page, text)
    written(page, text)
    assert kept(tab)["drafts"] == before["drafts"]


@TEN
def test_two_tabs_that_write_at_once(page: Page, site: Site, context: BrowserContext, run: int) -> None:
    text = some_digits(run)
    begin(page, site, text[:2])
    copy = copied(page)
    wait_for_board(copy, "sudoku")
    begins_with(copy, text[:2])
    for column, digit in enumerate(text[2:], 3):
        type_at(page, digit, 1, column)
        type_at(copy, digit, 2, column)
    theirs = text[:2].ljust(11, ".") + text[2:]
    written(copy, theirs)
    copy.close()
    reload(page)
    comes_back(page, text)
    third = context.new_page()
    open_board(third, site.url)
    begins_with(third, theirs)


@TEN
def test_the_store_is_deleted_under_the_page(page: Page, site: Site, run: int) -> None:
    text = some_digits(run)
    begin(page, site, text[:3])
    cleared = {"origin": site.url.removesuffix("/undoku/"), "storageTypes": "indexeddb,local_storage"}
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", cleared)
    add(page, text)
    written(page, text)
    expect(status(page)).not_to_contain_text(COPIED)
    reload(page)
    comes_back(page, text)


@TEN
def test_a_tab_killed_in_the_middle_of_a_write(
    page: Page, site: Site, context: BrowserContext, run: int
) -> None:
    text = some_digits(run)
    begin(page, site, text[:2])
    page.evaluate(HELD_WRITE)
    add(page, text[:3])
    page.wait_for_function("() => window.isHeld")
    add(page, text)
    # What takes long to be written is left elsewhere meanwhile.
    left_elsewhere(page, text)
    crash(page)
    second = context.new_page()
    open_board(second, site.url)
    comes_back(second, text)


@TEN
def test_a_browser_killed_in_the_middle_of_a_write(
    playwright: Playwright, site: Site, tmp_path: Path, run: int
) -> None:
    text = some_digits(run)
    with profile(playwright, tmp_path / "profile") as context:
        page = context.new_page()
        begin(page, site, text[:2])
        page.evaluate(HELD_WRITE)
        add(page, text[:3])
        page.wait_for_function("() => window.isHeld")
        kill_browser(tmp_path / "profile")
    with profile(playwright, tmp_path / "profile") as context:
        page = context.new_page()
        open_board(page, site.url)
        # What was written before is whole.
        comes_back(page, text[:2])
