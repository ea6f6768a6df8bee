"""Candidate grids, HoDoKu's lines and the notes of an address: read and written, as the engine has them."""

import re
from pathlib import Path
from urllib.parse import urldefrag

import pytest
from boards import QUEENS, SUDOKU, cell_name, choose, digits, grid, mode, paste
from opening import hold, hold_python, open_board
from playwright.sync_api import Browser, Locator, Page, expect
from puzzles import LECTURE
from serving import BOOT, Fault, Site

from undoku.sudoku import Grid, Position

DOTTED = LECTURE.replace("0", ".")

LINE = f":0000:x:53+4{DOTTED[3:]}:214 624::"


def mask(*noted: int) -> int:
    return sum(1 << digit - 1 for digit in noted)


def layer(**cells: int) -> list[int]:
    """Give a mask a cell: `c2=mask(1)` is the cell 2."""
    return [cells.get(f"c{cell}", 0) for cell in range(81)]


NOTED = Position(
    Grid.parse(DOTTED),
    Grid.parse(f"53.2{DOTTED[4:]}"),
    corner=layer(c2=mask(1, 2, 4), c80=mask(9)),
    centre=layer(c2=mask(4)),
    out=layer(c5=mask(8)),
)
"""The lecture's puzzle, begun, as an address may bring it."""


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Puzzle as text")


def cell(page: Page, row: int, column: int) -> Locator:
    return grid(page, SUDOKU).get_by_role("gridcell").nth(9 * row + column - 10)


def is_called(page: Page, row: int, column: int, name: str) -> None:
    """Wait until a cell has this name, with what is noted in it."""
    expect(cell(page, row, column)).to_have_accessible_name(f"Row {row}, column {column}, {name}")


def saved(page: Page, label: str) -> tuple[str, str]:
    choose(page, "Another form…")
    form = page.get_by_role("combobox", name="Form")
    form.select_option(label)
    save = page.get_by_role("dialog").get_by_role("button", name="Save")
    expect(save).to_be_enabled(timeout=BOOT)
    with page.expect_download() as download:
        save.click()
    page.keyboard.press("Escape")
    return download.value.suggested_filename, Path(download.value.path()).read_text("utf-8")


def said(page: Page, text: str | re.Pattern[str]) -> None:
    expect(status(page)).to_have_text(text)


@pytest.fixture
def blank(page: Page, site: Site) -> Page:
    open_board(page, site.url)
    return page


def test_a_candidate_grid_is_pasted_with_what_is_out_of_it(blank: Page) -> None:
    text = Position.parse(LINE).write("candidates")
    cell(blank, 1, 1).click()
    paste(blank, text)
    said(blank, "31 givens loaded. Press Solve.")
    assert digits(blank) == f"534{DOTTED[3:]}"
    # The grid says that the 2 is out; the 6 never was a candidate there.
    is_called(blank, 1, 4, "empty, candidates 6")
    is_called(blank, 1, 3, "4, given")
    blank.keyboard.press("Control+z")
    expect(cell(blank, 1, 1)).to_have_accessible_name("Row 1, column 1, empty")


def test_a_line_of_hodoku_is_typed_into_the_field_and_tells_what_was_entered(blank: Page) -> None:
    field(blank).fill(LINE)
    said(blank, "30 givens loaded. Press Solve.")
    assert cell_name(blank, 1, 3) == "Row 1, column 3, 4, entered"
    is_called(blank, 1, 4, "empty, candidates 6")
    assert field(blank).input_value() == f"534{DOTTED[3:]}"
    # What it said is what is saved again.
    assert saved(blank, "HoDoKu line") == (
        "undoku-sudoku-hodoku.txt",
        f"{Position.parse(LINE).write('hodoku')}\n",
    )
    said(blank, "Saved as undoku-sudoku-hodoku.txt.")


