"""A program of one's own, measured from the page: recording, seeking, first and later runs, Stop, memory.

After `make site`: `PYTHONPATH=tools:py .venv/bin/python tests/benchmark/programs.py [SEEKS]`.
"""

import statistics
import subprocess
import sys
from pathlib import Path

from browsing import visit_site, wait_ready
from playwright.sync_api import Page
from smoothness import WATCH, gap
from watch import SEEK

sys.path.append(str(Path(__file__).parent.parent / "e2e"))

from programming import write

HANDOUT = "000030200020040350007100008800001062060000070270600003700008900056090040008010000"
TIMEOUT = 60_000  # milliseconds
ENDLESS = "def solve(board):\n    while True:\n        board[0][0] = 1\n"

# A job of its own in a fresh Python: the report, and the milliseconds that its run took.
RUN = """async ([code, givens]) => {
  const life = await window.undoku.sandboxes.take();
  const question = { board: "sudoku", question: { givens, size: 9 }, code };
  const job = await life.worker.open("program", JSON.stringify(question));
  const start = performance.now();
  let report = {};
  while (!report.done) report = JSON.parse(await life.guard(life.worker.work(job, 20)));
  const took = performance.now() - start;
  life.end();
  return [report, took];
}"""

# How long it takes from a pull at the timeline until the variables of that step are shown.
VARIABLES = f"""async (position) => {{
  const stack = document.querySelector(".stack");
  const start = performance.now();
  await ({SEEK})(position);
  const there = () => stack.querySelector(".frame[aria-current] .variables > div");
  while (!there() || stack.closest("[aria-busy]")) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}}"""

# How long it takes from a press of Run until what came of it is said.
PRESS_RUN = """() => new Promise((resolve) => {
  const label = document.querySelector("#player-label");
  const start = performance.now();
  // The steps of the run before are there until the next ones begin.
  let begun = document.querySelector("#player").hidden;
  const look = () => {
    begun ||= / of 0$/.test(label.textContent);
    if (!begun || document.querySelector("#player").hidden || !/ of [1-9]/.test(label.textContent)) return;
    observer.disconnect();
    resolve(performance.now() - start);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.querySelector("#player"), {
    attributes: true, childList: true, characterData: true, subtree: true,
  });
  document.querySelector("#run").click();
})"""

COUNTED = "document.querySelector('#busy-words').textContent.includes('lines so far')"

# How long it takes from a press of Stop until the program runs no more.
PRESS_STOP = """() => new Promise((resolve) => {
  const before = document.querySelector("iframe[sandbox]");
  const start = performance.now();
  const observer = new MutationObserver(() => {
    if (before.isConnected) return;
    observer.disconnect();
    resolve(performance.now() - start);
  });
  observer.observe(document.body, { childList: true });
  document.querySelector("#stop").click();
})"""


def open_editor(page: Page) -> None:
    """Come to the editor of the board that is shown."""
    page.evaluate("document.querySelector('[name=mode][value=watch]').click()")
    page.select_option("#strategy", "your-code")
    page.wait_for_selector(".own-code")


def text(page: Page) -> str:
    """What is in the editor."""
    return str(page.evaluate("window.undoku.code.racer('sudoku', 'your-code').text"))


def print_recording(page: Page) -> None:
    """Record the document's algorithm on the handout's puzzle."""
    rates = []
    for _ in range(3):
        report, took = page.evaluate(RUN, [text(page), HANDOUT])
        rates.append(report["counts"]["lines"] / took * 1000)
    shown = ", ".join(f"{rate:,.0f}" for rate in rates)
    print(f"recorded in the page: {max(rates):,.0f} lines a second ({shown}); goal at least 1,000,000")


