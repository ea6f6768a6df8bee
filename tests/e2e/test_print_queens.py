"""Puzzles of queens are printed on whole sheets: from the menu, four new ones, several of the Library."""

import re
from collections.abc import Callable

import pytest
from boards import QUEENS, button, choose, grid
from opening import follow, open_board
from paper import MARGIN, SIZES
from playing_queens import is_called, square, status
from playwright.sync_api import Page, expect
from serving import Site
from test_library import names, open_library
from test_print_sheets import SOLUTION, dialog, noted, open_dialog, pages, tick
from test_regions_play import REGIONS, N

__all__ = ["noted"]

MADE = f"board=queens&mode=play&n={N}&regions={REGIONS}&level=medium&day=2026-11-29"
# So many permutations of 6 have no two neighbours that differ by one (OEIS A002464).
ROWS, OF_ROWS = "".join(letter * N for letter in "ABCDEF"), 90
RULE = "One queen in each row, column and region; no two touch."

Ready = Callable[[], None]


def queens_on_paper(page: Page) -> list[int]:
    """Return how many queens are on each sheet."""
    sheets = page.locator(".sheets > svg").all()
    return [sheet.locator("path[fill-rule=evenodd]").count() for sheet in sheets]


def test_a_board_with_regions_and_its_solution(page: Page, site: Site, ready: Ready) -> None:
    open_board(page, site.url, MADE)
    ready()
    for _ in range(2):
        square(page, 1, 1, N).click()
    is_called(page, 1, 1, "region A, queen", N)
    open_dialog(page)
    (leaf,) = pages(page, 1)
    for words in ("6 queens", "Medium, 29 November 2026", RULE, f"127.0.0.1:{site.port}/undoku/"):
        assert words in leaf.text
    assert re.findall(r"\b[A-F]\b", leaf.text) == list("ABCDEF")
    assert queens_on_paper(page) == [1]
    tick(page, "Queens placed", on=False)
    tick(page, SOLUTION)
    tick(page, "A4")
    for sheet in pages(page, 2):
        left, top, right, bottom = sheet.ink()
        width, height = SIZES["A4"]
        assert left > MARGIN - 1 and right < width - MARGIN + 1
        assert top > MARGIN - 1 and bottom < height - MARGIN + 1
        assert sheet.is_grey()
    # What was placed is no part of the puzzle.
    assert queens_on_paper(page) == [0, N]
    page.keyboard.press("Escape")
    follow(page, f"board=queens&n={N}&regions={ROWS}")
    open_dialog(page)
    tick(page, SOLUTION)
    assert f"1 of {OF_ROWS} solutions" in pages(page, 2)[1].text


@pytest.mark.parametrize("fragment", ["board=queens&n=6&queens=1:2", f"board=queens&n=6&regions={36 * '.'}"])
def test_what_is_no_puzzle_is_printed_as_it_stands_there(page: Page, site: Site, fragment: str) -> None:
    open_board(page, site.url, fragment)
    expect(grid(page, QUEENS)).to_be_visible()
    choose(page, "Print…")
    expect(dialog(page)).to_have_count(0)
    assert page.evaluate("prints") == 1


@pytest.mark.parametrize(
    ("fragment", "levels", "rule"),
    [
        (MADE, ["Easy", "Medium", "Hard", "Extreme"], RULE),
        (
            "board=queens&n=8&queens=1:1&level=easy",
            ["Easy", "Medium", "Hard"],
            "One queen in each row and column, no two on a diagonal.",
        ),
    ],
)
def test_four_new_ones_of_the_rule_that_is_shown(
    page: Page, site: Site, ready: Ready, fragment: str, levels: list[str], rule: str
) -> None:
    open_board(page, site.url, fragment)
    ready()
    open_dialog(page)
    for number in range(1, 5):
        level = dialog(page).get_by_label(f"Level of puzzle {number}")
        expect(level.get_by_role("option")).to_have_text(levels)
        level.select_option("Easy")
    button(page, "Make four").click()
    sheet, solutions = pages(page, 2)
    # Any can be left out, by its level.
    expect(dialog(page).get_by_role("checkbox", name="Easy")).to_have_count(4)
    boards = re.findall(r"\d\. \d+ queens", sheet.text)
    assert [name[:2] for name in boards] == ["1.", "2.", "3.", "4."]
    assert rule in sheet.text and sheet.text.count("Easy") == 4
    # Each queen of each board stands on the last sheet.
    assert queens_on_paper(page)[1] == sum(int(name.split()[1]) for name in boards)
    assert "Solutions" in solutions.text


@pytest.mark.usefixtures("alone")
def test_several_of_the_library_with_a_sudoku_among_them(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, MADE)
    for other in ("", f"board=queens&n={N}&regions={ROWS}", f"board=sudoku&givens={'12'.ljust(81, '.')}"):
        if other:
            follow(page, other)
        choose(page, "Keep in the Library")
        expect(status(page)).to_contain_text("Kept in the Library as")
    open_library(page)
    kept = names(page)
    assert len(kept) == 3
    page.get_by_role("checkbox", name="All", exact=True).check()
    button(page, "Print…").click()
    tick(page, "Four")
    (leaf,) = pages(page, 1)
    titles = page.locator(".sheets title").all_text_contents()
    assert titles == [f"{number}. {name}" for number, name in enumerate(kept, start=1)]
    for facts in ("2 givens", "6 by 6", "Medium, 29 November 2026", RULE):
        assert facts in leaf.text
