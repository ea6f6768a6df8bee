"""What comes next for queens placed by hand: hints, what completes the board, and why nothing does."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, QUEENS, button, choose, columns, example, expect_columns, grid, labels, mode
from lives import end_worker
from opening import open_board, wait_for_engine
from playing_queens import HINT, NAUCK, PLAYED, do_it, is_called, says, square, status
from playwright.sync_api import Page, expect
from serving import Site


def test_solve_completes_what_is_on_the_board(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&queens=1:1&blocked=2:5")
    wait_for_engine(page, "ready")
    choose(page, "Solve")
    says(page, "3 solutions contain what is on the board.")
    found = columns(page)
    assert found[0] == 0
    assert found[1] != 4
    assert sorted(found) == list(range(8))
    # The queen is not lost with the solution.
    choose(page, "Clear")
    expect_columns(page, [0, *[-1] * 7])
    choose(page, "Clear")
    expect_columns(page, [-1] * 8)
    button(page, "Undo").click()
    button(page, "Undo").click()
    button(page, "Next solution").click()
    expect(page.get_by_role("textbox", name="Solution number")).to_have_value("2")
    # What is placed by hand takes the solution away, and leads back to it.
    square(page, 8, 8).click()
    assert sum(column >= 0 for column in columns(page)) == 2
    button(page, "Undo").click()
    assert all(column >= 0 for column in columns(page))


def test_naucks_queens_have_two_completions(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    example(page, "Nauck")
    assert [columns(page)[3], columns(page)[4]] == [3, 1]
    wait_for_engine(page, "ready")
    button(page, "Check").click()
    says(page, "2 solutions contain what is on the board.")
    # None is given away before that is asked for.
    expect_columns(page, [-1, -1, -1, 3, 1, -1, -1, -1])
    expect(page).to_have_url(re.compile(f"{NAUCK}$"))
    button(page, "Show them").click()
    expect(page.get_by_role("textbox", name="Solution number")).to_have_value("1")
    both = [columns(page)]
    button(page, "Next solution").click()
    expect(page.get_by_role("textbox", name="Solution number")).to_have_value("2")
    both.append(columns(page))
    assert both[0] < both[1]
    assert all(found[3:5] == [3, 1] and len(set(found)) == 8 for found in both)
    # An address leads to one of them.
    open_board(page, site.url, f"board=queens&n=8&{NAUCK}&solution=2")
    wait_for_engine(page, "ready")
    says(page, "2 solutions contain what is on the board.")
    expect_columns(page, both[1])


def test_the_ways_that_were_counted_go_with_the_board(page: Page, site: Site) -> None:
    # Of the ways it is not known which are fundamental: all of them are shown.
    open_board(page, site.url, f"{PLAYED}&list=fundamental&{NAUCK}")
    wait_for_engine(page, "ready")
    button(page, "Check").click()
    expect(button(page, "Show them")).to_be_visible()
    square(page, 2, 1).click()
    expect(button(page, "Show them")).to_be_hidden()
    says(page, HINT)
    button(page, "Check").click()
    button(page, "Show it").click()
    expect(page.get_by_role("gridcell", name=re.compile("queen$"))).to_have_count(8)
    expect(page.get_by_text("Solution 1 of 1", exact=True)).to_be_visible()
    says(page, "1 solution contains what is on the board.")


def test_ways_that_went_with_their_worker_are_counted_again(
    page: Page, site: Site, faults: list[str], fresh: None
) -> None:
    open_board(page, site.url, "board=queens&mode=play&n=14&queens=1:2,2:4,3:6,4:8,5:10")
    wait_for_engine(page, "ready")
    button(page, "Check").click()
    expect(button(page, "Show them")).to_be_visible()
    end_worker(page, "engine")
    button(page, "Retry").click()
    wait_for_engine(page, "ready")
    button(page, "Show them").click()
    says(page, "2 solutions contain what is on the board.")
    button(page, "Show them").click()
    expect(page.get_by_text("Solution 1 of 2", exact=True)).to_be_visible()
    faults.clear()


def test_the_way_is_asked_again_of_the_next_worker(
    page: Page, site: Site, faults: list[str], fresh: None
) -> None:
    open_board(page, site.url, f"{PLAYED}&{NAUCK}")
    wait_for_engine(page, "ready")
    end_worker(page, "engine")
    wait_for_engine(page, "failed")
    button(page, "Check").click()
    wait_for_engine(page, "ready")
    says(page, "2 solutions contain what is on the board.")
    faults.clear()


def test_what_makes_it_impossible_is_shown(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&mode=play&n=6&queens=1:1,2:3")
    wait_for_engine(page, "ready")
    choose(page, "Solve")
    says(page, "No solution. With the queen in row 1, column 1 there is no placement.")
    expect(square(page, 1, 1, 6)).to_have_accessible_description("part of the reason")
    expect(square(page, 2, 3, 6)).to_have_accessible_description("")
    square(page, 1, 1, 6).click()
    expect(square(page, 1, 1, 6)).to_have_accessible_description(re.compile("^(?!.*reason)"))


def test_what_has_the_focus_is_never_lost(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    example(page, "Nauck")
    wait_for_engine(page, "ready")
    button(page, "Check").click()
    button(page, "Show them").click()
    button(page, "Next solution").press("Enter")
    expect(page.get_by_role("textbox", name="Solution number")).to_have_value("2")
    button(page, "Previous solution").press("Enter")
    expect(page.get_by_role("textbox", name="Solution number")).to_have_value("1")
    page.keyboard.press("ControlOrMeta+z")
    expect(square(page, 1, 1)).to_be_focused()
    button(page, "Hint").press("Enter")
    do_it(page).focus()
    # A hint is closed where one is.
    page.keyboard.press("Escape")
    expect(do_it(page)).to_be_hidden()
    expect(button(page, "Hint")).to_be_focused()
    says(page, HINT)


def test_hints_lead_to_the_end(page: Page, site: Site, answered: None) -> None:
    """Everything by names alone, as with a screen reader: a hint, what it says, and so on."""
    open_board(page, site.url, "board=queens&mode=play&n=6")
    wait_for_engine(page, "ready")
    for _ in range(36):
        button(page, "Hint").press("Enter")
        expect(do_it(page)).to_be_visible()
        target = page.get_by_role("gridcell", description=re.compile("belongs here|can stand here"))
        expect(target).to_have_count(1)
        do_it(page).press("Enter")
        expect(do_it(page)).to_be_hidden()
        if sum(column >= 0 for column in columns(page)) == 6:
            break
    says(page, "Solved: 6 queens stand, and none attacks another.")
    assert sorted(columns(page)) == list(range(6))


def test_a_hint_goes_with_the_board_it_speaks_of(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&{NAUCK}")
    wait_for_engine(page, "ready")
    square(page, 1, 1).focus()
    page.keyboard.press("h")
    expect(do_it(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(do_it(page)).to_be_hidden()
    says(page, HINT)
    page.keyboard.press("h")
    expect(do_it(page)).to_be_visible()
    before = labels(page, QUEENS)
    page.keyboard.press("h")
    expect(do_it(page)).to_be_hidden()
    button(page, "Undo").click()
    assert labels(page, QUEENS) == before
    says(page, HINT)
    button(page, "Hint").click()
    expect(do_it(page)).to_be_visible()
    mode(page, "Solver").check()
    says(page, "Choose N and press Solve.")
    mode(page, "Play").check()
    expect(do_it(page)).to_be_hidden()
    says(page, HINT)


def leave_for_another_board(page: Page) -> None:
    page.get_by_role("tab", name="Knight's tour").click()
    expect(grid(page, KNIGHT)).to_be_visible()
    page.get_by_role("tab", name="N-Queens").click()


def watch_and_come_back(page: Page) -> None:
    mode(page, "Watch").check()
    expect(page.get_by_role("slider", name="Step", exact=True)).to_be_visible()
    button(page, "Close the steps").click()


@pytest.mark.parametrize("leave", [leave_for_another_board, watch_and_come_back, Page.reload])
def test_what_a_hint_says_does_not_come_back_alone(
    page: Page, site: Site, leave: Callable[[Page], None]
) -> None:
    open_board(page, site.url, PLAYED)
    square(page, 1, 1).click()
    wait_for_engine(page, "ready")
    button(page, "Hint").click()
    expect(do_it(page)).to_be_visible()
    leave(page)
    expect(mode(page, "Play")).to_be_checked()
    is_called(page, 1, 1, "queen")
    expect(do_it(page)).to_be_hidden()
    # Where a search was closed that is said.
    expect(status(page)).to_have_text(re.compile(f"^({HINT}|The search is closed.)$"))
    square(page, 8, 2).click()
    button(page, "Undo").click()
    is_called(page, 8, 2, "empty")
    says(page, HINT)


def test_there_is_no_hint_over_a_solution(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&{NAUCK}")
    wait_for_engine(page, "ready")
    choose(page, "Solve")
    says(page, "2 solutions contain what is on the board.")
    button(page, "Hint").click()
    says(page, "A solution is shown. Clear takes it away, and Hint then says what comes next on your board.")
    choose(page, "Clear")
    button(page, "Hint").click()
    expect(do_it(page)).to_be_visible()


def test_two_queens_that_attack_are_what_a_hint_speaks_of(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{PLAYED}&queens=1:1,3:3,5:8")
    wait_for_engine(page, "ready")
    button(page, "Hint").click()
    expect(status(page)).to_contain_text("attack each other")
    expect(square(page, 1, 1)).to_have_accessible_description(re.compile("part of the reason"))
    expect(square(page, 5, 8)).not_to_have_accessible_description(re.compile("reason"))


def test_there_is_no_hint_on_a_board_too_large_to_be_played(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&mode=play&n=60")
    wait_for_engine(page, "ready")
    button(page, "Hint").click()
    expect(status(page)).to_contain_text("by hand up to N = 40")
    expect(do_it(page)).to_be_hidden()
