"""What is done while a new puzzle is on its way, and which of two presses wins."""

import re
from collections.abc import Callable

import pytest
from boards import QUEENS, SUDOKU, button, choose, digits, grid, mode
from creating import chip, is_played, press_new, section, wish_givens, wish_technique
from opening import CALLBACKS, IDLE, hold, hold_python, let_arrive, open_board, wait_for_engine
from playwright.sync_api import Page, expect
from practising import entry, techniques
from puzzles import LECTURE
from serving import Site

EMPTY = "." * 81
LEFT = "No new puzzle was made: you went on with something else meanwhile."
# Of this many a puzzle is not found soon.
RARE = 17


def wish_what_is_rare(page: Page) -> None:
    wish_givens(page, RARE)
    expect(page.get_by_text(re.compile(r"^[\d,]+ puzzles? looked at$"))).to_be_visible()


def test_an_edit_meanwhile_ends_it_with_a_word_and_stays(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    ready()
    after = f"{digits(page)[:2]}4{digits(page)[3:]}"

    def typed() -> None:
        grid(page, SUDOKU).get_by_role("gridcell").nth(2).click()
        page.keyboard.press("4")

    edits: list[tuple[Callable[[], None], str, str]] = [
        (typed, after, LEFT),
        (button(page, "Clear").click, EMPTY, f"Cleared. Undo brings it back. {LEFT}"),
        (button(page, "Undo").click, after, LEFT),
    ]
    for edit, expected, sentence in edits:
        wish_what_is_rare(page)
        edit()
        expect(page.get_by_role("status")).to_have_text(sentence)
        expect(button(page, "Stop")).to_be_hidden()
        assert digits(page) == expected


@pytest.mark.parametrize("elsewhere", ["Watch", QUEENS])
def test_who_goes_elsewhere_stays_there_and_is_told_on_coming_back(
    page: Page, site: Site, ready: Callable[[], None], elsewhere: str
) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    ready()
    wish_what_is_rare(page)
    if elsewhere == "Watch":
        mode(page, "Watch").click()
        expect(page.get_by_role("list", name="Marks on the board")).to_be_visible()
        expect(mode(page, "Watch")).to_be_checked()
        mode(page, "Solver").click()
    else:
        page.get_by_role("tab", name=elsewhere).click()
        expect(grid(page, elsewhere)).to_be_visible()
        page.get_by_role("tab", name=SUDOKU).click()
    expect(page.get_by_role("status")).to_have_text(LEFT)
    assert digits(page) == LECTURE.replace("0", ".")


def test_what_shows_a_search_may_be_on_its_way_when_a_puzzle_is_given_up(
    page: Page, site: Site, answered: None
) -> None:
    release = hold(page, "**/watch-*.js")
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    wait_for_engine(page, "ready")
    wish_what_is_rare(page)
    mode(page, "Watch").click()
    page.wait_for_function(IDLE)
    release()
    expect(page.get_by_role("list", name="Marks on the board")).to_be_visible()
    expect(mode(page, "Watch")).to_be_checked()


def test_what_was_stopped_before_it_began_is_not_missed(page: Page, site: Site, fresh: None) -> None:
    hold_python(page, CALLBACKS)
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    press_new(page)
    chip(page, "A new one", "Easy").click()
    button(page, "Stop").click()
    expect(page.get_by_role("status")).to_have_text("Stopped before it began.")
    grid(page, SUDOKU).get_by_role("gridcell").nth(2).click()
    page.keyboard.press("4")
    expect(section(page)).to_be_hidden()
    expect(page.get_by_role("status")).not_to_contain_text(LEFT)


def test_the_last_press_wins_over_a_wish_whose_pool_comes_late(
    page: Page, site: Site, answered: None
) -> None:
    release = hold(page, "**/pool-*.js")
    open_board(page, site.url)
    wait_for_engine(page, "ready")
    wish_technique(page, "Jellyfish")
    chip(page, "A new one", "Easy").click()
    puzzle = is_played(page, "Easy")
    let_arrive(page, "**/pool-*.js", release)
    assert is_played(page, "Easy") == puzzle


def test_the_last_press_wins_over_a_position_that_was_to_be_practised(
    page: Page, site: Site, answered: None
) -> None:
    release = hold(page, "**/pool-*.js")
    open_board(page, site.url)
    wait_for_engine(page, "ready")
    choose(page, "Techniques")
    techniques(page).get_by_role("button", name="X-wing", exact=True).click()
    with page.expect_request("**/pool-*.js"):
        entry(page, "X-wing").get_by_role("button", name="Practise this").click()
    press_new(page)
    chip(page, "A new one", "Easy").click()
    puzzle = is_played(page, "Easy")
    let_arrive(page, "**/pool-*.js", release)
    button(page, "Check").click()
    expect(page.get_by_role("status")).to_have_text("Nothing is entered yet.")
    assert is_played(page, "Easy") == puzzle


@pytest.mark.parametrize("meanwhile", [QUEENS, "an edit"])
def test_the_first_door_is_passed_by_who_does_something_else_before_it_opens(
    page: Page, site: Site, answered: None, meanwhile: str
) -> None:
    release = hold(page, "**/create-*.js")
    open_board(page, site.url)
    wait_for_engine(page, "ready")
    button(page, "Play a puzzle").click()
    if meanwhile == QUEENS:
        page.get_by_role("tab", name=QUEENS).click()
        expect(grid(page, QUEENS)).to_be_visible()
    else:
        grid(page, SUDOKU).get_by_role("gridcell").nth(0).click()
        page.keyboard.press("5")
    let_arrive(page, "**/create-*.js", release)
    expect(mode(page, "Solver")).to_be_checked()
    page.get_by_role("tab", name=SUDOKU).click()
    assert digits(page) == (EMPTY if meanwhile == QUEENS else f"5{EMPTY[1:]}")


def test_what_could_not_be_asked_for_is_not_said_to_be_left(
    page: Page, site: Site, fresh: None, faults: list[str]
) -> None:
    page.route("**/pyodide*.gzip", lambda route: route.abort())
    # With the callbacks there it would be asked for, and Python tried once more.
    hold(page, CALLBACKS)
    open_board(page, site.url)
    wait_for_engine(page, "failed")
    press_new(page)
    chip(page, "A new one", "Medium").click()
    grid(page, SUDOKU).get_by_role("gridcell").nth(0).click()
    page.keyboard.press("4")
    assert digits(page) == f"4{EMPTY[1:]}"
    expect(page.get_by_role("status")).not_to_contain_text(LEFT)
