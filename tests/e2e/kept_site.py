"""What the service worker keeps of the site: looked at, lost, spoiled and cleared behind the page's back."""

from typing import Any, Protocol

from opening import wait_for_board
from playwright.sync_api import Page, expect

FILES, VERSIONS, UNPACKED = "undoku-files", "undoku-versions", "undoku-unpacked"
# What people come with: of mail, of advertisements, of nothing at all.
QUERIES = [
    "",
    "?",
    "?ref=mail",
    "?gclid=1",
    "index.html",
    "index.html?x",
    "?utm_source=a&fbclid=b",
    "?a=1&a=2#",
]

_OPEN = """
const open = async (prefix) => {
  const name = (await caches.keys()).find((key) => key.startsWith(prefix));
  return name && caches.open(name);
};
"""
_KEYS = f"""async (prefix) => {{
  {_OPEN}
  const cache = await open(prefix);
  return cache ? (await cache.keys()).map(({{ url }}) => url) : [];
}}"""
_LOSE = f"""async ([prefix, keys]) => {{
  {_OPEN}
  const cache = await open(prefix);
  for (const key of keys) await cache.delete(key);
}}"""
# One byte of each is another.
_SPOIL = f"""async ([prefix, keys]) => {{
  {_OPEN}
  const cache = await open(prefix);
  for (const key of keys) {{
    const kept = await cache.match(key);
    const content = new Uint8Array(await kept.arrayBuffer());
    content[content.length >> 1] ^= 1;
    await cache.put(key, new Response(content, {{ headers: kept.headers }}));
  }}
}}"""
_DROP = """async (prefix) => {
  for (const key of await caches.keys()) if (key.startsWith(prefix)) await caches.delete(key);
}"""


class Asked(Protocol):
    """A page in any browser, where a test can call a function."""

    def evaluate(self, function: str, parameter: Any = ..., /) -> Any:
        """Return what a function says on the page."""


def keys(page: Asked, cache: str = FILES) -> list[str]:
    """Return the addresses under which something lies in a cache."""
    found: list[str] = page.evaluate(_KEYS, cache)
    return sorted(found)


def lose(page: Asked, files: list[str], cache: str = FILES) -> None:
    """Delete files, by their addresses there."""
    page.evaluate(_LOSE, [cache, files])


def spoil(page: Asked, files: list[str], cache: str = FILES) -> None:
    """Change one byte of files, by their addresses there."""
    page.evaluate(_SPOIL, [cache, files])


def drop(page: Asked, cache: str) -> None:
    """Delete a whole cache, or all whose names begin so."""
    page.evaluate(_DROP, cache)


def clear_site_data(page: Page, url: str) -> None:
    """Clear what the browser has of the site, as a reader does in its settings."""
    origin = url.split("/undoku")[0]
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.detach()


def come_back(page: Asked) -> None:
    """Let the page notice at once what it would notice some seconds later."""
    page.evaluate("() => dispatchEvent(new Event('focus'))")


def says_so(page: Page) -> None:
    """Wait until the bar says that the page works offline."""
    expect(page.get_by_text("Works offline", exact=True)).to_be_visible()


def says_nothing(page: Page) -> None:
    """Wait until the bar says that no more."""
    expect(page.get_by_text("Works offline", exact=True)).to_be_hidden()


def starts(page: Page, address: str) -> None:
    """Open an address, and load it again: the boards are there both times."""
    page.goto("about:blank")
    page.goto(address)
    wait_for_board(page, "sudoku")
    page.reload()
    wait_for_board(page, "sudoku")
    assert page.url.startswith(address.partition("#")[0])
