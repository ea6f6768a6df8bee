"""Tasks for a class: a teacher makes one, students do it, and the teacher reads their codes."""

import csv
import random
import re
import string
from collections.abc import Callable
from pathlib import Path

import pytest
from boards import button, choose_of_page
from live import PERMISSIONS
from opening import follow, open_board
from playwright.sync_api import Locator, Page, expect
from programming import editor, open_editor, write
from serving import Site
from stepping import at_step
from storing import tallied
from tasking import (
    ALL,
    STUB,
    TITLE,
    WRONG,
    code_of,
    items,
    link,
    open_item,
    run_program,
    section,
    solve_first,
    task,
)
from test_accessibility import violations
from test_arranging import found, judged, lines_of


def open_tool(page: Page, name: str) -> None:
    if button(page, "Learn").is_visible():
        button(page, "Learn").click()
    else:
        choose_of_page(page, "Learn")
    page.get_by_role("dialog", name="Learn").get_by_role("button", name=name).click()


def making(page: Page) -> Locator:
    return page.get_by_role("region", name="Make a task")


def reading(page: Page) -> Locator:
    return page.get_by_role("region", name="Read codes")


def clipboard(page: Page) -> str:
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def rows(page: Page) -> list[list[str]]:
    table = reading(page).get_by_role("table")
    return [line.locator("th, td").all_inner_texts() for line in table.locator("tbody tr").all()]


