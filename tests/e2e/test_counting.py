"""Counting N queens beside everything else: to its end, to a stop, and past workers that are lost."""

import random
import re
from contextlib import AbstractContextManager

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, choose, choose_n, grid, mode
from lives import end_worker, python_of
from opening import CALLBACKS, follow, glimpse, hold_python, open_board, wait_for_engine, wait_until_kept
from playwright.sync_api import Locator, Page, expect
from programming import open_editor
from puzzles import LECTURE
from serving import Site
from test_accessibility import nothing_is_found

TOGGLE = "Count them"
STOP = "Stop counting"
# N = 15 and what is known of it.
FIFTEEN = "2,279,184 solutions, 285,053 fundamental."
# The cores that the page believes to have.
CORES = """(cores) =>
  Object.defineProperty(navigator, "hardwareConcurrency", { value: cores, configurable: true })"""
# Wait until the count has come so far, and lose the latest worker that is at it.
LOSE = """
(percent) => new Promise((resolve) => {
  const bar = document.querySelector("[aria-label='Count'] .count-bar");
  const look = () => {
    const workers = document.querySelectorAll("script[name^=pool]");
    if (bar.closest("[hidden]") || bar.hidden) return resolve(false);
    if (Number(bar.ariaValueNow) < percent || workers.length === 0) return requestAnimationFrame(look);
    const alive = workers[workers.length - 1];
    alive.xworker.terminate();
    resolve(true);
  };
  look();
})
"""


def section(page: Page) -> Locator:
    return page.get_by_role("region", name="Count", exact=True)


def outcome(page: Page) -> Locator:
    """What came of the count."""
    return section(page).locator("[aria-live]")


def bar(page: Page) -> Locator:
    return section(page).get_by_role("progressbar")


def under_way(page: Page) -> AbstractContextManager[None]:
    """Wait until a count that is begun is on its way; before, its bar is hidden."""
    return glimpse(section(page).locator("[role=progressbar]"), "^[1-9]", "aria-valuenow")


def opened(page: Page, site: Site, n: int, more: str = "", cores: int = 2) -> Page:
    """Show a board with its count, on a machine with so many cores: with more it is over sooner."""
    open_board(page, site.url, f"board=queens&n={n}{more}")
    page.evaluate(CORES, cores)
    wait_for_engine(page, "ready")
    button(page, TOGGLE).click()
    expect(section(page)).to_be_visible()
    return page


def begun(page: Page, n: int) -> None:
    """Begin a count, and wait until it is on its way."""
    with under_way(page):
        button(page, f"Count N = {n}").click()


def test_a_count_is_done_and_compared(page: Page, site: Site) -> None:
    opened(page, site, 12, "&queens=1:1")
    expect(section(page)).to_contain_text("on an empty 12 by 12 board, without what is on yours")
    button(page, "Count N = 12").click()
    expect(outcome(page)).to_have_text("14,200 solutions, 1,787 fundamental.")
    expect(section(page)).to_contain_text("The published numbers are the same (OEIS A000170 and A002562).")
    expect(bar(page)).to_be_hidden()
    expect(button(page, "Count N = 12 again")).to_be_visible()
    section(page).get_by_text("All numbers").click()
    row = section(page).get_by_role("row", name="✓ 12 14,200 1,787")
    expect(row).to_be_visible()
    # What was counted is known when N is the same again.
    choose_n(page, 1)
    button(page, "Count N = 1").click()
    expect(outcome(page)).to_have_text("1 solution, 1 fundamental.")
    choose_n(page, 12)
    expect(outcome(page)).to_have_text("14,200 solutions, 1,787 fundamental.")


