"""A page around this one keeps the score of what is done here, by SPLICE (cssplice.org)."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from coursing import ANSWER, GET, REPORT, RESIZE, Course, around, embedded
from playwright.sync_api import Page, expect
from serving import Site
from tasking import items, link, section, solve_first


@pytest.fixture
def course(page: Page, site: Site, fresh: None, tmp_path: Path, faults: list[str]) -> Iterator[Course]:
    with around(page, site, tmp_path / "course", faults) as course:
        yield course


def engine_of(course: Course) -> None:
    course.frame.wait_for_function("document.documentElement.dataset.engine === 'ready'")


def test_score_and_state_go_round(course: Course) -> None:
    frame = course.open(embedded())
    asked = course.asked()
    # An id of the message, and one of the task: nothing else.
    assert asked.keys() == {"subject", "message_id", "activity_id"}
    course.answer(None, user_id="abc", user_model={"more": 1})
    expect(section(frame)).to_contain_text("0 of 2 done")
    engine_of(course)
    # Nothing was done yet: what the course has is left as it is.
    course.settle()
    assert course.told(REPORT) == []
    solve_first(frame)
    report = course.reported(1)
    assert report.keys() == {"subject", "message_id", "activity_id", "score", "state"}
    assert report["activity_id"] == asked["activity_id"]
    assert report["message_id"] != asked["message_id"]
    assert report["score"] == 0.5
    state = report["state"]
    assert state["version"] == 1
    assert [item["solved"] for item in state["items"]] == [True, False]
    assert len(json.dumps(state)) < 2_000
    # The course gives it back the next time, as it was or as a text.
    for kept in (state, json.dumps(state)):
        frame = course.open(embedded())
        assert course.asked()["activity_id"] == asked["activity_id"]
        course.answer(kept)
        expect(items(frame).first).to_contain_text("Solved, 1 try")
        expect(section(frame)).to_contain_text("1 of 2 done")
        course.settle()
        assert course.told(REPORT) == []
    assert course.subjects <= {GET, REPORT, RESIZE}


def test_what_was_done_before_the_answer_is_reported_with_it(course: Course) -> None:
    frame = course.open(embedded())
    course.asked()
    expect(section(frame)).to_contain_text("0 of 2 done")
    engine_of(course)
    solve_first(frame)
    course.settle()
    assert course.subjects <= {GET, RESIZE}
    course.answer(None)
    assert course.reported(1)["score"] == 0.5


@pytest.mark.parametrize(
    "fragment",
    [link(), f"{link()}&embed=0", "board=queens&n=4", f"{link()}&embed=11"],
    ids=["a task", "embed=0", "a board", "embed=11"],
)
def test_nothing_is_sent_where_the_address_does_not_ask_for_it(course: Course, fragment: str) -> None:
    frame = course.open(fragment)
    expect(frame.get_by_role("link", name="Open in Undoku")).to_be_visible()
    # Its address says so later, as that of any frame may.
    course.frame.evaluate("location.hash = 'board=queens&n=5&embed=1'")
    expect(frame.get_by_role("gridcell")).to_have_count(25)
    course.settle()
    assert course.subjects == set()
    assert not [name for name in course.site.asked if name.startswith("splice")]


def test_nothing_is_sent_by_a_page_that_is_in_no_frame(page: Page, site: Site, fresh: None) -> None:
    page.add_init_script("window.heard = []; addEventListener('message', ({ data }) => heard.push(data));")
    page.goto(f"{site.url}#{embedded()}")
    expect(section(page)).to_contain_text("0 of 2 done")
    # Its own parent is itself.
    assert not [name for name in site.asked if name.startswith("splice")]
    assert page.evaluate("heard") == []


def test_the_course_is_told_of_the_height(course: Course) -> None:
    frame = course.open(embedded())
    course.page.wait_for_function(f"told.some(({{ data }}) => data.subject === '{RESIZE}')")
    expect(section(frame)).to_contain_text("0 of 2 done")
    section(frame).get_by_text("Hand it in").click()
    expect(section(frame).get_by_label("Your name")).to_be_visible()
    measure = "() => Math.ceil(document.getElementById('workspace').getBoundingClientRect().bottom + scrollY)"
    height = course.frame.evaluate(measure)
    course.page.wait_for_function(
        f"""told.some(({{ data }}) => data.subject === '{RESIZE}' && Math.abs(data.height - {height}) < 4)"""
    )
    for told in course.told(RESIZE):
        assert told.keys() == {"subject", "message_id", "height"}
        assert 0 < told["height"] <= 4_000


# What else is odd, and is read by the same rules: `tests/js/splice.test.mjs`.
HOSTILE: dict[str, object] = {
    "a large text": "x" * 5_000_000,
    "very many items": {"version": 1, "of": "task", "items": [{"solved": True}] * 100_000},
    "the prototype": '{"version":1,"of":"task x","items":[],"__proto__":{"polluted":1}}',
    "markup": {"version": 1, "of": "<img src=x onerror=alert(1)>", "items": ["<img src=x>"]},
}


@pytest.mark.parametrize("state", HOSTILE.values(), ids=HOSTILE)
def test_a_state_that_is_odd_changes_nothing(course: Course, state: object) -> None:
    frame = course.open(embedded())
    expect(section(frame)).to_contain_text("0 of 2 done")
    course.answer(state)
    course.settle()
    expect(section(frame)).to_contain_text("0 of 2 done")
    expect(section(frame).locator("img")).to_have_count(0)
    assert course.frame.evaluate("({}).polluted === undefined && [].polluted === undefined")
    assert course.told(REPORT) == []


def test_items_of_this_very_task_are_read_within_their_bounds(course: Course) -> None:
    frame = course.open(embedded())
    expect(section(frame)).to_contain_text("0 of 2 done")
    engine_of(course)
    course.answer(None)
    solve_first(frame)
    of = course.reported(1)["state"]["of"]
    odd = [
        {"solved": "yes", "tries": -4, "score": 1e9},
        {"solved": True, "tries": 1e12, "right": "x"},
        {"solved": True},
    ]
    frame = course.open(embedded())
    course.answer({"version": 1, "of": of, "items": odd})
    expect(items(frame).first).to_contain_text("Not begun")
    expect(items(frame).nth(1)).to_contain_text("Solved, 1 try")
    expect(section(frame)).to_contain_text("1 of 2 done")


def test_whoever_is_not_the_parent_or_does_not_know_the_message_gets_nothing(course: Course) -> None:
    frame = course.open(embedded())
    expect(section(frame)).to_contain_text("0 of 2 done")
    asked = course.asked()
    engine_of(course)
    good = {"subject": ANSWER, "message_id": asked["message_id"], "state": None}
    # A frame beside it, which has found out the id.
    course.other.evaluate("speak", good)
    # The page itself, and the parent with another id, no id, another subject, and things that are no message.
    course.frame.evaluate("(data) => postMessage(data, '*')", good)
    for odd in (
        {**good, "message_id": "another"},
        {"subject": ANSWER, "state": None},
        {**good, "message_id": {"toString": asked["message_id"]}},
        {**good, "subject": GET},
        {**good, "subject": [ANSWER]},
        None,
        "SPLICE.getState.response",
        [good],
    ):
        course.page.evaluate("speak", odd)
    course.settle()
    solve_first(frame)
    course.settle()
    assert course.subjects <= {GET, RESIZE}
    assert course.other.evaluate("told") == []
    # The right answer is heard all the same, and only the first one.
    course.answer(None)
    assert course.reported(1)["score"] == 0.5
    course.other.evaluate("speak", good)
    state = {"version": 1, "of": course.told(REPORT)[0]["state"]["of"], "items": [{}, {"solved": True}]}
    course.answer(state)
    course.settle()
    expect(section(frame)).to_contain_text("1 of 2 done")
    assert course.other.evaluate("told") == []
