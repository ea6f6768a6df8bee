"""The reader's own program: run, stepped through, stopped, failing, checked."""

import re
from collections.abc import Callable

import pytest
from boards import button, choose, mode
from opening import glimpse, open_board
from playwright.sync_api import Page, expect
from programming import FOUR, SMALL, editor, open_editor, run, run_from_start, steps, wait_for_python, write
from puzzles import LECTURE
from serving import Site
from stepping import at_step

NEVER_BACK = """def solve(board, row=0):
    n = len(board)
    for col in range(n):
        queens = [(r, c) for r in range(row) for c in range(n) if board[r][c]]
        if all(c != col and abs(c - col) != row - r for r, c in queens):
            board[row][col] = 1
            if row + 1 == n or solve(board, row + 1):
                return True
    return False
"""


def status(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("status")).to_have_text(text)


def queens(page: Page) -> list[str]:
    labels = page.get_by_role("grid", name="N-Queens").get_by_role("gridcell")
    return [
        label
        for label in labels.evaluate_all("cells => cells.map((cell) => cell.ariaLabel)")
        if "queen" in label
    ]


def test_a_program_is_run_and_stepped_through(four: Page) -> None:
    write(four, SMALL)
    run(four)
    # It is shown where its answer is.
    status(four, re.compile(r"it is a solution\. Next is line 10\. Right\. It .* returned True\.$"))
    assert len(queens(four)) == 4
    last = steps(four)
    button(four, "First step").click()
    status(four, re.compile("Step forward to see its first line.$"))
    button(four, "Step forward").click()
    status(four, "solve is called. Next is line 2.")
    expect(four.locator(".cm-content [aria-current=step]")).to_have_text("    return place(queens, 0)")
    button(four, "Next solution found").click()
    placed = "a queen is placed in row 4, column 3; the board is full, and it is a solution"
    status(four, f"queens[3] = 2: {placed}. Next is line 10.")
    assert len(queens(four)) == 4
    button(four, "Last step").click()
    status(four, re.compile(r"^Right\. It .* returned True\.$"))
    expect(four.locator("#player-label")).to_have_text(f"Step {last:,} of {last:,}")


def test_a_dead_end_and_what_doomed_it(four: Page) -> None:
    write(four, SMALL)
    run_from_start(four)
    button(four, "Next dead end").click()
    status(four, "place returned False to line 10 of place.")
    button(four, "What doomed this?").click()
    status(
        four, re.compile("placed in row 1, column 1.*This doomed it, as the fast solver proves: [^.]*[.]$")
    )
    button(four, "First step").click()
    button(four, "What doomed this?").click()
    status(four, "Nothing is doomed here: a solution can still be reached.")


def test_what_was_not_taken_back_doomed_it(four: Page) -> None:
    write(four, NEVER_BACK)
    run(four)
    status(four, re.compile(r"^Wrong\. It returned False, but there is a solution"))
    button(four, "What doomed this?").click()
    status(
        four,
        re.compile("placed in row 1, column 1.*It still stood at step [0-9]+, .*: it was not taken back.$"),
    )


def test_the_stack_has_the_variables_of_every_open_call(four: Page) -> None:
    write(four, SMALL)
    run_from_start(four)
    four.get_by_role("tab", name="Stack").click()
    button(four, "Next solution found").click()
    frames = four.get_by_role("list", name="Call stack, the running call first").get_by_role("listitem")
    expect(frames).to_have_count(5)
    expect(frames.first).to_have_text("placeline 10queens[1, 3, 0, 2]row3col2")
    expect(frames.last).to_contain_text("solve")


def test_what_a_function_returned_is_said_once_it_is_known(four: Page) -> None:
    write(four, "def solve(queens):\n    return found()\n\n\ndef found():\n    return [1, 3, 0, 2]\n")
    run_from_start(four)
    four.get_by_role("tab", name="Stack").click()
    for _ in range(3):
        button(four, "Step forward").click()
    status(four, "found returned [1, 3, 0, 2] to line 2 of solve.")
    frames = four.get_by_role("list", name="Call stack, the running call first").get_by_role("listitem")
    expect(frames.first).to_have_text("foundline 6return[1, 3, 0, 2]")


