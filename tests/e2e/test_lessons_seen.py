"""Every kind of screen of a lesson, and Learn's dialog: axe finds nothing, all can be read, all fits."""

import re

import pytest
from boards import button, choose_of_page
from learning import dialog, lesson
from opening import open_board, wait_for_engine
from playwright.sync_api import Page, expect
from predicting import question
from serving import Site
from test_accessibility import SCHEMES, SIZES, nothing_is_found, nothing_is_found_in
from test_forced_colours import hard_to_read
from test_lessons import lesson_of, moved_to

KINDS = {
    "text": ("undo", "One row, one call"),
    "choice": ("cheaper", "What changes, and what does not?"),
    "number": ("try", "How many survive?"),
    "ask": ("try", "The next square"),
    "exercise": ("try", "Play it yourself"),
    "build": ("first", "Turn all into first"),
}


def reach(page: Page, site: Site, kind: str) -> None:
    """Come to a screen of a kind by its link, and answer wrong where it asks something itself."""
    name, heading = KINDS[kind]
    plain = lesson_of(name)
    number, screen = next((n, one) for n, one in enumerate(plain["screens"], 1) if one["heading"] == heading)
    open_board(page, site.url, f"{screen['moment'] or 'board=queens&n=4'}&lesson={name}.{number}")
    wait_for_engine(page, "ready")
    here = lesson(page, plain["title"])
    expect(here.get_by_role("heading", name=heading)).to_be_visible()
    moved_to(page, screen["moment"])
    if kind == "ask":
        expect(question(page)).to_be_visible()
    elif kind == "choice":
        here.get_by_role("button", name="Calls", exact=True).click()
        expect(here).to_contain_text("Not so.")
    elif kind == "number":
        here.get_by_role("textbox").fill("4")
        here.get_by_role("button", name="Check", exact=True).click()
        expect(here).to_contain_text("Not so.")
    elif kind == "exercise":
        here.get_by_role("button", name="Begin", exact=True).click()
        expect(page.get_by_role("group", name="Acts")).to_be_visible()
    elif kind == "build":
        here.get_by_role("button", name="Open the editor").click()
        expect(page.get_by_role("textbox", name="Your code")).to_be_visible()


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.viewport_size


@pytest.mark.parametrize("kind", KINDS)
def test_a_screen_can_be_read_and_fits_each_size(page: Page, site: Site, kind: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    reach(page, site, kind)
    nothing_is_found(page)
    assert hard_to_read(page) == []
    page.emulate_media(forced_colors="none")
    for place, (width, height) in enumerate(SIZES.values()):
        page.set_viewport_size({"width": width, "height": height})
        nothing_is_found_in(page, SCHEMES[place % len(SCHEMES)])
        fits(page)


@pytest.mark.parametrize("size", SIZES)
def test_the_dialog_can_be_read_and_fits(page: Page, site: Site, size: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    open_board(page, site.url)
    if button(page, "Learn").is_visible():
        button(page, "Learn").click()
    else:
        choose_of_page(page, "Learn")
    expect(dialog(page).get_by_role("button", name=re.compile("Try, check"))).to_be_visible()
    nothing_is_found(page)
    assert hard_to_read(page) == []
    fits(page)
