"""While the reader's program runs, and what is said before it, and once its steps are put away."""

import re

import pytest
from boards import button, mode
from playwright.sync_api import JSHandle, Locator, Page, expect
from programming import SMALL, editor, open_editor, run, steps, write

SPIN = "def solve(queens):\n    while True:\n        queens[0] = 0\n"
PRINTS = SMALL.replace("    return place", "    print('It begins.')\n    return place")
WRONG = PRINTS.replace(" and abs(queens[r] - col) != row - r", "")
# One line that fails, and is longer than a phone is wide.
FAILS = "def solve(queens):\n    return queens[0] + queens[1] + queens[2] + queens[3] + queens[len(queens)]\n"
PHONE = {"width": 390, "height": 844}
STARTING = "Your program is starting. Stop ends it at any time."
RUNNING = "Your program is running. Stop ends it at any time."
# Every sentence that the status says from now on.
HEAR = """(status) => {
  const said = [];
  new MutationObserver(() => {
    if (status.textContent !== said.at(-1)) said.push(status.textContent);
  }).observe(status, { childList: true, characterData: true, subtree: true });
  return said;
}"""
# Whether so many runs have begun, and the last one has ended.
HAS_RUN = """([said, starting, times]) =>
  said.filter((words) => words === starting).length === times && said.at(-1).includes("filled the board")
"""


def hear(page: Page) -> JSHandle:
    return page.get_by_role("status").evaluate_handle(HEAR)


def test_under_the_sheet_stop_takes_the_place_of_run(four: Page) -> None:
    write(four, SPIN)
    four.set_viewport_size({"width": 390, "height": 844})
    button(four, "Code, stack, tree and counters").click()
    place = button(four, "Run").bounding_box()
    run(four)
    stop = button(four, "Stop")
    expect(stop).to_have_count(1)
    expect(button(four, "Run")).to_have_count(0)
    # What is stopped before that has done nothing.
    expect(four.get_by_role("status")).to_have_text(RUNNING)
    there = stop.bounding_box()
    # The sheet is lower where there are steps.
    assert place and there and (there["x"], there["width"]) == (place["x"], place["width"])
    stop.click()
    expect(four.get_by_role("status")).to_have_text(re.compile("^It was stopped after [0-9,]+ lines"))
    expect(button(four, "Run")).to_have_count(1)
    expect(stop).to_have_count(0)


def test_under_the_sheet_the_focus_goes_from_stop_to_run(four: Page) -> None:
    write(four, SPIN)
    four.set_viewport_size({"width": 390, "height": 844})
    button(four, "Code, stack, tree and counters").click()
    run(four)
    button(four, "Stop").press("Enter")
    expect(button(four, "Run")).to_be_focused()


def test_from_run_to_its_end_nothing_is_said_but_of_the_run(four: Page) -> None:
    write(four, SMALL)
    said = hear(four)
    for times in (1, 2):
        run(four)
        # What the status says until then may be of the run before.
        four.wait_for_function(HAS_RUN, arg=[said, STARTING, times])
    heard = said.json_value()
    assert heard[0] == STARTING
    assert not [sentence for sentence in heard if "Press Run" in sentence]


def test_a_new_run_takes_the_sentence_of_the_last_one_away(four: Page) -> None:
    write(four, SMALL)
    run(four)
    under = four.locator("#player-sentence")
    expect(under).to_have_text(re.compile("filled the board"))
    write(four, SPIN)
    run(four)
    expect(four.get_by_role("status")).to_have_text(RUNNING)
    expect(under).to_have_text("")
    button(four, "Stop").click()
    expect(under).to_have_text(re.compile("It was stopped"))


@pytest.mark.parametrize("keys", ["Control+Enter", "Meta+Enter"])
def test_the_keys_that_run_it_do_so_in_the_call_and_in_the_input(four: Page, keys: str) -> None:
    write(four, "input()\n" + SMALL)
    call = four.get_by_role("textbox", name="Call", exact=True)
    call.fill("solve(columns)")
    reads = four.get_by_role("textbox", name="Input")
    reads.fill("one\ntwo")
    label = four.locator("#player-label")
    reads.press(keys)
    expect(label).to_have_text(re.compile("^Step [1-9]"))
    four.get_by_role("tab", name="Code").click()
    expect(reads).to_have_value("one\ntwo")
    # Letters that go somewhere in a search do not do so here.
    call.press_sequentially(" + 0 # penuwd ")
    expect(label).not_to_have_text(re.compile("^Step 0 "))
    call.fill("place(columns, 0)")
    button(four, "First step").click()
    expect(label).to_have_text(re.compile("^Step 0 "))
    call.press(keys)
    expect(label).to_have_text(re.compile("^Step [1-9]"))
    four.get_by_role("tab", name="Code").click()
    expect(call).to_have_value("place(columns, 0)")


