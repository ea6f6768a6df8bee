"""The reference of techniques, and practice of one: what a reader sees and does there."""

import re

from boards import SUDOKU, button, choose, grid
from opening import open_board, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE
from serving import Site

PLAYED = f"board=sudoku&mode=play&givens={LECTURE}"


def techniques(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Techniques")


def entry(page: Page, title: str) -> Locator:
    return techniques(page).get_by_role("article", name=title, exact=True)


def practice(page: Page) -> Locator:
    return page.get_by_role("region", name="Practice", exact=True)


def says(page: Page, words: str) -> None:
    expect(page.get_by_role("status")).to_contain_text(words)


def begun(page: Page, site: Site, technique: str, fragment: str = "board=sudoku") -> None:
    """Begin to practise a technique, from its entry."""
    open_board(page, site.url, fragment)
    wait_for_engine(page, "ready")
    choose(page, "Techniques")
    techniques(page).get_by_role("button", name=technique, exact=True).click()
    entry(page, technique).get_by_role("button", name="Practise this").click()
    says(page, f"{technique}: ")
    expect(practice(page).get_by_role("heading")).to_have_text(technique)


def what_goes(page: Page) -> list[tuple[int, int, str]]:
    """Ask for all of the help, and read from it which candidates go: row, column and digit."""
    for name in ("Hint", "Show the pattern", "Why?"):
        button(page, name).click()
    told = practice(page).get_by_text(re.compile("can be removed from"))
    expect(told).to_be_visible()
    said = re.findall(r"(\d) can be removed from (.*)", told.inner_text())
    digit, where = said[-1]
    # Cells that share a column are named by that: "column 3, rows 1 and 4".
    places = [
        (line, int(number), int(cross))
        for line, number, crossing in re.findall(r"(row|column) (\d), (?:row|column)s? ([\d, and]+)", where)
        for cross in re.findall(r"\d", crossing)
    ]
    return [
        (number, cross, digit) if line == "row" else (cross, number, digit) for line, number, cross in places
    ]


def press(page: Page, row: int, column: int, digit: str) -> None:
    """Press a small candidate with the mouse."""
    cell = grid(page, SUDOKU).get_by_role("gridcell").nth(9 * row + column - 10)
    side = cell.evaluate("cell => cell.clientWidth")
    x, y = (int(digit) - 1) % 3, (int(digit) - 1) // 3
    cell.click(position={"x": side * (2 * x + 1) / 6, "y": side * (2 * y + 1) / 6})
