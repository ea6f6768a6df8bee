"""How long the page's main thread is ever busy in one go, while Python boots and while boards are solved.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/smoothness.py [ROUNDS]`.
"""

import sys
import tempfile
from pathlib import Path

from browsing import (
    BLOG,
    SPARSE,
    Line,
    chromium,
    example,
    press,
    site_root,
    spread,
    visit,
    wait_ready,
    wait_status,
)
from playwright.sync_api import Page

# A timer that should fire every few milliseconds: the longest pause between two firings is the longest gap.
WATCH = """(() => {
  let last = performance.now();
  window.longestGap = 0;
  window.resetGap = () => { last = performance.now(); window.longestGap = 0; };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    window.longestGap = Math.max(window.longestGap, now - last);
    last = now;
    setTimeout(() => port2.postMessage(0), 4);
  };
  port2.postMessage(0);
})()"""

CASES = {
    "the blog's Sudoku": (f"board=sudoku&givens={BLOG}", "One solution"),
    "the sparse Sudoku": (f"board=sudoku&givens={SPARSE}", "solution"),
    "an empty Sudoku": ("board=sudoku", "solution"),
    "12 queens, all": ("board=queens&n=12", "14,200"),
    "1,000 queens": ("board=queens&n=1000", "queens placed"),
    "an 8 x 8 tour": ("board=knight&rows=8&cols=8&start=a1", "The tour is"),
    "a 40 x 40 tour": ("board=knight&rows=40&cols=40&start=a1", "The tour is"),
}
AFTER_STOP = "after Stop, the blog's Sudoku"


def gap(page: Page) -> float:
    """Return the longest gap since the last reset, in milliseconds."""
    return float(page.evaluate("window.longestGap"))


def main(rounds: int) -> None:
    """Print the longest gap of every case, and how soon a solve is answered after Stop."""
    gaps: dict[str, list[float]] = {}
    took: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as scratch, chromium() as browser:
        root = site_root(Path(scratch))
        for _ in range(rounds):
            with Line(root) as line, visit(browser) as page:
                page.context.add_init_script(WATCH)
                page.goto(line.url)
                wait_ready(page)
                gaps.setdefault("booting", []).append(gap(page))
                for name, (fragment, words) in CASES.items():
                    page.goto("about:blank")
                    page.goto(f"{line.url}#{fragment}")
                    start = wait_ready(page)
                    page.evaluate("window.resetGap()")
                    press(page, "Solve")
                    took.setdefault(name, []).append(wait_status(page, words) - start)
                    gaps.setdefault(name, []).append(gap(page))
                page.goto(f"{line.url}#board=queens&n=12")
                wait_ready(page)
                press(page, "Solve")
                page.wait_for_function("document.body.textContent.includes('so far')")
                press(page, "Stop")
                page.get_by_role("tab", name="Sudoku").click()
                example(page, "From the blog")
                start = float(page.evaluate("performance.now()"))
                press(page, "Solve")
                took.setdefault(AFTER_STOP, []).append(wait_status(page, "One sol") - start)
    for name, values in gaps.items():
        print(f"longest gap, {name}: {spread(values, 'ms')}; goal at most 100 ms")
    for name, values in took.items():
        goal = "; goal at most 300 ms" if name == AFTER_STOP else ""
        print(f"answered, {name}: {spread(values, 'ms')}{goal}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
