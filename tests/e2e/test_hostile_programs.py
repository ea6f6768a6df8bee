"""Programs that are up to no good, or broken, end in a sentence each, and nothing else is hurt."""

import re
from collections.abc import Callable

from boards import button
from hostile import HOSTILE, body, tried
from opening import open_board
from playwright.sync_api import Page, expect
from programming import SMALL, editor, open_editor, run, steps, write
from sandboxing import Listener
from serving import Site


def test_each_ends_in_a_sentence_and_nobody_is_asked_for_anything(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=queens&n=6")
    ready()
    open_editor(page)
    write(page, SMALL)
    expect(page.get_by_text("Works offline")).to_be_visible()
    site.asked.clear()
    with Listener() as listener:
        said = tried(
            lambda function, *values: page.evaluate(f"(values) => ({function})(...values)", values), listener
        )
        assert listener.heard == []
    assert not {name: text for name, text in said.items() if not re.search(HOSTILE[name].said, text)}
    assert site.asked == []
    # The program that was there is there, and runs.
    expect(editor(page)).to_have_text(re.compile("def is_safe"))
    run(page)
    assert steps(page) > 1000


def test_one_that_cannot_be_ended_from_inside_is_stopped_by_hand(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=queens&n=6")
    ready()
    open_editor(page)
    write(page, body("queens[0] = 3", "return sum(iter(int, 1))"))
    run(page)
    button(page, "Stop").click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^(It was stopped|Stopped)"))
    expect(editor(page)).to_have_text(re.compile("queens"))
    write(page, SMALL)
    run(page)
    assert steps(page) > 1000
