"""A tab runs one version until it is loaded again, whoever accepts the next, and however that goes."""

import re

import pytest
from boards import button, expect_columns, show
from kept_site import come_back, keys, lose, says_so
from lives import end_worker
from opening import WAITING, pass_seconds, wait_for_engine
from playwright.sync_api import BrowserContext, Page, expect
from programming import SMALL, editor, open_editor, run, write
from publishing import NEWER, accept, editions, is_interrupted, look_for_newer, publish
from serving import BOOT, Fault, Site
from test_counting import TOGGLE, outcome

pytestmark = pytest.mark.usefixtures("fresh")


def do_what_comes_late(page: Page) -> None:
    """Count, start another Python, and run a program of one's own, all on six queens."""
    button(page, TOGGLE).click()
    button(page, "Count N = 6").click()
    expect(outcome(page)).to_contain_text("4 solutions")
    end_worker(page, "engine")
    button(page, "Retry").click()
    wait_for_engine(page, "ready")
    expect_columns(page, [1, -1, -1, -1, -1, -1])
    button(page, "Solve").click()
    expect_columns(page, [1, 3, 5, 0, 2, 4])
    open_editor(page)
    write(page, SMALL)
    run(page)
    expect(page.get_by_role("status")).to_contain_text("It filled the board and returned True.")


def test_another_tab_accepts(context: BrowserContext, page: Page, site: Site) -> None:
    folder = site.own_copy()
    publish(folder, 1)
    show(page, site.url, "board=queens&n=6&queens=1:2")
    says_so(page)
    other = context.new_page()
    publish(folder, 2)
    # It finds the new version beside the one that it is served.
    other.goto(site.url)
    accept(other, 2)
    other.close()
    do_what_comes_late(page)
    assert editions(page) == {1}
    accept(page, 2)
    expect(editor(page)).to_have_text(re.compile("def place"))
    expect_columns(page, [1, 3, 5, 0, 2, 4])
    wait_for_engine(page, "ready")
    assert editions(page) == {2}


def test_update_is_interrupted(page: Page, site: Site) -> None:
    folder = site.own_copy()
    publish(folder, 1)
    show(page, site.url, "board=queens&n=6&queens=1:2")
    says_so(page)
    # Half of it is there, and then all, but the server goes away.
    publish(folder, 2, lambda path: len(path) % 2 == 0 or path == "service-worker.js")
    look_for_newer(page)
    assert is_interrupted(page)
    publish(folder, 2)
    site.fault("menu-*.js", Fault.STALLED)
    look_for_newer(page)
    assert site.stalled.wait(BOOT / 1000)
    site.stop()
    assert is_interrupted(page)
    page.reload()
    says_so(page)
    expect_columns(page, [1, -1, -1, -1, -1, -1])
    button(page, "Solve").click()
    expect_columns(page, [1, 3, 5, 0, 2, 4])
    assert editions(page) == {1}
    site.resume()
    page.reload()
    accept(page, 2)
    expect_columns(page, [1, 3, 5, 0, 2, 4])
    wait_for_engine(page, "ready")
    assert editions(page) == {2}


@pytest.mark.long
def test_browser_leaves_the_version_before_where_it_is(page: Page, site: Site) -> None:
    page.add_init_script(WAITING)
    folder = site.own_copy()
    publish(folder, 1)
    show(page, site.url, "board=queens&n=6&queens=1:2")
    says_so(page)
    page.evaluate("undoku.fetched")
    publish(folder, 2)
    look_for_newer(page)
    expect(page.get_by_text(NEWER).first).to_be_visible()
    # The worker that is served by is at something that does not come to an end.
    publish(folder, 1, lambda path: "/settings-" in path)
    site.fault("settings-*.js", Fault.STALLED)
    lose(page, [key for key in keys(page) if "/settings-" in key])
    come_back(page)
    assert site.stalled.wait(BOOT / 1000)
    button(page, "Reload").click()
    pass_seconds(page, 15)
    expect(page.get_by_text("begins as soon as the browser lets it").first).to_be_visible()
    pass_seconds(page, 55)
    page.wait_for_function("passed === 0")
    # It is loaded again in one version, and is offered the other.
    expect(page.get_by_text(NEWER).first).to_be_visible()
    expect_columns(page, [1, -1, -1, -1, -1, -1])
    assert editions(page) == {1}
    site.mend()
    says_so(page)
    page.evaluate("undoku.fetched")
    accept(page, 2)
    expect_columns(page, [1, -1, -1, -1, -1, -1])
    wait_for_engine(page, "ready")
    assert editions(page) == {2}