@pytest.mark.parametrize(
    ("n", "words"),
    [
        (19, "^4,968,057,848 solutions, 621,012,754 fundamental. .*published .OEIS A000170 and A002562"),
        (27, "^234,907,967,154,122,528 solutions, .*Thomas Preußer and Matthias Engelhardt.* in 2016"),
        (28, "^Nobody knows the number: the largest N that was ever counted is 27.$"),
        (1000, "^Nobody knows"),
    ],
)
def test_what_is_too_large_is_told_from_the_literature(page: Page, site: Site, n: int, words: str) -> None:
    opened(page, site, n)
    expect(outcome(page)).to_have_text(re.compile(words))
    expect(page.get_by_role("button", name="Count N")).to_be_hidden()
    expect(button(page, STOP)).to_be_hidden()


@pytest.mark.parametrize("stop", [STOP, "Stop"])
def test_stopped_parts_stay_counted(page: Page, site: Site, stop: str) -> None:
    # A second worker may still be on its way when it is stopped, and is kept then.
    opened(page, site, 15, cores=1)
    # The tours of the knight's board have a button of that name, too.
    where = section(page) if stop == STOP else page
    pressed = where.get_by_role("button", name=stop, exact=True, include_hidden=True)
    with glimpse(section(page), r"[1-9] of \d parts", press=pressed):
        button(page, "Count N = 15").click()
        expect(section(page)).to_contain_text(f"Published: {FIFTEEN[:-1]} (OEIS A000170 and A002562).")
    expect(outcome(page)).to_have_text(
        re.compile(
            r"^Stopped at \d+%. (1 of \d parts stays|[2-9] of \d parts stay) counted for the next time.$"
        )
    )
    expect(button(page, "Stop")).to_be_hidden()
    expect(page.locator("script[name^=pool]")).to_have_count(0)
    begun(page, 15)
    expect(outcome(page)).to_have_text(FIFTEEN)


def test_it_goes_on_while_something_else_is_shown_and_the_engine_is_free(page: Page, site: Site) -> None:
    opened(page, site, 17)
    begun(page, 17)
    page.get_by_role("tab", name=SUDOKU).click()
    expect(section(page)).to_be_hidden()
    follow(page, f"board=sudoku&givens={LECTURE}")
    expect(grid(page, SUDOKU).get_by_label("given")).to_have_count(30)
    choose(page, "Solve")
    expect(page.get_by_role("status")).to_contain_text("One solution.")
    page.get_by_role("tab", name=QUEENS).click()
    mode(page, "Watch").check()
    expect(section(page)).to_be_hidden()
    mode(page, "Solver").check()
    expect(bar(page)).to_be_visible()
    # Nor does it end when the editor of a program is left.
    open_editor(page)
    mode(page, "Solver").click()
    expect(bar(page)).to_be_visible()
    # Behind another board it is stopped by its name.
    page.get_by_role("tab", name=KNIGHT).click()
    button(page, "Stop").click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^The count of 17 queens was stopped"))
    page.get_by_role("tab", name=QUEENS).click()
    expect(bar(page)).to_be_hidden()


def test_another_n_and_closing_end_it(page: Page, site: Site, answered: None) -> None:
    opened(page, site, 17)
    begun(page, 17)
    choose_n(page, 19)
    expect(outcome(page)).to_have_text(
        re.compile("^4,968,057,848 .* The count of 17 queens has ended, for N is another now.")
    )
    choose_n(page, 17)
    begun(page, 17)
    # One that is still on its way when the count is closed is kept for the next: it holds no memory.
    expect(section(page)).to_contain_text("2 workers")
    button(page, TOGGLE).click()
    expect(section(page)).to_be_hidden()
    expect(page.locator("script[name^=pool]")).to_have_count(0)
    expect(button(page, "Stop")).to_be_hidden()
    button(page, TOGGLE).click()
    expect(outcome(page)).to_have_text(re.compile("^Stopped at"))
    # Of so many queens nobody has published a number.
    begun(page, 17)
    choose_n(page, 30)
    expect(outcome(page)).to_have_text(re.compile("The count of 17 queens has ended, for N is another now."))
    expect(bar(page)).to_be_hidden()


