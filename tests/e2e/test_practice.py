"""Practice of one technique: positions, answers, and the ways into it and out of it."""

import re
from collections.abc import Iterator

import pytest
from boards import QUEENS, SUDOKU, button, cell_name, choose, digits, grid, labels, mode
from drafts import reload
from live import PAGES
from opening import from_the_start, hold, open_board, wait_for_engine
from playwright.sync_api import Page, expect
from practising import PLAYED, begun, entry, practice, press, says, techniques, what_goes
from puzzles import LECTURE
from serving import Site

# Of so many positions at least one has one step, and another one several.
MOST = 30
# What is drawn at random follows from the digits on the board: the same in each run, whatever else draws.
DRAWS = """
Math.anyOf = Math.random;
Math.random = () => {
  let drawn = 2026;
  for (const cell of document.querySelectorAll("#sudoku [role=gridcell]")) {
    const digit = /, ([1-9]),/.exec(cell.getAttribute("aria-label"))?.[1] ?? 0;
    drawn = ((drawn + Number(digit)) * 16807) % 2147483647;
  }
  return drawn / 2147483647;
};
"""


@pytest.fixture(autouse=True)
def draws(page: Page) -> Iterator[None]:
    """Let positions for practice be the same in each run: none of them is easier to test than others."""
    from_the_start(page, DRAWS)
    yield
    if page in PAGES:
        page.evaluate("Math.random = Math.anyOf")


def expect_another(page: Page, position: str) -> None:
    """Wait until another position is on the board."""
    page.wait_for_function(
        """(position) => Array.from(document.querySelectorAll("#sudoku [role=gridcell]"), (cell) =>
            /, ([1-9]),/.exec(cell.getAttribute("aria-label"))?.[1] ?? ".").join("") !== position""",
        arg=position,
    )


def go_on_until(page: Page, several: bool) -> None:
    """Go on to a position that has several steps, or one."""
    for _ in range(MOST):
        if ("There are" in page.get_by_role("status").inner_text()) == several:
            return
        at = digits(page)
        button(page, "Next position").click()
        expect_another(page, at)
        says(page, "press Check")
    pytest.fail(f"none of {MOST} positions has {'several steps' if several else 'one step'}")


def test_x_wings_by_keyboard_alone_and_the_board_comes_back(page: Page, site: Site) -> None:
    begun(page, site, "X-wing", PLAYED)
    go_on_until(page, several=False)
    button(page, "Check").click()
    says(page, "Nothing is marked yet.")
    going = what_goes(page)
    for row, column, digit in going:
        cells = grid(page, SUDOKU).get_by_role("gridcell")
        cells.nth(9 * row + column - 10).focus()
        before = cell_name(page, row, column)
        page.keyboard.press(digit)
        assert digit in before.rpartition("candidates")[2]
        assert digit not in cell_name(page, row, column).rpartition("candidates")[2]
    page.keyboard.press("Enter")
    says(page, "Right: that follows by an X-wing.")
    expect(practice(page)).to_contain_text("1 found")
    expect(button(page, "Next position")).to_be_focused()
    at = digits(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).not_to_contain_text("Right")
    expect(grid(page, SUDOKU).locator(":focus")).to_have_count(1)
    assert digits(page) != at
    button(page, "End practice").click()
    says(page, "Practice is over")
    assert digits(page) == LECTURE.replace("0", ".")
    expect(practice(page)).to_be_hidden()


def test_a_press_strikes_out_and_takes_back_and_what_stays_is_told(page: Page, site: Site) -> None:
    begun(page, site, "X-wing")
    row, column, digit, *others = what_goes(page)[0]
    assert not others
    seen = cell_name(page, row, column).rpartition("candidates ")[2].split(" ")
    press(page, row, column, digit)
    expect(
        page.get_by_role("gridcell", name=f"Row {row}, column {column}, empty")
    ).not_to_have_accessible_name(re.compile(f"candidates.* {digit}"))
    press(page, row, column, digit)
    assert cell_name(page, row, column).endswith(f"candidates {' '.join(seen)}")
    # Not all that a cell can hold goes.
    for one in seen:
        press(page, row, column, one)
    button(page, "Check").click()
    expect(page.get_by_role("status")).to_contain_text(re.compile("must stay|not by an X-wing"))


