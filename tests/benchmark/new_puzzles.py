"""How soon a new puzzle is on the board, by level and with each technique, the gaps meanwhile, and Stop.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/new_puzzles.py [PUZZLES_A_LEVEL]`.
"""

import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path

from browsing import Line, choose, chromium, press, site_root, spread, visit, wait_ready
from playwright.sync_api import Page
from smoothness import WATCH, gap
from tasks import traced

from undoku.sudoku.generator import pools

# Presses "Make it" for some wishes, and waits until the puzzle is on the board: milliseconds, -1 where none
# was found. What is wished is never there already: only plain levels are made ahead.
MAKE = """async ([level, technique]) => {
  const part = (id) => document.getElementById(`wish-${id}`);
  const section = () => document.getElementById("create");
  const until = async (is) => {
    while (!is()) await new Promise((later) => setTimeout(later, 2));
  };
  if (section()?.hidden ?? true) document.getElementById("new").click();
  await until(() => section() && !section().hidden && part("with").length > 1);
  for (const chip of document.querySelectorAll(".wishes-chosen button")) chip.click();
  part("level").value = level;
  if (technique) {
    part("with").value = technique;
    part("with").dispatchEvent(new Event("change"));
  }
  window.resetGap();
  const begun = performance.now();
  part("level").form.requestSubmit();
  const { documentElement: root } = document;
  await until(() => section().hidden || root.hasAttribute("data-busy"));
  await until(() => section().hidden || !root.hasAttribute("data-busy"));
  return section().hidden ? performance.now() - begun : -1;
}"""
STOP = """async () => {
  const begun = performance.now();
  document.getElementById("stop").click();
  while (!document.getElementById("stop").hidden) await new Promise((later) => setTimeout(later, 1));
  return performance.now() - begun;
}"""
# Milliseconds: a position is looked for, records are written.
SETTLED = 1000
EACH = 3
# So many techniques have the longest parts of the pool.
LONGEST = 5
POOLED = 20
"""A technique of which the pool has so many puzzles is one that a person may want to have needed."""
LEVELS = ("easy", "medium", "hard", "unfair", "extreme")


def told(times: list[float]) -> str:
    """Write the median and the 95th percentile of some milliseconds."""
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return f"median {statistics.median(ordered):,.0f} ms, 95% {late:,.0f} ms"


def stopped(page: Page) -> float:
    """Let a search begin that takes long, and end it."""
    page.evaluate("document.getElementById('wish-givens').value = '17'")
    page.evaluate("document.getElementById('wish-level').form.requestSubmit()")
    page.locator("#stop").wait_for()
    return float(page.evaluate(STOP))


def gaps_elsewhere(page: Page, number: int) -> dict[str, float]:
    """Return the longest gaps beside wishing; `number` is that of the level of the puzzle of the day."""
    gaps = {}

    def done(name: str) -> None:
        page.wait_for_timeout(SETTLED)
        gaps[name] = gap(page)
        page.evaluate("window.resetGap()")

    page.evaluate("window.resetGap()")
    if not page.locator("#create").is_visible():
        press(page, "New puzzle")
    done("opening New puzzle")
    section = page.get_by_role("region", name="New puzzle", exact=True)
    section.get_by_role("group", name="Puzzle of the day").get_by_role("button").nth(number).click()
    section.wait_for(state="hidden")
    done("a puzzle of the day")
    choose(page, "Techniques")
    dialog = page.get_by_role("dialog", name="Techniques")
    dialog.wait_for()
    done("the reference of techniques")
    dialog.get_by_role("button", name="X-wing", exact=True).click()
    done("an entry of it")
    dialog.get_by_role("button", name="Practise this").click()
    practice = page.get_by_role("region", name="Practice", exact=True)
    practice.wait_for()
    done("practice")
    practice.get_by_role("button", name="Next position").click()
    done("its next position")
    practice.get_by_role("button", name="End practice").click()
    done("its end")
    return gaps


def main(count: int) -> None:
    """Print how soon puzzles are there, by level and with each technique, the gaps, and Stop."""
    with tempfile.TemporaryDirectory() as scratch, chromium() as browser:
        root = site_root(Path(scratch))
        with Line(root) as line, visit(browser) as page:
            page.context.add_init_script(WATCH)
            page.goto(line.url)
            wait_ready(page)
            gaps = []

            def make(level: str, technique: str = "") -> float:
                took = float(page.evaluate(MAKE, [level, technique]))
                gaps.append(gap(page))
                return took

            make("easy")
            for level in LEVELS:
                times = [make(level) for _ in range(count)]
                print(f"a new puzzle, {level}: {told(times)} ({count}); goal 300 ms and 1,000 ms at 95%")
            counts = Counter(name for pooled in pools.read(pools.lines()) for name in pooled.techniques)
            names = [name for name, number in counts.items() if number >= POOLED]
            slow, missing, every = [], [], []
            for name in names:
                times = [make("", name) for _ in range(EACH)]
                if min(times) < 0:
                    missing.append(name)
                    continue
                every += times
                if statistics.median(times) > 1000 or max(times) > 5000:
                    slow.append(f"{name} ({told(times)})")
            print(f"with one technique, {EACH} of each of {len(every) // EACH}: {told(every)}")
            print(f"over 1,000 ms in the median or over 5,000 ms: {', '.join(slow) or 'none'}")
            print(f"not found: {', '.join(missing) or 'none'}")
            print(f"longest gap of the page meanwhile: {max(gaps):.0f} ms; goal at most 50 ms")
            print(f"the longest gap of each: {told(gaps)} ({len(gaps)})")
            with traced(browser, page) as tasks:
                for level in LEVELS:
                    make(level)
                for name, _ in counts.most_common(LONGEST):
                    make("", name)
                rounds = [gaps_elsewhere(page, number) for number in range(EACH)]
            for name in rounds[0]:
                print(f"longest gap, {name}: {spread([each[name] for each in rounds], 'ms')}")
            print(f"its own work in one go: at most {max(tasks):.0f} ms of processor; goal at most 50 ms")
            page.evaluate("document.querySelectorAll('.wishes-chosen button').forEach((it) => it.click())")
            stops = [stopped(page) for _ in range(5)]
            print(f"Stop: {told(stops)}; goal at most 100 ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
