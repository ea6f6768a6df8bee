"""A board above 50 by 50: one picture, zoomed and moved by buttons, keys, wheel, pointer and fingers."""

import re

import pytest
from boards import button
from opening import open_board
from playwright.sync_api import Locator, Page, expect
from serving import Site
from test_accessibility import nothing_is_found

WHOLE = "Rows 1–1,000, columns 1–1,000"
# The lines that a million queens may stand on: the even columns, and then the odd ones.
SHOW = """(n) => {
  const columns = Int32Array.from({length: n}, (_, row) => (2 * row + 1) % (n + 1));
  undoku.queens.show(columns, "", 1, 0, false, false);
}"""
PIXELS = """(picture) => {
  const canvas = picture.querySelector("canvas");
  const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const dark = [];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] + data[at + 1] + data[at + 2] < 200) {
      dark.push([(at / 4) % canvas.width / canvas.width, Math.floor(at / 4 / canvas.width) / canvas.height]);
    }
  }
  return dark;
}"""

pytestmark = pytest.mark.usefixtures("alone")


def view(page: Page) -> Locator:
    return page.get_by_role("group", name="View of the board", exact=True)


def picture(page: Page) -> Locator:
    return view(page).get_by_role("img")


def open_queens(page: Page, site: Site, n: int) -> None:
    open_board(page, site.url, f"board=queens&n={n}")
    page.evaluate(SHOW, n)
    expect(page.get_by_role("img", name=f"{n:,} queens on a {n:,} by {n:,} board")).to_be_visible()


def expect_range(page: Page, words: str | re.Pattern[str]) -> None:
    expect(view(page).get_by_role("paragraph")).to_have_text(words)


def middle(page: Page) -> tuple[float, float]:
    picture(page).scroll_into_view_if_needed()
    box = picture(page).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def rows_in_view(page: Page) -> tuple[int, int]:
    words = view(page).get_by_role("paragraph").inner_text()
    first, last = re.findall(r"[\d,]+\d|\d", words)[:2]
    return int(first.replace(",", "")), int(last.replace(",", ""))


def test_buttons_zoom_about_the_middle(page: Page, site: Site) -> None:
    open_queens(page, site, 1000)
    expect_range(page, WHOLE)
    expect(button(page, "Zoom out")).to_have_attribute("aria-disabled", "true")
    expect(button(page, "Fit the board")).to_have_attribute("aria-disabled", "true")
    button(page, "Zoom in").click()
    expect_range(page, "Rows 251–750, columns 251–750")
    # There are no queens in the middle: the nearest one is gone to.
    button(page, "Zoom in").click()
    expect_range(page, "Rows 209–458, columns 543–792")
    button(page, "Zoom out").click()
    expect_range(page, "Rows 84–583, columns 418–917")
    button(page, "Fit the board").click()
    expect_range(page, WHOLE)


def test_keys_zoom_and_move(page: Page, site: Site) -> None:
    open_queens(page, site, 1000)
    view(page).focus()
    for key, words in {
        "+": "Rows 251–750, columns 251–750",
        "=": "Rows 209–458, columns 543–792",
        "ArrowRight": "Rows 209–458, columns 568–817",
        "ArrowDown": "Rows 234–483, columns 568–817",
        "Shift+ArrowLeft": "Rows 234–483, columns 318–567",
        "PageDown": "Rows 484–733, columns 318–567",
        "Shift+ArrowUp": "Rows 234–483, columns 318–567",
        "Shift+ArrowDown": "Rows 484–733, columns 318–567",
        "PageUp": "Rows 234–483, columns 318–567",
        "End": "Rows 751–1,000, columns 318–567",
        "Home": "Rows 1–250, columns 318–567",
        "-": "Rows 1–500, columns 193–692",
        "0": WHOLE,
    }.items():
        page.keyboard.press(key)
        expect_range(page, words)


