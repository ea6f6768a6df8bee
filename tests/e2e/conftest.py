"""The built site, served under a subpath as GitHub Pages does, in a real Chromium."""

import re
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect

from browser import ARGUMENTS, executable
from serve import Server, open_server

SITE = Path(__file__).parent.parent.parent / "_site"
BOOT = 60_000  # milliseconds: a busy machine with several browsers at once

expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": executable(), "args": ARGUMENTS}


@pytest.fixture
def site(tmp_path: Path) -> Iterator["Site"]:
    """A server of the test's own: it may break files or switch it off."""
    with Site(tmp_path) as site:
        yield site


class Site:
    """The built site at `url`, under the subpath /undoku/."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "undoku"
        self.folder.symlink_to(SITE, target_is_directory=True)
        self.server: Server | None = None
        self.port = 0

    def __enter__(self) -> "Site":
        self.start()
        return self

    def __exit__(self, *exc: object) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/undoku/"

    def start(self) -> None:
        self.server = open_server(self.root, self.port or 20_000)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Switch the server off; the port stays closed."""
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    def own_copy(self) -> Path:
        """Replace the link by a copy that the test may damage."""
        self.folder.unlink()
        shutil.copytree(SITE, self.folder)
        return self.folder


@pytest.fixture
def base_url(site: Site) -> str:
    return site.url


@pytest.fixture(autouse=True)
def faults(context: BrowserContext, site: Site, request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """Fail a test whose page raises an error or asks another host; tests that force faults clear the list."""
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


def labels(page: Page, board: str) -> list[str]:
    """Return the accessible names of a board's cells, in reading order."""
    cells = page.get_by_role("grid", name=board).get_by_role("gridcell")
    return cells.evaluate_all("cells => cells.map((cell) => cell.getAttribute('aria-label'))")


def digits(page: Page) -> str:
    """Return the Sudoku grid as 81 characters, `.` for an empty cell."""
    found = (re.match(r"Row \d, column \d, (\d)", label) for label in labels(page, "Sudoku"))
    return "".join(match[1] if match else "." for match in found)
