"""The built site, served under a subpath as GitHub Pages does, in a real Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect
from serving import BOOT, Site

from browser import ARGUMENTS, executable

expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": executable(), "args": ARGUMENTS}


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
        page.wait_for_function("document.documentElement.dataset.engine === 'ready'", timeout=BOOT)

    return wait
