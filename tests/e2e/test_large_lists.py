"""Long lists and texts: first what is seen of them is drawn, and in the end all of it is there."""

import json
import re
from typing import Any

import pytest
from boards import button
from opening import open_board
from playwright.sync_api import Page, expect
from serving import Site
from test_library import open_library, puzzles, said

MANY = 300


def file_of(count: int) -> str:
    """Write a file of the Library with so many puzzles, the first being the newest."""
    kept: list[dict[str, Any]] = [
        {
            "id": f"m-{number}",
            "name": f"Puzzle {number}",
            "board": "sudoku",
            "used": "play",
            "made": 10**9 - number,
            "saved": 10**9 - number,
            "state": {"digits": f"{number:081b}".translate({48: ".", 49: "1"}), "kinds": ""},
        }
        for number in range(1, count + 1)
    ]
    for puzzle in kept:
        state = puzzle["state"]
        state["kinds"] = state["digits"].replace("1", "g")
    return json.dumps({"undoku": "library", "version": 1, "puzzles": kept})


@pytest.mark.usefixtures("alone")
def test_of_many_puzzles_all_have_their_names_and_those_in_view_whole_cards(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=sudoku")
    library = open_library(page)
    library.locator("input[type=file]").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": file_of(MANY).encode()}
    )
    said(page, f"{MANY} items added.")
    names = puzzles(page).get_by_role("heading")
    expect(names).to_have_text([f"Puzzle {number}" for number in range(1, MANY + 1)])
    opens = puzzles(page).get_by_role("button", name="Open")
    assert opens.count() < MANY / 2
    # It gets the rest when it comes near.
    last = puzzles(page).last
    last.scroll_into_view_if_needed()
    expect(last.get_by_role("button", name=f"Open Puzzle {MANY}")).to_be_in_viewport()
    expect(last.locator("svg")).to_be_visible()
    # The keyboard goes from one card into the next; what is found is whole as well.
    middle = puzzles(page).filter(has_text="Puzzle 150")
    middle.scroll_into_view_if_needed()
    middle.get_by_role("button", name="Delete").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("checkbox", name="Choose Puzzle 151")).to_be_focused()
    library.get_by_role("textbox", name="Search").fill("puzzle 23")
    expect(puzzles(page)).to_have_count(13)
    for found in puzzles(page).all():
        expect(found.get_by_role("button", name="Open")).to_be_visible()
    library.get_by_role("checkbox", name="All").check()
    expect(library.get_by_role("status").filter(has_text="13 items chosen")).to_be_visible()


FRAMES = """(count) => Array.from({ length: count }, (_, depth) => ({
  function: "search", line: depth + 1, variables: [["depth", depth], ["row", "[1, 2, 3]"], ["left", "…"]],
}))"""
DRAWN = "(list) => Array.from(list.querySelectorAll('.frame-line'), (at) => Number(at.textContent.slice(5)))"


