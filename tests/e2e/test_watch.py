"""Watching a search: what the page shows at any step is what a fresh run of the strategy does."""

import itertools
import json
import random
import re
from collections.abc import Callable
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from boards import QUEENS, SUDOKU, button, digits, grid, labels, moves, show
from playwright.sync_api import Page, expect
from puzzles import BLOG, HANDOUT, LECTURE
from serving import Site

from undoku.search.follow import Run
from undoku.search.register import find
from undoku.search.steps import KINDS
from undoku.watch.problems import problem_of
from undoku.watch.watched import Watched

TOUR = "board=knight&rows=8&cols=8&start=a1"
QUIET = 1490  # milliseconds between two milestones: 1.5 s, as clocks are read


class Search(NamedTuple):
    """A search as an address names it, and as the engine is asked for it."""

    fragment: str
    board: str
    strategy: str
    question: dict[str, object]


SEARCHES = [
    Search(f"board=sudoku&givens={LECTURE}", "sudoku", "first-empty", {"givens": LECTURE}),
    Search(f"board=sudoku&givens={BLOG}", "sudoku", "fewest-options-singles", {"givens": BLOG}),
    Search("board=queens&n=6", "queens", "board-scan", {"n": 6}),
    Search("board=queens&n=5", "queens", "bitmasks", {"n": 5}),
    Search(
        "board=knight&rows=5&cols=5&start=a5",
        "knight",
        "fixed-order",
        {"rows": 5, "cols": 5, "start": [0, 0]},
    ),
    Search(
        "board=knight&rows=6&cols=5&start=b1",
        "knight",
        "warnsdorff-backtracking",
        {"rows": 6, "cols": 5, "start": [5, 1]},
    ),
]


def recorded(search: Search) -> Watched:
    watched = Watched(search.board, search.strategy, search.question)
    while not watched.search.advance(10_000):
        pass
    return watched


def replayed(search: Search, position: int) -> tuple[Run, dict[str, int], int]:
    """Run a strategy anew up to a step; return the run, its counters and the step's line."""
    problem = problem_of(search.board, search.question)
    run = Run(find(search.board, search.strategy), problem)
    counts = dict.fromkeys(KINDS, 0)
    step = None
    for step in itertools.islice(run.steps(), position):
        counts[KINDS[step.kind]] += 1
    assert step is not None
    shown = {
        "Calls": run.calls,
        "Tries": counts["try"],
        "Placements": counts["place"],
        "Undos": counts["undo"],
        "Solutions": counts["solution"],
        "Depth": step.depth,
    }
    return run, shown, step.line


def open_search(page: Page, strategy: str) -> None:
    page.get_by_label("Strategy").select_option(strategy)
    button(page, "Step through").click()
    expect(page.locator("#player-label")).to_have_text(re.compile(r"^Step 0 of [1-9][\d,]*$"))


def go_to(page: Page, position: int) -> None:
    """Pull the timeline to a step."""
    slider = page.get_by_role("slider", name="Step", exact=True)
    slider.evaluate(
        "(slider, to) => { slider.value = to; slider.dispatchEvent(new Event('input', {bubbles: true})); }",
        position,
    )
    expect(page.locator("#player-label")).to_have_text(re.compile(f"^Step {position:,} of"))


def view(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name, exact=True).click()
    expect(page.locator("[aria-busy=true]:visible")).to_have_count(0)


def shown_values(page: Page, board: str, tried: int) -> list[int]:
    """Return the values on the board by the names of its cells; what is only tried there counts as empty."""
    if board == "sudoku":
        values = [int(digit) for digit in digits(page).replace(".", "0")]
        names = labels(page, SUDOKU)
        return [0 if re.search("possible|impossible", names[cell]) else values[cell] for cell in range(81)]
    if board == "queens":
        return [int(name.endswith("queen")) for name in labels(page, QUEENS)]
    return moves(page)


