"""A Sudoku is typed, erased and undone, with or without Python behind the page."""

import re

import pytest
from boards import SUDOKU, button, cell_name, digits, example, grid, paste
from opening import wait_for_board
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Site

EMPTY = "." * 81
DOTTED = LECTURE.replace("0", ".")


def test_typing_starts_in_the_first_cell(opened: Page) -> None:
    opened.keyboard.type("5")
    opened.keyboard.press("ArrowRight")
    opened.keyboard.press("ArrowDown")
    opened.keyboard.type("3")
    assert digits(opened) == "5.........3".ljust(81, ".")
    assert cell_name(opened, 1, 1) == "Row 1, column 1, 5, entered"
    assert cell_name(opened, 1, 2) == "Row 1, column 2, empty"
    opened.keyboard.type("4")
    assert cell_name(opened, 2, 3) == "Row 2, column 3, 4, entered"


def selected(page: Page) -> str:
    """Return the name of the cell that has the focus."""
    return page.evaluate("document.activeElement.getAttribute('aria-label')")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


@pytest.mark.parametrize("key", ["Backspace", "Delete", "0", ".", "Space"])
def test_erasing(opened: Page, key: str) -> None:
    press(opened, "5", "Control+Home", key)
    assert digits(opened) == EMPTY
    # What writes a blank goes on as a digit does; what erases stays.
    assert selected(opened) == f"Row 1, column {1 if len(key) > 5 else 2}, empty"


def test_entry_goes_on_cell_by_cell(opened: Page) -> None:
    opened.keyboard.type("53..7.000 6")
    assert digits(opened) == "53..7.....6".ljust(81, ".")
    assert selected(opened) == "Row 2, column 3, empty"
    press(opened, "Control+End", "8")
    assert selected(opened) == "Row 9, column 9, 8, entered"


def test_an_arrow_after_a_digit_starts_from_its_cell(opened: Page) -> None:
    press(opened, "5", "ArrowRight")
    assert selected(opened) == "Row 1, column 2, empty"
    press(opened, "6", "ArrowDown")
    assert selected(opened) == "Row 2, column 2, empty"
    press(opened, "7", "ArrowLeft")
    assert selected(opened) == "Row 2, column 1, empty"
    press(opened, "End", "8", "ArrowRight")
    assert selected(opened) == "Row 3, column 1, empty"
    # Only right after it.
    press(opened, "9", "ArrowRight", "ArrowRight")
    assert selected(opened) == "Row 3, column 3, empty"
    press(opened, "Home", "ArrowRight")
    assert selected(opened) == "Row 3, column 2, empty"


def test_backspace_right_after_a_digit_goes_back_to_it(opened: Page) -> None:
    press(opened, "5", "6", "Backspace")
    assert (digits(opened), selected(opened)) == ("5".ljust(81, "."), "Row 1, column 2, empty")
    press(opened, "Backspace")
    assert (digits(opened), selected(opened)) == ("5".ljust(81, "."), "Row 1, column 2, empty")
    press(opened, "6", "Home", "Backspace")
    assert digits(opened) == ".6".ljust(81, ".")
    # A press of another cell is something else, too.
    press(opened, "5")
    grid(opened, SUDOKU).get_by_role("gridcell").nth(20).click()
    press(opened, "Backspace")
    assert digits(opened) == "56".ljust(81, ".")


def test_entry_at_the_ends_of_lines_and_of_the_board(opened: Page) -> None:
    press(opened, "End", "5", "ArrowLeft")
    assert selected(opened) == "Row 1, column 8, empty"
    press(opened, "End", "6", "ArrowDown")
    assert selected(opened) == "Row 2, column 9, empty"
    press(opened, "7", "Backspace")
    assert selected(opened) == "Row 2, column 9, empty"
    press(opened, "8", "ArrowUp")
    assert selected(opened) == "Row 1, column 9, 6, entered"
    # The last cell has none after it: each digit takes the place of the one before.
    press(opened, "Control+End", "1", "2", "ArrowRight")
    assert selected(opened) == "Row 9, column 9, 2, entered"
    press(opened, "3", "ArrowLeft")
    assert selected(opened) == "Row 9, column 8, empty"
    press(opened, "ArrowRight", "4", "Backspace")
    assert digits(opened) == f"{'.' * 8}6{'.' * 8}8".ljust(81, ".")
    press(opened, "Space")
    assert selected(opened) == "Row 9, column 9, empty"


