"""Learn: the dialog that lists what there is, and lessons that are gone through, left and found again."""

import re

import pytest
from boards import button, choose_of_page, grid, mode
from learning import begin, dialog, lesson
from opening import follow, hold_python, open_board, wait_until_kept
from playwright.sync_api import BrowserContext, Page, expect
from programming import editor, write
from serving import Site
from stepping import at_step

BOARD = "board=queens&n=4"
LESSON = "Who takes the queen away?"


def heading(page: Page, words: str) -> None:
    expect(lesson(page, LESSON).get_by_role("heading", name=words)).to_be_visible()


def press(page: Page, name: str) -> None:
    lesson(page, LESSON).get_by_role("button", name=name, exact=True).click()


def test_the_dialog_lists_lessons_exercises_and_tools(page: Page, site: Site) -> None:
    open_board(page, site.url)
    button(page, "Learn").click()
    for group in ("Lessons", "Exercises", "To look at, and for a class"):
        expect(dialog(page).get_by_role("region", name=group)).to_be_visible()
    lessons = dialog(page).get_by_role("region", name="Lessons").get_by_role("listitem")
    expect(lessons).to_have_count(5)
    expect(lessons.first).to_contain_text("About 10 minutes")
    page.keyboard.press("Escape")
    expect(dialog(page)).to_be_hidden()
    expect(button(page, "Learn")).to_be_focused()


def test_a_lesson_is_gone_through_and_puts_the_stage_to_its_moments(page: Page, site: Site) -> None:
    open_board(page, site.url, BOARD)
    begin(page, LESSON)
    heading(page, "One row, one call")
    # Its moment: two queens, in Watch.
    expect(grid(page, "N-Queens").get_by_role("gridcell", name=re.compile("queen"))).to_have_count(2)
    expect(page.locator("#player-label")).to_have_text(re.compile("^Step 8 of"))
    press(page, "Next")
    heading(page, "What comes next?")
    press(page, "Back")
    heading(page, "One row, one call")
    page.go_back()
    heading(page, "What comes next?")


