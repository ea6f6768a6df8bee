"""`undoku.reset()`, on which the live page rests: whatever was done, the page is as on a first visit."""

from collections.abc import Callable

import pytest
from boards import (
    KNIGHT,
    QUEENS,
    SUDOKU,
    button,
    choose,
    choose_n,
    choose_of_page,
    digits,
    example,
    grid,
    mode,
)
from new_boards import section
from opening import follow, hold, let_arrive, open_board, wait_for_board
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Site
from stepping import at_step, watch

# All that is in the page, element by element: what it is called, says, holds and how far it is scrolled. Only
# that the site is kept is said in its own time, and a picture that is not shown keeps the pixels that it had.
SEEN = """() => {
  const rest = "script, style, head, head *, #progress-words, #progress";
  return Array.from(document.querySelectorAll(`html, html *:not(${rest})`), (element) => {
    const told = Array.from(element.attributes).filter(
      ({ name }) => element.tagName !== "CANVAS" || !["width", "height"].includes(name)).filter(
      // Where a class was taken away again there is none, as where there never was one.
      ({ name, value }) => name !== "class" || value !== "");
    const attributes = told.map(({ name, value }) => `${name}=${value}`).sort();
    const texts = Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.data.trim() : ""));
    const { value = "", checked = "", scrollTop, scrollLeft } = element;
    return [element.tagName, ...attributes, ...texts, value, checked, scrollTop, scrollLeft].join(" ");
  });
}"""
# How much is kept: records in each part of the store, and what stands beside it.
KEPT = """async () => {
  const request = indexedDB.open("undoku");
  await new Promise((resolve) => { request.onsuccess = resolve; });
  const store = request.result;
  const parts = Array.from(store.objectStoreNames);
  const counted = await Promise.all(parts.map((part) => new Promise((resolve) => {
    store.transaction(part).objectStore(part).count().onsuccess = ({ target }) => resolve(target.result);
  })));
  store.close();
  return [...counted, Object.keys(localStorage).length];
}"""


def played(page: Page, again: bool) -> None:
    follow(page, f"board=sudoku&mode=play&givens={LECTURE}")
    expect(mode(page, "Play")).to_be_checked()
    grid(page, SUDOKU).get_by_role("gridcell").nth(40).click()
    for key in ("Shift+1", "Control+2", "a", "d", "s", "v", "1", "b"):
        page.keyboard.press(key)
    button(page, "All steps here").click()
    button(page, "Hint").click()
    expect(button(page, "Close the hint")).to_be_visible()
    if again:
        button(page, "Pause the timer").click()


def told(page: Page, _: bool) -> None:
    follow(page, f"board=sudoku&givens={LECTURE}")
    for name in ("Show what is possible", "Show the whole way"):
        choose(page, name)
    page.get_by_role("listbox", name="Steps of the whole way").get_by_role("option").nth(3).click()
    expect(page.get_by_role("region", name="This step")).to_be_visible()


def placed(page: Page, again: bool) -> None:
    follow(page, "board=queens&n=6")
    wait_for_board(page, "queens")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("4 solutions")
    for name in ("Side by side", "Symmetries", "Count them"):
        button(page, name).click()
    mode(page, "Play").check()
    if again:
        page.get_by_role("radio", name="Cross", exact=True).check()
    grid(page, QUEENS).get_by_role("gridcell").nth(35).click()
    choose_n(page, 40)
    if again:
        button(page, "Whole board").click()


def stepped(page: Page, again: bool) -> None:
    follow(page, "board=knight&rows=5&cols=5&closed=1")
    wait_for_board(page, "knight")
    button(page, "Path").click()
    watch(page)
    at_step(page, 0)
    page.get_by_role("slider", name="Step", exact=True).fill("3")
    at_step(page, 3)
    # It is left there, and found there, but not after a reset.
    mode(page, "Solver").check()
    watch(page)
    at_step(page, 3)
    page.get_by_role("tab", name="Race", exact=True).click()
    page.get_by_role("radio", name="Step by step together").check()
    if again:
        page.get_by_role("slider", name="Speed").fill("5")
    button(page, "Present").click()


