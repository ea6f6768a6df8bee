"""Watching a search: what the page shows at any step is what a fresh run of the strategy does."""

import itertools
import random
import re
from collections.abc import Callable

import pytest
from boards import QUEENS, SUDOKU, button, digits, example, grid, labels, mode, moves, show
from opening import open_board
from playwright.sync_api import Page, expect
from puzzles import BLOG, HANDOUT, LECTURE
from serving import Site
from stepping import Search, at_step, open_search, recorded, watch

from undoku.search.follow import Run
from undoku.search.register import find
from undoku.search.steps import KINDS
from undoku.watch.problems import problem_of

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
        "board=knight&rows=6&cols=6&start=a6&end=c5&closed=1",
        "knight",
        "warnsdorff-backtracking",
        {"rows": 6, "cols": 6, "start": [0, 0], "end": [1, 2], "closed": True},
    ),
    Search(
        "board=knight&rows=5&cols=5&start=a5&holes=c3",
        "knight",
        "warnsdorff",
        {"rows": 5, "cols": 5, "start": [0, 0], "holes": [[2, 2]]},
    ),
]


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
    return run, shown, find(search.board, search.strategy).source().place(step.line)


def go_to(page: Page, position: int) -> None:
    """Pull the timeline to a step."""
    slider = page.get_by_role("slider", name="Step", exact=True)
    slider.evaluate(
        "(slider, to) => { slider.value = to; slider.dispatchEvent(new Event('input', {bubbles: true})); }",
        position,
    )
    at_step(page, position)


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


SHOWS = """(expected) => {
  const calls = document.querySelectorAll("ol[aria-label^='Call stack'] > li");
  const shown = Array.from(calls, (call) => [
    call.querySelector(".frame-name").textContent,
    call.querySelector(".frame-line").textContent,
    Array.from(call.querySelectorAll("dl > div"), (pair) =>
      [pair.querySelector("dt").textContent, pair.querySelector("dd").textContent]).sort(),
  ]);
  return JSON.stringify(shown) === JSON.stringify(expected);
}"""


def expect_stack(page: Page, calls: list[tuple[str, str, dict[str, str]]]) -> None:
    """Wait until the stack shows these calls, the outermost first: of many, those come a moment later."""
    expected = [[name, line, sorted(map(list, variables.items()))] for name, line, variables in calls[::-1]]
    page.wait_for_function(SHOWS, arg=expected)


def shown_counters(page: Page) -> dict[str, int]:
    pairs = page.locator("dl.counters > div:not([hidden])").evaluate_all(
        "pairs => pairs.map((pair) => [...pair.children].map((part) => part.textContent))"
    )
    return {name: int(number.replace(",", "")) for name, number in pairs}


def as_shown(search: Search, name: str, value: object) -> str:
    """Write a variable as the stack does: a mask as a row of the board, the rest as Python does."""
    if search.strategy == "bitmasks" and name in ("columns", "left", "right", "free", "queen"):
        assert isinstance(value, int)
        n = search.question["n"]
        return f"{value % 2**n:0{n}b}"[::-1]
    return str(value)


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
        expect(page.get_by_role("status")).to_have_text(str(watched.moment(position)["sentence"]))
        step = watched.trace.step(position)
        assert step is not None
        assert shown_values(page, search.board, step.cell) == run.board
        view(page, "Code")
        expect(page.locator("[data-line][aria-current=step]")).to_have_attribute("data-line", str(line))
        view(page, "Counters")
        expect(page.locator("dl.counters dd").first).to_have_text(f"{counters['Calls']:,}")
        assert shown_counters(page) == counters
        view(page, "Stack")
        place = find(search.board, search.strategy).source().place
        stack = [
            (
                level.function,
                f"line {place(level.line)}",
                {key: as_shown(search, key, value) for key, value in level.variables.items()},
            )
            for level in run.stack()
        ]
        expect_stack(page, stack)
        view(page, "Tree")
        mark = next(mark for mark in watched.moment(position, "tree")["tree"] if mark["id"] == run.nodes[-1])
        current = page.get_by_role("treeitem").and_(page.locator("[aria-current=true]"))
        expect(current).to_have_attribute("aria-label", re.compile(f"^{re.escape(mark['label'])},"))


