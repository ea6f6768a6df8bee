"""The section "New board" of the chess boards."""

from boards import button
from playwright.sync_api import Locator, Page, expect


def section(page: Page) -> Locator:
    return page.get_by_role("region", name="New board", exact=True)


def press_new(page: Page) -> None:
    button(page, "New board").click()
    expect(section(page)).to_be_visible()


def chip(page: Page, group: str, name: str) -> Locator:
    return section(page).get_by_role("group", name=group, exact=True).get_by_role("button", name=name)
