"""axe-core finds nothing on any board, in either theme and any state; and every board fits the screen."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from boards import button, choose, choose_of_page, menu_button, menu_item
from lives import end_worker
from opening import open_board, wait_for_engine
from playwright.sync_api import Page, expect
from puzzles import LECTURE, SOLUTIONS
from serving import Site
from stepping import watch

AXE = Path(__file__).parent.parent.parent / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"laptop": (1366, 768), "tablet": (820, 1180), "phone": (390, 844), "smallest": (320, 640)}


def violations(page: Page, *rules: str) -> list[str]:
    """Return what axe-core finds, of some rules alone where they are named."""
    # The policy of the page forbids a script element: the checker comes in by the way of the debugger.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async (rules) => {
          const only = rules.length > 0 ? { runOnly: rules } : {};
          return (await axe.run(document, { resultTypes: ["violations"], ...only })).violations;
        }""",
        list(rules),
    )
    return [f"{rule['id']}: {node['html'][:120]}" for rule in found for node in rule["nodes"]]


def hears(page: Page, sentence: str) -> None:
    expect(page.get_by_role("status")).to_contain_text(sentence)
    expect(button(page, "Stop")).to_be_hidden()


def solved(page: Page, sentence: str) -> None:
    button(page, "Solve").click()
    hears(page, sentence)


def checked(page: Page) -> None:
    button(page, "Check").click()
    hears(page, "1 entry is wrong")


def recorded(page: Page) -> None:
    """Wait until the search of the address is shown, and all of it is recorded."""
    expect(page.locator("#player-label")).to_have_text(re.compile(r"^Step [\d,]+ of [1-9][\d,]*$"))
    expect(page.locator("[aria-busy=true]:visible")).to_have_count(0)


def noted_large(page: Page) -> None:
    button(page, "Auto candidates").click()
    page.get_by_role("gridcell").nth(1).click()
    page.keyboard.press("Shift+G")
    expect(page.locator(".close-up")).to_contain_text("Row 1, column 2")


def raced(page: Page) -> None:
    recorded(page)
    button(page, "Start the race").click()
    expect(page.get_by_role("status")).to_contain_text("placements")


def parted(page: Page) -> None:
    recorded(page)
    button(page, "First difference").click()
    expect(page.get_by_role("status")).to_contain_text("First difference")


def lost(page: Page) -> None:
    wait_for_engine(page, "ready")
    end_worker(page, "engine")
    expect(button(page, "Retry")).to_be_visible()


def typed(page: Page, field: str, text: str) -> None:
    page.get_by_role("textbox", name=field, exact=True).fill(text)
    page.keyboard.press("Enter")


def menu_opened(page: Page) -> None:
    menu_button(page).click()
    expect(menu_item(page, "Hint")).to_be_focused()


