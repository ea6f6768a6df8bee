"""What other versions have kept, and what is damaged: what can be read is there, the rest is left alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from boards import button
from drafts import add, begin, begins_with, comes_back, is_idle, reload, status, type_at, written
from opening import open_board, wait_for_board
from playwright.sync_api import BrowserContext, Page, Playwright, expect
from serving import Site
from storing import (
    NEWER,
    TEN,
    beside,
    heads,
    hold_store,
    is_offered,
    kept,
    lose_files,
    more_than,
    profile,
    saved_boards,
    some_digits,
    swell,
)

IS_NEWER = "A newer version of this page has been here"
OUTDATED = "A newer version of this page is open in another tab"
BLOCKED = "An older version of this page holds what was kept"
UNREADABLE = "Something that was kept could not be read"
DAMAGED = "A part of what was kept could not be read"

pytestmark = pytest.mark.usefixtures("alone")

# How the releases before this one kept digits that were typed, by the version of the store, and what was left
# in words with them. A version that is added leaves the one before it here.
_OLDER = """([text, left]) => new Promise((resolve) => {
  const opened = indexedDB.open("undoku", VERSION);
  opened.onupgradeneeded = () => {
    opened.result.createObjectStore("drafts", { keyPath: "id" });
    opened.result.createObjectStore("history");
    if (VERSION > 1) opened.result.createObjectStore("library", { keyPath: "id" });
    if (VERSION > 2) opened.result.createObjectStore("programs", { keyPath: "id" });
    if (VERSION > 5) opened.result.createObjectStore("tallies", { keyPath: "id" });
    if (VERSION > 7) opened.result.createObjectStore("lists", { keyPath: "id" });
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
    // Since the fourth version the history is in the record.
    const pieces = VERSION > 3 ? 0 : Math.ceil(length / 25);
    const history = VERSION > 3 ? { list, at: length } : { at: length, length, pieces };
    for (let piece = 0; piece < pieces; piece++) {
      all.objectStore("history").put(list.slice(25 * piece, 25 * (piece + 1)), ["old", "sudoku", piece]);
    }
    const place = { board: "sudoku", address: "" };
    all.objectStore("drafts").put({
      id: "old", revision: 7, saved: 1_790_000_000_000, ...place,
      boards: { sudoku: { ...entry(length), time: null, ...history } },
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
OLDER = {version: _OLDER.replace("VERSION", str(version)) for version in (1, 2, 3, 4, 5, 6, 7, 8)}
# The last one that kept the history in pieces.
IN_PIECES = OLDER[3]


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
            tab.evaluate(IN_PIECES, [text, None])
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
def test_what_was_kept_in_pieces(page: Page, site: Site, left: str | None, run: int) -> None:
    text = some_digits(run) * 7
    # In the tab itself, which was left with a history of two pieces, and perhaps with words beside it.
    page.goto(f"{site.url}static/css/main.css")
    page.evaluate("sessionStorage.setItem('undoku-draft', 'old')")
    page.evaluate(IN_PIECES, [text, left])
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
