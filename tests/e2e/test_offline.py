"""After one visit the page needs no server, and it never asks another host for anything."""

from boards import button, columns, digits, is_tour, moves, show
from playwright.sync_api import BrowserContext, Page, expect
from puzzles import SOLUTIONS
from serving import BOOT, Site


def test_all_three_with_the_server_off(context: BrowserContext, page: Page, site: Site) -> None:
    page.goto(site.url)
    page.wait_for_function("navigator.serviceWorker.controller", timeout=BOOT)
    site.stop()
    page.close()
    later = context.new_page()
    for puzzle, solution in SOLUTIONS.items():
        show(later, site.url, f"board=sudoku&givens={puzzle}")
        button(later, "Solve").click()
        expect(later.get_by_role("status")).to_contain_text("One solution", timeout=BOOT)
        assert digits(later) == solution
    show(later, site.url, "board=queens&n=8")
    button(later, "Solve").click()
    expect(later.get_by_role("status")).to_contain_text("92 solutions", timeout=BOOT)
    assert columns(later) == [0, 4, 7, 5, 2, 6, 1, 3]
    show(later, site.url, "board=knight&rows=8&cols=8&start=a1")
    button(later, "Solve").click()
    expect(later.get_by_role("status")).to_contain_text("The tour is", timeout=BOOT)
    assert is_tour(moves(later), 8, 56)


def test_site_is_installable(page: Page, site: Site) -> None:
    page.goto(site.url)
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.evaluate("(link) => fetch(link).then((response) => response.json())", link)
    assert {"name", "icons", "start_url", "display"} <= manifest.keys()
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