def shown_stack(page: Page) -> list[tuple[str, str, dict[str, str]]]:
    """Return the calls that the stack shows, the outermost first."""
    calls = (
        page.get_by_role("list", name="Call stack")
        .locator("> li")
        .evaluate_all(
            """calls => calls.map((call) => [
          call.querySelector(".frame-name").textContent,
          call.querySelector(".frame-line").textContent,
          [...call.querySelectorAll("dl > div")].map((pair) =>
            [pair.querySelector("dt").textContent, pair.querySelector("dd").textContent]),
        ])"""
        )
    )
    return [(name, line, dict(variables)) for name, line, variables in calls[::-1]]


def shown_counters(page: Page) -> dict[str, int]:
    pairs = page.locator("dl.counters > div").evaluate_all(
        "pairs => pairs.map((pair) => [...pair.children].map((part) => part.textContent))"
    )
    return {name: int(number.replace(",", "")) for name, number in pairs}


@pytest.mark.parametrize("search", SEARCHES, ids=lambda search: f"{search.board} {search.strategy}")
def test_every_view_agrees_with_a_fresh_run(
    page: Page, site: Site, ready: Callable[[], None], search: Search
) -> None:
    watched = recorded(search)
    show(page, site.url, search.fragment)
    ready()
    open_search(page, search.strategy)
    steps = random.Random(search.strategy).sample(range(1, len(watched.trace) + 1), 4)
    for position in [*steps, len(watched.trace)]:
        run, counters, line = replayed(search, position)
        go_to(page, position)
        expect(page.get_by_role("status")).to_have_text(watched.trace.sentence(position))
        step = watched.trace.step(position)
        assert step is not None
        assert shown_values(page, search.board, step.cell) == run.board
        view(page, "Code")
        expect(page.locator("[data-line][aria-current=step]")).to_have_attribute("data-line", str(line))
        view(page, "Counters")
        expect(page.locator("dl.counters dd").first).to_have_text(f"{counters['Calls']:,}")
        assert shown_counters(page) == counters
        view(page, "Stack")
        stack = [
            (
                level.function,
                f"line {level.line}",
                {key: str(value) for key, value in level.variables.items()},
            )
            for level in run.stack()
        ]
        assert shown_stack(page) == stack
        view(page, "Tree")
        mark = next(mark for mark in watched.moment(position, "tree")["tree"] if mark["id"] == run.nodes[-1])
        current = page.get_by_role("treeitem").and_(page.locator("[aria-current=true]"))
        expect(current).to_have_attribute("aria-label", re.compile(f"^{re.escape(mark['label'])},"))


def test_a_whole_search_by_keyboard_alone(page: Page, site: Site, ready: Callable[[], None]) -> None:
    watched = recorded(Search("", "queens", "markers", {"n": 4}))
    show(page, site.url, "board=queens&n=4")
    ready()
    for _ in range(60):
        if page.evaluate("document.activeElement.id") == "step-through":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    status = page.get_by_role("status")
    expect(status).to_have_text("The board is empty. Step forward to see the first try.")
    for position in range(1, len(watched.trace) + 1):
        page.keyboard.press("ArrowRight")
        expect(status).to_have_text(watched.trace.sentence(position))
    queens = [cell for cell, name in enumerate(labels(page, QUEENS)) if name.endswith("queen")]
    assert queens == []
    for position in (watched.jump("previous-solution", len(watched.trace)), watched.jump("next-solution", 0)):
        page.keyboard.press("p")
        expect(status).to_have_text(watched.trace.sentence(position))
        expect(page.locator("#player-label")).to_have_text(re.compile(f"^Step {position} of"))
        queens = [cell for cell, name in enumerate(labels(page, QUEENS)) if name.endswith("queen")]
        assert queens == [cell for cell, queen in enumerate(watched.trace.board(position)) if queen]
    page.keyboard.press("Escape")
    expect(status).to_have_text("The search is closed.")
    assert page.evaluate("document.activeElement.id") == "step-through"


