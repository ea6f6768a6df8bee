"""The divider between board and panel: by pointer and by keyboard, and where it was put it stays."""

import re
from collections.abc import Callable

import pytest
from boards import button, grid, mode
from opening import open_board, wait_for_glide
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE
from serving import Site
from stepping import at_step

WATCHED = f"board=sudoku&givens={LECTURE}&strategy=first-empty&step=9"


@pytest.fixture
def opened(page: Page, site: Site) -> Callable[[int, int], None]:
    """Open the Sudoku in a window of some size, in Watch: elsewhere the board takes what there is."""

    def show(width: int, height: int) -> None:
        page.set_viewport_size({"width": width, "height": height})
        open_watched(page, site)

    return show


def open_watched(page: Page, site: Site) -> None:
    """Open a search: with what shows it the divider comes."""
    open_board(page, site.url, WATCHED)
    expect(divider(page)).to_be_visible()
    # With it comes the focus, which then is elsewhere.
    at_step(page, 9)
    wait_for_glide(page)


def divider(page: Page) -> Locator:
    return page.get_by_role("separator", name="Width of the board")


def board_width(page: Page) -> float:
    box = page.locator(".stage").bounding_box()
    assert box
    return box["width"]


def said(page: Page) -> list[int]:
    values = [divider(page).get_attribute(f"aria-value{name}") for name in ("min", "now", "max")]
    return [int(value or -1) for value in values]


def expect_width(page: Page, width: float) -> None:
    """See that the board is so wide, that this is what is said, and that nothing is out of its place."""
    wait_for_glide(page)
    expect(divider(page)).to_have_attribute("aria-valuenow", str(round(width)))
    expect(divider(page)).to_have_attribute("aria-valuetext", f"{round(width)} pixels")
    assert board_width(page) == pytest.approx(width, abs=1)
    panel = page.locator(".panel").bounding_box()
    size = page.viewport_size
    assert panel and size and panel["width"] >= 340
    # The margins of the page are as wide on both sides.
    assert panel["x"] + panel["width"] <= size["width"] - 16
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_moved_by_keys(page: Page, opened: Callable[[int, int], None]) -> None:
    opened(1440, 900)
    usual = board_width(page)
    expect(divider(page)).to_have_attribute("aria-valuenow", str(round(usual)))
    least, now, most = said(page)
    assert (least, now) == (320, round(usual))
    divider(page).focus()
    for key, width in [
        ("ArrowRight", usual + 16),
        ("Shift+ArrowRight", usual + 80),
        ("ArrowLeft", usual + 64),
        ("Shift+ArrowLeft", usual),
        ("Home", least),
        ("ArrowLeft", least),
        ("End", most),
        ("ArrowRight", most),
        ("Enter", usual),
    ]:
        page.keyboard.press(key)
        expect_width(page, width)
    # It holds nobody.
    page.keyboard.press("Tab")
    expect(divider(page)).not_to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(divider(page)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(divider(page)).not_to_be_focused()


def drag(page: Page, by: float) -> None:
    box = divider(page).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 40
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by / 2, y + 5)
    page.mouse.move(x + by, y + 10)
    page.mouse.up()


def test_moved_by_pointer_and_put_back(page: Page, opened: Callable[[int, int], None]) -> None:
    opened(1440, 900)
    usual = board_width(page)
    drag(page, -100)
    expect_width(page, usual - 100)
    drag(page, 60)
    expect_width(page, usual - 40)
    # Nothing goes beyond what both need.
    drag(page, -2000)
    expect_width(page, 320)
    drag(page, 2000)
    expect_width(page, said(page)[2])
    # Let go of, it does not follow.
    page.mouse.move(500, 300)
    expect_width(page, said(page)[2])
    divider(page).dblclick()
    expect_width(page, usual)


def test_stays_where_it_was_put(page: Page, opened: Callable[[int, int], None], answered: None) -> None:
    opened(1440, 900)
    usual = board_width(page)
    divider(page).press("Shift+ArrowLeft")
    expect_width(page, usual - 64)
    page.reload()
    expect_width(page, usual - 64)
    page.get_by_role("tab", name="N-Queens").click()
    expect(grid(page, "N-Queens")).to_be_visible()
    mode(page, "Watch").check()
    # Until its address has the search, a reload does not bring that back.
    expect(page).to_have_url(re.compile("step=0"))
    expect_width(page, usual - 64)
    # A small window has less room, and a large one as much as before.
    divider(page).press("End")
    most = said(page)[2]
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(divider(page)).not_to_have_attribute("aria-valuemax", str(most))
    expect_width(page, said(page)[2])
    assert said(page)[2] < most
    page.set_viewport_size({"width": 1440, "height": 900})
    expect_width(page, most)
    divider(page).press("Enter")
    page.reload()
    expect_width(page, usual)


def test_is_there_where_board_and_panel_are_side_by_side(
    page: Page, opened: Callable[[int, int], None]
) -> None:
    opened(1440, 900)
    divider(page).press("Home")
    for width, height, beside in [
        (820, 1180, False),
        (390, 844, False),
        (844, 390, False),
        (1024, 768, True),
    ]:
        page.set_viewport_size({"width": width, "height": height})
        expect(divider(page)).to_have_count(int(beside))
        expect(button(page, "Step through")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    # What was chosen for two columns is nothing to one.
    assert board_width(page) > 350


def test_where_storage_is_refused_it_holds_for_the_visit(page: Page, site: Site, answered: None) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage',"
        " { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    page.set_viewport_size({"width": 1440, "height": 900})
    open_watched(page, site)
    usual = board_width(page)
    divider(page).press("ArrowLeft")
    expect_width(page, usual - 16)
    page.reload()
    expect_width(page, usual)


def test_the_line_is_seen_in_forced_colours(page: Page, opened: Callable[[int, int], None]) -> None:
    page.emulate_media(forced_colors="active", color_scheme="dark")
    opened(1440, 900)
    line, paper = divider(page).evaluate(
        """(divider) => [getComputedStyle(divider, "::before").borderLeftColor,
            getComputedStyle(document.documentElement).backgroundColor]"""
    )
    assert line != paper
    assert line.startswith("rgb(")
