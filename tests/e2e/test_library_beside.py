"""The Library beside another board, another tab, files and paper; and where something of it is damaged."""

import json
import re
from pathlib import Path

import pytest
from boards import (
    QUEENS,
    button,
    choose_of_page,
    example,
    grid,
    mode,
)
from drafts import begins_with, is_idle, reload, status, type_at
from opening import hold, open_board
from playwright.sync_api import BrowserContext, Page, expect
from serving import Fault, Site
from test_accessibility import nothing_is_found
from test_library import (
    COPIED,
    DOTTED,
    OTHER,
    PLAYED,
    STORED,
    THIRD,
    close,
    dialog,
    keep_some,
    kept,
    names,
    open_library,
    puzzles,
    records,
    rename,
    said,
    wait_for_stored,
)

pytestmark = pytest.mark.usefixtures("alone")


def test_from_another_board(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED)
    page.get_by_role("tab", name=QUEENS).click()
    expect(grid(page, QUEENS)).to_be_visible()
    open_library(page)
    puzzles(page).get_by_role("button", name="Open").click()
    expect(grid(page, "Sudoku")).to_be_visible()
    begins_with(page, DOTTED)
    page.go_back(wait_until="commit")
    expect(grid(page, QUEENS)).to_be_visible()


def test_two_tabs_never_overwrite_each_other(
    page: Page, site: Site, context: BrowserContext, answered: None
) -> None:
    open_board(page, site.url, PLAYED)
    type_at(page, "4", 1, 3)
    four = DOTTED[:2] + "4" + DOTTED[3:]
    kept(page, four)
    second = context.new_page()
    open_board(second, site.url, "board=sudoku")
    open_library(second)
    puzzles(second).get_by_role("button", name="Open").click()
    begins_with(second, four)
    expect(mode(second, "Play")).to_be_checked()
    type_at(page, "6", 1, 4)
    first = DOTTED[:2] + "46" + DOTTED[4:]
    kept(page, first)
    type_at(second, "8", 1, 4)
    expect(status(second)).to_have_text(COPIED)
    kept(page, first, DOTTED[:2] + "48" + DOTTED[4:])
    # From then on each has its own; Undo in the second does not lead back to the first one's.
    button(second, "Undo").click()
    kept(page, first, four)
    type_at(page, "1", 1, 6)
    kept(page, DOTTED[:2] + "46" + DOTTED[4] + "1" + DOTTED[6:], four)
    open_library(second)
    expect(puzzles(second)).to_have_count(2)
    assert sum(name.endswith(" (copy)") for name in names(second)) == 1


def test_what_another_tab_has_deleted_is_kept_anew(
    page: Page, site: Site, context: BrowserContext, answered: None
) -> None:
    open_board(page, site.url, PLAYED)
    type_at(page, "4", 1, 3)
    kept(page, DOTTED[:2] + "4" + DOTTED[3:])
    second = context.new_page()
    open_board(second, site.url, "board=sudoku")
    open_library(second)
    puzzles(second).get_by_role("button", name="Delete").click()
    said(second, "is deleted.")
    type_at(page, "6", 1, 4)
    kept(page, DOTTED[:2] + "46" + DOTTED[4:])
    # Bringing back what was deleted takes nothing from it.
    dialog(second).get_by_role("button", name="Undo").click()
    kept(page, DOTTED[:2] + "46" + DOTTED[4:], DOTTED[:2] + "4" + DOTTED[3:])


def test_export_and_import(page: Page, site: Site, context: BrowserContext, answered: None) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED, OTHER)
    # What is on a board and not in the Library is in the file as well.
    page.get_by_role("textbox", name="Puzzle as text").fill(THIRD)
    page.keyboard.press("Enter")
    wait_for_stored(page, "drafts", "(draft) => draft.boards.sudoku.state.digits", [THIRD])
    open_library(page)
    rename(page, 1, "My own")
    with page.expect_download() as download:
        button(page, "Export all").click()
    said(page, re.compile(r"^3 items saved as undoku-library-\d{4}-\d\d-\d\d.json.$"))
    text = Path(download.value.path()).read_text(encoding="utf-8")
    file = json.loads(text)
    assert (file["undoku"], file["version"]) == ("library", 1)
    digits = [puzzle["state"]["digits"] for puzzle in file["puzzles"]]
    assert sorted(digits) == sorted([DOTTED, OTHER, THIRD])

    def take(content: str) -> None:
        dialog(page).locator("input[type=file]").set_input_files(
            {"name": "a.json", "mimeType": "application/json", "buffer": content.encode()}
        )

    take(text)
    said(page, "1 item added. 2 items were here already.")
    own = next(puzzle for puzzle in file["puzzles"] if puzzle["name"] == "My own")
    own["state"] = {"digits": "1".ljust(81, "."), "kinds": "g".ljust(81, ".")}
    file["puzzles"] = [own, {**own, "name": ""}]
    take(json.dumps(file))
    said(
        page,
        "1 item added. 1 of them as a copy: they differ from what is here. 1 item could not be read: "
        "number 2, where 'name' is missing, too long or odd.",
    )
    assert sorted(names(page))[:2] == ["My own", "My own (copy)"]
    take(json.dumps(file))
    said(
        page,
        "0 items added. 1 item was here already. 1 item could not be read: number 2, where 'name' is "
        "missing, too long or odd.",
    )
    for content, sentence in (
        ('{"a": 1, b}', "damaged from character 9 on."),
        ("[]", 'it does not say "undoku": "library".'),
        ('{"undoku": "library", "version": 4}', "has version 4; this page reads up to 3."),
        ('{"undoku": "library", "version": 1}', 'has no list "puzzles".'),
    ):
        take(content)
        said(page, sentence)
    nothing_is_found(page)
    assert len(records(page)) == 4
    other = context.browser.new_context() if context.browser else context
    fresh = other.new_page()
    open_board(fresh, site.url)
    open_library(fresh)
    dialog(fresh).locator("input[type=file]").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    said(fresh, "3 items added.")
    expect(dialog(fresh).get_by_text("My own", exact=True)).to_be_visible()
    other.close()


