"""How a search grows: live figures beside the published ones, Stop, an own program, a guess, a file."""

import csv
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, choose_of_page, grid, mode
from opening import follow, open_board, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from programming import SMALL, open_editor, write
from puzzles import LECTURE
from serving import Site
from test_accessibility import SCHEMES, SIZES, nothing_is_found, nothing_is_found_in

SCAN, MARKERS, FIRST = (
    "Scan the board for attackers",
    "Mark columns and diagonals",
    "One array, first solution",
)
# What the lecture's program and the blog's call, N from 1 to 8.
CALLS = {SCAN: [2, 3, 6, 17, 54, 153, 552, 2057], FIRST: [2, 3, 6, 9, 6, 32, 10, 114]}
SVG = "{http://www.w3.org/2000/svg}"


def growth(page: Page) -> Locator:
    return page.get_by_role("region", name="How searches grow", exact=True)


def opened(page: Page, site: Site, fragment: str = "board=queens&n=8") -> Locator:
    """Open it from Learn, and wait until it has drawn."""
    open_board(page, site.url, fragment)
    wait_for_engine(page, "ready")
    return shown(page)


def shown(page: Page) -> Locator:
    if button(page, "Learn").is_visible():
        button(page, "Learn").click()
    else:
        choose_of_page(page, "Learn")
    page.get_by_role("dialog").get_by_role("button", name="How searches grow").click()
    drawn(page)
    return growth(page)


def drawn(page: Page) -> None:
    expect(growth(page)).to_contain_text(re.compile("Drawn up to "))


def figures(page: Page) -> dict[str, list[str]]:
    """Return the columns of the table by what stands above them."""
    rows = growth(page).get_by_role("table").get_by_role("row").all()
    cells = [row.locator("th, td").all_inner_texts() for row in rows]
    return {column[0]: column[1:] for column in map(list, zip(*cells, strict=True))}


def choose_in(page: Page, name: str, value: str) -> None:
    growth(page).get_by_role("combobox", name=name, exact=True).select_option(label=value)


def line(page: Page, name: str) -> Locator:
    return growth(page).get_by_role("checkbox", name=name, exact=True)


def test_the_figures_are_the_published_ones(page: Page, site: Site) -> None:
    opened(page, site)
    found = figures(page)
    assert found["N"] == [f"N = {n}" for n in range(1, 9)]
    assert {name: found[name] for name in CALLS} == {
        name: [f"{calls:,}" for calls in listed] for name, listed in CALLS.items()
    }
    assert found["N!"][-1] == "40,320"
    assert found["Solutions (OEIS A000170)"] == ["1", "0", "0", "2", "10", "4", "40", "92"]
    picture = growth(page).get_by_role("img")
    expect(picture).to_have_attribute(
        "aria-label", re.compile(f"^Calls by N. {SCAN}: 2,057 at N = 8; {FIRST}: 114 at N = 8. ")
    )
    choose_in(page, "Counted", "Placements")
    assert figures(page)[SCAN][3:] == ["16", "53", "152", "551", "2,056"]
    choose_in(page, "Counted", "Tries")
    assert figures(page)[SCAN][-1] == "15,720"
    choose_in(page, "Counted", "Time")
    expect(growth(page).get_by_role("cell").last).to_have_text(re.compile(r"\d (µs|ms|s)$"))


def test_lines_come_and_go_and_the_same_ones_are_named(page: Page, site: Site) -> None:
    opened(page, site)
    line(page, MARKERS).check()
    expect(growth(page)).to_contain_text(f"{SCAN} and {MARKERS} lie on each other: the same figures.")
    drawn(page)
    line(page, FIRST).uncheck()
    line(page, "N!").uncheck()
    assert list(figures(page)) == ["N", SCAN, MARKERS, "Solutions (OEIS A000170)"]
    for name in (SCAN, MARKERS):
        line(page, name).uncheck()
    expect(growth(page)).to_contain_text("Choose a search, and its line is drawn.")


def test_a_link_leads_to_the_same_picture(page: Page, site: Site) -> None:
    opened(page, site)
    choose_in(page, "Up to", "N = 9")
    line(page, FIRST).uncheck()
    line(page, MARKERS).check()
    choose_in(page, "Counted", "Placements")
    drawn(page)
    fragment = "board=queens&n=8&lesson=how-it-grows.placements.9.log.board-scan,markers.factorial,solutions"
    page.wait_for_function("(fragment) => decodeURIComponent(location.hash) === `#${fragment}`", arg=fragment)
    found = figures(page)
    button(page, "Close").click()
    page.wait_for_function("location.hash === '#board=queens&n=8'")
    follow(page, fragment)
    drawn(page)
    assert figures(page) == found
    assert found[MARKERS][-1] == "8,393"


