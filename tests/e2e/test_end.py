"""The end of a board that was finished by hand: what is said and seen, and where to go from there."""

import re

import pytest
from boards import QUEENS, SUDOKU, button, digits, grid, mode
from opening import hold, open_board
from playing_queens import square
from playwright.sync_api import Page, expect
from puzzles import BLOG, LECTURE, SOLUTIONS
from serving import Site

SOLUTION = SOLUTIONS[LECTURE]
LEFT = 2
ENTERED = "".join(
    "." if given != "0" or index == LEFT else digit
    for index, (given, digit) in enumerate(zip(LECTURE, SOLUTION, strict=True))
)
ALMOST = f"board=sudoku&mode=play&givens={LECTURE}&entered={ENTERED}"
AFTER = ("Next puzzle", "Share the puzzle", "Replay the way")


def finished(page: Page, site: Site, more: str = "", says: str = "") -> None:
    open_board(page, site.url, f"{ALMOST}{more}")
    grid(page, SUDOKU).get_by_role("gridcell").nth(LEFT).click()
    page.keyboard.press(SOLUTION[LEFT])
    expect(page.get_by_role("status")).to_have_text(re.compile(rf"^Solved in \d+:\d\d\.{says}$"))


def test_a_sudoku_is_finished(page: Page, site: Site) -> None:
    finished(page, site)
    for name in AFTER:
        expect(button(page, name)).to_be_visible()
    # Another level or a day's may be wanted than that of the one which is done.
    expect(button(page, "New puzzle")).to_be_visible()
    # They stand in the place of the keys, of which nothing is left to press.
    expect(page.get_by_role("group", name="Keypad")).to_be_hidden()
    page.keyboard.press("Control+z")
    for name in AFTER:
        expect(button(page, name)).to_be_hidden()
    expect(page.get_by_role("group", name="Keypad")).to_be_visible()


def test_less_movement_where_that_is_wanted(page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    finished(page, site)
    expect(button(page, "Next puzzle")).to_be_visible()
    expect(page.locator(".sweep")).to_have_count(0)


def test_the_next_puzzle(page: Page, site: Site) -> None:
    finished(page, site)
    button(page, "Next puzzle").click()
    assert digits(page) == BLOG.replace("0", ".")
    expect(mode(page, "Play")).to_be_checked()
    expect(button(page, "Next puzzle")).to_be_hidden()
    expect(page.get_by_role("group", name="Keypad")).to_be_visible()


def test_the_puzzle_alone_is_shared(page: Page, site: Site) -> None:
    finished(page, site)
    button(page, "Share the puzzle").click()
    expect(page.get_by_role("status")).to_have_text("Link copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"#board=sudoku&givens={LECTURE.replace('0', '.')}")
    assert "\n" not in link


def test_the_way_is_replayed(page: Page, site: Site) -> None:
    finished(page, site)
    button(page, "Replay the way").click()
    expect(page.get_by_role("region", name="This step")).to_be_visible()
    expect(mode(page, "Solver")).to_be_checked()
    assert digits(page) == LECTURE.replace("0", ".")


def test_hints_are_counted(page: Page, site: Site) -> None:
    open_board(page, site.url, ALMOST)
    for name in ("Hint", "Which technique?", "Why?", "Apply"):
        button(page, name).click()
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^Solved in \d+:\d\d\. 1 hint\.$"))
    expect(button(page, "Next puzzle")).to_be_visible()


def test_how_hard_it_was_is_said_where_that_is_known(page: Page, site: Site) -> None:
    finished(page, site, "&level=medium", " Medium, no hints.")


def test_what_shows_the_end_says_nothing_of_a_board_that_is_played_again(
    page: Page, site: Site, fresh: None
) -> None:
    release = hold(page, "**/end-*.js")
    open_board(page, site.url, ALMOST)
    grid(page, SUDOKU).get_by_role("gridcell").nth(LEFT).click()
    with page.expect_request("**/end-*.js"):
        page.keyboard.press(SOLUTION[LEFT])
    page.keyboard.press("Control+z")
    with page.expect_response("**/end-*.js") as answer:
        release()
    page.evaluate("(file) => import(file)", answer.value.url)
    expect(page.get_by_role("status")).not_to_contain_text("Solved")
    expect(button(page, "Next puzzle")).to_be_hidden()


def test_queens_are_finished(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&mode=play&n=4")
    for row, column in enumerate((2, 4, 1, 3), start=1):
        square(page, row, column, 4).click()
    expect(page.get_by_role("status")).to_have_text("Solved: 4 queens stand, and none attacks another.")
    expect(button(page, "Share the puzzle")).to_be_visible()
    button(page, "Next board").click()
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(36)
    expect(button(page, "Next board")).to_be_hidden()


@pytest.mark.parametrize("press", ["Solve", "the solution"])
def test_what_is_solved_for_the_reader_is_no_end_of_a_game(page: Page, site: Site, press: str) -> None:
    if press == "Solve":
        open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
        button(page, "Solve").click()
        expect(page.get_by_role("status")).to_contain_text("One solution.")
    else:
        open_board(page, site.url, f"board=sudoku&mode=play&givens={SOLUTION}")
    expect(button(page, "Next puzzle")).to_be_hidden()
