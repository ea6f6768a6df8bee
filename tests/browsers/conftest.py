"""The built site, served under a subpath as GitHub Pages does, in a real Firefox and a real WebKit."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from drivers import BROWSERS, Refused
from keeping import RESULTS, slugify
from playwright.sync_api import Page, expect
from serving import BOOT, Site
from visitor import Visitor

from browser import ARGUMENTS, executable
from other_browsers import lack

expect.set_options(timeout=BOOT)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Start the Chromium that the others' pictures are compared with."""
    return {"executable_path": executable(), "args": ARGUMENTS}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server of the test's own: it may switch it off."""
    with Site(tmp_path) as site:
        yield site


@pytest.fixture(params=BROWSERS)
def visitor(site: Site, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody in front of a browser that has nothing stored from before."""
    if sentence := lack(request.param):
        pytest.skip(sentence)
    with BROWSERS[request.param]() as driver:
        yield Visitor(driver, site.port)


@pytest.fixture
def chromium(visitor: Visitor, page: Page) -> Page:
    """A page in Chromium, as large as the visitor's."""
    width, height = visitor.evaluate("() => [innerWidth, innerHeight]")
    page.set_viewport_size({"width": width, "height": height})
    return page


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Keep a picture of the window of a test that fails."""
    report: pytest.TestReport = yield
    if report.when == "call" and report.failed and "visitor" in item.funcargs:
        RESULTS.mkdir(exist_ok=True)
        with contextlib.suppress(Refused, OSError):
            (RESULTS / f"{slugify(item.nodeid)}.png").write_bytes(item.funcargs["visitor"].window())
    return report
