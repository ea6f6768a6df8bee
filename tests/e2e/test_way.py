"""The whole way in Solver: listed, walked on the board, linked, copied, printed, never in the way."""

import re
from collections.abc import Callable

import pytest
from boards import SUDOKU, button, cell_name, choose, digits, grid, mode
from lives import end_worker
from opening import CALLBACKS, follow, hold_python, open_board, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE, SOLUTIONS
from serving import Site
from test_accessibility import nothing_is_found

GIVENS = LECTURE.replace("0", ".")
SOLUTION = SOLUTIONS[LECTURE]
# In the menu, which shows it, and beside it, which hides it.
ITEM = "Show the whole way"
TOGGLE = "The whole way"
SUMMARY = re.compile(r"^51 steps, the hardest: Naked single\. Level easy, score 204\. About \d\.\d on Sudoku")


def said(page: Page) -> Locator:
    """The sentence beside the button."""
    return page.locator("#way-words")


def steps(page: Page) -> Locator:
    return page.get_by_role("listbox", name="Steps of the whole way").get_by_role("option")


def row(page: Page) -> Locator:
    return page.get_by_role("group", name="Step on the whole way")


def is_at(page: Page, number: int) -> None:
    expect(row(page).get_by_role("textbox", name="Step number")).to_have_value(str(number))
    expect(steps(page).nth(number - 1)).to_have_attribute("aria-selected", "true")


def is_left(page: Page, puzzle: str = GIVENS) -> None:
    """The board shows the puzzle again, and nothing of a step."""
    expect(row(page)).to_be_hidden()
    expect(page.locator("#sudoku svg.step")).to_have_count(0)
    assert digits(page) == puzzle


@pytest.fixture
def shown(page: Page, site: Site) -> Callable[[str], Page]:
    """Open a Sudoku and show its whole way."""

    def show(fragment: str = f"givens={GIVENS}") -> Page:
        open_board(page, site.url, f"board=sudoku&{fragment}")
        wait_for_engine(page, "ready")
        choose(page, ITEM)
        return page

    return show


def test_the_way_is_listed_and_each_step_is_shown_on_the_board(shown) -> None:
    page = shown()
    expect(said(page)).to_have_text(SUMMARY)
    expect(steps(page)).to_have_count(51)
    is_left(page)
    steps(page).nth(9).click()
    is_at(page, 10)
    assert sum(digit != "." for digit in digits(page)) == sum(digit != "." for digit in GIVENS) + 9
    argument = page.get_by_role("region", name="This step")
    expect(argument.get_by_role("heading")).to_have_text(re.compile("single|house"))
    expect(argument).to_contain_text(re.compile(r"So \d goes into row \d, column \d\."))
    row(page).get_by_role("button", name="Step forward").click()
    is_at(page, 11)
    row(page).get_by_role("button", name="Last step").click()
    is_at(page, 51)
    expect(row(page).get_by_role("button", name="Step forward")).to_have_attribute("aria-disabled", "true")
    assert digits(page).count(".") == 1
    button(page, "Back to the puzzle").click()
    is_left(page)
    expect(grid(page, SUDOKU).locator(":focus")).to_have_count(1)
    expect(steps(page)).to_have_count(51)
    button(page, TOGGLE).click()
    expect(button(page, TOGGLE)).to_be_hidden()
    expect(steps(page)).to_have_count(0)
    expect(said(page)).to_have_text("")


def test_the_list_and_the_row_are_walked_with_keys(shown) -> None:
    page = shown()
    expect(steps(page)).to_have_count(51)
    steps(page).first.focus()
    page.keyboard.press("Enter")
    is_at(page, 1)
    page.keyboard.press("ArrowDown")
    is_at(page, 2)
    page.keyboard.press("End")
    is_at(page, 51)
    row(page).get_by_role("button", name="Step back").focus()
    page.keyboard.press("ArrowLeft")
    is_at(page, 50)
    page.keyboard.press("Home")
    is_at(page, 1)
    page.keyboard.press("Escape")
    is_left(page)
    field = row(page).get_by_role("textbox", name="Step number")
    steps(page).nth(4).click()
    is_at(page, 5)
    field.fill("52")
    field.press("Enter")
    expect(page.get_by_role("status")).to_have_text(
        "'52' is not one of the steps. Choose a whole number from 1 to 51."
    )
    field.fill("7")
    field.press("Enter")
    is_at(page, 7)


