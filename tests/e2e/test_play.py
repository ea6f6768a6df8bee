"""A Sudoku is played: locked givens, entries that stay where they are, Check, Reveal and Edit the givens."""

import re
from collections.abc import Callable

import pytest
from boards import (
    SUDOKU,
    act,
    button,
    choose,
    digits,
    example,
    grid,
    labels,
    menu_button,
    menu_item,
    mode,
    show,
)
from opening import CALLBACKS, DOWNLOAD, hold_python, open_board, wait_for_board, wait_for_engine
from playwright.sync_api import Browser, Locator, Page, expect
from puzzles import LECTURE, SOLUTIONS
from serving import Site

DOTTED = LECTURE.replace("0", ".")
SOLUTION = SOLUTIONS[LECTURE]
PLAYED = f"board=sudoku&mode=play&givens={DOTTED}"
EMPTY = "." * 81


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def turn(page: Page, name: str) -> None:
    mode(page, name).check()


def is_turned(page: Page, name: str) -> None:
    expect(mode(page, name)).to_be_checked()


def cell(page: Page, row: int, column: int) -> Locator:
    return grid(page, SUDOKU).get_by_role("gridcell").nth(9 * row + column - 10)


def enter(page: Page, row: int, column: int, digit: str) -> None:
    cell(page, row, column).click()
    page.keyboard.press(digit)


def with_digits(**cells: str) -> str:
    """Return the lecture's puzzle with more digits: `c3="4"` is the fourth cell."""
    return "".join(cells.get(f"c{index}", digit) for index, digit in enumerate(DOTTED))


def test_what_was_entered_is_locked_and_a_digit_stays_where_it_is(page: Page, site: Site) -> None:
    open_board(page, site.url)
    page.keyboard.type("53")
    turn(page, "Play")
    assert labels(page, SUDOKU)[:2] == ["Row 1, column 1, 5, given", "Row 1, column 2, 3, given"]
    expect(status(page)).to_have_text("Fill the empty cells. Check underlines what is wrong.")
    for key in ("9", "Backspace", "0"):
        enter(page, 1, 2, key)
        expect(status(page)).to_have_text(
            "Row 1, column 2 is a given and stays. 'Edit the givens' unlocks them."
        )
    enter(page, 1, 3, "4")
    page.keyboard.press("6")
    assert digits(page) == "536".ljust(81, ".")
    page.keyboard.press("ArrowRight")
    for key in ("7", "Backspace", "7", "Space", "7", "0"):
        page.keyboard.press(key)
    assert digits(page) == "536".ljust(81, ".")
    expect(cell(page, 1, 4)).to_be_focused()
    # To Solve they stay what they are, and come back as they were.
    for name in ("Solver", "Play"):
        turn(page, name)
        kinds = ["Row 1, column 1, 5, given", "Row 1, column 2, 3, given", "Row 1, column 3, 6, entered"]
        assert labels(page, SUDOKU)[:3] == kinds


def test_undo_unlocks_what_was_locked(page: Page, site: Site) -> None:
    open_board(page, site.url)
    page.keyboard.type("5")
    turn(page, "Play")
    enter(page, 1, 2, "3")
    page.keyboard.press("ControlOrMeta+z")
    page.keyboard.press("ControlOrMeta+z")
    is_turned(page, "Solver")
    expect(cell(page, 1, 1)).to_have_accessible_name("Row 1, column 1, 5, entered")
    page.keyboard.press("ControlOrMeta+y")
    is_turned(page, "Play")
    expect(cell(page, 1, 1)).to_have_accessible_name("Row 1, column 1, 5, given")


def test_an_empty_board_says_what_to_do(page: Page, site: Site) -> None:
    open_board(page, site.url)
    turn(page, "Play")
    empty = "There is no puzzle to play yet: press New puzzle, or enter one in Solver."
    expect(status(page)).to_have_text(empty)
    for name in ("Check", "Reveal this cell"):
        act(page, name)
        expect(status(page)).to_have_text(empty)
    enter(page, 1, 1, "5")
    assert labels(page, SUDOKU)[0] == "Row 1, column 1, 5, entered"
    page.keyboard.press("Backspace")
    example(page, "From the lecture")
    expect(status(page)).to_have_text("Fill the empty cells. Check underlines what is wrong.")
    assert digits(page) == DOTTED
    is_turned(page, "Play")


