"""Boards in a file: saved where nothing can be kept, and opened again."""

import json
from pathlib import Path

import pytest
from boards import (
    QUEENS,
    button,
    grid,
)
from drafts import begins_with, reload, status, type_at
from opening import open_board
from playwright.sync_api import Browser, Page, expect
from serving import Site
from test_accessibility import nothing_is_found
from test_library import (
    DOTTED,
    PLAYED,
    REFUSED,
    STORED,
    dialog,
    open_library,
    wait_for_stored,
)

pytestmark = pytest.mark.usefixtures("alone")


def test_where_the_store_is_refused_the_board_is_saved(page: Page, site: Site, answered: None) -> None:
    page.add_init_script(REFUSED)
    open_board(page, site.url, PLAYED)
    type_at(page, "4", 1, 3)
    open_library(page)
    expect(dialog(page).get_by_text("does not let the page keep anything")).to_be_visible()
    nothing_is_found(page)
    with page.expect_download() as download:
        button(page, "Save what is on the board").click()
    assert Path(download.value.path()).read_text(encoding="utf-8").strip() == DOTTED


def test_a_copy_of_the_boards_is_opened(
    browser: Browser, page: Page, site: Site, tmp_path: Path, fresh: None
) -> None:
    page.add_init_script(REFUSED)
    open_board(page, site.url)
    type_at(page, "12")
    page.get_by_role("tab", name=QUEENS).click()
    page.get_by_role("textbox", name="N").fill("5")
    page.keyboard.press("Enter")
    with page.expect_download() as download:
        button(page, "Save a copy").click()
    copy = tmp_path / "copy.json"
    download.value.save_as(copy)
    context = browser.new_context()
    context.route("**/pyscript/core.js", lambda route: None)
    refusing = context.new_page()
    refusing.add_init_script(REFUSED)
    # Where nothing can be kept, it is opened as well.
    for elsewhere in (refusing, context.new_page()):
        open_board(elsewhere, site.url)
        type_at(elsewhere, "9")
        open_library(elsewhere)
        dialog(elsewhere).locator("input[type=file]").set_input_files(copy)
        expect(status(elsewhere)).to_contain_text("The boards are as they were in this copy.")
        expect(grid(elsewhere, QUEENS).get_by_role("gridcell")).to_have_count(25)
        button(elsewhere, "Undo").click()
        expect(grid(elsewhere, QUEENS).get_by_role("gridcell")).to_have_count(64)
        elsewhere.get_by_role("tab", name="Sudoku").click()
        for left in ("12", "1", "", "9"):
            begins_with(elsewhere, left)
            button(elsewhere, "Undo").click()
        begins_with(elsewhere, "")
    context.close()


def test_what_is_too_long_in_a_copy_is_left_out(page: Page, site: Site, answered: None) -> None:
    entry = {"state": {"digits": "12".ljust(81, "."), "kinds": "ee".ljust(81, ".")}, "used": "solve"}
    sudoku = {**entry, "sentence": ["x" * 2_000_000, "info"], "time": None, "list": [], "at": 0}
    copy = json.dumps({"undoku": "boards", "version": 1, "boards": {"sudoku": sudoku}})
    open_board(page, site.url)
    type_at(page, "9")
    open_library(page)
    dialog(page).locator("input[type=file]").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": copy.encode()}
    )
    expect(status(page)).to_contain_text(
        "What was said of 'sudoku' is left out where it has more than 10,000 characters"
    )
    begins_with(page, "12")
    button(page, "Undo").click()
    begins_with(page, "9")
    button(page, "Redo").click()
    wait_for_stored(page, "drafts", "(draft) => draft.boards.sudoku.state.digits", ["12".ljust(81, ".")])
    assert len(json.dumps(page.evaluate(STORED, "drafts"))) < 20_000
    reload(page)
    begins_with(page, "12")
    expect(status(page)).not_to_contain_text("xxx")
