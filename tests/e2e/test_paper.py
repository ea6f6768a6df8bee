"""On paper there is only the board with what is said under it: one page, black on white."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, grid
from opening import open_board
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE
from serving import Site
from stepping import at_step, open_search

TWO = "1".ljust(81, "0")
CONTROLS = ["button", "slider", "textbox", "combobox", "tab", "radio", "status", "dialog"]
PAGES = re.compile(rb"/Type\s*/Page\b")
CLEAR, WHITE = "rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"

Ready = Callable[[], None]


def style(element: Locator, name: str) -> str:
    return element.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def middle(element: Locator) -> float:
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def width(page: Page, element: Locator) -> float:
    """Return the width of a drawn line in pixels of the page."""
    unit = element.evaluate("line => line.getScreenCTM().a")
    return unit * float(style(element, "strokeWidth").removesuffix("px"))


def pages(page: Page, paper: str) -> int:
    return len(PAGES.findall(page.pdf(format=paper)))


def expect_only_the_board(page: Page, board: Locator, words: Locator | None) -> None:
    """Expect one page in print, with the board, and these words under its middle."""
    assert [pages(page, paper) for paper in ("A4", "Letter")] == [1, 1]
    page.emulate_media(media="print", color_scheme="dark")
    for role in CONTROLS:
        expect(page.get_by_role(role)).to_have_count(0)
    expect(board).to_be_visible()
    assert middle(board) == pytest.approx(page.viewport_size["width"] / 2, abs=1)
    if words:
        expect(words).to_be_visible()
        assert middle(words) == pytest.approx(middle(board), abs=1)
        assert words.bounding_box()["y"] >= board.bounding_box()["y"] + board.bounding_box()["height"]


@pytest.mark.parametrize("viewport", [(1366, 768), (390, 844)])
def test_a_solved_board_is_printed_with_its_caption(
    page: Page, site: Site, ready: Ready, viewport: tuple[int, int]
) -> None:
    page.set_viewport_size(dict(zip(("width", "height"), viewport, strict=True)))
    open_board(page, site.url, f"board=sudoku&givens={TWO}")
    ready()
    button(page, "Solve").click()
    caption = page.get_by_text(re.compile("cells differ; they are marked with a ring"))
    expect(caption).to_be_visible()
    expect_only_the_board(page, grid(page, SUDOKU), caption)
    page.emulate_media(media="null")
    open_board(page, site.url, "board=queens&n=8")
    ready()
    button(page, "Solve").click()
    caption = page.get_by_text("Solution 1 of 92", exact=True)
    expect(caption).to_be_visible()
    expect_only_the_board(page, grid(page, QUEENS), caption)


@pytest.mark.parametrize(
    ("fragment", "board", "strategy"),
    [
        (f"board=sudoku&givens={LECTURE}", SUDOKU, "first-empty"),
        ("board=queens&n=8", QUEENS, "markers"),
        ("board=knight&rows=5&cols=7", KNIGHT, "warnsdorff"),
    ],
)
def test_a_search_is_printed_with_the_sentence_of_its_step(
    page: Page, site: Site, ready: Ready, fragment: str, board: str, strategy: str
) -> None:
    open_board(page, site.url, fragment)
    ready()
    open_search(page, strategy)
    button(page, "Step forward").click()
    at_step(page, 1)
    expect_only_the_board(page, grid(page, board), page.locator("#player-sentence"))
    expect(page.get_by_role("list", name="Marks on the board")).to_be_visible()
    expect(page.locator("#marker-arrays")).to_be_hidden()


def test_states_around_the_selected_cell_stay(page: Page, site: Site, ready: Ready) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    ready()
    open_search(page, "first-empty")
    cells = grid(page, SUDOKU).get_by_role("gridcell")
    cells.first.click()
    page.get_by_role("slider", name="Step", exact=True).focus()
    page.keyboard.press("ArrowRight")
    tried = cells.and_(page.locator("[data-state=possible]"))
    expect(tried).to_have_class(re.compile("peer"))
    page.emulate_media(media="print")
    assert style(tried, "backgroundColor") not in (CLEAR, WHITE)
    assert style(cells.first, "backgroundColor") == CLEAR
    assert style(cells.nth(8), "backgroundColor") == CLEAR


def test_conflicts_and_differences_of_the_selected_cell_stay(page: Page, site: Site, ready: Ready) -> None:
    open_board(page, site.url, f"board=sudoku&givens={'55'.ljust(81, '0')}")
    cells = grid(page, SUDOKU).get_by_role("gridcell")
    page.emulate_media(media="print", color_scheme="dark")
    assert style(page.locator("html"), "color") == "rgb(0, 0, 0)"
    for cell in (cells.nth(0), cells.nth(1)):
        expect(cell).to_have_class(re.compile("conflict"))
        assert style(cell, "backgroundColor") not in (CLEAR, WHITE)
    page.emulate_media(media="null")
    open_board(page, site.url, f"board=sudoku&givens={TWO}")
    ready()
    button(page, "Solve").click()
    differing = cells.and_(page.locator(".differs.peer")).first
    expect(differing).to_be_visible()
    page.emulate_media(media="print")
    assert style(differing, "backgroundColor") not in (CLEAR, WHITE)


def test_the_path_is_stronger_than_the_squares_of_a_large_board(page: Page, site: Site, ready: Ready) -> None:
    open_board(page, site.url, "board=knight&rows=40&cols=40")
    ready()
    button(page, "Solve").click()
    caption = page.get_by_text(re.compile("^An? (open|closed) tour$"))
    expect(caption).to_be_visible()
    expect_only_the_board(page, grid(page, KNIGHT), caption)
    square = grid(page, KNIGHT).get_by_role("gridcell").first
    line = page.locator("#knight .path path").first
    assert float(style(square, "borderTopWidth").removesuffix("px")) < width(page, line)


def test_a_picture_is_printed_light_and_sharp(page: Page, site: Site, answered: None) -> None:
    page.emulate_media(color_scheme="dark")
    open_board(page, site.url, "board=queens&n=100")
    picture = page.get_by_role("img", name="An empty 100 by 100 board")
    expect(picture).to_be_visible()
    page.evaluate(
        """addEventListener("beforeprint", () => {
            const canvas = document.querySelector("#queens canvas");
            const [red] = canvas.getContext("2d").getImageData(0, 0, 1, 1).data;
            window.printed = [red, canvas.width];
        })"""
    )
    assert pages(page, "A4") == 1
    red, pixels = page.evaluate("printed")
    assert red > 200
    assert pixels >= 3 * picture.bounding_box()["width"]
    corner = """() => document.querySelector("#queens canvas")
        .getContext("2d").getImageData(0, 0, 1, 1).data[0]"""
    assert page.evaluate(corner) < 100
    # What moves it is not printed.
    expect_only_the_board(page, picture, None)