@pytest.mark.parametrize("stop", ["Stop counting", "Stop"])
def test_stop_leaves_what_was_counted(page: Page, site: Site, stop: str) -> None:
    opened(page, site)
    choose_in(page, "Up to", "N = 20")
    expect(growth(page)).to_contain_text(re.compile(rf"Counting N = 1\d, {SCAN}: [\d,]+ steps"))
    button(page, stop).click()
    expect(growth(page)).to_contain_text("Stopped. What was counted until then stays.")
    expect(button(page, "Draw again")).to_be_visible()
    expect(button(page, "Stop")).to_be_hidden()
    assert figures(page)[SCAN][:8] == [f"{calls:,}" for calls in CALLS[SCAN]]
    # The board is as it was, and can be used.
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("solution")


def test_a_guess_comes_before_the_next_size(page: Page, site: Site) -> None:
    opened(page, site)
    guess = growth(page).get_by_role("textbox", name=re.compile("^Your guess: calls of .* at N = 9$"))
    guess.fill("many")
    guess.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("A guess is a whole number")
    guess.fill("9,000")
    guess.press("Enter")
    verdict = growth(page).get_by_text("You said 9,000; it takes 8,394 calls. Well within a factor of two.")
    expect(verdict).to_be_visible()
    drawn(page)
    assert figures(page)[SCAN][-1] == "8,394"
    # The next one is asked for; it was far off.
    guess = growth(page).get_by_role("textbox", name=re.compile("at N = 10$"))
    guess.fill("355390")
    growth(page).get_by_role("button", name="Look").click()
    expect(growth(page)).to_contain_text("it takes 35,539 calls. Your guess is 10 times that.")


def test_tours_that_do_not_end_have_no_figure(page: Page, site: Site) -> None:
    opened(page, site, "board=knight&rows=8&cols=8")
    found = figures(page)
    assert found["Squares"] == ["3 × 4", "4 × 5", "5 × 5", "5 × 6", "6 × 6"]
    assert found["Moves in a fixed order"] == ["62", "360", "8,840", "more than 5,000,000 steps", "248,169"]
    assert found["Warnsdorff's rule with backtracking"] == ["12", "20", "25", "30", "36"]


def test_a_sudoku_grows_from_its_solution_to_the_puzzle(page: Page, site: Site) -> None:
    opened(page, site, f"board=sudoku&givens={LECTURE}")
    found = figures(page)
    assert (found["Empty cells"][-1], found["First empty cell first"][-1]) == ("51 empty cells", "4,209")
    assert found["Fewest options first"][-1] == "52"
    expect(growth(page)).to_contain_text("The puzzle on the board: it begins almost solved")
    # With another puzzle the figures are those of another one.
    cell = grid(page, SUDOKU).get_by_role("gridcell", name="Row 1, column 3, empty")
    cell.click()
    page.keyboard.press("4")
    expect(growth(page)).to_contain_text("The puzzle on the board is another now.")
    button(page, "Draw again").click()
    drawn(page)
    assert figures(page)["Empty cells"][-1] == "50 empty cells"


