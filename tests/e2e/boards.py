"""What a person reads from the boards of the page: by roles and names only."""

import re
from collections.abc import Sequence

from live import PAGES, PERMISSIONS
from playwright.sync_api import Locator, Page, expect

OPEN = """async (fragment) => {
  await undoku.reset();
  if (fragment) location.hash = fragment;
}"""
SUDOKU, QUEENS, KNIGHT = "Sudoku", "N-Queens", "Knight's tour"


def grid(page: Page, board: str) -> Locator:
    return page.get_by_role("grid", name=board, exact=True)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def mode(page: Page, name: str) -> Locator:
    """Return the radio button of a way to use the board."""
    return page.get_by_role("radio", name=name, exact=True)


def menu_button(page: Page) -> Locator:
    return button(page, "More")


def choose(page: Page, item: str) -> None:
    """Choose something in the menu of the row of actions."""
    menu_button(page).click()
    menu_item(page, item).click()


def choose_of_page(page: Page, item: str) -> None:
    """Choose something in the menu of the bar: what the page has, or a theme."""
    button(page, "Menu").click()
    role = page.get_by_role("menuitem", name=item, exact=True)
    role.or_(page.get_by_role("menuitemradio", name=item, exact=True)).click()


def menu_item(page: Page, item: str) -> Locator:
    """Return something in the menu that is open, whether it does something or is turned on and off."""
    role = page.get_by_role("menuitem", name=item, exact=True)
    return role.or_(page.get_by_role("menuitemcheckbox", name=item, exact=True))


def act(page: Page, name: str) -> None:
    """Do what has a button in some modes, and stands in the menu in the others."""
    if button(page, name).is_visible():
        button(page, name).click()
    else:
        choose(page, name)


def example(page: Page, label: str) -> None:
    """Choose an example whose label has this in it."""
    button(page, "More examples").click()
    page.get_by_role("menuitem", name=label).click()


def choose_n(page: Page, n: int) -> None:
    """Type how many queens there are to be."""
    page.get_by_role("textbox", name="N", exact=True).fill(str(n))
    page.keyboard.press("Enter")


def labels(page: Page, board: str) -> list[str]:
    """Return the accessible names of a board's cells, in reading order."""
    cells = grid(page, board).get_by_role("gridcell")
    return cells.evaluate_all("cells => cells.map((cell) => cell.getAttribute('aria-label'))")


def cell_name(page: Page, row: int, column: int) -> str:
    """Return the accessible name of a cell of the Sudoku."""
    return labels(page, SUDOKU)[9 * (row - 1) + column - 1]


def digits(page: Page) -> str:
    """Return the Sudoku grid as 81 characters, `.` for an empty cell."""
    return digits_of(labels(page, SUDOKU))


def digits_of(names: list[str]) -> str:
    found = (re.match(r"Row \d, column \d, (\d)", name) for name in names)
    return "".join(match[1] if match else "." for match in found)


def columns(page: Page) -> list[int]:
    """Return the column of each row's queen, from 0, -1 for a row without one."""
    return columns_of(labels(page, QUEENS))


def expect_columns(page: Page, expected: Sequence[int]) -> None:
    """Wait until the queens stand where they should: columns as `columns` returns them."""
    squares = grid(page, QUEENS).get_by_role("gridcell")
    for row, column in enumerate(expected):
        if column >= 0:
            place = squares.nth(len(expected) * row + column)
            expect(place).to_have_attribute("aria-label", re.compile("queen$"))
    queens = grid(page, QUEENS).get_by_role("gridcell", name=re.compile("queen$"))
    expect(queens).to_have_count(sum(column >= 0 for column in expected))


def columns_of(names: list[str]) -> list[int]:
    n = round(len(names) ** 0.5)
    rows = [names[n * row : n * row + n] for row in range(n)]
    return [next((c for c, name in enumerate(row) if name.endswith("queen")), -1) for row in rows]


def moves(page: Page) -> list[int]:
    """Return the move number of each square of the knight's board, in reading order, 0 for none."""
    return moves_of(labels(page, KNIGHT))


def moves_of(names: list[str]) -> list[int]:
    found = (re.search(r"move (\d+)$", name) for name in names)
    return [int(match[1]) if match else 0 for match in found]


def is_tour(numbers: list[int], cols: int, start: int, closed: bool = False) -> bool:
    """Tell whether move numbers, in reading order, are a knight's tour that begins at `start`."""
    if sorted(numbers) != list(range(1, len(numbers) + 1)) or numbers[start] != 1:
        return False
    at = {move: divmod(square, cols) for square, move in enumerate(numbers)}
    pairs = [(at[move], at[move + 1]) for move in range(1, len(numbers))]
    if closed:
        pairs.append((at[len(numbers)], at[1]))
    return all(abs(a - c) * abs(b - d) == 2 for (a, b), (c, d) in pairs)


def show(page: Page, url: str, fragment: str) -> None:
    """Open an address as somebody who was sent it: a fresh load, even from the same page.

    The live page is as after a fresh load.
    """
    if page in PAGES:
        page.evaluate(OPEN, fragment)
        return
    page.goto("about:blank")
    page.goto(f"{url}#{fragment}", wait_until="commit")


def paste(page: Page, text: str) -> None:
    """Paste a text where the focus is."""
    page.context.grant_permissions(PERMISSIONS)
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    page.keyboard.press("ControlOrMeta+v")