def print_seeks(page: Page, seeks: int) -> None:
    """Run it on the page, and go all over it."""
    page.evaluate(PRESS_RUN)
    page.wait_for_function(
        "Number(document.querySelector('#player-slider').max) > 1e6", timeout=TIMEOUT, polling=50
    )
    last = int(page.evaluate("Number(document.querySelector('#player-slider').max)"))
    places = [(index * 618_033 + 1_234) % last for index in range(seeks)]
    times = sorted(page.evaluate(SEEK, place) for place in places)
    print_times("seek, board and line", times, "95% within 50 ms")
    page.get_by_role("tab", name="Stack").click()
    times = sorted(page.evaluate(SEEK, place) for place in places)
    print_times("seek, stack shown", times, "95% within 50 ms")
    times = sorted(page.evaluate(VARIABLES, place) for place in places[: max(seeks // 4, 1)])
    print_times("seek until its variables are there", times, "95% within 1,000 ms")


def print_times(what: str, times: list[float], goal: str) -> None:
    """Print the median and the slowest of some times in milliseconds, which are sorted."""
    worst = times[int(0.95 * len(times))]
    print(f"{what}: {statistics.median(times):.0f} ms, 95% within {worst:.0f} ms; goal {goal}")


def print_runs(page: Page) -> None:
    """From the choice of the editor to the first result, and later runs, on a small board."""
    # Whatever else the page fetches at its start is there.
    page.wait_for_timeout(3000)
    page.evaluate("window.resetGap()")
    start = float(page.evaluate("performance.now()"))
    open_editor(page)
    page.evaluate(PRESS_RUN)
    first = float(page.evaluate("performance.now()")) - start
    times = []
    for _ in range(5):
        # The Python for the next run comes up meanwhile.
        page.wait_for_timeout(4000)
        times.append(float(page.evaluate(PRESS_RUN)))
    print(f"from opening to the first result: {first / 1000:.1f} s; goal 3.5 s")
    print(f"later runs: {statistics.median(times):.0f} ms, longest {max(times):.0f} ms; goal 150 ms")


def print_stop(page: Page) -> None:
    """Stop an endless loop."""
    times = []
    for _ in range(5):
        write(page, ENDLESS)
        page.get_by_role("button", name="Run", exact=True).click()
        page.wait_for_function(COUNTED)
        times.append(float(page.evaluate(PRESS_STOP)))
        page.wait_for_function("document.querySelector('#stop').hidden")
    print(f"stopped: {max(times):.0f} ms at most; goal 300 ms")


def heap(page: Page) -> float:
    """Return the megabytes that the page's scripts hold, once what is not needed is collected."""
    session = page.context.new_cdp_session(page)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    return float(session.send("Runtime.getHeapUsage")["usedSize"]) / 1e6


def print_heap(page: Page) -> None:
    """Run fifty times, each in a Python of its own."""
    write(page, "def solve(queens):\n    return False\n")
    page.evaluate(PRESS_RUN)
    print(f"longest gap so far: {gap(page):.0f} ms; goal at most 100 ms")
    before = heap(page)
    # To collect what is not needed is no part of what the page does.
    page.evaluate("window.resetGap()")
    for _ in range(50):
        page.evaluate(PRESS_RUN)
    print(f"longest gap meanwhile: {gap(page):.0f} ms; goal at most 100 ms")
    print(f"heap of the page: {before:.1f} MB, after 50 runs {heap(page):.1f} MB; goal 20 MB more at most")


def main(seeks: int) -> None:
    """Print the figures of a program of one's own."""
    with visit_site() as (line, page):
        page.context.add_init_script(WATCH)
        page.goto(f"{line.url}#board=queens&n=4")
        wait_ready(page)
        print_runs(page)
        print_stop(page)
        print_heap(page)
    with visit_site() as (line, page):
        page.context.add_init_script(WATCH)
        page.goto(f"{line.url}#board=sudoku&givens={HANDOUT}")
        wait_ready(page)
        open_editor(page)
        page.evaluate("window.resetGap()")
        print_recording(page)
        print_seeks(page, seeks)
        print(f"longest gap meanwhile: {gap(page):.0f} ms; goal at most 100 ms")
    # In a Pyodide without a page, as this Python may be one that cannot record.
    subprocess.run(["node", Path(__file__).with_name("program_memory.mjs")], check=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
