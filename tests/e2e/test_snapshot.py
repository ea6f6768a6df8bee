"""Python goes on from a snapshot of its memory, and starts where it cannot."""

import pytest
from boards import act, button, digits, show
from opening import PATIENT, hold, wait_for_engine
from playwright.sync_api import Page, expect
from puzzles import BLOG, SOLUTIONS
from serving import Site

pytestmark = pytest.mark.usefixtures("fresh")


def test_solve_needs_nothing_that_comes_later(page: Page, site: Site) -> None:
    page.add_init_script(PATIENT)
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
    # Pyodide's own one is left, which does not know the file.
    site.change("static/js/engine/interpreter.mjs", r"API\.restoreSnapshot\s*=", "API.restoreNothing=")
    page.add_init_script(PATIENT)
    release = hold(page, "**/undoku-*.gzip")
    with page.expect_request("**/undoku-*.gzip"):
        show(page, site.url, f"board=sudoku&givens={BLOG}")
    # It is the archives that it waits for.
    wait_for_engine(page, "loading")
    release()
    wait_for_engine(page, "ready")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution")
    assert digits(page) == SOLUTIONS[BLOG]
