"""Somebody who visits the page in Firefox or WebKit, and knows it by roles and names."""

import base64
import contextlib
from collections.abc import Iterator
from typing import Any

from drivers import Driver

# Milliseconds for whatever is waited for: a machine as busy as it gets, on which Python starts from nothing.
PATIENCE = 120_000
# What WebDriver calls an element, and keys that are no characters.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"ArrowRight": "\ue014", "End": "\ue010"}

# Calls a function, where asked to again and again until what it says is true.
CALL = """
const [until, ...parameters] = arguments;
const done = parameters.pop();
const call = async () => (%s)(...parameters);
const look = () =>
  call().then(
    (value) => (value || !until ? done({ value }) : setTimeout(look, 50)),
    (error) => done({ error: String(error) }),
  );
look();
"""
# The element with a role and a name, if it can be seen.
FIND = """
(role, name) => {
  const inputs = { slider: "range", radio: "radio", checkbox: "checkbox" };
  const plain = role === "button" ? "button" : `input[type=${inputs[role] ?? "no-such-element"}]`;
  const nameOf = (element) =>
    element.getAttribute("aria-label") ??
    document.getElementById(element.getAttribute("aria-labelledby"))?.textContent ??
    (element.closest("label") ?? element).innerText ??
    "";
  return Array.from(document.querySelectorAll(`[role=${role}], ${plain}:not([role])`)).find(
    (element) => element.checkVisibility() && nameOf(element).trim() === name,
  );
}
"""
# The same, and whatever a press meets instead, because the page moved under it, does not hear of it.
AIM = f"""
(role, name) => {{
  const element = ({FIND})(role, name);
  if (!element) return null;
  const aim = new AbortController();
  window.met = null;
  for (const kind of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {{
    const heard = (event) => {{
      const met = element.contains(event.target);
      if (!met) {{
        event.preventDefault();
        event.stopImmediatePropagation();
      }}
      if (kind !== "click") return;
      window.met = met ? "what was aimed at" : "something else";
      aim.abort();
    }};
    window.addEventListener(kind, heard, {{ capture: true, signal: aim.signal }});
  }}
  return element;
}}
"""
EDGES = f"""
(...of) => {{
  const box = ({FIND})(...of)?.getBoundingClientRect();
  return box && [box.left, box.top, box.right, box.bottom];
}}
"""
STATUS = """
(words) => {
  const sentence = document.querySelector("[role=status]").textContent;
  return sentence.includes(words) && sentence;
}
"""
LABELS = f"""
(board) => Array.from(
  ({FIND})("grid", board).querySelectorAll("[role=gridcell]"),
  (cell) => cell.getAttribute("aria-label"),
)
"""
# Follows a link from the page as it is on a first visit, and waits until what it names is shown: the entry in
# the history is noted then.
FOLLOW = """
async (fragment) => {
  await undoku.reset();
  location.hash = fragment;
  while (history.state === null) await new Promise((resolve) => setTimeout(resolve, 10));
}
"""
# All that scripts can clear of what is stored.
CLEAR = """async () => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  // Those that are open are gone when they are closed.
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  localStorage.clear();
  sessionStorage.clear();
}"""


class Visitor:
    """Somebody in front of one window of a browser."""

    def __init__(self, driver: Driver, port: int) -> None:
        self.driver = driver
        self.url = f"http://{driver.host}:{port}/undoku/"
        # Whether the page stays for the next visitor: then a board is opened on it as it is.
        self.stays = False
        driver.ask("SetTimeouts", script=PATIENCE, pageLoad=PATIENCE)
        driver.ask("SetWindowRect", width=1300, height=1000)

    @property
    def browser(self) -> str:
        """What the browser is called."""
        return type(self.driver).__name__

    def open(self, fragment: str) -> None:
        """Open a board as somebody who was sent it."""
        if self.stays:
            self.evaluate(FOLLOW, fragment)
        else:
            self.go(f"{self.url}#{fragment}")

    def go(self, address: str) -> None:
        """Open an address: a fresh load, even from the same page."""
        self.driver.ask("Navigate", url="about:blank")
        self.driver.ask("Navigate", url=address)

    @contextlib.contextmanager
    def another_tab(self) -> Iterator[None]:
        """Be in another tab until the block ends."""
        here = self.driver.ask("GetWindowHandle")
        self.driver.ask("SwitchToWindow", handle=self.driver.ask("NewWindow", type="tab")["handle"])
        yield
        self.driver.ask("CloseWindow")
        self.driver.ask("SwitchToWindow", handle=here)

    def clear_site_data(self) -> None:
        """Clear what the browser has of the site; where only its settings can, what scripts can clear."""
        if not self.driver.clear(self.evaluate("() => location.href")):
            self.evaluate(CLEAR)

    def go_offline(self) -> None:
        """Take the network away, where the browser has a switch for that; the server's is the test's."""
        self.driver.go_offline()

    def go_online(self) -> None:
        """Give it back."""
        self.driver.go_online()

    def evaluate(self, function: str, *parameters: Any) -> Any:
        """Return what a function says on the page."""
        return self._call(function, False, *parameters)

    def wait_for(self, function: str, *parameters: Any) -> Any:
        """Wait until a function says something true on the page, and return that."""
        return self._call(function, True, *parameters)

    def _call(self, function: str, *parameters: Any) -> Any:
        answer = self.driver.ask("ExecuteAsyncScript", script=CALL % function, args=parameters)
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def wait_for_engine(self, state: str) -> None:
        """Wait until Python is ready, or has failed."""
        self.wait_for("(state) => document.documentElement.dataset.engine === state", state)

    def press(self, role: str, name: str) -> None:
        """Wait for something with a role and a name to be seen; click in its middle until that is met."""
        met = ""
        while met != "what was aimed at":
            self.driver.ask("ElementClick", id=self.wait_for(AIM, role, name)[ELEMENT])
            met = self.wait_for("() => window.met")

    def type(self, key: str) -> None:
        """Press a key, whatever has the focus."""
        strokes = [{"type": kind, "value": KEYS.get(key, key)} for kind in ("keyDown", "keyUp")]
        self.driver.ask("PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": strokes}])

    def hears(self, words: str) -> str:
        """Wait until these words are part of the status, and return all of it."""
        return self.wait_for(STATUS, words)

    def labels(self, board: str) -> list[str]:
        """Return the names of a board's cells, in reading order."""
        return self.evaluate(LABELS, board)

    def printed(self, width: float, height: float, margin: float) -> bytes:
        """Return the page as PDF, on paper of this size in centimetres."""
        margins = dict.fromkeys(("top", "right", "bottom", "left"), margin)
        paper = {"width": width, "height": height}
        return base64.b64decode(
            self.driver.ask("Print", page=paper, margin=margins, shrinkToFit=False, background=False)
        )

    def window(self) -> bytes:
        """Return a picture of the window, as PNG."""
        return base64.b64decode(self.driver.ask("TakeScreenshot", full=False))

    def edges(self, role: str, name: str) -> list[float]:
        """Return where something is in the window: left, top, right and bottom."""
        return self.wait_for(EDGES, role, name)
