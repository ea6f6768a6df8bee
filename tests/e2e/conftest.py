"""The built site, served under a subpath as GitHub Pages does, in a real Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from keeping import RESULTS, slugify
from opening import open_board, wait_for_engine
from playwright.sync_api import BrowserContext, Page, Request, expect
from serving import BOOT, Site

from browser import ARGUMENTS, executable

expect.set_options(timeout=BOOT)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": executable(), "args": ARGUMENTS}


REPORT = pytest.StashKey[pytest.TestReport]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report: pytest.TestReport = yield
    if report.when == "call":
        item.stash[REPORT] = report
    return report


@pytest.fixture(autouse=True)
def trace(context: BrowserContext, request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep a trace of a test that fails; without moving pictures, which cost more than the test itself."""
    context.tracing.start(snapshots=True, sources=True)
    yield
    report = request.node.stash.get(REPORT, None)
    if report is not None and report.passed:
        context.tracing.stop()
    else:
        context.tracing.stop(path=RESULTS / f"{slugify(request.node.nodeid)}.zip")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server of the test's own: it may break files or switch it off."""
    with Site(tmp_path) as site:
        yield site


@pytest.fixture(autouse=True)
def faults(context: BrowserContext, site: Site, request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """Fail a test whose page raises an error, or asks another host (a request of any worker is seen too).

    Tests that force faults clear the list.
    """
    seen: list[str] = []

    def on_request(made: Request) -> None:
        if not made.url.startswith((site.url, "blob:", "data:")):
            seen.append(f"request to {made.url}")

    context.on("request", on_request)
    context.on("weberror", lambda error: seen.append(f"page error: {error.error}"))
    yield seen
    assert not seen, seen


@pytest.fixture
def ready(page: Page) -> Callable[[], None]:
    """Wait until Python is ready."""

    def wait() -> None:
        wait_for_engine(page, "ready")

    return wait


@pytest.fixture
def opened(page: Page, site: Site) -> Page:
    """The empty Sudoku, which may use the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_board(page, site.url)
    return page


@pytest.fixture
def alone(context: BrowserContext) -> None:
    """Let the widgets be there alone: nothing here asks Python for anything."""
    context.route("**/pyscript/core.js", lambda route: None)
