"""Tours of boards above 50 by 50: drawn on one picture, kept or computed again, and saved as files."""

import io
import json
import re
from collections.abc import Callable
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from boards import button, choose
from drafts import reload
from opening import open_board
from PIL import Image
from playwright.sync_api import Locator, Page, expect
from serving import Site

from undoku.knight import Square, Tour, parse_square, tour

SHOW = """([path, closes]) =>
  undoku.knight.show(Uint32Array.from(path), closes ? "A closed tour" : "An open tour", closes)"""
# The colours of the picture that are not the squares', how many there are of each, as numbers of 24 bits.
COLOURED = """(picture) => {
  const canvas = picture.querySelector("canvas");
  const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let coloured = 0;
  for (let at = 0; at < data.length; at += 4) coloured += data[at + 2] - data[at] > 40;
  return coloured / (data.length / 4);
}"""


def open_tour(page: Page, site: Site, rows: int, cols: int, closed: bool = False) -> Tour:
    """Open a board and show a tour of it from a1."""
    found = tour(rows, cols, start=(rows - 1, 0), closed=closed)
    open_board(page, site.url, f"board=knight&rows={rows}&cols={cols}&start=a1&closed={int(closed)}")
    page.evaluate(SHOW, [[row * cols + col for row, col in found.path], found.closed])
    return found


def view(page: Page) -> Locator:
    return page.get_by_role("group", name="View of the board", exact=True)


def picture(page: Page) -> Locator:
    return view(page).get_by_role("img")


def named(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Squares in the order of the moves")


def saved(page: Page, item: str) -> tuple[str, bytes]:
    with page.expect_download() as download:
        choose(page, item)
    return download.value.suggested_filename, download.value.path().read_bytes()


def path_of(svg: bytes) -> list[Square]:
    """Return the squares on the lines of a drawing, as (row, column)."""
    squares: list[Square] = []
    for line in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}path"):
        written = re.fullmatch(r"M(\S+) (\S+)l(.*)", line.get("d", ""))
        if not written:
            continue
        column, row = int(float(written[1])), int(float(written[2]))
        squares += [(row, column)] if squares[-1:] != [(row, column)] else []
        steps = [int(number) for number in re.findall(r"-?\d", written[3])]
        for right, down in zip(steps[::2], steps[1::2], strict=True):
            row, column = row + down, column + right
            squares.append((row, column))
    return squares


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(("rows", "cols"), [(60, 60), (51, 8), (200, 200)])
def test_a_tour_is_drawn_at_every_zoom(page: Page, site: Site, rows: int, cols: int) -> None:
    found = open_tour(page, site, rows, cols)
    assert found.is_valid()
    expect(picture(page)).to_have_accessible_name(f"A knight's tour of a {rows} by {cols} board")
    view(page).focus()
    for _ in range(6):
        assert picture(page).evaluate(COLOURED) > 0.02
        page.keyboard.press("+")
    button(page, "Clear").click()
    expect(picture(page)).to_have_accessible_name(f"An empty {rows} by {cols} board")
    assert picture(page).evaluate(COLOURED) < 0.02


