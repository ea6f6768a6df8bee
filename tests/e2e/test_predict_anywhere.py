"""Predict on every board, with a program of one's own, by keys alone, embedded, after a reload and a loss."""

import html
import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, grid, show
from lives import end_worker
from opening import glimpse, open_board
from playwright.sync_api import Page, expect
from predicting import answer_all, lead_to, question, questions_of, right_answer, switch
from programming import FOUR, SMALL, editor, open_editor, run_from_start, write
from serving import Site
from stepping import Search, at_step

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SIX = Search("board=queens&n=6&strategy=board-scan", "queens", "board-scan", {"n": 6})
NEAREST = Search(
    f"board=sudoku&givens={PUZZLE}&strategy=fewest-options", "sudoku", "fewest-options", {"givens": PUZZLE}
)
FIRST = Search(
    f"board=sudoku&givens={PUZZLE}&strategy=first-empty", "sudoku", "first-empty", {"givens": PUZZLE}
)
SMALL_BOARD = {"rows": 3, "cols": 4, "start": [0, 0], "end": None, "closed": False}
ORDER = Search(
    "board=knight&rows=3&cols=4&start=a3&strategy=fixed-order", "knight", "fixed-order", SMALL_BOARD
)
TOUR = Search(
    "board=knight&rows=3&cols=4&start=a3&strategy=warnsdorff-backtracking",
    "knight",
    "warnsdorff-backtracking",
    SMALL_BOARD,
)
VERDICT = re.compile(r"(Right\.|Not so)")


def open_at(page: Page, site: Site, search: Search, step: int = 0) -> None:
    show(page, site.url, f"{search.fragment}&step={step}&view=code")
    at_step(page, step, whole=True)
    switch(page).check()


@pytest.mark.parametrize(("search", "most"), [(NEAREST, 9), (ORDER, 6)])
def test_on_other_boards_what_a_run_beside_asks_is_asked_and_right(
    page: Page, site: Site, ready: Callable[[], None], search: Search, most: int
) -> None:
    open_at(page, site, search)
    ready()
    kinds = answer_all(page, questions_of(*search[1:]), most)
    assert kinds >= {"what", "where", "left", "line"}


@pytest.mark.parametrize(("search", "board"), [(NEAREST, SUDOKU), (TOUR, KNIGHT)], ids=["sudoku", "knight"])
def test_figures_are_not_seen_while_they_would_tell_the_answer(
    page: Page, site: Site, ready: Callable[[], None], search: Search, board: str
) -> None:
    open_at(page, site, search)
    ready()
    questions = questions_of(*search[1:])
    figures = grid(page, board).locator("[data-figure]")
    expect(figures.first).to_be_visible()
    told = lead_to(page, questions, "left")
    expect(figures).to_have_count(0)
    # Another view draws the step again.
    page.get_by_role("tab", name="Tree").click()
    expect(page.get_by_role("tree")).to_be_visible()
    expect(figures).to_have_count(0)
    page.get_by_role("textbox", name="How many").fill(right_answer(questions, told))
    page.keyboard.press("Enter")
    expect(question(page)).to_contain_text("Right.")
    expect(figures.first).to_be_visible()


