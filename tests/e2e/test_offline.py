"""After one visit the page needs no server, and it never asks another host for anything."""

import pytest
from boards import button, columns, digits, is_tour, moves, show
from opening import wait_for_engine, wait_until_kept
from playwright.sync_api import BrowserContext, Page, Response, expect
from puzzles import SOLUTIONS
from serving import Site

pytestmark = pytest.mark.usefixtures("fresh")


def test_all_three_with_the_server_off(context: BrowserContext, page: Page, site: Site) -> None:
    page.goto(site.url)
    wait_until_kept(page)
    site.stop()
    page.close()
    later = context.new_page()
    for puzzle, solution in SOLUTIONS.items():
        show(later, site.url, f"board=sudoku&givens={puzzle}")
        button(later, "Solve").click()
        expect(later.get_by_role("status")).to_contain_text("One solution")
        assert digits(later) == solution
    show(later, site.url, "board=queens&n=8")
    button(later, "Solve").click()
    expect(later.get_by_role("status")).to_contain_text("92 solutions")
    assert columns(later) == [0, 4, 7, 5, 2, 6, 1, 3]
    show(later, site.url, "board=knight&rows=8&cols=8&start=a1")
    button(later, "Solve").click()
    expect(later.get_by_role("status")).to_contain_text("The tour is")
    assert is_tour(moves(later), 8, 56)


def test_binary_is_compiled_from_an_address(context: BrowserContext, page: Page, site: Site) -> None:
    page.goto(site.url)
    wait_until_kept(page)
    page.evaluate(UNPACKED)
    answers: list[tuple[int, bool]] = []

    def note(response: Response) -> None:
        if response.url.endswith(".asm.wasm"):
            answers.append((response.status, response.from_service_worker))

    context.on("response", note)
    page.reload()
    wait_for_engine(page, "ready")
    assert answers == [(200, True)]
    # A copy that is not what it was is left alone: the packed one is still there.
    page.evaluate(SPOIL)
    page.reload()
    wait_for_engine(page, "ready")
    assert len(answers) == 2


# Waits until the service worker has unpacked the binary.
UNPACKED = """
async () => {
  for (;;) {
    const name = (await caches.keys()).find((key) => key.startsWith("undoku-unpacked"));
    if (name && (await (await caches.open(name)).keys()).length === 1) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
"""

# Puts the shortest module there is into the place of the unpacked binary.
SPOIL = """
async () => {
  const [name] = (await caches.keys()).filter((key) => key.startsWith("undoku-unpacked"));
  const cache = await caches.open(name);
  const [request] = await cache.keys();
  const headers = { "Content-Type": "application/wasm" };
  await cache.put(request, new Response(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]), { headers }));
}
"""


def test_site_is_installable(page: Page, site: Site) -> None:
    page.goto(site.url)
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.evaluate("(link) => fetch(link).then((response) => response.json())", link)
    assert {"name", "icons", "start_url", "display"} <= manifest.keys()
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
