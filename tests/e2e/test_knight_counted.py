"""Counting the knight's tours beside everything else: both kinds, with holes, and to a stop."""

import re

from boards import KNIGHT, SUDOKU, button, grid, mode
from opening import glimpse, open_board, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from serving import Site
from test_accessibility import nothing_is_found

TOGGLE = "How many"
STOP = "Stop counting"


def section(page: Page) -> Locator:
    return page.get_by_role("region", name="How many tours", exact=True)


def bar(page: Page) -> Locator:
    return section(page).get_by_role("progressbar")


def field(page: Page, name: str) -> Locator:
    return page.get_by_role("textbox", name=name, exact=True)


def opened(page: Page, site: Site, rows: int, cols: int, more: str = "") -> Page:
    """Show a board with its count."""
    open_board(page, site.url, f"board=knight&rows={rows}&cols={cols}{more}")
    wait_for_engine(page, "ready")
    button(page, TOGGLE).click()
    expect(section(page)).to_be_visible()
    return page


def begun(page: Page) -> None:
    """Begin a count, and wait until it is on its way; before, its bar is hidden."""
    with glimpse(section(page).locator("[role=progressbar]"), "^[1-9]", "aria-valuenow"):
        button(page, "Count tours").click()


def test_both_kinds_are_counted_and_compared(page: Page, site: Site) -> None:
    opened(page, site, 5, 5)
    expect(section(page)).to_contain_text("on the 5 by 5 board, from any square to any other")
    button(page, "Count tours").click()
    expect(section(page)).to_contain_text(
        "1,728 open tours, each direction counted, those included that could be closed. "
        "The published number is the same (OEIS A165134)."
    )
    expect(section(page)).to_contain_text("0 closed tours, whatever their start and direction.")
    expect(bar(page)).to_be_hidden()
    nothing_is_found(page)
    # What was counted is known when the board is the same again, and one that starts elsewhere is the same.
    field(page, "Rows").fill("4")
    field(page, "Rows").press("Enter")
    expect(button(page, "Count tours")).to_be_visible()
    field(page, "Rows").fill("5")
    field(page, "Rows").press("Enter")
    field(page, "Start").fill("c3")
    field(page, "Start").press("Enter")
    expect(button(page, "Count tours again")).to_be_visible()
    expect(section(page)).to_contain_text("1,728 open tours")


def test_squares_that_are_taken_out_do_not_count(page: Page, site: Site) -> None:
    opened(page, site, 3, 3, "&holes=b2")
    expect(section(page)).to_contain_text("on the 8 squares of this 3 by 3 board")
    button(page, "Count tours").click()
    expect(section(page)).to_contain_text("16 open tours, each direction counted")
    expect(section(page)).to_contain_text("1 closed tour, whatever its start and direction.")
    # Nothing is published of such boards.
    expect(section(page)).not_to_contain_text("ublished")


def test_what_is_too_large_is_told_from_the_literature(page: Page, site: Site) -> None:
    opened(page, site, 8, 8)
    button(page, "Count tours").click()
    expect(section(page)).to_contain_text(
        "too large for its open tours to be counted: one side may be 3 or 4"
    )
    expect(section(page)).to_contain_text("Published: 19,591,828,170,979,904 open tours")
    expect(section(page)).to_contain_text("Published: 13,267,364,410,532 closed tours")
    expect(section(page)).to_contain_text("(OEIS A001230)")


def test_it_is_stopped(page: Page, site: Site) -> None:
    opened(page, site, 6, 6)
    begun(page)
    expect(section(page)).to_contain_text("Published: 9,862 closed tours")
    nothing_is_found(page)
    button(page, STOP).click()
    expect(section(page)).to_contain_text(re.compile(r"Stopped at \d+%\."))
    expect(bar(page)).to_be_hidden()
    begun(page)
    # The Stop of the page ends it too, and says so where the count is not seen.
    mode(page, "Play").check()
    button(page, "Stop").click()
    expect(page.get_by_role("status")).to_have_text("The count of the knight's tours was stopped.")
    mode(page, "Solver").check()
    expect(section(page)).to_contain_text(re.compile(r"Stopped at \d+%\."))


def test_another_board_ends_it(page: Page, site: Site) -> None:
    opened(page, site, 6, 6)
    begun(page)
    field(page, "Columns").fill("5")
    field(page, "Columns").press("Enter")
    expect(section(page)).to_contain_text("The count has ended, for the board is another now.")
    button(page, "Count tours").click()
    expect(section(page)).to_contain_text("37,568 open tours")
    expect(section(page)).to_contain_text("8 closed tours, whatever their start and direction.")


def test_it_goes_on_behind_another_board(page: Page, site: Site) -> None:
    opened(page, site, 5, 6)
    begun(page)
    page.get_by_role("tab", name=SUDOKU).click()
    expect(grid(page, SUDOKU)).to_be_visible()
    page.get_by_role("tab", name=KNIGHT).click()
    expect(section(page)).to_contain_text("37,568 open tours")
