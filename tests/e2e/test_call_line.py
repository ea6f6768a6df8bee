"""How the reader's program is called: guessed, shown, chosen, kept with it, in its link and in its file."""

import re
from pathlib import Path

import pytest
from boards import button
from playwright.sync_api import Locator, Page, expect
from programming import SMALL, editor, run, steps, write

HELPED = """def place(queens, row):
    return row == len(queens)
"""


def call(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Call", exact=True)


def answer(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Answer")


def test_the_call_is_guessed_as_one_types_and_stands_while_there_is_no_program(four: Page) -> None:
    write(four, SMALL.replace("solve", "first"))
    expect(call(four)).to_have_value(re.compile(r"^first\("))
    write(four, SMALL.replace("solve", "second"))
    expect(call(four)).to_have_value(re.compile(r"^second\("))
    write(four, SMALL + "def")
    expect(four.get_by_role("group", name="How it is run")).to_have_class(re.compile("is-old"))
    expect(call(four)).to_have_value(re.compile(r"^second\("))


def test_what_is_chosen_stays_until_it_is_guessed_again(four: Page) -> None:
    write(four, SMALL)
    expect(call(four)).to_have_value(re.compile(r"^solve\("))
    call(four).fill("place(columns, 0)")
    answer(four).select_option(label="All of them")
    write(four, SMALL.replace("solve", "other"))
    expect(call(four)).to_have_value("place(columns, 0)")
    button(four, "Guess again").click()
    expect(call(four)).to_be_focused()
    call(four).blur()
    expect(call(four)).to_have_value(re.compile(r"^other\("))
    expect(button(four, "Guess again")).to_be_hidden()
    four.get_by_role("region", name="Notice").get_by_role("button", name="Undo").click()
    expect(call(four)).to_have_value("place(columns, 0)")
    expect(answer(four)).to_have_value("all")


def test_the_link_and_the_way_back_have_it(four: Page) -> None:
    write(four, SMALL)
    call(four).fill("place(columns, 0)")
    four.get_by_role("combobox", name="Answer").select_option("count")
    expect(four).to_have_url(re.compile(r"call=[\w-]+&answer=count"))
    link = four.url
    four.get_by_role("tab", name="Sudoku").click()
    expect(four.get_by_role("grid", name="Sudoku")).to_be_visible()
    four.go_back()
    expect(call(four)).to_have_value("place(columns, 0)")
    assert four.url == link
    # To somebody else it is a program that came with a link.
    four.evaluate("async () => undoku.reset()")
    four.evaluate("(link) => { location.href = link }", link.replace("answer=count", "answer=some"))
    expect(call(four)).to_have_value("place(columns, 0)")
    expect(four.get_by_role("status")).to_have_text(re.compile("answer.*first, all, count"))


def test_the_file_has_it_in_its_first_line(four: Page, tmp_path: Path) -> None:
    write(four, SMALL)
    call(four).fill("place(columns, 0)")
    button(four, "New, rename, open, download, delete").click()
    with four.expect_download() as download:
        four.get_by_role("menuitem", name="Download .py").click()
    file = tmp_path / "mine.py"
    download.value.save_as(file)
    assert file.read_text().splitlines()[0] == "# undoku: call=place(columns, 0)"
    button(four, "New, rename, open, download, delete").click()
    with four.expect_file_chooser() as chooser:
        four.get_by_role("menuitem", name="Open .py…").click()
    chooser.value.set_files(file)
    expect(four.get_by_role("combobox", name="Program", exact=True)).to_contain_text("mine")
    expect(call(four)).to_have_value("place(columns, 0)")
    expect(editor(four)).not_to_contain_text("undoku")


def test_what_a_program_reads_has_a_field_and_a_script_has_no_call(four: Page) -> None:
    reads = four.get_by_role("textbox", name="Input")
    write(four, "n = int(input())\nprint(n)\n" + SMALL)
    expect(reads).to_be_visible()
    four.get_by_role("combobox", name="Run as").select_option("As a script")
    expect(call(four)).to_be_hidden()
    reads.fill("4\n")
    expect(four).to_have_url(re.compile(r"script=1&input=[\w-]+"))
    four.get_by_role("combobox", name="Run as").select_option("Call")
    expect(call(four)).to_be_focused()


def test_a_wrong_answer_has_its_first_difference_a_press_away(four: Page) -> None:
    write(four, SMALL.replace(" and abs(queens[r] - col) != row - r", ""))
    run(four)
    last = steps(four)
    expect(four.get_by_role("status")).to_have_text(re.compile("attack each other.*diagonal"))
    at_end = f"Step {last:,} of {last:,}"
    expect(four.locator("#player-label")).to_have_text(at_end)
    button(four, "First difference").click()
    expect(four.locator("#player-label")).not_to_have_text(at_end)
    expect(four.locator("#player-sentence")).to_have_text(
        re.compile("^Queens attack each other.*a queen is placed")
    )
    write(four, SMALL)
    run(four)
    expect(four.get_by_role("status")).to_have_text(re.compile("filled the board"))
    expect(button(four, "First difference")).to_be_hidden()


def test_what_is_not_understood_is_asked_and_yes_judges_again(four: Page) -> None:
    write(four, 'def solve(n):\n    return "0123"\n')
    run(four)
    status = four.get_by_role("status")
    expect(status).to_have_text(re.compile("It returned '0123'. Is that a column for each row\\?"))
    button(four, "Yes").click()
    expect(status).to_have_text(re.compile("queens in row 1, column 1 and row 2, column 2 attack"))
    expect(button(four, "Yes")).to_be_hidden()


def test_a_script_brings_its_own_board_and_undo_the_pages(four: Page) -> None:
    write(four, "n = 3\nqueens = [-1] * n\n" + SMALL + "print(solve(queens))\n")
    four.get_by_role("combobox", name="Run as").select_option("As a script")
    run(four)
    expect(four.get_by_role("status")).to_have_text(
        re.compile("Its own board: 3 by 3; Undo brings yours back")
    )
    cells = four.get_by_role("grid", name="N-Queens").get_by_role("gridcell")
    expect(cells).to_have_count(9)
    steps(four)
    button(four, "Undo").click()
    expect(cells).to_have_count(16)
    four.get_by_role("tab", name="Code").click()
    expect(four.get_by_role("combobox", name="Run as")).to_have_value("script")


def test_a_name_that_nobody_has_is_said_at_the_call_and_in_the_status(four: Page) -> None:
    write(four, SMALL)
    call(four).fill("foo(board)")
    call(four).press("Enter")
    expect(four.get_by_role("status")).to_have_text(re.compile("There is no 'foo' here"))
    expect(call(four)).to_have_attribute("aria-invalid", "true")
    expect(call(four)).to_have_accessible_description(re.compile("There is no 'foo'.*n, board"))
    call(four).fill("solve(columns)")
    expect(call(four)).not_to_have_attribute("aria-invalid", "true")


def test_boards_instead_of_a_number_are_all_of_them_with_one_press(four: Page) -> None:
    lists = "[queens for queens in permutations(range(n)) if is_safe(queens)]"
    safe = "all(len({q + way * r for r, q in enumerate(queens)}) == len(queens) for way in (1, -1))"
    write(
        four,
        "from itertools import permutations\n"
        f"def solve(n):\n    return {lists}\n"
        f"def is_safe(queens):\n    return {safe}\n",
    )
    answer(four).select_option("count")
    run(four)
    status = four.get_by_role("status")
    expect(status).to_have_text(re.compile("It returned 2 boards, and not how many"))
    button(four, "Yes").click()
    expect(status).to_have_text(re.compile("Right. It returned 2 solutions, which are all."))
    expect(answer(four)).to_have_value("all")


@pytest.mark.usefixtures("fresh")
def test_what_is_wrong_stays_below_the_editor_and_comes_again_with_the_step_of_a_link(four: Page) -> None:
    write(four, SMALL.replace(" and abs(queens[r] - col) != row - r", ""))
    run(four)
    steps(four)
    note = four.get_by_role("group", name="Your code", exact=True).get_by_text(
        re.compile(r"^Wrong. It returned True.*attack each other.*diagonal.*\(line \d+\)")
    )
    expect(note).to_be_visible()
    button(four, "First step").click()
    expect(four).to_have_url(re.compile("step=0"))
    button(four, "Step forward").click()
    expect(four).to_have_url(re.compile("step=1"))
    expect(note).to_be_visible()
    four.reload()
    expect(editor(four)).to_contain_text("is_safe")
    run(four)
    expect(four.locator("#player-label")).to_have_text(re.compile("^Step 1 "))
    expect(note).to_be_visible()
    four.set_viewport_size({"width": 390, "height": 844})
    button(four, "Code, stack, tree and counters").click()
    expect(note).to_be_in_viewport()
    expect(button(four, "First difference")).to_be_in_viewport()
