"""What is possible: told beside everything else on the Sudoku board, and gone without a trace when hidden."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, SUDOKU, button, cell_name, choose, digits, grid, mode
from lives import end_worker
from opening import CALLBACKS, hold_python, open_board, pressed_stop, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE, SOLUTIONS
from serving import Site

GIVENS = LECTURE.replace("0", ".")
SOLUTION = SOLUTIONS[LECTURE]
SEVERAL = GIVENS.replace("7", ".").replace("1", ".")
# In the menu, which shows it: by its own name where it spoils a game.
ITEM = "Show what is possible"
PLAYED_ITEM = "True candidates (shows digits of the solution)"


def cell(page: Page, row: int, column: int) -> Locator:
    return grid(page, SUDOKU).get_by_role("gridcell").nth(9 * row + column - 10)


def toggle(page: Page) -> Locator:
    """The button that hides it, which is there as long as it is shown."""
    return page.get_by_role("button", name=re.compile("^(What is possible|True candidates)$"))


def told(page: Page) -> Locator:
    """The sentence beside the button."""
    return page.locator("#possible-words")


def described(page: Page, row: int, column: int, words: str | re.Pattern[str]) -> None:
    expect(cell(page, row, column)).to_have_attribute("aria-description", words)


@pytest.fixture
def shown(page: Page, site: Site) -> Callable[[str], Page]:
    """Open a Sudoku and show what is possible."""

    def show(fragment: str) -> Page:
        open_board(page, site.url, f"board=sudoku&{fragment}")
        wait_for_engine(page, "ready")
        choose(page, PLAYED_ITEM if "mode=play" in fragment else ITEM)
        expect(toggle(page)).to_have_attribute("aria-pressed", "true")
        return page

    return show


def test_true_candidates_follow_what_is_typed_and_the_notes_come_back(shown) -> None:
    page = shown(f"mode=play&givens={SEVERAL}")
    expect(told(page)).to_have_text("252 solutions. They differ in 45 cells.")
    described(page, 1, 3, "possible: 1 in 30 of 252 solutions, 2 in 104, 4 in 88, 7 in 30")
    described(page, 1, 4, "possible: only 6")
    cell(page, 1, 3).click()
    page.keyboard.press("Shift+Digit8")
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty"
    page.keyboard.press("7")
    expect(told(page)).to_have_text(re.compile("^30 solutions."))
    page.keyboard.press("Control+z")
    expect(told(page)).to_have_text(re.compile("^252 solutions."))
    toggle(page).click()
    expect(toggle(page)).to_be_hidden()
    expect(told(page)).to_have_text("")
    assert cell_name(page, 1, 3) == "Row 1, column 3, empty, notes 8"
    assert cell(page, 1, 4).get_attribute("aria-description") is None
    assert "8" not in digits(page)[2:4]


def test_one_solution_what_could_be_left_out_and_what_clashes(shown) -> None:
    page = shown(f"mode=play&givens={GIVENS}")
    expect(told(page)).to_have_text(
        "One solution. Any one of 22 digits could be left out. They have dotted lines."
    )
    described(page, 1, 3, "possible: only 4")
    described(page, 1, 1, "could be left out")
    expect(page.get_by_role("group", name="Solutions")).to_be_hidden()
    # Nothing of it is printed.
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert cell(page, 1, 3).get_attribute("aria-description") is None
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    described(page, 1, 3, "possible: only 4")
    cell(page, 1, 3).click()
    page.keyboard.press("2")
    expect(told(page)).to_have_text(re.compile("^No solution: \\d+ digits cannot stand together"))
    assert cell_name(page, 1, 3) == "Row 1, column 3, 2, entered, conflict"
    page.keyboard.press("Backspace")
    expect(told(page)).to_have_text(re.compile("^One solution."))
    expect(grid(page, SUDOKU).get_by_label("conflict")).to_have_count(0)


def test_the_solutions_are_stepped_through_and_one_undo_takes_them_back(shown) -> None:
    page = shown(f"givens={SEVERAL}")
    row = page.get_by_role("group", name="Solutions")
    following = row.get_by_role("button", name="Next solution")
    field = row.get_by_role("textbox", name="Solution number")
    expect(told(page)).to_have_text(re.compile("^252 solutions."))
    following.click()
    expect(field).to_have_value("1")
    expect(cell(page, 1, 4)).to_have_accessible_name("Row 1, column 4, 6, solved")
    expect(page.get_by_role("status")).to_have_text("The solution is shown. Undo takes it back.")
    first = digits(page)
    following.click()
    expect(field).to_have_value("2")
    field.fill("252")
    field.press("Enter")
    expect(following).to_have_attribute("aria-disabled", "true")
    last = digits(page)
    assert len({first, last}) == 2 and "." not in first + last
    field.fill("253")
    field.press("Enter")
    expect(page.get_by_role("status")).to_have_text(
        "'253' is not one of the solutions. Choose a whole number from 1 to 252."
    )
    row.get_by_role("button", name="Previous solution").click()
    expect(field).to_have_value("251")
    button(page, "Undo").click()
    assert digits(page) == SEVERAL
    expect(page.get_by_role("status")).to_have_text("Press Solve to solve this puzzle.")
    # Solve shows two of them as ever.
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^More than one solution."))
    expect(button(page, "First solution")).to_be_visible()
    toggle(page).click()
    expect(row).to_be_hidden()


def test_a_long_count_goes_on_beside_solve(shown) -> None:
    page = shown("")
    expect(told(page)).to_have_text(re.compile("^More than [\\d,]+ "))
    described(page, 1, 1, re.compile("each in some solutions$"))
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^More than one solution."))
    expect(told(page)).to_have_text(re.compile("^More than 100,000 solutions."))


def test_a_long_count_is_stopped(page: Page, site: Site, fresh: None) -> None:
    # To 100,000 it takes little more than the two seconds after which it can be stopped.
    site.change("py/app/callbacks.json", r"(?<=\\nLONG = )\d+", "200")
    open_board(page, site.url, "board=sudoku")
    wait_for_engine(page, "ready")
    with pressed_stop(page):
        choose(page, ITEM)
    expect(told(page)).to_have_text(re.compile("^Stopped when [\\d,]+ were found; there may be more.$"))
    expect(button(page, "Stop")).to_be_hidden()


def test_it_is_told_again_after_another_board_another_mode_and_a_lost_worker(
    shown, ready, fresh: None
) -> None:
    page = shown(f"givens={SEVERAL}")
    expect(told(page)).to_have_text(re.compile("^252"))
    mode(page, "Watch").check()
    expect(told(page)).to_be_hidden()
    mode(page, "Play").check()
    expect(told(page)).to_have_text(re.compile("^252"))
    page.get_by_role("tab", name=KNIGHT).click()
    expect(toggle(page)).to_be_hidden()
    page.get_by_role("tab", name=SUDOKU).click()
    expect(told(page)).to_have_text(re.compile("^252"))
    end_worker(page, "engine")
    button(page, "Retry").click()
    ready()
    page.get_by_role("button", name="Next solution").click()
    expect(cell(page, 1, 4)).to_have_accessible_name("Row 1, column 4, 6, solved")
    # Neither kept nor in the address.
    page.reload()
    ready()
    expect(toggle(page)).to_be_hidden()


def test_before_it_has_arrived_and_before_python_is_there(page: Page, site: Site, answered: None) -> None:
    release = hold_python(page, CALLBACKS)
    page.route("**/possible-*.js", lambda route: route.abort())
    open_board(page, site.url, f"board=sudoku&givens={GIVENS}")
    choose(page, ITEM)
    expect(page.get_by_role("status")).to_have_text(re.compile("did not arrive"))
    expect(toggle(page)).to_be_hidden()
    page.unroute("**/possible-*.js")
    choose(page, ITEM)
    expect(told(page)).to_have_text("Python is still starting; this is told as soon as it is ready.")
    release()
    wait_for_engine(page, "ready")
    expect(told(page)).to_have_text(re.compile("^One solution."))
