"""The reader's own program has a Python for itself, which reaches nothing and can always be ended."""

import re

import pytest
from lives import python_of
from opening import wait_for_engine, wait_until_kept
from playwright.sync_api import JSHandle, Page, Worker, expect
from sandboxing import IN_A_FRESH_ONE, OWN_CODE, REACH, REACHING, RUN, Listener
from serving import Site

pytestmark = pytest.mark.usefixtures("fresh")

# One that cannot be ended from inside.
ENDLESS = "def solve(queens):\n    return sum(iter(int, 1))\n"
STOPPED = r"It was stopped after 1 second of running, in line 2\."
# What leads out of a worker, or says something in its place.
TAKEN_AWAY = (
    "fetch XMLHttpRequest WebSocket EventSource importScripts Request Response URL indexedDB caches "
    "navigator Worker BroadcastChannel MessageChannel FontFace location postMessage close "
    "addEventListener onmessage setTimeout"
).split()
# Returns those of the modules that lead out of Python that can be had.
HIDDEN = """
import importlib

def solve(queens):
    names = ("js", "pyodide_js", "pyodide.code", "pyodide.http", "_pyodide_core")
    return [name for name in names if found(name)]

def found(name):
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        return False
    return True
"""
WHOLE = """
import concurrent.futures, email.message, json.tool
import datetime, decimal, fractions, pprint, queue, statistics, timeit

def solve(queens):
    waiting = queue.Queue()
    waiting.put(statistics.mean([fractions.Fraction(1, 3), decimal.Decimal(2) == 2]))
    return pprint.pformat(datetime.date(2026, 1, 1)) == "datetime.date(2026, 1, 1)" and None
"""


@pytest.fixture
def page(page: Page, site: Site) -> Page:
    """A page on which a program can be run."""
    page.goto(f"{site.url}#{OWN_CODE}")
    wait_for_engine(page, "ready")
    page.wait_for_function("undoku.sandboxes")
    return page


def take(page: Page) -> JSHandle:
    return page.evaluate_handle("undoku.sandboxes.take()")


def run(page: Page, code: str) -> str:
    """Run one that ends by itself: it has as long as it takes."""
    return page.evaluate(f"([code]) => ({IN_A_FRESH_ONE})(code, 60)", [code])


def programs_of(page: Page) -> list[Worker]:
    """Return the workers in which programs run: of those that have no origin with a name, not the relays."""
    inside = [worker for worker in python_of(page) if worker.url.startswith("blob:null")]
    return [worker for worker in inside if worker.evaluate("typeof postMessage") == "undefined"]


def test_nothing_can_be_reached_from_the_frame(page: Page, site: Site, faults: list[str]) -> None:
    site.asked.clear()
    with Listener() as listener:
        told = page.evaluate(f"(parameters) => ({REACH})(...parameters)", [REACHING, listener.url])
        assert listener.heard == []
    assert told.pop("origin") == "null"
    assert told.pop("broadcast") == []
    assert len(told) > 30
    assert set(told.values()) == {"refused"}, told
    assert not [name for name in site.asked if "reach" in name]
    faults.clear()  # what was refused has been announced


def test_nothing_is_left_to_reach_with(page: Page) -> None:
    take(page)
    (worker,) = programs_of(page)
    assert worker.evaluate("typeof Promise") == "function"
    for name in TAKEN_AWAY:
        assert worker.evaluate(f"typeof {name}") == "undefined", name
    assert worker.evaluate("typeof WebAssembly.Memory") == "undefined"
    assert "imports 'js', which is not there" in run(page, "import js\ndef solve(queens): 1")
    assert run(page, HIDDEN).startswith("Wrong. It returned [], ")


def test_an_endless_loop_is_ended_at_once(page: Page) -> None:
    life = take(page)
    (worker,) = programs_of(page)
    life.evaluate(f"(life, code) => {{ window.said = ({RUN})(life, code); }}", ENDLESS)
    with worker.expect_event("close"):
        life.evaluate("(life) => life.end('Enough.')")
    assert page.evaluate("window.said") == "Enough."
    assert life.evaluate("async (life) => life.ended && life.why === (await life.gone).sentence")
    assert life.evaluate(f"(life) => ({RUN})(life, 'def solve(queens): 1')") == "Enough."
    assert run(page, "def solve(queens): pass").startswith("Wrong. It gave no solution")


