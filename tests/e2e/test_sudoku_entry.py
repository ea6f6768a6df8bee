"""A Sudoku is typed, pasted, erased and undone, with or without Python behind the page."""

import re
from collections.abc import Callable

import pytest
from boards import SUDOKU, button, digits, grid, labels
from opening import open_board, wait_for_engine
from playwright.sync_api import Browser, Locator, Page, expect
from puzzles import BLOG, LECTURE
from serving import Site
from stepping import open_search

EMPTY = "." * 81
DOTTED = LECTURE.replace("0", ".")
ROWS = [LECTURE[9 * row : 9 * row + 9] for row in range(9)]
PICTURE = "\n".join(
    ("------+-------+------\n" if row in (3, 6) else "")
    + " | ".join(" ".join(ROWS[row][3 * box : 3 * box + 3]) for box in range(3))
    for row in range(9)
)


@pytest.fixture
def opened(page: Page, site: Site) -> Page:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_board(page, site.url)
    return page


def paste(page: Page, text: str) -> None:
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    page.keyboard.press("ControlOrMeta+v")


def cell(page: Page, row: int, column: int) -> str:
    return labels(page, SUDOKU)[9 * (row - 1) + column - 1]


def test_typing_starts_in_the_first_cell(opened: Page) -> None:
    opened.keyboard.type("5")
    opened.keyboard.press("ArrowRight")
    opened.keyboard.press("ArrowDown")
    opened.keyboard.type("3")
    assert digits(opened) == "5.........3".ljust(81, ".")
    assert cell(opened, 1, 1) == "Row 1, column 1, 5, entered"
    assert cell(opened, 1, 2) == "Row 1, column 2, empty"
    opened.keyboard.type("4")
    assert cell(opened, 2, 3) == "Row 2, column 3, 4, entered"


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


def test_undo_of_a_digit_leads_back_to_its_cell(opened: Page) -> None:
    press(opened, "5", "6", "ControlOrMeta+z")
    assert (digits(opened), selected(opened)) == ("5".ljust(81, "."), "Row 1, column 2, empty")
    press(opened, "7")
    assert digits(opened) == "57".ljust(81, ".")


def test_a_puzzle_that_is_copied_over_givens(opened: Page) -> None:
    button(opened, "Lecture").click()
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


def test_typing_works_without_python(page: Page, site: Site) -> None:
    page.route("**/vendor/pyscript/**", lambda route: route.abort())
    page.goto(site.url)
    expect(button(page, "Retry")).to_be_visible()
    grid(page, SUDOKU).get_by_role("gridcell").first.click()
    page.keyboard.type("7")
    page.keyboard.press("ControlOrMeta+z")
    page.keyboard.press("ControlOrMeta+y")
    assert digits(page) == "7".ljust(81, ".")
    page.get_by_role("tab", name="N-Queens").click()
    expect(grid(page, "N-Queens").get_by_role("gridcell")).to_have_count(64)


@pytest.mark.parametrize(
    "text",
    [
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
    ],
)
def test_pasted_forms_are_givens(opened: Page, text: str) -> None:
    paste(opened, text)
    assert digits(opened) == DOTTED
    assert cell(opened, 1, 1) == "Row 1, column 1, 5, given"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (LECTURE[:-1], "80 cells found; a Sudoku has 81."),
        (LECTURE + "1", "82 cells found; a Sudoku has 81."),
        ("1234y" + LECTURE[5:], "Character 5, 'y', is neither a digit nor a blank."),
        ("\n".join([*ROWS[:3], ROWS[3][:-1], *ROWS[4:]]), "80 cells found; a Sudoku has 81. Row 4 has 8."),
        ("\n".join([ROWS[0], "12a456789", *ROWS[2:]]), "Line 2, character 3, 'a'"),
        (" ".join(["10", *LECTURE[1:]]), "Number 1, 10, is not a digit from 0 to 9."),
        ("<img src=x onerror=alert(1)>", "Character 1, '<', is neither a digit nor a blank."),
        ("12", "2 cells found; a Sudoku has 81."),
        ("1" * 100_000, "100,000 characters long"),
    ],
)
def test_bad_paste_changes_nothing(opened: Page, text: str, sentence: str) -> None:
    opened.keyboard.type("5")
    paste(opened, text)
    expect(opened.get_by_role("status")).to_contain_text(sentence)
    assert digits(opened) == "5".ljust(81, ".")


