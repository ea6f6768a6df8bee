"""Moments: their list, what is said of it, and the bar under which they are presented."""

import re
from pathlib import Path

from boards import button, choose_of_page
from opening import follow, open_board
from playwright.sync_api import Locator, Page, expect
from puzzles import HANDOUT
from serving import Site
from stepping import at_step

TREE = "board=queens&mode=watch&n=6&strategy=board-scan&step=9&view=tree"
STACK = "board=knight&mode=watch&rows=5&cols=5&strategy=warnsdorff&step=12&view=stack"
RACE = "board=queens&mode=watch&n=5&strategy=markers&step=7&view=race&left=columns&right=markers"
PLAIN = f"board=sudoku&givens={HANDOUT.replace('0', '.')}"


def section(page: Page) -> Locator:
    return page.get_by_role("region", name="Moments", exact=True)


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Moments, presented")


def act(page: Page, name: str) -> Locator:
    return section(page).get_by_role("button", name=name, exact=True)


def said(page: Page, text: str | re.Pattern[str]) -> None:
    expect(section(page).get_by_text(text)).to_be_visible()


def open_moments(page: Page) -> None:
    learn = button(page, "Learn")
    if learn.is_visible():
        learn.click()
    else:
        choose_of_page(page, "Learn")
    page.get_by_role("dialog", name="Learn").get_by_role("button", name="Moments", exact=True).click()
    expect(section(page)).to_be_visible()


def are(page: Page, *titles: str) -> None:
    """Wait until these are the moments of the list."""
    fields = section(page).get_by_label(re.compile("^Title of moment"))
    expect(fields).to_have_count(len(titles))
    for index, title in enumerate(titles):
        expect(fields.nth(index)).to_have_value(title)


def is_shown(page: Page, fragment: str) -> None:
    """Wait until what an address names is there: a step of a search, or a board alone."""
    if step := re.search(r"step=(\d+)", fragment):
        at_step(page, int(step[1]))
    else:
        expect(page).to_have_url(re.compile(f"#{re.escape(fragment)}$"))


def add(page: Page, *fragments: str) -> None:
    """Add the moments of some addresses, one after another."""
    for fragment in fragments:
        count = section(page).get_by_role("listitem").count()
        follow(page, fragment)
        is_shown(page, fragment)
        act(page, "Add this moment").click()
        said(page, f"Added as moment {count + 1}.")


def link(page: Page) -> str:
    act(page, "Copy link").click()
    said(page, re.compile("Link to .* copied"))
    copied: str = page.evaluate("navigator.clipboard.readText()")
    return copied


def is_at(page: Page, place: str) -> None:
    """Wait until a moment is presented, all of it."""
    expect(bar(page).get_by_text(place, exact=True)).to_be_visible()
    expect(bar(page)).not_to_have_attribute("aria-busy", "true")


def name(page: Page, number: int, title: str, words: str = "") -> None:
    """Give a moment a title, and say something about it."""
    for label, text in ((f"Title of moment {number}", title), (f"Your words about moment {number}", words)):
        field = section(page).get_by_label(label)
        field.fill(text)
        field.blur()


def named(page: Page, site: Site, *fragments: str) -> None:
    """Make a list of moments that are called A, B, C."""
    open_board(page, site.url)
    open_moments(page)
    add(page, *fragments)
    for index in range(len(fragments)):
        name(page, index + 1, "ABC"[index], f"About {'ABC'[index]}.")


def saved(page: Page, name: str) -> bytes:
    with page.expect_download() as download:
        act(page, name).click()
    said(page, re.compile("^Saved as "))
    return Path(download.value.path()).read_bytes()
