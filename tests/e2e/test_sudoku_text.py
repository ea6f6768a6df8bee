"""A Sudoku is pasted, copied, and typed into the text field; links are followed."""

from collections.abc import Callable

import pytest
from boards import SUDOKU, button, cell_name, digits, example, grid, labels, paste
from opening import open_board
from playwright.sync_api import Page, expect
from programming import open_editor
from puzzles import BLOG, LECTURE
from serving import Site
from stepping import at_step, open_search

EMPTY = "." * 81
DOTTED = LECTURE.replace("0", ".")
ROWS = [LECTURE[9 * row : 9 * row + 9] for row in range(9)]
PICTURE = "\n".join(
    ("------+-------+------\n" if row in (3, 6) else "")
    + " | ".join(" ".join(ROWS[row][3 * box : 3 * box + 3]) for box in range(3))
    for row in range(9)
)


FORMS = [
    LECTURE,
    DOTTED,
    LECTURE.replace("0", "_"),
    LECTURE.replace("0", "*"),
    LECTURE.replace("0", "?"),
    LECTURE.replace("0", "X"),
    "# title\n" + "\n".join(ROWS),
    "\n".join(ROWS),
    "\r\n".join(ROWS) + "\r\n",
    " ".join(LECTURE),
    ", ".join(LECTURE),
    "[[" + "],\n[".join(",".join(row) for row in ROWS) + "]]",
    PICTURE,
    f"\ufeff  {LECTURE}  \n",
]


def test_pasted_forms_are_givens(opened: Page) -> None:
    for text in FORMS:
        paste(opened, BLOG)
        assert digits(opened) == BLOG.replace("0", ".")
        paste(opened, text)
        expect(opened.get_by_role("status")).to_have_text("30 givens loaded. Press Solve.")
        assert digits(opened) == DOTTED, text
        assert cell_name(opened, 1, 1) == "Row 1, column 1, 5, given"


TWO_CELLS = "Line 1, character 3: the cells end here, after 2 of 81."
BAD = [
    (LECTURE[:-1], "Line 1, character 81: the cells end here, after 80 of 81."),
    (LECTURE + "1", "Line 1, character 82: here is a cell too many; 81 are needed."),
    ("1234y" + LECTURE[5:], "Line 1, character 5: 'y' is not a digit from 1 to 9, nor a blank."),
    (
        "\n".join([*ROWS[:3], ROWS[3][:-1], *ROWS[4:]]),
        "Line 4, character 9: row 4 ends here, after 8 of 9 cells.",
    ),
    ("\n".join([ROWS[0], "12a456789", *ROWS[2:]]), "Line 2, character 3: 'a'"),
    ("<img src=x onerror=alert(1)>", "the cells end here, after 0 of 81."),
    ("12", TWO_CELLS),
    ("1" * 100_000, "character 20001: the text goes on here; 20000 characters are the most."),
]


@pytest.mark.usefixtures("answered")
def test_what_was_loaded_goes_on_with_the_button_that_is_there(page: Page, site: Site) -> None:
    open_board(page, site.url)
    grid(page, SUDOKU).get_by_role("gridcell").first.focus()
    paste(page, LECTURE)
    expect(page.get_by_role("status")).to_have_text("30 givens loaded. Press Solve.")
    open_editor(page)
    grid(page, SUDOKU).get_by_role("gridcell").first.focus()
    paste(page, BLOG)
    expect(page.get_by_role("status")).to_have_text("32 givens loaded. Press Run.")


def test_bad_paste_changes_nothing(opened: Page) -> None:
    opened.keyboard.type("5")
    for text, sentence in BAD:
        paste(opened, text)
        expect(opened.get_by_role("status")).to_contain_text(sentence)
        assert digits(opened) == "5".ljust(81, ".")


def test_one_pasted_digit_is_typed(opened: Page) -> None:
    paste(opened, "7")
    assert cell_name(opened, 1, 1) == "Row 1, column 1, 7, entered"


def test_paste_into_the_text_field(opened: Page) -> None:
    field = opened.get_by_role("textbox", name="Puzzle as text")
    field.focus()
    paste(opened, PICTURE)
    expect(field).to_have_value(DOTTED)
    assert digits(opened) == DOTTED
    paste(opened, LECTURE[:-1])
    expect(opened.get_by_role("status")).to_contain_text("after 80 of 81")
    expect(field).to_have_value(LECTURE[:-1])
    expect(field).to_have_attribute("aria-invalid", "true")
    assert digits(opened) == DOTTED
    button(opened, "Solve").click()
    expect(opened.get_by_role("status")).to_contain_text("after 80 of 81")
    expect(field).to_be_focused()