def reference_opened(page: Page) -> None:
    choose(page, "Techniques")
    page.get_by_role("dialog").get_by_role("button", name="XY-chain", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()


def practised(page: Page) -> None:
    wait_for_engine(page, "ready")
    reference_opened(page)
    button(page, "Practise this").click()
    hears(page, "press Check")
    button(page, "Hint").click()
    button(page, "Show the pattern").click()
    button(page, "Why?").click()


def toggled(page: Page) -> None:
    solved(page, "The tour is")
    button(page, "Numbers").click()


def worked_on(page: Page) -> None:
    """Note, colour and bookmark, choose several cells, and show candidates, beside the timer."""
    page.get_by_role("gridcell").nth(2).click()
    for key in ("Shift+1", "Control+2", "a", "v", "1", "2", "z", "b", "Shift+ArrowDown"):
        page.keyboard.press(key)
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(2)


def told(page: Page, item: str, sentence: str) -> None:
    choose(page, item)
    expect(page.locator("#possible-words")).to_contain_text(sentence)


def wished(page: Page) -> None:
    """Open all of "New puzzle", and wish for something, and for what cannot be."""
    button(page, "New puzzle").click()
    button(page, "With…").click()
    chooser = page.get_by_label("With the technique", exact=True)
    expect(chooser.get_by_role("option", name="X-wing", exact=True)).to_be_attached()
    chooser.select_option("X-wing")
    typed(page, "Number of givens", "few")
    expect(page.get_by_role("status")).to_contain_text("no number of givens")


def shapes_opened(page: Page) -> None:
    """Open all of "New board", with the pictures of the shapes."""
    button(page, "New board").click()
    button(page, "Shapes").click()
    expect(
        page.get_by_role("group", name="Shapes: squares, and which tours there are").get_by_role("button")
    ).to_have_count(16)


def new_board(page: Page) -> None:
    """Have a shape on the board, to be walked."""
    shapes_opened(page)
    page.get_by_role("button", name="Cross 20, closed").click()
    hears(page, "Cross, 20 squares")


Reach = Callable[[Page], None]


def nothing(page: Page) -> None:
    """The address is all."""


CLUE = "board=sudoku&givens=" + "1".ljust(81, ".")
PLAYED = f"board=sudoku&mode=play&givens={LECTURE}"
STEPS = f"board=sudoku&givens={LECTURE}&strategy=fewest-options&step=40"
JIGSAW = "AAABBBAAABBBCCCDDDCCEEDDCEEFFDEEFFFF"
STATES: dict[str, tuple[str, Reach]] = {
    "sudoku empty": ("board=sudoku", nothing),
    "sudoku entered": (f"{CLUE}&entered={'..4'.ljust(81, '.')}", nothing),
    "sudoku solved": (f"board=sudoku&givens={LECTURE}", lambda page: solved(page, "One solution")),
    "sudoku complete": (f"board=sudoku&givens={SOLUTIONS[LECTURE]}", lambda page: solved(page, "complete")),
    "sudoku clash": (
        "board=sudoku&givens=" + "5...5".ljust(81, "."),
        lambda page: solved(page, "No solution"),
    ),
    "sudoku two solutions": (CLUE, lambda page: solved(page, "More than one")),
    "sudoku played": (f"{PLAYED}&entered={'..42'.ljust(81, '.')}", checked),
    "sudoku played by hand": (PLAYED, worked_on),
    "sudoku with its givens open": (
        f"{PLAYED}&entered={'..4'.ljust(81, '.')}",
        lambda page: choose(page, "Edit the givens"),
    ),
    "sudoku, what is possible": (
        f"board=sudoku&givens={LECTURE.replace('7', '.').replace('1', '.')}",
        lambda page: told(page, "Show what is possible", "252 solutions"),
    ),
    "sudoku, one solution told": (
        PLAYED,
        lambda page: told(page, "True candidates (shows digits of the solution)", "could be left out"),
    ),
    "sudoku, a new puzzle wished": ("board=sudoku", wished),
    "sudoku techniques": ("board=sudoku", reference_opened),
    "sudoku practised": (PLAYED, practised),
    "sudoku of 16 by 16, played": (
        f"board=sudoku&mode=play&size=16&givens={'1..G'.ljust(256, '.')}",
        noted_large,
    ),
    "sudoku with regions": (f"board=sudoku&shape={JIGSAW}&givens={'1'.ljust(36, '.')}", nothing),
    "sudoku with diagonals and cages": ("board=sudoku&diagonal=1&cages=12:0.1.9_20:3.4.5.13", nothing),
    "sudoku, regions drawn": (f"board=sudoku&shape={JIGSAW}", lambda page: choose(page, "Size and shape…")),
    "sudoku, cages drawn": ("board=sudoku&cages=12:0.1.9", lambda page: choose(page, "Size and shape…")),
    "sudoku odd address": ("board=sudoku&givens=12", nothing),
    "sudoku odd text": ("board=sudoku", lambda page: typed(page, "Puzzle as text", "12 and y")),
    "sudoku without Python": (f"board=sudoku&givens={LECTURE}", lost),
    "sudoku steps, stack": (f"{STEPS}&view=stack", recorded),
    "sudoku race, apart": (f"{STEPS}&view=race", parted),
    "sudoku menu": (f"board=sudoku&givens={LECTURE}", menu_opened),
    "queens empty": ("board=queens&n=8", nothing),
    "queens listed": (
        "board=queens&n=8&list=fundamental&solution=12",
        lambda page: hears(page, "92 solutions"),
    ),
    "queens without a list": ("board=queens&n=13&solution=1", lambda page: hears(page, "13 queens")),
    "queens odd size": ("board=queens&n=8", lambda page: typed(page, "N", "0")),
    "queens without a solution": ("board=queens&n=3", lambda page: solved(page, "No solution")),
    "queens steps, code": ("board=queens&n=6&strategy=board-scan&step=200&view=code", recorded),
    "queens steps, tree": ("board=queens&n=6&strategy=markers&step=200&view=tree", recorded),
    "queens race, over": ("board=queens&n=6&strategy=markers&step=0&view=race", raced),
    "queens picture": ("board=queens&n=100", lambda page: solved(page, "100 queens")),
    "knight empty": ("board=knight&end=h8&closed=1", nothing),
    "knight solved": ("board=knight", lambda page: solved(page, "The tour is")),
    "knight path": ("board=knight&rows=5&cols=6", toggled),
    "knight without a tour": ("board=knight&rows=4&cols=4", lambda page: solved(page, "has no tour")),
    "knight, new boards": ("board=knight&rows=5&cols=6", shapes_opened),
    "knight, a shape to walk": ("board=knight&rows=5&cols=6", new_board),
    "knight steps, counters": (
        "board=knight&rows=5&cols=6&strategy=warnsdorff&step=60&view=counters",
        recorded,
    ),
}
SCHEMES: list[dict[str, str]] = [
    {"color_scheme": "light", "forced_colors": "none"},
    {"color_scheme": "dark", "forced_colors": "none"},
    {"color_scheme": "dark", "forced_colors": "active"},
]


def nothing_is_found_in(page: Page, scheme: dict[str, str], *rules: str) -> None:
    """Look for faults of accessibility in a colour scheme, where no colour is on its way to another."""
    page.emulate_media(**scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    assert violations(page, *rules) == [], (page.viewport_size, scheme)


def nothing_is_found(page: Page) -> None:
    """Look for them in every scheme."""
    for scheme in SCHEMES:
        # In other colours only these can be wrong.
        nothing_is_found_in(page, scheme, *(() if scheme is SCHEMES[0] else ("color-contrast",)))


@pytest.mark.parametrize("state", STATES)
def test_nothing_found(page: Page, site: Site, faults: list[str], state: str) -> None:
    fragment, reach = STATES[state]
    page.emulate_media(reduced_motion="reduce")
    open_board(page, site.url, fragment)
    reach(page)
    nothing_is_found(page)
    # Other screens have another layout, in the same colours: one scheme each, and which one goes round.
    for place, (width, height) in enumerate(list(SIZES.values())[1:]):
        page.set_viewport_size({"width": width, "height": height})
        nothing_is_found_in(page, SCHEMES[(list(STATES).index(state) + place) % len(SCHEMES)])
    # The page speaks of a worker that it did not expect to end.
    if reach is lost:
        faults.clear()


def test_help_is_clean(page: Page, site: Site) -> None:
    open_board(page, site.url)
    choose_of_page(page, "Help")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("fragment", ["board=sudoku", "board=queens&n=12", "board=knight&rows=5&cols=40"])
def test_fits_the_screen(page: Page, site: Site, fragment: str) -> None:
    open_board(page, site.url, fragment)
    expect(page.get_by_role("grid")).to_be_visible()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("window.scrollTo(0, 0)")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        box = button(page, "Solve").bounding_box()
        assert box and box["y"] + box["height"] <= height, width


def test_nothing_moves_when_python_gets_ready(
    page: Page, site: Site, ready: Callable[[], None], answered: None
) -> None:
    page.add_init_script(
        "window.shifts = 0; new PerformanceObserver((list) => {"
        " for (const entry of list.getEntries()) window.shifts += entry.value;"
        "}).observe({ type: 'layout-shift', buffered: true })"
    )
    page.goto(site.url)
    ready()
    assert page.evaluate("window.shifts") < 0.01


def test_views_are_clean(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, "board=queens&n=6")
    ready()
    watch(page)
    expect(page.get_by_role("slider", name="Step", exact=True)).to_have_attribute("max", re.compile(r"\d{4}"))
    page.get_by_role("slider", name="Step", exact=True).fill("400")
    # Each view has each scheme on one of the screens.
    for place, (width, height) in enumerate(SIZES.values()):
        page.set_viewport_size({"width": width, "height": height})
        opener = page.locator("#views-open[aria-expanded=false]")
        if opener.is_visible():
            opener.click()
        for number, name in enumerate(["Code", "Stack", "Tree", "Counters", "Race"]):
            page.get_by_role("tab", name=name, exact=True).click()
            if name == "Race" and width > 1024:
                button(page, "Start the race").click()
                expect(page.get_by_role("status")).to_contain_text("placements")
            nothing_is_found_in(page, SCHEMES[(place + number) % len(SCHEMES)])
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
