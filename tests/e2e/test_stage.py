"""The board first: how large it is in every mode, what needs no scrolling, and what does not move."""

import re
from collections.abc import Callable

import pytest
from boards import QUEENS, SUDOKU, button, choose, grid, mode
from lives import hang, python_of
from opening import open_board, wait_for_engine
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Site
from stepping import open_search

WIDE = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (1024, 768)]
ALL = [*WIDE, (820, 1180), (390, 844), (360, 640), (844, 390)]
BOARDS = [
    (SUDOKU, f"board=sudoku&mode=play&givens={LECTURE}"),
    (QUEENS, "board=queens&mode=play&n=8"),
]

# So much smaller a board may be: a cell is a whole number of pixels, and coordinates stand outside.
CELL_ROUNDING = 9
COORDINATES = 30

WAY_TO_THE_CODE = "Code, stack, tree and counters"

# The boxes of everything that stays while a mode is used.
STAYS = """() => Array.from(
  document.querySelectorAll(
    ".stage, .modes, .title-line, #actions, #verdict, #keypad, #new, #pens"),
  (part) => part.checkVisibility() && JSON.stringify(part.getBoundingClientRect()))"""


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


def staying(page: Page) -> list[object]:
    """Return the boxes of what stays, however far the page was scrolled to press something."""
    page.evaluate("scrollTo(0, 0)")
    found: list[object] = page.evaluate(STAYS)
    return found


def side(page: Page, board: str) -> float:
    box = grid(page, board).bounding_box()
    assert box
    return min(box["width"], box["height"])


@pytest.mark.parametrize(("board", "fragment"), BOARDS)
def test_the_board_is_as_large_as_the_window_lets_it_be(
    page: Page, site: Site, board: str, fragment: str
) -> None:
    open_board(page, site.url, fragment)
    for width, height in WIDE:
        resize(page, width, height)
        least = min(height - 104, width - 432, 880) - (CELL_ROUNDING if board == SUDOKU else COORDINATES)
        for name in ("Solver", "Play"):
            mode(page, name).check()
            assert side(page, board) >= least, (width, height, name)


@pytest.mark.parametrize(("board", "fragment"), BOARDS)
def test_board_bar_status_and_keys_need_no_scrolling(
    page: Page, site: Site, board: str, fragment: str
) -> None:
    open_board(page, site.url, fragment)
    for width, height in ALL:
        resize(page, width, height)
        for name, first in (("Solver", "Solve"), ("Play", "Hint")):
            mode(page, name).check()
            page.evaluate("scrollTo(0, 0)")
            parts = [grid(page, board), mode(page, name), button(page, first), button(page, "More")]
            parts.append(page.get_by_role("status"))
            keypad = page.get_by_role("group", name="Keypad")
            if keypad.is_visible():
                parts.append(keypad)
            for part in parts:
                expect(part).to_be_in_viewport(ratio=1)
            row = button(page, first).bounding_box()
            keys = keypad.bounding_box() if keypad.is_visible() else None
            assert row
            # Nor does the row lie over the keys.
            if keys and width < 740:
                assert keys["y"] + keys["height"] <= row["y"], (width, height, name)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)


def test_nothing_that_stays_moves_while_a_hint_comes_and_goes(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&givens={LECTURE}")
    ready()
    for width, height in [(1280, 720), (820, 1180)]:
        resize(page, width, height)
        before = staying(page)
        button(page, "Hint").click()
        expect(button(page, "Which technique?")).to_be_visible()
        assert staying(page) == before
        page.keyboard.press("Escape")
        expect(button(page, "Hint")).to_be_visible()
        button(page, "Check").click()
        expect(page.get_by_role("status")).to_have_text("Nothing is entered yet.")
        assert staying(page) == before
    resize(page, 1280, 720)
    before = staying(page)
    for name in ("Hint", "Which technique?", "Why?"):
        button(page, name).click()
    expect(page.get_by_role("region", name="Hints").get_by_role("heading")).to_be_visible()
    assert staying(page) == before


def test_the_board_stays_in_view_whatever_is_scrolled_beside_it(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    choose(page, "Show the whole way")
    expect(page.get_by_role("listbox", name="Steps of the whole way").get_by_role("option")).to_have_count(51)
    for width, height in [(1024, 768), (1180, 820)]:
        resize(page, width, height)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert page.evaluate("scrollY") > 0
        expect(grid(page, SUDOKU)).to_be_in_viewport(ratio=1)
        expect(button(page, "Solve")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
@pytest.mark.parametrize("board", ["", f"board=sudoku&mode=play&givens={LECTURE}", "board=knight&mode=play"])
def test_large_text_never_scrolls_sideways(page: Page, site: Site, board: str, size: tuple[int, int]) -> None:
    open_board(page, site.url, board)
    resize(page, *size)
    for percent in (200, 150):
        page.evaluate("(percent) => { document.documentElement.style.fontSize = `${percent}%`; }", percent)
        for name in ("Solver", "Play"):
            mode(page, name).check()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (percent, name)
    page.evaluate("document.documentElement.style.fontSize = ''")


def test_stop_takes_the_place_of_what_runs_and_gives_it_back(page: Page, site: Site, fresh: None) -> None:
    open_board(page, site.url, "board=queens&n=12")
    wait_for_engine(page, "ready")
    hang(python_of(page)[0])
    place = button(page, "Solve").bounding_box()
    button(page, "Solve").focus()
    page.keyboard.press("Enter")
    stop = button(page, "Stop")
    expect(stop).to_be_focused()
    expect(button(page, "Solve")).to_be_hidden()
    assert stop.bounding_box() == place
    page.keyboard.press("Enter")
    expect(button(page, "Solve")).to_be_focused()
    expect(stop).to_be_hidden()
    expect(page.get_by_role("status")).to_contain_text(re.compile("^Stopped"))


def test_on_a_phone_the_steps_and_the_way_to_the_code_are_at_hand(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=6")
    open_search(page, "markers")
    for size in [(844, 390), (390, 844), (360, 640), (820, 1180)]:
        resize(page, *size)
        page.evaluate("scrollTo(0, 0)")
        lies = size[0] > size[1]
        names = ("Step back", "Play", "Step forward", "Step through", *(() if lies else (WAY_TO_THE_CODE,)))
        for name in names:
            expect(button(page, name)).to_be_in_viewport(ratio=0.99)
        expect(grid(page, QUEENS)).to_be_in_viewport(ratio=0.99)
    # On its side it has the board beside all of it.
    resize(page, 844, 390)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(grid(page, QUEENS)).to_be_in_viewport(ratio=0.99)
    resize(page, 390, 844)
    button(page, WAY_TO_THE_CODE).click()
    expect(page.get_by_role("tab", name="Code", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(button(page, WAY_TO_THE_CODE)).to_be_focused()
