"""Lists: how soon 50,000 puzzles are there, how they scroll, how fast all are solved.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/lists.py [ROUNDS]`.
"""

import json
import statistics
import sys
import time
from pathlib import Path

from browsing import spread, visit_site, wait_ready

from jobs.table import Table
from undoku.sudoku import Grid, SudokuSearch

COUNT = 50_000
ALONE = 5_000  # puzzles of each worker that are enough to know a speed
OFTEN = 5
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
# Workers that nobody asks for anything but the whole of a part each; they go back to the pool.
APART = """async (questions) => {
  const lives = await Promise.all(questions.map(() => undoku.pool.take()));
  const begun = performance.now();
  await Promise.all(questions.map(async (question, at) => {
    const { worker } = lives[at];
    const number = await worker.open("lists", question);
    while (!JSON.parse(await worker.work(number, 2000)).done);
    await worker.close(number);
  }));
  const taken = performance.now() - begun;
  for (const life of lives) undoku.pool.keep(life);
  return taken;
}"""
# Until it is said that all is done.
SOLVE = """(button) => new Promise((resolve) => {
  const said = document.querySelector(".list-deeds .list-said");
  const begun = performance.now();
  new MutationObserver((_, observer) => {
    if (!said.textContent.startsWith("All are solved.")) return;
    observer.disconnect();
    resolve(performance.now() - begun);
  }).observe(said, { subtree: true, characterData: true, childList: true });
  button.click();
})"""


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
    opened, shares = [], []
    gaps: dict[str, list[float]] = {name: [] for name in PACES}
    with visit_site() as (line, page):
        page.goto(line.url)
        wait_ready(page)
        workers = page.evaluate("navigator.hardwareConcurrency")
        parts = [lines[at * ALONE : (at + 1) * ALONE] for at in range(workers)]
        questions = [json.dumps({"deed": "solve", "texts": "\x1e".join(part), "form": ""}) for part in parts]
        page.evaluate(APART, questions)  # the workers have all that they need then
        for _ in range(rounds):
            opened.append(page.evaluate(OPEN, "\n".join(lines)))
            for name, share in PACES.items():
                gaps[name].append(page.evaluate(SCROLL, share))
            # The machine may be busy with other things: the same is measured before and after.
            before = page.evaluate(APART, questions)
            taken = page.get_by_role("button", name="Solve all").evaluate(SOLVE)
            apart = (before + page.evaluate(APART, questions)) / 2 / (ALONE * workers)
            shares.append(100 * apart * COUNT / taken)
            page.keyboard.press("Escape")
    print(f"{COUNT:,} puzzles are a list after {spread(opened, 'ms')}; goal at most 1,000 ms")
    for name, values in gaps.items():
        print(f"longest gap, scrolled {name}: {spread(values, 'ms')}; goal at most 50 ms")
    of_engine = [of_the_job(lines[:ALONE]) for _ in range(OFTEN)]
    print(f"the workers' job, of the engine's speed in this Python: {spread(of_engine, '%')}")
    print(f"all solved by {workers} workers, of the speed of their jobs alone: {spread(shares, '%')}")
    whole = [share * statistics.median(of_engine) / 100 for share in shares]
    print(f"all solved, of the engine's speed times the workers: {spread(whole, '%')}; goal 80%")


def of_the_job(lines: list[str]) -> float:
    """How many percent of the engine's speed the job has, in this Python."""
    begun = time.process_time()
    for line in lines:
        search = SudokuSearch(Grid.parse(line), 2)
        while not search.advance(4096):
            pass
    alone = time.process_time() - begun
    table = Table()
    number = table.open("lists", json.dumps({"deed": "solve", "texts": "\x1e".join(lines), "form": ""}))
    begun = time.process_time()
    while not json.loads(table.work(int(number), 2000))["done"]:
        pass
    return 100 * alone / (time.process_time() - begun)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
