"""What playing queens by hand costs: Hint and Solve on boards of 30 queens, a press on boards with regions.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/queens_hand.py [BOARDS]`. Half of the
boards have blocked squares beside their queens. Pressed as a reader does, and timed to the frame in which the
page says the answer; a press to the laid out page, in a browser that is slowed down.
"""

import random
import statistics
import sys

from browsing import press, visit_site, wait_ready
from playwright.sync_api import Page

N = 30
BOARDS = 40
# What has a button in the row; all else is an item of its menu.
ROW = ("Hint",)
GOAL = 200  # milliseconds, in the median

# Press a button; milliseconds to the frame in which the status says something that is no work going on.
ASK = """async (name) => {
  const button = [...document.querySelectorAll("button")].find(
    (one) => one.innerText.trim() === name && one.checkVisibility(),
  );
  const status = document.querySelector("[role=status]");
  const before = status.textContent;
  const start = performance.now();
  button.click();
  while (status.textContent === before || "busy" in document.documentElement.dataset) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return [performance.now() - start, status.textContent];
}"""

# The largest board with regions that is made: its rows are regions, so that all of it is attacked at times.
LARGE = 11
REGIONS = f"board=queens&mode=play&n={LARGE}&regions=" + "".join(LARGE * letter for letter in "ABCDEFGHIJK")
SLOWDOWN = 4
PRESSES = 120
PRESS_GOAL = 50  # milliseconds

# From the press, a queen or a cross, to the laid out page, in milliseconds: script, style and layout.
MARK = """(presses) => {
  const cells = Array.from(document.querySelectorAll("#queens [role=gridcell]"));
  const spent = [];
  for (let at = 0; at < presses; at += 1) {
    const cell = cells[(7 * at) % cells.length];
    cell.focus();
    document.body.offsetHeight;
    const key = at % 3 ? "x" : "Enter";
    const begin = performance.now();
    cell.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    document.body.offsetHeight;
    spent.push(performance.now() - begin);
  }
  return spent;
}"""

# Whether queens stand on the squares that an address names, and on no others.
SHOWN = """(address) => {
  const squares = new URLSearchParams(address).get("queens").split(",");
  const names = squares.map((square) => "Row " + square.replace(":", ", column ") + ", queen");
  const shown = [...document.querySelectorAll("#queens [aria-label$=queen]")].map((cell) => cell.ariaLabel);
  return shown.length === names.length && names.every((name) => shown.includes(name));
}"""


def drawn(chance: random.Random, blocks: bool) -> str:
    """A board as the address has it: queens that do not attack each other, and blocked squares."""
    squares = [(row, column) for row in range(1, N + 1) for column in range(1, N + 1)]
    blocked = chance.sample(squares, N * N // 5) if blocks else []
    free = sorted({*squares} - {*blocked})
    queens = []
    while free and len(queens) < N // 3:
        row, column = chance.choice(free)
        queens.append((row, column))
        free = [(r, c) for r, c in free if r != row and c != column and abs(r - row) != abs(c - column)]
    parts = [("queens", queens), ("blocked", blocked)]
    told = [f"{key}=" + ",".join(f"{r}:{c}" for r, c in sorted(part)) for key, part in parts if part]
    return "&".join([f"board=queens&mode=play&n={N}", *told])


def answered(page: Page, url: str, address: str, name: str) -> tuple[float, str]:
    """Show a board, press a button of it, and return the milliseconds until what was said, and that."""
    page.goto(f"{url}#{address}")
    page.wait_for_function(SHOWN, arg=address)
    if name not in ROW:
        press(page, "More")
        page.get_by_role("menuitem", name=name, exact=True).wait_for()
    return tuple(page.evaluate(ASK, name))


def marked(page: Page, url: str) -> list[float]:
    """Press squares of a board with regions, and return the milliseconds of each press."""
    page.goto(f"{url}#{REGIONS}")
    page.wait_for_function(f"document.querySelectorAll('#queens [data-region]').length === {LARGE**2}")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.evaluate(MARK, 20)
    times: list[float] = page.evaluate(MARK, PRESSES)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return times


def main(count: int) -> None:
    """Print the times of each, and how often there was no answer to be found."""
    chance = random.Random(30)
    boards = [drawn(chance, blocks=at % 2 == 1) for at in range(count)]
    with visit_site() as (line, page):
        page.goto(f"{line.url}#{boards[0]}")
        wait_ready(page)
        times = sorted(marked(page, line.url))
        print(
            f"a press on {LARGE} by {LARGE} in regions, slowed down {SLOWDOWN} times:"
            f" median {statistics.median(times):.1f} ms, 95% {times[95 * len(times) // 100]:.1f} ms;"
            f" goal {PRESS_GOAL} ms",
            flush=True,
        )
        for name in ("Hint", "Solve"):
            answers = [answered(page, line.url, board, name) for board in boards]
            times = [took for took, _ in answers]
            impossible = sum(said.startswith("No solution") for _, said in answers)
            print(
                f"{name} at N = {N}, {count} boards, {impossible} of them impossible:"
                f" median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms;"
                f" goal {GOAL} ms in the median",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else BOARDS)
