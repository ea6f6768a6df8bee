"""A Sudoku is played: its givens are locked, left by Clear, and edited when that is wanted."""

from boards import (
    SUDOKU,
    act,
    button,
    choose,
    digits,
    example,
    grid,
    labels,
)
from opening import CALLBACKS, hold_python, open_board
from playing import DOTTED, PLAYED, cell, enter, is_turned, status, turn, with_digits
from playwright.sync_api import Page, expect
from serving import Site


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
