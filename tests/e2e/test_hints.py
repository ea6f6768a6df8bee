"""Hints while a Sudoku is played: in stages, from the reader's own digits and notes, and never in the way."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, SUDOKU, button, cell_name, choose, digits, example, grid, mode
from lives import end_worker, hang, python_of
from opening import CALLBACKS, hold_python, open_board, wait_for_board, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE, SOLUTIONS
from serving import Site

GIVENS = LECTURE.replace("0", ".")
# What is next is a digit that can only be in one row of a box.
POINTING = ".8.7.4...54....69...3........8.65.3........2......95....5..29.44.......1169......"
POINTED = f"givens={POINTING}&entered={'5'.rjust(38, '.') + '8'.rjust(17, '.')}".ljust(81 + 7 + 9 + 81, ".")
# What is next is a pair of digits, which takes several out.
PAIRED = ".12.86.9..6....1.3...1..4.....7...4......9..1.512..8...79..53....3....7.2........"
SINGLE = "Look at box 2."
DRAWN = "What it rests on is drawn on the board."
LATE = "".join(
    digit if given == "." and at < 63 else "."
    for at, (given, digit) in enumerate(zip(GIVENS, SOLUTIONS[LECTURE], strict=True))
)


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def hints(page: Page) -> Locator:
    return page.get_by_role("region", name="Hints")


def drawing(page: Page) -> Locator:
    """All that is drawn of a step, which is there for the eye alone."""
    return page.locator("#sudoku .step")


def cell(page: Page, row: int, column: int) -> Locator:
    return grid(page, SUDOKU).get_by_role("gridcell").nth(9 * row + column - 10)


def nothing_is_shown(page: Page) -> None:
    expect(drawing(page)).to_have_count(0)
    expect(button(page, "Hint")).to_be_visible()
    expect(button(page, "Close the hint")).to_be_hidden()
    expect(hints(page).get_by_role("heading")).to_have_count(0)


@pytest.fixture
def played(page: Page, site: Site) -> Callable[[str], Page]:
    """Open a Sudoku that is played."""

    def open_played(fragment: str = f"givens={GIVENS}") -> Page:
        open_board(page, site.url, f"board=sudoku&mode=play&{fragment}")
        wait_for_engine(page, "ready")
        return page

    return open_played


def asked(page: Page, *buttons: str) -> None:
    """Ask for a hint, and for more of it."""
    for name in ("Hint", *buttons):
        button(page, name).click()


def test_in_stages_to_the_whole_argument_and_its_digit(played, answered: None) -> None:
    page = played()
    asked(page)
    expect(status(page)).to_have_text(SINGLE)
    expect(hints(page).get_by_role("heading")).to_have_count(0)
    asked_for_more = button(page, "Which technique?")
    expect(asked_for_more).to_be_focused()
    asked_for_more.click()
    expect(status(page)).to_have_text(f"Hidden single. {DRAWN}")
    expect(hints(page).get_by_role("heading", name="Hidden single")).to_be_visible()
    argument = hints(page).get_by_text("So 8 goes into row 1, column 6.")
    expect(argument).to_have_count(0)
    button(page, "Why?").click()
    expect(argument).to_be_visible()
    expect(
        hints(page).locator("[aria-live=polite]").filter(has_text="So 8 goes into row 1, column 6.")
    ).to_have_count(1)
    expect(hints(page).get_by_role("listitem")).to_contain_text(
        ["look here first", "keeps the others out", "goes in"]
    )
    button(page, "Apply").click()
    expect(status(page)).to_have_text("8 goes into row 1, column 6. Undo takes it back.")
    assert cell_name(page, 1, 6) == "Row 1, column 6, 8, entered"
    nothing_is_shown(page)
    button(page, "Undo").click()
    assert digits(page) == GIVENS
    button(page, "Redo").click()
    assert cell_name(page, 1, 6) == "Row 1, column 6, 8, entered"
    nothing_is_shown(page)


def test_without_notes_candidates_are_shown_with_what_is_out(played) -> None:
    page = played(f"givens={PAIRED}")
    asked(page, "Which technique?", "Why?", "Apply")
    expect(status(page)).to_have_text(
        re.compile(r"removed from row 1.* Candidates are shown from now on. Undo takes it back.$")
    )
    expect(button(page, "Auto candidates")).to_have_attribute("aria-pressed", "true")
    assert "5" not in cell_name(page, 1, 4).rpartition("candidates")[2]
    # The next hint starts from there.
    asked(page)
    expect(status(page)).to_have_text(re.compile("^Look at "))
    button(page, "Undo").click()
    expect(button(page, "Auto candidates")).to_have_attribute("aria-pressed", "false")
    assert cell_name(page, 1, 4) == "Row 1, column 4, empty"


def test_candidates_that_are_shown_lose_what_is_out(played) -> None:
    page = played(POINTED)
    button(page, "Auto candidates").click()
    assert re.search(r"candidates .*6", cell_name(page, 3, 1))
    asked(page)
    notes = page.locator("#sudoku .notes i.shown").first
    expect(notes).to_be_visible()
    button(page, "Which technique?").click()
    # Where the drawing has candidates, nothing shows through it; other notes are dimmed.
    expect(page.locator("#sudoku .notes [data-drawn-over] i.shown").first).to_be_hidden()
    expect(page.locator("#sudoku .notes > :not([data-drawn-over]) i.shown").first).to_be_visible()
    button(page, "Why?").click()
    button(page, "Apply").click()
    expect(notes).to_be_visible()
    expect(status(page)).to_have_text("6 removed from row 3, column 1. Undo takes it back.")
    assert not re.search(r"candidates .*6", cell_name(page, 3, 1))
    page.keyboard.press("Control+z")
    assert re.search(r"candidates .*6", cell_name(page, 3, 1))


def test_the_readers_own_notes_lose_what_is_out(played) -> None:
    page = played(POINTED)
    cell(page, 3, 1).click()
    for digit in "2679":
        page.keyboard.press(f"Control+{digit}")
    assert cell_name(page, 3, 1) == "Row 3, column 1, empty, centre notes 2 6 7 9"
    asked(page)
    # What else there is in these cells is still what fits.
    expect(status(page)).to_have_text(re.compile("^Look at "))
    asked_on = ("Which technique?", "Why?")
    for name in asked_on:
        button(page, name).click()
    argument = hints(page).get_by_text(re.compile("So .* can be removed from row 3, column 1"))
    expect(argument).to_be_visible()
    button(page, "Apply").click()
    expect(status(page)).to_have_text(re.compile("removed from row 3, column 1"))
    assert "6" not in cell_name(page, 3, 1).rpartition("notes")[2]
    expect(button(page, "Auto candidates")).to_have_attribute("aria-pressed", "false")


def test_a_wrong_entry_is_said_first(played, answered: None) -> None:
    page = played(f"givens={GIVENS}&entered={'..2'.ljust(81, '.')}")
    asked(page)
    expect(status(page)).to_have_text(
        "First mend this: the 2 in row 1, column 3 is wrong: no solution of the givens has it."
    )
    assert cell_name(page, 1, 3) == "Row 1, column 3, 2, entered, conflict"
    cell(page, 1, 3).click()
    page.keyboard.press("4")
    nothing_is_shown(page)
    expect(status(page)).to_have_text("Fill the empty cells. Check underlines what is wrong.")
    asked(page)
    expect(status(page)).to_have_text(re.compile("^Look at "))


def test_a_missing_note_is_said_first_and_which(played, answered: None) -> None:
    page = played()
    cell(page, 1, 3).click()
    page.keyboard.press("Control+1")
    page.keyboard.press("Control+2")
    asked(page)
    said = (
        "First mend this: the 4 in row 1, column 3 is missing among the candidates,"
        " and the solution needs it."
    )
    expect(status(page)).to_have_text(said)
    expect(drawing(page)).not_to_have_count(0)
    cell(page, 1, 3).click()
    page.keyboard.press("Control+4")
    nothing_is_shown(page)
    expect(status(page)).not_to_have_text(said)
    asked(page)
    expect(status(page)).to_have_text(re.compile("^Look at "))


def test_puzzles_without_a_solution_with_several_and_none_at_all(played) -> None:
    page = played("givens=" + "11".ljust(81, "."))
    asked(page)
    expect(status(page)).to_have_text(
        "The givens have no solution, so no digit can be right. "
        "Solve, in the menu, says what would mend them."
    )
    open_board(page, page.url.partition("#")[0], "board=sudoku&mode=play&givens=" + "1".ljust(81, "."))
    wait_for_engine(page, "ready")
    asked(page)
    expect(status(page)).to_have_text(re.compile("^This puzzle has more than one solution, and no technique"))
    open_board(page, page.url.partition("#")[0], "board=sudoku&mode=play")
    asked(page)
    expect(status(page)).to_have_text(
        "There is no puzzle to play yet: press New puzzle, or enter one in Solver."
    )
    example(page, "From the lecture")
    wait_for_engine(page, "ready")
    asked(page)
    expect(status(page)).to_have_text(SINGLE)


def test_with_the_keyboard_alone(played, answered: None) -> None:
    page = played()
    page.keyboard.press("h")
    expect(status(page)).to_have_text(SINGLE)
    page.keyboard.press("h")
    expect(status(page)).to_have_text(f"Hidden single. {DRAWN}")
    page.keyboard.press("Escape")
    nothing_is_shown(page)
    expect(status(page)).to_have_text("Fill the empty cells. Check underlines what is wrong.")
    expect(grid(page, SUDOKU).locator(":focus")).to_have_count(1)
    for said in (SINGLE, f"Hidden single. {DRAWN}"):
        page.keyboard.press("h")
        expect(status(page)).to_have_text(said)
    page.keyboard.press("h")
    expect(hints(page).get_by_text("So 8 goes into row 1, column 6.")).to_be_visible()
    page.keyboard.press("h")
    expect(status(page)).to_have_text("8 goes into row 1, column 6. Undo takes it back.")
    # In Solver it goes on from what is entered.
    mode(page, "Solver").check()
    expect(drawing(page)).to_have_count(0)
    cell(page, 1, 3).click()
    page.keyboard.press("h")
    expect(status(page)).to_have_text(re.compile("^Look at "))
    expect(drawing(page)).not_to_have_count(0)


def test_it_is_gone_with_the_board_that_it_is_of(played, answered: None) -> None:
    page = played()
    asked(page, "Which technique?")
    # Another cell is no other board.
    cell(page, 1, 3).click()
    expect(drawing(page)).not_to_have_count(0)
    for act in (
        lambda: page.keyboard.press("4"),
        lambda: page.keyboard.press("Control+z"),
        lambda: page.keyboard.press("Control+y"),
        lambda: page.keyboard.press("a"),
        lambda: choose(page, "Clear"),
        lambda: mode(page, "Solver").check(),
    ):
        act()
        expect(drawing(page)).to_have_count(0)
        mode(page, "Play").check()
        asked(page)
        expect(drawing(page)).not_to_have_count(0)
        cell(page, 1, 3).focus()
    page.get_by_role("tab", name=KNIGHT).click()
    expect(grid(page, KNIGHT)).to_be_visible()
    page.get_by_role("tab", name=SUDOKU).click()
    nothing_is_shown(page)
    asked(page, "Which technique?")
    expect(drawing(page)).not_to_have_count(0)
    button(page, "Close the hint").click()
    nothing_is_shown(page)
    expect(button(page, "Hint")).to_be_focused()


def test_neither_kept_nor_in_the_address(played, answered: None) -> None:
    page = played()
    cell(page, 1, 3).click()
    page.keyboard.press("4")
    expect(page).to_have_url(re.compile("entered=..4"))
    before = page.url
    asked(page, "Which technique?", "Why?")
    assert page.url == before
    page.reload()
    wait_for_board(page, "sudoku")
    wait_for_engine(page, "ready")
    nothing_is_shown(page)
    assert cell_name(page, 1, 3) == "Row 1, column 3, 4, entered"


def test_typing_goes_on_while_a_hint_is_sought(page: Page, site: Site, answered: None) -> None:
    release = hold_python(page, CALLBACKS)
    open_board(page, site.url, f"board=sudoku&mode=play&givens={GIVENS}")
    asked(page)
    expect(status(page)).to_have_text(
        "Python is still starting; a hint is looked for as soon as it is ready."
    )
    cell(page, 1, 3).click()
    page.keyboard.press("Shift+Digit4")
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty, notes 4"
    page.keyboard.press("4")
    assert cell_name(page, 1, 3) == "Row 1, column 3, 4, entered"
    release()
    wait_for_engine(page, "ready")
    button(page, "Check").click()
    expect(status(page)).to_have_text("Every entry can be right so far.")
    nothing_is_shown(page)


def sought_for_ever(page: Page, site: Site) -> None:
    """Ask for a hint that does not come to an end by itself."""
    open_board(page, site.url, f"board=sudoku&mode=play&givens={GIVENS}")
    wait_for_engine(page, "ready")
    hang(python_of(page)[0])
    asked(page)


def test_a_hint_is_stopped(page: Page, site: Site, fresh: None) -> None:
    sought_for_ever(page, site)
    button(page, "Stop").click()
    expect(status(page)).to_have_text("Stopped.")
    nothing_is_shown(page)


def test_a_hint_that_is_sought_goes_with_the_board(page: Page, site: Site, fresh: None) -> None:
    sought_for_ever(page, site)
    expect(button(page, "Stop")).to_be_visible()
    # A note is no change of the puzzle, but of what a hint goes by.
    cell(page, 1, 3).press("Shift+Digit4")
    expect(button(page, "Stop")).to_be_hidden()
    nothing_is_shown(page)


def test_after_a_lost_worker(played, ready, faults: list[str], fresh: None) -> None:
    page = played()
    end_worker(page, "engine")
    expect(button(page, "Retry")).to_be_visible()
    # Whoever asks for something wants Python back.
    asked(page)
    ready()
    expect(status(page)).to_have_text(SINGLE)
    faults.clear()


def test_it_says_when_it_has_not_arrived(page: Page, site: Site, answered: None) -> None:
    page.route("**/hints-*.js", lambda route: route.abort())
    open_board(page, site.url, f"board=sudoku&mode=play&givens={GIVENS}")
    asked(page)
    expect(status(page)).to_have_text(re.compile("^What shows hints did not arrive"))
    page.unroute("**/hints-*.js")
    wait_for_engine(page, "ready")
    asked(page)
    expect(status(page)).to_have_text(SINGLE)