def test_delete_everything(page: Page, site: Site, context: BrowserContext, fresh: None) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED, OTHER)
    choose_of_page(page, "Light")
    mode(page, "Watch").check()
    page.get_by_role("separator", name="Width of the board").press("ArrowLeft")
    mode(page, "Solver").check()
    open_library(page)
    button(page, "Delete everything").click()
    expect(dialog(page).get_by_text("Delete 2 items, what every tab keeps")).to_be_visible()
    expect(button(page, "Cancel")).to_be_focused()
    nothing_is_found(page)
    button(page, "Cancel").click()
    assert len(records(page)) == 2
    button(page, "Delete everything").click()
    button(page, "Delete everything").click()
    said(page, "Everything is deleted.")
    left = "[localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith('undoku'))"
    assert page.evaluate(left) == []
    close(page)
    begins_with(page, OTHER)
    # Only to look at another board changes nothing.
    page.get_by_role("tab", name=QUEENS).click()
    expect(grid(page, QUEENS)).to_be_visible()
    # A page that is left keeps nothing either; what the address says is there again.
    page.goto("about:blank")
    second = context.new_page()
    second.goto(f"{site.url}static/icons/icon.svg")
    assert second.evaluate(left) == []
    for name in ("drafts", "history", "library", "programs"):
        assert second.evaluate(STORED, name) == []


def test_after_everything_was_deleted_the_next_change_is_kept(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    type_at(page, "12")
    open_library(page)
    button(page, "Delete everything").click()
    button(page, "Delete everything").click()
    said(page, "Everything is deleted.")
    close(page)
    type_at(page, "3", 1, 3)
    reload(page)
    begins_with(page, "123")
    for left in ("12", "1", ""):
        button(page, "Undo").click()
        begins_with(page, left)
    is_idle(page, "Undo")


def test_several_puzzles_are_printed(page: Page, site: Site) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED, OTHER, THIRD)
    page.get_by_role("tab", name=QUEENS).click()
    expect(grid(page, QUEENS)).to_be_visible()
    open_library(page)
    expect(button(page, "Print…")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("checkbox", name="All", exact=True).check()
    puzzles(page).nth(1).get_by_role("checkbox").uncheck()
    said(page, "2 items chosen")
    nothing_is_found(page)
    button(page, "Print…").click()
    printing = page.get_by_role("dialog", name="Print")
    expect(printing.get_by_role("checkbox", checked=True).first).to_be_visible()
    expect(printing.get_by_text("2 pages.")).to_be_visible()
    page.get_by_role("radio", name="Two").check()
    expect(printing.get_by_text("1 page.")).to_be_visible()
    nothing_is_found(page)
    page.keyboard.press("Escape")
    expect(printing).to_be_hidden()
    expect(button(page, "Print…")).to_be_focused()


def test_what_is_damaged_is_left_out_and_not_deleted(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED, OTHER)
    page.evaluate(
        """() => new Promise((resolve) => {
          const opened = indexedDB.open("undoku");
          opened.onsuccess = () => {
            const transaction = opened.result.transaction("library", "readwrite");
            transaction.objectStore("library").put({ id: "odd", name: 4 });
            transaction.oncomplete = () => {
              opened.result.close();
              resolve();
            };
          };
        })"""
    )
    open_library(page)
    expect(dialog(page).get_by_text("1 item could not be read and is not shown")).to_be_visible()
    expect(puzzles(page)).to_have_count(2)
    assert len(records(page)) == 3


def test_a_library_that_does_not_arrive_is_told_of(
    page: Page, site: Site, faults: list[str], answered: None
) -> None:
    site.fault("library-*.js", Fault.MISSING)
    open_board(page, site.url)
    button(page, "Library").click()
    expect(status(page)).to_contain_text("The Library did not arrive.")
    site.mend()
    open_library(page)
    faults.clear()


def test_what_gives_way_at_once_is_kept_as_well(page: Page, site: Site, answered: None) -> None:
    release = hold(page, "**/library-*.js")
    open_board(page, site.url, PLAYED)
    with page.expect_request("**/library-*.js"):
        type_at(page, "4", 1, 3)
        example(page, "From the blog")
    release()
    kept(page, DOTTED[:2] + "4" + DOTTED[3:])
