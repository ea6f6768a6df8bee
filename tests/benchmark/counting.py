"""Counting queens in the page: how long it takes, what it holds, and that all else is answered meanwhile.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/counting.py [N...]`, by default 14, 16
and 18. The count is pressed as a reader does, on as many workers as are named here.
"""

import os
import statistics
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from browsing import BLOG, SETTLING, press, visit_site, wait_ready
from playwright.sync_api import Page

# N, workers, how often, and the goal in seconds.
COUNTS = [(14, 1, 7, 0.7), (16, 1, 1, 12), (16, 2, 1, 8), (18, 2, 1, 180)]
LONGEST = 600_000  # milliseconds
ANSWER_GOAL = 100  # milliseconds
STOP_GOAL = 100  # milliseconds
MEMORY_GOAL = 1500  # MB
STOPS = 5

# Start some workers, and leave them to whoever asks next.
WARM = """async (count) => {
  const lives = await Promise.all(Array.from({ length: count }, () => undoku.pool.take()));
  for (const life of lives) undoku.pool.keep(life);
}"""
# Let the page take so many workers.
ALLOW = """(count) => {
  Object.defineProperty(navigator, "hardwareConcurrency", { value: count, configurable: true });
  Object.defineProperty(navigator, "deviceMemory", { value: 8, configurable: true });
}"""
# Press Count; milliseconds until the result is there, and those for each answer to a Sudoku meanwhile.
COUNT = """async (givens) => {
  const section = document.querySelector("section[aria-label=Count]");
  const bar = section.querySelector("[role=progressbar]");
  const { worker } = await undoku.engine.ready();
  const answers = [];
  const start = performance.now();
  section.querySelector("button").click();
  while (!bar.hidden) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    if (bar.hidden || !givens) continue;
    const asked = performance.now();
    const job = await worker.open("sudoku", JSON.stringify({ givens, entered: ".".repeat(81) }));
    while (!JSON.parse(await worker.work(job, 35)).done);
    answers.push(performance.now() - asked);
    await worker.close(job);
  }
  return { took: window.endedAfter - start, answers, said: section.querySelector("[aria-live]").textContent };
}"""
# Note when the bar goes.
NOTE = """() => {
  const bar = document.querySelector("section[aria-label=Count] [role=progressbar]");
  new MutationObserver(() => { if (bar.hidden) window.endedAfter = performance.now(); })
    .observe(bar, { attributeFilter: ["hidden"] });
}"""
# Milliseconds from a press of Stop until no worker is there any more, and the page says so.
STOP = """async () => {
  const section = document.querySelector("section[aria-label=Count]");
  const bar = section.querySelector("[role=progressbar]");
  const start = performance.now();
  section.querySelectorAll("button")[1].click();
  while (document.querySelector("script[name^=pool]") || !bar.hidden) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  return performance.now() - start;
}"""


def renderer() -> tuple[float, float]:
    """Return the MB that the largest renderer of our browser holds, and its seconds of processor."""
    columns = "pid,ppid,rss,cputimes,args"
    listed = subprocess.run(["ps", "-eo", columns], capture_output=True, text=True, check=True).stdout
    lines = [line.split(None, 4) for line in listed.splitlines()[1:]]
    ours = {os.getpid()}
    for _ in range(8):  # a process is a few steps from us at most
        ours |= {int(pid) for pid, parent, *_ in lines if int(parent) in ours}
    held = [
        (int(size) / 1024, float(seconds))
        for pid, _, size, seconds, command in lines
        if int(pid) in ours and "--type=renderer" in command
    ]
    return max(held, default=(0, 0))


@contextmanager
def watched() -> Iterator[list[tuple[float, float]]]:
    """Look at the renderer every half second; the list holds what it was."""
    seen = [renderer()]
    over = threading.Event()

    def look() -> None:
        while not over.wait(0.5):
            seen.append(renderer())

    thread = threading.Thread(target=look)
    thread.start()
    yield seen
    over.set()
    thread.join()
    seen.append(renderer())


def opened(page: Page, url: str, n: int, workers: int) -> None:
    """Show a board with its count, the workers warm."""
    page.goto("about:blank")
    page.goto(f"{url}#board=queens&n={n}")
    wait_ready(page)
    page.evaluate(ALLOW, workers)
    press(page, "Count them")
    page.get_by_role("region", name="Count", exact=True).wait_for()
    page.evaluate(WARM, workers)
    page.evaluate(NOTE)
    page.wait_for_timeout(SETTLING)


def main(sizes: list[int]) -> None:
    """Print each count beside its goal."""
    with visit_site() as (line, page):
        page.set_default_timeout(LONGEST)
        for n, workers, times, goal in COUNTS:
            if n not in sizes:
                continue
            took = []
            for _ in range(times):
                opened(page, line.url, n, workers)
                with watched() as seen:
                    counted = page.evaluate(COUNT, None)
                took.append(counted["took"] / 1000)
            grown = max(memory for memory, _ in seen) - seen[0][0]
            print(
                f"N = {n}, warm workers: {workers}; {statistics.median(took):.2f} s"
                f" ({min(took):.2f} to {max(took):.2f}, {times} times;"
                f" {seen[-1][1] - seen[0][1]:.0f} s of processor); goal {goal} s."
                f" The renderer grew by {grown:.0f} MB; goal {MEMORY_GOAL} MB. {counted['said']}",
                flush=True,
            )
        opened(page, line.url, 16, 2)
        answers = page.evaluate(COUNT, BLOG.replace("0", "."))["answers"]
        print(
            f"a Sudoku while two workers count, {len(answers)} times:"
            f" median {statistics.median(answers):.0f} ms, longest {max(answers):.0f} ms;"
            f" goal {ANSWER_GOAL} ms"
        )
        stops = []
        for _ in range(STOPS):
            page.get_by_role("button", name="Count N = 16").click()
            page.wait_for_function("document.querySelector('.count-line').textContent.includes('2 workers')")
            page.wait_for_timeout(SETTLING)
            stops.append(page.evaluate(STOP))
        print(f"Stop, {STOPS} times: longest {max(stops):.0f} ms; goal {STOP_GOAL} ms")


if __name__ == "__main__":
    main([int(n) for n in sys.argv[1:]] or [14, 16, 18])
