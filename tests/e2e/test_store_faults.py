"""Where what is on the boards cannot be kept, the page says why, works on, and loses nothing."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from boards import KNIGHT, button, grid
from drafts import begins_with, is_idle, reload, status, type_at, written
from opening import open_board, wait_for_board
from playwright.sync_api import BrowserContext, Page, Playwright, expect
from serving import Site
from storing import (
    HELD_WRITE,
    NEWER,
    REFUSED,
    beside,
    crash,
    empty,
    fill,
    forbid,
    heads,
    hold_store,
    kept,
    kill_browser,
    left_elsewhere,
    lose_files,
    more_than,
    narrow,
    profile,
    saved_boards,
    swell,
)
from test_accessibility import nothing_is_found

FULL = "This browser has no room left"
NOTHING_KEPT = "This browser keeps nothing for this page"
IS_NEWER = "A newer version of this page has been here"
OUTDATED = "A newer version of this page is open in another tab"
BLOCKED = "An older version of this page holds what was kept"
AGAIN = "What is on the boards is kept again."
UNREADABLE = "Something that was kept could not be read"
DAMAGED = "A part of what was kept could not be read"
COPIED = "Another tab goes on with what was here"

pytestmark = pytest.mark.usefixtures("alone")
# Ten times each; the first is enough to see that it works.
TEN = pytest.mark.parametrize(
    "run", [0, *(pytest.param(run, marks=pytest.mark.long) for run in range(1, 10))]
)


def some_digits(run: int) -> str:
    """Return four digits, others in each run."""
    return "".join(str((run + index * (1 + run % 4)) % 9 + 1) for index in range(4))


def add(page: Page, text: str) -> None:
    """Type the last of these digits into its cell."""
    type_at(page, text[-1], 1, len(text))


def comes_back(page: Page, text: str) -> None:
    """Undo leads back through all that was typed, to the empty board, and Redo to where it was."""
    begins_with(page, text)
    for end in range(len(text) - 1, -1, -1):
        button(page, "Undo").click()
        begins_with(page, text[:end])
    is_idle(page, "Undo")
    for end in range(1, len(text) + 1):
        button(page, "Redo").click()
        begins_with(page, text[:end])


def is_offered(page: Page, sentence: str, name: str = "Save a copy") -> None:
    expect(page.get_by_role("paragraph").filter(has_text=sentence)).to_be_visible()
    expect(button(page, name)).to_be_visible()


def begin(page: Page, site: Site, text: str) -> None:
    """Have these digits on the board, and kept."""
    open_board(page, site.url)
    type_at(page, text)
    written(page, text)


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
    button(page, "5 × 5").click()
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
    # Room again: that is noticed with the next change.
    empty(page)
    add(page, text)
    written(page, text)
    expect(status(page)).to_have_text(AGAIN)
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


# How the releases before this one kept digits that were typed, by the version of the store, and what was left
# in words with them. A version that is added leaves the one before it here.
_OLDER = """([text, left]) => new Promise((resolve) => {
  const opened = indexedDB.open("undoku", VERSION);
  opened.onupgradeneeded = () => {
    opened.result.createObjectStore("drafts", { keyPath: "id" });
    opened.result.createObjectStore("history");
    if (VERSION > 1) opened.result.createObjectStore("library", { keyPath: "id" });
    if (VERSION > 2) opened.result.createObjectStore("programs", { keyPath: "id" });
  };
  opened.onsuccess = () => {
    const state = (text) => ({
      digits: text.padEnd(81, "."), kinds: "e".repeat(text.length).padEnd(81, "."),
      other: "", second: false, marked: [], wrong: [],
    });
    const entry = (length) => ({ state: state(text.slice(0, length)), sentence: null, used: "solve" });
    const length = text.length - (left ? 1 : 0);
    const list = Array.from({ length }, (_, index) => entry(index));
    const all = opened.result.transaction(opened.result.objectStoreNames, "readwrite");
    const pieces = Math.ceil(length / 25);
    for (let piece = 0; piece < pieces; piece++) {
      all.objectStore("history").put(list.slice(25 * piece, 25 * (piece + 1)), ["old", "sudoku", piece]);
    }
    const place = { board: "sudoku", address: "" };
    all.objectStore("drafts").put({
      id: "old", revision: 7, saved: 1_790_000_000_000, ...place,
      boards: { sudoku: { ...entry(length), time: null, at: length, length, pieces } },
    });
    const at = length + 1;
    const last = { ...entry(at), time: null };
    const words = {
      "last-words": {
        revision: 8, since: 7, ...place,
        news: { sudoku: { ...last, at, length: at, from: length, entries: [entry(length)] } },
      },
      "words-apart": { ...place, parts: { sudoku: { ...last, list: [entry(length)], at: 1 } } },
    };
    if (left) localStorage.setItem(`undoku-${left}-old`, JSON.stringify(words[left]));
    all.oncomplete = () => {
      opened.result.close();
      resolve();
    };
  };
})"""
OLDER = {version: _OLDER.replace("VERSION", str(version)) for version in (1, 2, 3)}
LATEST = OLDER[max(OLDER)]


@contextmanager
def damaged(
    playwright: Playwright, site: Site, folder: Path, text: str, part: str
) -> Iterator[tuple[Page, dict[str, Any]]]:
    """Keep these digits, and lose that part of them on the disk; give a page, and what was kept.

    Only an older version has kept the history as a part of its own.
    """
    with profile(playwright, folder) as context:
        page = context.new_page()
        tab = beside(page, site.url)
        if part == "history":
            tab.evaluate(LATEST, [text, None])
        else:
            begin(page, site, text)
        page.close()
        swell(tab, part)
        before = kept(tab)
    lose_files(folder)
    with profile(playwright, folder) as context:
        yield context.new_page(), before


@TEN
def test_a_damaged_history(playwright: Playwright, site: Site, tmp_path: Path, run: int) -> None:
    text = some_digits(run)
    with damaged(playwright, site, tmp_path / "profile", text[:2], "history") as (page, before):
        open_board(page, site.url)
        begins_with(page, text[:2])
        expect(status(page)).to_contain_text(DAMAGED)
        is_idle(page, "Undo")
        add(page, text[:3])
        written(page, text[:3])
        # What is damaged is as it was, and this is another draft.
        assert kept(page)["history"] == before["history"]
        assert set(before["drafts"]) < set(kept(page)["drafts"])
        old = [head for head in heads(page) if head["id"] in before["drafts"]]
        assert [head["boards"]["sudoku"]["state"]["digits"].rstrip(".") for head in old] == [text[:2]]
        reload(page)
        begins_with(page, text[:3])
        button(page, "Undo").click()
        begins_with(page, text[:2])


@TEN
def test_a_damaged_record(playwright: Playwright, site: Site, tmp_path: Path, run: int) -> None:
    text = some_digits(run)
    with damaged(playwright, site, tmp_path / "profile", text[:2], "drafts") as (page, before):
        open_board(page, site.url)
        expect(status(page)).to_contain_text(UNREADABLE)
        type_at(page, text)
        comes_back(page, text)
        reload(page)
        comes_back(page, text)
        more_than(page, len(before["drafts"]))
        assert set(before["drafts"]) < set(kept(page)["drafts"])


@TEN
def test_a_newer_page_in_another_tab(page: Page, site: Site, context: BrowserContext, run: int) -> None:
    text = some_digits(run)
    begin(page, site, text[:2])
    newer = context.new_page()
    newer.add_init_script(NEWER)
    open_board(newer, site.url, "board=sudoku")
    type_at(newer, "9")
    written(newer, "9")
    add(page, text[:3])
    is_offered(page, OUTDATED, "Reload")
    add(page, text)
    comes_back(page, text)
    page.add_init_script(NEWER)
    button(page, "Reload").click()
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    wait_for_board(page, "sudoku")
    comes_back(page, text)
    reload(newer)
    comes_back(newer, "9")


@TEN
def test_an_older_page_where_a_newer_one_was(
    page: Page, site: Site, context: BrowserContext, run: int
) -> None:
    text = some_digits(run)
    newer = context.new_page()
    newer.add_init_script(NEWER)
    begin(newer, site, "98")
    before = kept(newer)
    open_board(page, site.url)
    type_at(page, text[:3])
    is_offered(page, IS_NEWER)
    assert saved_boards(page)["sudoku"]["state"]["digits"] == text[:3].ljust(81, ".")
    reload(page)
    is_offered(page, IS_NEWER)
    comes_back(page, text[:3])
    add(page, text)
    assert kept(newer) == before
    # The newer page takes it up.
    page.add_init_script(NEWER)
    reload(page)
    comes_back(page, text)
    reload(newer)
    comes_back(newer, "98")


@TEN
def test_a_store_of_an_older_version(page: Page, site: Site, context: BrowserContext, run: int) -> None:
    text = some_digits(run)
    for version, make in OLDER.items():
        tab = beside(page, site.url)
        tab.evaluate(make, [text[:2], None])
        assert kept(tab)["version"] == version
        open_board(page, site.url)
        comes_back(page, text[:2])
        add(page, text[:3])
        written(page, text[:3])
        current = kept(tab)["version"]
        reload(page)
        comes_back(page, text[:3])
        page.goto("about:blank")
        tab.evaluate("() => new Promise((done) => (indexedDB.deleteDatabase('undoku').onsuccess = done))")
        tab.close()
    assert list(OLDER) == list(range(1, max(2, current)))


@TEN
@pytest.mark.parametrize("left", [None, "last-words", "words-apart"])
def test_what_the_version_before_has_kept(page: Page, site: Site, left: str | None, run: int) -> None:
    text = some_digits(run) * 7
    # In the tab itself, which was left with a history of two pieces, and perhaps with words beside it.
    page.goto(f"{site.url}static/css/main.css")
    page.evaluate("sessionStorage.setItem('undoku-draft', 'old')")
    page.evaluate(LATEST, [text, left])
    assert len(kept(page)["history"]) == 2
    open_board(page, site.url)
    comes_back(page, text)
    # It is one record from now on.
    add(page, text + "5")
    written(page, text + "5")
    after = kept(page)
    assert (after["drafts"], after["history"]) == (["old"], [])
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.endsWith('-old'))") == []
    reload(page)
    comes_back(page, text + "5")


@TEN
def test_an_older_page_that_does_not_let_go(page: Page, site: Site, run: int) -> None:
    text = some_digits(run)
    begin(page, site, text[:2])
    older = beside(page, site.url)
    page.goto("about:blank")
    hold_store(older)
    page.add_init_script(NEWER)
    open_board(page, site.url)
    is_offered(page, BLOCKED)
    type_at(page, text[2], 1, 3)
    assert saved_boards(page)["sudoku"]["state"]["digits"] == f"..{text[2]}".ljust(81, ".")
    # Also what is done meanwhile outlives a reload.
    reload(page)
    begins_with(page, f"..{text[2]}")
    older.close()
    expect(button(page, "Save a copy")).to_be_hidden()
    for left in ("", text[:2], text[:1], ""):
        button(page, "Undo").click()
        begins_with(page, left)


@TEN
def test_two_tabs_that_write_at_once(page: Page, site: Site, context: BrowserContext, run: int) -> None:
    text = some_digits(run)
    begin(page, site, text[:2])
    with page.expect_popup() as popup:
        page.evaluate("window.open(location.href)")
    copy = popup.value
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
