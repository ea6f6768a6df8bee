"""What is on the board in forms of other programs: shown, saved, and opened in their pages when pressed."""

import json
import re
from pathlib import Path

import pytest
from boards import SUDOKU, cell_name, choose, grid, menu_button, paste
from opening import open_board
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE
from serving import BOOT, Site
from test_accessibility import violations

from undoku.sudoku import Grid, Layout, Position
from undoku.sudoku.forms.register import FORMS

DOTTED = LECTURE.replace("0", ".")
PLAYED = Position(Grid.parse(DOTTED), Grid.parse(f"534{DOTTED[3:]}"), corner=[0] * 80 + [3])
DIAGONAL = Position(Grid.parse(DOTTED, Layout.standard(9).with_rules(diagonal=True)))
SITES = {
    "SudokuPad": "sudokupad",
    "f-puzzles": "fpuzzles",
    "SudokuExchange": "sudokuexchange",
    "SudokuWiki": "sudokuwiki",
}


def opened(page: Page, site: Site, position: Position) -> None:
    open_board(page, site.url, f"mode=play&{position.write('link')[1:]}")


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog")


def options(page: Page) -> dict[str, str]:
    """Choose "Another form…", and give the labels of the forms by their names."""
    choose(page, "Another form…")
    form = page.get_by_role("combobox", name="Form")
    expect(form).to_be_focused()
    return dict(form.locator("option").evaluate_all("all => all.map(({ value, label }) => [value, label])"))


def test_every_form_is_shown_with_what_is_not_in_it(page: Page, site: Site) -> None:
    opened(page, site, PLAYED)
    labels = options(page)
    assert {*labels} == {*FORMS}
    text = dialog(page).get_by_role("textbox", name="In this form")
    for form in ("sdk", "opensudoku", "fpuzzles", "81"):
        page.get_by_role("combobox", name="Form").select_option(labels[form])
        expect(text).to_have_value(PLAYED.write(form), timeout=BOOT)
    expect(dialog(page)).to_contain_text("Not in it: which digits were entered and corner notes.")
    assert violations(page) == []


@pytest.mark.parametrize(
    ("form", "name"), [("opensudoku", "undoku-sudoku.opensudoku"), ("hodoku", "undoku-sudoku-hodoku.txt")]
)
def test_a_form_is_saved_as_its_programs_call_it(page: Page, site: Site, form: str, name: str) -> None:
    opened(page, site, PLAYED)
    page.get_by_role("combobox", name="Form").select_option(options(page)[form])
    save = dialog(page).get_by_role("button", name="Save")
    expect(save).to_be_enabled(timeout=BOOT)
    with page.expect_download() as download:
        save.click()
    assert download.value.suggested_filename == name
    assert Path(download.value.path()).read_text("utf-8") == f"{PLAYED.write(form)}\n"
    page.keyboard.press("Escape")
    expect(menu_button(page)).to_be_focused()
    expect(page.get_by_role("status")).to_have_text(f"Saved as {name}.")


def test_a_form_without_a_way_for_a_rule_says_so(page: Page, site: Site) -> None:
    opened(page, site, DIAGONAL)
    page.get_by_role("combobox", name="Form").select_option(options(page)["sdm"])
    expect(dialog(page)).to_contain_text("has no way for the two long diagonals")
    expect(dialog(page).get_by_role("button", name="Save")).to_be_disabled()


def test_links_to_other_solvers_are_followed_only_when_pressed(
    page: Page, site: Site, fresh: None, faults: list[str]
) -> None:
    opened(page, site, PLAYED)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    choose(page, "Open in…")
    links = dialog(page).get_by_role("link")
    expect(links).to_have_count(4, timeout=BOOT)
    for name, form in SITES.items():
        link = dialog(page).get_by_role("link", name=name)
        expect(link).to_have_attribute("href", PLAYED.write(form))
        expect(link).to_have_attribute("target", "_blank")
        expect(link).to_have_attribute("rel", "noopener noreferrer")
    expect(dialog(page)).to_contain_text("All of it comes along.")
    expect(dialog(page)).to_contain_text("Not in it: which digits were entered and corner notes.")
    assert violations(page) == []
    assert [url for url in asked if not url.startswith((site.url, "blob:"))] == []
    page.context.route(re.compile("sudokupad"), lambda route: route.fulfill(body="another page"))
    with page.expect_popup() as popup:
        dialog(page).get_by_role("link", name="SudokuPad").click()
    popup.value.wait_for_url(re.compile(r"^https://sudokupad\.app/fpuzzles"))
    assert popup.value.evaluate("opener") is None
    popup.value.close()
    # The other page is the one that was asked for.
    assert [fault.startswith("request to https://sudokupad.app/fpuzzles") for fault in faults] == [True]
    faults.clear()


def test_a_solver_without_a_way_for_a_rule_has_no_link(page: Page, site: Site) -> None:
    opened(page, site, DIAGONAL)
    choose(page, "Open in…")
    expect(dialog(page).get_by_role("link")).to_have_count(2, timeout=BOOT)
    for name in ("SudokuPad", "f-puzzles"):
        expect(dialog(page).get_by_role("link", name=name)).to_be_visible()
    expect(dialog(page)).to_contain_text("The form 'sudokuwiki' has no way for the two long diagonals")


@pytest.mark.parametrize("form", ["sudokupad", "fpuzzles", "sdk", "opensudoku", "sudokuwiki"])
def test_what_another_program_writes_is_pasted(page: Page, site: Site, form: str) -> None:
    open_board(page, site.url)
    text = (DIAGONAL if "diagonal" in FORMS[form].holds else PLAYED).write(form)
    grid(page, SUDOKU).get_by_role("gridcell").first.click()
    paste(page, text)
    expect(page.get_by_role("status")).to_have_text("30 givens loaded. Press Solve.", timeout=BOOT)
    if "diagonal" in FORMS[form].holds:
        expect(page).to_have_url(re.compile("diagonal=1"))
    else:
        assert cell_name(page, 1, 3) == "Row 1, column 3, 4, entered"


def test_a_rule_that_is_not_known_is_named(page: Page, site: Site) -> None:
    open_board(page, site.url)
    puzzle = {"size": 9, "grid": [[{}] * 9] * 9, "thermometer": [{"lines": [["R1C1", "R1C2"]]}]}
    page.get_by_role("textbox", name="Puzzle as text").fill(json.dumps(puzzle))
    expect(page.get_by_role("status")).to_have_text(re.compile("this puzzle has thermometers"), timeout=BOOT)


def test_rules_behind_a_puzzle_are_pasted_with_it(page: Page, site: Site) -> None:
    open_board(page, site.url)
    grid(page, SUDOKU).get_by_role("gridcell").first.click()
    paste(page, f"{81 * '.'} # cages=3:0.1 diagonal=True")
    expect(page).to_have_url(re.compile(r"diagonal=1&cages=3:0\.1"), timeout=BOOT)
