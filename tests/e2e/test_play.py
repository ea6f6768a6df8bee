"""A Sudoku is played: entries that stay where they are, Check, Reveal, links, keys, a phone."""

import re
from collections.abc import Callable

import pytest
from boards import (
    SUDOKU,
    act,
    button,
    choose,
    digits,
    grid,
    labels,
    menu_button,
    menu_item,
    show,
)
from opening import CALLBACKS, DOWNLOAD, hold_python, open_board, wait_for_board, wait_for_engine
from playing import DOTTED, PLAYED, SOLUTION, cell, enter, is_turned, status, turn, with_digits
from playwright.sync_api import Browser, Page, expect
from serving import Site


def test_a_link_and_a_reload_bring_back_what_is_played(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, f"{PLAYED}&entered={'..4'.ljust(81, '.')}")
    assert labels(page, SUDOKU)[2] == "Row 1, column 3, 4, entered"
    turn(page, "Solver")
    turn(page, "Play")
    assert labels(page, SUDOKU)[2] == "Row 1, column 3, 4, entered"
    enter(page, 1, 4, "6")
    before = labels(page, SUDOKU)
    expect(page).to_have_url(re.compile(r"mode=play.*entered=\.\.46"))
    url = page.url
    page.reload()
    wait_for_board(page, "sudoku")
    is_turned(page, "Play")
    assert labels(page, SUDOKU) == before
    show(page, site.url, url.partition("#")[2])
    wait_for_board(page, "sudoku")
    assert labels(page, SUDOKU) == before


def test_check_marks_what_is_wrong_and_reveals_nothing(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, PLAYED)
    ready()
    enter(page, 1, 3, "4")
    button(page, "Check").click()
    expect(status(page)).to_have_text("Every entry can be right so far.")
    enter(page, 1, 4, "2")
    enter(page, 3, 1, "2")
    button(page, "Check").click()
    expect(status(page)).to_have_text("2 entries are wrong; they are underlined.")
    wrong = grid(page, SUDOKU).get_by_role("gridcell", name=re.compile(", conflict$"))
    expect(wrong).to_have_count(2)
    assert digits(page) == with_digits(c2="4", c3="2", c18="2")
    enter(page, 1, 4, "6")
    expect(wrong).to_have_count(1)
    expect(cell(page, 3, 1)).to_have_accessible_name("Row 3, column 1, 2, entered, conflict")


def test_a_right_board_is_solved(page: Page, site: Site) -> None:
    entered = "".join("." if given != "." else digit for given, digit in zip(DOTTED, SOLUTION, strict=True))
    left = entered.index("9", 20)
    open_board(page, site.url, f"{PLAYED}&entered={entered[:left]}.{entered[left + 1 :]}")
    grid(page, SUDOKU).get_by_role("gridcell").nth(left).click()
    page.keyboard.press("9")
    expect(status(page)).to_have_text(re.compile(r"^Solved in \d+:\d\d\.$"))
    button(page, "Check").click()
    expect(status(page)).to_have_text("Solved. Every digit is right.")