def test_an_address_leads_to_the_very_step(page: Page, site: Site, ready: Callable[[], None]) -> None:
    search = Search("", "sudoku", "first-empty", {"givens": HANDOUT})
    watched = recorded(search)
    fragment = f"board=sudoku&givens={HANDOUT.replace('0', '.')}&strategy=first-empty&step=150001&view=stack"
    show(page, site.url, fragment)
    ready()
    expect(page.locator("#player-label")).to_have_text(re.compile("^Step 150,001 of"), timeout=60_000)
    expect(page.get_by_role("status")).to_have_text(watched.trace.sentence(150_001))
    run, _, _ = replayed(search, 150_001)
    expect(page.get_by_role("tab", name="Stack")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("list", name="Call stack").locator("> li")).to_have_count(len(run.frames))
    page.wait_for_function("fragment => location.hash === '#' + fragment", arg=fragment)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("location.hash.includes('step=150002')")
    assert len(page.url) <= 2000


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("strategy=guessing", "guessing"),
        ("step=4", "strategy="),
    ],
)
def test_a_broken_step_is_named(
    page: Page, site: Site, ready: Callable[[], None], part: str, words: str
) -> None:
    show(page, site.url, f"board=sudoku&{part}")
    ready()
    expect(page.get_by_role("status")).to_contain_text(words)
    expect(page.locator("#player")).to_be_hidden()


def test_what_doomed_a_dead_end(page: Page, site: Site, ready: Callable[[], None]) -> None:
    watched = recorded(Search("", "sudoku", "first-empty", {"givens": LECTURE}))
    dead_end = watched.jump("next-dead-end", 0)
    doomed = watched.doom(dead_end)
    while not doomed.advance(1000):
        pass
    assert doomed.doom
    doom = doomed.doom.position
    show(page, site.url, f"board=sudoku&givens={LECTURE}")
    ready()
    open_search(page, "first-empty")
    page.keyboard.press("e")
    expect(page.locator("#player-label")).to_have_text(re.compile(f"^Step {dead_end:,} of"))
    page.keyboard.press("d")
    expect(page.locator("#player-label")).to_have_text(re.compile(f"^Step {doom:,} of"))
    expect(page.get_by_role("status")).to_contain_text("This doomed it")


def test_the_handouts_middle_board_is_an_example(page: Page, site: Site, ready: Callable[[], None]) -> None:
    watched = recorded(Search("", "sudoku", "first-empty", {"givens": HANDOUT}))
    position = watched.jump("placement", 0, 2452)
    show(page, site.url, "board=sudoku")
    ready()
    button(page, "Handout, placement 2,452").click()
    expect(page.locator("#player-label")).to_have_text(re.compile(f"^Step {position:,} of"))
    assert digits(page).replace(".", "0") == "".join(map(str, watched.trace.board(position)))


def test_the_square_that_forbids_is_named(page: Page, site: Site, ready: Callable[[], None]) -> None:
    show(page, site.url, f"board=sudoku&givens={LECTURE}&strategy=first-empty&step=6")
    ready()
    watched = recorded(Search("", "sudoku", "first-empty", {"givens": LECTURE}))
    step = next(
        (position, step)
        for position in range(1, 40)
        if (step := watched.trace.step(position)) and KINDS[step.kind] == "reject"
    )
    go_to(page, step[0])
    cells = grid(page, SUDOKU).get_by_role("gridcell")
    expect(cells.nth(step[1].by)).to_have_attribute("aria-description", f"forbids {step[1].value}")
    expect(cells.nth(step[1].cell)).to_have_attribute("aria-label", re.compile("impossible$"))


