"""Lists: how soon 50,000 puzzles are there, how they scroll, how fast all are solved.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/lists.py [ROUNDS]`.
"""

import json
import sys
import time
from pathlib import Path

from browsing import spread, visit_site, wait_ready
from playwright.sync_api import Page

from jobs.lists import Job
from undoku.sudoku import Grid, SudokuSearch

COUNT = 50_000
ALONE = 4_000  # puzzles that are enough to know a speed
POOL = Path(__file__).parent.parent.parent / "py/undoku/sudoku/generator/pool.txt"
# Until the rows have been drawn.
OPEN = """(text) => new Promise((resolve) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "many.txt", { type: "text/plain" }));
  const begun = performance.now();
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  const look = () => {
    const table = document.querySelector(".lists[open] [role=grid]");
    if (table?.getAttribute("aria-rowcount") === "50001" && table.querySelector("[aria-rowindex='2']"))
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    else setTimeout(look);
  };
  look();
})"""
SCROLL = """(share) => new Promise((resolve) => {
  const list = document.querySelector(".list-scroller");
  list.scrollTop = 0;
  const gaps = [];
  let [last, frames] = [performance.now(), 0];
  const step = () => {
    const now = performance.now();
    if (frames++ > 1) gaps.push(now - last);
    last = now;
    if (frames > 300) return resolve(Math.max(...gaps));
    list.scrollTop += share * list.clientHeight;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})"""
PACES = {"a third of a view a frame": 0.35, "a view a frame": 1, "far a frame": 20}
# One worker that nobody asks for anything but the whole; it goes back to the pool.
ONE = """async (question) => {
  const life = await undoku.pool.take();
  const begun = performance.now();
  const number = await life.worker.open("lists", question);
  while (!JSON.parse(await life.worker.work(number, 2000)).done);
  const taken = performance.now() - begun;
  await life.worker.close(number);
  undoku.pool.keep(life);
  return taken;
}"""


def puzzles() -> list[str]:
    """Puzzles that all differ: those of the pool, with other digits."""
    lines = POOL.read_text(encoding="utf-8").splitlines()
    pool = [str(line.split()[0]) for line in lines if len(line.split()[0]) == 81]
    digits = "123456789"
    found = []
    for number in range(COUNT):
        turn = number // len(pool)
        table = str.maketrans(digits, digits[turn % 9 :] + digits[: turn % 9])
        text = pool[number % len(pool)].translate(table)
        found.append(text[::-1] if turn // 9 % 2 else text)
    return found


def main(rounds: int) -> None:
    """Print what was measured."""
    lines = puzzles()
    question = json.dumps({"deed": "solve", "texts": "\x1e".join(lines[:ALONE]), "form": ""})
    print(f"job beside the engine alone, Python: {of_the_job(lines[:ALONE]):.2f} of its speed")
    opened, ratios = [], []
    gaps: dict[str, list[float]] = {name: [] for name in PACES}
    with visit_site() as (line, page):
        page.goto(line.url)
        wait_ready(page)
        page.evaluate(ONE, question)  # the worker has all that it needs then
        for _ in range(rounds):
            opened.append(page.evaluate(OPEN, "\n".join(lines)))
            for name, share in PACES.items():
                gaps[name].append(page.evaluate(SCROLL, share))
            alone = page.evaluate(ONE, question) / ALONE
            taken, workers = solve_all(page)
            ratios.append(100 * alone * COUNT / taken / workers)
            page.keyboard.press("Escape")
    print(f"{COUNT:,} puzzles are a list after {spread(opened, 'ms')}; goal at most 1,000 ms")
    for name, values in gaps.items():
        print(f"longest gap, scrolled {name}: {spread(values, 'ms')}; goal at most 50 ms")
    print(f"all solved by {workers} workers, of one worker's speed each: {spread(ratios, '%')}; goal 80%")


def of_the_job(lines: list[str]) -> float:
    """How much of the engine's speed the job has, in this Python."""
    begun = time.perf_counter()
    for line in lines:
        search = SudokuSearch(Grid.parse(line), 2)
        while not search.advance(4096):
            pass
    alone = time.perf_counter() - begun
    job = Job({"deed": "solve", "texts": "\x1e".join(lines), "form": ""})
    begun = time.perf_counter()
    while not job.done:
        job.advance()
    job.report()
    return alone / (time.perf_counter() - begun)


def solve_all(page: Page) -> tuple[float, int]:
    """Solve the list; return the milliseconds it took with all workers there, and how many they were."""
    workers = page.evaluate("navigator.hardwareConcurrency")
    page.get_by_role("button", name="Solve all").click()
    begun = time.perf_counter()
    page.get_by_text("All are solved.").wait_for(timeout=600_000)
    return 1000 * (time.perf_counter() - begun), workers


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
