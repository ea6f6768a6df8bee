"""How long the true candidates of a Sudoku take, asked from the page as the callbacks ask.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/truth.py [PAIRS]`. Of each of the
documents' puzzles so many pairs of givens are drawn, and the puzzle is asked about without them.
"""

import random
import statistics
import sys
from itertools import combinations

from browsing import BLOG, SETTLING, visit_site, wait_ready

LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
HANDOUT = "000030200020040350007100008800001062060000070270600003700008900056090040008010000"
PUZZLES = {"lecture": LECTURE, "blog": BLOG, "handout": HANDOUT}
EMPTY = "." * 81
SPOILED = LECTURE.replace("53", "54", 1)
GOAL = 300  # milliseconds, for 95 in 100

# Milliseconds until the true candidates are known, and until all is told, for each puzzle in turn.
ASK = """async (puzzles) => {
  const { worker } = await window.undoku.engine.ready();
  const times = [];
  for (const givens of puzzles) {
    const start = performance.now();
    const job = await worker.open("truth", JSON.stringify({ givens, entered: ".".repeat(81) }));
    let known = 0;
    for (;;) {
      const report = JSON.parse(await worker.work(job, 35));
      if (report.known && !known) known = performance.now() - start;
      if (report.done) break;
    }
    times.push([known, performance.now() - start]);
    await worker.close(job);
  }
  return times;
}"""


def drawn(puzzle: str, pairs: int) -> list[str]:
    """Draw pairs of givens, the same ones every time; give the puzzle without each of them."""
    givens = [cell for cell, digit in enumerate(puzzle) if digit != "0"]
    chosen = random.Random(puzzle).sample(list(combinations(givens, 2)), pairs)
    return [
        "".join("." if cell in pair or digit == "0" else digit for cell, digit in enumerate(puzzle))
        for pair in chosen
    ]


def main(pairs: int) -> None:
    """Print the first time, the median and the 95 % of each puzzle, and what an empty grid takes."""
    with visit_site() as (line, page):
        page.goto(line.url)
        wait_ready(page)
        page.wait_for_timeout(SETTLING)
        ((known, _),) = page.evaluate(ASK, [LECTURE.replace("0", ".")])
        print(f"true candidates, the first time: {known:.0f} ms")
        for name, puzzle in PUZZLES.items():
            times = [known for known, _ in page.evaluate(ASK, drawn(puzzle, pairs))]
            slow = statistics.quantiles(times, n=20)[-1]
            print(
                f"true candidates, {name} without two givens, {pairs} pairs: "
                f"median {statistics.median(times):.0f} ms, 95 % within {slow:.0f} ms; goal {GOAL} ms"
            )
        (known, counted), (_, clash) = page.evaluate(ASK, [EMPTY, SPOILED.replace("0", ".")])
        print(f"true candidates, empty grid: {known:.0f} ms; 100,000 solutions counted: {counted:.0f} ms")
        print(f"a minimal clash, lecture with a wrong digit: {clash:.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
