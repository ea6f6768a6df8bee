"""Opening a page, with some of its files held back, and waiting for its widgets, or for Python."""

import re
from collections.abc import Callable

from boards import show
from playwright.sync_api import Page, Route, expect
from serving import BOOT

# A page that gives nothing up, however long it takes.
PATIENT = "window.setInterval = () => 0;"


def open_board(page: Page, url: str, fragment: str = "") -> None:
    """Open an address and wait until its board can be used; Python may still be on its way."""
    show(page, url, fragment)
    board = re.search("board=(sudoku|queens|knight)", fragment)
    wait_for_board(page, board[1] if board else "sudoku")


def follow(page: Page, fragment: str) -> None:
    """Follow a link to the page that is open, as when an address is pasted over its own."""
    page.evaluate("fragment => { location.hash = fragment; }", fragment)


def wait_for_board(page: Page, name: str) -> None:
    """Wait until a board can be used: what was kept is on it, and keys are heard at once."""
    # A promise counts as true where a function is waited for, so this one is waited for by itself.
    page.wait_for_function("window.widgets !== undefined")
    page.evaluate("widgets.there")
    page.wait_for_function("(name) => window.undoku?.engine && undoku.board === name", arg=name)
    if name == "sudoku":
        # Which cells must differ comes as a file of its own: before it, nothing clashes or is a candidate.
        page.locator("#sudoku .peer").first.wait_for(state="attached")


def wait_for_engine(page: Page, state: str) -> None:
    """Wait until Python is ready, or has failed."""
    page.wait_for_function(
        "(state) => document.documentElement?.dataset.engine === state", arg=state, timeout=BOOT
    )


def wait_until_kept(page: Page) -> None:
    """Wait until the site is kept, and this page gets it from there: it needs no server any more."""
    expect(page.get_by_text("Works offline")).to_be_visible()
    page.wait_for_function("navigator.serviceWorker.controller", timeout=BOOT)


def hold_python(page: Page) -> Callable[[], None]:
    """Let a page that is opened now wait for Python, however long, until what is returned is called."""
    page.add_init_script(PATIENT)
    return hold(page, "**/pyodide-*.gzip")


def hold(page: Page, files: str) -> Callable[[], None]:
    """Let no such file through until what is returned is called."""
    held: list[Route] = []
    is_open = False
    page.route(files, lambda route: route.continue_() if is_open else held.append(route))

    def release() -> None:
        nonlocal is_open
        is_open = True
        for route in held:
            route.continue_()

    return release