def test_a_long_search_is_stepped_while_recorded_and_stopped(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    show(page, site.url, TOUR)
    ready()
    page.get_by_label("Strategy").select_option("fixed-order")
    button(page, "Step through").click()
    label = page.locator("#player-label")
    expect(label).to_have_text(re.compile("so far$"))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status")).to_have_text("The knight starts on a1.")
    assert moves(page)[56] == 1
    stop = button(page, "Stop")
    expect(stop).not_to_have_attribute("aria-disabled", "true")
    stop.click()
    expect(stop).to_have_attribute("aria-disabled", "true")
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
    button(page, "Step through").click()
    label = page.locator("#player-label")
    expect(label).to_have_text(re.compile(r"^Step 0 of "))
    # The engine answers in order: when it has shown the last step, it has answered what was asked before.
    button(page, "Last step").click()
    expect(label).to_have_text(re.compile(r"^Step ([\d,]+) of \1 recorded, then stopped$"))
    expect(button(page, "Stop")).to_have_attribute("aria-disabled", "true")


def test_playing_says_milestones_only_and_can_be_paused(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    show(page, site.url, "board=queens&n=8")
    ready()
    open_search(page, "markers")
    expect(page.get_by_role("status")).to_contain_text("Step forward to see the first try.")
    page.evaluate(
        """() => {
          // The moment of writing counts: who watches the page hears of it when the page has time.
          window.said = [];
          const status = document.querySelector("[role=status]");
          const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, "textContent");
          Object.defineProperty(status, "textContent", {
            get,
            set(text) {
              window.said.push([performance.now(), text]);
              set.call(status, text);
            },
          });
        }"""
    )
    for _ in range(7):
        page.keyboard.press("+")
    page.keyboard.press("Space")
    expect(button(page, "Pause")).to_be_visible()
    page.wait_for_function("window.said.length >= 3", timeout=60_000)
    milestones = page.evaluate("window.said")[:3]
    page.keyboard.press("Space")
    expect(page.get_by_role("status")).to_have_text(re.compile("^Paused at step "))
    assert [text.split()[0] for _, text in milestones] == ["Solution"] * 3
    times = [time for time, _ in milestones]
    assert all(after - before >= QUIET for before, after in itertools.pairwise(times))


def test_files_of_a_search(page: Page, site: Site, ready: Callable[[], None]) -> None:
    show(page, site.url, f"{TOUR.replace('8', '5')}&strategy=warnsdorff&step=30&view=code")
    ready()
    expect(page.locator("#player-label")).to_have_text(re.compile("^Step 30 of"))
    page.get_by_text("More ways to go").click()

    def saved(name: str) -> bytes:
        with page.expect_download() as download:
            button(page, name).click()
        return download.value.path().read_bytes()

    watched = recorded(Search("", "knight", "warnsdorff", {"rows": 5, "cols": 5, "start": [4, 0]}))
    lines = saved("Steps as JSON lines").decode().splitlines()
    assert lines == watched.lines(0, len(watched.trace)).splitlines()
    assert json.loads(lines[0]) == {
        "kind": "place",
        "cell": [4, 0],
        "value": 1,
        "by": None,
        "line": watched.trace.steps and watched.trace.step(1).line,  # type: ignore[union-attr]
        "depth": 1,
    }
    drawing = ElementTree.fromstring(saved("Board as SVG"))
    numbers = [text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert sorted(map(int, filter(None, numbers))) == sorted(filter(None, watched.trace.board(30)))
    assert saved("Board as PNG").startswith(b"\x89PNG")


def test_a_change_of_the_puzzle_ends_the_search(page: Page, site: Site, ready: Callable[[], None]) -> None:
    show(page, site.url, f"board=sudoku&givens={LECTURE}&strategy=first-empty&step=9&view=code")
    ready()
    expect(page.locator("#player-label")).to_have_text(re.compile("^Step 9 of"))
    grid(page, SUDOKU).get_by_role("gridcell").nth(2).click()
    page.keyboard.press("4")
    expect(page.locator("#player")).to_be_hidden()
    assert labels(page, SUDOKU)[2] == "Row 1, column 3, 4, entered"
    page.wait_for_function("!location.hash.includes('step')")
