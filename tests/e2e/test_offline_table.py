"""The table of tests/browsers/test_offline.py: query by visit by what is lost."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import kept_site
import pytest
from kept_site import come_back
from offline_table import LOSSES, QUERIES, UNREGISTER, Loss, Tab, lose_each, walk
from playwright.sync_api import Page
from serving import Site

pytestmark = [pytest.mark.usefixtures("fresh"), pytest.mark.long]

# Calls a function again and again until what it says is true; it may say so later.
WAIT = """
async (parameters) => {
  while (!(await (%s)(...parameters))) await new Promise((resolve) => setTimeout(resolve, 50));
}
"""
IS_REGISTERED = """
async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated"
"""


def unregister(tab: Tab) -> None:
    """Take the service worker away, and wait until the page has it back."""
    tab.evaluate(UNREGISTER)
    come_back(tab)
    tab.wait_for(IS_REGISTERED)


# Chromium gives back, with no network, a worker that a tab still has.
LOSSES_HERE = {**LOSSES, "the service worker": Loss(unregister, is_harmless=True)}


class ChromiumTab:
    """A tab of Chromium, in the words of the table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def evaluate(self, function: str, parameter: Any = None) -> Any:
        return self.page.evaluate(function, parameter)

    def wait_for(self, function: str, *parameters: Any) -> None:
        self.page.evaluate(WAIT % function, list(parameters))

    def go(self, address: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(address)

    @contextlib.contextmanager
    def another_tab(self) -> Iterator[None]:
        here, self.page = self.page, self.page.context.new_page()
        yield
        self.page.close()
        self.page = here

    def clear_site_data(self) -> None:
        kept_site.clear_site_data(self.page, self.page.url)

    def go_offline(self) -> None:
        """That the server is off must do."""

    def go_online(self) -> None:
        """That the server is on must do."""


@pytest.mark.parametrize("query", QUERIES)
def test_every_loss_at_every_visit(
    page: Page, site: Site, query: str, record_property: Callable[[str, object], None]
) -> None:
    cells = walk(ChromiumTab(page), site, site.url + query, LOSSES_HERE)
    record_property("counted", f"Chromium, /{query}: {cells} of {cells} losses at a visit")


def test_every_file_comes_back(
    page: Page, site: Site, record_property: Callable[[str, object], None]
) -> None:
    files = lose_each(ChromiumTab(page), site, site.url)
    record_property("counted", f"Chromium: {files} of {files} files come back")
