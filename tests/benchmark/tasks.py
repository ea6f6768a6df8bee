"""What a page works in one go: on a machine that others use, most of a gap is waiting for a turn."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

CATEGORIES = ["disabled-by-default-devtools.timeline"]
SIZE = 400_000  # kilobytes of what is traced


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[float]]:
    """Give a list; at the end it has the processor's milliseconds of each task of the page's main thread."""
    session = browser.new_browser_cdp_session()
    events: list[dict[str, object]] = []
    ended: list[object] = []
    tasks: list[float] = []
    session.on("Tracing.dataCollected", lambda given: events.extend(given["value"]))
    session.on("Tracing.tracingComplete", lambda given: ended.append(given))
    config = {"includedCategories": CATEGORIES, "traceBufferSizeInKb": SIZE}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    yield tasks
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    ran = [event for event in events if event["name"] == "RunTask"]
    # The page's is the thread whose scripts ask for timers.
    timers = Counter(event["tid"] for event in events if event["name"] == "TimerInstall")
    ((main, _),) = timers.most_common(1)
    tasks += [float(event.get("tdur", 0)) / 1000 for event in ran if event["tid"] == main]  # type: ignore[arg-type]
    session.detach()
