"""The views of a search agree with the engine at every step, and can be used with the keyboard alone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from boards import button, grid, show
from opening import wait_for_glide
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE
from serving import Site
from stepping import watch

from undoku.watch.watched import Watched

VIEWS = ["Code", "Stack", "Tree", "Counters", "Race"]


@pytest.fixture
def opened(page: Page, site: Site, ready: Callable[[], None]) -> Callable[[str], None]:
    """Open an address and step through its search, recorded to the end."""

    def reach(fragment: str) -> None:
        show(page, site.url, fragment)
        ready()
        watch(page)
        # While it is still being recorded the player says "of … so far".
        slider = page.get_by_role("slider", name="Step", exact=True)
        expect(slider).to_have_attribute("aria-valuetext", re.compile(r" of [\d,]{2,}$"))

    return reach


def view(page: Page, name: str) -> Locator:
    page.get_by_role("tab", name=name, exact=True).click()
    expect(page.locator("[aria-busy=true]:visible")).to_have_count(0)
    return page.get_by_role("tabpanel", name=name, exact=True)


def go(page: Page, position: int) -> None:
    """Go to a step on the timeline."""
    slider = page.get_by_role("slider", name="Step", exact=True)
    slider.fill(str(position))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Step {position:,} of "))


def watched(board: str, strategy: str, question: dict[str, object]) -> Watched:
    search = Watched(board, strategy, question)
    while not search.search.done:
        search.search.advance(10_000)
    return search


def words_of(frame: Any) -> str:
    """Return what is read of an open call."""
    variables = (f"{name}{text}" for name, text in frame["variables"])
    return f"{frame['function']}line {frame['line']}{''.join(variables)}"


def test_tabs_by_keyboard(page: Page, opened: Callable[[str], None]) -> None:
    opened("board=queens&n=4")
    tabs = page.get_by_role("tablist", name="Views").get_by_role("tab")
    expect(tabs).to_have_text(VIEWS)
    tabs.first.focus()
    for name in [*VIEWS[1:], VIEWS[0]]:
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("tab", name=name, exact=True)).to_be_focused()
        expect(page.get_by_role("tabpanel", name=name, exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("tab", name="Race", exact=True)).to_have_attribute("aria-selected", "true")


def test_code_and_stack_are_the_engine_s(page: Page, opened: Callable[[str], None]) -> None:
    search = watched("queens", "markers", {"n": 6})
    source = search.opening()["source"].split("\n")
    opened("board=queens&n=6")
    for position in (1, 2, 333, 334, 1000):
        go(page, position)
        moment: Any = search.moment(position, "stack")
        code = view(page, "Code").get_by_role("region", name=re.compile("^Source of Mark columns"))
        running = code.locator("[aria-current=step]")
        expect(running).to_have_attribute("data-line", str(moment["line"]))
        expect(running).to_have_text(source[moment["line"] - 1].strip())
        stack = view(page, "Stack")
        # The running one is on top.
        calls = [words_of(frame) for frame in reversed(moment["frames"])]
        expect(stack.get_by_role("listitem")).to_have_text(calls)
        expect(stack.locator("[aria-current=true] .frame-line")).to_have_text(f"line {moment['line']}")


def test_the_running_line_is_in_sight(page: Page, opened: Callable[[str], None]) -> None:
    opened("board=queens&n=6")
    for position in (1, 500):
        go(page, position)
        expect(view(page, "Code").locator("[aria-current=step]")).to_be_in_viewport()


def fold_buttons(page: Page) -> tuple[Locator, Locator]:
    code = page.get_by_role("region", name=re.compile("^Source of "))
    return tuple(
        code.get_by_role("button", name=re.compile(rf"^{name}, \d+ lines$"))
        for name in ("About this file", "Imports")
    )  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("fragment", "function"),
    [
        ("board=queens&n=6", "def n_queens("),
        (f"board=sudoku&givens={LECTURE}", "def solve("),
        ("board=knight&rows=5&cols=5&start=a1", "def visit("),
    ],
)
def test_code_opens_at_the_function_that_begins(
    page: Page, opened: Callable[[str], None], fragment: str, function: str
) -> None:
    opened(fragment)
    code = page.get_by_role("region", name=re.compile("^Source of "))
    line = code.locator(".code-line", has_text=function)
    expect(line).to_be_in_viewport()
    top, below = (each.bounding_box() for each in (code, line))
    assert top and below and below["y"] - top["y"] < 4 * below["height"]
    expect(code.locator("[aria-current]")).to_have_count(0)


def test_folds_of_the_code_by_keyboard(page: Page, opened: Callable[[str], None]) -> None:
    opened("board=queens&n=6")
    code = view(page, "Code").get_by_role("region", name=re.compile("^Source of "))
    about, imports = fold_buttons(page)
    docstring = page.get_by_text('"""One queen a row, with the lines taken', exact=False)
    for button_, hidden in (
        (about, docstring),
        (imports, code.get_by_text("from undoku.search.steps import")),
    ):
        expect(button_).to_have_attribute("aria-expanded", "false")
        expect(hidden).to_be_hidden()
        button_.focus()
        page.keyboard.press("Enter")
        expect(button_).to_have_attribute("aria-expanded", "true")
        expect(hidden).to_be_visible()
        expect(button_).to_be_focused()
    page.keyboard.press("Space")
    expect(imports).to_have_attribute("aria-expanded", "false")
    # Stepping changes neither.
    go(page, 333)
    expect(code.locator("[aria-current=step]")).to_be_in_viewport()
    expect(about).to_have_attribute("aria-expanded", "true")
    expect(imports).to_have_attribute("aria-expanded", "false")
    # Should the running line ever be there, it is seen.
    line = int(code.locator(".code-line", has_text="search.steps import").get_attribute("data-line") or 0)
    page.evaluate("(line) => undoku.watch.views.code.line(line)", line)
    expect(imports).to_have_attribute("aria-expanded", "true")
    expect(code.locator("[aria-current=step]")).to_be_in_viewport()