def test_the_line_of_an_error_is_marked_and_shown(four: Page) -> None:
    write(four, SMALL.replace("queens[row] = -1", "queens[n] = -1"))
    run(four)
    status(four, "NameError in line 12: name 'n' is not defined.")
    expect(four.get_by_role("group", name="Your code", exact=True)).to_contain_text("NameError in line 12")
    assert queens(four) != []
    button(four, "Step back").click()
    status(four, re.compile("Next is line"))


def test_what_is_no_python_is_said_with_its_line(four: Page) -> None:
    write(four, "def solve(queens)\n    return True\n")
    run(four)
    status(four, "Line 1 is not Python: expected ':'.")
    expect(four.locator("#player")).to_be_hidden()
    expect(editor(four)).to_be_visible()


def test_an_endless_loop_is_stopped_and_can_be_looked_at(four: Page) -> None:
    write(four, "def solve(queens):\n    row = 0\n    while row < 4:\n        queens[row] = 1\n")
    with glimpse(four.locator("#busy-words"), r"lines so far$", press=four.locator("#stop")):
        run(four)
    status(four, re.compile(r"^It was stopped after [\d,]+ lines, in line [34]\.$"))
    assert steps(four) > 1000
    assert queens(four) == ["Row 1, column 2, queen"]


def test_a_line_is_run_to(four: Page) -> None:
    write(four, SMALL)
    run_from_start(four)
    editor(four).click()
    four.keyboard.press("Control+Home")
    for _ in range(10):
        four.keyboard.press("ArrowDown")
    button(four, "Run to line 11").click()
    status(four, re.compile("Next is line 11.$"))


def test_a_key_leads_back_into_the_editor(four: Page) -> None:
    write(four, SMALL)
    editor(four).press("Control+Enter")
    steps(four)
    expect(four.get_by_role("slider", name="Step", exact=True)).to_be_focused()
    four.get_by_role("tab", name="Stack").click()
    four.keyboard.press("w")
    expect(editor(four)).to_be_focused()
    expect(editor(four)).to_contain_text("def solve")


@pytest.mark.parametrize("board", [FOUR, "board=knight&rows=5&cols=5"])
def test_clear_closes_the_steps_and_leaves_the_program(
    page: Page, site: Site, ready: Callable[[], None], board: str
) -> None:
    open_board(page, site.url, board)
    ready()
    open_editor(page)
    write(page, "def solve(board):\n    return False\n")
    run(page)
    steps(page)
    # Its last step is gone to when all are there.
    status(page, re.compile(r"^Wrong\. It returned False, but there is a solution"))
    choose(page, "Clear")
    status(page, "The search is closed.")
    expect(page.locator("#player")).to_be_hidden()
    expect(editor(page)).to_contain_text("def solve")
    expect(mode(page, "Watch")).to_be_checked()


def test_while_it_runs_that_is_said_and_not_what_came_before(four: Page) -> None:
    write(four, SMALL)
    run(four)
    steps(four)
    write(four, "def solve(queens):\n    while True:\n        queens[0] = 0\n")
    run(four)
    status(four, "Your program is running. Stop ends it at any time.")
    button(four, "Stop").click()
    status(four, re.compile("^It was stopped after [0-9,]+ lines, in line [23].$"))


def test_what_is_printed_is_shown_as_far_as_it_came(four: Page) -> None:
    write(four, "def solve(queens):\n    for row in range(3):\n        print('row', row)\n    return False\n")
    run(four)
    steps(four)
    # The answer is wrong: its end is shown, and the code with what is said of it, not what was printed.
    four.get_by_role("tab", name="Output").click()
    output = four.get_by_role("region", name="Output so far")
    status(four, re.compile(r"^Wrong\. It returned False, but there is a solution"))
    button(four, "First step").click()
    expect(four.get_by_text("Nothing is printed up to this step, but later")).to_be_visible()
    button(four, "Last step").click()
    expect(output).to_have_text("row 0\nrow 1\nrow 2\n")
    expect(four.get_by_text("more is printed after it")).to_be_hidden()
    # Before it the loop ends, and the function comes to its return and returns.
    for _ in range(4):
        button(four, "Step back").click()
    expect(output).to_have_text("row 0\nrow 1\n")
    expect(four.get_by_text("more is printed after it")).to_be_visible()