def test_a_teacher_makes_a_task_a_student_does_it_and_the_teacher_reads_the_code(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=queens&n=4")
    open_tool(page, "Make a task")
    part = making(page)
    expect(part).to_contain_text("Give the task a title.")
    expect(part.get_by_role("button", name="Copy link")).to_be_disabled()
    part.get_by_label("Title").fill(TITLE)
    part.get_by_label("What the class reads").fill("Find all placements.\nThen predict.")
    part.get_by_role("button", name="Add the board that is shown: 4 queens").click()
    part.get_by_role("button", name="Add the board that is shown: 4 queens").click()
    expect(part).to_contain_text("This board is in the task already.")
    open_editor(page)
    write(page, STUB)
    part.get_by_role("button", name="Take it from the editor").click()
    expect(part.get_by_label("Program to begin with")).to_have_value(STUB)
    part.get_by_label("Call", exact=True).fill("solve(n)")
    part.get_by_label("It gives").select_option("All solutions")
    part.get_by_label("Right answers").fill("2")
    part.get_by_role("button", name="Add exercise").click()
    part.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status")).to_contain_text("Copied: the link to the task.")
    address = clipboard(page)
    assert len(address) < 1_000
    part.get_by_role("button", name="Copy code to embed it").click()
    expect(page.get_by_role("status")).to_contain_text("Copied: the code to embed the task")
    assert re.fullmatch(
        r'<iframe src="[^"<>]*&#38;embed=1" title="Queens, week 3"[^<>]*></iframe>', clipboard(page)
    )

    follow(page, address.split("#")[1])
    expect(section(page).get_by_role("heading", name=TITLE)).to_be_visible()
    expect(section(page)).to_contain_text("0 of 2 done")
    ready()
    solve_first(page)
    expect(section(page)).to_contain_text("Solved: Your program: 4 queens, all solutions. 1 of 2 done")
    code = code_of(page, "Ann Lee")
    section(page).get_by_role("button", name="Copy code").click()
    expect(page.get_by_role("status")).to_contain_text("Copied: your name and code.")
    assert clipboard(page) == f"Ann Lee, {code}"

    open_tool(page, "Read a class's codes")
    part = reading(page)
    part.get_by_label("Link of the task").fill(address)
    expect(part).to_contain_text(TITLE)
    part.get_by_label("Names and codes").fill(f"{clipboard(page)}\nEve, {code}")
    assert rows(page) == [
        ["Ann Lee", "Yes, 1 try", "No", "Valid"],
        ["Eve", "Yes, 1 try", "No", "Not of this name, but of 'Ann Lee'. Code again."],
    ]
    expect(part).to_contain_text("1 of 2 codes valid.")
    with page.expect_download() as saving:
        part.get_by_role("button", name="Save as CSV").click()
    lines = list(csv.reader(Path(saving.value.path()).read_text(encoding="utf-8-sig").splitlines()))
    assert lines[1] == ["Ann Lee", "1", "1", "0", "0", "1", ""]
    assert len(lines) == 3


def test_what_is_done_is_there_again_after_a_reload_and_so_is_the_program(
    page: Page, site: Site, fresh: None, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, link())
    ready()
    open_item(page, "Your program: 4 queens")
    run_program(page, WRONG)
    expect(items(page).first).to_contain_text("Not yet, 1 try")
    run_program(page, ALL)
    expect(items(page).first).to_contain_text("Solved, 2 tries")
    code = code_of(page, "Ann Lee")
    tallied(page, "tasks", "Ann Lee")
    page.reload()
    expect(items(page).first).to_contain_text("Solved, 2 tries")
    expect(section(page)).to_contain_text("1 of 2 done")
    section(page).get_by_text("Hand it in").click()
    expect(section(page).get_by_role("textbox", name="Your code")).to_have_value(code)
    # The next board is for the same program, as it is by now.
    ready()
    open_item(page, "Your program: 5 queens")
    expect(editor(page)).to_contain_text("found += solve")
    button(page, "Run").click()
    expect(items(page).nth(1)).to_contain_text("Solved, 1 try")
    expect(section(page)).to_contain_text("2 of 2 done")
    # Another task is counted by itself.
    follow(page, link(t="Another"))
    expect(section(page)).to_contain_text("0 of 2 done")
    follow(page, link())
    expect(section(page)).to_contain_text("2 of 2 done")


def test_an_exercise_in_which_is_asked_asks_by_itself(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, link(b=[], e=[["predict", "queens", 2]]))
    ready()
    open_item(page, "Predict the next step, N-Queens: 2 right answers")
    expect(page.get_by_role("checkbox", name="Predict")).to_be_checked()
    expect(section(page)).to_contain_text("Step forward: you are asked before a step is shown")
    at_step(page, 0, whole=True)
    button(page, "Step forward").click()
    asked = page.get_by_role("group", name="Question about the next step")
    asked.get_by_role("button").first.click()
    expect(asked).to_contain_text("Right.")
    expect(items(page).first).to_contain_text("1 of 2 right, 1 try")


def put_together_with_help(place: Locator) -> None:
    """Let it be made easier until there is one block, which is right."""
    lines = place.get_by_role("list").get_by_role("button")
    lines_of(place, "Lines").first.click()
    easier = place.get_by_role("button", name="Make it easier")
    for _ in range(2):
        place.get_by_role("button", name="Check", exact=True).click()
        expect(place.get_by_role("button", name="Stop", exact=True)).to_be_hidden()
    expect(easier).to_be_visible()
    while (before := lines.count()) > 1:
        easier.click()
        expect(lines).to_have_count(before - 1)
    if lines_of(place, "Lines").count() > 0:
        lines.click()
    judged(place, "^Right: ")


def mend_with_help(place: Locator) -> None:
    """Find the mistake, and let it be mended."""
    found(place)
    place.get_by_role("button", name="Show me").click()
    judged(place, "^Right: ")


@pytest.mark.parametrize("board", ["sudoku", "knight", "queens"])
def test_programs_are_put_together_and_mended_for_a_task(
    page: Page, site: Site, ready: Callable[[], None], board: str
) -> None:
    both = task(p=["", "", ""], b=[], e=[["parsons", board, 1], ["bug", board, 1]])
    open_board(page, site.url, f"board={'sudoku' if board == 'queens' else 'queens'}&task={both}")
    ready()
    for index, (name, solve) in enumerate(
        (("Put it together", put_together_with_help), ("Find the bug", mend_with_help))
    ):
        section(page).get_by_role("button", name=f"Open: {name}").click()
        place = page.get_by_role("region", name=name, exact=True)
        expect(place.get_by_role("combobox")).to_be_visible()
        solve(place)
        expect(section(page)).to_contain_text(f"{index + 1} of 2 done")
        tries = "3 tries" if name == "Put it together" else r"\d+ (try|tries)"
        expect(items(page).nth(index)).to_contain_text(re.compile(f"Solved, {tries}"))


def test_the_readers_own_program_stays(page: Page, site: Site, fresh: None) -> None:
    open_board(page, site.url, "board=queens&n=4")
    open_editor(page)
    write(page, "# mine\n")
    expect(editor(page)).to_have_text("# mine")
    chosen = page.get_by_label("Program", exact=True)
    name = chosen.evaluate("(select) => select.selectedOptions[0].label")
    follow(page, link())
    open_item(page, "Your program: 4 queens")
    expect(editor(page)).to_contain_text("def solve(n, columns=()):")
    chosen.select_option(label=name)
    expect(editor(page)).to_contain_text("# mine")


def test_the_teachers_own_number_is_what_counts(page: Page, site: Site, ready: Callable[[], None]) -> None:
    """Where only the placements that are no image of another one are asked for, the page knows no number."""
    open_board(page, site.url, link(b=[["board=queens&n=4", 1]], p=["", "solve(n)", "count"]))
    ready()
    open_item(page, "Your program: 4 queens, how many there are")
    run_program(page, "def solve(n):\n    return 2\n")
    expect(items(page).first).to_contain_text("Not yet, 1 try")
    run_program(page, "def solve(n):\n    return 1\n")
    expect(items(page).first).to_contain_text("Solved, 2 tries")


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("board=queens&task=abc", "is cut off or spoiled"),
        (f"board=queens&task={task()[:-9]}", "is cut off or spoiled"),
        (f"board=queens&task={'A' * 5000}", "5,000 characters long; at most 4,000 are read"),
        (link(v=2), "was made with a newer Undoku"),
        (link(b=[["board=queens&n=1000000"]]), "something in it is not as Undoku writes it"),
        (link(t="<img src=x onerror=alert(1)>", e=[["__proto__", "queens", 1]]), "not as Undoku writes it"),
    ],
)
def test_a_link_that_cannot_be_read_says_so(page: Page, site: Site, address: str, sentence: str) -> None:
    open_board(page, site.url, address)
    expect(section(page)).to_contain_text(sentence)
    expect(page.get_by_role("status")).to_contain_text(sentence)
    expect(items(page)).to_have_count(0)