def test_a_question_is_answered_wrong_and_then_right(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{BOARD}&lesson=undo.4")
    heading(page, "Row 3 is lost")
    field = lesson(page, LESSON).get_by_role("textbox", name="Free squares in row 3")
    for text, verdict in (
        ("2", "Not so. Go through"),
        ("two", "Write a whole number."),
        ("0", "Right. The two"),
    ):
        field.fill(text)
        field.press("Enter")
        expect(lesson(page, LESSON)).to_contain_text(verdict)


def test_a_lesson_is_left_and_found_again_at_its_place(page: Page, site: Site) -> None:
    open_board(page, site.url, BOARD)
    begin(page, LESSON)
    heading(page, "One row, one call")
    for _ in range(2):
        press(page, "Next")
    heading(page, "Calls wait")
    button(page, "Close").click()
    expect(lesson(page, LESSON)).to_be_hidden()
    button(page, "Learn").click()
    card = dialog(page).get_by_role("listitem").filter(has_text=LESSON)
    expect(card).to_contain_text("1 of 14 done")
    card.get_by_role("button").click()
    heading(page, "Calls wait")


def test_a_link_leads_to_a_screen_and_an_odd_one_is_said(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{BOARD}&lesson=undo.3")
    heading(page, "Calls wait")
    # Its moment, which this link does not name.
    expect(page.locator("#player-label")).to_have_text(re.compile("^Step 9 of"))
    follow(page, f"{BOARD}&lesson=nothing.2")
    expect(page.get_by_role("status")).to_have_text(
        "There is no lesson 'nothing'. Learn in the bar lists those there are."
    )
    expect(lesson(page, LESSON)).to_be_hidden()
    follow(page, f"{BOARD}&lesson=undo.99")
    heading(page, "What stays")


def test_on_a_phone_learn_is_in_the_menu_and_text_and_board_are_seen_together(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_board(page, site.url, BOARD)
    choose_of_page(page, "Learn")
    dialog(page).get_by_role("button", name=LESSON).click()
    heading(page, "One row, one call")
    expect(grid(page, "N-Queens").get_by_role("gridcell", name=re.compile("queen"))).to_have_count(2)
    for shown in (lesson(page, LESSON), grid(page, "N-Queens")):
        box = shown.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_lesson_is_done_by_keyboard_alone(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{BOARD}&lesson=undo.4")
    heading(page, "Row 3 is lost")
    expect(lesson(page, LESSON).get_by_role("heading")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.type("0")
    page.keyboard.press("Enter")
    expect(lesson(page, LESSON)).to_contain_text("Right.")
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(lesson(page, LESSON).get_by_role("button", name="Next", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    heading(page, "Back to whom?")


def test_the_strategy_of_a_search_leaves_the_top_of_the_panel_to_an_exercise(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{BOARD}&strategy=board-scan&step=0&view=code")
    expect(page.get_by_label("Strategy")).to_be_visible()
    button(page, "Learn").click()
    dialog(page).get_by_role("button", name="Put it together").click()
    exercise = page.get_by_role("region", name="Put it together", exact=True)
    expect(exercise).to_be_visible()
    button(page, "Close").click()
    expect(exercise).to_be_hidden()


def test_a_lesson_begins_without_the_exercise_that_was_done_before(page: Page, site: Site) -> None:
    open_board(page, site.url, BOARD)
    button(page, "Learn").click()
    dialog(page).get_by_role("button", name="Put it together").click()
    exercise = page.get_by_role("region", name="Put it together", exact=True)
    expect(exercise).to_be_visible()
    begin(page, LESSON)
    expect(exercise).to_be_hidden()


def test_a_program_of_a_lesson_runs_by_itself_up_to_its_first_difference(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{BOARD}&lesson=undo.11")
    heading(page, "See it happen")
    label = page.locator("#player-label")
    expect(label).to_have_text(re.compile("^Step [1-9]"))
    press(page, "Back")
    heading(page, "Take the line out")
    expect(label).to_have_text(re.compile("^Step 16 of"))
    press(page, "Next")
    expect(label).to_have_text(re.compile("^Step (?!16 of)[1-9]"))


def test_a_verdict_on_a_program_goes_when_it_is_changed(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{BOARD}&lesson=undo.12")
    press(page, "Open the editor")
    expect(editor(page)).to_be_focused()
    expect(lesson(page, LESSON).get_by_role("button", name="Open the editor")).to_be_hidden()
    button(page, "Check it").click()
    expect(lesson(page, LESSON)).to_contain_text("Not so. The table says")
    page.get_by_role("tab", name="Code").click()
    write(page, "solutions = []\n")
    expect(lesson(page, LESSON)).not_to_contain_text("Not so.")


def test_moments_are_collected_in_every_mode_and_beside_a_task_that_is_made(page: Page, site: Site) -> None:
    open_board(page, site.url, BOARD)
    for name in ("Moments", "Make a task"):
        button(page, "Learn").click()
        dialog(page).get_by_role("button", name=name).first.click()
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()
    expect(mode(page, "Watch")).to_be_visible()
    button(page, "Close").first.click()
    expect(page.get_by_role("region", name="Moments", exact=True)).to_be_hidden()
    expect(page.get_by_role("region", name="Make a task", exact=True)).to_be_visible()


@pytest.mark.usefixtures("fresh")
def test_a_lesson_can_be_read_before_python_is_there(page: Page, site: Site) -> None:
    release = hold_python(page)
    open_board(page, site.url, BOARD)
    begin(page, LESSON)
    heading(page, "One row, one call")
    expect(page.locator("html")).not_to_have_attribute("data-engine", "ready")
    release()
    at_step(page, 8)
    expect(lesson(page, LESSON).get_by_role("heading")).to_be_focused()


@pytest.mark.usefixtures("fresh")
def test_learn_and_a_lesson_need_no_server_after_one_visit(
    context: BrowserContext, page: Page, site: Site
) -> None:
    page.goto(site.url)
    wait_until_kept(page)
    site.stop()
    page.close()
    later = context.new_page()
    open_board(later, site.url, BOARD)
    begin(later, LESSON)
    heading(later, "One row, one call")
    at_step(later, 8)
    press(later, "Next")
    heading(later, "What comes next?")
