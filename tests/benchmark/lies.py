"""How long the page does not answer while programs speak for what watches them, flood, or help themselves.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/lies.py [all]`. Without `all`, some of
each kind.
"""

import sys
from pathlib import Path

from browsing import visit_site, wait_ready
from playwright.sync_api import Page
from smoothness import WATCH, gap

sys.path.append(str(Path(__file__).parent.parent / "e2e"))

from lying import LIES, SOME, forging
from programming import write

FRAME = "{'function': 'f', 'line': 1, 'variables': [['x' + str(n), '1'] for n in range(%d)]}"
# What fits the schema, and is as much as that allows, or as a search has at most.
LARGEST = {
    "Tree": (
        "calls = answer.get('tree', []); answer['node'] = 0; "
        "calls[:] = [{**calls[0], 'id': n, 'parent': (n + 9) // 10 - 1} for n in range(3000) if calls]"
    ),
    "Stack": f"answer['frames'] = [{FRAME % 8}] * 1100; answer['told'] = True",
    "Counters": "answer['levels'] = list(range(1100))",
    "Output": "answer['output'] = 'a b ' * 25_000",
}
TIMEOUT = 60_000  # milliseconds
# To look for what is to be pressed by its role goes through all that is drawn, on the page's own thread.
PRESS = """(name) => Array.from(document.querySelectorAll("button, [role=tab]"))
  .find((each) => [each.textContent.trim(), each.ariaLabel].includes(name) && each.checkVisibility())
  .click()"""
ENDED = """() => new MutationObserver((_, observer) => {
  if (document.documentElement.dataset.busy !== undefined) return;
  observer.disconnect();
  window.hasEnded = true;
}).observe(document.documentElement, { attributeFilter: ["data-busy"] })"""


def run(page: Page, text: str) -> float:
    """Run a program, wait until it is over and shown, and return the longest gap."""
    write(page, text)
    page.wait_for_timeout(500)
    page.evaluate("window.hasEnded = false")
    page.evaluate(ENDED)
    page.evaluate("window.resetGap()")
    page.evaluate(PRESS, "Run")
    page.wait_for_function("window.hasEnded", timeout=TIMEOUT)
    # What came is drawn, and the next Python comes up.
    page.wait_for_timeout(1500)
    return gap(page)


def opened(page: Page, url: str) -> None:
    """Open the editor."""
    page.goto(f"{url}#board=queens&n=6&mode=watch&strategy=your-code")
    wait_ready(page)
    page.wait_for_function("window.undoku.sandboxes")
    page.wait_for_selector(".own-code")


def main(names: tuple[str, ...]) -> None:
    """Print the longest gap of every kind, and what it was at."""
    with visit_site() as (line, page):
        page.context.add_init_script(WATCH)
        opened(page, line.url)
        for kind, lies in LIES.items():
            gaps = {name: run(page, lie.text) for name, lie in lies.items() if name in names}
            worst = max(gaps, key=gaps.__getitem__)
            print(
                f"{len(gaps)} lies, {kind}: longest gap {gaps[worst]:.0f} ms ({worst}); goal at most 100 ms"
            )
        for view, statement in LARGEST.items():
            longest = run(page, forging("moment", statement).text)
            page.evaluate(PRESS, view)
            page.wait_for_timeout(2000)
            longest = max(longest, gap(page))
            page.evaluate(PRESS, "Code")
            print(f"the most that fits, {view}: longest gap {longest:.0f} ms; goal at most 100 ms")


if __name__ == "__main__":
    main(tuple(name for lies in LIES.values() for name in lies) if "all" in sys.argv[1:] else SOME)