@pytest.mark.usefixtures("alone")
def test_the_first_thousand_squares_are_named(page: Page, site: Site) -> None:
    found = open_tour(page, site, 60, 50)
    expect(named(page)).to_have_accessible_name(
        "Squares in the order of the moves: the first 1,000. The menu saves all of them."
    )
    names = named(page).input_value().split()
    assert [parse_square(name, 60, 50) for name in names] == list(found.path[:1000])
    found = open_tour(page, site, 51, 10)
    expect(named(page)).to_have_accessible_name("Squares in the order of the moves")
    names = named(page).input_value().split()
    assert [parse_square(name, 51, 10) for name in names] == list(found.path)


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(("rows", "cols", "closed"), [(60, 52, True), (55, 3, False), (5, 6, False)])
def test_files_have_the_tour(page: Page, site: Site, rows: int, cols: int, closed: bool) -> None:
    found = open_tour(page, site, rows, cols, closed)
    name, text = saved(page, "Squares in their order")
    assert name == "undoku-knight.txt"
    assert [parse_square(square, rows, cols) for square in text.decode().split()] == list(found.path)
    name, text = saved(page, "Board of move numbers")
    assert (name, text.decode()) == ("undoku-knight-numbers.txt", f"{found}\n")
    name, text = saved(page, "Tour as JSON")
    path = [list(square) for square in found.path]
    assert (name, json.loads(text)) == (
        "undoku-knight.json",
        {"rows": rows, "cols": cols, "closed": found.closed, "path": path},
    )


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(("rows", "cols", "closed", "side"), [(60, 52, True, 32), (3, 55, False, 32)])
def test_pictures_have_the_tour(
    page: Page, site: Site, rows: int, cols: int, closed: bool, side: int
) -> None:
    found = open_tour(page, site, rows, cols, closed)
    # What is zoomed is saved as a whole.
    button(page, "Zoom in").click()
    name, svg = saved(page, "Picture (SVG)")
    assert name == "undoku-knight.svg"
    assert path_of(svg) == list(found.path)
    assert ("stroke-dasharray" in svg.decode()) == found.closed
    name, png = saved(page, "Picture (PNG)")
    assert name == "undoku-knight.png"
    drawn = Image.open(io.BytesIO(png)).convert("RGB")
    assert drawn.size == (cols * side, rows * side)
    # Halfway between two squares there is the line of the move, which is blue.
    for (row, column), (down, right) in list(pairwise(found.path))[::7]:
        middle = ((column + right + 1) * side // 2, (row + down + 1) * side // 2)
        red, _, blue = drawn.getpixel(middle)  # type: ignore[misc]
        assert blue - red > 40, (row, column)


def test_a_million_squares_are_computed_drawn_and_saved(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=knight&rows=1000&cols=1000&start=a1&closed=1")
    ready()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("it visits all 1,000,000 squares")
    expect(picture(page)).to_have_accessible_name("A knight's tour of a 1,000 by 1,000 board")
    assert picture(page).evaluate(COLOURED) > 0.9
    written = json.loads(saved(page, "Tour as JSON")[1])
    path = tuple((row, column) for row, column in written.pop("path"))
    assert written == {"rows": 1000, "cols": 1000, "closed": True}
    found = Tour(1000, 1000, path)
    assert found.is_valid() and found.closed
    assert saved(page, "Board of move numbers")[1].decode() == f"{found}\n"
    assert path_of(saved(page, "Picture (SVG)")[1]) == list(path)
    drawn = Image.open(io.BytesIO(saved(page, "Picture (PNG)")[1]))
    assert drawn.size == (4000, 4000)


def test_a_tour_that_is_too_large_to_be_kept_is_computed_again(
    page: Page, site: Site, ready: Callable[[], None], answered: None
) -> None:
    open_board(page, site.url, "board=knight&rows=210&cols=200&start=a1")
    ready()
    toured = "A knight's tour of a 210 by 200 board"
    empty = "An empty 210 by 200 board"
    status = page.get_by_role("status")
    # It is computed by the method that was chosen then.
    method = page.get_by_role("combobox", name="Method", exact=True)
    method.select_option(label="Few turns and crossings")
    button(page, "Solve").click()
    expect(picture(page)).to_have_accessible_name(toured)
    method.select_option(label="Spliced blocks")
    names = named(page).input_value()
    button(page, "Undo").click()
    expect(picture(page)).to_have_accessible_name(empty)
    expect(named(page)).to_be_hidden()
    button(page, "Redo").click()
    expect(picture(page)).to_have_accessible_name(toured)
    reload(page, "knight")
    expect(picture(page)).to_have_accessible_name(toured)
    expect(named(page)).to_have_value(names)
    expect(status).to_contain_text("it visits all 42,000 squares")
    # It was no other tour: Undo goes to the board without one.
    button(page, "Undo").click()
    expect(picture(page)).to_have_accessible_name(empty)
    # One of another start took its place.
    button(page, "Redo").click()
    page.get_by_role("textbox", name="Start").fill("b1")
    page.keyboard.press("Enter")
    expect(picture(page)).to_have_accessible_name(empty)
    button(page, "Solve").click()
    expect(picture(page)).to_have_accessible_name(toured)
    button(page, "Undo").click()
    button(page, "Undo").click()
    expect(picture(page)).to_have_accessible_name(toured)
    expect(named(page)).to_have_value(names)
