"""The knight walks a tour that is shown: in one motion, which any key or press ends."""

from collections.abc import Callable
from typing import Any

import pytest
from boards import KNIGHT, button, grid, moves
from opening import open_board
from playwright.sync_api import Page, expect
from serving import BOOT, Site
from stepping import at_step

# As soon as the knight walks: what is seen of the last number but one, and whether an event ends the walk.
WATCHED = """([name, init]) => {
  const field = document.querySelector("#knight");
  const found = {};
  const observer = new MutationObserver(() => {
    const walker = field.querySelector(".walker");
    if (!walker) return;
    observer.disconnect();
    // What moves is there when this is called: after all that whoever put the knight there has done.
    const last = field.querySelector("[aria-label$='move 24']");
    found.colour = getComputedStyle(last).color;
    const kind = name === "keydown" ? KeyboardEvent : PointerEvent;
    if (name) document.body.dispatchEvent(new kind(name, init));
    found.left = !walker.isConnected;
    found.after = getComputedStyle(last).color;
  });
  observer.observe(field, {childList: true, subtree: true});
  return found;
}"""
UNSEEN = "rgba(0, 0, 0, 0)"


def walked(page: Page, act: Callable[[], None], event: str = "", repeat: bool = False) -> dict[str, Any]:
    """Do something that lets the knight walk; return what was seen of that."""
    found = page.evaluate_handle(WATCHED, [event, {"bubbles": True, "key": "x", "repeat": repeat}])
    act()
    page.wait_for_function("(found) => found.after", arg=found, timeout=BOOT)
    seen: dict[str, Any] = page.evaluate("({colour, left, after}) => ({colour, left, after})", found)
    return seen


def test_the_knight_walks_and_the_numbers_come_with_it(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=5")
    ready()
    seen = walked(page, button(page, "Solve").click)
    assert (seen["left"], seen["colour"], seen["after"]) == (False, UNSEEN, UNSEEN)
    # What is told to those who do not see it is there at once.
    assert sorted(moves(page)) == list(range(1, 26))
    expect(page.locator(".walker")).to_have_count(0)
    last = grid(page, KNIGHT).get_by_role("gridcell", name="move 24")
    assert last.evaluate("(cell) => getComputedStyle(cell).color") != UNSEEN


@pytest.mark.parametrize(
    ("event", "repeat", "ends"),
    [
        ("keydown", False, True),
        ("pointerdown", False, True),
        ("beforeprint", False, True),
        ("keydown", True, False),
    ],
)
def test_any_key_or_press_and_paper_end_the_walk(
    page: Page, site: Site, ready: Callable[[], None], event: str, repeat: bool, ends: bool
) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=5")
    ready()
    seen = walked(page, button(page, "Solve").click, event, repeat)
    assert seen["colour"] == UNSEEN
    assert (seen["left"], seen["after"] != UNSEEN) == (ends, ends)


def test_it_walks_where_a_search_has_come_to_its_end(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=5&strategy=warnsdorff-backtracking&step=0")
    ready()
    at_step(page, 0, whole=True)
    seen = walked(page, button(page, "Last step").click)
    assert (seen["left"], seen["colour"]) == (False, UNSEEN)
    assert max(moves(page)) == 25
