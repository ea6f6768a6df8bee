"""Watching the blog's 8 x 8 tour: recording, seeking, playing and stopping, measured from the page.

After `make site`: `PYTHONPATH=tools:py .venv/bin/python tests/benchmark/watch.py [SEEKS]`.
"""

import statistics
import sys
import time

from browsing import press, visit_site, wait_ready
from playwright.sync_api import Page
from smoothness import WATCH, gap

from undoku.knight.strategies.problem import KnightProblem
from undoku.search.both_ends import TAIL, BothEnds
from undoku.search.recorder import LIMIT, Recorder
from undoku.search.register import find

TOUR = "board=knight&rows=8&cols=8&start=a1"
VIEWS = ("Code", "Stack", "Tree", "Counters")
TIMEOUT = 300_000  # milliseconds
ROUNDS = 3
HEAD = LIMIT - TAIL
"""Steps that can be gone to while the rest is counted."""

# How long it takes from a pull at the timeline until that step is shown.
SEEK = """(position) => new Promise((resolve) => {
  const slider = document.querySelector("#player-slider");
  const label = document.querySelector("#player-label");
  const wanted = `Step ${position.toLocaleString()} `;
  const start = performance.now();
  const look = () => {
    if (!label.textContent.startsWith(wanted)) return;
    observer.disconnect();
    resolve(performance.now() - start);
  };
  const observer = new MutationObserver(look);
  observer.observe(label, { childList: true, characterData: true, subtree: true });
  slider.value = position;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  look();
})"""

RECORDED = "() => Number(document.querySelector('#player-slider').max)"

# How long it takes until a button of the player has led to another step.
STEP = """(to) => new Promise((resolve) => {
  const label = document.querySelector("#player-label");
  const before = label.textContent;
  const start = performance.now();
  const observer = new MutationObserver(() => {
    if (label.textContent === before) return;
    observer.disconnect();
    resolve(performance.now() - start);
  });
  observer.observe(label, { childList: true, characterData: true, subtree: true });
  document.querySelector(`#player [data-to=${to}]`).click();
})"""

# How long it takes from Stop until the engine answers a question of its own.
STOP = f"""async () => {{
  const start = performance.now();
  document.querySelector("#stop").click();
  const done = document.querySelector("#stop").hidden;
  await ({STEP})("forward");
  return [done, performance.now() - start];
}}"""

ENDED = "() => document.querySelector('#player-label').textContent.endsWith('left out')"


def open_search(page: Page, strategy: str) -> None:
    """Open the steps of the board that is shown, by a strategy."""
    page.evaluate("document.querySelector('[name=mode][value=watch]').click()")
    page.select_option("#strategy", strategy)
    press(page, "Step through")
    page.wait_for_selector("#player:not([hidden])")


def whole(page: Page) -> tuple[float, float]:
    """Return the seconds until a search is over, and the milliseconds of a step back from its end."""
    open_search(page, "fixed-order")
    start = float(page.evaluate("performance.now()"))
    page.wait_for_function(ENDED, timeout=TIMEOUT, polling=20)
    took = (float(page.evaluate("performance.now()")) - start) / 1000
    page.evaluate("document.querySelector('#player-slider').focus()")
    page.keyboard.press("End")
    page.wait_for_function(f"document.querySelector('#player-slider').value === '{LIMIT + 1}'")
    return took, float(page.evaluate(STEP, "back"))


def record(page: Page) -> float:
    """Wait until all of the first steps are recorded; return the steps recorded a second."""
    start = float(page.evaluate("performance.now()"))
    first = page.evaluate(RECORDED)
    page.wait_for_function(f"({RECORDED})() >= {HEAD}", timeout=TIMEOUT, polling=20)
    return (HEAD - first) / (float(page.evaluate("performance.now()")) - start) * 1000


def play(page: Page, view: str, seconds: float) -> tuple[float, int]:
    """Play as fast as it goes with a view open; return the longest gap and the steps that passed."""
    page.get_by_role("tab", name=view).click()
    page.evaluate("document.querySelector('#player-slider').focus()")
    page.keyboard.press("Home")
    page.wait_for_function("document.querySelector('#player-label').textContent.startsWith('Step 0 ')")
    page.evaluate("window.resetGap()")
    page.keyboard.press("Space")
    page.wait_for_timeout(1000 * seconds)
    page.keyboard.press("Space")
    longest = gap(page)
    return longest, int(page.evaluate("Number(document.querySelector('#player-slider').value)"))


def main(seeks: int) -> None:
    """Print the figures of the page's search, and the memory of a full trace."""
    with visit_site() as (line, page):
        page.context.add_init_script(WATCH)
        page.goto(f"{line.url}#{TOUR}")
        wait_ready(page)
        open_search(page, "fixed-order")
        rate = record(page)
        print(f"recorded in the page: {rate:,.0f} steps a second; goal at least 80,000")
        page.evaluate("window.resetGap()")
        page.wait_for_timeout(2000)
        print(f"longest gap while counting on: {gap(page):.0f} ms; goal at most 50 ms")
        page.evaluate(SEEK, 5)
        idle, after = page.evaluate(STOP)
        print(f"stopped in the middle of counting: {after:.0f} ms until the next step; goal at most 100 ms")
        assert idle, "Stop is still there"
        for view in VIEWS:
            page.get_by_role("tab", name=view).click()
            times = sorted(page.evaluate(SEEK, position) for position in positions(seeks))
            worst = times[int(0.95 * len(times))]
            print(
                f"seek, {view.lower()} shown: {statistics.median(times):.0f} ms, "
                f"95% within {worst:.0f} ms, longest {times[-1]:.0f} ms; goal 95% within 50 ms"
            )
        for _ in range(20):
            page.keyboard.press("+")
        for view in VIEWS:
            longest, passed = play(page, view, 4)
            print(
                f"played with {view.lower()}: longest gap {longest:.0f} ms over {passed:,} steps; goal 50 ms"
            )
    with visit_site() as (line, page):
        page.goto(f"{line.url}#{TOUR}")
        wait_ready(page)
        seconds, step = whole(page)
        print(f"the whole tour in the page: {seconds:.1f} s, one step back from its end {step:.0f} ms")
    ratios = [took(BothEnds) / took(Recorder) for _ in range(ROUNDS)]
    shown = ", ".join(f"{ratio:.2f}" for ratio in ratios)
    print(f"the whole tour with its end / counted only: {statistics.median(ratios):.2f} ({shown}); goal 1.2")
    search = tour(Recorder)
    while len(search.trace) < LIMIT:
        search.advance(50_000)
    print(f"memory of {LIMIT:,} steps: {search.trace.nbytes() / 1e6:.1f} MB; goal at most 24 MB")


def tour(kind: type[Recorder]) -> Recorder:
    """The search that the page shows, not begun yet."""
    return kind(find("knight", "fixed-order"), KnightProblem(8, 8, (7, 0)))


def took(kind: type[Recorder]) -> float:
    """The seconds of the processor that the whole search takes in slices as the page's."""
    search, before = tour(kind), time.process_time()
    while not search.advance(1_000):
        pass
    return time.process_time() - before


def positions(count: int) -> list[int]:
    """Steps all over the first ones, never two neighbours in a row."""
    return [(index * 618_033 + 1_234) % HEAD for index in range(count)]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
