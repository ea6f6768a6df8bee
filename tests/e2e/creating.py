"""Pressing New puzzle, and waiting for what comes of it."""

from boards import button, digits, mode
from playwright.sync_api import Locator, Page, expect

from undoku.sudoku import solve

NAME = "New puzzle"
# As far as the page knows it is noon of that day when it is opened.
TODAY = "2026-11-27"
CLOCK = """{
  const Real = window.Date;
  const ahead = Real.UTC(2026, 10, 27, 12) - Real.now();
  window.Date = class extends Real {
    constructor(...given) { super(...(given.length > 0 ? given : [Real.now() + ahead])); }
    static now() { return Real.now() + ahead; }
  };
}"""


def section(page: Page, name: str = NAME) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def press_new(page: Page, name: str = NAME) -> None:
    button(page, name).click()
    expect(section(page, name)).to_be_visible()


def chip(page: Page, group: str, label: str, name: str = NAME) -> Locator:
    found = section(page, name).get_by_role("group", name=group, exact=True)
    return found.get_by_role("button", name=label)


def is_played(page: Page, title: str) -> str:
    """Wait until a puzzle of that name is there to be played, and return it."""
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(mode(page, "Play")).to_be_checked()
    expect(section(page)).to_be_hidden()
    puzzle = digits(page)
    assert solve(puzzle).solutions == 1
    return puzzle


def wish_technique(page: Page, technique: str) -> None:
    """Ask for a puzzle with a technique, from the board on, and wait until the pool is asked for."""
    press_new(page)
    section(page).get_by_role("button", name="With…").click()
    section(page).get_by_label("With the technique", exact=True).select_option(technique)
    with page.expect_request("**/pool-*.js"):
        button(page, "Make it").click()


def wish_givens(page: Page, givens: int) -> None:
    """Ask for a puzzle with so many givens, from the board on."""
    press_new(page)
    if not section(page).get_by_role("form", name="Wishes").is_visible():
        section(page).get_by_role("button", name="With…").click()
    section(page).get_by_label("Number of givens").fill(str(givens))
    button(page, "Make it").click()
