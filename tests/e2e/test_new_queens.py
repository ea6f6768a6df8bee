"""New boards of queens: with regions and partly placed, by level, size and day, or the reader's own."""

import re
from collections.abc import Callable

from boards import QUEENS, button, labels, menu_button, menu_item, mode
from new_boards import chip, press_new, section
from opening import open_board
from playing_queens import says, square, status
from playwright.sync_api import Page, expect
from serving import Site

from undoku.queens import generator as placed
from undoku.queens.regions import generator as regions

REGIONS = "board=queens&n=2&regions=AABB"
DAY = "2026-03-01"


def regions_on(page: Page) -> str:
    return "".join(name.split(", ")[2][-1] for name in labels(page, QUEENS))


def test_one_press_gives_a_board_with_regions_and_undo_brings_back_what_was_there(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, REGIONS)
    ready()
    press_new(page)
    section(page).get_by_label("Size of the new one").select_option("6 by 6")
    chip(page, "A new one", "Medium").click()
    says(page, "Medium: 6 by 6 squares in 6 regions. One queen in each, and no two that touch.")
    expect(page.get_by_role("heading", name="Medium, 6 queens in regions")).to_be_visible()
    expect(mode(page, "Play")).to_be_checked()
    expect(page).to_have_url(re.compile("mode=play&n=6&regions=[A-F]{36}&level=medium$"))
    expect(page.locator(":focus")).to_have_accessible_name(re.compile(r"^Row \d, column \d, region [A-F]"))
    there = regions_on(page)
    button(page, "Undo").click()
    expect(page.get_by_role("heading", name="2 queens in regions")).to_be_visible()
    expect(mode(page, "Solver")).to_be_checked()
    button(page, "Redo").click()
    assert regions_on(page) == there


def test_the_board_of_a_day_is_the_same_everywhere(page: Page, site: Site, ready: Callable[[], None]) -> None:
    making = regions.Generator.daily(DAY, "easy")
    while not making.advance(1000):
        pass
    assert making.board
    open_board(page, site.url, REGIONS)
    ready()
    press_new(page)
    section(page).get_by_label("Day", exact=True).fill(DAY)
    chip(page, "Board of the day", "Easy").click()
    expect(page.get_by_role("heading", name=re.compile("^Easy, 1 March 2026"))).to_be_visible()
    assert regions_on(page) == making.board.regions
    menu_button(page).click()
    menu_item(page, "Copy link to the puzzle").click()
    says(page, "Link copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"&regions={making.board.regions}&level=easy&day={DAY}")
    press_new(page)
    section(page).get_by_label("Day", exact=True).fill(DAY)
    chip(page, "Board of the day", "Easy").click()
    says(page, "This one is on the board.")


def test_a_partly_placed_board_has_queens_that_stay(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    making = placed.Generator.daily(DAY, "easy")
    while not making.advance(1000):
        pass
    assert making.board
    open_board(page, site.url, "board=queens&n=8")
    ready()
    press_new(page)
    section(page).get_by_label("Day", exact=True).fill(DAY)
    chip(page, "Board of the day", "Easy").click()
    expect(page.get_by_role("heading", name=re.compile("^Easy, 1 March 2026"))).to_be_visible()
    n, given = making.board.n, making.board.queens
    for row, column in given:
        expect(square(page, row + 1, column + 1, n)).to_have_accessible_name(
            f"Row {row + 1}, column {column + 1}, queen"
        )
    row, column = given[0]
    square(page, row + 1, column + 1, n).click()
    says(page, f"The queen in row {row + 1}, column {column + 1} stands from the beginning.")
    for number, place in enumerate(making.board.columns):
        if (number, place) not in given:
            square(page, number + 1, place + 1, n).click()
    expect(status(page)).to_have_text(re.compile(r"^Solved in \d+:\d\d\. Easy, no hints\.$"))
    expect(button(page, "Next: medium")).to_be_visible()


def test_ones_own_is_drawn(page: Page, site: Site) -> None:
    open_board(
        page, site.url, "board=queens&mode=play&n=8&regions=" + "".join(8 * letter for letter in "ABCDEFGH")
    )
    press_new(page)
    section(page).get_by_role("button", name="Draw my own").click()
    expect(mode(page, "Solver")).to_be_checked()
    expect(page.get_by_role("group", name="Draw the regions")).to_be_visible()
    assert {name.split(", ")[2] for name in labels(page, QUEENS)} == {"no region"}
    button(page, "Undo").click()
    expect(page).to_have_url(re.compile("regions=A{8}B{8}"))
