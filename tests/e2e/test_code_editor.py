"""Programs of the reader's own: kept as they are typed, shared by a link, and begun anew."""

import json
import re
from pathlib import Path

import pytest
from boards import button
from opening import open_board, wait_for_board
from playwright.sync_api import BrowserContext, Locator, Page, expect
from programming import SMALL, editor, open_editor, write
from serving import Site
from storing import REFUSED, empty, fill, narrow
from test_library import open_library, said, wait_for_stored

FOUR = "board=queens&n=4"
USUAL = "Mark columns and diagonals"

pytestmark = pytest.mark.usefixtures("alone")


def program(page: Page) -> Locator:
    return page.get_by_label("Program", exact=True)


def names(page: Page) -> list[str]:
    """Return the names of the reader's own programs on this board."""
    own = program(page).locator("optgroup[label='Your programs'] option")
    return own.all_inner_texts()


def shows(page: Page, name: str) -> None:
    expect(program(page).locator("option:checked")).to_have_text(name)


def choose(page: Page, item: str) -> None:
    button(page, "New, rename, open, download, delete").click()
    page.get_by_role("menuitem", name=item, exact=True).click()


def rename(page: Page, name: str) -> None:
    choose(page, "Rename…")
    page.get_by_role("textbox", name="Name").fill(name)
    page.keyboard.press("Enter")
    shows(page, name)


def status(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("status").first).to_have_text(text)


def kept(page: Page, *texts: str) -> None:
    """Wait until these programs are the ones that are kept."""
    wait_for_stored(page, "programs", "(record) => record.text", sorted(texts))


def again(page: Page) -> None:
    """Load the page again, and wait for its editor."""
    page.reload(wait_until="commit")
    wait_for_board(page, "queens")
    expect(editor(page)).to_be_visible()


def test_programs_are_kept_as_they_are_typed(page: Page, site: Site) -> None:
    open_board(page, site.url, FOUR)
    open_editor(page)
    write(page, SMALL)
    rename(page, "Mine")
    choose(page, "New")
    page.keyboard.type("# one")
    # What is typed last is there after a reload, however early that comes.
    again(page)
    shows(page, "My program")
    expect(editor(page)).to_contain_text("# one")
    expect(page.locator("#player")).to_be_hidden()
    assert names(page) == ["Mine", "My program"]
    choose(page, "Delete")
    status(page, "'My program' is deleted.")
    shows(page, USUAL)
    page.get_by_role("region", name="Notice").get_by_role("button", name="Undo").click()
    shows(page, "My program")
    expect(editor(page)).to_contain_text("# one")
    choose(page, "Delete")
    program(page).select_option("Mine")
    again(page)
    shows(page, "Mine")
    assert names(page) == ["Mine"]
    kept(page, SMALL)


def test_two_tabs_never_overwrite_each_other(page: Page, site: Site, context: BrowserContext) -> None:
    open_board(page, site.url, FOUR)
    open_editor(page)
    write(page, "one")
    rename(page, "Mine")
    kept(page, "one")
    second = context.new_page()
    open_board(second, site.url, FOUR)
    open_editor(second)
    shows(second, "Mine")
    write(page, "one of the first")
    kept(page, "one of the first")
    write(second, "one of the second")
    status(second, "Another tab has changed this program; this tab goes on with a copy, 'Mine (copy)'.")
    shows(second, "Mine (copy)")
    kept(page, "one of the first", "one of the second")
    program(second).select_option("Mine")
    expect(editor(second)).to_have_text("one of the first")
    # Neither is one deleted that another tab has changed meanwhile.
    write(page, "one of the first, changed")
    kept(page, "one of the first, changed", "one of the second")
    choose(second, "Delete")
    status(second, "Another tab has changed 'Mine', so it is not deleted.")
    program(second).select_option("Mine")
    expect(editor(second)).to_have_text("one of the first, changed")


def test_where_nothing_can_be_kept(page: Page, site: Site) -> None:
    narrow(page, site.url)
    open_board(page, site.url, FOUR)
    open_editor(page)
    write(page, "one")
    kept(page, "one")
    fill(page)
    more = "# " + "1234567890" * 4000
    write(page, more)
    offer = page.get_by_role("region", name="Notice").get_by_text("no room left to keep your programs")
    expect(offer).to_be_visible()
    with page.expect_download() as download:
        button(page, "Download .py").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == more
    empty(page)
    editor(page).press("ControlOrMeta+End")
    page.keyboard.type("!")
    expect(offer).to_be_hidden()
    kept(page, f"{more}!")
    page.add_init_script(REFUSED)
    again(page)
    expect(page.get_by_text("This browser keeps nothing for this page").last).to_be_visible()
    write(page, "two")
    assert editor(page).inner_text() == "two"


def test_export_import_and_delete_everything(page: Page, site: Site) -> None:
    open_board(page, site.url, FOUR)
    open_editor(page)
    write(page, "one")
    rename(page, "Mine")
    dialog = open_library(page)
    with page.expect_download() as download:
        button(page, "Export all").click()
    said(page, re.compile(r"^1 program saved as undoku-library-"))
    text = Path(download.value.path()).read_text(encoding="utf-8")
    file = json.loads(text)
    assert (file["version"], [one["text"] for one in file["programs"]]) == (2, ["one"])
    button(page, "Delete everything").click()
    button(page, "Delete everything").click()
    said(page, "Everything is deleted.")
    kept(page)

    def take(content: str) -> None:
        dialog.locator("input[type=file]").set_input_files(
            {"name": "a.json", "mimeType": "application/json", "buffer": content.encode()}
        )

    file["programs"] = [*file["programs"], {"text": "none"}]
    take(json.dumps(file))
    said(page, "0 puzzles added. 1 program added. 1 program could not be read.")
    take(text)
    said(page, "0 puzzles added. 0 programs added. 1 program was here already.")
    file["programs"] = "one"
    take(json.dumps(file))
    said(page, 'In this file of the Library "programs" is no list.')
    page.keyboard.press("Escape")
    shows(page, USUAL)
    program(page).select_option("Mine")
    expect(editor(page)).to_have_text("one")
