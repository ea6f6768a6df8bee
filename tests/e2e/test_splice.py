"""A page around this one keeps the score of what is done here, by SPLICE (cssplice.org): a test plays it."""

import functools
import html
import json
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Frame, FrameLocator, Page, expect
from serving import Site
from tasking import items, link, section, solve_first

# A page on another site: it notes what it is told, from whom; it and a frame beside ours can speak to ours.
PARENT = """<!doctype html><title>A course</title>
<iframe id="frame" src="{src}" width="960" height="720"></iframe>
<iframe id="other" src="other.html"></iframe>
<script>
  window.told = [];
  addEventListener("message", ({{ data, origin, source }}) => {{
    told.push({{ data, origin, isFrame: source === frame.contentWindow }});
  }});
  window.speak = (data, origin = "*") => frame.contentWindow.postMessage(data, origin);
</script>"""
OTHER = """<!doctype html><script>
  window.told = [];
  addEventListener("message", ({ data }) => told.push(data));
  window.speak = (data) => parent.frames[0].postMessage(data, "*");
</script>"""

GET = "SPLICE.getState"
ANSWER = "SPLICE.getState.response"
REPORT = "SPLICE.reportScoreAndState"
RESIZE = "lti.frameResize"


class Course:
    """A page that has this one in a frame, on an origin of its own."""

    def __init__(self, page: Page, folder: Path, site: Site) -> None:
        self.page = page
        self.folder = folder
        self.site = site
        self.url = ""

    def open(self, fragment: str, attributes: str = "") -> FrameLocator:
        """Open the page with what a fragment names in its frame."""
        src = html.escape(f"{self.site.url}#{fragment}")
        parent = PARENT.format(src=src).replace('id="frame"', f'id="frame" {attributes}')
        (self.folder / "course.html").write_text(parent)
        (self.folder / "other.html").write_text(OTHER)
        self.page.goto(f"{self.url}/course.html")
        return self.page.frame_locator("#frame")

    def told(self, subject: str) -> list[dict[str, Any]]:
        """Return what the page was told under a subject by its frame."""
        told = self.page.evaluate("told.filter(({ isFrame }) => isFrame).map(({ data }) => data)")
        return [data for data in told if data.get("subject") == subject]

    def asked(self) -> dict[str, Any]:
        """Wait until the frame has asked for what is kept, and return that."""
        self.page.wait_for_function(f"told.some(({{ data }}) => data.subject === '{GET}')")
        return self.told(GET)[0]

    def answer(self, state: object, **more: object) -> None:
        """Give what is kept."""
        asked = self.asked()
        self.page.evaluate(
            "speak", {"subject": ANSWER, "message_id": asked["message_id"], "state": state, **more}
        )

    def reported(self, number: int) -> dict[str, Any]:
        """Wait for a report, and return it."""
        self.page.wait_for_function(
            f"told.filter(({{ data }}) => data.subject === '{REPORT}').length >= {number}"
        )
        return self.told(REPORT)[number - 1]

    @property
    def frame(self) -> Frame:
        """The frame with this page in it."""
        return next(frame for frame in self.page.frames if frame.url.startswith(self.site.url))

    @property
    def other(self) -> Frame:
        """The frame beside it."""
        return next(frame for frame in self.page.frames if frame.url.endswith("other.html"))

    def settle(self) -> None:
        """Wait until the frame has heard all that it was told, and has said all that it says to that."""
        self.frame.evaluate(
            """() => {
              window.heard = new Promise((resolve) => {
                addEventListener("message", ({ data }) => data === "heard" && resolve());
              });
            }"""
        )
        before = self.page.evaluate("told.length")
        self.page.evaluate("speak('heard')")
        self.frame.evaluate("heard")
        self.frame.evaluate("parent.postMessage({ subject: 'said' }, '*')")
        self.page.wait_for_function(
            "(before) => told.slice(before).some(({ data }) => data.subject === 'said')", arg=before
        )

    @property
    def subjects(self) -> set[str]:
        """What the page was told by anybody."""
        return {*self.page.evaluate("told.map(({ data }) => data.subject)")} - {"said"}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def course(page: Page, site: Site, fresh: None, tmp_path: Path, faults: list[str]) -> Iterator[Course]:
    folder = tmp_path / "course"
    folder.mkdir()
    course = Course(page, folder, site)
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))) as server:
        course.url = f"http://localhost:{server.server_address[1]}"
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield course
        server.shutdown()
    # The course itself is another host.
    faults[:] = [fault for fault in faults if course.url not in fault]


def embedded(**more: object) -> str:
    return f"{link(**more)}&embed=1"


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