def test_typing_into_the_text_field(opened: Page) -> None:
    field = opened.get_by_role("textbox", name="Puzzle as text")
    field.press_sequentially(BLOG)
    field.press("Enter")
    assert digits(opened) == BLOG.replace("0", ".")
    assert cell_name(opened, 1, 1) == "Row 1, column 1, 3, given"


@pytest.mark.parametrize("place", ["", f"board=sudoku&givens={BLOG}", "board=queens&n=4", "board=knight"])
def test_a_pasted_link_is_followed_on_every_board(opened: Page, site: Site, place: str) -> None:
    open_board(opened, site.url, place)
    paste(opened, f"Have a look: {site.url}#board=queens&n=6")
    expect(grid(opened, "N-Queens").get_by_role("gridcell")).to_have_count(36)
    paste(opened, f"#board=sudoku&givens={DOTTED}")
    expect(grid(opened, SUDOKU)).to_be_visible()
    assert digits(opened) == DOTTED


def test_what_is_no_link_leaves_a_chess_board_alone(opened: Page, site: Site) -> None:
    open_board(opened, site.url, "board=queens&n=5")
    sentence = opened.get_by_role("status").inner_text()
    paste(opened, LECTURE)
    expect(opened.get_by_role("status")).to_have_text(sentence)
    expect(grid(opened, "N-Queens").get_by_role("gridcell")).to_have_count(25)


def test_a_link_in_the_text_field(opened: Page, site: Site) -> None:
    field = opened.get_by_role("textbox", name="Puzzle as text")
    field.focus()
    paste(opened, "12")
    expect(opened.get_by_role("status")).to_have_text(TWO_CELLS)
    paste(opened, f"{site.url}#board=sudoku&givens={DOTTED}")
    expect(field).to_have_value(DOTTED)
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(opened.get_by_role("status")).not_to_contain_text("the cells end")
    assert digits(opened) == DOTTED


def test_escape_brings_the_text_of_the_board_back(opened: Page) -> None:
    example(opened, "From the lecture")
    status = opened.get_by_role("status")
    field = opened.get_by_role("textbox", name="Puzzle as text")
    field.fill("12")
    field.press("Enter")
    expect(status).to_have_text(TWO_CELLS)
    field.press("Escape")
    expect(field).to_have_value(DOTTED)
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    expect(status).to_have_text("Press Solve to solve this puzzle.")
    assert digits(opened) == DOTTED


def test_leaving_the_text_field_takes_what_was_typed(opened: Page) -> None:
    status = opened.get_by_role("status")
    field = opened.get_by_role("textbox", name="Puzzle as text")
    field.press_sequentially("12")
    field.blur()
    expect(status).to_have_text(TWO_CELLS)
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("")
    field.blur()
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(status).to_have_text("Type your puzzle, paste it, or try an example.")
    field.press_sequentially(BLOG)
    field.blur()
    assert digits(opened) == BLOG.replace("0", ".")
    field.fill("")
    field.blur()
    expect(field).to_have_value(BLOG.replace("0", "."))


def test_keys_change_nothing_while_a_search_is_seen(opened: Page, ready: Callable[[], None]) -> None:
    example(opened, "From the lecture")
    ready()
    button(opened, "Solve").click()
    expect(opened.get_by_role("status")).to_contain_text("One solution")
    open_search(opened, "first-empty")
    for step in (1, 2):
        button(opened, "Step forward").click()
        at_step(opened, step)
    cells = grid(opened, SUDOKU).get_by_role("gridcell")
    status = opened.get_by_role("status")
    shown = labels(opened, "Sudoku")
    for cell, key in [(0, "Backspace"), (2, "Backspace"), (2, "4"), (80, "0"), (3, "1")]:
        cells.nth(cell).click()
        expect(cells.nth(cell)).to_have_attribute("aria-readonly", "true")
        opened.keyboard.press(key)
        expect(status).to_have_text("The board shows a search. Turn to Solver or Play to change the puzzle.")
        # It is seen, beside the sentence of the step.
        expect(status).to_be_in_viewport()
        at_step(opened, 2)
        assert labels(opened, "Sudoku") == shown
    # The solution that the search hides has lost nothing.
    button(opened, "Close the steps").click()
    expect(cells.nth(2)).to_have_accessible_name("Row 1, column 3, 4, solved")


@pytest.mark.parametrize("where", ["board", "field"])
def test_an_error_goes_when_the_board_is_changed(opened: Page, where: str) -> None:
    example(opened, "From the lecture")
    status = opened.get_by_role("status")
    if where == "field":
        opened.get_by_role("textbox", name="Puzzle as text").focus()
    else:
        grid(opened, SUDOKU).get_by_role("gridcell").nth(2).click()
    paste(opened, "12")
    expect(status).to_have_text(TWO_CELLS)
    grid(opened, SUDOKU).get_by_role("gridcell").nth(2).click()
    opened.keyboard.type("4")
    expect(status).to_have_text("Press Solve to solve this puzzle.")
