"""axe-core finds nothing on any board, in either theme and any state; and every board fits the screen."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from boards import button
from opening import open_board
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Site

AXE = Path(__file__).parent.parent.parent / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"laptop": (1366, 768), "tablet": (820, 1180), "phone": (390, 844), "smallest": (320, 640)}


def violations(page: Page) -> list[str]:
    # The policy of the page forbids a script element: the checker comes in by the way of the debugger.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(({violations}) => violations)"
    )
    return [f"{rule['id']}: {node['html'][:120]}" for rule in found for node in rule["nodes"]]


def solved(page: Page, sentence: str) -> None:
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text(sentence)


def stepped(page: Page) -> None:
    button(page, "Step through").click()
    for _ in range(6):
        button(page, "Step forward").click()


STATES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "sudoku empty": ("board=sudoku", lambda page: None),
    "sudoku solved": (f"board=sudoku&givens={LECTURE}", lambda page: solved(page, "One solution")),
    "sudoku clash": (
        "board=sudoku&givens=" + "5...5".ljust(81, "."),
        lambda page: solved(page, "No solution"),
    ),
    "sudoku two solutions": (
        "board=sudoku&givens=" + "1".ljust(81, "."),
        lambda page: solved(page, "More than one"),
    ),
    "sudoku error": ("board=sudoku&givens=12", lambda page: None),
    "queens empty": ("board=queens&n=8", lambda page: None),
    "queens solved": ("board=queens&n=8", lambda page: solved(page, "92 solutions")),
    "queens steps": ("board=queens&n=4", stepped),
    "queens picture": ("board=queens&n=100", lambda page: solved(page, "100 queens")),
    "knight empty": ("board=knight", lambda page: None),
    "knight solved": ("board=knight", lambda page: solved(page, "The tour is")),
    "knight error": ("board=knight&rows=4&cols=4", lambda page: solved(page, "No tour")),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", STATES)
def test_nothing_found(page: Page, site: Site, state: str, scheme: str) -> None:
    fragment, reach = STATES[state]
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    open_board(page, site.url, fragment)
    reach(page)
    assert violations(page) == []
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert violations(page) == [], width


def test_help_is_clean(page: Page, site: Site) -> None:
    open_board(page, site.url)
    button(page, "Help").click()
    assert violations(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("fragment", ["board=sudoku", "board=queens&n=12", "board=knight&rows=5&cols=40"])
def test_fits_the_screen(page: Page, site: Site, fragment: str, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    open_board(page, site.url, fragment)
    expect(page.get_by_role("grid")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = button(page, "Solve").bounding_box()
    assert box and box["y"] + box["height"] <= height


def test_nothing_moves_when_python_gets_ready(page: Page, site: Site, ready: Callable[[], None]) -> None:
    page.add_init_script(
        "window.shifts = 0; new PerformanceObserver((list) => {"
        " for (const entry of list.getEntries()) window.shifts += entry.value;"
        "}).observe({ type: 'layout-shift', buffered: true })"
    )
    page.goto(site.url)
    ready()
    assert page.evaluate("window.shifts") < 0.01


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_views_are_clean(page: Page, site: Site, ready: Callable[[], None], scheme: str) -> None:
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    open_board(page, site.url, "board=queens&n=6")
    ready()
    button(page, "Step through").click()
    expect(page.get_by_role("slider", name="Step", exact=True)).to_have_attribute("max", re.compile(r"\d{4}"))
    page.get_by_role("slider", name="Step", exact=True).fill("400")
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        opener = page.locator("#views-open[aria-expanded=false]")
        if opener.is_visible():
            opener.click()
        for name in ["Code", "Stack", "Tree", "Counters", "Race"]:
            page.get_by_role("tab", name=name, exact=True).click()
            if name == "Race" and width > 1024:
                button(page, "Start the race").click()
                expect(page.get_by_role("status")).to_contain_text("placements")
            assert violations(page) == [], (name, width)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
