"""The built site, served under a subpath as GitHub Pages does, in a real Chromium.

A test gets the live page, which is reset between tests, unless it asks for a `fresh` one.
"""

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from door import answer_here
from keeping import RESULTS, slugify
from live import PERMISSIONS, Live, note_faults
from opening import UNHURRIED, open_board, wait_for_engine
from playwright.sync_api import BrowserContext, BrowserType, Page, expect
from programming import FOUR, open_editor
from pytest_playwright.pytest_playwright import CreateContextCallback
from serving import BOOT, Site

from browser import ARGUMENTS, windowless

expect.set_options(timeout=BOOT)


# Nothing is compiled a second time, for speed, in a page that one test uses: it is over before that pays.
SHORT_LIVED = "--js-flags=--liftoff-only"


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": windowless(), "args": [*ARGUMENTS, SHORT_LIVED]}


def is_live(item: pytest.Item) -> bool:
    """Tell whether a test uses the live page."""
    names = getattr(item, "fixturenames", ())
    return "lent" in names and "fresh" not in names and not item.get_closest_marker("browser_context_args")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that use the live page; `SHUFFLE=seed` runs all in another order, where leaks show."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here and is_live(item):
            item.add_marker("live")
    if seed := os.environ.get("SHUFFLE"):
        random.Random(seed).shuffle(items)


TRACED = pytest.StashKey[bool]()
# Whether the live page may have been left in a state that a reset does not mend.
SUSPECT = pytest.StashKey[bool]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Run a test, and one that has failed once more, for its trace alone: it has failed."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        item.stash[TRACED] = item.config.stash[SUSPECT] = True
        item._initrequest()  # type: ignore[attr-defined]
        runtestprotocol(item, nextitem=nextitem, log=False)
        item.config.stash[SUSPECT] = True
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.fixture(scope="session")
def live(browser_type: BrowserType, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    browser = browser_type.launch(executable_path=windowless(), args=ARGUMENTS)
    with browser, Site(tmp_path_factory.mktemp("live")) as site:
        live = Live(browser, site)
        yield live
        live.discard()


@pytest.fixture
def fresh() -> None:
    """Let the test have a page, a browser's profile and a server of its own, all of them new."""


@pytest.fixture
def answered(fresh: None) -> None:
    """Let a fresh page be answered by this Python, where Pyodide is not what is tested."""


@pytest.fixture
def lent(request: pytest.FixtureRequest) -> Live | None:
    """Return the live page, where the test does not want a fresh one."""
    if not is_live(request.node):
        return None
    live: Live = request.getfixturevalue("live")
    if request.config.stash.get(SUSPECT, False):
        request.config.stash[SUSPECT] = False
        live.discard()
    live.reset()
    return live


@pytest.fixture
def context(lent: Live | None, request: pytest.FixtureRequest) -> BrowserContext:
    if lent:
        return lent.context
    # Asked for only here: with it comes the browser of fresh pages.
    new_context: CreateContextCallback = request.getfixturevalue("new_context")
    context = new_context()
    # Before anything opens a page of it.
    if "answered" in request.fixturenames:
        answer_here(context)
    return context


@pytest.fixture
def page(lent: Live | None, context: BrowserContext) -> Page:
    return lent.ready() if lent else context.new_page()


@pytest.fixture
def site(lent: Live | None, tmp_path: Path) -> Iterator[Site]:
    """A server: one of a fresh test's own may break files or be switched off."""
    if lent:
        yield lent.site
        return
    with Site(tmp_path) as site:
        yield site


@pytest.fixture(autouse=True)
def trace(request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep a trace of a test that has failed; without moving pictures, which cost more than the test."""
    if not request.node.stash.get(TRACED, False):
        yield
        return
    context = request.getfixturevalue("context")
    context.tracing.start(screenshots=False, snapshots=True, sources=True)
    yield
    context.tracing.stop(path=RESULTS / f"{slugify(request.node.nodeid)}.zip")


@pytest.fixture(autouse=True)
def faults(
    context: BrowserContext, site: Site, lent: Live | None, request: pytest.FixtureRequest
) -> Iterator[list[str]]:
    """Fail a test whose page raises an error or asks another host. Who forces faults clears the list."""
    seen = lent.faults if lent else []
    seen.clear()
    if not lent:
        note_faults(context, site, seen)
    yield seen
    assert not seen, seen
    if lent and (left := lent.left()):
        request.config.stash[SUSPECT] = True
        raise AssertionError(f"{left} stay in the page that all tests use: ask for one of its own (fresh)")


@pytest.fixture
def ready(page: Page) -> Callable[[], None]:
    """Wait until Python is ready."""

    def wait() -> None:
        wait_for_engine(page, "ready")

    return wait


@pytest.fixture
def opened(page: Page, site: Site) -> Page:
    """The empty Sudoku, which may use the clipboard."""
    page.context.grant_permissions(PERMISSIONS)
    open_board(page, site.url)
    return page


@pytest.fixture
def alone(fresh: None, context: BrowserContext) -> None:
    """Let the widgets be there alone: nothing here asks Python for anything."""
    context.route("**/pyscript/core.js", lambda route: None)
    context.add_init_script(UNHURRIED)


@pytest.fixture
def four(page: Page, site: Site, ready: Callable[[], None]) -> Page:
    """The board of four queens, with an editor for a program."""
    open_board(page, site.url, FOUR)
    ready()
    open_editor(page)
    return page