def test_the_deepest_view_has_a_few_large_squares(page: Page, site: Site) -> None:
    open_queens(page, site, 1000)
    view(page).focus()
    page.keyboard.press("+")
    page.keyboard.press("Home")
    for _ in range(10):
        page.keyboard.press("+")
    expect(button(page, "Zoom in")).to_have_attribute("aria-disabled", "true")
    first, last = rows_in_view(page)
    box = picture(page).bounding_box()
    assert box
    assert box["height"] / 48 <= last - first + 1 <= box["height"] / 48 + 2


def test_the_wheel_zooms_once_the_view_has_the_focus(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1280, "height": 500})
    open_queens(page, site, 1000)
    page.mouse.move(*middle(page))
    page.mouse.wheel(0, 60)
    page.wait_for_function("scrollY > 0")
    expect_range(page, WHOLE)
    picture(page).click()
    expect(view(page)).to_be_focused()
    page.mouse.move(*middle(page))
    before = page.evaluate("scrollY")
    page.mouse.wheel(0, -300)
    expect_range(page, re.compile(r"Rows 3\d\d–6\d\d, columns 3\d\d–6\d\d"))
    assert page.evaluate("scrollY") == before


def test_the_wheel_zooms_with_control_about_the_pointer(page: Page, site: Site) -> None:
    open_queens(page, site, 1000)
    box = picture(page).bounding_box()
    assert box
    page.mouse.move(box["x"] + 1, box["y"] + 1)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    expect_range(page, re.compile(r"^Rows [12]–5\d\d, columns [12]–5\d\d$"))


def test_a_double_press_zooms_in_and_a_drag_moves(page: Page, site: Site) -> None:
    open_queens(page, site, 1000)
    x, y = middle(page)
    page.mouse.dblclick(x, y)
    expect_range(page, re.compile(r"^Rows 2\d\d–7\d\d, columns 2\d\d–7\d\d$"))
    first, last = rows_in_view(page)
    box = picture(page).bounding_box()
    assert box
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - box["height"] / 4, steps=5)
    page.mouse.up()
    expect_range(page, re.compile(r"^Rows 3[67]\d–8[67]\d"))
    assert rows_in_view(page)[0] == pytest.approx(first + (last - first) / 4, abs=3)


def test_the_whole_board_is_not_dragged(page: Page, site: Site) -> None:
    open_queens(page, site, 1000)
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 50, y + 50, steps=3)
    page.mouse.up()
    expect_range(page, WHOLE)


