"""A Sudoku is entered with the thumb: by the keypad of a phone."""

import re

import pytest
from boards import SUDOKU, button, cell_name, digits, grid
from opening import open_board, wait_for_engine, wait_until_kept
from playwright.sync_api import Browser, Locator, Page, expect
from puzzles import BLOG, LECTURE
from serving import Site

pytestmark = pytest.mark.usefixtures("fresh")

EMPTY = "." * 81
JIGSAW = "AAABBBAAABBBCCCDDDCCEEDDCEEFFDEEFFFF"
DOTTED = LECTURE.replace("0", ".")


def phone(browser: Browser, site: Site, width: int = 390, fragment: str = "") -> Page:
    """Open the page on a phone."""
    context = browser.new_context(viewport={"width": width, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    open_board(page, site.url, fragment)
    return page


def keypad(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Keypad").get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("width", [320, 390])
def test_keypad_for_fingers(browser: Browser, site: Site, width: int, answered: None) -> None:
    page = phone(browser, site, width)
    grid(page, SUDOKU).get_by_role("gridcell").nth(40).tap()
    keys = page.get_by_role("group", name="Keypad").get_by_role("button").all()
    assert len(keys) == 11
    for key in keys:
        box = key.bounding_box()
        assert box and box["width"] >= 44 and box["height"] >= 44
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
    keypad(page, "8").tap()
    cells = grid(page, SUDOKU).get_by_role("gridcell")
    expect(cells.nth(40)).to_have_accessible_name("Row 5, column 5, 8, entered")
    # The cursor has gone on; right after the digit, Erase goes back to it.
    keypad(page, "Erase").tap()
    expect(cells.nth(40)).to_have_accessible_name("Row 5, column 5, empty")
    assert digits(page) == EMPTY
    keypad(page, "Skip this cell").tap()
    keypad(page, "7").tap()
    expect(cells.nth(41)).to_have_accessible_name("Row 5, column 6, 7, entered")
    page.context.close()


def test_a_newspapers_puzzle_on_a_phone(browser: Browser, site: Site, answered: None) -> None:
    assert len(BLOG.replace("0", "")) == 32
    # One of the clues is misread.
    wrong = BLOG[:5] + "2" + BLOG[6:]
    page = phone(browser, site)
    taps = 0
    for digit in wrong:
        keypad(page, digit if digit != "0" else "Skip this cell").tap()
        taps += 1
    expect(page).to_have_url(re.compile(f"entered={re.escape(wrong.replace('0', '.').rstrip('.'))}"))
    assert digits(page) == wrong.replace("0", ".")
    wait_for_engine(page, "ready")
    button(page, "Solve").tap()
    taps += 1
    assert taps <= 84
    status = page.get_by_role("status")
    expect(status).to_contain_text("No solution")
    expect(status).to_contain_text("the 2 in row 1, column 6 there is one solution.")
    assert cell_name(page, 1, 6) == "Row 1, column 6, 2, entered, conflict"
    page.context.close()


def test_a_long_name_lies_under_nothing_in_its_line(browser: Browser, site: Site) -> None:
    page = phone(browser, site, fragment=f"board=sudoku&mode=play&shape={JIGSAW}&givens=1{'.' * 35}")
    wait_until_kept(page)
    title = page.get_by_role("heading", name="6 x 6 Jigsaw Sudoku")
    words = page.get_by_text("Works offline", exact=True)
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 844})
        # On the narrowest the words make room for the name.
        beside = [page.get_by_role("timer"), *([words] if width > 320 else [])]
        expect(words).to_be_visible(visible=width > 320)
        # The text alone: the box of a heading of two lines is as wide as it may be.
        end = title.evaluate(
            "(it) => { const all = new Range(); all.selectNodeContents(it); "
            "return all.getBoundingClientRect().right; }"
        )
        for text in beside:
            box = text.bounding_box()
            assert box and end <= box["x"], width
    page.context.close()
