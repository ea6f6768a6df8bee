"""Choosing how a knight's tour is looked for, and being told what it is like."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, button, grid, is_tour, mode, moves
from opening import open_board
from playwright.sync_api import Locator, Page, expect
from serving import Site
from test_accessibility import violations

ALL = [
    "Spliced blocks",
    "Warnsdorff, ties as Pohl",
    "Warnsdorff, ties as Roth",
    "Rotations",
    "Backtracking",
    "Few turns and crossings",
]
# Half of a semimagic tour that a search of our own has found; the other half goes over the opposite squares.
SEMIMAGIC = "a6b8d7c5e4f6e8g7h5g3h1f2g4h2f1d2b1a3c4e3c2a1b3d4c6a5b7d8e6f8h7g5"


def open_chessboard(page: Page, site: Site, ready: Callable[[], None], board: str) -> None:
    open_board(page, site.url, f"board=knight&{board}")
    ready()


def method(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Method", exact=True)


def tried(page: Page) -> Locator:
    return page.get_by_role("table", name="Methods tried on this board")


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="What the tour is like")


def solve(page: Page, name: str, sentence: str) -> None:
    method(page).select_option(label=name)
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text(sentence)


def test_each_method_is_tried_and_noted(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_chessboard(page, site, ready, "rows=6&cols=6&start=a1")
    expect(method(page).get_by_role("option")).to_have_text(ALL)
    expect(tried(page)).to_be_hidden()
    for name in ALL:
        solve(page, name, "it visits all 36 squares")
        assert is_tour(moves(page), 6, 30)
        row = tried(page).get_by_role("row", name=name)
        expect(row.get_by_role("cell").first).to_have_text("36")
    expect(tried(page).get_by_role("row")).to_have_count(1 + len(ALL))
    # Of another board, nothing was tried.
    page.get_by_label("Closed tour").check()
    expect(tried(page)).to_be_hidden()


def test_a_method_that_gets_stuck_says_how_far_it_came(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_chessboard(page, site, ready, "rows=8&cols=8&start=h1")
    solve(page, "Spliced blocks", "it visits all 64 squares")
    there = moves(page)
    solve(page, "Warnsdorff, ties as Pohl", "The knight got stuck after")
    # The tour of another method is not the answer of this one.
    assert not any(moves(page))
    expect(page.get_by_text("An open tour", exact=True)).to_be_hidden()
    button(page, "Undo").click()
    assert moves(page) == there
    button(page, "Redo").click()
    row = tried(page).get_by_role("row", name="Warnsdorff, ties as Pohl")
    expect(row).to_contain_text("No tour: ")
    expect(row).to_contain_text("of 64")
    expect(row.get_by_role("cell").nth(1)).to_have_text("1")
    solve(page, "Backtracking", "it visits all 64 squares")
    assert is_tour(moves(page), 8, 63)


def test_the_method_is_none_of_who_walks_by_hand(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_chessboard(page, site, ready, "rows=8&cols=8&start=h1")
    method(page).select_option(label="Warnsdorff, ties as Pohl")
    mode(page, "Play").check()
    button(page, "Finish it").click()
    expect(page.get_by_role("status")).to_contain_text("it visits all 64 squares")
    assert is_tour(moves(page), 8, 63)


def test_what_the_chosen_method_is_stands_beside_it(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_chessboard(page, site, ready, "rows=8&cols=8")
    method(page).select_option(label="Rotations")
    expect(method(page)).to_have_accessible_description(re.compile("^Go by Warnsdorff's rule until stuck"))


@pytest.mark.parametrize("board", ["rows=8&cols=8&start=a1&closed=1", "rows=5&cols=6&start=a1"])
def test_a_tour_tells_what_it_is_like(page: Page, site: Site, ready: Callable[[], None], board: str) -> None:
    open_chessboard(page, site, ready, board)
    button(page, "What it is like").click()
    expect(panel(page)).to_contain_text("There is no whole tour on the board.")
    solve(page, "Spliced blocks", "The tour is")
    for label in ("Turns", "Crossings", "Symmetry", "Sums"):
        expect(panel(page).get_by_role("term").filter(has_text=label)).to_be_visible()
    expect(panel(page)).to_contain_text("Not magic: rows add up to")
    rows = panel(page).get_by_role("figure", name="Sums of the rows").get_by_role("listitem")
    sums = [sum(moves(page)[at : at + 8]) for at in range(0, 64, 8)] if "rows=8" in board else None
    if sums:
        assert [int(text.split()[-1]) for text in rows.all_inner_texts()] == sums
        expect(panel(page)).to_contain_text("n on this board of side n = 8")
    button(page, "Clear").click()
    expect(panel(page)).to_contain_text("There is no whole tour on the board.")
    button(page, "What it is like").click()
    expect(panel(page)).to_be_hidden()


def test_a_semimagic_walk_is_noticed(page: Page, site: Site, ready: Callable[[], None]) -> None:
    half = [SEMIMAGIC[at : at + 2] for at in range(0, 64, 2)]
    rest = ["hgfedcba"["abcdefgh".index(name[0])] + str(9 - int(name[1])) for name in half]
    path = ",".join(half + rest)
    open_chessboard(page, site, ready, f"mode=play&rows=8&cols=8&start=a6&path={path}")
    button(page, "What it is like").click()
    expect(panel(page)).to_contain_text("Semimagic: every row and every column adds up to 260")
    expect(panel(page)).to_contain_text("Closed, 64 squares")
    expect(panel(page)).to_contain_text("Half a turn leaves it as it is, and it circles round the middle")


def test_nothing_is_wrong_with_it_for_a_reader_by_ear(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_chessboard(page, site, ready, "rows=8&cols=8&start=a1&closed=1")
    button(page, "What it is like").click()
    solve(page, "Few turns and crossings", "The tour is closed")
    solve(page, "Warnsdorff, ties as Pohl", "squares")
    expect(grid(page, KNIGHT)).to_be_visible()
    assert violations(page) == []