def test_a_key_that_only_changes_others_leaves_the_digit_the_last_one(opened: Page) -> None:
    press(opened, "5", "Shift", "CapsLock", "ArrowDown")
    assert selected(opened) == "Row 2, column 1, empty"
    press(opened, "6", "Control", "Backspace")
    assert digits(opened) == "5".ljust(81, ".")
    assert selected(opened) == "Row 2, column 1, empty"


def test_a_digit_is_the_last_key_until_something_else_is_done(opened: Page) -> None:
    at_second = "Row 1, column 2, empty"
    # Undo leads back to the cell, and from there an arrow goes on.
    press(opened, "5", "6", "ControlOrMeta+z")
    assert selected(opened) == at_second
    press(opened, "ArrowRight")
    assert selected(opened) == "Row 1, column 3, empty"
    # A paste, or a press of the next cell itself.
    press(opened, "Home", "ArrowRight", "6")
    paste(opened, DOTTED)
    press(opened, "ArrowLeft")
    assert selected(opened) == "Row 1, column 2, 3, given"
    press(opened, "ArrowRight", "4")
    grid(opened, SUDOKU).get_by_role("gridcell").nth(3).click()
    press(opened, "ArrowRight")
    assert selected(opened) == "Row 1, column 5, 7, given"
    # Redo, and a turn to Play and back.
    press(opened, "Home", "ArrowRight", "ArrowRight", "ArrowRight", "6", "ControlOrMeta+z", "ControlOrMeta+y")
    press(opened, "ArrowLeft")
    assert selected(opened) == "Row 1, column 3, 4, entered"


def test_no_solution_names_the_entries_that_would_each_mend_it(opened: Page) -> None:
    press(opened, "5", "ArrowRight", "5")
    button(opened, "Solve").click()
    status = opened.get_by_role("status")
    expect(status).to_contain_text("the 5 in row 1, column 1")
    expect(status).to_contain_text("the 5 in row 1, column 2")
    marked = grid(opened, SUDOKU).get_by_role("gridcell", name=re.compile(", conflict$"))
    expect(marked).to_have_count(2)
    # To mend one is enough.
    grid(opened, SUDOKU).get_by_role("gridcell").nth(1).click()
    press(opened, "Backspace")
    expect(marked).to_have_count(0)
    button(opened, "Solve").click()
    expect(status).to_contain_text("More than one solution")


def test_undo_of_a_digit_leads_back_to_its_cell(opened: Page) -> None:
    press(opened, "5", "6", "ControlOrMeta+z")
    assert (digits(opened), selected(opened)) == ("5".ljust(81, "."), "Row 1, column 2, empty")
    press(opened, "7")
    assert digits(opened) == "57".ljust(81, ".")


def test_a_puzzle_that_is_copied_over_givens(opened: Page) -> None:
    example(opened, "From the lecture")
    grid(opened, SUDOKU).get_by_role("gridcell").first.click()
    # The givens that are there already, a blank of a given and an empty cell go on; another digit does not.
    opened.keyboard.type("53")
    opened.keyboard.type("40")
    assert selected(opened) == "Row 1, column 5, 7, given"
    opened.keyboard.type("8")
    expect(opened.get_by_role("status")).to_contain_text("Row 1, column 5 is a given and stays. Clear")
    assert selected(opened) == "Row 1, column 5, 7, given"
    press(opened, "Space")
    assert selected(opened) == "Row 1, column 6, empty"
    assert digits(opened) == f"534.{DOTTED[4:]}"


def test_typing_works_without_python(page: Page, site: Site, fresh: None) -> None:
    page.route("**/vendor/pyscript/**", lambda route: route.abort())
    page.goto(site.url)
    expect(button(page, "Retry")).to_be_visible()
    wait_for_board(page, "sudoku")
    grid(page, SUDOKU).get_by_role("gridcell").first.click()
    page.keyboard.type("7")
    page.keyboard.press("ControlOrMeta+z")
    page.keyboard.press("ControlOrMeta+y")
    assert digits(page) == "7".ljust(81, ".")
    page.get_by_role("tab", name="N-Queens").click()
    expect(grid(page, "N-Queens").get_by_role("gridcell")).to_have_count(64)


def test_an_erased_digit_of_the_solution_goes_alone(opened: Page) -> None:
    opened.keyboard.type("1")
    button(opened, "Solve").click()
    status = opened.get_by_role("status")
    expect(status).to_contain_text("More than one solution")
    before = digits(opened)
    grid(opened, SUDOKU).get_by_role("gridcell").nth(2).click()
    opened.keyboard.press("Backspace")
    assert digits(opened) == before[:2] + "." + before[3:]
    expect(status).to_have_text("Press Solve to solve this puzzle.")


