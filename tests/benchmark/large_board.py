"""How soon a million queens are drawn, and how smoothly that board is moved and zoomed.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/large_board.py [ROUNDS]`.
"""

import statistics
import sys

from browsing import spread, visit_site
from playwright.sync_api import Page

QUEENS = 1_000_000
SECONDS = 2
TIMEOUT = 60_000  # milliseconds

# From the arrival of the columns to the frame that has them.
DRAW = """async (n) => {
  const columns = Int32Array.from({ length: n }, (_, row) => (2 * row + 1) % (n + 1));
  await new Promise(requestAnimationFrame);
  const start = performance.now();
  undoku.queens.show(columns, "", 1, 0, false, false);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}"""

# The times between frames while the picture is dragged, or zoomed in and out by the wheel.
MOVE = """async ([way, milliseconds]) => {
  const image = [...document.querySelectorAll("[role=img]")].find((one) => one.checkVisibility());
  const { left, top, width, height } = image.getBoundingClientRect();
  const at = (part) => ({ clientX: left + width * part, clientY: top + height * part });
  const point = (kind, part) =>
    image.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, buttons: 1, ...at(part) }));
  image.setPointerCapture = () => {};
  const frame = () => new Promise(requestAnimationFrame);
  const gaps = [];
  if (way === "moved") point("pointerdown", 0.5);
  let last = await frame();
  const end = last + milliseconds;
  for (let turn = 0; last < end; turn += 1) {
    if (way === "moved") {
      point("pointermove", 0.5 + 0.3 * Math.sin(turn / 15));
    } else {
      const deltaY = turn % 40 < 20 ? -8 : 8;
      const wheel = { bubbles: true, cancelable: true, ctrlKey: true, deltaY, ...at(0.3) };
      image.dispatchEvent(new WheelEvent("wheel", wheel));
    }
    const now = await frame();
    gaps.push(now - last);
    last = now;
  }
  if (way === "moved") point("pointerup", 0.5);
  return gaps;
}"""


def press(page: Page, keys: str) -> None:
    """Press keys of the view, one after the other."""
    view = page.get_by_role("group", name="View of the board", exact=True)
    for key in keys:
        view.press(key)


def print_frames(page: Page, name: str) -> None:
    for way in ("zoomed", "moved"):
        if way == "moved" and name.endswith("whole board"):
            continue
        gaps = page.evaluate(MOVE, [way, 1000 * SECONDS])
        rate = 1000 / statistics.median(gaps)
        print(
            f"{name}, {way}: {rate:.0f} frames a second, slowest frame {max(gaps):.0f} ms; goal at least 50"
        )


def main(rounds: int) -> None:
    """Print the times of drawing, and the frames a second at several zooms."""
    with visit_site() as (line, page):
        page.set_viewport_size({"width": 1440, "height": 900})
        took = []
        for _ in range(rounds):
            page.goto("about:blank")
            page.goto(f"{line.url}#board=queens&n={QUEENS}")
            page.wait_for_function("window.undoku?.queens && undoku.board === 'queens'", timeout=TIMEOUT)
            took.append(float(page.evaluate(DRAW, QUEENS)))
        print(f"a million queens drawn: {spread(took, 'ms')}; goal at most 1000 ms")
        print_frames(page, "a million queens, the whole board")
        for presses in (1, 3, 7, 20):
            press(page, "0" + "+" * presses)
            print_frames(page, f"a million queens, zoomed in {presses} times")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
