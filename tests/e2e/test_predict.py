"""Predict: a question before the next step, answered by pointer, by keys and by names, and judged."""

import re
from collections.abc import Callable

import pytest
from boards import button, show
from playwright.sync_api import Page, expect
from predicting import answer, question, questions_of, right_answer, switch
from serving import Site
from stepping import at_step

SIX = "board=queens&n=6&strategy=board-scan&step=0&view=code"


def open_six(page: Page, site: Site, ready: Callable[[], None]) -> None:
    show(page, site.url, SIX)
    ready()
    at_step(page, 0, whole=True)
    switch(page).check()


def test_questions_of_all_forms_are_answered_and_judged(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_six(page, site, ready)
    questions, asked, forms, position = questions_of("queens", "board-scan", {"n": 6}), [], set(), 0
    while len(asked) < 8:
        told = questions.due(position, asked)
        at_step(page, position)
        button(page, "Step forward").click()
        if told is None:
            position += 1
            continue
        forms.add(told["form"])
        asked.append((told["kind"], position))
        expect(question(page)).to_contain_text(told["sentence"])
        expect(page.get_by_role("status")).to_have_text(told["sentence"])
        # Forward waits, and the step that is asked about is not shown.
        button(page, "Step forward").click()
        expect(page.get_by_role("status")).to_have_text("First answer the question, or press Show me.")
        at_step(page, position)
        answer(page, told, right_answer(questions, told))
        expect(question(page)).to_contain_text("Right.")
        expect(page.get_by_text(f"{len(asked)} of {len(asked)}", exact=True)).to_be_visible()
        button(page, "Go on").click()
        expect(question(page)).to_be_hidden()
        position += 1
    assert forms == {"choice", "square", "number", "line"}
    at_step(page, position)


def test_playing_pauses_at_a_question_and_show_me_counts_as_nothing(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_six(page, site, ready)
    button(page, "Play").click()
    expect(question(page)).to_be_visible()
    expect(button(page, "Play")).to_be_visible()
    button(page, "Show me").click()
    at_step(page, 1)
    expect(question(page)).to_be_hidden()
    expect(button(page, "Start again")).to_be_hidden()


@pytest.mark.parametrize("way", ["Last step", "n", "Close the steps", "Predict"])
def test_a_question_ends_with_what_leads_elsewhere(
    page: Page, site: Site, ready: Callable[[], None], way: str
) -> None:
    open_six(page, site, ready)
    button(page, "Step forward").click()
    expect(question(page)).to_be_visible()
    if way == "Predict":
        switch(page).uncheck()
    elif way == "n":
        page.keyboard.press("n")
    else:
        button(page, way).click()
    expect(question(page)).to_be_hidden()
    expect(page.locator("[data-asking]")).to_have_count(0)


def test_the_score_is_kept_and_can_begin_again(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_six(page, site, ready)
    button(page, "Step forward").click()
    question(page).get_by_role("button").first.click()
    expect(page.get_by_text("1 of 1", exact=True)).to_be_visible()
    button(page, "Go on").click()
    at_step(page, 1)
    switch(page).uncheck()
    switch(page).check()
    expect(page.get_by_text("1 of 1", exact=True)).to_be_visible()
    button(page, "Start again").click()
    expect(page.get_by_text("1 of 1", exact=True)).to_be_hidden()


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (320, 640)])
def test_nothing_moves_on_a_phone(
    page: Page, site: Site, ready: Callable[[], None], size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_six(page, site, ready)
    places = "box => Array.from(box.querySelectorAll('button[data-to]'), (one) => one.offsetTop)"
    player = page.get_by_role("group", name="Step through the search")
    before = player.evaluate(places)
    button(page, "Step forward").click()
    expect(question(page)).to_be_visible()
    assert player.evaluate(places) == before
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    question(page).get_by_role("button").first.click()
    expect(question(page)).to_contain_text(re.compile(r"(Right\.|Not so)"))
    assert player.evaluate(places) == before


def test_with_present(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_six(page, site, ready)
    page.keyboard.press("f")
    expect(button(page, "Leave the presentation")).to_be_visible()
    button(page, "Step forward").click()
    expect(question(page)).to_be_visible()
    button(page, "Show me").click()
    at_step(page, 1)
