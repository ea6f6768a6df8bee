"""An action depends on what a key means: on any keyboard, in any script, with the number pad and its lock."""

import re
from collections.abc import Callable

import pytest
from boards import QUEENS, SUDOKU, button, cell_name, digits, grid, mode
from keys import ALT, ALT_GR, CAPS, CTRL, LOCK, SHIFT, press_key
from opening import open_board
from playing_queens import PLAYED as QUEENS_PLAYED
from playing_queens import is_called, square
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Site
from stepping import open_search

DOTTED = LECTURE.replace("0", ".")
PLAYED = f"board=sudoku&mode=play&givens={DOTTED}"
EMPTY = "." * 81


def focused(page: Page) -> str:
    """Return the name of the cell that has the focus."""
    return page.evaluate("document.activeElement.getAttribute('aria-label')")


def to_cell(page: Page, row: int, column: int) -> None:
    grid(page, SUDOKU).get_by_role("gridcell").nth(9 * row + column - 10).click()


SCRIPTS = ["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "০১২৩৪৫৬৭৮৯", "０１２３４５６７８９"]


@pytest.mark.parametrize("script", SCRIPTS)
def test_digits_of_any_script(opened: Page, script: str) -> None:
    for digit in (5, 3, 0, 9):
        press_key(opened, script[digit], f"Digit{digit}")
    assert digits(opened) == "53.9".ljust(81, ".")
    # On a button as well.
    button(opened, "Solve").focus()
    press_key(opened, script[7], "Digit7")
    assert digits(opened) == "53.97".ljust(81, ".")


def test_notes_in_any_script(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    to_cell(page, 1, 3)
    # An Arabic keyboard has % there with Shift.
    press_key(page, "%", "Digit5", *SHIFT)
    press_key(page, "٤", "Digit4", *ALT)
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty, notes 5, centre notes 4"
    press_key(page, "٢", "Digit2")
    assert cell_name(page, 1, 3) == "Row 1, column 3, 2, entered"


def test_a_digit_that_is_written_with_shift(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    to_cell(page, 1, 3)
    press_key(page, "4", "Digit4", *SHIFT)
    assert cell_name(page, 1, 3) == "Row 1, column 3, 4, entered"


@pytest.mark.parametrize(
    "presses",
    [
        # A Mac, which has no lock; Windows, which hides the Shift; Linux; Linux without the lock.
        [("4", "Numpad4", *SHIFT), ("5", "Numpad5", *SHIFT)],
        [("ArrowLeft", "Numpad4", *LOCK), ("Clear", "Numpad5", *LOCK)],
        [("ArrowLeft", "Numpad4", *SHIFT, *LOCK), ("Clear", "Numpad5", *SHIFT, *LOCK)],
        [("4", "Numpad4", *SHIFT), ("5", "Numpad5", *SHIFT)],
    ],
)
def test_shift_on_the_number_pad_is_a_corner_note(
    page: Page, site: Site, presses: list[tuple[str, ...]]
) -> None:
    open_board(page, site.url, PLAYED)
    to_cell(page, 1, 3)
    for press in presses:
        assert press_key(page, *press)
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty, notes 4 5"
    # Nothing has moved, and no cells were chosen.
    assert focused(page).startswith("Row 1, column 3,")
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(0)


def test_the_number_pad_with_its_lock_on_and_off(opened: Page) -> None:
    press_key(opened, "5", "Numpad5", *LOCK)
    press_key(opened, "0", "Numpad0", *LOCK)
    # The decimal key of a German one.
    press_key(opened, ",", "NumpadDecimal", *LOCK)
    press_key(opened, "6", "Numpad6", *LOCK)
    assert digits(opened) == "5..6".ljust(81, ".")
    assert focused(opened).startswith("Row 1, column 5,")
    # In Solver there are no notes: with Shift it is the digit.
    press_key(opened, "ArrowDown", "Numpad2", *LOCK)
    assert digits(opened) == "5..62".ljust(81, ".")
    # Its lock off it has arrows.
    opened.keyboard.press("Escape")
    press_key(opened, "ArrowDown", "Numpad2")
    press_key(opened, "ArrowLeft", "Numpad4")
    assert focused(opened).startswith("Row 2, column 5,")
    press_key(opened, "Home", "Numpad7")
    assert focused(opened).startswith("Row 2, column 1,")
    press_key(opened, "Clear", "Numpad5")
    assert digits(opened) == "5..62".ljust(81, ".")


@pytest.mark.parametrize(("undo", "redo"), [("я", "н"), ("ζ", "υ"), ("ז", "ט"), ("ئ", "غ"), ("Z", "Y")])
def test_undo_and_redo_on_any_keyboard(opened: Page, undo: str, redo: str) -> None:
    opened.keyboard.type("5")
    assert press_key(opened, undo, "KeyZ", *CTRL)
    assert digits(opened) == EMPTY
    assert press_key(opened, redo, "KeyY", *CTRL)
    assert digits(opened) == "5".ljust(81, ".")
    press_key(opened, undo, "KeyZ", *CTRL)
    assert press_key(opened, undo.upper(), "KeyZ", *CTRL, *SHIFT)
    assert digits(opened) == "5".ljust(81, ".")


def test_a_latin_letter_is_where_it_is_written(opened: Page) -> None:
    opened.keyboard.type("5")
    # A German keyboard has z and y the other way round.
    press_key(opened, "z", "KeyY", *CTRL)
    assert digits(opened) == EMPTY
    press_key(opened, "y", "KeyZ", *CTRL)
    assert digits(opened) == "5".ljust(81, ".")


def test_caps_lock_changes_nothing(opened: Page) -> None:
    opened.keyboard.type("5")
    # With it on, Shift makes small letters.
    press_key(opened, "Z", "KeyZ", *CTRL, *CAPS)
    assert digits(opened) == EMPTY
    press_key(opened, "z", "KeyZ", *CTRL, *SHIFT, *CAPS)
    assert digits(opened) == "5".ljust(81, ".")


@pytest.mark.parametrize(
    ("key", "code", "on"),
    [("X", "KeyX", CAPS), ("ч", "KeyX", ()), ("χ", "KeyX", ()), ("ס", "KeyX", ()), ("ء", "KeyX", ())],
)
def test_the_letters_of_play(page: Page, site: Site, key: str, code: str, on: tuple[str, ...]) -> None:
    open_board(page, site.url, PLAYED)
    to_cell(page, 1, 3)
    assert press_key(page, key, code, *on)
    page.keyboard.press("5")
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty, notes 5"
    expect(page.get_by_role("radio", name="Corner", exact=True)).to_be_checked()


def test_all_cells_on_a_russian_keyboard(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    to_cell(page, 1, 3)
    press_key(page, "ф", "KeyA", *CTRL)
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(81)


def test_alt_gr_is_not_ctrl_and_alt(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    to_cell(page, 1, 3)
    # A German keyboard writes ² there, which is none of ours.
    assert not press_key(page, "²", "Digit2", *ALT_GR)
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty"
    assert press_key(page, "2", "Digit2", *CTRL, *ALT)
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty, centre notes 2"
    assert press_key(page, "۴", "Digit4", *ALT_GR)
    assert cell_name(page, 1, 3) == "Row 1, column 3, 4, entered"
    # Polish letters are written with it.
    assert not press_key(page, "ż", "KeyZ", *ALT_GR)
    assert cell_name(page, 1, 3) == "Row 1, column 3, 4, entered"


def test_a_question_mark_is_help_unless_it_is_a_note(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    to_cell(page, 1, 3)
    # A Russian keyboard has it on 7.
    press_key(page, "?", "Digit7", *SHIFT)
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty, notes 7"
    expect(page.get_by_role("dialog", name="Help")).to_be_hidden()
    button(page, "Undo").focus()
    press_key(page, "?", "Digit7", *SHIFT)
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()


def test_letters_on_the_queens(page: Page, site: Site) -> None:
    open_board(page, site.url, QUEENS_PLAYED)
    grid(page, QUEENS).get_by_role("gridcell").first.focus()
    press_key(page, "ч", "KeyX")
    expect(square(page, 1, 1)).to_have_accessible_description("crossed out")
    page.keyboard.press("ArrowRight")
    press_key(page, "B", "KeyB", *CAPS)
    is_called(page, 1, 2, "blocked")
    press_key(page, "я", "KeyZ", *CTRL)
    is_called(page, 1, 2, "empty")


def test_letters_in_the_player(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, "board=queens&n=6")
    ready()
    open_search(page, "markers")
    label = page.locator("#player-label")
    # Next and previous dead end, and the first one again.
    press_key(page, "E", "KeyE", *CAPS)
    expect(label).to_have_text(re.compile("^Step [1-9]"))
    first = label.text_content()
    press_key(page, "у", "KeyE")
    expect(label).not_to_have_text(str(first))
    press_key(page, "У", "KeyE", *SHIFT)
    expect(label).to_have_text(str(first))
    press_key(page, "А", "KeyF", *CAPS)
    expect(button(page, "Leave the presentation")).to_be_visible()
    press_key(page, "а", "KeyF")
    expect(button(page, "Leave the presentation")).to_be_hidden()
    expect(mode(page, "Watch")).to_be_checked()