def kept(page: Page, again: bool) -> None:
    follow(page, f"board=sudoku&givens={LECTURE}")
    wait_for_board(page, "sudoku")
    choose(page, "Keep in the Library")
    button(page, "Library").click()
    library = page.get_by_role("dialog", name="Library")
    expect(library).to_be_visible()
    if again:
        library.get_by_role("textbox", name="Search").fill("lecture")


def printed(page: Page, again: bool) -> None:
    follow(page, f"board=sudoku&givens={LECTURE}")
    choose(page, "Print…")
    dialog = page.get_by_role("dialog", name="Print")
    expect(dialog).to_be_visible()
    if again:
        dialog.get_by_label("Four").check()


def dressed(page: Page, again: bool) -> None:
    if again:
        choose_of_page(page, "Light")
    follow(page, "board=sudoku&mode=watch")
    page.get_by_role("separator").press("Home" if again else "End")
    button(page, "More").click()
    expect(page.get_by_role("menu")).to_be_visible()


def arrived(page: Page, again: bool) -> None:
    example(page, "From the lecture")
    expect(button(page, "Play a puzzle")).to_be_hidden()
    button(page, "New puzzle").click()
    new = page.get_by_role("region", name="New puzzle", exact=True)
    expect(new).to_be_visible()
    if again:
        button(page, "With…").click()
        new.get_by_label("Seed").fill("a seed")
        new.get_by_label("Day", exact=True).fill("2026-01-01")
        new.get_by_role("group", name="A new one").get_by_role("button", name="Easy").click()
        expect(mode(page, "Play")).to_be_checked()
    button(page, "More examples").click()
    expect(page.get_by_role("menu")).to_be_visible()


def begun(page: Page, again: bool) -> None:
    page.get_by_role("tab", name=KNIGHT).click()
    button(page, "New board").click()
    new = section(page)
    expect(new).to_be_visible()
    button(page, "Shapes").click()
    if again:
        new.get_by_role("button", name="Ring 8, closed").click()
        expect(mode(page, "Play")).to_be_checked()
        button(page, "New board").click()
        new.get_by_label("Day", exact=True).fill("2026-01-01")
        new.get_by_role("group", name="Board of the day").get_by_role("button", name="Easy").click()
        expect(page.get_by_role("heading", name="Easy, 1 January 2026")).to_be_visible()
    button(page, "New board").click()


def looks_new(page: Page, site: Site) -> list[str]:
    """See that the page is as on a first visit, and return what else is seen of it when it has been drawn."""
    expect(mode(page, "Solver")).to_be_checked()
    assert digits(page) == "." * 81
    assert page.url == site.url
    expect(grid(page, SUDOKU).get_by_role("gridcell").first).to_be_focused()
    expect(button(page, "Play a puzzle")).to_be_visible()
    expect(button(page, "Stop")).to_be_hidden()
    for name in ("Undo", "Redo"):
        expect(button(page, name)).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_role("status")).to_have_text("Type your puzzle, paste it, or try an example.")
    expect(grid(page, KNIGHT)).to_be_hidden()
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    seen: list[str] = page.evaluate(SEEN)
    return seen


def test_what_waited_to_be_kept_comes_back_after_no_reset(page: Page, site: Site, fresh: None) -> None:
    release = hold(page, "**/library-*.js")
    open_board(page, site.url, f"board=sudoku&mode=play&givens={LECTURE}")
    grid(page, SUDOKU).get_by_role("gridcell").nth(2).click()
    with page.expect_request("**/library-*.js"):
        page.keyboard.press("4")
    page.evaluate("undoku.reset()")
    let_arrive(page, "**/library-*.js", release)
    assert not any(page.evaluate(KEPT))


@pytest.mark.parametrize("act", [arrived, begun, played, told, placed, stepped, kept, printed, dressed])
def test_the_page_is_as_on_a_first_visit(page: Page, site: Site, act: Callable[[Page, bool], None]) -> None:
    open_board(page, site.url)
    # What is loaded stays loaded: the first time brings it, and turns less of it than the second.
    act(page, False)
    page.evaluate("undoku.reset()")
    first = looks_new(page, site)
    act(page, True)
    page.evaluate("undoku.reset()")
    assert looks_new(page, site) == first
    assert not any(page.evaluate(KEPT))
