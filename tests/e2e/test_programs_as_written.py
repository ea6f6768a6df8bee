"""What people write runs in a browser's Python as in any other, and what cannot run there is said."""

from typing import Any

import pytest
from opening import wait_for_engine
from playwright.sync_api import Page
from sandboxing import OWN_CODE
from serving import Site

pytestmark = pytest.mark.usefixtures("fresh")

# Opens a program as a callback does, lets it run, and looks at the middle of it in every view.
LOOK = """
async ({ code, board = "queens", question = { n: 4 }, ...more }) => {
  const life = await undoku.sandboxes.take();
  const { open, work, ask } = life.worker;
  const asked = JSON.stringify({ board, question, code, seconds: 60, ...more });
  try {
    const job = await open("program", asked);
    if (typeof job === "string") return { refused: JSON.parse(job).sentence };
    let report = {};
    while (!report.done) report = JSON.parse(await work(job, 1000));
    const position = Math.floor(report.steps / 2);
    const look = async (view, at = position) =>
      JSON.parse(await ask(job, "moment", JSON.stringify({ position: at, view, opened: [] })));
    const { output } = await look("output", report.steps);
    const { tree } = await look("tree");
    const { frames } = await look("stack");
    const { same } = JSON.parse(await ask(job, "variables", JSON.stringify({ position })));
    return { ended: report.ended, output, open: frames.length, marks: tree.length, same };
  } finally {
    life.end();
  }
}
"""

TOUR = """
import sys
sys.setrecursionlimit(20000)

def free(board, row, col):
    return [
        (row + a, col + b)
        for a in (-2, -1, 1, 2)
        for b in (-2, -1, 1, 2)
        if abs(a) != abs(b) and 0 <= row + a < 32 and 0 <= col + b < 32 and not board[row + a][col + b]
    ]

def solve(board, row, col, move):
    board[row][col] = move
    if move == 32 * 32:
        return True
    for r, c in sorted(free(board, row, col), key=lambda square: len(free(board, *square))):
        if solve(board, r, c, move + 1):
            return True
    board[row][col] = 0
    return False
"""
WITHOUT_END = """
import sys
sys.setrecursionlimit(20000)

def solve(queens, row=0):
    return solve(queens, row + 1)
"""
STOP = """
import sys
sys.setrecursionlimit(20000)

class Found(Exception):
    pass

def go(left):
    if not left:
        raise Found
    go(left - 1)

def solve(queens):
    try:
        go(2000)
    except Found:
        return [1, 3, 0, 2]
"""
ASYNC = """
import asyncio

async def place(n, cols):
    await asyncio.sleep(1)
    if len(cols) == n:
        print(cols)
    for c in range(n):
        if all(c != x and abs(c - x) != len(cols) - i for i, x in enumerate(cols)):
            await place(n, cols + [c])

async def main():
    await asyncio.gather(place(4, []), asyncio.sleep(3600))

if __name__ == "__main__":
    asyncio.run(main())
"""
ASKING = """
n = int(input("How many? "))
print(n, "queens")
"""


@pytest.fixture
def page(page: Page, site: Site) -> Page:
    """A page on which a program can be run."""
    page.goto(f"{site.url}#{OWN_CODE}")
    wait_for_engine(page, "ready")
    page.wait_for_function("undoku.sandboxes")
    return page


def looked_at(page: Page, code: str, **more: Any) -> Any:
    return page.evaluate(LOOK, {"code": code, **more})


def test_what_people_write_runs_in_the_page(page: Page) -> None:
    squares = {"rows": 32, "cols": 32, "start": [0, 0], "end": None, "closed": False}
    tour = looked_at(page, TOUR, board="knight", question=squares)
    assert tour["ended"] == "Right. It filled the board and returned True."
    assert tour["same"]
    assert 400 < tour["open"] <= 1_001
    assert tour["marks"] > 400
    deep = looked_at(page, WITHOUT_END)
    assert deep["ended"].startswith(
        "It went deeper than 10,000 calls, which is the most that can be open here"
    )
    assert (deep["open"], deep["same"]) == (1_001, True)
    assert looked_at(page, STOP)["ended"].startswith("Right. It returned 1 solution.")
    waited = looked_at(page, ASYNC, script=True)
    assert waited["output"] == "[1, 3, 0, 2]\n[2, 0, 3, 1]\n"


def test_what_a_program_asks_for_is_read_and_what_it_cannot_have_is_said(page: Page) -> None:
    assert looked_at(page, ASKING, script=True, input="4\n")["output"] == "How many? 4\n4 queens\n"
    assert looked_at(page, ASKING, script=True)["ended"].startswith(
        "Line 2 asks for input() with 'How many?', and there is no answer: write one into Input"
    )
    numpy = looked_at(page, "import numpy as np\ndef solve(queens): pass\n")
    assert numpy["refused"] == "Line 1 imports numpy, which is not there: a list of lists does the same."
    threads = "import threading\ndef solve(queens):\n    threading.Thread(target=len).start()\n"
    assert looked_at(page, threads)["ended"].startswith(
        "Line 3 starts a thread, but everything runs one after"
    )
