"""A Sudoku by hand: notes, automatic candidates, colours, several cells, digit first, bookmarks, timer."""

import re

import pytest
from boards import SUDOKU, button, cell_name, digits, grid
from opening import open_board
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE, SOLUTIONS
from serving import Site

DOTTED = LECTURE.replace("0", ".")
SOLUTION = SOLUTIONS[LECTURE]
PLAYED = f"board=sudoku&mode=play&givens={DOTTED}"


@pytest.fixture
def played(page: Page, site: Site) -> Page:
    """The lecture's puzzle, to be played."""
    open_board(page, site.url, PLAYED)
    return page


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def cell(page: Page, row: int, column: int) -> Locator:
    return grid(page, SUDOKU).get_by_role("gridcell").nth(9 * row + column - 10)


def press(page: Page, row: int, column: int, *keys: str) -> None:
    cell(page, row, column).click()
    for key in keys:
        page.keyboard.press(key)


def pen(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=name, exact=True)


def key(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Keypad").get_by_role("button", name=name, exact=True)


def names(page: Page, *cells: tuple[int, int]) -> list[str]:
    return [cell_name(page, row, column) for row, column in cells]


def test_notes_are_written_with_keys_and_erased(played: Page) -> None:
    press(played, 1, 3, "Shift+Digit2", "Shift+Digit8", "Shift+Digit5", "Control+Digit4")
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, notes 2 5 8, centre notes 4"
    played.keyboard.press("Shift+Digit5")
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, notes 2 8, centre notes 4"
    played.keyboard.press("1")
    assert cell_name(played, 1, 3) == "Row 1, column 3, 1, entered"
    # What was noted is still there below it; the next Backspace takes that as well.
    played.keyboard.press("Backspace")
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, notes 2 8, centre notes 4"
    played.keyboard.press("Backspace")
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty"
    for expected in ("empty, notes 2 8, centre notes 4", "1, entered"):
        played.keyboard.press("Control+z")
        assert cell_name(played, 1, 3) == f"Row 1, column 3, {expected}"


def test_the_pens_say_what_the_keypad_writes(played: Page) -> None:
    cell(played, 1, 3).click()
    for name, digit, expected in (
        ("Corner", "2", "empty, notes 2"),
        ("Centre", "4", "empty, notes 2, centre notes 4"),
        ("Digit", "1", "1, entered"),
    ):
        pen(played, name).check()
        key(played, digit).click()
        assert cell_name(played, 1, 3) == f"Row 1, column 3, {expected}"
    # By keys as well; a note needs an empty cell.
    press(played, 1, 3, "x", "5")
    expect(status(played)).to_have_text("Row 1, column 3 has a digit; notes are for empty cells.")
    press(played, 1, 4, "5")
    played.keyboard.press("c")
    expect(pen(played, "Centre")).to_be_checked()
    played.keyboard.press("6")
    assert cell_name(played, 1, 4) == "Row 1, column 4, empty, notes 5, centre notes 6"
    key(played, "Erase").click()
    assert cell_name(played, 1, 4) == "Row 1, column 4, empty, notes 5"
    # Where there is nothing of the kind that is written, the digit goes, whatever the kind.
    for name in ("Centre", "Colour", "Digit"):
        press(played, 1, 3, "z", "1")
        pen(played, name).check()
        cell(played, 1, 3).click()
        key(played, "Erase").click()
        assert cell_name(played, 1, 3) == "Row 1, column 3, empty, notes 2, centre notes 4"


def test_a_digit_typed_on_a_button_is_for_the_board(played: Page) -> None:
    cell(played, 1, 3).click()
    for act in (button(played, "Check"), button(played, "Auto candidates"), pen(played, "Digit")):
        act.click()
        played.keyboard.press("1")
        assert digits(played)[2] == "1"
        expect(cell(played, 1, 3)).to_be_focused()
        played.keyboard.press("Backspace")


def test_a_colour_is_chosen_first_as_a_digit_is(played: Page) -> None:
    button(played, "Digit first").click()
    key(played, "7").click()
    pen(played, "Colour").check()
    cell(played, 1, 3).click()
    expect(cell(played, 1, 3)).not_to_have_attribute("aria-description", re.compile(""))
    key(played, "orange").click()
    for column in (3, 4):
        cell(played, 1, column).click()
        expect(cell(played, 1, column)).to_have_attribute("aria-description", "orange")


def test_only_what_is_wrong_is_marked_after_check(played: Page) -> None:
    press(played, 1, 3, SOLUTION[2])
    press(played, 3, 1, SOLUTION[2])  # the one above is right, and in the same box
    assert names(played, (1, 3), (3, 1)) == [
        f"Row 1, column 3, {SOLUTION[2]}, entered, conflict",
        f"Row 3, column 1, {SOLUTION[2]}, entered, conflict",
    ]
    button(played, "Check").click()
    expect(status(played)).to_have_text("1 entry is wrong; it is underlined.")
    assert cell_name(played, 1, 3) == f"Row 1, column 3, {SOLUTION[2]}, entered"
    assert cell_name(played, 3, 1) == f"Row 3, column 1, {SOLUTION[2]}, entered, conflict"


def test_automatic_candidates_can_be_edited_and_leave_the_readers_own_alone(played: Page) -> None:
    press(played, 1, 3, "Shift+Digit9")
    button(played, "Auto candidates").click()
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, candidates 1 2 4, notes 9"
    pen(played, "Candidates").check()
    cell(played, 1, 3).click()
    key(played, "2").click()
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, candidates 1 4, notes 9"
    key(played, "7").click()
    expect(status(played)).to_have_text(re.compile("^Row 1, column 3 has no candidate 7"))
    # A digit takes its candidates from the cells that must differ, and gives them back.
    press(played, 1, 4, "z", "4")
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, candidates 1, notes 9"
    played.keyboard.press("Backspace")
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, candidates 1 4, notes 9"
    played.keyboard.press("a")
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, notes 9"
    played.keyboard.press("a")
    press(played, 1, 3, "x", "2")
    assert cell_name(played, 1, 3) == "Row 1, column 3, empty, candidates 1 2 4, notes 9"


def test_several_cells_are_chosen_with_keys_clicks_and_by_dragging(played: Page) -> None:
    press(played, 1, 3, "Shift+ArrowRight", "Shift+ArrowDown", "Shift+Digit2")
    noted = [(1, 3), (1, 4), (2, 4)]
    assert names(played, *noted) == [
        "Row 1, column 3, empty, notes 2",
        "Row 1, column 4, empty, notes 2",
        "Row 2, column 4, 1, given",
    ]
    expect(grid(played, SUDOKU).locator("[aria-selected=true]")).to_have_count(3)
    played.keyboard.press("ArrowRight")
    expect(grid(played, SUDOKU).locator("[aria-selected=true]")).to_have_count(0)

    cell(played, 7, 1).click()
    cell(played, 7, 3).click(modifiers=["Control"])
    cell(played, 7, 4).click(modifiers=["Control"])
    cell(played, 7, 4).click(modifiers=["Control"])
    played.keyboard.press("Shift+Digit7")
    assert [name.endswith("notes 7") for name in names(played, (7, 1), (7, 3), (7, 4))] == [
        True,
        True,
        False,
    ]

    first, last = cell(played, 4, 2).bounding_box(), cell(played, 4, 4).bounding_box()
    assert first and last
    played.mouse.move(first["x"] + 9, first["y"] + 9)
    played.mouse.down()
    played.mouse.move(last["x"] + 9, last["y"] + 9, steps=12)
    played.mouse.up()
    played.keyboard.press("4")
    assert digits(played)[28:31] == "444"
    played.keyboard.press("Control+z")
    assert digits(played)[27:36] == DOTTED[27:36]

    cell(played, 1, 3).click()
    cell(played, 3, 4).click(modifiers=["Shift"])
    played.keyboard.press("Control+Digit1")
    assert names(played, (2, 3), (3, 4)) == [
        "Row 2, column 3, empty, centre notes 1",
        "Row 3, column 4, empty, centre notes 1",
    ]


def test_each_press_adds_a_cell_where_that_is_switched_on(played: Page) -> None:
    button(played, "Several cells").click()
    for place in ((1, 3), (1, 4), (4, 2), (1, 4)):
        cell(played, *place).click()
    key(played, "2").click()
    assert names(played, (1, 3), (1, 4), (4, 2)) == [
        "Row 1, column 3, 2, entered",
        "Row 1, column 4, empty",
        "Row 4, column 2, 2, entered",
    ]
    button(played, "Several cells").click()
    press(played, 1, 4, "6")
    assert digits(played)[:4] == "5326"


def test_a_digit_can_be_chosen_before_its_cells(played: Page) -> None:
    button(played, "Digit first").click()
    key(played, "2").click()
    expect(key(played, "2")).to_have_attribute("aria-pressed", "true")
    cell(played, 1, 4).click()
    cell(played, 2, 2).click()
    assert digits(played)[3] + digits(played)[10] == "22"
    cell(played, 2, 2).click()
    assert digits(played)[10] == "."
    pen(played, "Corner").check()
    cell(played, 2, 2).click()
    assert cell_name(played, 2, 2) == "Row 2, column 2, empty, notes 2"
    # By keys: the digit, then Enter on the cells.
    played.keyboard.press("z")
    played.keyboard.press("7")
    expect(key(played, "7")).to_have_attribute("aria-pressed", "true")
    played.keyboard.press("ArrowRight")
    played.keyboard.press("Enter")
    assert cell_name(played, 2, 3) == "Row 2, column 3, 7, entered"
    button(played, "Digit first").click()
    cell(played, 1, 3).click()
    assert digits(played)[2] == "."


def test_cells_and_candidates_are_coloured(played: Page) -> None:
    cell(played, 1, 3).click()
    pen(played, "Colour").check()
    key(played, "orange").click()
    expect(cell(played, 1, 3)).to_have_attribute("aria-description", "orange")
    button(played, "Auto candidates").click()
    played.get_by_role("combobox", name="Colour").select_option("candidate 4")
    press(played, 1, 3, "1")
    expect(cell(played, 1, 3)).to_have_attribute("aria-description", "orange, 4 blue")
    # A candidate that is gone is not coloured.
    press(played, 1, 4, "z", "4")
    expect(cell(played, 1, 3)).to_have_attribute("aria-description", "orange")
    press(played, 1, 3, "v", "7")
    expect(status(played)).to_have_text("There are six colours: the keys 1 to 6.")
    played.keyboard.press("1")
    expect(status(played)).to_have_text(
        "Row 1, column 3 has no 4 among its notes and candidates to be coloured."
    )
    played.keyboard.press("Backspace")
    expect(cell(played, 1, 3)).not_to_have_attribute("aria-description", re.compile(""))


def test_bookmarks_are_a_tree_that_undo_goes_through(played: Page) -> None:
    marks = played.get_by_role("list", name="Bookmarks")
    button(played, "Bookmark this").click()
    expect(button(played, "Back to Bookmark 1")).to_be_visible()
    press(played, 1, 3, "1", "b")
    press(played, 1, 4, "2")
    expect(marks.get_by_role("listitem")).to_have_count(2)
    button(played, "Back to Bookmark 1").click()
    assert digits(played) == DOTTED
    expect(status(played)).to_have_text("Back at Bookmark 1. Undo brings back what you tried.")
    press(played, 1, 3, "4")
    button(played, "Back to Bookmark 2").click()
    assert digits(played)[:4] == f"53{1}."
    button(played, "Undo").click()
    assert digits(played)[:4] == "534."
    for _ in range(2):
        button(played, "Undo").click()
    assert digits(played)[:4] == "5312"

    button(played, "Rename Bookmark 2").click()
    played.get_by_role("textbox", name="Name of the bookmark").fill("One in front")
    played.keyboard.press("Enter")
    expect(button(played, "Back to One in front")).to_be_focused()
    button(played, "Remove Bookmark 1").click()
    expect(marks.get_by_role("listitem")).to_have_count(1)
    button(played, "Undo").click()
    expect(marks.get_by_role("listitem")).to_have_count(2)
