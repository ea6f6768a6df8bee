"""Every file of the boot, wrong in every way, where browsers may keep what comes and where not."""

from collections.abc import Callable

import pytest
from boards import button
from opening import wait_for_engine
from playwright.sync_api import Browser, Page, expect
from puzzles import BLOG
from serving import BOOT, Fault, Site

pytestmark = [pytest.mark.usefixtures("fresh"), pytest.mark.long]

FILES = [
    *["early.js", "main.css", "main.js", "chunk-*.js", "strategies-*.js"],
    *["download.js", "thread.js", "core.js", "core-*.js", "micropython.mjs", "micropython.wasm.gzip"],
    *["main.py", "callbacks.json", "interpreter.mjs", "worker.py", "assets.json"],
    *["pyodide-*.mjs.gzip", "pyodide-*.wasm.gzip", "python-*.snapshot.gzip", "pyscript-*.gzip"],
    *["python_stdlib*.gzip", "undoku-*.gzip"],
]
FAULTS = [fault for fault in Fault if fault is not Fault.OTHER]
# What is waited for is given up ten times as soon.
HURRIED = """{
  const { setInterval, setTimeout } = window;
  window.setInterval = (act, ms) => setInterval(act, ms === 1000 ? 100 : ms);
  window.setTimeout = (act, ms) => setTimeout(act, ms >= 10_000 ? ms / 10 : ms);
}"""
# Python is ready, or a sentence says that it is not, with a button beside it.
OVER = """() => {
  const { engine } = document.documentElement?.dataset ?? {};
  return engine === "ready" || (engine === "failed" && document.getElementById("retry").checkVisibility());
}"""


@pytest.fixture(autouse=True)
def forced(faults: list[str]) -> object:
    """Faults are forced here, so errors on the page are expected; requests elsewhere still are not."""
    yield
    faults[:] = [fault for fault in faults if not fault.startswith("page error")]


def is_said(page: Page) -> bool:
    """Wait for what comes of a fault: a sentence (true), or a page that is ready all the same."""
    page.wait_for_function(OVER, timeout=BOOT)
    said = page.evaluate("document.documentElement.dataset.engine") == "failed"
    if said:
        expect(page.get_by_role("status")).to_contain_text("Retry")
    return bool(said)


@pytest.mark.parametrize("is_cached", [True, False], ids=["kept", "asked"])
@pytest.mark.parametrize("file", FILES)
def test_no_fault_is_without_a_way_on(
    browser: Browser,
    site: Site,
    file: str,
    is_cached: bool,
    record_property: Callable[[str, object], None],
) -> None:
    said = 0
    for number, fault in enumerate(FAULTS):
        visitor = browser.new_context()
        page = visitor.new_page()
        if fault is Fault.STALLED:
            page.add_init_script(HURRIED)
        site.is_cached = is_cached
        site.fault(file, fault)
        page.goto(f"{site.url}#board=sudoku&givens={BLOG}", wait_until="commit")
        if is_said(page):
            said += 1
            site.mend()
            # By the page's own button and by the browser's.
            if number % 2:
                page.reload(wait_until="commit")
            else:
                button(page, "Retry").click()
            wait_for_engine(page, "ready")
        site.mend()
        button(page, "Solve").click()
        expect(page.get_by_role("status")).to_contain_text("One solution")
        visitor.close()
    where = "kept" if is_cached else "asked"
    faults = f"{len(FAULTS)} faults, {said} said and mended, the others without effect"
    record_property("counted", f"{file}, {where}: {faults}")
