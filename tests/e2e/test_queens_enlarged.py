"""Boards by hand whose squares would be too small: they are drawn larger and scrolled, or seen as a whole."""

import pytest
from boards import button, choose, choose_n, columns, mode
from fingers import move
from opening import open_board, wait_for_engine
from playing_queens import is_called, square
from playwright.sync_api import Page, expect
from serving import Site
from test_accessibility import nothing_is_found

PHONE = {"width": 390, "height": 844}
TARGET = 24  # the least side of what is pressed, in pixels: WCAG 2.2, 2.5.8
WHOLE = "Whole board"


def side(page: Page, n: int) -> float:
    box = square(page, 1, 1, n).bounding_box()
    assert box
    return box["width"]


def opened(page: Page, site: Site, n: int, more: str = "") -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    open_board(page, site.url, f"board=queens&mode=play&n={n}{more}")


def test_small_squares_are_enlarged_while_they_are_played(page: Page, site: Site) -> None:
    opened(page, site, 40)
    assert side(page, 40) >= TARGET
    square(page, 40, 40, 40).click()
    is_called(page, 40, 40, "queen", 40)
    expect(square(page, 40, 40, 40)).to_be_in_viewport(ratio=1)
    expect(square(page, 1, 1, 40)).not_to_be_in_viewport()
    nothing_is_found(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Elsewhere the whole board is seen, as a solution is, and so it is where the reader wants it.
    wait_for_engine(page, "ready")
    choose(page, "Solve")
    expect(square(page, 1, 1, 40)).to_be_in_viewport(ratio=1)
    expect(button(page, WHOLE)).to_be_hidden()
    button(page, "Undo").click()
    expect(square(page, 1, 1, 40)).not_to_be_in_viewport()
    mode(page, "Solver").check()
    expect(square(page, 1, 1, 40)).to_be_in_viewport(ratio=1)
    expect(square(page, 40, 40, 40)).to_be_in_viewport(ratio=1)
    mode(page, "Play").check()
    assert side(page, 40) >= TARGET
    button(page, WHOLE).click()
    expect(button(page, WHOLE)).to_have_attribute("aria-pressed", "true")
    assert side(page, 40) < TARGET
    nothing_is_found(page)


def test_keys_and_hints_bring_their_square_into_view(page: Page, site: Site) -> None:
    opened(page, site, 40, "&queens=38:38,40:40")
    wait_for_engine(page, "ready")
    square(page, 1, 1, 40).focus()
    page.keyboard.press("End")
    expect(square(page, 1, 40, 40)).to_be_in_viewport(ratio=1)
    page.keyboard.press("h")
    # The two attack each other.
    expect(square(page, 38, 38, 40)).to_be_in_viewport(ratio=1)
    page.keyboard.press("ControlOrMeta+End")
    expect(square(page, 40, 40, 40)).to_be_in_viewport(ratio=1)


def test_a_queen_is_dragged_past_the_edge_of_what_is_seen(page: Page, site: Site) -> None:
    opened(page, site, 40, "&queens=1:1")
    box = square(page, 1, 1, 40).bounding_box()
    assert box
    x, y = box["x"] + TARGET / 2, box["y"] + TARGET / 2
    page.mouse.move(x, y)
    page.mouse.down()
    # To and fro over the last squares that are seen: each brings the next ones.
    for _ in range(4):
        for square_on in (13, 12):
            page.mouse.move(x + square_on * TARGET, y)
    page.mouse.up()
    expect(page.get_by_role("gridcell", name="queen")).to_have_count(1)
    assert columns(page)[0] > 13


@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport=PHONE)
def test_a_finger_scrolls_it_whatever_a_press_puts(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, "board=queens&mode=play&n=40")
    page.get_by_role("radio", name="Cross", exact=True).check()
    move(page, 300, 420, -228, -190)
    expect(square(page, 1, 1, 40)).not_to_be_in_viewport()
    expect(page.get_by_role("gridcell", description="crossed out")).to_have_count(0)
    square(page, 20, 20, 40).tap()
    expect(square(page, 20, 20, 40)).to_have_accessible_description("crossed out")
    # Another board begins at its first square.
    button(page, "One less").tap()
    expect(square(page, 1, 1, 39)).to_be_in_viewport(ratio=1)


def test_coordinates_keep_their_distance(page: Page, site: Site) -> None:
    opened(page, site, 40)
    for side_of_it in (".ranks", ".files"):
        numbers = page.locator(f"#queens {side_of_it} span")
        assert numbers.all_inner_texts() == ["1", "5", "10", "15", "20", "25", "30", "35", "40"]


def test_squares_that_are_large_enough_stay(page: Page, site: Site) -> None:
    opened(page, site, 12)
    expect(button(page, WHOLE)).to_be_hidden()
    expect(square(page, 1, 1, 12)).to_be_in_viewport(ratio=1)
    expect(square(page, 12, 12, 12)).to_be_in_viewport(ratio=1)
    # Where there is more room the board has squares that are large enough.
    choose_n(page, 22)
    expect(button(page, WHOLE)).to_be_visible()
    page.set_viewport_size({"width": 1600, "height": 1100})
    expect(button(page, WHOLE)).to_be_hidden()
    expect(square(page, 22, 22, 22)).to_be_in_viewport(ratio=1)


def test_the_whole_board_is_printed(page: Page, site: Site) -> None:
    opened(page, site, 40, "&queens=1:1,40:40")
    page.emulate_media(media="print")
    field = page.get_by_role("grid", name="N-Queens").bounding_box()
    last = square(page, 40, 40, 40).bounding_box()
    assert field
    assert last
    assert last["x"] + last["width"] <= field["x"] + field["width"] + 1
    assert last["width"] < TARGET
