"""The reference of techniques: from a hint, from the menu, and from the help; and from entry to entry."""

import re
from collections.abc import Iterator

import pytest
from boards import QUEENS, SUDOKU, button, cell_name, choose, choose_of_page, digits, grid, menu_item, mode
from live import PAGES
from opening import from_the_start, hold, open_board, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE
from serving import Site

# What is drawn at random is the same in each run, and another one with each draw.
DRAWS = """{
  let drawn = 2026;
  Math.anyOf = Math.random;
  Math.random = () => (drawn = (drawn * 16807) % 2147483647) / 2147483647;
}"""
PLAYED = f"board=sudoku&mode=play&givens={LECTURE}"


def techniques(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Techniques")


def entry(page: Page, title: str) -> Locator:
    return techniques(page).get_by_role("article", name=title, exact=True)


@pytest.fixture(autouse=True)
def draws(page: Page) -> Iterator[None]:
    """Let positions for practice be the same in each run: none of them is easier to test than others."""
    from_the_start(page, DRAWS)
    yield
    if page in PAGES:
        page.evaluate("Math.random = Math.anyOf")


def test_a_hint_leads_to_what_its_technique_is(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, PLAYED)
    wait_for_engine(page, "ready")
    button(page, "Hint").click()
    about = button(page, "What is this?")
    expect(about).to_be_hidden()
    button(page, "Which technique?").click()
    about.click()
    expect(entry(page, "Hidden single")).to_be_focused()
    expect(entry(page, "Hidden single")).to_contain_text("Easy, base score 14")
    page.keyboard.press("Escape")
    expect(about).to_be_focused()


def test_the_menu_has_the_list_and_an_entry_an_example_and_neighbours(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=sudoku")
    choose(page, "Techniques")
    field = techniques(page).get_by_role("textbox", name="Find a technique")
    expect(field).to_be_focused()
    page.keyboard.type("wing x")
    listed = techniques(page).get_by_role("navigation").get_by_role("button")
    expect(listed.first).to_have_text("X-wing")
    page.keyboard.type("x")
    expect(listed).to_have_count(0)
    expect(techniques(page).get_by_role("status")).to_contain_text("No technique")
    field.fill("x-wing")
    listed.first.click()
    expect(entry(page, "X-wing").get_by_role("img")).to_be_visible()
    expect(entry(page, "X-wing")).to_contain_text("can be removed from")
    entry(page, "X-wing").get_by_role("button", name="Swordfish", exact=True).click()
    expect(entry(page, "Swordfish").get_by_role("img")).to_be_visible()
    expect(entry(page, "X-wing")).to_have_count(0)


def test_the_help_leads_to_the_list(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens")
    choose_of_page(page, "Help")
    page.get_by_role("dialog", name="Help").get_by_role("button", name="Techniques").click()
    expect(techniques(page)).to_be_visible()
    button(page, "Close").click()
    choose(page, "Keep in the Library")
    expect(menu_item(page, "Techniques")).to_have_count(0)


# Practice


def practice(page: Page) -> Locator:
    return page.get_by_role("region", name="Practice", exact=True)


def says(page: Page, words: str) -> None:
    expect(page.get_by_role("status")).to_contain_text(words)


def begun(page: Page, site: Site, technique: str, fragment: str = "board=sudoku") -> None:
    """Begin to practise a technique, from its entry."""
    open_board(page, site.url, fragment)
    wait_for_engine(page, "ready")
    choose(page, "Techniques")
    techniques(page).get_by_role("button", name=technique, exact=True).click()
    entry(page, technique).get_by_role("button", name="Practise this").click()
    says(page, f"{technique}: ")
    expect(practice(page).get_by_role("heading")).to_have_text(technique)


def what_goes(page: Page) -> list[tuple[int, int, str]]:
    """Ask for all of the help, and read from it which candidates go: row, column and digit."""
    for name in ("Hint", "Show the pattern", "Why?"):
        button(page, name).click()
    told = practice(page).get_by_text(re.compile("can be removed from"))
    expect(told).to_be_visible()
    said = re.findall(r"(\d) can be removed from (.*)", told.inner_text())
    digit, where = said[-1]
    # Cells that share a column are named by that: "column 3, rows 1 and 4".
    places = [
        (line, int(number), int(cross))
        for line, number, crossing in re.findall(r"(row|column) (\d), (?:row|column)s? ([\d, and]+)", where)
        for cross in re.findall(r"\d", crossing)
    ]
    return [
        (number, cross, digit) if line == "row" else (cross, number, digit) for line, number, cross in places
    ]


def test_x_wings_by_keyboard_alone_and_the_board_comes_back(page: Page, site: Site) -> None:
    begun(page, site, "X-wing", PLAYED)
    button(page, "Check").click()
    says(page, "Nothing is marked yet.")
    going = what_goes(page)
    for row, column, digit in going:
        cells = grid(page, SUDOKU).get_by_role("gridcell")
        cells.nth(9 * row + column - 10).focus()
        before = cell_name(page, row, column)
        page.keyboard.press(digit)
        assert digit in before.rpartition("candidates")[2]
        assert digit not in cell_name(page, row, column).rpartition("candidates")[2]
    page.keyboard.press("Enter")
    says(page, "Right: that follows by an X-wing.")
    expect(practice(page)).to_contain_text("1 found")
    expect(button(page, "Next position")).to_be_focused()
    at = digits(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).not_to_contain_text("Right")
    expect(grid(page, SUDOKU).locator(":focus")).to_have_count(1)
    assert digits(page) != at
    button(page, "End practice").click()
    says(page, "Practice is over")
    assert digits(page) == LECTURE.replace("0", ".")
    expect(practice(page)).to_be_hidden()


def press(page: Page, row: int, column: int, digit: str) -> None:
    """Press a small candidate with the mouse."""
    cell = grid(page, SUDOKU).get_by_role("gridcell").nth(9 * row + column - 10)
    side = cell.evaluate("cell => cell.clientWidth")
    x, y = (int(digit) - 1) % 3, (int(digit) - 1) // 3
    cell.click(position={"x": side * (2 * x + 1) / 6, "y": side * (2 * y + 1) / 6})


def test_a_press_strikes_out_and_takes_back_and_what_stays_is_told(page: Page, site: Site) -> None:
    begun(page, site, "X-wing")
    row, column, digit, *others = what_goes(page)[0]
    assert not others
    seen = cell_name(page, row, column).rpartition("candidates ")[2].split(" ")
    press(page, row, column, digit)
    expect(
        page.get_by_role("gridcell", name=f"Row {row}, column {column}, empty")
    ).not_to_have_accessible_name(re.compile(f"candidates.* {digit}"))
    press(page, row, column, digit)
    assert cell_name(page, row, column).endswith(f"candidates {' '.join(seen)}")
    # Not all that a cell can hold goes.
    for one in seen:
        press(page, row, column, one)
    button(page, "Check").click()
    expect(page.get_by_role("status")).to_contain_text(re.compile("must stay|not by an X-wing"))


def test_a_position_that_comes_late_leaves_another_board_as_it_is(
    page: Page, site: Site, answered: None
) -> None:
    release = hold(page, "**/pool-*.js")
    open_board(page, site.url, "board=sudoku")
    wait_for_engine(page, "ready")
    choose(page, "Techniques")
    techniques(page).get_by_role("button", name="X-wing", exact=True).click()
    with page.expect_request("**/pool-*.js"):
        entry(page, "X-wing").get_by_role("button", name="Practise this").click()
    page.get_by_role("tab", name=QUEENS).click()
    with page.expect_response("**/pool-*.js"):
        release()
    button(page, "Solve").click()
    says(page, "92 solutions")
    expect(mode(page, "Solver")).to_be_checked()
    page.get_by_role("tab", name=SUDOKU).click()
    assert digits(page) == "." * 81


def test_undo_leads_back_to_what_was_there_and_redo_to_the_exercise(page: Page, site: Site) -> None:
    begun(page, site, "Hidden single", PLAYED)
    at = digits(page)
    button(page, "Undo").click()
    expect(practice(page)).to_be_hidden()
    assert digits(page) == LECTURE.replace("0", ".")
    button(page, "Redo").click()
    expect(practice(page)).to_be_visible()
    assert digits(page) == at
