"""Undo and redo bring back what was shown and said; and a sentence goes when what it speaks of goes."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, choose, digits, example, grid, is_tour, mode, moves
from lives import end_worker
from opening import follow, glimpse, hold_python, open_board, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from puzzles import BLOG, LECTURE
from serving import Site
from stepping import at_step, watch

DOTTED = LECTURE.replace("0", ".")
CLUE = "1".ljust(81, ".")


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def is_idle(page: Page, name: str, idle: bool = True) -> None:
    locator = expect(button(page, name))
    (locator.to_have_attribute if idle else locator.not_to_have_attribute)("aria-disabled", "true")


def step(page: Page) -> None:
    # The first search waits for Python, and no step can be taken before its recording has begun.
    wait_for_engine(page, "ready")
    watch(page)
    at_step(page, 0)
    button(page, "Step forward").click()
    at_step(page, 1)


def test_undo_while_stepping_leaves_the_search_and_nothing_else(page: Page, site: Site) -> None:
    open_board(page, site.url)
    example(page, "From the lecture")
    step(page)
    is_idle(page, "Redo")
    button(page, "Undo").click()
    expect(page.locator("#player")).to_be_hidden()
    assert digits(page) == DOTTED
    expect(page).to_have_url(re.compile(re.escape(f"givens={DOTTED}") + "$"))
    button(page, "Undo").click()
    assert digits(page) == "." * 81
    expect(page.locator("#player")).to_be_hidden()
    button(page, "Redo").click()
    expect(status(page)).to_have_text("Press Solve to solve this puzzle.")
    assert digits(page) == DOTTED


def test_redo_goes_back_to_the_search_that_undo_has_left(page: Page, site: Site) -> None:
    open_board(page, site.url)
    example(page, "From the lecture")
    step(page)
    button(page, "Undo").click()
    expect(page.locator("#player")).to_be_hidden()
    button(page, "Redo").click()
    at_step(page, 1)
    is_idle(page, "Redo")
    # What is done after it is not taken for the search.
    for do in (lambda: button(page, "Solve").click(), lambda: example(page, "From the blog")):
        button(page, "Undo").click()
        is_idle(page, "Redo", False)
        do()
        is_idle(page, "Redo")
        watch(page)
        expect(page.locator("#player")).to_be_visible()


def test_undo_while_stepping_a_link_leaves_the_search(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}&strategy=first-empty&step=9")
    at_step(page, 9)
    button(page, "Close the steps").click()
    watch(page)
    page.get_by_role("tab", name="Code", exact=True).focus()
    page.keyboard.press("Control+z")
    expect(page.locator("#player")).to_be_hidden()
    # The focus is not lost with the views.
    expect(mode(page, "Solver")).to_be_focused()
    assert digits(page) == DOTTED
    is_idle(page, "Undo")


def test_a_search_that_is_left_brings_the_verdict_back(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={CLUE}")
    button(page, "Solve").click()
    expect(status(page)).to_contain_text("More than one solution")
    solution = digits(page)
    step(page)
    button(page, "Undo").click()
    assert digits(page) == solution
    expect(button(page, "Second solution")).to_be_visible()
    # To those who cannot see it, it is said that the search is gone; the board's own sentence is kept.
    expect(status(page)).to_have_text("The search is closed.")
    page.get_by_role("tab", name=QUEENS).click()
    page.get_by_role("tab", name=SUDOKU).click()
    expect(status(page)).to_contain_text("More than one solution")


def test_two_solutions_are_undone_and_redone(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={CLUE}")
    button(page, "Solve").click()
    expect(status(page)).to_contain_text("More than one solution")
    verdict = status(page).inner_text()
    button(page, "Clear").click()
    button(page, "Undo").click()
    expect(status(page)).to_have_text(verdict)
    expect(button(page, "Second solution")).to_be_visible()
    watch(page)
    expect(page.locator("#player")).to_be_visible()
    expect(button(page, "Second solution")).to_be_hidden()
    button(page, "Undo").click()
    expect(button(page, "Second solution")).to_be_visible()
    button(page, "Undo").click()
    expect(status(page)).to_have_text("Press Solve to solve this puzzle.")
    expect(button(page, "Second solution")).to_be_hidden()
    button(page, "Redo").click()
    expect(status(page)).to_have_text(verdict)
    button(page, "Redo").click()
    expect(status(page)).to_have_text("Cleared. Undo brings it back.")


def test_a_tour_is_undone_and_redone(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight&rows=6&cols=6")
    button(page, "Solve").click()
    expect(status(page)).to_contain_text("The tour is")
    verdict = status(page).inner_text()
    caption = page.locator("#knight-caption").inner_text()
    page.get_by_role("textbox", name="Rows").fill("5")
    page.keyboard.press("Enter")
    expect(status(page)).to_have_text("An empty 5 by 6 board. Press Solve.")
    button(page, "Undo").click()
    expect(status(page)).to_have_text(verdict)
    expect(page.get_by_text(caption, exact=True)).to_be_visible()
    assert is_tour(moves(page), 6, 30)
    button(page, "Undo").click()
    expect(status(page)).to_have_text("Press Solve for a tour from the start, or choose another square.")
    button(page, "Redo").click()
    expect(status(page)).to_have_text(verdict)


@pytest.mark.parametrize("event", ["Blog", "Solve", "Clear", "another board"])
def test_what_ends_a_search_takes_its_sentence_along(page: Page, site: Site, event: str) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    step(page)
    of_search = status(page).inner_text()
    if event == "Blog":
        follow(page, f"board=sudoku&givens={BLOG}")
        expect(status(page)).to_have_text("Press Solve to solve this puzzle.")
    elif event == "another board":
        page.get_by_role("tab", name=QUEENS).click()
        expect(status(page)).to_have_text("Choose N and press Solve.")
        page.get_by_role("tab", name=SUDOKU).click()
        # Where it was watched, it is.
        expect(status(page)).to_have_text(of_search)
        button(page, "Close the steps").click()
    else:
        choose(page, event)
        expect(status(page)).to_have_text(
            re.compile("^One solution" if event == "Solve" else r"^Cleared\. Undo brings it back\.$")
        )
    assert of_search not in status(page).inner_text()
    expect(page.locator("#player")).to_be_hidden()


def test_an_error_goes_when_a_valid_address_comes_back(page: Page, site: Site, fresh: None) -> None:
    open_board(page, site.url, "board=queens&n=6")
    follow(page, "board=chess")
    expect(status(page)).to_contain_text("the board 'chess'")
    page.go_back()
    expect(status(page)).to_have_text("Choose N and press Solve.")
    expect(grid(page, QUEENS)).to_be_visible()


@pytest.mark.parametrize("board", ["sudoku", "queens", "knight"])
def test_what_waits_for_python_says_what_for(page: Page, site: Site, board: str, fresh: None) -> None:
    release = hold_python(page)
    open_board(page, site.url, f"board={board}")
    page.wait_for_function("undoku.engine.state === 'loading'")
    watch(page)
    expect(status(page)).to_have_text("Python is still starting; the search opens as soon as it is ready.")
    release()
    at_step(page, 0)


def test_a_strategy_chosen_while_python_starts_is_the_one_that_opens(
    page: Page, site: Site, fresh: None
) -> None:
    release = hold_python(page)
    open_board(page, site.url, "board=queens&n=6")
    page.wait_for_function("undoku.engine.state === 'loading'")
    watch(page)
    strategy = page.get_by_label("Strategy")
    expect(strategy).to_be_enabled()
    strategy.select_option("bitmasks")
    release()
    at_step(page, 0)
    expect(page).to_have_url(re.compile("strategy=bitmasks"))
    expect(page.locator("#view-code .view-caption")).to_have_text(
        strategy.locator("option:checked").inner_text()
    )


def test_a_search_on_a_page_whose_python_failed_tries_again(
    page: Page, site: Site, faults: list[str], fresh: None
) -> None:
    open_board(page, site.url, "board=queens&n=4")
    wait_for_engine(page, "ready")
    end_worker(page, "engine")
    expect(status(page)).to_contain_text("Python stopped")
    watch(page)
    at_step(page, 0)
    faults.clear()


def test_work_that_was_left_is_told_of(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, "board=queens&n=12")
    ready()
    with glimpse(status(page), "Stop ends it at any time.", press=page.get_by_role("tab", name=KNIGHT)):
        button(page, "Solve").click()
    expect(status(page)).to_have_text("Press Solve for a tour from the start, or choose another square.")
    page.get_by_role("tab", name=QUEENS).click()
    expect(status(page)).to_have_text("Stopped when you left this board.")