def test_one_that_cannot_be_ended_from_inside_is_ended(page: Page) -> None:
    page.clock.install()
    page.reload()
    wait_for_engine(page, "ready")
    page.wait_for_function("undoku.sandboxes")
    life = take(page)
    (worker,) = programs_of(page)
    with worker.expect_event("close"):
        life.evaluate(f"(life, code) => {{ window.said = ({RUN})(life, code); }}", ENDLESS)
        for _ in range(15):
            page.clock.run_for(1_000)
    assert page.evaluate("window.said").startswith("Your program could not be stopped from inside")


def test_the_lines_of_a_running_program_are_told(page: Page) -> None:
    life = take(page)
    said = life.evaluate(f"(life) => ({RUN})(life, 'def solve(queens):\\n    while True: pass')")
    # That it never ends is said as well, where that is found in the time that there is for it.
    assert re.fullmatch(rf"{STOPPED}|Wrong\. {STOPPED} It never ends: .+", said)
    assert life.evaluate("(life) => life.lines") > 1000


def test_a_memory_bomb_is_refused_memory(page: Page) -> None:
    life = take(page)
    for line in (
        "queens = [queens]\n    while True: queens.append(bytearray(10_000_000))",
        "return 'a' * 10**9",
        "x = 1\n    while True: x = [x] * 1_000_000",
    ):
        said = life.evaluate(f"(life, code) => ({RUN})(life, code, 9)", f"def solve(queens):\n    {line}\n")
        assert said.startswith("MemoryError in line ")
    assert life.evaluate(f"(life) => ({RUN})(life, 'def solve(queens): pass')").startswith(
        "Wrong. It gave no solution"
    )


def test_what_brings_its_python_down_says_so(page: Page) -> None:
    deep = "class Deep:\n    def __repr__(self): return repr(self)\ndef solve(queens): repr(Deep())\n"
    assert run(page, deep).startswith("Your program brought its Python down: it went deeper")
    gone = run(page, "import os\ndef solve(queens): os._exit(3)\n")
    assert gone.startswith("Your program brought its Python down (")
    assert run(page, "def solve(queens): pass").startswith("Wrong. It gave no solution")


# What is kept for offline has the whole library as well, and would be asked for in the meantime.
@pytest.mark.browser_context_args(service_workers="block")
def test_the_whole_standard_library_when_it_is_asked_for(page: Page, site: Site) -> None:
    site.asked.clear()
    assert run(page, "import collections, random\ndef solve(queens): pass").startswith(
        "Wrong. It gave no solution"
    )
    assert not [name for name in site.asked if name.startswith("python_rest")]
    assert run(page, WHOLE).startswith("Wrong. It gave no solution")
    assert [name for name in site.asked if name.startswith("python_rest")]
    assert "imports numpy, which is not there" in run(page, "import numpy\ndef solve(queens): pass")


def test_offline(page: Page, site: Site) -> None:
    wait_until_kept(page)
    site.stop()
    page.reload()
    wait_for_engine(page, "ready")
    page.wait_for_function("undoku.sandboxes")
    assert run(page, WHOLE).startswith("Wrong. It gave no solution")


def test_one_waits_for_the_next_run(page: Page) -> None:
    first = take(page)
    expect(page.locator("iframe")).to_have_count(1)
    first.evaluate(f"(life) => ({RUN})(life, 'def solve(queens): pass')")
    expect(page.locator("iframe")).to_have_count(2)
    second = take(page)
    assert second.evaluate("(life, first) => life !== first", first)
    expect(page.locator("iframe")).to_have_count(2)
    for frame in page.locator("iframe").all():
        assert frame.get_attribute("tabindex") == "-1"
        assert frame.get_attribute("aria-hidden") == "true"
