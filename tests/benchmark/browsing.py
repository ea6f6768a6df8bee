"""A browser and a server for measuring the built site: bytes are counted, and the line can be made slow."""

import functools
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser import ARGUMENTS, executable
from serve import Handler, Server

SITE = Path(__file__).parent.parent.parent / "_site"
NOTE_READY = """
new MutationObserver((_, observer) => {
  if (document.documentElement?.dataset.engine !== "ready") return;
  window.readyAfter = performance.now();
  observer.disconnect();
}).observe(document, { subtree: true, attributeFilter: ["data-engine"] });
"""
SETTLING = 1000  # milliseconds: a new window of the browser is busy with itself at first
TIMEOUT = 60_000  # milliseconds

BLOG = "306508400520000000087000031003010080900863005050090600130000250000000074005206300"
SPARSE = "001000000200000000003000000400000005005000600600000040007103000800000000009020000"


class Line:
    """A server of a folder at `url`, under /undoku/. `sent` counts the bytes of bodies; `rate` limits them.

    `rate` is in bits a second for the whole server, None for as fast as it goes.
    """

    def __init__(self, root: Path, rate: float | None = None) -> None:
        self.rate = rate
        self.sent = 0
        self.lock = threading.Lock()
        self.free_at = 0.0
        handler = functools.partial(CountingHandler, directory=str(root))
        self.server = LineServer(("127.0.0.1", 0), handler)
        self.server.line = self
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/undoku/"

    def __enter__(self) -> "Line":
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *exc: object) -> None:
        self.server.shutdown()
        self.server.server_close()

    def wait_for(self, count: int) -> None:
        """Wait until the line has carried `count` more bytes."""
        with self.lock:
            self.sent += count
            if self.rate is None:
                return
            self.free_at = max(self.free_at, time.monotonic()) + 8 * count / self.rate
            until = self.free_at
        time.sleep(max(0.0, until - time.monotonic()))


class LineServer(Server):
    """A server that knows its line."""

    line: Line

    def handle_error(self, request: object, client_address: object) -> None:
        """Browsers may close a connection whenever they like."""


class CountingHandler(Handler):
    """Sends files in small parts over the line."""

    server: LineServer

    def copyfile(self, source, outputfile) -> None:  # type: ignore[no-untyped-def]
        """Send a file part by part, each as long as the line takes for it."""
        while part := source.read(8192):
            self.server.line.wait_for(len(part))
            outputfile.write(part)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A headless Chromium that is closed at the end."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def visit(browser: Browser) -> Iterator[Page]:
    """A page of a visitor who has never been here."""
    context = browser.new_context()
    context.add_init_script(NOTE_READY)
    page = context.new_page()
    page.wait_for_timeout(SETTLING)
    yield page
    context.close()


@contextmanager
def visit_site() -> Iterator[tuple[Line, Page]]:
    """A server of the built site, and a page of a visitor who has never been here."""
    with (
        tempfile.TemporaryDirectory() as scratch,
        chromium() as browser,
        Line(site_root(Path(scratch))) as line,
        visit(browser) as page,
    ):
        yield line, page


def wait_ready(page: Page) -> float:
    """Wait until Python is ready; return the milliseconds from the start of navigation until it was."""
    page.wait_for_function("window.readyAfter", timeout=TIMEOUT)
    return float(page.evaluate("window.readyAfter"))


def press(page: Page, name: str) -> None:
    """Press a button by its name."""
    page.get_by_role("button", name=name, exact=True).click()


def choose(page: Page, item: str) -> None:
    """Choose something in the menu of the row of actions."""
    press(page, "More")
    role = page.get_by_role("menuitem", name=item, exact=True)
    role.or_(page.get_by_role("menuitemcheckbox", name=item, exact=True)).click()


def example(page: Page, label: str) -> None:
    """Choose an example whose label has this in it."""
    press(page, "More examples")
    page.get_by_role("menuitem", name=label).click()


def wait_status(page: Page, words: str) -> float:
    """Wait until the status contains `words`; return the milliseconds since navigation started."""
    script = "(words) => document.querySelector('[role=status]').textContent.includes(words)"
    page.wait_for_function(script, arg=words, timeout=TIMEOUT, polling=10)
    return float(page.evaluate("performance.now()"))


def folder_size(folder: Path) -> int:
    """Return the bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def site_root(folder: Path, site: Path = SITE) -> Path:
    """Return a folder that has the site under /undoku/."""
    (folder / "undoku").symlink_to(site, target_is_directory=True)
    return folder


def spread(values: list[float], unit: str) -> str:
    """Write a median with its range."""
    return f"{statistics.median(values):.0f} {unit} ({min(values):.0f} to {max(values):.0f})"
