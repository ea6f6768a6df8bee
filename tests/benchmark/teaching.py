"""Hints and the whole way in the page: how long they take, and that nothing is in anybody's way meanwhile.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/teaching.py [PUZZLES]`, how many of our
own hard ones. A hint is asked as the callbacks ask, before every step of their ways but singles.
"""

import statistics
import sys
from pathlib import Path

from browsing import SETTLING, choose, press, visit_site, wait_ready
from smoothness import WATCH, gap

OURS = Path(__file__).parent / "puzzles/hard.txt"
# Milliseconds until a hint is there at each position of a way, and the longest answer of each kind of job.
ASK = """async (givens) => {
  const { worker } = await window.undoku.engine.ready();
  const longest = {};
  async function finish(kind, question) {
    const job = await worker.open(kind, JSON.stringify(question));
    for (;;) {
      const start = performance.now();
      const report = JSON.parse(await worker.work(job, 35));
      longest[kind] = Math.max(longest[kind] ?? 0, performance.now() - start);
      if (report.done) return { job, report };
    }
  }
  const way = await finish("way", { givens, entered: ".".repeat(81) });
  const hints = [];
  let last = null;
  for (let number = 0; number < way.report.steps; number += 1) {
    const at = JSON.stringify({ number });
    const { digits, candidates, step } = JSON.parse(await worker.ask(way.job, "step", at));
    if (/single|full-house/.test(step.technique)) continue;
    const zeros = Array(81).fill(0);
    const entered = Array.from(digits, (digit, cell) => (givens[cell] === "." ? digit : ".")).join("");
    const out = candidates.map((mask, cell) => (digits[cell] === "." ? 511 & ~mask : 0));
    last = { givens, entered, corner: zeros, centre: zeros, out, auto: true };
    const start = performance.now();
    const { job } = await finish("hint", last);
    hints.push(performance.now() - start);
    await worker.close(job);
  }
  await worker.close(way.job);
  if (last) await worker.close((await finish("steps", last)).job);
  return { hints, longest };
}"""


def main(count: int) -> None:
    """Print the times of hints, the longest answers of the engine, and the page's longest gap meanwhile."""
    puzzles = OURS.read_text(encoding="ascii").split()[:count]
    with visit_site() as (line, page):
        page.context.add_init_script(WATCH)
        page.goto(line.url)
        wait_ready(page)
        page.wait_for_timeout(SETTLING)
        page.evaluate(ASK, puzzles[0])
        page.evaluate("window.resetGap()")
        hints: list[float] = []
        longest: dict[str, float] = {}
        for puzzle in puzzles:
            asked = page.evaluate(ASK, puzzle)
            hints += asked["hints"]
            for kind, milliseconds in asked["longest"].items():
                longest[kind] = max(longest.get(kind, 0), milliseconds)
        slow = statistics.quantiles(hints, n=20)[-1]
        print(
            f"a hint in Chromium, {len(hints)} positions of {count} puzzles: median"
            f" {statistics.median(hints):.0f} ms, 95 % within {slow:.0f} ms; goals 150 and 600 ms"
        )
        for kind, milliseconds in longest.items():
            print(f"longest time until the engine listens again, {kind}: {milliseconds:.0f} ms; goal 100 ms")
        print(f"longest gap of the page meanwhile: {gap(page):.0f} ms; goal 100 ms")
        for mode, show, name in (("solve", choose, "Show the whole way"), ("play", press, "All steps here")):
            page.goto("about:blank")
            page.goto(f"{line.url}#board=sudoku&mode={mode}&givens={puzzles[0]}")
            wait_ready(page)
            page.evaluate("window.resetGap()")
            show(page, name)
            page.wait_for_function(
                "document.querySelectorAll('#way-list li, #hints details, #hints li').length > 5"
                " && !document.querySelector('[aria-busy=true]')"
            )
            print(f"longest gap, {name}: {gap(page):.0f} ms; goal 100 ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
