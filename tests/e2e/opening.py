"""Opening a page, with files held back, and waiting for its widgets, for Python, for what is soon over."""

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from boards import show
from live import PAGES
from playwright.sync_api import Locator, Page, Route, expect
from serving import BOOT

# The cursor waits in the board of a page that was opened just now, unless something else has it.
FOCUS = """() => {
  const { activeElement, body } = document;
  // A cell that was just hidden with its board has the focus until the next frame.
  const isElsewhere = activeElement !== body && activeElement.checkVisibility();
  if (isElsewhere || matchMedia("(pointer: coarse)").matches) return;
  const cells = Array.from(document.querySelectorAll("[role=gridcell][tabindex='0']"));
  cells.find((cell) => cell.checkVisibility())?.focus({ preventScroll: true });
}"""
# What Python can be held back by: its download, which a page that is answered here has none of, and the first
# file of the callbacks.
DOWNLOAD = "**/pyodide-*.gzip"
CALLBACKS = "**/py/app/main.py"
# A page that gives nothing up, however long it takes.
PATIENT = "window.setInterval = () => 0;"
# A page whose seconds, after which it gives something up, pass when `pass_seconds` is called, and not before.
WAITING = """{
  const { setInterval } = window;
  const wait = (act) => {
    let heard = 0;
    return setInterval(() => {
      if (heard === window.passed) return;
      heard += 1;
      act();
    }, 10);
  };
  window.passed = 0;
  window.setInterval = (act, ms) => (ms === 1000 ? wait(act) : setInterval(act, ms));
}"""
# A page whose seconds, after which it gives something up, are ten times as long.
UNHURRIED = """{
  const { setInterval } = window;
  window.setInterval = (act, ms) => setInterval(act, ms === 1000 ? 10 * ms : ms);
}"""


def open_board(page: Page, url: str, fragment: str = "") -> None:
    """Open an address and wait until its board can be used; Python may still be on its way."""
    show(page, url, fragment)
    board = re.search("board=(sudoku|queens|knight)", fragment)
    wait_for_board(page, board[1] if board else "sudoku")
    if page in PAGES:
        page.evaluate(FOCUS)


def from_the_start(page: Page, script: str) -> None:
    """Run a script before those of a page that is opened then; in the one that all tests use at once."""
    if page in PAGES:
        page.evaluate(script)
    else:
        page.add_init_script(script)


def pass_seconds(page: Page, seconds: int) -> None:
    """Let seconds pass for all that is and will be waited for by a page that is `WAITING`."""
    page.evaluate("(seconds) => { window.passed = seconds; }", seconds)


def follow(page: Page, fragment: str) -> None:
    """Follow a link to the page that is open, as when an address is pasted over its own."""
    page.evaluate("fragment => { location.hash = fragment; }", fragment)


def wait_for_board(page: Page, name: str) -> None:
    """Wait until a board can be used: what was kept is on it, and keys are heard at once."""
    # A promise counts as true where a function is waited for, so this one is waited for by itself.
    page.wait_for_function("window.widgets !== undefined")
    page.evaluate("widgets.there")
    page.wait_for_function("(name) => window.undoku?.engine && undoku.board === name", arg=name)
    if name == "sudoku":
        # Which cells must differ comes as a file of its own: before it, nothing clashes or is a candidate.
        page.locator("#sudoku .peer").first.wait_for(state="attached")


def wait_for_engine(page: Page, state: str) -> None:
    """Wait until Python is ready, or has failed."""
    page.wait_for_function(
        "(state) => document.documentElement?.dataset.engine === state", arg=state, timeout=BOOT
    )


def wait_until_kept(page: Page) -> None:
    """Wait until the site is kept, and this page gets it from there: it needs no server any more."""
    expect(page.get_by_text("Works offline")).to_be_visible()
    page.wait_for_function("navigator.serviceWorker.controller", timeout=BOOT)


def wait_for_glide(page: Page) -> None:
    """Wait until the board stands where it glides to when the mode is another."""
    page.locator(".stage").evaluate("(it) => Promise.all(it.getAnimations().map((glide) => glide.finished))")


# Looks at an element whenever it changes, until something is seen; then a button is pressed, if there is one.
GLIMPSE = """(element, [pattern, attribute, button]) => {
  const found = { isSeen: false };
  const look = () => {
    const text = attribute ? element.getAttribute(attribute) : element.textContent;
    if (!new RegExp(pattern).test(text)) return;
    found.isSeen = true;
    observer.disconnect();
    button?.click();
  };
  const observer = new MutationObserver(look);
  observer.observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
  return found;
}"""


@contextmanager
def glimpse(
    element: Locator, pattern: str, attribute: str | None = None, press: Locator | None = None
) -> Iterator[None]:
    """Do something, and wait until an element's text, or an attribute of it, has had what may soon be over.

    It is looked for from before on, at every change: `expect` looks once a second, and begins afterwards. A
    button to `press` then is pressed at once.
    """
    found = element.evaluate_handle(GLIMPSE, [pattern, attribute, press and press.element_handle()])
    yield
    element.page.wait_for_function("(found) => found.isSeen", arg=found, timeout=BOOT)


def pressed_stop(page: Page) -> AbstractContextManager[None]:
    """Press Stop as soon as what is done lets it be pressed: what it ends may soon be over by itself."""
    return glimpse(page.locator("#stop"), "^null$", "hidden", press=page.locator("#stop"))


def hold_python(page: Page, files: str = DOWNLOAD) -> Callable[[], None]:
    """Let a page that is opened now wait for Python, however long, until what is returned is called."""
    page.add_init_script(PATIENT)
    return hold(page, files)


def hold(page: Page, files: str) -> Callable[[], None]:
    """Let no such file through until what is returned is called."""
    held: list[Route] = []
    is_open = False
    page.route(files, lambda route: route.continue_() if is_open else held.append(route))

    def release() -> None:
        nonlocal is_open
        is_open = True
        for route in held:
            route.continue_()

    return release


# What is imported has run, and so has what was waiting for it.
ARRIVED = "(file) => import(file)"
IDLE = "!document.documentElement.hasAttribute('data-busy')"


def let_arrive(page: Page, files: str, release: Callable[[], None]) -> None:
    """Let a file that was held back arrive, and what waits for it come to its end."""
    with page.expect_response(files) as answer:
        release()
    page.evaluate(ARRIVED, answer.value.url)
    page.wait_for_function(IDLE)
