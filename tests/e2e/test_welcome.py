"""Who arrives: three doors until something is done, examples, and what is dropped on the page."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, columns, digits, example, grid, mode
from opening import open_board
from playwright.sync_api import Page, expect
from puzzles import BLOG, HANDOUT, LECTURE
from serving import Site
from stepping import at_step

DOORS = ("Play a puzzle", "Enter yours", "Watch it search")
EMPTY = "." * 81
DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "puzzle.txt", { type: "text/plain" }));
  const dropped = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
  document.querySelector("[role=grid]").dispatchEvent(dropped);
  return dropped.defaultPrevented;
}"""


def doors_are_there(page: Page, there: bool = True) -> None:
    for name in DOORS:
        expect(button(page, name)).to_be_visible(visible=there)


def test_three_doors_until_something_is_done(page: Page, site: Site) -> None:
    open_board(page, site.url)
    doors_are_there(page)
    # Each says what it is for.
    expect(button(page, "Enter yours")).to_have_accessible_description(re.compile("^Type it, paste it"))
    page.keyboard.press("5")
    doors_are_there(page, False)
    button(page, "Clear").click()
    doors_are_there(page, False)
    button(page, "New puzzle").click()
    doors_are_there(page)
    expect(button(page, "New puzzle")).to_have_attribute("aria-expanded", "true")
    button(page, "New puzzle").click()
    doors_are_there(page, False)


def test_an_address_has_no_doors_over_it(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    doors_are_there(page, False)
    # The other boards have theirs.
    page.get_by_role("tab", name=QUEENS).click()
    doors_are_there(page)
    page.get_by_role("tab", name=KNIGHT).click()
    expect(grid(page, KNIGHT)).to_be_visible()
    doors_are_there(page)


def test_what_was_kept_has_no_doors_over_it(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    page.keyboard.press("5")
    expect(page).to_have_url(re.compile("entered=5"))
    page.goto("about:blank")
    open_board(page, site.url)
    expect(grid(page, SUDOKU).get_by_role("gridcell").first).to_have_accessible_name(re.compile(", 5,"))
    doors_are_there(page, False)


def test_one_press_gives_a_puzzle_to_play(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url)
    ready()
    button(page, "Play a puzzle").click()
    expect(page.get_by_role("heading", name=re.compile(r"^Easy, \d+ \w+ \d{4}$"))).to_be_visible()
    expect(mode(page, "Play")).to_be_checked()
    button(page, "Hint").click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^Look at "))


def test_who_enters_a_puzzle_types_it_at_once(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&givens={LECTURE}")
    button(page, "New puzzle").click()
    # A puzzle that is there is not in the way of the doors: it is kept first.
    doors_are_there(page, False)
    button(page, "My own").click()
    expect(mode(page, "Solver")).to_be_checked()
    assert digits(page) == EMPTY
    page.keyboard.type("53..7")
    assert digits(page)[:5] == "53..7"
    for _ in range(4):
        page.keyboard.press("Control+z")
    assert digits(page) == LECTURE.replace("0", ".")


def test_four_queens_from_the_first_step(page: Page, site: Site) -> None:
    open_board(page, site.url)
    button(page, "Watch it search").click()
    at_step(page, 0)
    expect(page.get_by_label("Strategy")).to_have_value("board-scan")
    assert columns(page) == [-1, -1, -1, -1]
    button(page, "Step forward").click()
    at_step(page, 1)


def test_each_board_has_its_doors(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    page.get_by_role("tab", name=QUEENS).click()
    expect(grid(page, QUEENS)).to_be_visible()
    button(page, "Play a puzzle").click()
    expect(mode(page, "Play")).to_be_checked()
    expect(page.get_by_role("heading", name=re.compile(r"^Easy, \d+ \w+ \d{4}$"))).to_be_visible()
    page.get_by_role("tab", name=KNIGHT).click()
    expect(grid(page, KNIGHT)).to_be_visible()
    button(page, "Watch it search").click()
    at_step(page, 0)
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(12)


@pytest.mark.parametrize(
    ("board", "squares", "strategy"),
    [(SUDOKU, 81, "first-empty"), (QUEENS, 16, "board-scan"), (KNIGHT, 12, "fixed-order")],
)
def test_watch_has_something_to_show_on_a_board_that_nobody_has_used(
    page: Page, site: Site, board: str, squares: int, strategy: str
) -> None:
    open_board(page, site.url)
    page.get_by_role("tab", name=board).click()
    mode(page, "Watch").click()
    at_step(page, 0)
    expect(page.get_by_label("Strategy")).to_have_value(strategy)
    expect(grid(page, board).get_by_role("gridcell")).to_have_count(squares)
    # It was nobody's: one Undo leaves the search, and the next brings back what was there.
    button(page, "Undo").click()
    button(page, "Undo").click()
    expect(mode(page, "Solver")).to_be_checked()
    expect(button(page, "Undo")).to_have_attribute("aria-disabled", "true")


def test_watch_shows_what_is_on_a_board_that_was_used(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=6")
    mode(page, "Watch").click()
    at_step(page, 0)
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(36)


def test_examples_are_named_by_what_they_show(page: Page, site: Site) -> None:
    open_board(page, site.url)
    example(page, "From the handout: 53 empty cells, one solution")
    assert digits(page) == HANDOUT.replace("0", ".")
    expect(page.get_by_role("status")).to_have_text("Press Solve to solve this puzzle.")
    doors_are_there(page, False)
    button(page, "Undo").click()
    assert digits(page) == EMPTY


def test_a_file_is_dropped_on_the_page(page: Page, site: Site) -> None:
    open_board(page, site.url)
    assert page.evaluate(DROP, f"{BLOG}\n")
    expect(page.get_by_role("status")).to_have_text("32 givens loaded. Press Solve.")
    assert digits(page) == BLOG.replace("0", ".")
    assert page.evaluate(DROP, "no puzzle at all")
    expect(page.get_by_role("status")).to_contain_text("Line 1, character 1: 'n' is not a digit")
    assert digits(page) == BLOG.replace("0", ".")


def test_a_puzzle_that_was_typed_in_play_becomes_the_one_to_play(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url)
    ready()
    mode(page, "Play").check()
    for index, digit in enumerate(LECTURE[:9]):
        if digit != "0":
            grid(page, SUDOKU).get_by_role("gridcell").nth(index).click()
            page.keyboard.press(digit)
    expect(page.get_by_role("status")).to_have_text(re.compile("^Is this the puzzle"))
    button(page, "Check").click()
    expect(page.get_by_role("status")).to_have_text("Nothing is entered yet.")
    expect(grid(page, SUDOKU).get_by_label("given")).to_have_count(3)