def test_a_link_leads_to_the_step(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, f"board=sudoku&givens={GIVENS}&step=12&view=way")
    is_at(page, 12)
    expect(button(page, TOGGLE)).to_have_attribute("aria-pressed", "true")
    row(page).get_by_role("button", name="Step forward").click()
    is_at(page, 13)
    expect(page).to_have_url(re.compile("step=13&view=way$"))
    page.reload()
    is_at(page, 13)
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(f"givens={re.escape(GIVENS)}&view=way$"))
    button(page, TOGGLE).click()
    expect(page).to_have_url(re.compile(f"givens={re.escape(GIVENS)}$"))


def test_a_step_with_cases_is_looked_at_one_case_at_a_time(page: Page, site: Site, answered: None) -> None:
    puzzle = ".5.......8.3..1..296142.7..63...2..77..3.........9.4.35..27.8.1...6....9....19..."
    open_board(page, site.url, f"board=sudoku&givens={puzzle}&view=way")
    steps(page).filter(has_text="(verity)").first.click()
    part = page.get_by_role("region", name="This step")
    cases = part.get_by_role("group", name="Cases shown")
    expect(cases.get_by_role("button")).to_have_count(4)
    told = part.get_by_text(re.compile(r"^(Now s|S)uppose \d is in "))
    links = page.locator("#sudoku .links g")
    expect(told).to_have_count(3)
    together = links.count()
    alone = 0
    for number in (1, 2, 3):
        cases.get_by_role("button", name=f"Case {number}").click()
        expect(told.filter(visible=True)).to_have_count(1)
        expect(told.nth(number - 1)).to_be_visible()
        alone += links.count()
        assert 0 < links.count() < together
    assert alone >= together
    cases.get_by_role("button", name="All cases").click()
    expect(told.filter(visible=True)).to_have_count(3)
    expect(links).to_have_count(together)
    row(page).get_by_role("button", name="Step back").click()
    expect(cases).to_be_hidden()


def test_back_and_forward_show_and_hide_it(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, f"board=sudoku&givens={GIVENS}")
    follow(page, f"board=sudoku&givens={GIVENS}&step=3&view=way")
    is_at(page, 3)
    page.go_back()
    expect(button(page, TOGGLE)).to_be_hidden()
    is_left(page)
    page.go_forward()
    is_at(page, 3)


def test_a_step_that_is_still_to_come_stays_in_the_address(page: Page, site: Site, fresh: None) -> None:
    release = hold_python(page, CALLBACKS)
    open_board(page, site.url, f"board=sudoku&givens={GIVENS}&step=3&view=way")
    expect(button(page, TOGGLE)).to_have_attribute("aria-pressed", "true")
    expect(said(page)).to_have_text(re.compile("^Python is still starting"))
    # What is left is written into its address first.
    page.get_by_role("tab", name="N-Queens").click()
    expect(page).to_have_url(re.compile("board=queens"))
    page.go_back()
    expect(page).to_have_url(re.compile("step=3"))
    release()
    is_at(page, 3)


@pytest.mark.parametrize("key", ["5", "Backspace"])
def test_who_types_is_back_at_the_puzzle(shown, key: str) -> None:
    page = shown()
    steps(page).nth(20).click()
    is_at(page, 21)
    grid(page, SUDOKU).get_by_role("gridcell").nth(2).click()
    page.keyboard.press(key)
    expect(row(page)).to_be_hidden()
    if key == "5":
        assert cell_name(page, 1, 3).startswith("Row 1, column 3, 5, entered")
        expect(said(page)).to_have_text("No solution: row 1 has two 5s: columns 1 and 3.")
        button(page, "Undo").click()
        expect(said(page)).to_have_text(SUMMARY)
    is_left(page)


