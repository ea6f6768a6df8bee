"""A finger on a phone, as the browser gets it from the screen."""

import time

from opening import UNHURRIED
from playwright.sync_api import Browser, BrowserContext, Locator, Page

PHONE = {"width": 390, "height": 600}
# Few, so that already the first one is longer than a finger may tremble: one that rests, on a slow machine,
# presses long.
STEPS = 4
# Seconds from one to the next, as the screen says them, however fast the machine is: a finger that rests
# before it is lifted does not throw the page. One that was thrown takes the next press to stop it.
PACE = 0.05
REST = 0.2
# The page scrolls on for a while, and a finger that is put on it then only stops it.
AT_REST = """() => new Promise((resolve) => {
  let [last, frames] = [-1, 0];
  const look = () => {
    frames = scrollY === last ? frames + 1 : 0;
    last = scrollY;
    if (frames > 10) resolve();
    else requestAnimationFrame(look);
  };
  look();
})"""


def phone_of(browser: Browser) -> BrowserContext:
    """Return a phone on whose screen the page has to be scrolled, and where nothing is asked of Python."""
    phone = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    phone.route("**/pyscript/core.js", lambda route: None)
    phone.add_init_script(UNHURRIED)
    return phone


def swipe(page: Page, place: Locator, across: int, down: int, end: str = "touchEnd") -> None:
    """Put a finger on a place, move it, lift it, and wait until the page is at rest."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    move(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, across, down, end)
    page.evaluate(AT_REST)


def move(page: Page, x: float, y: float, across: int, down: int, end: str = "touchEnd") -> None:
    """Put a finger on the screen, move it, let it rest, and lift it; `touchCancel` takes it away."""
    screen = page.context.new_cdp_session(page)
    ended = time.time()
    began = ended - REST - STEPS * PACE
    for step in range(STEPS + 1):
        point = {"x": x + across * step / STEPS, "y": y + down * step / STEPS}
        kind = "touchMove" if step else "touchStart"
        touch = {"type": kind, "touchPoints": [point], "timestamp": began + step * PACE}
        screen.send("Input.dispatchTouchEvent", touch)
    screen.send("Input.dispatchTouchEvent", {"type": end, "touchPoints": [], "timestamp": ended})
    screen.detach()
