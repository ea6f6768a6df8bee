"""How soon a million squares are toured and drawn, how smoothly that board moves, Stop, and moves by hand.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/knight_board.py [ROUNDS]`.
"""

import re
import statistics
import sys

from browsing import press as press_button
from browsing import spread, visit_site, wait_ready, wait_status
from large_board import press, print_frames
from playwright.sync_api import Page

from undoku.knight import square_name, tour

SIDE = 1000
LARGE = f"board=knight&rows={SIDE}&cols={SIDE}&start=a1&closed=1"
MOVES = 20
STOPS = 20
TIMEOUT = 60_000  # milliseconds

# When the page hears of the tour, and when the frame that has it is there.
NOTE_SHOWN = """() => {
  const show = undoku.knight.show;
  undoku.knight.show = (...given) => {
    window.heard = performance.now();
    show(...given);
    requestAnimationFrame(() => setTimeout(() => { window.drawn = performance.now(); }));
  };
}"""

# From a press on Stop, while a tour is looked for, to the sentence that says so.
STOP = """async () => {
  const buttons = [...document.querySelectorAll("button")];
  const button = (name) => buttons.find((one) => one.textContent.trim() === name && one.checkVisibility());
  const status = document.querySelector("[role=status]");
  const frame = () => new Promise(requestAnimationFrame);
  button("Solve").click();
  while (!button("Stop")) await frame();
  for (let wait = 0; wait < 20; wait += 1) await frame();
  const start = performance.now();
  button("Stop").click();
  while (!status.textContent.startsWith("Stopped")) await frame();
  return performance.now() - start;
}"""

# From a press on Stop, while tours are counted, to the frame that says so beside the board.
STOP_COUNT = """async () => {
  const button = (name) => [...document.querySelectorAll("button")].find(
    (one) => one.textContent.trim() === name && one.checkVisibility());
  const section = document.querySelector("section[aria-label='How many tours']");
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  button("Count tours").click();
  while (!Number(section.querySelector("[role=progressbar]").ariaValueNow)) await frame();
  for (let wait = 0; wait < 20; wait += 1) await frame();
  const start = performance.now();
  button("Stop counting").click();
  const outcome = section.querySelector(".count-outcome");
  while (!outcome.textContent.startsWith("Stopped")) await new Promise((resolve) => setTimeout(resolve));
  await frame();
  return performance.now() - start;
}"""

# From a press on each of these squares to the frame in which the move is on it.
PLAY = """async (names) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const times = [];
  for (const [index, name] of names.entries()) {
    const cell = document.querySelector(`#knight [role=gridcell][aria-label^="${name},"]`);
    const start = performance.now();
    cell.click();
    await frame();
    if (!cell.ariaLabel.startsWith(`${name}, move ${index + 2}`)) throw new Error(cell.ariaLabel);
    times.push(performance.now() - start);
    await frame();
  }
  return times;
}"""


def computed(page: Page) -> tuple[float, float]:
    """Solve, and return the milliseconds of the engine, and from the tour's arrival until it is drawn."""
    page.evaluate(NOTE_SHOWN)
    press_button(page, "Solve")
    wait_status(page, "Found in")
    page.wait_for_function("window.drawn", timeout=TIMEOUT)
    sentence = page.get_by_role("status").inner_text()
    found = re.search(r"Found in ([\d.]+) (m?s)", sentence)
    assert found, sentence
    engine = float(found[1]) * (1 if found[2] == "ms" else 1000)
    return engine, float(page.evaluate("drawn - heard"))


def main(rounds: int) -> None:
    """Print the times, and the frames a second at several zooms."""
    with visit_site() as (line, page):
        page.set_viewport_size({"width": 1440, "height": 900})
        engine, drawn = [], []
        for _ in range(rounds):
            page.goto("about:blank")
            page.goto(f"{line.url}#{LARGE}")
            wait_ready(page)
            page.wait_for_function("window.undoku?.knight", timeout=TIMEOUT)
            taken = computed(page)
            engine.append(taken[0])
            drawn.append(taken[1])
            press_button(page, "Clear")
        print(f"a closed tour of a million squares, in the page: {spread(engine, 'ms')}")
        print(f"and drawn: {spread(drawn, 'ms')} more; goal at most 1000 ms")
        stops = [float(page.evaluate(STOP)) for _ in range(rounds)]
        print(f"stopped meanwhile: {spread(stops, 'ms')}; goal at most 100 ms")
        press_button(page, "Solve")
        wait_status(page, "Found in")
        print_frames(page, "a million moves, the whole board")
        for presses in (1, 2, 3, 4, 5, 7):
            press(page, "0" + "+" * presses)
            print_frames(page, f"a million moves, zoomed in {presses} times")
        page.goto("about:blank")
        page.goto(f"{line.url}#board=knight&rows=6&cols=6&holes=c3")
        wait_ready(page)
        press_button(page, "How many")
        page.get_by_role("region", name="How many tours").wait_for()
        stops = [float(page.evaluate(STOP_COUNT)) for _ in range(STOPS)]
        print(
            f"a count of 35 squares is stopped, {STOPS} times: median {statistics.median(stops):.0f} ms, "
            f"slowest {max(stops):.0f} ms; goal at most 100 ms"
        )
        page.goto("about:blank")
        page.goto(f"{line.url}#board=knight&mode=play&rows=8&cols=8&start=a1")
        wait_ready(page)
        path = tour(8, 8, start=(7, 0)).path
        marks = page.evaluate(PLAY, [square_name(square, 8) for square in path[1 : MOVES + 1]])
        print(
            f"a move by hand is on the board: median {statistics.median(marks):.0f} ms, "
            f"slowest {max(marks):.0f} ms; goal at most 50 ms"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
