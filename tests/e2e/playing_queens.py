"""Queens that are placed by hand: what is on the squares, what is said, and what a hint offers to do."""

import re

from boards import QUEENS, grid
from playwright.sync_api import Locator, Page, expect

PLAYED = "board=queens&mode=play&n=8"
NAUCK = "queens=4:4,5:2"
HINT = "Press a square to place a queen. Hint shows what comes next; Check counts the ways that are left."


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def square(page: Page, row: int, column: int, n: int = 8) -> Locator:
    return grid(page, QUEENS).get_by_role("gridcell").nth(n * (row - 1) + column - 1)


def tool(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=name, exact=True)


def is_called(page: Page, row: int, column: int, what: str, n: int = 8) -> None:
    expect(square(page, row, column, n)).to_have_accessible_name(f"Row {row}, column {column}, {what}")


def says(page: Page, sentence: str) -> None:
    expect(status(page)).to_have_text(sentence)


def do_it(page: Page) -> Locator:
    """The filled button, while a hint is shown: it does what that says."""
    return page.get_by_role("button", name=re.compile("^(Place it|Cross it out|Take the cross away)$"))