def test_a_position_that_comes_late_leaves_another_board_as_it_is(
    page: Page, site: Site, answered: None
) -> None:
    release = hold(page, "**/pool-*.js")
    open_board(page, site.url, "board=sudoku")
    wait_for_engine(page, "ready")
    choose(page, "Techniques")
    techniques(page).get_by_role("button", name="X-wing", exact=True).click()
    with page.expect_request("**/pool-*.js"):
        entry(page, "X-wing").get_by_role("button", name="Practise this").click()
    page.get_by_role("tab", name=QUEENS).click()
    with page.expect_response("**/pool-*.js"):
        release()
    button(page, "Solve").click()
    says(page, "92 solutions")
    expect(mode(page, "Solver")).to_be_checked()
    page.get_by_role("tab", name=SUDOKU).click()
    assert digits(page) == "." * 81


def test_undo_leads_back_to_what_was_there_and_redo_to_the_exercise(page: Page, site: Site) -> None:
    begun(page, site, "Hidden single", PLAYED)
    at = digits(page)
    button(page, "Undo").click()
    expect(practice(page)).to_be_hidden()
    assert digits(page) == LECTURE.replace("0", ".")
    button(page, "Redo").click()
    expect(practice(page)).to_be_visible()
    assert digits(page) == at


def test_practice_goes_on_after_a_reload(page: Page, site: Site, answered: None) -> None:
    begun(page, site, "X-wing", PLAYED)
    for row, column, digit in what_goes(page):
        press(page, row, column, digit)
    at = labels(page, SUDOKU)
    reload(page)
    expect(practice(page).get_by_role("heading")).to_have_text("X-wing")
    assert labels(page, SUDOKU) == at
    button(page, "Check").click()
    says(page, "Right: that follows by an X-wing.")
    button(page, "End practice").click()
    says(page, "Practice is over")
    assert digits(page) == LECTURE.replace("0", ".")