@pytest.mark.parametrize("most", [4, pytest.param(20, marks=pytest.mark.long)])
def test_workers_lost_at_random_moments_change_nothing(page: Page, site: Site, most: int) -> None:
    opened(page, site, 15)
    moments = random.Random(15)
    lost = 0
    # A moment near the end of a count may be over before it is seen: another count has others.
    for _ in range(8):
        if lost >= most:
            break
        section(page).get_by_role("button", name="Count N = 15").click()
        for moment in sorted(moments.randrange(100) for _ in range(5)):
            lost += page.evaluate(LOSE, moment)
        expect(outcome(page)).to_have_text(FIFTEEN)
        expect(section(page)).to_contain_text("are the same")
        expect(button(page, "Retry")).to_be_hidden()
    assert lost >= most


def test_the_page_engine_may_be_lost_meanwhile(page: Page, site: Site) -> None:
    opened(page, site, 15)
    begun(page, 15)
    end_worker(page, "engine")
    expect(button(page, "Retry")).to_be_visible()
    expect(outcome(page)).to_have_text(FIFTEEN)
    # What is asked for now begins after a Retry.
    choose_n(page, 14)
    button(page, "Count N = 14").click()
    expect(bar(page)).to_have_attribute("aria-valuetext", re.compile("after a Retry"))
    with under_way(page):
        button(page, "Retry").click()
    expect(outcome(page)).to_have_text("365,596 solutions, 45,752 fundamental.")


def test_workers_that_are_always_lost_are_given_up(page: Page, site: Site, answered: None) -> None:
    opened(page, site, 15)
    page.evaluate("() => { undoku.pool.take = () => Promise.reject(new Error('no worker')); }")
    button(page, "Count N = 15").click()
    expect(outcome(page)).to_have_text(re.compile("^The workers that count were lost again and again"))
    expect(button(page, "Count N = 15")).not_to_have_attribute("aria-disabled", "true")


def test_pressed_before_python_is_there(page: Page, site: Site, answered: None) -> None:
    release = hold_python(page, CALLBACKS)
    open_board(page, site.url, "board=queens&n=10")
    button(page, TOGGLE).click()
    button(page, "Count N = 10").click()
    expect(bar(page)).to_have_attribute("aria-valuetext", re.compile("^Python is still starting"))
    button(page, STOP).click()
    expect(bar(page)).to_be_hidden()
    button(page, "Count N = 10").click()
    release()
    expect(outcome(page)).to_have_text("724 solutions, 92 fundamental.")


def test_it_is_counted_offline(page: Page, site: Site, fresh: None) -> None:
    open_board(page, site.url, "board=queens&n=10")
    wait_for_engine(page, "ready")
    wait_until_kept(page)
    site.stop()
    page.reload()
    wait_for_engine(page, "ready")
    button(page, TOGGLE).click()
    button(page, "Count N = 10").click()
    expect(outcome(page)).to_have_text("724 solutions, 92 fundamental.")


def test_by_keyboard_alone(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=10")
    wait_for_engine(page, "ready")
    button(page, TOGGLE).focus()
    page.keyboard.press("Enter")
    start = button(page, "Count N = 10")
    while not start.evaluate("(element) => element === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(outcome(page)).to_have_text("724 solutions, 92 fundamental.")
    # The button keeps the focus, under its new name.
    expect(button(page, "Count N = 10 again")).to_be_focused()


def is_clean(page: Page) -> None:
    """Look for faults of accessibility on a laptop and on a phone."""
    for width in (1366, 390):
        page.set_viewport_size({"width": width, "height": 800})
        nothing_is_found(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nothing_is_found_in_any_state(page: Page, site: Site, fresh: None) -> None:
    opened(page, site, 17, cores=1)
    begun(page, 17)
    is_clean(page)
    button(page, STOP).click()
    choose_n(page, 8)
    button(page, "Count N = 8").click()
    expect(outcome(page)).to_have_text("92 solutions, 12 fundamental.")
    section(page).get_by_text("All numbers").click()
    is_clean(page)
    assert len(python_of(page)) <= 2
