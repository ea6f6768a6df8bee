"""A search is stepped through and scrubbed, seen in every view, and raced against another."""

from typing import Any

from boards import SUDOKU, button, digits_of, show
from looks import assert_alike
from playwright.sync_api import Page, expect
from puzzles import LECTURE, SOLUTIONS
from serving import Site
from stepping import Search, recorded, watch
from visitor import Visitor

# The step that is shown, once it is not this one and all steps are there.
STEP = """
(not) => {
  const slider = document.querySelector("[role=group] input[type=range][aria-label=Step]");
  const [, step] = slider.ariaValueText?.replaceAll(",", "").match(/^Step (\\d+) of \\d{2,}$/) ?? [];
  return step && step !== String(not) && Number(step);
}
"""
# What a view shows of something, once it is up to date.
SHOWN = """
(view, what) => {
  const panel = document.querySelector(`[role=tabpanel][data-view=${view}]`);
  const found = Array.from(panel.querySelectorAll(what), (element) => element.textContent);
  return panel.checkVisibility() && !panel.querySelector("[aria-busy=true]") && found.length > 0 && found;
}
"""


def test_stepped_and_scrubbed(visitor: Visitor) -> None:
    watched = recorded(Search("", "sudoku", "first-empty", {"givens": LECTURE}))
    visitor.open(f"board=sudoku&givens={LECTURE}")
    visitor.press("radio", "Watch")
    visitor.hears("Step forward")
    visitor.type("ArrowRight")
    visitor.hears(watched.trace.sentence(1))
    # The middle of the slider is that of the search once all steps are there.
    assert visitor.wait_for(STEP, 0) == 1
    visitor.press("button", "Step forward")
    visitor.hears(watched.trace.sentence(2))
    visitor.press("slider", "Step")
    middle = visitor.wait_for(STEP, 2)
    assert 0.4 < middle / len(watched.trace) < 0.6
    visitor.hears(watched.trace.sentence(middle))
    visitor.type("End")
    assert visitor.wait_for(STEP, middle) == len(watched.trace)
    visitor.hears(str(watched.moment(len(watched.trace))["sentence"]))
    assert digits_of(visitor.labels(SUDOKU)) == SOLUTIONS[LECTURE]


def test_every_view_shows_the_step(visitor: Visitor) -> None:
    watched = recorded(Search("", "queens", "markers", {"n": 6}))
    visitor.open("board=queens&n=6&strategy=markers&step=400")
    visitor.hears(watched.trace.sentence(400))
    moment: Any = {**watched.moment(400, "stack"), **watched.moment(400, "tree")}
    visitor.press("tab", "Code")
    line = watched.opening()["source"].splitlines(keepends=True)[moment["line"] - 1]
    assert visitor.wait_for(SHOWN, "code", "[aria-current=step]") == [line]
    visitor.press("tab", "Stack")
    names = [frame["function"] for frame in moment["frames"]]
    assert visitor.wait_for(SHOWN, "stack", ".frame-name")[::-1] == names
    visitor.press("tab", "Tree")
    assert len(visitor.wait_for(SHOWN, "tree", "[role=treeitem]")) == len(moment["tree"])
    visitor.press("tab", "Counters")
    counts = [f"{count:,}" for count in moment["counts"].values()]
    assert visitor.wait_for(SHOWN, "counters", ".counters > :not([hidden]) dd") == counts


def test_race_is_run_and_drawn_as_in_chromium(visitor: Visitor, chromium: Page, site: Site) -> None:
    fragment = "board=knight&rows=5&cols=5&start=a5"
    visitor.open(fragment)
    visitor.press("radio", "Watch")
    visitor.press("tab", "Race")
    visitor.press("button", "Start the race")
    visitor.hears("with 8,840 placements")
    visitor.hears("with 25 placements")
    show(chromium, site.url, fragment)
    watch(chromium)
    chromium.get_by_role("tab", name="Race", exact=True).click()
    button(chromium, "Start the race").click()
    expect(chromium.get_by_role("status")).to_contain_text("with 8,840 placements")
    for strategy in ("Moves in a fixed order", "Warnsdorff's rule with backtracking"):
        assert_alike(visitor, chromium, "img", f"{strategy}: its last solution")
