"""Opening a page and waiting for its widgets, or for Python."""

from boards import show
from playwright.sync_api import Page
from serving import BOOT


def open_board(page: Page, url: str, fragment: str = "") -> None:
    """Open an address and wait until its board can be used; Python may still be on its way."""
    show(page, url, fragment)
    page.wait_for_function("window.undoku?.engine")


def wait_for_engine(page: Page, state: str) -> None:
    """Wait until Python is ready, or has failed."""
    page.wait_for_function(
        "(state) => document.documentElement?.dataset.engine === state", arg=state, timeout=BOOT
    )
