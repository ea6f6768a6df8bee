"""A Sudoku that is played: the lecture's puzzle, and what a reader does and sees."""

from boards import (
    SUDOKU,
    grid,
    mode,
)
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE, SOLUTIONS

DOTTED = LECTURE.replace("0", ".")
SOLUTION = SOLUTIONS[LECTURE]
PLAYED = f"board=sudoku&mode=play&givens={DOTTED}"
EMPTY = "." * 81


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def turn(page: Page, name: str) -> None:
    mode(page, name).check()


def is_turned(page: Page, name: str) -> None:
    expect(mode(page, name)).to_be_checked()


def cell(page: Page, row: int, column: int) -> Locator:
    return grid(page, SUDOKU).get_by_role("gridcell").nth(9 * row + column - 10)


def enter(page: Page, row: int, column: int, digit: str) -> None:
    cell(page, row, column).click()
    page.keyboard.press(digit)


def with_digits(**cells: str) -> str:
    """Return the lecture's puzzle with more digits: `c3="4"` is the fourth cell."""
    return "".join(cells.get(f"c{index}", digit) for index, digit in enumerate(DOTTED))
