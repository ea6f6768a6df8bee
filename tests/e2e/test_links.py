"""A copied link is one line, and opens what it says where it is pasted: on any board."""

import re

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, choose, digits, grid, labels, mode, paste
from opening import open_board
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Site
from stepping import open_search

DOTTED = LECTURE.replace("0", ".")
BOARDS = [SUDOKU, QUEENS, KNIGHT]
# What is written to the clipboard, as soon as it is.
WRITTEN = """async () => {
  for (;;) {
    const text = await navigator.clipboard.readText();
    if (text) return text;
    await new Promise(requestAnimationFrame);
  }
}"""


def link_of(page: Page, item: str) -> str:
    page.evaluate("navigator.clipboard.writeText('')")
    choose(page, item)
    link = str(page.evaluate(WRITTEN))
    assert len(link.split()) == 1
    return link


def paste_on(page: Page, site: Site, board: str, link: str) -> None:
    """Paste a link on a board that has nothing to do with it."""
    open_board(page, site.url)
    page.get_by_role("tab", name=board).click()
    expect(grid(page, board)).to_be_visible()
    grid(page, board).get_by_role("gridcell").first.focus()
    paste(page, link)


@pytest.mark.parametrize("board", BOARDS)
def test_a_puzzle_with_and_without_progress(page: Page, site: Site, board: str) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&givens={DOTTED}")
    grid(page, SUDOKU).get_by_role("gridcell").nth(2).click()
    page.keyboard.press("4")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+Digit6")
    # What packs notes comes with the first one.
    page.wait_for_function("location.hash.includes('notes=')")
    before = labels(page, SUDOKU)
    links = [link_of(page, f"Copy link {which}") for which in ("with my progress", "to the puzzle")]
    paste_on(page, site, board, links[0])
    expect(mode(page, "Play")).to_be_checked()
    assert labels(page, SUDOKU) == before
    paste_on(page, site, board, links[1])
    expect(grid(page, SUDOKU)).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile("given$"))).to_have_count(30)
    assert digits(page) == DOTTED


@pytest.mark.parametrize("board", BOARDS)
def test_a_puzzle_that_is_being_entered(page: Page, site: Site, board: str) -> None:
    open_board(page, site.url)
    page.keyboard.type("53..7")
    link = link_of(page, "Copy link")
    paste_on(page, site, board, link)
    expect(page.get_by_role("gridcell", name=re.compile("entered$"))).to_have_count(3)
    assert digits(page) == "53..7".ljust(81, ".")


@pytest.mark.parametrize("board", BOARDS)
def test_queens_that_were_placed(page: Page, site: Site, board: str) -> None:
    open_board(page, site.url, "board=queens&mode=play&n=6")
    for square in (1, 9):
        grid(page, QUEENS).get_by_role("gridcell").nth(square).click()
    before = labels(page, QUEENS)
    link = link_of(page, "Copy link with my progress")
    paste_on(page, site, board, link)
    expect(mode(page, "Play")).to_be_checked()
    assert labels(page, QUEENS) == before


@pytest.mark.parametrize("board", BOARDS)
def test_a_knights_board(page: Page, site: Site, board: str) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=6")
    grid(page, KNIGHT).get_by_role("gridcell").nth(7).click()
    link = link_of(page, "Copy link")
    paste_on(page, site, board, link)
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(30)
    expect(grid(page, KNIGHT).get_by_role("gridcell", name="b4, start")).to_be_visible()


@pytest.mark.parametrize("board", BOARDS)
def test_a_moment_of_a_search(page: Page, site: Site, board: str) -> None:
    open_board(page, site.url, "board=queens&n=6")
    open_search(page, "markers")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    label = page.locator("#player-label")
    expect(label).to_have_text(re.compile("^Step 2 of"))
    link = link_of(page, "Copy link")
    paste_on(page, site, board, link)
    expect(label).to_have_text(re.compile("^Step 2 of"))
    expect(mode(page, "Watch")).to_be_checked()
    expect(page.get_by_label("Strategy", exact=True)).to_have_value("markers")


def test_the_link_to_what_is_on_the_board_already(page: Page, site: Site) -> None:
    open_board(page, site.url)
    page.keyboard.type("53")
    link = link_of(page, "Copy link")
    page.keyboard.type("4")
    grid(page, SUDOKU).get_by_role("gridcell").first.focus()
    paste(page, link)
    expect(page.get_by_role("gridcell", name=re.compile("entered$"))).to_have_count(2)
    button(page, "Undo").click()
    assert digits(page) == "534".ljust(81, ".")