def test_a_wrong_answer_is_told_what_is_wrong_with_it(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_at(page, site, FIRST)
    ready()
    lead_to(page, questions_of(*FIRST[1:]), "who")
    # The top left has a 5, which is never what the first cells are forbidden by.
    grid(page, SUDOKU).get_by_role("gridcell").first.click()
    verdict = question(page).get_by_text("Not so. Row 1, column 1 has a 5, and no ")
    expect(verdict).to_be_visible()
    expect(verdict).to_contain_text(" forbids it.")
    expect(grid(page, SUDOKU).locator("[data-predicted]")).to_have_count(1)


def test_by_keys_alone(page: Page, site: Site, ready: Callable[[], None]) -> None:
    show(page, site.url, f"{SIX.fragment}&step=0&view=code")
    at_step(page, 0, whole=True)
    ready()
    switch(page).focus()
    page.keyboard.press("Space")
    expect(switch(page)).to_be_checked()
    page.get_by_role("slider", name="Step", exact=True).focus()
    questions, asked, position, forms = questions_of(*SIX[1:]), [], 0, set()
    while forms != {"choice", "square", "number", "line"}:
        told = questions.due(position, asked)
        at_step(page, position)
        page.keyboard.press("ArrowRight")
        position += 1
        if told is None:
            continue
        asked.append((str(told["kind"]), position - 1))
        expect(question(page)).to_contain_text(str(told["sentence"]))
        right = right_answer(questions, told)
        if told["options"]:
            values = [value for value, _ in told["options"]]  # type: ignore[attr-defined]
            expect(question(page).get_by_role("button")).to_have_count(len(values))
            page.keyboard.press(str(values.index(right) + 1))
        else:
            # From the question Tab leads to the field, where a square is written.
            page.keyboard.press("Tab")
            expect(question(page).get_by_role("textbox")).to_be_focused()
            if told["form"] == "square":
                page.keyboard.type("seven")
                page.keyboard.press("Enter")
                expect(page.get_by_role("status")).to_contain_text("That is no square of this board.")
                page.keyboard.press("ControlOrMeta+a")
                right = f"{int(right) // 6 + 1} {int(right) % 6 + 1}"
            page.keyboard.type(right)
            page.keyboard.press("Enter")
        expect(question(page)).to_contain_text("Right.")
        forms.add(told["form"])
        page.keyboard.press("ArrowRight")
        expect(question(page)).to_be_hidden()
        expect(page.get_by_role("slider", name="Step", exact=True)).to_be_focused()
    at_step(page, position)


def test_with_a_program_of_ones_own(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, FOUR)
    ready()
    open_editor(page)
    write(page, SMALL)
    last = run_from_start(page)
    switch(page).check()
    answered, position, lines = 0, 0, set()
    while answered < 6:
        assert position < last
        at_step(page, position)
        button(page, "Step forward").click()
        position += 1
        # Either the next line is shown, or something is asked about it.
        shown = page.get_by_text(re.compile(f"^Step {position:,} of {last:,}$"))
        expect(question(page).or_(shown)).to_be_visible()
        if not question(page).is_visible():
            continue
        if question(page).get_by_role("textbox").count():
            grid(page, QUEENS).get_by_role("gridcell").last.click()
        else:
            question(page).get_by_role("button").first.click()
        expect(question(page)).to_contain_text(VERDICT)
        line = re.search(r"Line (\d+) comes next, ", question(page).inner_text())
        button(page, "Go on").click()
        at_step(page, position)
        answered += 1
        if line:
            # The editor shows it as it runs.
            lines.add(line[1])
            running = editor(page).locator("[aria-current=step]")
            expect(running).to_have_text(SMALL.splitlines()[int(line[1]) - 1])
    assert lines
    expect(page.get_by_text(re.compile(r"^\d of 6$"))).to_be_visible()


def test_after_a_reload_the_count_is_there_and_nothing_is_asked(
    page: Page, site: Site, ready: Callable[[], None], fresh: None
) -> None:
    open_at(page, site, SIX)
    ready()
    button(page, "Step forward").click()
    question(page).get_by_role("button").first.click()
    expect(question(page)).to_contain_text(VERDICT)
    page.reload()
    at_step(page, 0, whole=True)
    expect(question(page)).to_be_hidden()
    expect(switch(page)).not_to_be_checked()
    switch(page).check()
    expect(page.get_by_text(re.compile(r"^[01] of 1$"))).to_be_visible()
    button(page, "Step forward").click()
    expect(question(page)).to_be_visible()


def test_a_question_goes_with_a_lost_python_and_is_asked_again(
    page: Page, site: Site, ready: Callable[[], None], fresh: None
) -> None:
    open_at(page, site, SIX)
    ready()
    button(page, "Step forward").click()
    expect(question(page)).to_be_visible()
    end_worker(page, "engine")
    question(page).get_by_role("button").first.click()
    expect(page.get_by_role("status")).to_contain_text("Python stopped")
    expect(question(page)).to_be_hidden()
    # The search is recorded anew.
    with glimpse(page.locator("#player-label"), "^Step 0 of 0$"):
        button(page, "Retry").click()
    at_step(page, 0, whole=True)
    button(page, "Step forward").click()
    question(page).get_by_role("button").first.click()
    expect(question(page)).to_contain_text(VERDICT)
    expect(page.get_by_text(re.compile(r"^[01] of 1$"))).to_be_visible()


def test_in_a_frame_of_another_page(page: Page, site: Site, fresh: None) -> None:
    link = html.escape(f"{site.url}#{SIX.fragment}&step=0&view=code&embed=1")
    page.set_content(f'<iframe src="{link}" width="960" height="720"></iframe>')
    frame = page.frame_locator("iframe")
    expect(frame.locator("#player-label")).to_have_text(re.compile(r"^Step 0 of [1-9][\d,]*$"))
    switch(frame).check()
    frame.get_by_role("button", name="Step forward").click()
    expect(question(frame)).to_contain_text("What happens next?")
    question(frame).get_by_role("button", name="It tries the next one").click()
    expect(question(frame)).to_contain_text("Right.")
    expect(frame.get_by_text("1 of 1", exact=True)).to_be_visible()
    frame.get_by_role("button", name="Go on").click()
    expect(frame.locator("#player-label")).to_have_text(re.compile("^Step 1 of "))
