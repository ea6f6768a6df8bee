"""The Library keeps all boards, and each opens as it was kept."""

import json
import re
from pathlib import Path

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, choose, grid, labels, mode
from drafts import begins_with, reload
from opening import follow, open_board, wait_for_board
from playing_queens import is_called, square, status
from playwright.sync_api import Page, expect
from serving import Site
from test_accessibility import nothing_is_found
from test_library import (
    DOTTED,
    close,
    dialog,
    names,
    open_library,
    puzzles,
    rename,
    said,
    wait_for_stored,
)

# Three queens and a blocked square.
PLACED = "board=queens&mode=play&n=8&queens=1:1,2:3,3:5&blocked=8:8"
AS_KEPT = "8 queens, 3 placed"
NOTHING = {
    "sudoku": "There is nothing on the board to keep yet. Enter a digit first.",
    "queens": "There is nothing on the board to keep yet. Place a queen first, or choose another N.",
    "knight": "There is nothing on the board to keep yet. Choose another start or size first, or Solve it.",
}

pytestmark = pytest.mark.usefixtures("alone")


def keep(page: Page, name: str) -> None:
    choose(page, "Keep in the Library")
    expect(status(page)).to_have_text(f"Kept in the Library as '{name}'.")


def open_it(page: Page, name: str) -> None:
    """Open what has a name that begins so, in the Library that is shown."""
    dialog(page).get_by_role("button", name=f"Open {name}").click()
    expect(dialog(page)).to_be_hidden()


def is_placed(page: Page) -> None:
    for row, column in ((1, 1), (2, 3), (3, 5)):
        is_called(page, row, column, "queen")
    is_called(page, 8, 8, "blocked")
    expect(grid(page, QUEENS).get_by_role("gridcell", name="queen")).to_have_count(3)


@pytest.mark.parametrize("board", NOTHING)
def test_a_board_that_nobody_has_used_is_not_kept(page: Page, site: Site, board: str) -> None:
    open_board(page, site.url, f"board={board}")
    choose(page, "Keep in the Library")
    expect(status(page)).to_have_text(NOTHING[board])
    open_library(page)
    button(page, "Keep what is on the board").click()
    said(page, NOTHING[board])
    expect(dialog(page).get_by_text("Nothing is kept yet.")).to_be_visible()


def test_queens_that_were_placed_are_opened_as_they_were_kept(page: Page, site: Site) -> None:
    open_board(page, site.url, PLACED)
    square(page, 5, 5).click(button="right")
    before = labels(page, QUEENS)
    keep(page, AS_KEPT)
    choose(page, "Keep in the Library")
    expect(status(page)).to_have_text(f"It is in the Library already, as '{AS_KEPT}'.")
    # What is done afterwards is not in what was kept, and Undo leads back to it.
    square(page, 4, 7).click()
    is_called(page, 4, 7, "queen")
    after = labels(page, QUEENS)
    mode(page, "Solver").check()
    open_library(page)
    expect(puzzles(page)).to_have_text([re.compile("3 of 8 placed")])
    expect(puzzles(page).get_by_text("On the board")).to_have_count(0)
    open_it(page, AS_KEPT)
    expect(status(page)).to_have_text(f"'{AS_KEPT}' is open. Undo leads back to what was here.")
    expect(mode(page, "Play")).to_be_checked()
    is_placed(page)
    assert labels(page, QUEENS) == before
    expect(grid(page, QUEENS).locator(":focus")).to_have_count(1)
    button(page, "Undo").click()
    expect(mode(page, "Solver")).to_be_checked()
    is_called(page, 4, 7, "queen")
    mode(page, "Play").check()
    assert labels(page, QUEENS) == after
    # Kept again, it is another one beside the first.
    keep(page, "8 queens, 4 placed")
    open_library(page)
    assert names(page) == ["8 queens, 4 placed", AS_KEPT]
    expect(puzzles(page).get_by_text("On the board")).to_have_count(1)
    # What is open already is only turned to.
    open_it(page, "8 queens, 4 placed")
    button(page, "Undo").click()
    is_called(page, 4, 7, "empty")