def test_of_a_deep_stack_the_topmost_calls_are_there_at_once_and_then_all(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=4&mode=watch")
    page.wait_for_function("window.undoku.watch?.views")
    told = page.evaluate(
        f"""async () => {{
      const {{ stack }} = undoku.watch.views;
      const list = document.querySelector("ol.stack");
      const lines = () => ({DRAWN})(list);
      const frames = {FRAMES};
      stack.clear();
      const all = stack.show(frames(400));
      const first = lines();
      await all;
      const whole = lines();
      // Who goes on before all is there sees what is shown now, and nothing of before.
      stack.clear();
      stack.show(frames(400));
      const other = stack.show(frames(300));
      await other;
      const later = lines();
      const few = stack.show(frames(2));
      const told = {{ first, whole, later, few, last: lines() }};
      stack.clear();
      return told;
    }}"""
    )
    downwards = list(range(400, 0, -1))
    assert 0 < len(told["first"]) < 200
    assert told["first"] == downwards[: len(told["first"])]
    assert told["whole"] == downwards
    assert told["later"] == downwards[100:]
    assert (told["few"], told["last"]) == (None, [2, 1])


CALLS = """Array.from({ length: 1000 }, (_, id) => ({
  id, parent: id ? Math.floor((id - 1) / 10) : -1, label: `c${id}`, outcome: id ? "failed" : "running",
  size: 1, hidden: 0, missing: false, position: id,
}))"""


def test_of_a_large_tree_the_marks_near_to_what_is_seen_are_there_and_keys_reach_all(
    page: Page, site: Site
) -> None:
    open_board(page, site.url, "board=queens&n=4&mode=watch&strategy=markers&step=3&view=tree")
    tree = page.get_by_role("tree", name="Recursion tree")
    expect(tree.get_by_role("treeitem", name="running now")).to_be_visible()
    page.evaluate(f"undoku.watch.views.tree.show({CALLS}, 0)")
    marks = tree.get_by_role("treeitem")
    expect(tree.get_by_role("treeitem", name="c0, running now")).to_be_in_viewport()
    assert marks.count() < 500
    tree.locator("[tabindex='0']").focus()
    # From c11, the first of its level, far to the right, and up.
    for key in ["ArrowDown", "ArrowDown", *["ArrowRight"] * 45, "ArrowUp"]:
        page.keyboard.press(key)
    expect(tree.locator(":focus")).to_have_attribute("aria-label", re.compile(r"^c5,"))
    expect(tree.locator(":focus")).to_be_in_viewport()
    assert marks.count() < 500


# So many calls of this name, each but the last ones with three below it; two trees may have the same numbers.
SHOW = """const show = (name, count, every, running) => undoku.watch.views.tree.show(
  Array.from({ length: count }, (_, index) => ({
    id: every * index, parent: index ? every * Math.floor((index - 1) / 3) : -1, label: name + index,
    outcome: every * index === running ? "running" : "failed", size: 1, hidden: 0, missing: false,
    position: index,
  })), running);
const elements = () => Array.from(document.querySelectorAll("[role=treeitem]"));
const marks = () => elements().map((each) => each.ariaLabel.split(",")[0]);
const lines = () => document.querySelector(".tree-links").getAttribute("d").split("M").length - 1;
// A call is before those that it made.
const inOrder = (name, count) => {
  const below = (index) =>
    index < count ? [name + index, ...[1, 2, 3].flatMap((each) => below(3 * index + each))] : [];
  return below(0);
};
"""


def open_tree(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=4&mode=watch&strategy=markers&step=3&view=tree")
    expect(page.get_by_role("treeitem", name="running now")).to_be_visible()


def test_a_tree_that_comes_while_another_is_drawn_takes_its_place(page: Page, site: Site) -> None:
    open_tree(page, site)
    page.evaluate(f"async () => {{ {SHOW} await show('x', 2000, 1, 0); }}")
    button(page, "Show the whole tree").click()
    seen = page.evaluate(
        f"""async () => {{
            {SHOW}
            await show("y", 90, 2, 8);
            // However fast the browser is, not all is drawn in one go.
            const {{ now }} = performance;
            let seconds = 0;
            performance.now = () => 1000 * ++seconds;
            let isWhole = false;
            const shown = show("x", 2000, 1, 0).then(() => {{ isWhole = true; }});
            while (!marks().some((each) => each.startsWith("x"))) await new Promise(requestAnimationFrame);
            const isPart = !isWhole;
            await Promise.all([shown, show("y", 90, 2, 8)]);
            performance.now = now;
            const few = [isPart && marks(), inOrder("y", 90), lines()];
            await Promise.all([show("x", 2000, 1, 0), show("z", 120, 1, 8)]);
            return [few, [marks(), inOrder("z", 120), lines()]];
        }}"""
    )
    for count, (marks, in_order, lines) in zip((90, 120), seen, strict=True):
        assert marks == in_order
        assert lines == count - 1


def test_the_focus_stays_on_a_call_while_the_tree_grows(page: Page, site: Site) -> None:
    open_tree(page, site)
    page.evaluate(f"async () => {{ {SHOW} await show('x', 20, 1, 19); }}")
    focused = page.get_by_role("tree", name="Recursion tree").locator(":focus")
    page.locator("[role=treeitem][tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    expect(focused).to_have_attribute("aria-label", "x6, failed, 1 call")
    is_in_order = page.evaluate(
        f"""async () => {{
            {SHOW}
            await show("x", 60, 1, 59);
            return marks().join() === inOrder("x", 60).join();
        }}"""
    )
    assert is_in_order
    expect(focused).to_have_attribute("aria-label", "x6, failed, 1 call")
    page.keyboard.press("ArrowUp")
    expect(focused).to_have_attribute("aria-label", "x1, failed, 1 call")
