"""Opening what there is to learn, as a reader does."""

from boards import button
from playwright.sync_api import Locator, Page, expect


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Learn")


def lesson(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title, exact=True)


def begin(page: Page, title: str) -> Locator:
    """Open a lesson from the bar."""
    button(page, "Learn").click()
    dialog(page).get_by_role("button", name=title, exact=True).click()
    expect(dialog(page)).to_be_hidden()
    expect(lesson(page, title)).to_be_visible()
    return lesson(page, title)
