"""A swipe on a board scrolls, and chooses nothing; a finger that is lifted where it was put has pressed."""

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, cell_name, grid, labels
from fingers import phone_of, swipe
from opening import open_board
from playwright.sync_api import Browser, Page, expect
from puzzles import LECTURE
from serving import Site

pytestmark = pytest.mark.usefixtures("fresh")

DOTTED = LECTURE.replace("0", ".")
PLAYED = f"board=sudoku&mode=play&givens={DOTTED}"
# Where the cursor is, and what has the focus.
CURSOR = """() => Array.from(document.querySelectorAll("[role=gridcell][tabindex='0']"))
  .filter((cell) => cell.checkVisibility())
  .map((cell) => [cell.ariaLabel, cell === document.activeElement])"""
# What else is seen of squares.
CHOSEN = """() => Array.from(document.querySelectorAll("[role=gridcell]"))
  .filter((cell) => cell.checkVisibility())
  .map((cell) => [cell.ariaSelected, cell.ariaDescription])"""
FIRST = "Row 1, column 1, empty"


@pytest.mark.parametrize(
    ("fragment", "board", "first", "pressed"),
    [
        ("", SUDOKU, FIRST, "Row 3, column 3, empty"),
        (PLAYED, SUDOKU, "Row 1, column 1, 5, given", "Row 3, column 3, 8, given"),
        ("board=queens", QUEENS, FIRST, "Row 3, column 5, empty"),
        ("board=queens&mode=play", QUEENS, FIRST, "Row 3, column 5, queen"),
        ("board=knight", KNIGHT, "a8, empty", "e6, start"),
    ],
)
def test_a_swipe_scrolls_and_chooses_nothing(
    browser: Browser, site: Site, fragment: str, board: str, first: str, pressed: str
) -> None:
    with phone_of(browser) as phone:
        page = phone.new_page()
        open_board(page, site.url, fragment)
        before = labels(page, board)
        square = grid(page, board).get_by_role("gridcell").nth(20)
        swipe(page, square, 4, -120)
        page.wait_for_function("scrollY > 0")
        assert page.evaluate(CURSOR) == [[first, False]]
        swipe(page, square, 120, 4)
        assert page.evaluate(CURSOR) == [[first, False]]
        assert labels(page, board) == before
        square.tap()
        assert page.evaluate(CURSOR) == [[pressed, True]]


def test_a_swipe_leaves_what_was_chosen_and_the_digit_that_is_held(browser: Browser, site: Site) -> None:
    with phone_of(browser) as phone:
        page = phone.new_page()
        open_board(page, site.url, PLAYED)
        cells = grid(page, SUDOKU).get_by_role("gridcell")
        button(page, "Several cells").tap()
        cells.nth(2).tap()
        cells.nth(3).tap()
        chosen = page.get_by_role("gridcell", selected=True)
        expect(chosen).to_have_count(2)
        # Where it draws, it does so from where it is put.
        swipe(page, cells.nth(11), 80, 0)
        expect(cells.nth(12)).to_have_attribute("aria-selected", "true")
        button(page, "Several cells").tap()
        button(page, "Digit first").tap()
        four = page.get_by_role("group", name="Keypad").get_by_role("button", name="4", exact=True)
        four.tap()
        expect(four).to_have_attribute("aria-pressed", "true")
        swipe(page, cells.nth(2), 4, -100)
        assert cell_name(page, 1, 3) == "Row 1, column 3, empty"
        cells.nth(2).tap()
        expect(cells.nth(2)).to_have_accessible_name("Row 1, column 3, 4, entered")


@pytest.mark.parametrize("tool", ["Several cells", "Cross", "Block"])
def test_what_is_drawn_goes_where_the_system_takes_the_finger(
    browser: Browser, site: Site, tool: str
) -> None:
    board, fragment = (SUDOKU, PLAYED) if tool == "Several cells" else (QUEENS, "board=queens&mode=play")
    with phone_of(browser) as phone:
        page = phone.new_page()
        open_board(page, site.url, fragment)
        cells = grid(page, board).get_by_role("gridcell")
        page.get_by_text(tool, exact=True).tap()
        cells.nth(2).tap()
        before = [page.evaluate(CURSOR), labels(page, board), page.evaluate(CHOSEN)]
        swipe(page, cells.nth(20), 80, 0, "touchCancel")
        assert [page.evaluate(CURSOR), labels(page, board), page.evaluate(CHOSEN)] == before
        # Where the finger stays the page's, it draws.
        swipe(page, cells.nth(20), 80, 0)
        assert page.evaluate(CURSOR) != before[0]
        if board == QUEENS:
            button(page, "Undo").tap()
            assert [labels(page, board), page.evaluate(CHOSEN)] == before[1:]


def test_the_cursor_of_who_types_stays_where_it_is(browser: Browser, site: Site) -> None:
    with phone_of(browser) as phone:
        page: Page = phone.new_page()
        open_board(page, site.url)
        keypad = page.get_by_role("group", name="Keypad")
        keypad.get_by_role("button", name="5", exact=True).tap()
        swipe(page, grid(page, SUDOKU).get_by_role("gridcell").nth(40), 4, -60)
        # Right after the digit it is erased, also from the next cell.
        keypad.get_by_role("button", name="Erase", exact=True).tap()
        expect(grid(page, SUDOKU).get_by_role("gridcell").first).to_have_accessible_name(FIRST)