def test_a_program_of_ones_own_grows_beside_them(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=4")
    wait_for_engine(page, "ready")
    open_editor(page)
    write(page, SMALL)
    shown(page)
    choose_in(page, "Up to", "N = 6")
    line(page, "Your code").check()
    # It calls place once for each of the blog's calls.
    expect(growth(page).get_by_role("row", name="N = 6 153 32 32 720 4")).to_be_visible()
    drawn(page)
    assert figures(page)["Your code"] == [f"{calls}" for calls in CALLS[FIRST][:6]]
    # One that is wrong on a board is said to be, and has no figure there.
    write(page, SMALL.replace("abs(queens[r] - col) != row - r", "queens[r] - col != row - r"))
    line(page, "Your code").uncheck()
    line(page, "Your code").check()
    expect(growth(page).get_by_role("row").last.get_by_role("cell").nth(2)).not_to_be_empty()
    drawn(page)
    found = figures(page)["Your code"]
    assert found[0] == "2"
    assert any(cell.endswith(".") for cell in found), found


def test_files_have_the_picture_and_the_figures(page: Page, site: Site, tmp_path: Path) -> None:
    opened(page, site)
    saved = {}
    for kind in ("SVG", "PNG", "CSV"):
        with page.expect_download() as download:
            growth(page).get_by_role("button", name=kind, exact=True).click()
        assert download.value.suggested_filename == f"undoku-queens-growth-calls.{kind.lower()}"
        saved[kind] = tmp_path / kind
        download.value.save_as(saved[kind])
        expect(page.get_by_role("status")).to_contain_text(
            f"Saved as undoku-queens-growth-calls.{kind.lower()}"
        )
    drawing = ElementTree.parse(saved["SVG"]).getroot()
    words = [text.text for text in drawing.iter(f"{SVG}text")]
    assert {"N queens: calls by N", SCAN, FIRST, "N!"} <= {*words}
    titles = [title.text for title in drawing.iter(f"{SVG}title")]
    assert f"{SCAN}, N = 8: 2,057" in titles
    # It stands alone: nothing in it refers to the page.
    assert "var(" not in saved["SVG"].read_text(encoding="utf-8")
    width, height = struct.unpack(">II", saved["PNG"].read_bytes()[16:24])
    assert (width, height > width / 2) == (1440, True)
    with saved["CSV"].open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row[SCAN]) for row in rows] == CALLS[SCAN]
    assert [row["Size"] for row in rows] == [f"N = {n}" for n in range(1, 9)]


def test_it_goes_with_the_board_and_ends_when_it_is_closed(page: Page, site: Site) -> None:
    opened(page, site)
    choose_in(page, "Up to", "N = 20")
    expect(button(page, "Stop counting")).to_be_visible()
    page.get_by_role("tab", name=KNIGHT).click()
    expect(growth(page).get_by_role("columnheader", name="Squares")).to_be_visible()
    page.get_by_role("tab", name=QUEENS).click()
    expect(growth(page).get_by_role("columnheader", name="N", exact=True)).to_be_visible()
    choose_in(page, "Up to", "N = 20")
    expect(button(page, "Stop")).to_be_visible()
    button(page, "Close").click()
    expect(growth(page)).to_have_count(0)
    expect(button(page, "Stop")).to_be_hidden()
    expect(mode(page, "Solver")).to_be_focused()


def test_everything_is_done_by_keyboard(page: Page, site: Site) -> None:
    opened(page, site)
    growth(page).get_by_role("combobox", name="Counted", exact=True).focus()
    page.keyboard.press("ArrowDown")
    expect(growth(page).get_by_role("table")).to_contain_text("15,720")
    for _ in range(2):
        page.keyboard.press("Tab")
    scale, picture = (
        growth(page).get_by_role("checkbox", name="Powers of ten"),
        growth(page).get_by_role("img"),
    )
    expect(scale).to_be_focused()
    expect(scale).to_be_checked()
    expect(picture.get_by_text("100,000", exact=True)).to_be_visible()
    page.keyboard.press("Space")
    expect(picture.get_by_text("15,000", exact=True)).to_be_visible()
    expect(picture.get_by_text("100,000", exact=True)).to_have_count(0)
    page.keyboard.press("Tab")
    expect(button(page, "Draw again")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.type("70000")
    page.keyboard.press("Enter")
    expect(growth(page)).to_contain_text("You said 70,000; it takes 72,378 tries.")
    expect(growth(page).get_by_role("textbox")).to_be_focused()


def test_it_fits_each_screen_and_axe_finds_nothing(page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    opened(page, site)
    nothing_is_found(page)
    picture = growth(page).get_by_role("img")
    for place, (width, height) in enumerate(SIZES.values()):
        page.set_viewport_size({"width": width, "height": height})
        nothing_is_found_in(page, SCHEMES[place % len(SCHEMES)])
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        box = picture.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width
    # Its letters grow with all others, and it is no wider than its place for that.
    tick = picture.get_by_text("10,000", exact=True)
    expect(tick).to_have_attribute("font-size", "13")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(tick).to_have_attribute("font-size", "26")
    assert growth(page).evaluate("it => it.scrollWidth <= it.clientWidth")
    page.evaluate("document.documentElement.style.fontSize = ''")


def test_on_a_phone_it_is_opened_from_the_menu_by_finger(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    opened(page, site, "board=knight&rows=5&cols=5")
    guess = growth(page).get_by_role("textbox", name=re.compile("at 6 × 7$"))
    guess.fill("100")
    growth(page).get_by_role("button", name="Look").click()
    expect(growth(page)).to_contain_text("Nobody knows: it was given up, more than 5,000,000 steps.")