def test_one_pasted_digit_is_typed(opened: Page) -> None:
    paste(opened, "7")
    assert cell(opened, 1, 1) == "Row 1, column 1, 7, entered"


def test_paste_into_the_text_field(opened: Page) -> None:
    field = opened.get_by_role("textbox", name="Puzzle as text")
    field.focus()
    paste(opened, PICTURE)
    assert digits(opened) == DOTTED
    expect(field).to_have_value(DOTTED)
    paste(opened, LECTURE[:-1])
    expect(opened.get_by_role("status")).to_contain_text("80 cells found")
    expect(field).to_have_value(LECTURE[:-1])
    expect(field).to_have_attribute("aria-invalid", "true")
    assert digits(opened) == DOTTED
    button(opened, "Solve").click()
    expect(opened.get_by_role("status")).to_contain_text("80 cells found")
    expect(field).to_be_focused()


def test_typing_into_the_text_field(opened: Page) -> None:
    field = opened.get_by_role("textbox", name="Puzzle as text")
    field.press_sequentially(BLOG)
    field.press("Enter")
    assert digits(opened) == BLOG.replace("0", ".")
    assert cell(opened, 1, 1) == "Row 1, column 1, 3, given"


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
    expect(opened.get_by_role("status")).to_have_text("2 cells found; a Sudoku has 81.")
    paste(opened, f"{site.url}#board=sudoku&givens={DOTTED}")
    expect(field).to_have_value(DOTTED)
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(opened.get_by_role("status")).not_to_contain_text("cells found")
    assert digits(opened) == DOTTED


def test_escape_brings_the_text_of_the_board_back(opened: Page) -> None:
    button(opened, "Lecture").click()
    status = opened.get_by_role("status")
    field = opened.get_by_role("textbox", name="Puzzle as text")
    field.fill("12")
    field.press("Enter")
    expect(status).to_have_text("2 cells found; a Sudoku has 81.")
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
    expect(status).to_have_text("2 cells found; a Sudoku has 81.")
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


@pytest.mark.parametrize("where", ["board", "field"])
def test_an_error_goes_when_the_board_is_changed(opened: Page, where: str) -> None:
    button(opened, "Lecture").click()
    status = opened.get_by_role("status")
    if where == "field":
        opened.get_by_role("textbox", name="Puzzle as text").focus()
    else:
        grid(opened, SUDOKU).get_by_role("gridcell").nth(2).click()
    paste(opened, "12")
    expect(status).to_have_text("2 cells found; a Sudoku has 81.")
    grid(opened, SUDOKU).get_by_role("gridcell").nth(2).click()
    opened.keyboard.type("4")
    expect(status).to_have_text("Press Solve to solve this puzzle.")


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


def test_keys_change_nothing_while_a_search_is_seen(opened: Page, ready: Callable[[], None]) -> None:
    button(opened, "Lecture").click()
    ready()
    button(opened, "Solve").click()
    expect(opened.get_by_role("status")).to_contain_text("One solution")
    open_search(opened, "first-empty")
    for step in ("1", "2"):
        button(opened, "Step forward").click()
        expect(opened.locator("#player-label")).to_have_text(re.compile(f"^Step {step} of"))
    cells = grid(opened, SUDOKU).get_by_role("gridcell")
    status = opened.get_by_role("status")
    shown = labels(opened, "Sudoku")
    for cell, key in [(0, "Backspace"), (2, "Backspace"), (2, "4"), (80, "0"), (3, "1")]:
        cells.nth(cell).click()
        expect(cells.nth(cell)).to_have_attribute("aria-readonly", "true")
        opened.keyboard.press(key)
        expect(status).to_have_text("The board shows a search. Turn to Solve or Play to change the puzzle.")
        # It is seen, beside the sentence of the step.
        expect(status).to_be_in_viewport()
        expect(opened.locator("#player-label")).to_have_text(re.compile("^Step 2 of"))
        assert labels(opened, "Sudoku") == shown
    # The solution that the search hides has lost nothing.
    button(opened, "Close the steps").click()
    expect(cells.nth(2)).to_have_accessible_name("Row 1, column 3, 4, solved")