def test_the_code_is_shown_without_the_recorder_s_words(page: Page, opened: Callable[[str], None]) -> None:
    opened("board=queens&n=6")
    code = view(page, "Code").get_by_role("region", name=re.compile("^Source of "))
    expect(code).to_contain_text("n_queens(mat, i + 1, n, top, left, right)")
    expect(code).not_to_contain_text("yield")
    running = code.locator("[aria-current=step]")
    for position, line in ((1, "for j in range(n):"), (3, "for j in range(n):"), (4, "if top[j] != 1 and ")):
        go(page, position)
        expect(running).to_contain_text(line)


def test_a_line_of_88_characters_fits(page: Page, opened: Callable[[str], None], answered: None) -> None:
    opened("board=queens&n=6")
    code = view(page, "Code").get_by_role("region", name=re.compile("^Source of "))
    over = code.evaluate(
        """(code) => {
            code.style.inlineSize = `${824 - 2 * 16}px`;
            code.style.setProperty("--digits", 3);
            code.querySelector("pre").replaceChildren(code.querySelector("code"));
            const lines = [...code.querySelectorAll(".code-line")];
            for (const line of lines) line.replaceChildren("x".repeat(88));
            return code.querySelector("pre").scrollWidth - code.clientWidth;
        }"""
    )
    assert over <= 0


def test_tree_folds_what_failed_and_opens_it(page: Page, opened: Callable[[str], None]) -> None:
    search = watched("queens", "markers", {"n": 8})
    opened("board=queens&n=8")
    panel = view(page, "Tree")
    go(page, 10_000)
    moment: Any = search.moment(10_000, "tree")
    marks = page.get_by_role("tree", name="Recursion tree").get_by_role("treeitem")
    expect(marks).to_have_count(len(moment["tree"]))
    expect(panel.locator("[aria-current=true]")).to_have_attribute(
        "aria-label", re.compile(r"running now, \d+ calls?$")
    )
    folded = marks.and_(panel.locator("[aria-expanded=false]")).first
    name = folded.get_attribute("aria-label")
    assert name and re.match(r"[\d,]+ calls folded away, (failed|solved); open them", name)
    folded.click()
    chosen = page.get_by_role("tree", name="Recursion tree").locator("[tabindex='0']")
    expect(chosen).not_to_have_attribute("aria-expanded", "false")
    expect(chosen).not_to_have_attribute("aria-label", name)


