"""The Library keeps what the engine has found: a tour, a step of a search."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, choose, grid, is_tour, labels, mode, moves
from drafts import begins_with
from opening import follow, open_board
from playing_queens import status
from playwright.sync_api import Page, expect
from serving import Site
from stepping import at_step
from test_library import DOTTED, PLAYED, open_library, puzzles, records
from test_library_boards import keep, open_it

STEP = "board=queens&n=4&strategy=board-scan&step=17"


def open_kept(page: Page, name: str) -> None:
    open_library(page)
    open_it(page, name)


def looks_so(page: Page, board: str, seen: list[str]) -> None:
    """Wait until the squares are called so: a step that was shown before has the same number."""
    handle = grid(page, board).element_handle()
    page.wait_for_function(
        """([grid, seen]) => Array.from(grid.querySelectorAll("[role=gridcell]"), (cell) =>
            cell.getAttribute("aria-label")).join() === seen""",
        arg=[handle, ",".join(seen)],
    )


def watched_at(page: Page, step: int) -> None:
    at_step(page, step)
    expect(mode(page, "Watch")).to_be_checked()


def test_a_tour_is_kept_with_its_question(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=6&start=a1&end=b3")
    keep(page, "Tour 5 x 6 from a1 to b3, not begun")
    follow(page, "board=knight&rows=5&cols=5")
    ready()
    button(page, "Solve").click()
    expect(status(page)).to_contain_text("The tour is")
    found = moves(page)
    keep(page, "Tour 5 x 5 from a1, 25 squares")
    button(page, "Clear").click()
    assert moves(page) == [0] * 25
    open_kept(page, "Tour 5 x 6")
    expect(page.get_by_role("textbox", name="End")).to_have_value("b3")
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(30)
    open_kept(page, "Tour 5 x 5")
    assert moves(page) == found
    assert is_tour(found, 5, 20)
    button(page, "Undo").click()
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(30)


@pytest.mark.parametrize(
    ("fragment", "name", "step"),
    [
        (STEP, "Scan the board for attackers, 4 queens, step 17", 17),
        (
            "board=knight&rows=5&cols=5&strategy=warnsdorff&step=9",
            "Warnsdorff's rule, 5 x 5 from a1, step 9",
            9,
        ),
        (
            f"board=sudoku&givens={DOTTED}&strategy=first-empty&step=12",
            "First empty cell first, Sudoku, step 12",
            12,
        ),
    ],
)
def test_a_step_of_a_search_is_opened_at_thwatched_at(
    page: Page, site: Site, ready: Callable[[], None], fragment: str, name: str, step: int
) -> None:
    open_board(page, site.url, fragment)
    ready()
    watched_at(page, step)
    board = fragment.split("&")[0].removeprefix("board=")
    title = {"sudoku": SUDOKU, "queens": QUEENS, "knight": KNIGHT}[board]
    seen = labels(page, title)
    keep(page, name)
    button(page, "Step forward").click()
    watched_at(page, step + 1)
    open_library(page)
    expect(puzzles(page)).to_have_text([re.compile(f"Watch, step {step}")])
    expect(puzzles(page).get_by_text("On the board")).to_have_count(0)
    open_it(page, name)
    watched_at(page, step)
    looks_so(page, title, seen)
    # From another board as well, and Undo leaves the search first.
    other = QUEENS if board == "sudoku" else SUDOKU
    page.get_by_role("tab", name=other).click()
    expect(grid(page, other)).to_be_visible()
    open_kept(page, name)
    watched_at(page, step)
    looks_so(page, title, seen)
    button(page, "Undo").click()
    expect(mode(page, "Solver")).to_be_checked()


def test_a_moment_says_nothing_about_the_puzzle_of_its_sudoku(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, f"{PLAYED}&entered={'..4'.ljust(81, '.')}")
    ready()
    mode(page, "Watch").check()
    watched_at(page, 0)
    expect(status(page)).to_have_text(re.compile("^The puzzle as it stands."))
    keep(page, "First empty cell first, Sudoku, step 0")
    mode(page, "Play").check()
    choose(page, "Keep in the Library")
    expect(status(page)).to_have_text(re.compile("Kept in the Library as 'Sudoku of .+'"))
    assert {record["place"] is None for record in records(page)} == {True, False}
    # To open the puzzle leaves the search.
    open_kept(page, "First empty cell first, Sudoku, step 0")
    watched_at(page, 0)
    open_kept(page, "Sudoku of")
    expect(mode(page, "Play")).to_be_checked()
    begins_with(page, DOTTED[:2] + "4" + DOTTED[3:])