def test_a_form_that_is_wrong_is_said_with_line_and_character(blank: Page) -> None:
    lines = Position.parse(LINE).write("candidates").splitlines()
    broken = "\n".join([*lines[:2], lines[2].replace("6", "a", 1), *lines[3:]])
    field(blank).fill(broken)
    said(blank, re.compile(r"^Line 3, character 3: 'a' is not a candidate from 1 to 9\.$"))
    expect(field(blank)).to_have_attribute("aria-invalid", "true")
    assert digits(blank) == "." * 81
    # It can be mended in its place.
    field(blank).fill(LINE.rstrip(":"))
    field(blank).press("Enter")
    said(blank, "30 givens loaded. Press Solve.")
    expect(field(blank)).not_to_have_attribute("aria-invalid", "true")
    # On the board the same is only said.
    cell(blank, 1, 1).click()
    paste(blank, LINE.replace("214", "2z4"))
    said(blank, re.compile(r"^Line 1, character 92: '2z4' is not digit, row and column"))
    expect(field(blank)).not_to_have_attribute("aria-invalid", "true")
    assert cell_name(blank, 1, 3) == "Row 1, column 3, 4, entered"


def test_what_comes_before_python_waits_for_it(page: Page, site: Site, fresh: None) -> None:
    release = hold_python(page)
    open_board(page, site.url)
    field(page).fill(LINE)
    said(page, "Python is still starting; your text is read as soon as it is ready.")
    release()
    said(page, "30 givens loaded. Press Solve.")
    assert cell_name(page, 1, 3) == "Row 1, column 3, 4, entered"


def test_an_edit_meanwhile_counts(page: Page, site: Site, fresh: None) -> None:
    release = hold_python(page)
    open_board(page, site.url)
    field(page).fill(LINE)
    cell(page, 9, 9).click()
    page.keyboard.press("7")
    expect(field(page)).to_have_value("." * 80 + "7")
    release()
    page.wait_for_function("document.documentElement.dataset.engine === 'ready'", timeout=BOOT)
    page.get_by_role("button", name="Solve", exact=True).click()
    said(page, re.compile("^More than one solution"))
    assert cell_name(page, 9, 9) == "Row 9, column 9, 7, entered"


def test_a_candidate_grid_is_saved_with_what_is_left_of_the_candidates(page: Page, site: Site) -> None:
    open_board(page, site.url, f"mode=play&{NOTED.write('link')[1:]}")
    is_called(page, 1, 4, "2, entered")
    name, text = saved(page, "Candidate grid")
    assert (name, text) == ("undoku-sudoku-candidates.txt", f"{NOTED.write('candidates')}\n")


@pytest.mark.usefixtures("alone")
def test_a_link_of_the_engine_is_opened_with_its_notes(page: Page, site: Site) -> None:
    fragment = f"mode=play&{NOTED.write('link')[1:]}"
    open_board(page, site.url, fragment)
    is_called(page, 1, 3, "empty, candidates 1 4, notes 1 2 4, centre notes 4")
    is_called(page, 1, 6, "empty, candidates 4 6")
    is_called(page, 9, 9, "9, given")
    # It stays as it was sent until something is changed.
    assert urldefrag(page.url).fragment == fragment


@pytest.mark.usefixtures("alone")
def test_a_link_of_the_page_is_read_by_the_engine_and_in_a_fresh_browser(
    page: Page, site: Site, browser: Browser, fresh: None
) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&givens={DOTTED}")
    cell(page, 1, 3).click()
    for key in ("Shift+Digit1", "Shift+Digit4", "Control+Digit2", "a"):
        page.keyboard.press(key)
    is_called(page, 1, 3, "empty, candidates 1 2 4, notes 1 4, centre notes 2")
    page.evaluate("undoku.remember()")
    expect(page).to_have_url(re.compile("&notes=[-_A-Za-z0-9]+$"))
    expected = Position(Grid.parse(DOTTED), None, layer(c2=mask(1, 4)), layer(c2=mask(2)))
    assert Position.parse(page.url) == expected
    # Candidates taken out, and colours, which the engine passes over.
    page.get_by_role("radio", name="Candidates", exact=True).check()
    cell(page, 1, 3).click()
    page.keyboard.press("2")
    page.get_by_role("radio", name="Colour", exact=True).check()
    cell(page, 1, 4).click()
    page.keyboard.press("3")
    is_called(page, 1, 3, "empty, candidates 1 4, notes 1 4, centre notes 2")
    expected = Position(expected.givens, None, expected.corner, expected.centre, layer(c2=mask(2)))
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    assert Position.parse(page.url) == expected
    names = grid(page, SUDOKU).get_by_role("gridcell").evaluate_all("cells => cells.map(c => c.ariaLabel)")
    with browser.new_context() as other:
        other.route("**/pyscript/core.js", lambda route: None)
        friend = other.new_page()
        friend.goto(page.url, wait_until="commit")
        is_called(friend, 1, 3, "empty, candidates 1 4, notes 1 4, centre notes 2")
        there = grid(friend, SUDOKU).get_by_role("gridcell")
        assert there.evaluate_all("cells => cells.map(c => c.ariaLabel)") == names
        assert friend.url == page.url
    # Undo takes back what was noted, also in the address.
    before = page.url
    for _ in range(5):
        page.keyboard.press("Control+z")
    is_called(page, 1, 3, "empty, notes 1")
    page.wait_for_function("before => location.href !== before", arg=before)
    page.keyboard.press("Control+z")
    expect(page).to_have_url(re.compile(f"givens={re.escape(DOTTED)}$"))


