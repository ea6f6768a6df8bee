"""Opening a search on the page, and recording the same one beside it."""

import re
from typing import NamedTuple

from boards import button, mode
from playwright.sync_api import Page, expect

from undoku.watch.watched import Watched

# In one go: where Stop comes over a button between the press of a mouse and its release, neither is pressed.
PRESS = """(button) => new Promise((resolve) => {
  const press = () => {
    if (!button.checkVisibility({ visibilityProperty: true })) return requestAnimationFrame(press);
    button.focus();
    button.click();
    resolve();
  };
  press();
})"""


class Search(NamedTuple):
    """A search as an address names it, and as the engine is asked for it."""

    fragment: str
    board: str
    strategy: str
    question: dict[str, object]


def recorded(search: Search) -> Watched:
    watched = Watched(search.board, search.strategy, search.question)
    while not watched.search.advance(10_000):
        pass
    return watched


def watch(page: Page) -> None:
    """Turn to Watch, which opens the search of what is on the board."""
    # While the page opens a press is kept for it: the button is on as soon as the board is there.
    mode(page, "Watch").click()
    expect(mode(page, "Watch")).to_be_checked()


def open_search(page: Page, strategy: str) -> None:
    watch(page)
    page.get_by_label("Strategy").select_option(strategy)
    button(page, "Step through").evaluate(PRESS)
    # The label may still be that of the search before; the focus goes to the player with the new one.
    expect(page.locator("#player-slider")).to_be_focused()
    at_step(page, 0, whole=True)


def at_step(page: Page, step: int, whole: bool = False) -> None:
    """Wait until a search is shown at a step; what a hidden player says is of another search.

    `whole`: until it is recorded to its end as well.
    """
    label = page.locator("#player-label").filter(visible=True)
    end = r"[\d,]*$" if whole else ""
    expect(label).to_have_text(re.compile(f"^Step {step:,} of [1-9]{end}"))
