"""What the bar says of offline in a tab of any browser: by query, by visit, and by what is lost meanwhile."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, NamedTuple, Protocol

from kept_site import FILES, UNPACKED, VERSIONS, Asked, come_back, drop, keys, lose
from serving import Site

# What people come with, and what is behind the address of a board.
QUERIES = ["", "?", "?ref=mail", "?gclid=1", "index.html?x", "?ref=mail#board=queens&n=6"]
VISITS = 3

IS_SAID = """
(words, isSaid) => {
  const bar = document.getElementById("progress-words");
  return (bar.checkVisibility() && bar.textContent === words) === isSaid;
}
"""
IS_THERE = "(board) => window.undoku?.engine && undoku.board === board"
IS_READY = f"""
(board) => ({IS_THERE})(board) && document.documentElement.dataset.engine === "ready"
"""
# Python's binary is unpacked some time after the page has heard that all is kept.
HAVE_ENTRIES = """
async (prefixes) => {
  const names = await caches.keys();
  for (const prefix of prefixes) {
    const name = names.find((one) => one.startsWith(prefix));
    if (!name || (await (await caches.open(name)).keys()).length === 0) return false;
  }
  return true;
}
"""
UNREGISTER = """
async () => {
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
}
"""


class Tab(Asked, Protocol):
    """A tab of some browser."""

    def wait_for(self, function: str, *parameters: Any) -> Any:
        """Wait until a function says something true on the page."""

    def go(self, address: str) -> None:
        """Open an address: a fresh load."""

    def another_tab(self) -> AbstractContextManager[None]:
        """Be in another tab until the block ends."""

    def clear_site_data(self) -> None:
        """Clear what the browser has of the site."""

    def go_offline(self) -> None:
        """Take the network away, where a browser has a switch for that."""

    def go_online(self) -> None:
        """Give it back."""


class Loss(NamedTuple):
    """What loses something, and whether the page starts offline all the same."""

    act: Callable[[Tab], object]
    is_harmless: bool = False


def one_file(part: str, cache: str = FILES) -> Callable[[Tab], None]:
    """Return what loses the first file in whose address there is a part."""

    def act(tab: Tab) -> None:
        lose(tab, [next(key for key in keys(tab, cache) if part in key)], cache)

    return act


LOSSES = {
    "nothing": Loss(lambda tab: None, is_harmless=True),
    "the files": Loss(lambda tab: drop(tab, FILES)),
    "the versions": Loss(lambda tab: drop(tab, VERSIONS), is_harmless=True),
    "the unpacked binary": Loss(lambda tab: drop(tab, UNPACKED), is_harmless=True),
    "every third file": Loss(lambda tab: lose(tab, keys(tab)[::3])),
    "the page": Loss(one_file("/index.html")),
    "a script": Loss(one_file("/chunk-")),
    "a late room": Loss(one_file("/settings-")),
    "Python's binary": Loss(one_file(".asm.wasm.gzip")),
    "what is in the cache of versions": Loss(one_file("", VERSIONS), is_harmless=True),
    "what is in the cache of the unpacked binary": Loss(one_file("", UNPACKED), is_harmless=True),
    "the service worker": Loss(lambda tab: tab.evaluate(UNREGISTER)),
    "all site data": Loss(lambda tab: tab.clear_site_data()),
}


class Visits:
    """An address in a tab, visited several times, in each visit of which much is lost."""

    def __init__(self, tab: Tab, site: Site, address: str) -> None:
        self.tab = tab
        self.site = site
        self.address = address
        self.board = "queens" if "board=queens" in address else "sudoku"

    def first(self) -> None:
        """Visit the address for the first time."""
        self.tab.go(self.address)
        self.tab.wait_for(IS_READY, self.board)

    def again(self) -> None:
        """Visit what stands in the bar, with no network, and use it: Python is there, too."""
        self.has_network(False)
        self.tab.go(self.shown())
        self.tab.wait_for(IS_READY, self.board)
        self.has_network(True)

    def cell(self, loss: Loss) -> None:
        """Lose something of what is kept, with no network; have it back; start without a network."""
        self.is_kept()
        kept = keys(self.tab)
        self.has_network(False)
        loss.act(self.tab)
        come_back(self.tab)
        self.says(loss.is_harmless)
        if not loss.is_harmless:
            self.has_network(True)
            come_back(self.tab)
            self.says(True)
            assert keys(self.tab) == kept
            self.has_network(False)
        address = self.shown()
        with self.tab.another_tab():
            self.tab.go(address)
            self.tab.wait_for(IS_THERE, self.board)
        self.has_network(True)
        come_back(self.tab)
        self.is_kept()

    def shown(self) -> str:
        """Return what stands in the bar, where the query has stayed."""
        address: str = self.tab.evaluate("() => location.href")
        assert address.startswith(self.address.partition("#")[0])
        return address

    def has_network(self, is_there: bool) -> None:
        if is_there:
            self.site.resume()
            self.tab.go_online()
        else:
            self.tab.go_offline()
            self.site.stop()

    def is_kept(self) -> None:
        """Wait until all is kept, and that is said."""
        self.says(True)
        self.tab.wait_for(HAVE_ENTRIES, [FILES, VERSIONS, UNPACKED])

    def says(self, is_said: bool) -> None:
        """Wait until the bar says that the page works offline, or does not."""
        self.tab.wait_for(IS_SAID, "Works offline", is_said)


def lose_each(tab: Tab, site: Site, address: str) -> int:
    """Lose one file after another, with no network, and have it back; return how many there are."""
    visits = Visits(tab, site, address)
    visits.first()
    visits.is_kept()
    kept = keys(tab)
    for key in kept:
        visits.has_network(False)
        lose(tab, [key])
        come_back(tab)
        visits.says(False)
        visits.has_network(True)
        come_back(tab)
        visits.says(True)
        assert keys(tab) == kept
    return len(kept)


def walk(tab: Tab, site: Site, address: str, losses: dict[str, Loss] = LOSSES) -> int:
    """Go through the visits of an address, and all losses in each; return how many these were."""
    visits = Visits(tab, site, address)
    visits.first()
    for number in range(VISITS):
        if number > 0:
            visits.again()
        for loss in losses.values():
            visits.cell(loss)
    visits.again()
    return VISITS * len(losses)
