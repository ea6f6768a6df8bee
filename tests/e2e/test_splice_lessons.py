"""A page around this one keeps the place in a lesson and its score, by SPLICE (cssplice.org)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from coursing import GET, REPORT, RESIZE, Course, around, embedded
from playwright.sync_api import FrameLocator, Locator, Page, expect
from serving import Site
from tasking import items, open_item

GROWS = "board=queens&n=4&lesson=grows&embed=1"


@pytest.fixture
def course(page: Page, site: Site, fresh: None, tmp_path: Path, faults: list[str]) -> Iterator[Course]:
    with around(page, site, tmp_path / "course", faults) as course:
        yield course


def grows(frame: FrameLocator, heading: str) -> Locator:
    """Wait until a lesson is at the screen of a heading."""
    lesson = frame.get_by_role("region", name="How it grows")
    expect(lesson.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    return lesson


def go_on(lesson: Locator) -> None:
    lesson.get_by_role("button", name="Next", exact=True).click()


def test_a_lesson_reports_what_is_done_and_comes_back_at_its_place(course: Course) -> None:
    lesson = grows(course.open(GROWS), "One board, two boards")
    asked = course.asked()
    course.answer(None)
    course.settle()
    assert course.told(REPORT) == []
    go_on(lesson)
    report = course.reported(1)
    assert (report["score"], report["activity_id"]) == (0, asked["activity_id"])
    assert report["state"] == {"version": 1, "of": "lesson grows", "items": [{"at": 1, "done": [0]}]}
    lesson.get_by_role("textbox", name="Times as many calls").fill("3")
    lesson.get_by_role("button", name="Check", exact=True).click()
    report = course.reported(2)
    assert 0 < report["score"] < 1
    assert report["state"]["items"] == [{"at": 1, "done": [0, 1]}]
    # It is the same lesson, whichever of its screens the address names.
    for fragment in (GROWS, GROWS.replace("grows", "grows.4")):
        frame = course.open(fragment)
        assert course.asked()["activity_id"] == asked["activity_id"]
        course.answer(report["state"])
        lesson = grows(frame, "Five")
        course.settle()
        assert course.told(REPORT) == []
    go_on(lesson)
    assert course.reported(1)["state"]["items"] == [{"at": 2, "done": [0, 1]}]
    assert course.subjects <= {GET, REPORT, RESIZE}


def test_of_a_lesson_nobody_hears_before_it_has_answered_and_odd_places_are_left_out(course: Course) -> None:
    lesson = grows(course.open(GROWS), "One board, two boards")
    go_on(lesson)
    course.settle()
    assert course.subjects <= {GET, RESIZE}
    assert course.other.evaluate("told") == []
    odd = [{"at": 1e9, "done": [1e9, -1, "1", {"at": 1}]}, {"at": 3}]
    course.answer({"version": 1, "of": "lesson grows", "items": odd})
    assert course.reported(1)["state"]["items"] == [{"at": 1, "done": [0]}]
    grows(course.page.frame_locator("#frame"), "Five")


def test_a_lesson_of_a_task_leaves_the_score_to_the_task(course: Course) -> None:
    frame = course.open(embedded(p=["", "", ""], b=[], e=[["lesson", "grows", 1]]))
    course.answer(None)
    open_item(frame, "Lesson: How it grows")
    lesson = grows(frame, "One board, two boards")
    while (end := lesson.get_by_role("button", name="Finish", exact=True)).count() == 0:
        go_on(lesson)
    end.click()
    # What it asks was passed over: that is a try.
    expect(items(frame).first).to_contain_text("Not yet, 1 try")
    report = course.reported(1)
    assert report["score"] == 0
    assert report["state"]["of"].startswith("task ")
