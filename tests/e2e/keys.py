"""Presses of another language's keyboard or of a number pad, as the browser tells the page of them."""

from playwright.sync_api import Page

SHIFT, CTRL, ALT = ("shiftKey",), ("ctrlKey",), ("altKey",)
# What Windows says of AltGr: it is also told from these two.
ALT_GR = ("ctrlKey", "altKey", "modifierAltGraph")
LOCK = ("modifierNumLock",)
CAPS = ("modifierCapsLock",)

PRESS = """([key, code, on]) => {
  const states = Object.fromEntries(on.map((name) => [name, true]));
  const event = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...states });
  return !document.activeElement.dispatchEvent(event);
}"""


def press_key(page: Page, key: str, code: str, *on: str) -> bool:
    """Press a key where the focus is, and tell whether it was the page's."""
    return page.evaluate(PRESS, [key, code, on])