def test_an_edit_of_the_board_puts_the_steps_away_and_not_the_program(four: Page) -> None:
    write(four, SMALL)
    run(four)
    steps(four)
    four.get_by_role("radio", name="Solver").click()
    button(four, "One more").click()
    open_editor(four)
    expect(four.locator("#player")).to_be_hidden()
    expect(editor(four)).to_contain_text("is_safe")
    run_from_start(four)
    button(four, "Next solution found").click()
    status(four, re.compile("the board is full, and it is a solution"))
    assert len(queens(four)) == 5


def test_a_program_that_is_right_is_said_to_be(four: Page) -> None:
    write(four, SMALL)
    button(four, "Check it").click()
    status(four, "Checked on 8 boards: nothing wrong was found.")
    table = four.get_by_role("table", name="What came of each board")
    expect(table.get_by_role("row")).to_have_count(9)
    expect(table.get_by_role("row", name=re.compile("^N = 6"))).to_contain_text("32 / 32")


def test_the_first_wrong_board_comes_onto_the_stage(four: Page) -> None:
    write(four, SMALL.replace("queens[row] = col", "pass"))
    button(four, "Check it").click()
    status(four, re.compile("^Wrong on “N = 1”, which is on the board now; Undo brings yours back."))
    expect(four.get_by_role("grid", name="N-Queens").get_by_role("gridcell")).to_have_count(1)
    expect(four.get_by_role("table", name="What came of each board")).to_be_visible()
    # Another one is put there by its name, and each goes with Undo; the editor stays.
    button(four, "N = 8").click()
    cells = four.get_by_role("grid", name="N-Queens").get_by_role("gridcell")
    expect(cells).to_have_count(64)
    for left in (1, 16):
        button(four, "Undo").click()
        expect(cells).to_have_count(left)
        expect(mode(four, "Watch")).to_be_checked()
    expect(four.get_by_text(re.compile("^8 boards: "))).to_be_visible()
    four.get_by_role("tab", name="Code").click()
    editor(four).press_sequentially("# ")
    four.get_by_role("tab", name="Check").click()
    old = "^Your program has changed since it was checked. 8 boards: "
    expect(four.get_by_text(re.compile(old))).to_be_visible()


def test_undo_brings_back_a_board_that_nobody_had_used(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=queens")
    ready()
    open_editor(page)
    write(page, "def solve(queens):\n    return False\n")
    button(page, "Check it").click()
    status(page, re.compile("^Wrong on “N = 1”"))
    cells = page.get_by_role("grid", name="N-Queens").get_by_role("gridcell")
    expect(cells).to_have_count(1)
    button(page, "Undo").click()
    expect(cells).to_have_count(64)


def test_nothing_runs_from_an_address(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, f"{FOUR}&mode=watch&strategy=your-code&step=7")
    ready()
    expect(editor(page)).to_be_visible()
    wait_for_python(page)
    expect(page.locator("#player")).to_be_hidden()
    run(page)
    at_step(page, 7)


@pytest.mark.parametrize(
    ("fragment", "name"),
    [
        (f"board=sudoku&givens={LECTURE}", "sudoku"),
        (FOUR, "queens"),
        ("board=knight&rows=5&cols=5&start=a5", "knight"),
    ],
)
def test_each_board_opens_with_a_program_that_solves_it(
    page: Page, site: Site, ready: Callable[[], None], fragment: str, name: str
) -> None:
    open_board(page, site.url, fragment)
    ready()
    open_editor(page)
    run_from_start(page)
    button(page, "Next solution found").click()
    status(page, re.compile("it is a solution"))