def test_a_whole_search_by_keyboard_alone(page: Page, site: Site, ready: Callable[[], None]) -> None:
    watched = recorded(Search("", "queens", "markers", {"n": 4}))
    open_board(page, site.url, "board=queens&n=4")
    ready()

    def tab_to(place: str) -> None:
        for _ in range(60):
            if page.evaluate("(place) => document.activeElement.matches(place)", place):
                break
            page.keyboard.press("Tab")

    tab_to("#modes :checked")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    status = page.get_by_role("status")
    expect(status).to_have_text("The board is empty. Step forward to see the first try.")
    tab_to("#step-through")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name="Step", exact=True)).to_be_focused()
    at_step(page, 0, whole=True)
    for position in range(1, len(watched.trace) + 1):
        page.keyboard.press("ArrowRight")
        expect(status).to_have_text(str(watched.moment(position)["sentence"]))
    queens = [cell for cell, name in enumerate(labels(page, QUEENS)) if name.endswith("queen")]
    assert queens == []
    for position in (watched.jump("previous-solution", len(watched.trace)), watched.jump("next-solution", 0)):
        page.keyboard.press("p")
        expect(status).to_have_text(str(watched.moment(position)["sentence"]))
        at_step(page, position)
        queens = [cell for cell, name in enumerate(labels(page, QUEENS)) if name.endswith("queen")]
        assert queens == [cell for cell, queen in enumerate(watched.trace.board(position)) if queen]
    page.keyboard.press("Escape")
    expect(status).to_have_text("The search is closed.")
    expect(mode(page, "Play")).to_be_focused()


def test_an_address_leads_to_the_very_step(page: Page, site: Site, ready: Callable[[], None]) -> None:
    search = Search("", "sudoku", "first-empty", {"givens": HANDOUT})
    watched = recorded(search)
    givens = HANDOUT.replace("0", ".")
    fragment = f"board=sudoku&mode=watch&givens={givens}&strategy=first-empty&step=150001&view=stack"
    show(page, site.url, fragment)
    ready()
    expect(page.locator("#player-label")).to_have_text(re.compile("^Step 150,001 of"))
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
    at_step(page, dead_end)
    page.keyboard.press("d")
    at_step(page, doom)
    expect(page.get_by_role("status")).to_contain_text("This doomed it")


def test_the_handouts_middle_board_is_an_example(page: Page, site: Site, ready: Callable[[], None]) -> None:
    watched = recorded(Search("", "sudoku", "first-empty", {"givens": HANDOUT}))
    position = watched.jump("placement", 0, 2452)
    show(page, site.url, "board=sudoku")
    ready()
    example(page, "The handout's search after 2,452 placements")
    at_step(page, position)
    assert digits(page).replace(".", "0") == "".join(map(str, watched.trace.board(position)))
    page.keyboard.press("Escape")
    expect(page.locator("#player")).to_be_hidden()
    assert digits(page) == HANDOUT.replace("0", ".")


def test_the_square_that_forbids_is_named(page: Page, site: Site, ready: Callable[[], None]) -> None:
    show(page, site.url, f"board=sudoku&givens={LECTURE}&strategy=first-empty&step=6")
    ready()
    watched = recorded(Search("", "sudoku", "first-empty", {"givens": LECTURE}))
    step = next(
        (position, step)
        for position in range(1, 40)
        if (step := watched.trace.step(position)) and KINDS[step.kind] == "reject"
    )
    at_step(page, 6)
    go_to(page, step[0])
    cells = grid(page, SUDOKU).get_by_role("gridcell")
    expect(cells.nth(step[1].by)).to_have_attribute("aria-description", f"forbids {step[1].value}")
    expect(cells.nth(step[1].cell)).to_have_attribute("aria-label", re.compile("impossible$"))


@pytest.mark.parametrize(
    ("part", "last", "tour"),
    [
        ("rows=6&cols=6&end=b1", "Search over: a solution after 37 tries, with none undone.", True),
        ("rows=6&cols=6&closed=1", "Search over: a solution after ", True),
        ("rows=5&cols=5&closed=1", "Search over: no solution found, 322,706 tries.", False),
    ],
)
def test_a_knights_search_heeds_what_the_board_asks(
    page: Page, site: Site, ready: Callable[[], None], part: str, last: str, tour: bool
) -> None:
    show(page, site.url, f"board=knight&{part}")
    ready()
    watch(page)
    # What counts is what comes behind the last step so far: it is waited for until all is recorded.
    whole = re.compile(r"^Step 0 of [1-9][\d,]*( with [\d,]+ left out)?$")
    expect(page.locator("#player-label")).to_have_text(whole)
    button(page, "Last step").click()
    expect(page.get_by_role("status")).to_contain_text(last)
    assert (36 in moves(page)) == tour
    if "end=b1" in part:
        assert moves(page)[31] == 36


def test_a_square_that_works_is_not_impossible_when_it_is_left(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    show(page, site.url, "board=queens&n=4&strategy=markers&step=138&view=code")
    ready()
    expect(page.locator("#player-label")).to_have_text("Step 138 of 138")
    left = ["impossible", "works", "works", "impossible"]
    assert labels(page, QUEENS)[:4] == [f"Row 1, column {at + 1}, {state}" for at, state in enumerate(left)]
    # Before the second one was tried.
    go_to(page, 70)
    expect(grid(page, QUEENS).get_by_role("gridcell").nth(1)).to_have_accessible_name(
        "Row 1, column 2, works"
    )
    go_to(page, 20)
    assert "works" not in " ".join(labels(page, QUEENS))