def test_an_address_is_a_link_to_practice_and_to_its_position(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=sudoku&practise=x-wing")
    says(page, "X-wing: strike out what goes")
    expect(practice(page).get_by_role("heading")).to_have_text("X-wing")
    at = labels(page, SUDOKU)
    page.wait_for_function("() => /practise=x-wing/.test(location.hash) && /givens=/.test(location.hash)")
    whole = page.url.partition("#")[2]
    # What was done with it may be left out.
    alone = "&".join(part for part in whole.split("&") if not re.match("entered|notes|mode", part))
    for fragment in (whole, alone):
        open_board(page, site.url, fragment)
        says(page, "X-wing: strike out what goes")
        expect(practice(page)).to_be_visible()
        assert labels(page, SUDOKU) == at
    button(page, "End practice").click()
    assert digits(page) == "." * 81


def test_what_is_no_technique_is_said(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&practise=Y-wings")
    says(page, "There is no technique “y-wings” to practise.")
    expect(practice(page)).to_be_hidden()
    assert digits(page) == LECTURE.replace("0", ".")


def test_a_puzzle_without_its_technique_is_to_be_played(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&practise=jellyfish")
    says(page, "Jellyfish is not on the way of this puzzle.")
    expect(practice(page)).to_be_hidden()
    assert digits(page) == LECTURE.replace("0", ".")
    button(page, "Check").click()
    says(page, "Nothing is entered yet.")


def test_a_link_to_what_there_is_no_puzzle_for_says_so_and_can_be_left(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=sudoku&practise=template-set")
    says(page, "There is no puzzle yet to practise this on: Template set.")
    mode(page, "Solver").click()
    mode(page, "Play").click()
    says(page, "There is no puzzle yet to practise this on: Template set.")
    button(page, "End practice").click()
    says(page, "Practice is over")


def test_undo_leads_through_the_exercises_and_out_of_them(page: Page, site: Site) -> None:
    begun(page, site, "X-wing", PLAYED)
    first = digits(page)
    button(page, "Next position").click()
    expect_another(page, first)
    button(page, "Undo").click()
    says(page, "X-wing: ")
    assert digits(page) == first
    # It is this one that is judged.
    for row, column, digit in what_goes(page):
        press(page, row, column, digit)
    button(page, "Check").click()
    says(page, "Right: that follows by an X-wing.")
    button(page, "End practice").click()
    assert digits(page) == LECTURE.replace("0", ".")
    expect(page.get_by_role("radio", name="Digit", exact=True)).to_be_checked()
    button(page, "Undo").click()
    expect(practice(page)).to_be_visible()
    button(page, "End practice").click()
    assert digits(page) == LECTURE.replace("0", ".")


def test_another_board_and_back_is_back_in_practice(page: Page, site: Site) -> None:
    begun(page, site, "X-wing", PLAYED)
    for row, column, digit in what_goes(page):
        press(page, row, column, digit)
    at = labels(page, SUDOKU)
    page.get_by_role("tab", name=QUEENS).click()
    expect(grid(page, QUEENS)).to_be_visible()
    expect(practice(page)).to_be_hidden()
    page.go_back()
    expect(practice(page)).to_be_visible()
    assert labels(page, SUDOKU) == at
    button(page, "Check").click()
    says(page, "Right: that follows by an X-wing.")


def test_what_was_found_is_told_again_after_another_mode(page: Page, site: Site) -> None:
    begun(page, site, "X-wing")
    for row, column, digit in what_goes(page):
        press(page, row, column, digit)
    button(page, "Check").click()
    expect(practice(page)).to_contain_text("1 found")
    mode(page, "Solver").click()
    expect(practice(page)).to_be_hidden()
    mode(page, "Play").click()
    expect(practice(page)).to_contain_text("1 found")


def test_who_edits_the_givens_of_an_exercise_has_a_puzzle(page: Page, site: Site) -> None:
    begun(page, site, "X-wing")
    at = digits(page)
    choose(page, "Edit the givens")
    first = next(cell for cell, digit in enumerate(at) if digit != ".")
    grid(page, SUDOKU).get_by_role("gridcell").nth(first).focus()
    page.keyboard.press("Delete")
    mode(page, "Play").click()
    expect(mode(page, "Play")).to_be_checked()
    expect(practice(page)).to_be_hidden()
    assert digits(page)[first] == "."


def test_clear_begins_the_exercise_anew(page: Page, site: Site) -> None:
    begun(page, site, "X-wing")
    at = labels(page, SUDOKU)
    for row, column, digit in what_goes(page):
        press(page, row, column, digit)
    choose(page, "Clear")
    expect(practice(page)).to_be_visible()
    assert labels(page, SUDOKU) == at


SIZES = [(1280, 720), (1366, 768), (390, 844), (360, 640)]
BELOW = "document.documentElement.scrollHeight - innerHeight"


def test_board_keys_and_argument_are_seen_at_once(page: Page, site: Site) -> None:
    begun(page, site, "X-wing")
    for press_first in (None, "Hint", "Show the pattern", "Why?"):
        if press_first:
            button(page, press_first).click()
            expect(button(page, press_first)).to_be_hidden()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(BELOW) <= 0, (press_first, width, height, page.evaluate(BELOW))
            # Once the argument is told, the keys have made room for it.
            expect(button(page, "Erase")).to_be_visible(visible=press_first != "Why?")


def test_who_ends_practice_at_its_argument_has_the_keys_again(page: Page, site: Site) -> None:
    begun(page, site, "X-wing", PLAYED)
    for name in ("Hint", "Show the pattern", "Why?"):
        button(page, name).click()
    expect(button(page, "Erase")).to_be_hidden()
    button(page, "End practice").click()
    expect(button(page, "Erase")).to_be_visible()


def test_colours_are_chosen_on_a_phone_without_scrolling(page: Page, site: Site) -> None:
    begun(page, site, "X-wing")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_text("Colour", exact=True).first.click()
    expect(page.get_by_role("combobox", name="Colour")).to_be_visible()
    assert page.evaluate(BELOW) <= 0


def test_nothing_moves_when_steps_are_counted_and_keys_go_on_where_more_are_left(
    page: Page, site: Site
) -> None:
    begun(page, site, "X-wing")
    go_on_until(page, several=True)
    keys = page.get_by_role("group", name="Keypad").bounding_box()
    grid(page, SUDOKU).get_by_role("gridcell").first.focus()
    for row, column, digit in what_goes(page):
        grid(page, SUDOKU).get_by_role("gridcell").nth(9 * row + column - 10).focus()
        page.keyboard.press(digit)
    page.keyboard.press("Enter")
    says(page, "here, or go on with Next position.")
    expect(practice(page)).to_contain_text("1 found")
    assert page.get_by_role("group", name="Keypad").bounding_box() == keys
    expect(grid(page, SUDOKU).locator(":focus")).to_have_count(1)


def test_what_the_exercise_begins_with_cannot_be_erased(page: Page, site: Site) -> None:
    begun(page, site, "X-wing")
    at = labels(page, SUDOKU)
    filled = next(cell for cell, name in enumerate(at) if name.endswith("entered"))
    grid(page, SUDOKU).get_by_role("gridcell").nth(filled).focus()
    for key in ("Backspace", "1", "2"):
        page.keyboard.press(key)
    # All digits of a cell, what it has and what it has not.
    empty = next(cell for cell, name in enumerate(at) if "candidates" in name)
    grid(page, SUDOKU).get_by_role("gridcell").nth(empty).focus()
    for key in "112233445566778899":
        page.keyboard.press(key)
    assert labels(page, SUDOKU) == at