@pytest.mark.usefixtures("alone")
def test_back_and_a_pasted_link_open_notes_as_well(page: Page, site: Site, answered: None) -> None:
    link = f"mode=play&{NOTED.write('link')[1:]}"
    open_board(page, site.url, link)
    is_called(page, 1, 6, "empty, candidates 4 6")
    page.get_by_role("tab", name="N-Queens").click()
    expect(grid(page, QUEENS)).to_be_visible()
    page.go_back(wait_until="commit")
    is_called(page, 1, 6, "empty, candidates 4 6")
    choose(page, "Clear")
    is_called(page, 1, 6, "empty, candidates 2 4 6 8")
    cell(page, 1, 1).click()
    paste(page, f"{site.url}#{link}")
    is_called(page, 1, 3, "empty, candidates 1 4, notes 1 2 4, centre notes 4")
    page.keyboard.press("Control+z")
    is_called(page, 1, 6, "empty, candidates 2 4 6 8")


@pytest.mark.usefixtures("alone")
def test_notes_are_there_again_after_a_reload(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, f"mode=play&{NOTED.write('link')[1:]}")
    is_called(page, 1, 6, "empty, candidates 4 6")
    cell(page, 1, 6).click()
    page.keyboard.press("Control+Digit4")
    is_called(page, 1, 6, "empty, candidates 4 6, centre notes 4")
    for _ in range(2):
        page.reload(wait_until="commit")
        is_called(page, 1, 6, "empty, candidates 4 6, centre notes 4")
        is_called(page, 1, 3, "empty, candidates 1 4, notes 1 2 4, centre notes 4")
    page.keyboard.press("Control+z")
    is_called(page, 1, 6, "empty, candidates 4 6")


@pytest.mark.parametrize(
    ("notes", "sentence"),
    [
        ("ab!", "Character 3 of notes in the address, '!', is not one of letters, digits, - and _."),
        ("abc", "The notes in the address are cut off or spoiled and cannot be unpacked."),
    ],
)
@pytest.mark.usefixtures("alone")
def test_bad_notes_are_said_and_the_rest_is_used(page: Page, site: Site, notes: str, sentence: str) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&givens={DOTTED}&notes={notes}")
    said(page, sentence)
    assert digits(page) == DOTTED
    expect(mode(page, "Play")).to_be_checked()


@pytest.mark.usefixtures("alone")
def test_what_is_typed_while_notes_are_on_their_way_is_not_lost(page: Page, site: Site, fresh: None) -> None:
    release = hold(page, "**/noted-*.js")
    open_board(page, site.url, NOTED.write("link")[1:])
    cell(page, 9, 1).click()
    page.keyboard.press("6")
    is_called(page, 9, 1, "6, entered")
    release()
    is_called(page, 1, 4, "2, entered")
    is_called(page, 1, 6, "empty, candidates 4 6")
    page.keyboard.press("Control+z")
    is_called(page, 9, 1, "6, entered")
    page.keyboard.press("Control+Shift+z")
    is_called(page, 1, 6, "empty, candidates 4 6")


@pytest.mark.usefixtures("alone")
def test_notes_that_nothing_can_read_are_said_and_stay_in_the_address(
    page: Page, site: Site, answered: None
) -> None:
    site.fault("noted-*.js", Fault.MISSING)
    link = NOTED.write("link")
    open_board(page, site.url, link[1:])
    said(page, re.compile("^What reads the notes in the address did not arrive."))
    assert cell_name(page, 1, 4) == "Row 1, column 4, 2, entered"
    assert page.url.endswith(link)
