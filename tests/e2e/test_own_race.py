"""Programs of the reader's race: against a strategy, against one another, and where they go wrong."""

import re
from collections.abc import Callable

import pytest
from boards import button, mode, show
from opening import glimpse, open_board
from playwright.sync_api import Locator, Page, expect
from programming import SMALL, editor, open_editor, write
from puzzles import LECTURE
from serving import Site
from stepping import at_step

ENDLESS = "def solve(queens):\n    while True:\n        queens[0] = 1\n        queens[0] = -1\n"


@pytest.fixture
def five(page: Page, site: Site, ready: Callable[[], None]) -> Page:
    """The board of five queens, with an editor for a program."""
    open_board(page, site.url, "board=queens&n=5")
    ready()
    open_editor(page)
    return page


def status(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("status")).to_have_text(text)


def to(page: Page, view: str) -> Locator:
    page.get_by_role("tab", name=view, exact=True).click()
    return page.get_by_role("tabpanel", name=view, exact=True)


def write_and_race(page: Page, text: str) -> Locator:
    to(page, "Code")
    write(page, text)
    panel = to(page, "Race")
    button(page, "Start the race").click()
    return panel


def counters(panel: Locator, name: str) -> list[str]:
    """Return what stands as a counter of the left side and of the right one."""
    rows = panel.locator("dl > div").filter(has=panel.page.get_by_text(name, exact=True)).locator("dd")
    return rows.all_text_contents()


def menu(page: Page, item: str) -> None:
    button(page, "New, rename, open, download, delete").click()
    page.get_by_role("menuitem", name=item, exact=True).click()


def test_a_starter_races_its_own_strategy(page: Page, site: Site, ready: Callable[[], None]) -> None:
    race = "mode=watch&strategy=your-code&view=race&left=your-code&right=first-empty"
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}&{race}")
    ready()
    panel = page.get_by_role("tabpanel", name="Race")
    expect(panel.get_by_label("Left", exact=True)).to_have_value("your-code")
    expect(panel.get_by_label("Right", exact=True)).to_have_value("first-empty")
    # Nothing runs from an address.
    expect(panel.get_by_role("img")).to_have_count(0)
    button(page, "Start the race").click()
    status(
        page,
        re.compile(
            r"^Your code: one solution with 4,208 placements\. First empty cell first: one .*same number\.$"
        ),
    )
    assert counters(panel, "Placements") == ["4,208", "4,208"]
    assert counters(panel, "Calls") == ["4,209", "4,209"]
    assert counters(panel, "Tries") == ["–", "37,652"]
    button(page, "First difference").click()
    status(page, "Both do the same: 8,366 recorded steps are equal.")
    mode(page, "Solver").click()
    mode(page, "Watch").click()
    expect(panel).to_be_visible()
    expect(panel.get_by_role("img")).to_have_count(0)


def test_two_programs_race_and_one_that_goes_wrong(five: Page) -> None:
    write(five, SMALL)
    menu(five, "New")
    write(five, SMALL.replace("in range(len(queens)):", "in reversed(range(len(queens))):"))
    panel = to(five, "Race")
    left, right = panel.get_by_label("Left", exact=True), panel.get_by_label("Right", exact=True)
    expect(left.get_by_role("option").last).to_have_text("solve")
    expect(left).to_have_value("your-code")
    right.select_option("solve")
    button(five, "Start the race").click()
    both = "one solution with 5 placements."
    status(five, f"My program: {both} solve: {both} Both needed the same number.")
    expect(panel.get_by_text("Tries", exact=True).first).to_be_hidden()
    button(five, "First difference").click()
    status(
        five,
        "First difference, step 1. Left: A queen is placed in row 1, column 5. "
        "Right: A queen is placed in row 1, column 1.",
    )
    panel.get_by_label("Step by step together").check()
    button(five, "Start the race").click()
    expect(panel.get_by_text("✓ Done").filter(visible=True)).to_have_count(2)
    to(five, "Code")
    five.get_by_label("Program", exact=True).select_option("solve")
    menu(five, "Rename…")
    five.get_by_label("Name", exact=True).fill("From the left")
    five.keyboard.press("Enter")
    to(five, "Race")
    expect(right.locator("option:checked")).to_have_text("From the left")
    to(five, "Code")
    menu(five, "Delete")
    to(five, "Race")
    expect(right).to_have_value("bitmasks")
    expect(left.get_by_role("option", name="From the left")).to_have_count(0)
    five.get_by_role("region", name="Notice").get_by_role("button", name="Undo").click()
    expect(right.locator("option:checked")).to_have_text("From the left")
    # What goes wrong is said with the program's name.
    right.select_option("bitmasks")
    write_and_race(five, SMALL.replace("        return True\n    for", "        return n\n    for"))
    words = "NameError in line 6: name 'n' is not defined."
    status(
        five, re.compile(rf"^From the left, after 5 placements: {words} Attacks as bit masks: 10 solutions")
    )
    expect(panel.get_by_text(f"✕ {words}")).to_be_visible()
    expect(panel.get_by_text("✓ Done: the last solution")).to_be_visible()
    write_and_race(five, "def solve(queens)\n    return True\n")
    status(five, "'From the left' cannot race. Line 1 is not Python: expected ':'.")
    expect(panel.get_by_role("img")).to_have_count(0)
    # What starts the race is what pauses it then.
    for ending in (five.locator("#stop"), button(five, "Start the race")):
        with glimpse(five.locator("#busy-words"), r"lines? so far$", press=ending):
            write_and_race(five, ENDLESS)
        status(five, "Stopped.")
        expect(button(five, "Start the race")).to_be_visible()
        expect(panel.get_by_role("img")).to_have_count(0)
    expect(button(five, "Stop")).to_be_hidden()


def test_a_link_to_a_race_with_a_program_waits_for_a_press(
    page: Page, site: Site, ready: Callable[[], None], fresh: None
) -> None:
    show(page, site.url, "board=queens&n=5&strategy=markers&view=race&left=your-code&right=columns")
    ready()
    panel = page.get_by_role("tabpanel", name="Race")
    expect(panel.get_by_label("Left", exact=True)).to_have_value("your-code")
    at_step(page, 0)
    expect(page.locator("iframe")).to_have_count(0)
    expect(panel.get_by_role("img")).to_have_count(0)
    button(page, "Start the race").click()
    expect(panel.get_by_text("Your code: 10 solutions with 53 placements.")).to_be_visible()
    at_step(page, 0)
    # It stays beside another strategy, and beside the program itself it is the reader's program that races.
    expect(editor(page)).to_be_hidden()
    page.get_by_label("Strategy", exact=True).select_option("columns")
    expect(panel.get_by_text("Your code: 10 solutions with 53 placements.")).to_be_visible()