def test_a_guess_can_be_taken_back_until_the_program_runs(four: Page) -> None:
    write(four, SMALL)
    four.get_by_role("textbox", name="Call", exact=True).fill("place(columns, 0)")
    button(four, "Guess again").click()
    notice = four.get_by_role("region", name="Notice")
    expect(notice).to_be_visible()
    run(four)
    expect(notice).to_be_hidden()


def test_undo_after_a_run_says_what_goes_and_what_stays(four: Page) -> None:
    write(four, SMALL)
    run(four)
    steps(four)
    button(four, "Undo").click()
    expect(four.get_by_role("status")).to_have_text(
        "The steps of the run are closed, and the program is as it was: Run shows them again."
    )


def verdict(page: Page) -> Locator:
    """What is said below the editor of the run that was last."""
    return page.get_by_role("group", name="Your code", exact=True).get_by_text(re.compile("^Wrong[.]"))


@pytest.mark.parametrize("how", ["undo", "board", "strategy"])
def test_what_was_said_of_a_run_goes_with_its_steps(four: Page, how: str) -> None:
    write(four, WRONG)
    run(four)
    steps(four)
    expect(verdict(four)).to_be_visible()
    expect(button(four, "First difference")).to_be_visible()
    strategy = four.get_by_label("Strategy", exact=True)
    if how == "undo":
        button(four, "Undo").click()
    elif how == "board":
        mode(four, "Solver").click()
        button(four, "One more").click()
        open_editor(four)
    else:
        strategy.select_option("markers")
        expect(
            four.get_by_role("group", name=re.compile("Step through the search: (?!Your)"))
        ).to_be_visible()
        expect(button(four, "First difference")).to_have_count(0)
        strategy.select_option("your-code")
    expect(editor(four)).to_contain_text("is_safe")
    expect(four.locator("#player")).to_be_hidden()
    expect(verdict(four)).to_have_count(0)
    expect(button(four, "First difference")).to_have_count(0)
    expect(editor(four).locator("[aria-current]")).to_have_count(0)


def test_what_is_printed_is_shown_but_where_it_is_wrong_the_code_is(four: Page) -> None:
    output = four.get_by_role("tab", name="Output")
    write(four, PRINTS)
    run(four)
    expect(output).to_have_attribute("aria-selected", "true")
    code = four.get_by_role("tab", name="Code")
    code.click()
    write(four, WRONG)
    output.click()
    run(four)
    expect(verdict(four)).to_be_visible()
    expect(code).to_have_attribute("aria-selected", "true")
    output.click()
    button(four, "First difference").click()
    expect(code).to_have_attribute("aria-selected", "true")
    expect(verdict(four)).to_be_visible()


def test_on_the_phone_all_that_stands_around_the_editor_can_be_come_to(four: Page) -> None:
    write(four, f"input()\n{WRONG}")
    reads = four.get_by_role("textbox", name="Input")
    reads.fill("one\ntwo\nthree\nfour")
    four.set_viewport_size(PHONE)
    button(four, "Code, stack, tree and counters").click()
    run(four)
    expect(verdict(four)).to_be_visible()
    for there in [
        verdict(four),
        four.get_by_role("button", name=re.compile("^Run to line")),
        button(four, "First difference"),
        reads,
        editor(four),
    ]:
        there.scroll_into_view_if_needed()
        expect(there).to_be_in_viewport()
    first = button(four, "First difference")
    first.scroll_into_view_if_needed()
    expect(first).to_be_in_viewport(ratio=1)


def test_on_the_phone_what_is_said_under_a_line_has_the_width_that_is_seen(four: Page) -> None:
    four.set_viewport_size(PHONE)
    button(four, "Code, stack, tree and counters").click()
    write(four, FAILS)
    run(four)
    fault = editor(four).get_by_text(re.compile("list index out of range"))
    expect(fault).to_be_visible()
    box = fault.bounding_box()
    assert box and box["x"] + box["width"] <= PHONE["width"]


def test_after_stop_it_is_said_that_it_is_stopped_and_shown_up_to_there(four: Page) -> None:
    said = hear(four)
    write(four, SPIN)
    run(four)
    expect(four.get_by_role("status")).to_have_text(RUNNING)
    button(four, "Stop").click()
    expect(four.get_by_role("status")).to_have_text(re.compile("^It was stopped"))
    assert not [words for words in said.json_value() if "stopped" in words and "Stop ends" in words]
