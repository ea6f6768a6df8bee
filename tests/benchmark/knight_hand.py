"""How soon a move is marked and a hint is said while the knight is walked by hand.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/knight_hand.py [WALKS]`. The walks are
drawn at random on 8 by 8, of 1 to 40 moves. Pressed as a reader does, and timed to the frame in
which the page shows or says the answer.
"""

import random
import statistics
import sys

from browsing import visit_site, wait_ready
from queens_hand import ASK

WALKS = 60
SIDE = 8
JUMPS = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
MARK_GOAL, MEDIAN_GOAL, MOST_GOAL = 50, 200, 1000  # milliseconds

# Press a square; milliseconds to the frame in which its name says that it was visited.
MARK = """async (name) => {
  const cell = document.querySelector(`#knight [aria-label^="${name},"]`);
  const start = performance.now();
  const { x, y, width } = cell.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + width / 2, bubbles: true, button: 0 };
  cell.dispatchEvent(new PointerEvent("pointerdown", { ...at, buttons: 1 }));
  window.dispatchEvent(new PointerEvent("pointerup", { ...at, buttons: 0 }));
  while (!cell.ariaLabel.includes("move")) await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}"""

SHOWN = """(names) => {
  const walked = names.length > 1 ? names : [];
  const told = walked.length > 0 ? `path=${walked.join(",")}` : `start=${names[0]}`;
  const visited = document.querySelectorAll("#knight [aria-label*=', move ']");
  return visited.length === walked.length && location.hash.endsWith(told);
}"""


def named(square: tuple[int, int]) -> str:
    return f"{'abcdefgh'[square[1]]}{SIDE - square[0]}"


def onward(path: list[tuple[int, int]]) -> list[tuple[int, int]]:
    row, column = path[-1]
    near = ((row + down, column + right) for down, right in JUMPS)
    return [(r, c) for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE and (r, c) not in path]


def drawn(chance: random.Random) -> list[tuple[int, int]]:
    """A walk that can go on, not always wisely."""
    while True:
        path = [(chance.randrange(SIDE), chance.randrange(SIDE))]
        for _ in range(chance.randrange(1, 41)):
            near = onward(path)
            if not near:
                break
            wise = chance.random() < 0.8
            path.append(min(near, key=lambda to: len(onward([*path, to]))) if wise else chance.choice(near))
        if onward(path):
            return path


def main(count: int) -> None:
    """Print the times of marks and hints."""
    chance = random.Random(34)
    walks = [drawn(chance) for _ in range(count)]
    with visit_site() as (line, page):
        page.goto(f"{line.url}#board=knight&mode=play&rows=8&cols=8")
        wait_ready(page)
        hints, marks = [], []
        for walk in walks:
            names = [named(square) for square in walk]
            told = f"path={','.join(names)}" if len(names) > 1 else f"start={names[0]}"
            page.goto(f"{line.url}#board=knight&mode=play&rows=8&cols=8&{told}")
            page.wait_for_function(SHOWN, arg=names)
            hints.append(page.evaluate(ASK, "Hint")[0])
            marks.append(page.evaluate(MARK, named(onward(walk)[0])))
        hints.sort()
        print(
            f"a move's mark on {SIDE} by {SIDE}, {count} walks: median {statistics.median(marks):.0f} ms,"
            f" longest {max(marks):.0f} ms; goal {MARK_GOAL} ms\n"
            f"Hint on {SIDE} by {SIDE}, {count} walks: median {statistics.median(hints):.0f} ms,"
            f" 95 % within {hints[int(0.95 * len(hints))]:.0f} ms, longest {hints[-1]:.0f} ms;"
            f" goal {MEDIAN_GOAL} ms in the median, {MOST_GOAL} ms at 95 %",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else WALKS)