def test_solve_clear_undo_and_another_mode_take_the_step_away(shown) -> None:
    page = shown()
    steps(page).nth(20).click()
    is_at(page, 21)
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^One solution."))
    is_left(page, SOLUTION)
    steps(page).nth(20).click()
    is_at(page, 21)
    button(page, "Undo").click()
    is_left(page)
    steps(page).nth(20).click()
    is_at(page, 21)
    mode(page, "Play").check()
    expect(steps(page)).to_have_count(0)
    is_left(page)
    mode(page, "Solver").check()
    expect(said(page)).to_have_text(SUMMARY)
    steps(page).nth(20).click()
    is_at(page, 21)
    button(page, "Clear").click()
    expect(said(page)).to_have_text("There is more than one solution; a puzzle with exactly one is needed.")
    is_left(page, 81 * ".")
    button(page, "Undo").click()
    expect(said(page)).to_have_text(SUMMARY)


def test_another_board_and_back(shown) -> None:
    page = shown()
    steps(page).nth(20).click()
    is_at(page, 21)
    page.get_by_role("tab", name="N-Queens").click()
    expect(grid(page, "N-Queens")).to_be_visible()
    expect(row(page)).to_be_hidden()
    page.get_by_role("tab", name="Sudoku").click()
    expect(said(page)).to_have_text(SUMMARY)
    is_left(page)


def test_nothing_of_it_comes_with_another_board_and_back_where_it_was_never_shown(
    page: Page, site: Site
) -> None:
    open_board(page, site.url, "board=sudoku")
    for board in ("N-Queens", "Sudoku"):
        page.get_by_role("tab", name=board).click()
        expect(grid(page, board)).to_be_visible()
    expect(row(page)).to_be_hidden()
    expect(page.get_by_role("region", name="This step")).to_be_hidden()


def test_a_lost_python_is_asked_again(shown, faults, fresh: None) -> None:
    page = shown()
    expect(steps(page)).to_have_count(51)
    end_worker(page, "engine")
    steps(page).nth(20).click()
    button(page, "Retry").click()
    is_at(page, 21)
    expect(steps(page)).to_have_count(51)
    faults.clear()


def test_it_is_copied_and_printed(shown, answered: None) -> None:
    page = shown()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(said(page)).to_have_text(SUMMARY)
    button(page, "Copy the way").click()
    expect(page.get_by_role("status")).to_have_text("The whole way is copied.")
    lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert lines[:2] == ["The whole way", GIVENS]
    assert SUMMARY.match(lines[2])
    assert len(lines) == 4 + 51 and lines[4].startswith("1. Naked single: ")
    page.evaluate(
        "() => { window.print = () => { window.printed = document.querySelector('.sheets').innerText; }; }"
    )
    button(page, "Print the way").click()
    printed = page.evaluate("window.printed")
    assert "51 steps" in printed and printed.count("in r") == 51
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".sheets")).to_have_count(0)


def test_axe_finds_nothing_on_the_way(shown) -> None:
    page = shown()
    expect(said(page)).to_have_text(SUMMARY)
    nothing_is_found(page)
    steps(page).nth(20).click()
    is_at(page, 21)
    nothing_is_found(page)


def test_on_a_phone_the_argument_is_between_board_and_keypad(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_board(page, site.url, f"board=sudoku&givens={GIVENS}&step=12&view=way")
    is_at(page, 12)
    places = [
        grid(page, SUDOKU),
        row(page),
        page.get_by_role("region", name="This step"),
        page.get_by_role("group", name="Keypad"),
    ]
    tops = [place.bounding_box()["y"] for place in places]  # type: ignore[index]
    assert tops == sorted(tops)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
