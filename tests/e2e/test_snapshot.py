"""Python goes on from a snapshot of its memory, and starts where it cannot."""

import pytest
from boards import act, button, digits, show
from opening import hold, wait_for_engine
from playwright.sync_api import Page, expect
from puzzles import BLOG, SOLUTIONS
from serving import Site

pytestmark = pytest.mark.usefixtures("fresh")


def test_solve_needs_nothing_that_comes_later(page: Page, site: Site) -> None:
    release = hold(page, "**/undoku-*.gzip")
    show(page, site.url, f"board=sudoku&givens={BLOG}")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution")
    assert digits(page) == SOLUTIONS[BLOG]
    # What is asked for then is answered as soon as the rest is there.
    act(page, "Show the whole way")
    release()
    expect(page.get_by_text("on Sudoku Explainer's scale")).to_be_visible()


def test_browser_that_cannot_go_on_from_the_snapshot_starts_python(page: Page, site: Site) -> None:
    site.change("static/js/engine/interpreter.mjs", "restoreSnapshot", "restoreNothing")
    show(page, site.url, f"board=sudoku&givens={BLOG}")
    wait_for_engine(page, "ready")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution")
    assert digits(page) == SOLUTIONS[BLOG]