def test_clear_leaves_the_givens(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    enter(page, 1, 3, "4")
    enter(page, 1, 4, "6")
    before = digits(page)
    choose(page, "Clear")
    expect(status(page)).to_have_text(
        "Your entries and notes are cleared; the givens stay. Undo brings them back."
    )
    assert digits(page) == DOTTED
    button(page, "Undo").click()
    assert digits(page) == before
    is_turned(page, "Play")


def test_the_givens_are_edited_and_what_was_played_is_kept(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    enter(page, 1, 3, "4")
    before = labels(page, SUDOKU)
    choose(page, "Edit the givens")
    is_turned(page, "Solver")
    expect(status(page)).to_have_text("The givens can be edited. Play locks them again.")
    expect(grid(page, SUDOKU).locator(":focus")).to_have_count(1)
    assert labels(page, SUDOKU)[:3] == [
        "Row 1, column 1, 5, entered",
        "Row 1, column 2, 3, entered",
        "Row 1, column 3, 4, entered",
    ]
    turn(page, "Play")
    assert labels(page, SUDOKU) == before
    # One step back, and one more, is where the givens were open.
    choose(page, "Edit the givens")
    button(page, "Undo").click()
    is_turned(page, "Play")
    assert labels(page, SUDOKU) == before


def test_edit_the_givens_keeps_what_clear_takes_away(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    enter(page, 1, 3, "4")
    played = labels(page, SUDOKU)
    choose(page, "Edit the givens")
    edited = labels(page, SUDOKU)
    assert digits(page) == with_digits(c2="4")
    # In Solver all of it is the puzzle.
    button(page, "Clear").click()
    expect(status(page)).to_have_text("Cleared. Undo brings it back.")
    assert digits(page) == "." * 81
    for before, name in ((edited, "Solver"), (played, "Play")):
        button(page, "Undo").click()
        is_turned(page, name)
        assert labels(page, SUDOKU) == before
    for name, after in (("Solver", edited), ("Solver", labels_of_an_empty_board())):
        button(page, "Redo").click()
        is_turned(page, name)
        assert labels(page, SUDOKU) == after


def labels_of_an_empty_board() -> list[str]:
    return [f"Row {row}, column {column}, empty" for row in range(1, 10) for column in range(1, 10)]


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


def test_what_is_played_is_no_part_of_the_puzzle(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    text = page.get_by_label("Puzzle as text")
    # It clashes with the given 7 in its row, which stays unmarked.
    enter(page, 1, 3, next(digit for digit in DOTTED[:9] if digit != "."))
    assert [name for name in labels(page, SUDOKU) if name.endswith(", conflict")] == [
        cell(page, 1, 3).get_attribute("aria-label")
    ]
    expect(text).to_have_value(DOTTED)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    choose(page, "Copy the puzzle")
    expect(status(page)).to_have_text("Copied the puzzle as 81 characters.")
    assert page.evaluate("navigator.clipboard.readText()") == DOTTED
    # Where it is edited, all that is there is seen.
    turn(page, "Solver")
    expect(text).not_to_have_value(DOTTED)


def test_what_is_revealed_after_turning_to_solve_is_no_given(page: Page, site: Site, answered: None) -> None:
    release = hold_python(page, CALLBACKS)
    open_board(page, site.url, PLAYED)
    cell(page, 1, 3).click()
    choose(page, "Reveal this cell")
    turn(page, "Solver")
    release()
    expect(cell(page, 1, 3)).to_have_accessible_name("Row 1, column 3, 4, entered")
    turn(page, "Play")
    expect(cell(page, 1, 3)).to_have_accessible_name("Row 1, column 3, 4, entered")


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
