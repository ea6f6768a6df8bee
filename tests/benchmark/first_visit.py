"""The first visit: when the board takes typing, when an example is solved on a slow phone, what it transfers.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/first_visit.py [ROUNDS]`.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from browsing import (
    SITE,
    TIMEOUT,
    Line,
    chromium,
    example,
    folder_size,
    press,
    site_root,
    spread,
    visit,
    wait_status,
)

MBIT = 1e6
SLOW_LINE = 10 * MBIT  # bits a second
SLOW_CPU = 4

TYPED = """() => [...document.querySelectorAll('[role=gridcell]')]
    .some((cell) => cell.getAttribute('aria-label')?.endsWith(', 5, entered'))"""


def typing(root: Path, rounds: int) -> None:
    """From navigation to a digit on the board, at full speed."""
    times = []
    with chromium() as browser:
        for _ in range(rounds):
            with Line(root) as line, visit(browser) as page:
                page.goto(line.url, wait_until="commit")
                cell = page.get_by_role("gridcell").first
                cell.click()
                page.keyboard.press("5")
                page.wait_for_function(TYPED, polling=10, timeout=TIMEOUT)
                times.append(page.evaluate("performance.now()"))
    print(f"board takes typing: {spread(times, 'ms')}; goal at most 1500 ms")


def first_example(root: Path, rounds: int) -> None:
    """From navigation to the first solved example, on a slow line and a slow processor."""
    times = []
    with chromium() as browser:
        for _ in range(rounds):
            with Line(root, SLOW_LINE) as line, visit(browser) as page:
                page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
                page.goto(line.url, wait_until="commit")
                example(page, "From the blog")
                press(page, "Solve")
                times.append(wait_status(page, "One solution"))
    print(f"first example solved, {SLOW_CPU}x CPU, 10 Mbit/s: {spread(times, 'ms')}; goal at most 8000 ms")


def transfer(root: Path, rounds: int) -> None:
    """The bytes of one visit, offline copy included, beside the bytes of the site."""
    ratios = []
    size = folder_size(SITE)
    with chromium() as browser:
        for _ in range(rounds):
            with Line(root) as line, visit(browser) as page:
                page.goto(line.url)
                page.wait_for_function("navigator.serviceWorker.controller", timeout=TIMEOUT)
                ratios.append(line.sent / size)
    print(
        f"transferred: {statistics.median(ratios):.3f} of the site's {size / 1e6:.2f} MB; goal at most 1.05"
    )


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as scratch:
        folder = site_root(Path(scratch))
        for measure in (typing, first_example, transfer):
            measure(folder, count)