def test_the_words_of_a_link_are_words(page: Page, site: Site) -> None:
    markup = "<img src=x onerror=alert(1)>"
    open_board(page, site.url, link(t=markup, w=markup))
    expect(section(page).get_by_role("heading", name=markup)).to_be_visible()
    expect(section(page).locator("img")).to_have_count(0)


def test_a_task_too_long_for_a_link_is_told_and_what_was_made_is_kept(
    page: Page, site: Site, fresh: None
) -> None:
    page.context.grant_permissions(PERMISSIONS)
    open_board(page, site.url, "board=queens&n=4")
    open_tool(page, "Make a task")
    part = making(page)
    part.get_by_label("Title").fill(TITLE)
    part.get_by_role("button", name="Add the board that is shown").click()
    noise = "".join(random.Random(1).choices(string.printable[:90], k=9_000))
    part.get_by_label("Program to begin with").fill(noise)
    expect(part).to_contain_text("The task is too long for a link")
    expect(part.get_by_role("button", name="Copy link")).to_be_disabled()
    part.get_by_label("Program to begin with").fill("# short")
    expect(part.get_by_role("button", name="Copy link")).to_be_enabled()
    part.get_by_label("Right number, if you want to give it").fill("two")
    expect(part).to_contain_text("The right number is a whole number")
    part.get_by_role("button", name="Remove 4 queens").click()
    expect(part).to_contain_text("Add a board for a program, or an exercise.")
    part.get_by_role("button", name="Add exercise").click()
    part.get_by_label("What the class reads").fill("Predict.")
    part.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status")).to_contain_text("Copied: the link to the task.")
    tallied(page, "tasks", clipboard(page).split("&task=")[1])
    page.reload()
    open_tool(page, "Make a task")
    expect(making(page).get_by_label("Title")).to_have_value(TITLE)
    expect(making(page).get_by_label("What the class reads")).to_have_value("Predict.")


def test_a_mistyped_code_is_told_with_its_group_and_the_table_is_sorted(page: Page, site: Site) -> None:
    open_board(page, site.url, link())
    codes: dict[str, str] = {}
    for name in ("Cid", "ann", "Bob"):
        if not codes:
            codes[name] = code_of(page, name)
        else:
            section(page).get_by_label("Your name").fill(name)
            codes[name] = section(page).get_by_role("textbox", name="Your code").input_value()
    open_tool(page, "Read a class's codes")
    part = reading(page)
    part.get_by_label("Link of the task").fill("nothing")
    expect(part).to_contain_text("There is no task in this text.")
    part.get_by_label("Link of the task").fill(f"{site.url}#{link()}")
    mistyped = ("8" if codes["Bob"][0] == "7" else "7") + codes["Bob"][1:]
    text = f"Cid, {codes['Cid']}\nDear teacher,\nName: ann\nCode: {codes['ann'].lower()}\nBob, {mistyped}"
    part.get_by_label("Names and codes").fill(text)
    assert [row[0] for row in rows(page)] == ["Cid", "ann", "Bob"]
    assert rows(page)[2][-1] == "Mistyped: a sign in group 1."
    expect(part).to_contain_text("2 of 3 codes valid. 1 line without a code left out.")
    part.get_by_role("button", name="Name", exact=True).press("Enter")
    assert [row[0] for row in rows(page)] == ["ann", "Bob", "Cid"]
    expect(part.get_by_role("columnheader", name="Name")).to_have_attribute("aria-sort", "ascending")
    part.get_by_role("button", name="Name", exact=True).press("Enter")
    assert [row[0] for row in rows(page)] == ["Cid", "Bob", "ann"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_of_it_has_a_violation_or_is_too_wide(page: Page, site: Site, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": 360, "height": 640})
    open_board(page, site.url, link(e=[["predict", "queens", 3]]))
    code = code_of(page, "Ann")
    assert violations(page) == []
    open_tool(page, "Make a task")
    making(page).get_by_role("button", name="Add the board that is shown").click()
    assert violations(page) == []
    open_tool(page, "Read a class's codes")
    reading(page).get_by_label("Link of the task").fill("#" + link(e=[["predict", "queens", 3]]))
    reading(page).get_by_label("Names and codes").fill(f"Ann, {code}")
    expect(reading(page).get_by_role("table")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