@pytest.mark.browser_context_args(has_touch=True)
def test_two_fingers_zoom(page: Page, site: Site, answered: None) -> None:
    open_queens(page, site, 1000)
    x, y = middle(page)
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *spreads: float) -> None:
        points = [{"x": x + spread, "y": y, "id": index} for index, spread in enumerate(spreads)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", -20, 20)
    for spread in range(25, 85, 5):
        send("touchMove", -spread, spread)
    send("touchEnd")
    expect_range(page, re.compile(r"^Rows 37\d–62\d, columns 3[78]\d–6[23]\d$"))


def test_queens_are_drawn_where_they_stand(page: Page, site: Site) -> None:
    open_queens(page, site, 1_000_000)
    dark = picture(page).evaluate(PIXELS)
    assert len(dark) > 300
    # Two steep lines, and nothing beside them.
    for across, down in dark:
        off = min(abs(2 * down - across), abs(2 * down - 1 - across))
        assert off < 0.02, (across, down)
    view(page).focus()
    page.keyboard.press("+")
    page.keyboard.press("Home")
    for _ in range(20):
        page.keyboard.press("Shift+ArrowLeft")
    expect_range(page, "Rows 1–500,000, columns 1–500,000")
    for _ in range(20):
        page.keyboard.press("+")
        page.keyboard.press("Home")
        page.keyboard.press("Shift+ArrowLeft")
        page.keyboard.press("Shift+ArrowLeft")
    expect(button(page, "Zoom in")).to_have_attribute("aria-disabled", "true")
    expect_range(page, re.compile(r"^Rows 1–\d+, columns 1–\d+$"))
    # The queens of the first rows are pieces: in columns 2, 4, 6, … What the picture's edge cuts off
    # is not looked at.
    columns, rows = picture(page).evaluate(
        "({clientWidth, clientHeight}) => [clientWidth / 48, clientHeight / 48]"
    )
    squares = {(int(down * rows), int(across * columns)) for across, down in picture(page).evaluate(PIXELS)}
    whole = {(row, column) for row, column in squares if row < int(rows) and column < int(columns)}
    assert whole == {(row, 2 * row + 1) for row in range(int(rows)) if 2 * row + 1 < int(columns)}


def test_buttons_and_keys_zoom_to_queens(page: Page, site: Site) -> None:
    open_queens(page, site, 1_000_000)
    for _ in range(3):
        button(page, "Zoom in").click()
    view(page).focus()
    while button(page, "Zoom in").get_attribute("aria-disabled") != "true":
        page.keyboard.press("+")
    # The squares are large enough for a piece: those that are drawn have the colour of ink.
    assert picture(page).evaluate(PIXELS)


def test_coordinates_follow_the_view(page: Page, site: Site) -> None:
    open_queens(page, site, 1_000_000)
    ranks = page.locator("#queens .ranks span")
    assert ranks.all_inner_texts()[:3] == ["1", "100,000", "200,000"]
    button(page, "Zoom in").click()
    expect_range(page, "Rows 250,001–750,000, columns 250,001–750,000")
    assert ranks.all_inner_texts() == [f"{row:,}" for row in range(300_000, 750_001, 50_000)]
    place = ranks.nth(4).bounding_box()
    assert place
    assert place["y"] + place["height"] / 2 == pytest.approx(middle(page)[1], abs=1)


def test_a_press_picks_the_square_under_it_and_a_drag_none(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight&rows=200&cols=200&start=a1")
    expect_range(page, "Squares a1 to gr200")
    for _ in range(3):
        button(page, "Zoom in").click()
    expect_range(page, "Squares cj88 to di113")
    start = page.get_by_role("textbox", name="Start")
    box = picture(page).bounding_box()
    assert box
    x, y = box["x"] + 2, box["y"] + box["height"] - 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y - 60, steps=4)
    page.mouse.up()
    expect(start).to_have_value("a1")
    button(page, "Fit the board").click()
    for _ in range(3):
        button(page, "Zoom in").click()
    expect_range(page, "Squares cj88 to di113")
    page.mouse.click(x, y)
    expect(start).to_have_value("cj88")
    expect_range(page, "Squares cj88 to di113")


def test_another_board_is_seen_whole(page: Page, site: Site) -> None:
    open_queens(page, site, 1000)
    button(page, "Zoom in").click()
    expect_range(page, "Rows 251–750, columns 251–750")
    button(page, "One less").click()
    expect_range(page, "Rows 1–999, columns 1–999")


def test_the_whole_board_is_printed(page: Page, site: Site) -> None:
    open_queens(page, site, 1000)
    button(page, "Zoom in").click()
    expect_range(page, "Rows 251–750, columns 251–750")
    page.evaluate(
        """addEventListener("beforeprint", () => {
            const numbers = document.querySelectorAll("#queens .ranks span");
            window.printed = Array.from(numbers, (span) => span.textContent);
        })"""
    )
    page.pdf(format="A4")
    assert page.evaluate("printed[0]") == "1"
    assert page.evaluate("printed.at(-1)") == "1,000"
    expect_range(page, "Rows 251–750, columns 251–750")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844), (320, 640)])
def test_nothing_is_found_and_all_fits(page: Page, site: Site, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    open_queens(page, site, 1_000_000)
    nothing_is_found(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    button(page, "Zoom in").click()
    expect_range(page, "Rows 250,001–750,000, columns 250,001–750,000")
    nothing_is_found(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