def test_what_is_kept_of_all_boards_stands_in_one_list(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, PLACED)
    keep(page, AS_KEPT)
    open_library(page)
    # One board alone need not be named.
    expect(puzzles(page)).not_to_contain_text([QUEENS])
    close(page)
    follow(page, "board=knight&rows=5&cols=6")
    wait_for_board(page, "knight")
    keep(page, "Tour 5 x 6 from a1, not begun")
    follow(page, f"board=sudoku&givens={DOTTED}")
    choose(page, "Keep in the Library")
    expect(status(page)).to_contain_text("Kept in the Library as")
    open_library(page)
    expect(puzzles(page)).to_contain_text([SUDOKU, KNIGHT, QUEENS])
    nothing_is_found(page)
    search = page.get_by_role("textbox", name="Search")
    for text, count in (("queens", 1), ("KNIGHT", 1), ("5 x 6", 1), (DOTTED[:20], 1), ("", 3)):
        search.fill(text)
        expect(puzzles(page)).to_have_count(count)
    rename(page, 2, "Mine")
    puzzles(page).nth(2).get_by_role("button", name="Delete").click()
    # It is no puzzle that would be kept again by itself.
    said(page, re.compile("^'Mine' is deleted.$"))
    dialog(page).get_by_role("button", name="Undo").click()
    said(page, "'Mine' is back.")
    # Sheets are there for puzzles.
    for record in (1, 2):
        puzzles(page).nth(record).get_by_role("checkbox").check()
    button(page, "Print…").click()
    said(page, "Puzzles are printed from here.")
    puzzles(page).nth(0).get_by_role("checkbox").check()
    button(page, "Print…").click()
    expect(page.get_by_role("dialog", name="Print")).to_contain_text("1 page.")
    page.keyboard.press("Escape")
    close(page)
    reload(page)
    # Enter opens what was looked for, whichever board that is on.
    open_library(page)
    search.fill("mine")
    search.press("Enter")
    is_placed(page)
    expect(mode(page, "Play")).to_be_checked()
    page.go_back(wait_until="commit")
    begins_with(page, DOTTED)


def test_files_hold_all_boards(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, PLACED)
    keep(page, AS_KEPT)
    # What is on a board and not in the Library is in the file as well.
    page.get_by_role("tab", name=KNIGHT).click()
    page.get_by_role("textbox", name="Rows").fill("5")
    page.keyboard.press("Enter")
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(40)
    wait_for_stored(page, "drafts", "({ boards }) => String(boards.knight?.state.rows)", ["5"])
    open_library(page)
    with page.expect_download() as download:
        button(page, "Export all").click()
    said(page, re.compile("^2 items saved as "))
    text = Path(download.value.path()).read_text(encoding="utf-8")
    file = json.loads(text)
    assert file["version"] == 3
    assert sorted(record["board"] for record in file["puzzles"]) == ["knight", "queens"]

    def take(content: str) -> None:
        dialog(page).locator("input[type=file]").set_input_files(
            {"name": "a.json", "mimeType": "application/json", "buffer": content.encode()}
        )

    take(text)
    said(page, "1 item added. 1 item was here already.")
    odd = {**file["puzzles"][0], "id": "odd", "board": "chess"}
    take(json.dumps({**file, "puzzles": [odd]}))
    unread = "number 1, '8 queens, 3 placed', where 'board' is missing, too long or odd."
    said(page, f"0 items added. 1 item could not be read: {unread}")
    # A file of a version before there were other boards.
    state = {"digits": DOTTED, "kinds": re.sub(r"\d", "g", DOTTED)}
    older = {"id": "a", "name": "From before", "state": state, "time": None, "made": 1, "saved": 2}
    take(json.dumps({"undoku": "library", "version": 1, "puzzles": [older]}))
    said(page, "1 item added.")
    open_it(page, "From before")
    begins_with(page, DOTTED)
    expect(mode(page, "Solver")).to_be_checked()


def test_a_board_that_does_not_arrive_is_told_of(
    page: Page, site: Site, faults: list[str], answered: None
) -> None:
    open_board(page, site.url, PLACED)
    keep(page, AS_KEPT)
    follow(page, "board=sudoku")
    expect(grid(page, SUDOKU)).to_be_visible()
    page.route("**/queens-*.js", lambda route: route.abort())
    reload(page)
    open_library(page)
    button(page, f"Open {AS_KEPT}").click()
    said(page, "A part of the page did not arrive.")
    page.unroute("**/queens-*.js")
    open_it(page, AS_KEPT)
    is_placed(page)
    faults.clear()


@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
def test_on_a_phone(page: Page, site: Site) -> None:
    open_board(page, site.url, PLACED)
    keep(page, AS_KEPT)
    button(page, "Menu").tap()
    page.get_by_role("menuitem", name="Library").tap()
    expect(dialog(page)).to_be_visible()
    nothing_is_found(page)
    # The dialog is the window, and no line of it is cut off.
    box = dialog(page).bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, 390)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    button(page, f"Delete {AS_KEPT}").tap()
    undo = dialog(page).get_by_role("button", name="Undo")
    expect(undo).to_be_in_viewport()
    undo.tap()
    open_it(page, AS_KEPT)
    is_placed(page)
