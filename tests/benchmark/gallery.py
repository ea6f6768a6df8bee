"""How long the page ever stands still while all solutions of N = 12 are scrolled through, side by side.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/gallery.py [ROUNDS]`.
"""

import sys

from browsing import press, spread, visit_site, wait_ready

TOTAL = "14200"
# Most of what is in view is another with every frame; at the end the last board has to be there.
SCROLL = """(share) => new Promise((resolve) => {
  const list = document.querySelector("[role=listbox][aria-label=Solutions]");
  list.scrollTop = 0;
  const gaps = [];
  let last = performance.now();
  let frames = 0;
  const step = () => {
    const now = performance.now();
    // What was before the first frame has nothing to do with scrolling.
    if (frames++ > 1) gaps.push(now - last);
    last = now;
    const end = list.scrollHeight - list.clientHeight;
    if (list.scrollTop >= end - 1) resolve([Math.max(...gaps), frames]);
    else {
      list.scrollTop += share * list.clientHeight;
      requestAnimationFrame(step);
    }
  };
  requestAnimationFrame(step);
})"""
PACES = {"two rows a frame": 0.4, "a whole view a frame": 1}


def main(rounds: int) -> None:
    """Print the longest gap between two frames for each pace."""
    gaps: dict[str, list[float]] = {}
    with visit_site() as (line, page):
        page.goto(f"{line.url}#board=queens&n=12")
        wait_ready(page)
        press(page, "Side by side")
        last = page.get_by_role("option", name="Solution 14,200:")
        page.wait_for_function(
            f"document.querySelector('[role=option]')?.getAttribute('aria-setsize') === '{TOTAL}'",
            timeout=60_000,
        )
        for _ in range(rounds):
            for name, share in PACES.items():
                gap, frames = page.evaluate(SCROLL, share)
                gaps.setdefault(f"{name}, {frames} frames", []).append(gap)
                last.wait_for()
    for name, values in gaps.items():
        print(f"longest gap, 14,200 boards scrolled, {name}: {spread(values, 'ms')}; goal at most 50 ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
