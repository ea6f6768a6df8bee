"""Programs that are up to no good, or broken, end in a sentence each, and nothing else is hurt."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from boards import button
from hostile import GIVE, HOSTILE, HURRY, NOT_ENDED, body, filled, tried, tried_at_leisure
from live import note_faults
from opening import open_board, wait_for_engine
from playwright.sync_api import BrowserType, Page, expect
from programming import SMALL, editor, open_editor, run, write
from sandboxing import Listener
from serving import Site

from browser import ARGUMENTS, executable

# Each ends in another way on the page: while it is opened, while it runs, or when it is to be shown.
ON_THE_PAGE = (
    "an answer that is odd",
    "the DOM",
    "nesting that Python cannot follow",
    "a call that never returns",
    "a forged answer",
)


def prepared(page: Page, site: Site) -> Page:
    """Open a board of seven queens, which somebody has made of six, with a program that is right."""
    open_board(page, site.url, "board=queens&n=6")
    wait_for_engine(page, "ready")
    button(page, "One more").click()
    open_editor(page)
    write(page, SMALL)
    return page


@pytest.fixture
def own(page: Page, site: Site) -> Page:
    return prepared(page, site)


def calling(page: Page) -> Callable[..., Any]:
    return lambda function, *values: page.evaluate(f"(values) => ({function})(...values)", values)


def assert_unhurt(page: Page) -> None:
    """The board and the program are there, and the program runs."""
    expect(editor(page)).to_have_text(re.compile("def is_safe"))
    run(page)
    status = page.get_by_role("status")
    expect(status).to_have_text(re.compile(r"it is a solution\. .* returned True\.$"))
    expect(page.get_by_role("grid", name="N-Queens").get_by_role("gridcell")).to_have_count(49)


def test_each_ends_in_a_sentence_and_nobody_is_asked_for_anything(own: Page, site: Site, fresh: None) -> None:
    expect(own.get_by_text("Works offline")).to_be_visible()
    site.asked.clear()
    with Listener() as listener:
        assert tried(calling(own), listener) == {}
        assert listener.heard == []
    # The browser asks by itself, at any time, whether there is a newer service worker.
    assert {*site.asked} - {"service-worker.js"} <= {"python_rest"}, site.asked
    assert_unhurt(own)


def test_each_way_to_end_is_said_on_the_page(own: Page, fresh: None) -> None:
    own.evaluate(HURRY)
    with Listener() as listener:
        for name in ON_THE_PAGE:
            hostile = HOSTILE[name]
            calling(own)(GIVE, hostile.seconds, NOT_ENDED in hostile.said)
            write(own, filled(hostile.text, listener))
            run(own)
            expect(own.get_by_role("status"), name).to_have_text(re.compile(hostile.said))
            note = own.get_by_role("group", name="Your code", exact=True).locator("#code-note")
            expect(note, name).to_have_text(re.compile(hostile.said))
        assert listener.heard == []
    # One that cannot be ended from inside is ended by hand as well.
    write(own, body("queens[0] = 3", "return sum(iter(int, 1))"))
    run(own)
    button(own, "Stop").click()
    expect(own.get_by_role("status")).to_have_text(re.compile("^(It was stopped|Stopped)"))
    write(own, SMALL)
    assert_unhurt(own)


@pytest.mark.long
def test_each_ends_in_its_own_time(
    browser_type: BrowserType, site: Site, faults: list[str], fresh: None
) -> None:
    # The Chromium without windows does not outlive memory that is overwritten: it ends where others throw.
    whole = executable()
    browser = browser_type.launch(
        executable_path=whole, channel=None if whole else "chromium", args=ARGUMENTS
    )
    with browser, Listener() as listener:
        context = browser.new_context()
        note_faults(context, site, faults)
        own = prepared(context.new_page(), site)
        assert tried_at_leisure(calling(own), listener) == {}
        assert listener.heard == []
        assert_unhurt(own)
