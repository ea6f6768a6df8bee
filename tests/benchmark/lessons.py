"""The first moment of each lesson: how long after Python is ready it is shown, from a link and from Learn.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/lessons.py [ROUNDS]`.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from urllib.parse import parse_qs

from browsing import SITE, TIMEOUT, Line, chromium, press, site_root, spread, visit, wait_ready
from playwright.sync_api import Page

LESSONS = SITE.parent / "static/vendor/lessons"
NAMES = ("try", "undo", "first", "cheaper", "grows")
GOAL = 1000  # milliseconds

# Notes when the player shows the step that is wanted, for each frame: what is measured is what can be seen.
NOTE_STEP = """
window.shownAfter = 0;
window.lookFor = (step) => {
  window.shownAfter = 0;
  const label = document.querySelector("#player-label");
  if (label?.checkVisibility() && label.textContent.startsWith(`Step ${step} of`))
    window.shownAfter = performance.now();
  else requestAnimationFrame(() => window.lookFor(step));
};
"""


def first_moment(name: str) -> tuple[str, int, str, str]:
    """Return a lesson's title, and of its first screen that shows a search: its number, moment and step."""
    text = (LESSONS / f"{name}.js").read_text(encoding="utf-8")
    plain = json.loads(text.removeprefix("export default ").rstrip().removesuffix(";"))
    for number, screen in enumerate(plain["screens"], 1):
        if step := parse_qs(screen["moment"]).get("step"):
            return plain["title"], number, screen["moment"], f"{int(step[0]):,}"
    raise ValueError(name)


def shown(page: Page) -> float:
    page.wait_for_function("window.shownAfter", timeout=TIMEOUT)
    return float(page.evaluate("window.shownAfter"))


def from_link(page: Page, url: str, name: str) -> float:
    """Open the link of a first moment; return the milliseconds from Python's coming until it is shown."""
    _, number, moment, step = first_moment(name)
    page.goto(f"{url}#{moment}&lesson={name}.{number}", wait_until="commit")
    page.evaluate("(step) => window.lookFor(step)", step)
    return shown(page) - wait_ready(page)


def from_learn(page: Page, url: str, name: str) -> float:
    """Choose a lesson in Learn; return the milliseconds until its first moment is shown."""
    title, number, _, step = first_moment(name)
    page.goto(url)
    wait_ready(page)
    press(page, "Learn")
    page.evaluate("(step) => window.lookFor(step)", step)
    page.evaluate("window.addEventListener('click', () => (window.pressedAt = performance.now()), true)")
    page.get_by_role("dialog").get_by_role("button", name=title, exact=True).click()
    for _ in range(number - 1):
        page.get_by_role("region", name=title).get_by_role("button", name="Next", exact=True).click()
    return shown(page) - float(page.evaluate("window.pressedAt"))


def main(rounds: int) -> None:
    """Print the times, each page that of a visitor who has never been here."""
    with (
        tempfile.TemporaryDirectory() as scratch,
        chromium() as browser,
        Line(site_root(Path(scratch))) as line,
    ):
        for way, measure in (("from a link, after Python is ready", from_link), ("from Learn", from_learn)):
            all_times: list[float] = []
            for name in NAMES:
                times = []
                for _ in range(rounds):
                    with visit(browser) as page:
                        page.add_init_script(NOTE_STEP)
                        times.append(measure(page, line.url, name))
                all_times += times
                print(f"first moment of {name!r} {way}: {spread(times, 'ms')}")
            print(f"first moment {way}: median {statistics.median(all_times):.0f} ms; goal {GOAL} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
