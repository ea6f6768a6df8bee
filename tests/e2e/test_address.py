"""The address says what is on the board; a broken one says what is wrong and changes nothing."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, digits, grid, labels, show
from opening import open_board
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Site

DOTTED = LECTURE.replace("0", ".")

BROKEN = [
    ("board=chess", "the board 'chess'"),
    ("hello", "names no board"),
    ("n=8", "names no board"),
    ("board=__proto__", "the board '__proto__'"),
    (f"board=sudoku&givens={LECTURE[:-1]}", "80 cells found in givens"),
    ("board=sudoku&givens=", "0 cells found in givens"),
    (f"board=sudoku&givens=x{LECTURE[1:]}", "Character 1 of givens in the address, 'x'"),
    (f"board=sudoku&givens={LECTURE}&entered={LECTURE}", "Row 1, column 1 is both given and entered"),
    (f"board=sudoku&givens={LECTURE}&givens={LECTURE}", "'givens' twice"),
    ("board=sudoku&givens=%E0%A4%A", "is not followed by two hexadecimal digits"),
    ("board=sudoku&givens=<script>alert(1)</script>", "Character 1 of givens in the address, '<'"),
    ("board=sudoku&colour=red", "'colour', which the sudoku board does not have"),
    ("board=queens&n=0", "n in the address is '0'; it has to be a whole number from 1 to 1,000."),
    ("board=queens&n=-3", "'-3'"),
    ("board=queens&n=1e9", "'1e9'"),
    ("board=queens&n=1000000000", "'1000000000'"),
    ("board=queens&n=eight", "'eight'"),
    ("board=queens&n=8.5", "'8.5'"),
    ("board=queens&n=8&solution=0", "solution in the address is '0'"),
    ("board=knight&rows=0&cols=5", "rows in the address is '0'"),
    (
        "board=knight&rows=5&cols=201",
        "cols in the address is '201'; it has to be a whole number from 1 to 200.",
    ),
    (
        "board=knight&start=z99",
        "start in the address is 'z99'; the squares of this 8 by 8 board go from a1 to h8.",
    ),
    ("board=knight&rows=5&cols=5&start=a1&end=f1", "end in the address is 'f1'"),
    ("board=knight&closed=yes", "closed in the address is 'yes'"),
    ("board=sudoku&givens=" + "1" * 100_000, "100,020 characters long"),
]


# What is said of each is tested without a page, in tests/js.
@pytest.mark.parametrize(
    ("fragment", "sentence"), [BROKEN[0], BROKEN[16], BROKEN[-1]], ids=["board", "queens", "length"]
)
def test_broken_address_at_load(page: Page, site: Site, fragment: str, sentence: str) -> None:
    show(page, site.url, fragment)
    expect(page.get_by_role("status")).to_contain_text(sentence)
    assert digits(page) == "." * 81


def test_broken_address_changes_nothing(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    for fragment, sentence in BROKEN:
        page.evaluate("fragment => { location.hash = fragment }", fragment)
        expect(page.get_by_role("status")).to_contain_text(sentence)
        assert digits(page) == DOTTED
    assert page.locator("script", has_text="alert").count() == 0


def test_givens_and_entered(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}&entered={'..4'.ljust(81, '.')}")
    assert digits(page) == DOTTED[:2] + "4" + DOTTED[3:]
    assert labels(page, SUDOKU)[0].endswith("5, given")
    assert labels(page, SUDOKU)[2].endswith("4, entered")
    expect(page.get_by_role("status")).to_have_text("Press Solve to solve this puzzle.")


def test_address_starts_nothing(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    ready()
    assert digits(page) == DOTTED
    expect(button(page, "Stop")).to_have_attribute("aria-disabled", "true")


def test_address_follows_the_sudoku(page: Page, site: Site) -> None:
    page.goto(site.url)
    button(page, "Lecture").click()
    expect(page).to_have_url(re.compile(re.escape(f"#board=sudoku&givens={DOTTED}") + "$"))
    grid(page, SUDOKU).get_by_role("gridcell").nth(2).click()
    page.keyboard.type("4")
    expect(page).to_have_url(re.compile(re.escape(f"&entered={'..4'.ljust(81, '.')}") + "$"))
    page.reload()
    expect(grid(page, SUDOKU).get_by_role("gridcell", name="Row 1, column 3, 4, entered")).to_be_visible()
    button(page, "Clear").click()
    expect(page).to_have_url(re.compile("#board=sudoku$"))
    button(page, "Undo").click()
    expect(page).to_have_url(re.compile("givens=.*&entered="))


def test_address_follows_the_queens(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=6&solution=3")
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(36)
    button(page, "One more").click()
    expect(page).to_have_url(re.compile("#board=queens&n=7$"))
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(49)


def test_address_opens_a_solution(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=8&solution=17")
    button(page, "Solve").click()
    expect(page.get_by_text("Solution 17 of 92")).to_be_visible()
    button(page, "Next solution").click()
    expect(page).to_have_url(re.compile("#board=queens&n=8&solution=18$"))


def test_address_moves_in_an_open_list(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=8")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("92 solutions")
    page.evaluate("location.hash = 'board=queens&n=8&solution=17'")
    expect(page.get_by_text("Solution 17 of 92")).to_be_visible()


def test_undo_of_clear_brings_the_solution_number_back(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=8&solution=17")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("92 solutions")
    button(page, "Clear").click()
    expect(page).to_have_url(re.compile("#board=queens&n=8$"))
    button(page, "Undo").click()
    expect(page.get_by_text("Solution 17 of 92", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile("#board=queens&n=8&solution=17$"))


def test_a_browser_that_refuses_an_address_gets_it_later(page: Page, site: Site) -> None:
    page.add_init_script(
        """const replace = history.replaceState;
        history.replaceState = function (...details) {
          history.replaceState = replace;
          throw new DOMException("Attempt to use history.replaceState() too often", "SecurityError");
        };"""
    )
    open_board(page, site.url)
    button(page, "Lecture").click()
    expect(page).to_have_url(re.compile(re.escape(f"#board=sudoku&givens={DOTTED}") + "$"))


def test_address_follows_the_knight(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=28&start=ab1&end=a5&closed=1")
    start = grid(page, KNIGHT).get_by_role("gridcell", name="Row 5, column 28, empty")
    expect(start).to_have_attribute("aria-description", "start")
    expect(page.get_by_role("textbox", name="Start")).to_have_value("ab1")
    expect(page.get_by_role("textbox", name="End")).to_have_value("a5")
    expect(page.get_by_role("checkbox", name="Closed tour")).to_be_checked()
    grid(page, KNIGHT).get_by_role("gridcell", name="Row 1, column 27, empty").click()
    page.get_by_role("checkbox", name="Closed tour").uncheck()
    expect(page).to_have_url(re.compile("#board=knight&rows=5&cols=28&start=aa5&end=a5$"))


def test_back_to_another_board(page: Page, site: Site) -> None:
    page.goto(site.url)
    for fragment, board in (("board=knight", KNIGHT), ("board=queens&n=4", QUEENS), ("board=sudoku", SUDOKU)):
        page.evaluate("fragment => { location.hash = fragment }", fragment)
        expect(grid(page, board)).to_be_visible()
        expect(page.get_by_role("tab", name=board)).to_have_attribute("aria-selected", "true")


def test_an_address_that_is_still_to_be_read_is_not_overwritten(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight")
    page.evaluate("location.hash = 'board=queens&n=4'; undoku.remember()")
    expect(grid(page, QUEENS)).to_be_visible()
    expect(page).to_have_url(re.compile("#board=queens&n=4$"))
