"""What a digit's key costs while a Sudoku is played, to 16 by 16: plain, with notes, candidates and colours.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/keys.py [ROUNDS] [SITE]`; SITE is the
finished site of an earlier state, to be compared with. Every round has each of them once.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from browsing import BLOG, SITE, Line, chromium, site_root, visit, wait_ready
from playwright.sync_api import Page

SLOWDOWN = 4
KEYS = 120
USUAL = f"givens={BLOG}"
# Every third cell of a full grid of 16 by 16.
LARGE = "size=16&givens=" + "".join(
    "123456789ABCDEFG"[(4 * row + row // 4 + column) % 16] if (row + column) % 3 == 0 else "."
    for row in range(16)
    for column in range(16)
)

# From the key to the laid out page, in milliseconds: script, style and layout.
TYPE = """(keys) => {
  const cells = Array.from(document.querySelectorAll("#sudoku [role=gridcell]"));
  const free = cells.filter((cell) => !cell.hasAttribute("data-kind"));
  const press = (target, key) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const spent = [];
  for (let at = 0; at < keys; at += 1) {
    const cell = free[(7 * at) % free.length];
    cell.focus();
    document.body.offsetHeight;
    const begin = performance.now();
    press(cell, String(1 + (at % 9)));
    document.body.offsetHeight;
    spent.push(performance.now() - begin);
  }
  return spent;
}"""

NOTE = """() => {
  const cells = Array.from(document.querySelectorAll("#sudoku [role=gridcell]"));
  const free = cells.filter((cell) => !cell.hasAttribute("data-kind"));
  const press = (target, more) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...more }));
  for (const [at, cell] of free.entries()) {
    cell.focus();
    press(cell, { key: "!", code: `Digit${1 + (at % 9)}`, shiftKey: true });
    press(cell, { key: "v" });
    press(cell, { key: String(1 + (at % 6)) });
    press(cell, { key: "z" });
  }
  press(cells[0], { key: "a" });
}"""


def measure(page: Page, url: str, puzzle: str, notes: bool) -> list[float]:
    """Return the milliseconds of each key."""
    page.goto(f"{url}#board=sudoku&mode=play&{puzzle}")
    wait_ready(page)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    if notes:
        page.evaluate(NOTE)
    page.evaluate(TYPE, 20)
    times: list[float] = page.evaluate(TYPE, KEYS)
    return times


def main(rounds: int, earlier: Path | None) -> None:
    """Print median and 95% of each case, and the ratio to the first one."""
    cases = {
        "plain": (SITE, USUAL, False),
        "with notes, candidates and colours": (SITE, USUAL, True),
        "16 by 16, plain": (SITE, LARGE, False),
        "16 by 16, with notes, candidates and colours": (SITE, LARGE, True),
    }
    if earlier:
        cases = {"before, plain": (earlier, USUAL, False), **cases}
    times: dict[str, list[float]] = {name: [] for name in cases}
    with chromium() as browser:
        for _ in range(rounds):
            for name, (site, puzzle, notes) in cases.items():
                with (
                    tempfile.TemporaryDirectory() as scratch,
                    Line(site_root(Path(scratch), site)) as line,
                    visit(browser) as page,
                ):
                    times[name] += measure(page, line.url, puzzle, notes)
    first = figures(next(iter(times.values())))
    for name, values in times.items():
        median, most = figures(values)
        ratio = (
            f"; {median / first[0]:.2f} and {most / first[1]:.2f} times the first"
            if name in list(times)[1:]
            else ""
        )
        print(f"a digit's key, {name}: median {median:.1f} ms, 95% {most:.1f} ms{ratio}")


def figures(values: list[float]) -> tuple[float, float]:
    """Return the median and the value that 95% stay within."""
    return statistics.median(values), statistics.quantiles(values, n=20)[-1]


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 3,
        Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else None,
    )
