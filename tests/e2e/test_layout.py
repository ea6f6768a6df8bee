"""What lies where: nothing moves while a search is stepped through, and nothing covers what has the focus."""

import re
from collections.abc import Callable

import pytest
from boards import button
from opening import open_board
from playwright.sync_api import Page, expect
from puzzles import HANDOUT
from serving import Site
from stepping import at_step

SEARCHES = [
    "board=queens&n=12&strategy=markers&step=300",
    "board=knight&rows=8&cols=8&strategy=fixed-order&step=5000",
    f"board=sudoku&givens={HANDOUT}&strategy=first-empty&step=2000",
]

# How many different sets of boxes the page's parts and all buttons of the player have after each of so many
# steps, and the sentences for which there was no room.
WALK = """async (steps) => {
  const sentence = document.getElementById("player-sentence");
  const parts = Array.from(document.querySelectorAll(
    ".stage, .deck, .panel, .actions, #views, #player, #player > *, #player button"));
  const label = document.getElementById("player-label");
  const boxes = new Set();
  const cut = [];
  for (let step = 0; step < steps; step += 1) {
    const stepped = new Promise((resolve) => {
      const watch = new MutationObserver(() => { watch.disconnect(); resolve(); });
      watch.observe(label, {childList: true, characterData: true, subtree: true});
    });
    document.querySelector("[data-to=forward]").click();
    await stepped;
    boxes.add(JSON.stringify(parts.map((part) => part.getBoundingClientRect())));
    if (sentence.scrollHeight > sentence.clientHeight) cut.push(sentence.textContent);
  }
  return [boxes.size, cut];
}"""


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("fragment", SEARCHES)
def test_nothing_moves_from_step_to_step(
    page: Page, site: Site, ready: Callable[[], None], fragment: str, answered: None
) -> None:
    open_board(page, site.url, fragment)
    ready()
    expect(page.locator("#player-label")).to_have_text(re.compile("^Step (300|5,000|2,000) of"))
    for width, height in [(1024, 768), (320, 640)]:
        resize(page, width, height)
        boxes, cut = page.evaluate(WALK, 100)
        assert (boxes, cut) == (1, [])


def test_a_long_sentence_moves_nothing(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, "board=queens&n=4&strategy=columns&step=3")
    ready()
    at_step(page, 3)
    # As long as what is said where a queen has doomed the rest.
    for letters in (60, 84, 100, 120, 160):
        for width, height in [(1440, 900), (1024, 768), (820, 1180), (390, 844), (320, 640)]:
            resize(page, width, height)
            slider = page.locator(".timeline")
            place = slider.bounding_box()
            words = ("row 10, column 12, " * 10)[:letters]
            page.evaluate("(words) => undoku.watch.player.at(3, words, true, 0)", words)
            assert slider.bounding_box() == place
            sentence = page.locator("#player-sentence")
            assert sentence.evaluate("box => box.scrollHeight <= box.clientHeight"), (letters, width)


@pytest.mark.parametrize(
    ("fragment", "field", "text"),
    [("board=queens", "N", "0"), ("board=knight", "Start", "z9"), ("board=sudoku", "Puzzle as text", "12x")],
)
def test_what_is_wrong_is_said_at_its_field_and_moves_nothing(
    page: Page, site: Site, fragment: str, field: str, text: str
) -> None:
    open_board(page, site.url, fragment)
    panel = ".panel > *, .panel .field"
    boxes = f"Array.from(document.querySelectorAll({panel!r}), (it) => [it.offsetTop, it.offsetHeight])"
    box = page.get_by_role("textbox", name=field, exact=True)
    expect(box).to_be_visible()
    for width, height in [(1366, 768), (390, 844)]:
        resize(page, width, height)
        before = page.evaluate(boxes)
        good = box.input_value()
        box.fill(text)
        box.press("Enter" if field != "Puzzle as text" else "Tab")
        # The engine reads what is no plain puzzle, and answers in its own time.
        expect(box).to_have_attribute("aria-invalid", "true")
        status = page.get_by_role("status").text_content()
        assert status is not None
        expect(box).to_have_accessible_error_message(status)
        expect(page.locator("p", has_text=status).last).to_be_in_viewport()
        assert page.evaluate(boxes) == before
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        box.fill(good)
        box.press("Enter" if field != "Puzzle as text" else "Tab")
        expect(box).not_to_have_accessible_error_message(status)