def test_copy_gives_the_puzzle(opened: Page) -> None:
    example(opened, "From the lecture")
    grid(opened, SUDOKU).get_by_role("gridcell").nth(2).click()
    opened.keyboard.type("4")
    opened.keyboard.press("ControlOrMeta+c")
    copied = opened.evaluate("navigator.clipboard.readText()")
    assert copied == DOTTED[:2] + "4" + DOTTED[3:]


def test_given_is_locked_until_clear(opened: Page) -> None:
    example(opened, "From the lecture")
    grid(opened, SUDOKU).get_by_role("gridcell").first.click()
    for key in ("9", "Backspace"):
        opened.keyboard.press(key)
        expect(opened.get_by_role("status")).to_contain_text("Row 1, column 1 is a given")
        assert digits(opened) == DOTTED
    button(opened, "Clear").click()
    grid(opened, SUDOKU).get_by_role("gridcell").first.click()
    opened.keyboard.type("9")
    assert digits(opened) == "9".ljust(81, ".")


def test_undo_and_redo_walk_through_every_edit(opened: Page) -> None:
    seen = [EMPTY]
    opened.keyboard.type("1")
    seen.append(digits(opened))
    example(opened, "From the blog")
    seen.append(digits(opened))
    paste(opened, LECTURE)
    seen.append(digits(opened))
    button(opened, "Clear").click()
    seen.append(digits(opened))
    for wanted in reversed(seen[:-1]):
        opened.keyboard.press("ControlOrMeta+z")
        assert digits(opened) == wanted
    expect(button(opened, "Undo")).to_have_attribute("aria-disabled", "true")
    for wanted in seen[1:]:
        button(opened, "Redo").click()
        assert digits(opened) == wanted
    expect(button(opened, "Redo")).to_have_attribute("aria-disabled", "true")


def test_undo_takes_a_solution_back(opened: Page) -> None:
    opened.keyboard.type("1")
    opened.keyboard.press("ControlOrMeta+z")
    expect(button(opened, "Redo")).not_to_have_attribute("aria-disabled", "true")
    button(opened, "Solve").click()
    expect(opened.get_by_role("status")).to_contain_text("More than one solution")
    expect(button(opened, "Redo")).to_have_attribute("aria-disabled", "true")
    button(opened, "Undo").click()
    assert digits(opened) == EMPTY
    expect(opened.get_by_role("status")).not_to_contain_text("More than one solution")


def test_what_was_said_of_the_board_goes_with_it(opened: Page) -> None:
    status = opened.get_by_role("status")
    example(opened, "From the lecture")
    button(opened, "Clear").click()
    expect(status).to_have_text("Cleared. Undo brings it back.")
    button(opened, "Undo").click()
    expect(status).to_have_text("Press Solve to solve this puzzle.")


def test_a_change_drops_what_was_redone(opened: Page) -> None:
    opened.keyboard.type("1")
    opened.keyboard.press("ControlOrMeta+z")
    opened.keyboard.type("2")
    opened.keyboard.press("ControlOrMeta+Shift+z")
    assert digits(opened) == "2".ljust(81, ".")


def test_clashing_digits_are_marked(opened: Page) -> None:
    opened.keyboard.type("5")
    press(opened, "End", "5")
    marked = grid(opened, SUDOKU).get_by_role("gridcell", name=re.compile(", conflict$"))
    expect(marked).to_have_count(2)
    assert cell_name(opened, 1, 9) == "Row 1, column 9, 5, entered, conflict"
    expect(opened.get_by_text("Some digits clash; they are underlined. Solve says which.")).to_be_visible()
    press(opened, "ArrowUp", "End", "6")
    expect(marked).to_have_count(0)


def test_an_edit_takes_the_solution_away(opened: Page) -> None:
    example(opened, "From the lecture")
    button(opened, "Solve").click()
    expect(opened.get_by_role("status")).to_contain_text("One solution")
    assert cell_name(opened, 1, 3) == "Row 1, column 3, 4, solved"
    grid(opened, SUDOKU).get_by_role("gridcell").nth(2).click()
    opened.keyboard.type("1")
    assert digits(opened) == DOTTED[:2] + "1" + DOTTED[3:]
    expect(opened.get_by_role("status")).to_have_text("Press Solve to solve this puzzle.")
    opened.keyboard.press("ControlOrMeta+z")
    assert "." not in digits(opened)
