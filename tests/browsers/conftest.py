"""The built site, served under a subpath as GitHub Pages does, in a real Firefox and a real WebKit.

A test gets a browser that is used in turn, its page reset between tests, unless it asks for a `fresh` one.
"""

import contextlib
from collections.abc import Iterator

import pytest
from drivers import BROWSERS, Refused
from keeping import RESULTS, slugify
from live import Live
from playwright.sync_api import Browser, Page, expect
from regulars import Regulars
from serving import BOOT, Site
from visitor import Visitor

from browser import ARGUMENTS, executable
from other_browsers import lack

expect.set_options(timeout=BOOT)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Start the Chromium that the others' pictures are compared with."""
    return {"executable_path": executable(), "args": ARGUMENTS}


# Whether a test has failed since: what it has used may be in a state that a reset does not mend.
SUSPECT = pytest.StashKey[bool]()


@pytest.fixture
def fresh() -> None:
    """Let the test have a browser and a server of its own, both of them new."""


@pytest.fixture(scope="session")
def common_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture(scope="session")
def regulars(common_site: Site) -> Iterator[Regulars]:
    with Regulars(common_site) as regulars:
        yield regulars


@pytest.fixture(scope="session")
def live(browser: Browser, common_site: Site) -> Iterator[Live]:
    """A page in Chromium, which tests use in turn as well."""
    live = Live(browser, common_site)
    yield live
    live.discard()


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """A server: one of a fresh test's own may be switched off."""
    if "fresh" not in request.fixturenames:
        yield request.getfixturevalue("common_site")
        return
    with Site(request.getfixturevalue("tmp_path")) as site:
        yield site


@pytest.fixture(params=BROWSERS)
def visitor(site: Site, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody in front of a browser that has nothing stored from before."""
    name = request.param
    if sentence := lack(name):
        pytest.skip(sentence)
    if "fresh" in request.fixturenames:
        with BROWSERS[name]() as driver:
            yield Visitor(driver, site.port)
        return
    regulars: Regulars = request.getfixturevalue("regulars")
    if request.config.stash.get(SUSPECT, False):
        request.config.stash[SUSPECT] = False
        regulars.discard()
    yield regulars.visitor(name)


@pytest.fixture
def chromium(visitor: Visitor, live: Live) -> Page:
    """A page in Chromium, as large as the visitor's."""
    page = live.reset()
    width, height = visitor.evaluate("() => [innerWidth, innerHeight]")
    page.set_viewport_size({"width": width, "height": height})
    return page


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Keep a picture of the window of a test that fails."""
    report: pytest.TestReport = yield
    if report.failed:
        item.config.stash[SUSPECT] = True
    if report.when == "call" and report.failed and "visitor" in item.funcargs:
        RESULTS.mkdir(exist_ok=True)
        with contextlib.suppress(Refused, OSError):
            (RESULTS / f"{slugify(item.nodeid)}.png").write_bytes(item.funcargs["visitor"].window())
    return report