def test_solve_is_no_small_button(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight")
    for width, height in [(1366, 768), (1024, 768), (390, 844), (320, 640)]:
        resize(page, width, height)
        sizes = {name: button(page, name).bounding_box() for name in ("Solve", "Clear", "Undo")}
        widths = {name: box["width"] for name, box in sizes.items() if box}
        assert max(widths, key=lambda name: widths[name]) == "Solve", width
        names = ("Rows", "Columns", "Start", "End")
        fields = [page.get_by_role("textbox", name=name, exact=True) for name in names]
        tops = {box["y"] for field in fields if (box := field.bounding_box())}
        assert len(tops) == 1, width


def test_the_actions_of_play_are_one_row_on_the_smallest_phone(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&givens=1{'.' * 80}")
    resize(page, 320, 640)
    buttons = [button(page, name) for name in ("Hint", "Check", "Notes", "Undo", "More")]
    boxes = [box for one in buttons if (box := one.bounding_box())]
    assert len(boxes) == 5
    assert len({box["y"] + box["height"] / 2 for box in boxes}) == 1
    assert boxes[-1]["x"] + boxes[-1]["width"] <= 320


# Where the focus is; and whether it can be seen there: its middle is on the screen, with nothing over it, and
# the row of actions is not over any of it.
FOCUS = """() => {
  const focused = document.activeElement;
  const name = focused.getAttribute("aria-label") || focused.id || focused.textContent || focused.tagName;
  const box = focused.getBoundingClientRect();
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const there = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2);
  const row = document.getElementById("actions");
  const {top: above, bottom: below} = row.getBoundingClientRect();
  const covered = !row.contains(focused) && box.bottom > above + 1 && box.top < below - 1
    && getComputedStyle(row).position === "sticky";
  return [focused === document.body ? "" : name, bottom - top >= Math.min(box.height, 20)
    && !covered && Boolean(there) && (focused.contains(there) || there.contains(focused))];
}"""


def tab_through(page: Page) -> list[str]:
    """Press Tab from the first tab to the end, and return what could not be seen when it had the focus."""
    page.get_by_role("tab", selected=True).first.focus()
    seen: list[str] = []
    hidden: list[str] = []
    while len(seen) < 100:
        page.keyboard.press("Tab")
        name, visible = page.evaluate(FOCUS)
        if name == "":
            break
        seen.append(name)
        if not visible:
            hidden.append(name)
    assert len(seen) > 8, seen
    return hidden


SMALL = [(320, 256), (360, 200), (390, 844), (320, 640)]


@pytest.mark.parametrize("fragment", ["board=sudoku", "board=knight&rows=5&cols=5"])
def test_what_has_the_focus_is_seen(page: Page, site: Site, fragment: str) -> None:
    open_board(page, site.url, fragment)
    for width, height in SMALL:
        resize(page, width, height)
        assert tab_through(page) == [], (width, height)


def test_what_has_the_focus_is_seen_in_a_search(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, "board=queens&n=6&strategy=markers&step=30")
    ready()
    at_step(page, 30)
    for width, height in SMALL:
        resize(page, width, height)
        assert tab_through(page) == [], (width, height)
        opener = button(page, "Code, stack, tree and counters")
        opener.click()
        expect(page.get_by_role("tab", name="Code", exact=True)).to_be_focused()
        assert tab_through(page) == [], ("views", width, height)
        page.get_by_role("tab", name="Code", exact=True).focus()
        page.keyboard.press("Escape")
        expect(opener).to_be_focused()
        expect(page.get_by_role("tab", name="Code", exact=True)).to_be_hidden()
