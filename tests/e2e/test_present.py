"""A search is presented to a room: with the view that was shown, large, by a link, and on a phone."""

import re

import pytest
from boards import QUEENS, SUDOKU, button, grid
from opening import follow, open_board, wait_for_glide
from playwright.sync_api import Page, expect
from puzzles import HANDOUT
from serving import Site
from stepping import at_step, open_search

# Texts that are seen and smaller than 24 px.
SMALL = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node;
    if (node.data.trim() === "" || !element.checkVisibility({visibilityProperty: true})) continue;
    if (element.closest(".answer")) continue;
    // What is drawn is as large as it is drawn.
    const scale = element.getScreenCTM?.().a ?? 1;
    if (scale * parseFloat(getComputedStyle(element).fontSize) < 24) found.push(node.data.trim());
  }
  return found;
}"""


def all_is_large(page: Page) -> None:
    """Wait until all is drawn in letters for a whole room."""
    page.wait_for_function(f"({SMALL})().length === 0")


@pytest.mark.parametrize(
    ("fragment", "name"),
    [
        (f"board=sudoku&givens={HANDOUT.replace('0', '.')}&strategy=fewest-options&step=9&view=tree", "Tree"),
        ("board=queens&n=8&strategy=markers&step=9", "Code"),
        ("board=knight&rows=6&cols=6&strategy=warnsdorff&step=9&view=stack", "Stack"),
    ],
)
def test_presenting_is_for_a_whole_room(page: Page, site: Site, fragment: str, name: str) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    open_board(page, site.url, fragment)
    at_step(page, 9)
    expect(page).to_have_url(re.compile("&mode=watch&.*&step=9&"))
    address = page.url
    view = page.get_by_role("tabpanel", name=name, exact=True)
    button(page, "Present").click()
    expect(view).to_be_visible()
    expect(page.locator(".view-body:visible")).to_have_count(1)
    expect(view.locator("[aria-current]").first).to_be_in_viewport()
    expect(page).to_have_url(f"{address}&present=1")
    all_is_large(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("More", "Undo", "Step through", "Close the steps"):
        expect(button(page, name)).to_be_hidden()
    page.keyboard.press("ArrowRight")
    at_step(page, 10)
    expect(page.locator("#player-sentence")).to_be_in_viewport(ratio=1)
    button(page, "Step back").click()
    at_step(page, 9)
    page.keyboard.press("Escape")
    # The search is open, as it was.
    expect(button(page, "Present")).to_be_focused()
    at_step(page, 9)
    expect(page).to_have_url(address)


@pytest.mark.parametrize("size", [(390, 844), (320, 640), (820, 1180)])
def test_presenting_on_a_phone_shows_all_at_once(page: Page, site: Site, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[1], "height": size[0]})
    open_board(page, site.url, "board=queens&n=6&strategy=markers&step=9")
    at_step(page, 9)
    button(page, "Present").click()
    expect(page.locator(".code-line[aria-current]")).to_be_in_viewport()
    # It is turned.
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(button(page, "Step through")).to_be_hidden()
    for part in (grid(page, QUEENS), page.locator("#player-sentence"), button(page, "Last step")):
        expect(part).to_be_in_viewport(ratio=1)
    line = page.locator(".code-line[aria-current]")
    expect(line).to_be_in_viewport()
    button(page, "Step forward").click()
    at_step(page, 10)
    expect(line).to_be_in_viewport()
    button(page, "Leave the presentation").click()
    expect(button(page, "Step through")).to_be_visible()
    at_step(page, 10)


def test_presenting_by_its_key_ends_with_its_button_and_with_the_search(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=6&strategy=markers&step=9")
    at_step(page, 9)
    page.keyboard.press("f")
    expect(button(page, "Step through")).to_be_hidden()
    button(page, "Leave the presentation").click()
    expect(button(page, "Step through")).to_be_visible()
    page.keyboard.press("f")
    expect(button(page, "Step through")).to_be_hidden()
    follow(page, "board=queens&n=5")
    expect(button(page, "Solve")).to_be_visible()
    open_search(page, "markers")
    page.locator("#player-depth").evaluate("field => field.closest('details').open = true")
    page.locator("#player-depth").press("f")
    expect(button(page, "Step through")).to_be_visible()


@pytest.mark.parametrize("view", ["code", "stack", "tree", "counters", "race"])
def test_a_link_presents_what_was_presented(page: Page, site: Site, view: str) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    first = "board=queens&mode=watch&n=6&strategy=markers&step=9"
    racers = "&left=columns&right=markers" if view == "race" else ""
    open_board(page, site.url, f"{first}&view={view}&present=1{racers}")
    at_step(page, 9)
    expect(button(page, "Leave the presentation")).to_be_visible()
    panel = page.locator(f"#view-{view}")
    expect(panel).to_be_visible()
    expect(page.locator(".view-body:visible")).to_have_count(1)
    if view == "race":
        expect(panel.get_by_label("Left", exact=True)).to_have_value("columns")
    all_is_large(page)
    page.keyboard.press("ArrowRight")
    at_step(page, 10)
    expect(page).to_have_url(re.compile(f"&step=10&view={view}&present=1"))
    page.keyboard.press("Escape")
    expect(button(page, "Step through")).to_be_visible()
    expect(page).to_have_url(re.compile(f"&step=10&view={view}{racers}$"))


def test_back_and_forward_lead_out_of_a_presentation_and_into_it(page: Page, site: Site) -> None:
    first = "board=queens&mode=watch&n=6&strategy=markers&step=9&view=code"
    open_board(page, site.url, first)
    at_step(page, 9)
    leave = button(page, "Leave the presentation")
    follow(page, f"{first.replace('9', '12')}&present=1")
    at_step(page, 12)
    expect(leave).to_be_visible()
    page.go_back()
    at_step(page, 9)
    expect(leave).to_be_hidden()
    expect(page).to_have_url(re.compile("view=code$"))
    page.go_forward()
    at_step(page, 12)
    expect(leave).to_be_visible()
    # A search that is refused is not presented, nor is the next one.
    follow(page, "board=queens&n=40&strategy=markers&step=1&present=1")
    expect(page.get_by_role("status")).to_contain_text("up to N = 20")
    expect(leave).to_be_hidden()
    follow(page, first)
    at_step(page, 9)
    expect(leave).to_be_hidden()


def test_a_presentation_is_there_after_a_reload(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, "board=queens&n=6&strategy=markers&step=9&view=tree")
    at_step(page, 9)
    page.keyboard.press("f")
    expect(page).to_have_url(re.compile("&present=1$"))
    page.reload()
    at_step(page, 9)
    expect(button(page, "Leave the presentation")).to_be_visible()
    expect(page.get_by_role("tabpanel", name="Tree", exact=True)).to_be_visible()


def test_the_board_of_a_presentation_goes_from_edge_to_edge_of_a_phone(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_board(page, site.url, "board=sudoku&strategy=first-empty&step=1&present=1")
    at_step(page, 1)
    expect(button(page, "Leave the presentation")).to_be_visible()
    wait_for_glide(page)
    box = grid(page, SUDOKU).bounding_box()
    assert box
    assert box["width"] > 366
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(page.locator(".code-line[aria-current]")).to_be_in_viewport()
