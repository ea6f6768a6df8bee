"""The settings: what is chosen holds at once, for all boards, and is kept."""

import json
from collections.abc import Callable
from pathlib import Path

from boards import QUEENS, SUDOKU, button, cell_name, choose_of_page, grid
from opening import follow, open_board, wait_for_board
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE
from serving import Site

DOTTED = LECTURE.replace("0", ".")
PLAYED = f"board=sudoku&mode=play&givens={DOTTED}"
QUEENS_PLAYED = "board=queens&mode=play&n=8&queens=1:1"


def cell(page: Page, row: int, column: int) -> Locator:
    return grid(page, SUDOKU).get_by_role("gridcell").nth(9 * row + column - 10)


def square(page: Page, row: int, column: int) -> Locator:
    return grid(page, QUEENS).get_by_role("gridcell").nth(8 * row + column - 9)


def settings(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Settings")


def turn(page: Page, name: str) -> None:
    """Turn a setting on or off, and close the dialog."""
    choose_of_page(page, "Settings")
    settings(page).get_by_role("checkbox", name=name).click()
    page.keyboard.press("Escape")
    expect(settings(page)).to_be_hidden()


def select(page: Page, name: str, choice: str) -> None:
    choose_of_page(page, "Settings")
    settings(page).get_by_role("combobox", name=name).select_option(choice)
    page.keyboard.press("Escape")


def test_a_digit_clears_its_notes_around_it_unless_that_is_off(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    cell(page, 1, 3).click()
    page.keyboard.press("Shift+Digit4")
    page.keyboard.press("Shift+Digit2")
    cell(page, 1, 4).click()
    page.keyboard.press("2")
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty, notes 4"
    # Both are one change.
    button(page, "Undo").click()
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty, notes 2 4"
    turn(page, "A digit clears its notes from its row, column and box")
    cell(page, 1, 4).click()
    page.keyboard.press("2")
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty, notes 2 4"


def test_clashes_are_marked_at_once_unless_that_is_off(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    cell(page, 1, 3).click()
    page.keyboard.press("5")
    assert cell_name(page, 1, 3) == "Row 1, column 3, 5, entered, conflict"
    turn(page, "Mark digits that clash at once")
    assert cell_name(page, 1, 3) == "Row 1, column 3, 5, entered"
    expect(page.get_by_role("status")).not_to_contain_text("clash")


def test_a_digit_key_notes_where_several_cells_are_chosen(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    select(page, "A digit key, with several cells chosen, writes", "a corner note")
    cell(page, 1, 3).click()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("2")
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty, notes 2"
    assert cell_name(page, 1, 4) == "Row 1, column 4, empty, notes 2"
    cell(page, 1, 3).click()
    page.keyboard.press("4")
    assert cell_name(page, 1, 3) == "Row 1, column 3, 4, entered"


def test_the_timer_can_be_hidden_and_is_after_a_reload(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, PLAYED)
    expect(page.get_by_role("timer")).to_be_visible()
    turn(page, "Show the timer")
    expect(page.get_by_role("timer")).to_be_hidden()
    page.reload()
    expect(grid(page, SUDOKU)).to_be_visible()
    choose_of_page(page, "Settings")
    expect(settings(page).get_by_role("checkbox", name="Show the timer")).not_to_be_checked()
    expect(page.get_by_role("timer")).to_be_hidden()
    settings(page).get_by_role("button", name="As usual").click()
    expect(page.get_by_role("timer")).to_be_visible()


def test_attacks_are_shown_unless_that_is_off_and_clashing_queens_always(page: Page, site: Site) -> None:
    open_board(page, site.url, QUEENS_PLAYED)
    wait_for_board(page, "queens")
    expect(square(page, 5, 1)).to_have_accessible_name("Row 5, column 1, attacked")
    turn(page, "Mark what the queens attack, in regions with a cross")
    expect(square(page, 5, 1)).to_have_accessible_name("Row 5, column 1, empty")
    square(page, 5, 1).click()
    expect(square(page, 5, 1)).to_have_accessible_description("attacked by row 1, column 1")


def test_squares_are_named_as_the_reader_wants_on_both_chess_boards(page: Page, site: Site) -> None:
    open_board(page, site.url, QUEENS_PLAYED)
    wait_for_board(page, "queens")
    select(page, "Squares are named", "a1, from the bottom left")
    expect(square(page, 8, 3)).to_have_accessible_name("c1, empty")
    expect(square(page, 1, 8)).to_have_accessible_description("by a8")
    square(page, 1, 8).click()
    expect(page.get_by_role("status")).to_contain_text("h8")
    expect(page.get_by_role("status")).not_to_contain_text("row")
    follow(page, "board=knight&rows=5&cols=5")
    wait_for_board(page, "knight")
    corner = grid(page, "Knight's tour").get_by_role("gridcell").nth(20)
    expect(corner).to_have_accessible_name("a1, start")
    select(page, "Squares are named", "row and column, from the top left")
    expect(corner).to_have_accessible_name("Row 5, column 1, start")
    grid(page, "Knight's tour").get_by_role("gridcell").nth(12).click()
    expect(page.get_by_role("status")).to_have_text("The tour starts at row 3, column 3.")


def test_the_knight_walks_a_tour_that_is_found_unless_nothing_is_to_move(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=5")
    wait_for_board(page, "knight")
    ready()
    assert "knight walks" in tour(page)
    button(page, "Clear").click()
    turn(page, "Let things move, unless your system asks for stillness")
    assert tour(page) == ["tour shown"]


def tour(page: Page) -> list[str]:
    """Solve; return what was seen until the tour is there."""
    seen = page.evaluate_handle("""() => {
        const seen = new Set();
        const watch = new MutationObserver(() => {
            const board = document.querySelector("#knight");
            if (board.querySelector(".walker")) seen.add("knight walks");
            if (board.querySelector("[aria-label$='move 25']")) seen.add("tour shown");
        });
        watch.observe(document.querySelector("#knight"), {attributes: true, childList: true, subtree: true});
        return {seen, watch};
    }""")
    button(page, "Solve").click()
    expect(grid(page, "Knight's tour").get_by_role("gridcell", name="move 25")).to_be_visible()
    return sorted(seen.evaluate("({seen, watch}) => { watch.disconnect(); return [...seen]; }"))


def test_settings_are_in_the_file_of_the_library_and_go_with_everything(
    page: Page, site: Site, answered: None
) -> None:
    open_board(page, site.url, PLAYED)
    turn(page, "Show the timer")
    button(page, "Library").click()
    library = page.get_by_role("dialog", name="Library")
    with page.expect_download() as saved:
        library.get_by_role("button", name="Export all").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert json.loads(text)["settings"] == {"timer": "hidden"}
    library.get_by_role("button", name="Delete everything").click()
    library.get_by_role("button", name="Delete everything").click()
    expect(library.get_by_text("Everything is deleted.")).to_be_visible()
    assert page.evaluate("document.querySelector('#timer').checkVisibility()")
    library.locator("input[type=file]").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    expect(library.get_by_text("Settings are as in the file.")).to_be_visible()
    assert not page.evaluate("document.querySelector('#timer').checkVisibility()")
