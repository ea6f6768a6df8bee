"""What a widget throws is said, and the page goes on: no task of the callbacks is lost by it."""

import re
from collections.abc import Iterator

import pytest
from boards import button, mode
from opening import open_board
from playwright.sync_api import Page, expect
from serving import Site

WRONG = re.compile("^Something went wrong")


@pytest.fixture
def broken(page: Page, site: Site, faults: list[str]) -> Iterator[Page]:
    """A board whose search is watched with a player that throws."""
    open_board(page, site.url, "board=queens&n=6")
    mode(page, "Watch").click()
    page.wait_for_function("undoku.watch")
    page.evaluate("() => { window.at = undoku.watch.player.at; }")
    page.evaluate("() => { undoku.watch.player.at = () => { throw new Error('no player'); }; }")
    yield page
    page.evaluate("() => { undoku.watch.player.at = window.at; delete window.at; }")
    faults.clear()  # what was thrown has been reported


def test_a_widget_that_throws_leaves_nothing_busy(broken: Page) -> None:
    button(broken, "Step through").click()
    expect(broken.get_by_role("status").first).to_have_text(WRONG)
    expect(broken.locator("html:not([data-busy])")).to_be_attached()
    mode(broken, "Solver").click()
    button(broken, "Solve").click()
    expect(broken.get_by_role("status").first).to_have_text(re.compile("^Solved|4 solutions|solution"))
