"""How much the page shifts while somebody steps through a search, on screens of every size.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/steadiness.py [STEPS]`.
"""

import sys

from browsing import BLOG, visit_site, wait_ready
from playwright.sync_api import Page

SIZES = ((2560, 1440), (1440, 900), (1024, 768), (820, 1180), (390, 844), (320, 640))
SEARCHES = {
    "Sudoku": f"board=sudoku&givens={BLOG}&strategy=first-empty&step=0",
    "queens": "board=queens&n=8&strategy=markers&step=0",
    "knight": "board=knight&rows=5&cols=5&strategy=fixed-order&step=0",
}
# Every shift counts, also one that follows a press: stepping is nothing but presses.
WATCH = """window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({ type: "layout-shift" });"""
PLACES = """() => ["#player-play", "#player-slider", ".stage", "#step-through", ".panel"].map((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x, y, width, height].join();
}).join(" ")"""


def step(page: Page, steps: int) -> tuple[float, int]:
    """Step so many times; return the sum of all shifts, and how often a part of the page was elsewhere."""
    page.wait_for_function("document.getElementById('player-label')?.textContent.startsWith('Step 0')")
    page.wait_for_function("!document.documentElement.hasAttribute('data-busy')")
    page.evaluate(WATCH)
    before, moved = page.evaluate(PLACES), 0
    for number in range(1, steps + 1):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "(start) => document.getElementById('player-label').textContent.startsWith(start)",
            arg=f"Step {number} of",
        )
        moved += page.evaluate(PLACES) != before
    page.evaluate("new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))")
    return float(page.evaluate("window.shift")), moved


def main(steps: int) -> None:
    """Print the shifts of every board on every screen."""
    with visit_site() as (line, page):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for board, fragment in SEARCHES.items():
                page.goto("about:blank")
                page.goto(f"{line.url}#{fragment}")
                wait_ready(page)
                shift, moved = step(page, steps)
                print(
                    f"shift, {board} at {width} x {height}, {steps} steps: {shift:.4f}, "
                    f"{moved} steps moved something; goal 0 and 0",
                    flush=True,
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
