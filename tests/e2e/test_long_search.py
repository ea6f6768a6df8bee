"""A search too long to be kept whole: its first and its last steps, and the gap between them."""

import re
from collections.abc import Callable

import pytest
from boards import button, moves, show
from playwright.sync_api import Page, expect
from serving import Site
from stepping import Search, recorded

SHORTER = Search(
    "board=knight&rows=6&cols=5&start=a6&strategy=fixed-order",
    "knight",
    "fixed-order",
    {"rows": 6, "cols": 5, "start": [0, 0]},
)
BLOG = "board=knight&rows=8&cols=8&start=a1&strategy=fixed-order"
LAST = 35_970_289
PATIENCE = 240_000  # milliseconds


def test_both_ends_of_a_long_search(page: Page, site: Site, ready: Callable[[], None]) -> None:
    watched = recorded(SHORTER)
    last, since = watched.search.steps, watched.search.since
    left_out = since - 900_000
    show(page, site.url, f"{SHORTER.fragment}&step={last}&view=tree")
    ready()
    label, slider = page.locator("#player-label"), page.locator("#player-slider")
    status = page.get_by_role("status")

    def at(step: int) -> None:
        said = f"Step {step:,} of {last:,} with {left_out:,} left out"
        expect(label).to_have_text(said)
        expect(slider).to_have_attribute("aria-valuetext", said)
        expect(page).to_have_url(re.compile(rf"[#&]step={step}(&|$)"))
        moment = watched.moment(step)
        assert moves(page) == moment["values"]
        expect(status).to_have_text(str(moment["sentence"]))

    # The address leads there once the search has come to its end.
    expect(label).to_contain_text("left out", timeout=PATIENCE)
    at(last)
    assert sorted(moves(page)) == list(range(1, 31))
    expect(slider).to_have_attribute("max", "1000001")
    assert slider.input_value() == "1000001"
    expect(page.locator(".overview-legend")).to_contain_text(f"// {left_out:,} steps left out")
    for step in (last - 1, last - 2):
        button(page, "Step back").click()
        at(step)
    # Over the gap, and back.
    slider.evaluate(
        "(slider) => { slider.value = 900000; slider.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    at(900_000)
    button(page, "Step forward").click()
    at(since)
    overview = page.get_by_role("slider", name="Overview of the whole search")
    expect(overview).to_have_attribute("aria-valuetext", f"Step {since:,} of {last:,}")
    overview.press("ArrowLeft")
    at(900_000)
    overview.press("End")
    at(last)
    page.keyboard.press("p")
    expect(status).to_have_text("No solution was found before this step.")


@pytest.mark.long
def test_a_step_that_would_be_left_out_stops_the_counting(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    show(page, site.url, f"{SHORTER.fragment}&step=1800000")
    ready()
    label = page.locator("#player-label")
    said = "Step 1,800,000 of 1,900,001 with 900,000 left out, then stopped"
    expect(label).to_have_text(said, timeout=PATIENCE)


@pytest.mark.long
def test_the_tour_of_the_blog_is_seen_and_stepped_back_from(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    show(page, site.url, f"{BLOG}&step={LAST}")
    ready()
    label = page.locator("#player-label")
    expect(label).to_have_text(f"Step {LAST:,} of {LAST:,} with 34,970,289 left out", timeout=PATIENCE)
    assert sorted(moves(page)) == list(range(1, 65))
    button(page, "Step back").click()
    expect(label).to_contain_text(f"Step {LAST - 1:,} of")
    page.locator("#player-slider").evaluate(
        "(slider) => { slider.value = 900001; slider.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    expect(label).to_contain_text(f"Step {LAST - 100_000:,} of")
