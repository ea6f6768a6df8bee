"""Opening a page and waiting until its widgets are there; Python may still be on its way."""

from boards import show
from playwright.sync_api import Page


def open_board(page: Page, url: str, fragment: str = "") -> None:
    """Open an address and wait until its board can be used."""
    show(page, url, fragment)
    page.wait_for_function("window.undoku?.engine")
