"""A search of a board with squares taken out: its steps, what is said, and its tour walked at the end."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, button, grid, labels, mode, moves, show
from opening import glimpse
from playwright.sync_api import Page, expect
from programming import open_editor, run, write
from serving import Site
from stepping import Search, at_step, recorded

RING = "board=knight&rows=5&cols=5&holes=c3"
WATCHED = f"{RING}&mode=watch&strategy=warnsdorff-backtracking"
SEARCH = Search(
    WATCHED,
    "knight",
    "warnsdorff-backtracking",
    {"rows": 5, "cols": 5, "start": [4, 0], "holes": [[2, 2]]},
)
PROGRAM = """MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]

def free(board, holes, row, col):
    squares = [(row + down, col + across) for down, across in MOVES]
    on = [(r, c) for r, c in squares if 0 <= r < len(board) and 0 <= c < len(board[0])]
    return [(r, c) for r, c in on if (r, c) not in holes and board[r][c] == 0]

def solve(board, holes, row, col, move=1):
    board[row][col] = move
    if move == len(board) * len(board[0]) - len(holes):
        return True
    ways = lambda square: len(free(board, holes, *square))
    for i, j in sorted(free(board, holes, row, col), key=ways):
        if solve(board, holes, i, j, move + 1):
            return True
    board[row][col] = 0
    return False
"""


@pytest.fixture
def watched(page: Page, site: Site, ready: Callable[[], None]) -> Page:
    # The address opens its search itself.
    show(page, site.url, WATCHED)
    ready()
    at_step(page, 0, whole=True)
    return page


def test_steps_sentences_and_squares_are_those_of_the_strategy(watched: Page) -> None:
    search = recorded(SEARCH)
    page, trace = watched, search.trace
    expect(page.locator("#player-label")).to_have_text(f"Step 0 of {len(trace)}")
    player = page.get_by_role("group", name="Step through the search")
    for position in range(1, 8):
        button(page, "Step forward").click()
        at_step(page, position)
        expect(player).to_contain_text(str(search.moment(position)["sentence"]))
        assert moves(page) == trace.board(position)
        assert labels(page, KNIGHT)[12] == "c3, hole"
    button(page, "Last step").click()
    expect(page.get_by_role("status")).to_contain_text(
        "Search over: a solution after 23 tries, with none undone."
    )
    assert sorted(moves(page)) == [*range(25)]
    assert moves(page)[12] == 0
    # How many moves lead on is said of no square that is not there.
    button(page, "First step").click()
    at_step(page, 0)
    figures = (
        grid(page, KNIGHT)
        .get_by_role("gridcell")
        .evaluate_all("cells => cells.map((cell) => cell.getAttribute('data-figure'))")
    )
    assert figures[12] in (None, "")
    assert figures[1] == "2"


def test_the_knight_walks_its_tour_when_the_search_was_played_to_its_end(watched: Page) -> None:
    page = watched
    step = len(recorded(SEARCH).trace)
    button(page, "Last step").click()
    at_step(page, step)
    for before in (step - 1, step - 2):
        button(page, "Step back").click()
        at_step(page, before)
    field = page.locator("#knight")
    with glimpse(field, "walker", "data-seen"):
        field.evaluate("""(board) => new MutationObserver(() => {
            if (board.querySelector(".walker")) board.dataset.seen = "walker";
        }).observe(board, { childList: true, subtree: true })""")
        button(page, "Play").click()
    at_step(page, step)
    # Whoever steps on has seen enough of it.
    button(page, "Step back").click()
    at_step(page, step - 1)
    expect(page.locator(".walker")).to_have_count(0)


def test_who_steps_to_the_end_or_wants_stillness_sees_no_walk(watched: Page) -> None:
    page = watched
    step = len(recorded(SEARCH).trace)
    button(page, "Last step").click()
    at_step(page, step)
    expect(page.locator(".walker")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    button(page, "Step back").click()
    at_step(page, step - 1)
    button(page, "Play").click()
    at_step(page, step)
    expect(page.locator(".walker")).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")


def test_a_race_on_a_board_with_holes(page: Page, site: Site, ready: Callable[[], None]) -> None:
    show(page, site.url, RING)
    ready()
    mode(page, "Watch").click()
    page.get_by_role("tab", name="Race", exact=True).click()
    panel = page.get_by_role("tabpanel", name="Race")
    panel.get_by_label("Left", exact=True).select_option("warnsdorff")
    panel.get_by_label("Right", exact=True).select_option("warnsdorff-backtracking")
    button(page, "Start the race").click()
    expect(panel.get_by_text("✓ Done").filter(visible=True)).to_have_count(2)
    placed = panel.locator("dl > div").filter(has=page.get_by_text("Placements", exact=True)).locator("dd")
    expect(placed).to_have_text(["24", "24"])


def test_a_program_is_told_of_the_holes_or_is_not_run(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    show(page, site.url, RING)
    ready()
    open_editor(page)
    write(page, PROGRAM)
    run(page)
    expect(page.get_by_role("status")).to_contain_text("Right. It filled the board and returned True.")
    assert sorted(moves(page)) == [*range(25)]
    assert moves(page)[12] == 0
    write(page, PROGRAM.replace("holes", "taken").replace("len(taken)", "1"))
    run(page)
    expect(page.get_by_role("status")).to_contain_text(
        re.compile("the program is not told which: hand it holes")
    )
