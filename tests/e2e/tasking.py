"""Tasks for a class: as a link carries them, and what is done with one."""

import json
import re
import zlib
from base64 import urlsafe_b64encode

from opening import wait_for_engine
from playwright.sync_api import FrameLocator, Locator, Page, expect
from programming import write

TITLE = "Queens, week 3"
# Finds all placements, one queen a row.
ALL = """def solve(n, columns=()):
    if len(columns) == n:
        return [list(columns)]
    found = []
    for column in range(n):
        if all(column != c and abs(column - c) != len(columns) - row for row, c in enumerate(columns)):
            found += solve(n, (*columns, column))
    return found
"""
# Forgets one diagonal.
WRONG = ALL.replace("abs(column - c)", "column - c")
STUB = "def solve(n, columns=()):\n    pass\n"


def packed(raw: object) -> str:
    """Pack JSON as a link has it."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = deflate.compress(json.dumps(raw).encode()) + deflate.flush()
    return urlsafe_b64encode(data).decode().rstrip("=")


def task(**more: object) -> str:
    """Return a task of two boards, packed."""
    raw = {"v": 1, "t": TITLE, "w": "Find all placements.", "p": [STUB, "solve(n)", "all"]}
    return packed({**raw, "b": [["board=queens&n=4"], ["board=queens&n=5"]], **more})


def link(**more: object) -> str:
    return f"board=queens&n=4&task={task(**more)}"


def section(page: Page | FrameLocator) -> Locator:
    return page.get_by_role("region", name="Task", exact=True)


def items(page: Page | FrameLocator) -> Locator:
    return section(page).get_by_role("list", name="What is to be done").locator("li")


def open_item(page: Page | FrameLocator, name: str) -> None:
    section(page).get_by_role("button", name=f"Open: {name}").click()


def run_program(page: Page | FrameLocator, text: str) -> None:
    """Write a program into the editor and run it."""
    write(page, text)
    page.get_by_role("button", name="Run", exact=True).click()


def solve_first(page: Page | FrameLocator) -> None:
    """Solve the first board, at the first try."""
    open_item(page, "Your program: 4 queens")
    own = page.get_by_role("group", name="Your code")
    expect(own.get_by_label("Call", exact=True)).to_have_value("solve(n)")
    run_program(page, ALL)
    expect(items(page).first).to_contain_text("Solved, 1 try")


def ready(page: Page) -> None:
    wait_for_engine(page, "ready")


def code_of(page: Page, name: str) -> str:
    """Return the code that is handed in under a name."""
    section(page).get_by_text("Hand it in").click()
    section(page).get_by_label("Your name, as your teacher knows it").fill(name)
    code = section(page).get_by_role("textbox", name="Your code")
    expect(code).to_have_value(re.compile(r"^[0-9A-Z]{5}(-[0-9A-Z]{5})+$"))
    return code.input_value()