def test_reveal_this_cell(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    cell(page, 1, 1).click()
    choose(page, "Reveal this cell")
    expect(status(page)).to_have_text("Row 1, column 1 is a given.")
    enter(page, 1, 3, "1")
    choose(page, "Reveal this cell")
    expect(status(page)).to_have_text("The digit in row 1, column 3 is 4. Undo takes it back.")
    assert digits(page) == with_digits(c2="4")
    expect(cell(page, 1, 3)).to_have_accessible_name("Row 1, column 3, 4, entered")
    choose(page, "Reveal this cell")
    expect(status(page)).to_have_text("The 4 in row 1, column 3 is right.")
    button(page, "Undo").click()
    assert digits(page) == with_digits(c2="1")
    button(page, "Redo").click()
    assert digits(page) == with_digits(c2="4")


def test_solve_answers_for_givens_and_entries(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    enter(page, 1, 3, "4")
    choose(page, "Solve")
    expect(status(page)).to_contain_text("One solution. Filled 50 cells")
    assert digits(page) == SOLUTION
    # What else is shown of it stays with a digit that is revealed.
    cell(page, 1, 4).click()
    page.keyboard.press("Backspace")
    assert digits(page)[3] == "."
    choose(page, "Reveal this cell")
    expect(status(page)).to_contain_text("The digit in row 1, column 4 is ")
    assert digits(page) == SOLUTION
    button(page, "Undo").click()
    # A press of Play again would be none; from Solve the solution goes.
    turn(page, "Solver")
    turn(page, "Play")
    assert digits(page) == with_digits(c2="4")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Check", "1 entry is wrong; it is underlined."),
        ("Reveal this cell", "The digit in row 1, column 3 is 4. Undo takes it back."),
    ],
)
@pytest.mark.parametrize("held", [CALLBACKS, DOWNLOAD])
def test_what_is_pressed_before_python_waits_for_it(
    page: Page, site: Site, name: str, sentence: str, held: str, fresh: None
) -> None:
    release = hold_python(page, held)
    open_board(page, site.url, PLAYED)
    enter(page, 1, 3, "1")
    act(page, name)
    expect(status(page)).to_contain_text("Python is still starting; ")
    button(page, "Stop").click()
    expect(status(page)).to_have_text(re.compile("^Stopped"))
    expect(button(page, "Stop")).to_be_hidden()
    act(page, name)
    release()
    expect(status(page)).to_have_text(sentence)


def test_play_by_keyboard(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, PLAYED)
    ready()
    for key in ("ArrowRight", "ArrowRight", "1"):
        page.keyboard.press(key)
    button(page, "Check").focus()
    page.keyboard.press("Enter")
    expect(status(page)).to_have_text("1 entry is wrong; it is underlined.")
    # Undo and Redo are between.
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(menu_button(page)).to_be_focused()
    page.keyboard.press("Enter")
    for item in ("Solve", "Clear", "Reveal this cell"):
        expect(menu_item(page, item)).to_be_focused()
        if item != "Reveal this cell":
            page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(status(page)).to_contain_text("The digit in row 1, column 3 is 4.")
    expect(menu_button(page)).to_be_focused()


def test_play_on_a_phone(browser: Browser, site: Site, answered: None) -> None:
    context = browser.new_context(viewport={"width": 320, "height": 700}, has_touch=True, is_mobile=True)
    page = context.new_page()
    open_board(page, site.url, PLAYED)
    cell(page, 1, 3).tap()
    keypad = page.get_by_role("group", name="Keypad")
    keypad.get_by_role("button", name="1", exact=True).tap()
    keypad.get_by_role("button", name="4", exact=True).tap()
    expect(cell(page, 1, 3)).to_have_accessible_name("Row 1, column 3, 4, entered")
    assert digits(page) == with_digits(c2="4")
    expect(keypad.get_by_role("button", name="Skip this cell")).to_be_hidden()
    for name in ("Hint", "Check", "Notes", "Undo", "More"):
        box = button(page, name).bounding_box()
        assert box and box["height"] >= 44 and box["x"] + box["width"] <= 320
    keypad.get_by_role("button", name="Erase").tap()
    expect(cell(page, 1, 3)).to_have_accessible_name("Row 1, column 3, empty")
    assert digits(page) == DOTTED
    wait_for_engine(page, "ready")
    menu_button(page).tap()
    menu_item(page, "Reveal this cell").tap()
    expect(status(page)).to_contain_text("The digit in row 1, column 3 is 4.")
    context.close()


def test_a_paste_is_played_too(page: Page, site: Site) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_board(page, site.url, PLAYED)
    cell(page, 1, 3).click()
    page.evaluate("text => navigator.clipboard.writeText(text)", with_digits(c2="4"))
    page.keyboard.press("ControlOrMeta+v")
    expect(status(page)).to_contain_text("31 givens loaded. Fill the empty cells.")
    assert labels(page, SUDOKU)[2] == "Row 1, column 3, 4, given"
    is_turned(page, "Play")