def test_tree_by_keyboard(page: Page, opened: Callable[[str], None]) -> None:
    search = watched("queens", "markers", {"n": 6})
    opened("board=queens&n=6")
    view(page, "Tree")
    go(page, 400)
    path = search.trace.tree.path(search.trace.tree.node_at(400))
    tree = page.get_by_role("tree", name="Recursion tree")
    expect(tree.locator("[aria-current=true]")).to_have_attribute("aria-level", str(len(path)))
    tree.locator("[tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    expect(tree.locator(":focus")).to_have_attribute("aria-level", str(len(path) - 1))
    page.keyboard.press("Enter")
    position = search.trace.tree.node(path[-2]).first
    expect(page.get_by_role("slider", name="Step", exact=True)).to_have_value(str(position))


def test_overview_by_keyboard(page: Page, opened: Callable[[str], None]) -> None:
    steps = len(watched("queens", "markers", {"n": 6}).trace)
    opened("board=queens&n=6")
    view(page, "Tree")
    strip = page.get_by_role("slider", name="Overview of the whole search")
    expect(strip).to_have_attribute("aria-valuemax", str(steps))
    strip.press("End")
    expect(strip).to_have_attribute("aria-valuetext", f"Step {steps:,} of {steps:,}")
    strip.press("ArrowLeft")
    expect(page.get_by_role("slider", name="Step", exact=True)).to_have_value(str(steps - 1))


def test_counters_beside_trying_everything(page: Page, opened: Callable[[str], None]) -> None:
    search = watched("queens", "markers", {"n": 8})
    opened("board=queens&n=8")
    panel = view(page, "Counters")
    go(page, len(search.trace))
    for name, value in {"Calls": 2057, "Placements": 2056, "Undos": 2056, "Solutions": 92}.items():
        row = panel.locator("dl > div").filter(has=page.get_by_text(name, exact=True))
        expect(row.locator("dd")).to_have_text(f"{value:,}")
    expect(panel.get_by_text("322,560")).to_be_visible()
    levels = "; ".join(f"{calls:,}" for calls in search.trace.tree.levels(len(search.trace)))
    expect(panel.get_by_role("img", name=f"Calls at depth 1, 2 and so on: {levels}")).to_be_visible()


def test_marker_arrays_beside_the_board(page: Page, opened: Callable[[str], None]) -> None:
    search = watched("queens", "markers", {"n": 6})
    opened("board=queens&n=6")
    go(page, 400)
    moment: Any = search.moment(400)
    for name, marks in moment["beside"]["data"].items():
        taken = ", ".join(str(index) for index, mark in enumerate(marks) if mark)
        row = page.locator(".array").filter(has=page.get_by_text(name, exact=True))
        expect(row).to_contain_text(f": taken at {taken}")


def test_options_in_the_empty_cells(page: Page, opened: Callable[[str], None]) -> None:
    search = watched("sudoku", "fewest-options", {"givens": LECTURE})
    opened(f"board=sudoku&givens={LECTURE}")
    page.get_by_label("Strategy").select_option("fewest-options")
    expect(page.get_by_role("group", name="Step through the search: Fewest options first")).to_be_visible()
    slider = page.get_by_role("slider", name="Step", exact=True)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf" of {len(search.trace):,}$"))
    go(page, 20)
    moment: Any = search.moment(20)
    cells = grid(page, "Sudoku").get_by_role("gridcell")
    for cell, options in enumerate(moment["beside"]["data"]):
        # The cell of the step itself shows the digit that was tried.
        if options is not None and cell != moment["cell"]:
            expect(cells.nth(cell)).to_have_attribute("data-figure", str(options))


def test_small_figures_have_a_legend_that_moves_nothing(page: Page, opened: Callable[[str], None]) -> None:
    opened("board=knight&rows=5&cols=5&start=a1")
    legend = page.get_by_role("list", name="Marks on the board").get_by_text("moves on")
    expect(legend).to_be_visible()
    wait_for_glide(page)
    at_first = [page.locator(part).bounding_box() for part in ("#knight", "#player")]
    go(page, 20)
    expect(legend).to_be_visible()
    assert [page.locator(part).bounding_box() for part in ("#knight", "#player")] == at_first
    expect(page.locator(".array").first).to_be_hidden()
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()


def test_sheet_on_the_phone(page: Page, opened: Callable[[str], None]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    opened("board=queens&n=6")
    opener = button(page, "Code, stack, tree and counters")
    expect(opener).to_have_attribute("aria-expanded", "false")
    opener.click()
    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(view(page, "Stack").get_by_role("list")).to_be_visible()
    expect(grid(page, "N-Queens")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tablist", name="Views")).to_be_hidden()
    expect(opener).to_be_focused()