def test_copy_gives_the_puzzle(opened: Page) -> None:
    button(opened, "Lecture").click()
    grid(opened, SUDOKU).get_by_role("gridcell").nth(2).click()
    opened.keyboard.type("4")
    opened.keyboard.press("ControlOrMeta+c")
    copied = opened.evaluate("navigator.clipboard.readText()")
    assert copied == DOTTED[:2] + "4" + DOTTED[3:]


def test_given_is_locked_until_clear(opened: Page) -> None:
    button(opened, "Lecture").click()
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
    button(opened, "Blog").click()
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
    button(opened, "Lecture").click()
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
    assert cell(opened, 1, 9) == "Row 1, column 9, 5, entered, conflict"
    expect(opened.get_by_text("Some digits clash; they are underlined. Solve says which.")).to_be_visible()
    press(opened, "ArrowUp", "End", "6")
    expect(marked).to_have_count(0)


def test_an_edit_takes_the_solution_away(opened: Page) -> None:
    button(opened, "Lecture").click()
    button(opened, "Solve").click()
    expect(opened.get_by_role("status")).to_contain_text("One solution")
    assert cell(opened, 1, 3) == "Row 1, column 3, 4, solved"
    grid(opened, SUDOKU).get_by_role("gridcell").nth(2).click()
    opened.keyboard.type("1")
    assert digits(opened) == DOTTED[:2] + "1" + DOTTED[3:]
    expect(opened.get_by_role("status")).to_have_text("Press Solve to solve this puzzle.")
    opened.keyboard.press("ControlOrMeta+z")
    assert "." not in digits(opened)


def phone(browser: Browser, site: Site, width: int = 390) -> Page:
    """Open the page on a phone."""
    context = browser.new_context(viewport={"width": width, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    open_board(page, site.url)
    return page


def keypad(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Keypad").get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("width", [320, 390])
def test_keypad_for_fingers(browser: Browser, site: Site, width: int) -> None:
    page = phone(browser, site, width)
    grid(page, SUDOKU).get_by_role("gridcell").nth(40).tap()
    keys = page.get_by_role("group", name="Keypad").get_by_role("button").all()
    assert len(keys) == 11
    for key in keys:
        box = key.bounding_box()
        assert box and box["width"] >= 44 and box["height"] >= 44
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
    keypad(page, "8").tap()
    assert cell(page, 5, 5) == "Row 5, column 5, 8, entered"
    # The cursor has gone on; right after the digit, Erase goes back to it.
    keypad(page, "Erase").tap()
    assert digits(page) == EMPTY
    keypad(page, "Skip this cell").tap()
    keypad(page, "7").tap()
    assert cell(page, 5, 6) == "Row 5, column 6, 7, entered"
    page.context.close()


def test_a_newspapers_puzzle_on_a_phone(browser: Browser, site: Site) -> None:
    assert len(BLOG.replace("0", "")) == 32
    # One of the clues is misread.
    wrong = BLOG[:5] + "2" + BLOG[6:]
    page = phone(browser, site)
    taps = 0
    for digit in wrong:
        keypad(page, digit if digit != "0" else "Skip this cell").tap()
        taps += 1
    assert digits(page) == wrong.replace("0", ".")
    wait_for_engine(page, "ready")
    button(page, "Solve").tap()
    taps += 1
    assert taps <= 84
    status = page.get_by_role("status")
    expect(status).to_contain_text("No solution")
    expect(status).to_contain_text("the 2 in row 1, column 6 there is one solution.")
    assert cell(page, 1, 6) == "Row 1, column 6, 2, entered, conflict"
    page.context.close()
