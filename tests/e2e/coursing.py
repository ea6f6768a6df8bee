"""A page on another site that has this one in a frame and keeps the score, by SPLICE: a test plays it."""

import functools
import html
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, FrameLocator, Page
from serving import Site
from tasking import link

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


@contextmanager
def around(page: Page, site: Site, folder: Path, faults: list[str]) -> Iterator[Course]:
    """Serve a course whose files are in a folder, for as long as this is in use."""
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
