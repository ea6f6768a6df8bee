"""The player: a long search, playing, saving, and what ends a search."""

import json
import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from boards import SUDOKU, button, choose, labels, moves, show
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Site
from stepping import Search, at_step, open_search, recorded, watch

QUEENS_MARKS = ["possible", "provisional", "impossible", "works", "permanent"]
TOUR = "board=knight&rows=8&cols=8&start=a1"


def test_a_long_search_is_stepped_while_recorded_and_stopped(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    show(page, site.url, TOUR)
    ready()
    watch(page)
    page.get_by_label("Strategy").select_option("fixed-order")
    label = page.locator("#player-label")
    expect(label).to_have_text(re.compile("so far$"))
    page.get_by_role("slider", name="Step", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status")).to_have_text("board[56] = 1: the knight starts on a1.")
    assert moves(page)[56] == 1
    stop = button(page, "Stop")
    stop.click()
    expect(stop).to_be_hidden()
    expect(button(page, "Step through")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("They can be stepped through.")
    steps = page.locator("#player-slider").get_attribute("max")
    button(page, "Last step").click()
    expect(label).to_have_text(re.compile(f"^Step {int(steps or 0):,} of"))
    assert page.locator("#player-slider").get_attribute("max") == steps
    page.keyboard.press("Escape")
    expect(page.locator("#player")).to_be_hidden()
    assert set(moves(page)) == {0}


def test_stopping_while_the_search_is_being_drawn_stops_it(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    show(page, site.url, TOUR)
    ready()
    # What shows a search is there once one was opened.
    open_search(page, "warnsdorff-backtracking")
    page.keyboard.press("Escape")
    expect(page.locator("#player")).to_be_hidden()
    watch(page)
    expect(page.locator("#player")).to_be_visible()
    label = page.locator("#player-label")
    expect(label).to_have_text(re.compile(r"^Step 0 of [1-9][\d,]*$"))
    # Stop is pressed at the worst moment: steps have come, and what else is drawn of them is being asked for.
    page.evaluate(
        """() => {
          const { player } = undoku.watch;
          const { grow } = player;
          player.grow = (...details) => {
            player.grow = grow;
            grow(...details);
            document.getElementById("stop").click();
          };
        }"""
    )
    page.get_by_label("Strategy").select_option("fixed-order")
    expect(label).to_contain_text("then stopped")
    # The engine answers in order: when it has shown the last step, it has answered what was asked before.
    button(page, "Last step").click()
    expect(label).to_have_text(re.compile(r"^Step ([\d,]+) of \1 recorded, then stopped$"))
    expect(button(page, "Stop")).to_be_hidden()


def test_playing_says_milestones_only_and_can_be_paused(
    page: Page, site: Site, ready: Callable[[], None], answered: None
) -> None:
    show(page, site.url, "board=queens&n=8")
    ready()
    open_search(page, "markers")
    expect(page.get_by_role("status")).to_contain_text("Step forward to see the first try.")
    page.evaluate(
        """() => {
          window.said = [];
          const status = document.querySelector("[role=status]");
          const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, "textContent");
          Object.defineProperty(status, "textContent", {
            get,
            set(text) {
              window.said.push(text);
              set.call(status, text);
            },
          });
        }"""
    )
    for _ in range(6):
        page.keyboard.press("+")
    page.keyboard.press("Space")
    expect(button(page, "Pause")).to_be_visible()
    page.wait_for_function("window.said.length >= 3", timeout=60_000)
    milestones = page.evaluate("window.said")[:3]
    page.keyboard.press("Space")
    expect(page.get_by_role("status")).to_have_text(re.compile("^Paused at step "))
    assert [text.split()[0] for text in milestones] == ["Solution"] * 3


@pytest.mark.parametrize(
    "fragment",
    [
        f"board=sudoku&givens={LECTURE}&strategy=first-empty",
        "board=queens&n=6&strategy=markers",
        # Where it begins a tour, which would end the search.
        "board=knight&rows=5&cols=5&strategy=fixed-order",
    ],
)
def test_space_plays_wherever_it_presses_nothing(
    page: Page, site: Site, ready: Callable[[], None], fragment: str
) -> None:
    show(page, site.url, f"{fragment}&step=9&view=code")
    ready()
    label = page.locator("#player-label")
    expect(label).to_have_text(re.compile("^Step 9 of"))
    for place in [
        page.get_by_role("gridcell").nth(8),
        page.get_by_role("region", name=re.compile("^Source of")),
        page.get_by_role("slider", name="Speed"),
        page.get_by_role("separator"),
    ]:
        before = label.inner_text()
        place.press("Space")
        expect(button(page, "Pause")).to_be_visible()
        expect(label).not_to_have_text(before)
        expect(place).to_be_focused()
        page.keyboard.press("Space")
        expect(button(page, "Play")).to_be_visible()
    # What it presses has it for itself.
    page.get_by_role("tab", name="Stack").press("Space")
    expect(page.get_by_role("tabpanel", name="Stack")).to_be_visible()
    button(page, "Menu").press("Space")
    page.get_by_role("menuitem", name="Help").press("Space")
    page.get_by_role("dialog", name="Help").press("Space")
    page.keyboard.press("Escape")
    page.get_by_label("Strategy").focus()
    page.keyboard.press("Space")
    expect(button(page, "Play")).to_be_visible()


def test_files_of_a_search(page: Page, site: Site, ready: Callable[[], None]) -> None:
    show(page, site.url, f"{TOUR.replace('8', '5')}&strategy=warnsdorff&step=30&view=code")
    ready()
    at_step(page, 30)

    def saved(name: str) -> bytes:
        with page.expect_download() as download:
            choose(page, name)
        return download.value.path().read_bytes()

    watched = recorded(Search("", "knight", "warnsdorff", {"rows": 5, "cols": 5, "start": [4, 0]}))
    lines = saved("Steps (JSON lines)").decode().splitlines()
    assert lines == watched.lines(0, len(watched.trace)).splitlines()
    assert json.loads(lines[0]) == {
        "kind": "place",
        "cell": [4, 0],
        "value": 1,
        "by": None,
        "line": watched.trace.steps and watched.trace.step(1).line,  # type: ignore[union-attr]
        "depth": 1,
    }
    drawing = ElementTree.fromstring(saved("Picture (SVG)"))
    numbers = [text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert sorted(map(int, filter(None, numbers))) == sorted(filter(None, watched.trace.board(30)))
    assert saved("Picture (PNG)").startswith(b"\x89PNG")


def test_a_jump_can_be_taken_back(page: Page, site: Site, ready: Callable[[], None]) -> None:
    show(page, site.url, "board=queens&n=6&strategy=markers&step=50&view=tree")
    ready()
    label = page.locator("#player-label")
    expect(label).to_have_text(re.compile("^Step 50 of"))
    back = page.get_by_role("button", name=re.compile("^Back to step"))
    expect(back).to_have_count(0)
    player = page.get_by_role("group", name="Step through the search")
    places = "box => Array.from(box.querySelectorAll('*'), (one) => one.getBoundingClientRect().toJSON())"
    before = player.evaluate(places)
    button(page, "Next dead end").click()
    expect(back).to_have_text("Back to step 50")
    there = re.sub(" of.*", "", label.inner_text())
    # It came without moving anything.
    after = player.evaluate(places)
    assert [(one["x"], one["y"]) for one in after] == [(one["x"], one["y"]) for one in before]
    back.click()
    expect(label).to_have_text(re.compile("^Step 50 of"))
    expect(back).to_have_text(there.replace("Step", "Back to step"))
    page.keyboard.press("b")
    expect(label).to_have_text(re.compile(f"^{there} of"))
    # Steps keep it, a press on the overview is a jump from where they led.
    button(page, "Step forward").click()
    expect(label).not_to_have_text(re.compile(f"^{there} of"))
    expect(back).to_have_text("Back to step 50")
    step = page.get_by_role("slider", name="Overview of the whole search").get_attribute("aria-valuenow")
    page.locator(".overview").click(position={"x": 5, "y": 20})
    expect(back).to_have_text(f"Back to step {step}")
    # So is a drag of the timeline, from where it began.
    here = page.get_by_role("slider", name="Overview of the whole search").get_attribute("aria-valuenow")
    box = page.get_by_role("slider", name="Step", exact=True).bounding_box()
    assert box
    page.mouse.move(box["x"] + 60, box["y"] + 12)
    page.mouse.down()
    for part in range(3, 8):
        page.mouse.move(box["x"] + part * box["width"] / 10, box["y"] + 12)
    page.mouse.up()
    expect(back).to_have_text(f"Back to step {here}")
    # Another search is no place to go back to.
    page.get_by_label("Strategy").select_option("columns")
    at_step(page, 0)
    expect(back).to_have_count(0)


def test_the_end_is_summed_up(page: Page, site: Site, ready: Callable[[], None]) -> None:
    show(page, site.url, "board=queens&n=8&strategy=markers&step=0&view=code")
    ready()
    expect(page.locator("#player-label")).to_have_text("Step 0 of 33,588")
    page.keyboard.press("End")
    expect(page.get_by_role("status")).to_have_text("Search over: 92 solutions, 15,720 tries.")
    expect(page.locator("#player-sentence")).to_have_text("Search over: 92 solutions, 15,720 tries.")
    # Playing says it as well, once it arrives there.
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("status")).not_to_contain_text("Search over")
    page.keyboard.press("k")
    expect(page.get_by_role("status")).to_have_text(
        "The last step, 33,588. Search over: 92 solutions, 15,720 tries."
    )


@pytest.mark.parametrize(
    ("fragment", "marks"),
    [
        (
            f"board=sudoku&givens={LECTURE}&strategy=fewest-options&step=9",
            ["possible", "provisional", "impossible", "permanent", "forbids it", "digits that fit"],
        ),
        (
            "board=queens&n=8&strategy=markers&step=9",
            [*QUEENS_MARKS, "attacks it", "taken"],
        ),
        ("board=queens&n=8&strategy=bitmasks&step=9", QUEENS_MARKS),
        ("board=queens&n=8&strategy=columns&step=9", [*QUEENS_MARKS[:3], "permanent", "attacks it"]),
        (
            "board=knight&rows=5&cols=5&strategy=warnsdorff-backtracking&step=9",
            ["start", "possible", "visited", "impossible", "permanent", "moves on"],
        ),
    ],
)
def test_marks_are_explained_where_they_are(
    page: Page, site: Site, ready: Callable[[], None], fragment: str, marks: list[str]
) -> None:
    show(page, site.url, f"{fragment}&view=stack")
    ready()
    at_step(page, 9)
    legend = page.get_by_role("list", name="Marks on the board")
    expect(legend.get_by_role("listitem")).to_have_text(marks)
    for words in ("solutions", "dead ends"):
        expect(page.locator(".timeline").get_by_text(words, exact=True)).to_be_visible()
    expect(page.get_by_text("changed since the step shown before")).to_be_visible()
    for width, height in [(1440, 900), (1024, 768), (390, 844), (320, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        assert legend.evaluate("box => box.scrollHeight <= box.clientHeight"), width


def test_a_change_of_the_puzzle_ends_the_search(page: Page, site: Site, ready: Callable[[], None]) -> None:
    show(page, site.url, f"board=sudoku&givens={LECTURE}&strategy=first-empty&step=9&view=code")
    ready()
    at_step(page, 9)
    choose(page, "Clear")
    expect(page.locator("#player")).to_be_hidden()
    assert labels(page, SUDOKU)[0] == "Row 1, column 1, empty"
    page.wait_for_function("!location.hash.includes('step')")
