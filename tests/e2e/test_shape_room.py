"""Size and shape are chosen and drawn, by pointer and by keys, and nothing is lost without Undo."""

import re

import pytest
from boards import SUDOKU, button, choose, grid, labels
from opening import open_board
from playing import status
from playwright.sync_api import Locator, Page, expect
from serving import Site


def room(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Size and shape")


def open_room(page: Page) -> None:
    choose(page, "Size and shape…")
    expect(room(page).get_by_role("combobox", name="Size")).to_be_focused()


def use(page: Page) -> None:
    room(page).get_by_role("button", name="Use this shape").click()


def drawn(page: Page, row: int, column: int) -> Locator:
    return room(page).get_by_role("gridcell", name=re.compile(f"^Row {row}, column {column},"))


def choose_size(page: Page, label: str) -> None:
    room(page).get_by_role("combobox", name="Size").select_option(label=label)


@pytest.mark.parametrize(
    ("label", "cells"), [("4 by 4", 16), ("12 by 12", 144), ("25 by 25, to solve only", 625)]
)
def test_another_size_is_chosen_and_undone(page: Page, site: Site, label: str, cells: int) -> None:
    open_board(page, site.url, f"board=sudoku&givens=5{'.' * 80}")
    open_room(page)
    choose_size(page, label)
    use(page)
    expect(room(page)).to_be_hidden()
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(cells)
    size = round(cells**0.5)
    expect(status(page)).to_have_text(f"The board is {size} by {size}. Undo brings back what was on it.")
    button(page, "Undo").click()
    assert labels(page, SUDOKU)[0] == "Row 1, column 1, 5, given"


def test_the_diagonals_leave_the_puzzle_as_it_is(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens=5{'.' * 80}")
    open_room(page)
    room(page).get_by_role("checkbox", name="Both long diagonals hold every digit once").check()
    use(page)
    cell = grid(page, SUDOKU).get_by_role("gridcell").first
    expect(cell).to_have_attribute("aria-description", "on a diagonal")
    expect(cell).to_be_focused()
    page.keyboard.press("ControlOrMeta+z")
    expect(cell).not_to_have_attribute("aria-description", re.compile("."))
    expect(cell).to_be_focused()
    page.keyboard.press("ControlOrMeta+y")
    assert labels(page, SUDOKU)[0] == "Row 1, column 1, 5, given"
    page.wait_for_function("location.hash.includes('diagonal=1')")
    open_room(page)
    room(page).get_by_role("button", name="Usual 9 by 9").click()
    use(page)
    page.wait_for_function("!location.hash.includes('diagonal')")
    assert labels(page, SUDOKU)[0] == "Row 1, column 1, 5, given"


def test_regions_are_drawn_with_the_pointer(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=sudoku&size=4")
    open_room(page)
    room(page).get_by_role("button", name="No regions").click()
    expect(room(page).get_by_text("Region A: 4 cells are missing.")).to_be_visible()
    # A drag along the first row is region A; the next is then chosen by itself, one press a cell.
    first, last = drawn(page, 1, 1), drawn(page, 1, 4)
    first.hover()
    page.mouse.down()
    last.hover()
    for column in (2, 3, 4):
        drawn(page, 1, column).hover()
    page.mouse.up()
    expect(last).to_have_attribute("aria-label", "Row 1, column 4, region A")
    room(page).get_by_role("button", name="Region B, 0 of 4 cells").click()
    for row in (2, 3, 4):
        for column in range(1, 5):
            drawn(page, row, column).click()
    expect(drawn(page, 4, 4)).to_have_attribute("aria-label", "Row 4, column 4, region D")
    use(page)
    expect(room(page)).to_be_hidden()
    page.wait_for_function("location.hash.includes('shape=AAAABBBBCCCCDDDD')")


def test_regions_and_cages_are_drawn_with_the_keys(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=sudoku&size=4")
    open_room(page)
    drawn(page, 1, 1).focus()
    page.keyboard.press("b")
    expect(room(page).get_by_text("Region A: 1 cell is missing. Region B: 1 cell too many.")).to_be_visible()
    # What is missing keeps it from the board.
    use(page)
    expect(room(page)).to_be_visible()
    drawn(page, 1, 3).focus()
    page.keyboard.press("a")
    expect(drawn(page, 1, 3)).to_have_attribute("aria-label", "Row 1, column 3, region A")
    room(page).get_by_role("radio", name="Cages").check()
    drawn(page, 4, 1).focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(drawn(page, 4, 2)).to_have_attribute("aria-label", re.compile("in the cage that is drawn$"))
    make = room(page).get_by_role("button", name="Make the cage")
    total = room(page).get_by_role("textbox", name="Sum of the cage")
    total.fill("9")
    make.click()
    expect(room(page).get_by_text("The sum of 2 cells is from 3 to 7.")).to_be_visible()
    total.fill("5")
    total.press("Enter")
    cages = room(page).get_by_role("list", name="Cages").get_by_role("listitem")
    expect(cages).to_have_text(["Row 4, column 1: 2 cells, sum 5"])
    use(page)
    expect(room(page)).to_be_hidden()
    cell = grid(page, SUDOKU).get_by_role("gridcell", name="Row 4, column 2, empty")
    expect(cell).to_have_attribute("aria-description", "in region 3, in a cage of 2 cells, sum 5")
    # It is changed by a press on one of its cells, and taken away by its button.
    open_room(page)
    drawn(page, 4, 1).click()
    expect(total).to_have_value("5")
    use(page)
    expect(room(page).get_by_text("Make the cage that is drawn first")).to_be_visible()
    make.click()
    room(page).get_by_role("button", name="Remove the cage at Row 4, column 1").click()
    expect(cages).to_have_count(0)
    use(page)
    page.wait_for_function("!location.hash.includes('cages')")
