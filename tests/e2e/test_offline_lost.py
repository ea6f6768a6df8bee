"""Whenever the bar says "Works offline" the address in it starts offline; what is lost is fetched again."""

import pytest
from kept_site import (
    QUERIES,
    clear_site_data,
    come_back,
    drop,
    keys,
    lose,
    says_nothing,
    says_so,
    spoil,
    starts,
)
from opening import PATIENT
from playwright.sync_api import Page
from serving import BOOT, Fault, Site

pytestmark = pytest.mark.usefixtures("fresh")


def test_any_query_starts_offline(page: Page, site: Site) -> None:
    page.goto(f"{site.url}?ref=mail")
    says_so(page)
    site.stop()
    for query in QUERIES[1:8:3]:
        starts(page, site.url + query)
    # What is no page of the site is the browser's to answer for.
    assert page.evaluate("fetch('./no-such-page?x').then(() => 'came', () => 'did not')") == "did not"
    says_so(page)


def test_files_that_are_lost_come_back(page: Page, site: Site) -> None:
    page.goto(site.url)
    says_so(page)
    all_of_them = keys(page)
    site.stop()
    lose(page, all_of_them[::3])
    come_back(page)
    says_nothing(page)
    site.resume()
    come_back(page)
    says_so(page)
    assert keys(page) == all_of_them
    # A part of the page that is not what it was is not used, and not kept.
    spoil(page, [key for key in all_of_them if "/js/" in key or "index.html" in key])
    starts(page, site.url)
    says_so(page)
    drop(page, "")
    page.reload()
    says_so(page)
    assert keys(page) == all_of_them
    site.stop()
    starts(page, site.url)


def test_what_happens_during_a_look_is_looked_at_after_it(page: Page, site: Site) -> None:
    # It does not look by itself.
    page.add_init_script(PATIENT)
    page.goto(site.url)
    says_so(page)
    page.evaluate("undoku.fetched")
    late = next(key for key in keys(page) if "/settings-" in key)
    site.fault("settings-*.js", Fault.STALLED)
    lose(page, [late])
    come_back(page)
    assert site.stalled.wait(BOOT / 1000)
    says_nothing(page)
    come_back(page)
    # What goes on fails, for the last time.
    site.fault("settings-*.js", Fault.MISSING, times=1)
    site.mended.set()
    says_so(page)
    assert late in keys(page)


def test_what_is_lost_during_a_look_is_said_before_its_end(page: Page, site: Site) -> None:
    page.goto(site.url)
    says_so(page)
    late, lost = (next(key for key in keys(page) if name in key) for name in ("/settings-", "/menu-"))
    # A look takes as long as the network does to fetch what is not what it was.
    site.fault("settings-*.js", Fault.STALLED, times=1)
    spoil(page, [late])
    come_back(page)
    assert site.stalled.wait(BOOT / 1000)
    lose(page, [lost])
    come_back(page)
    says_nothing(page)
    site.mended.set()
    says_so(page)
    assert lost in keys(page)


def test_site_data_is_cleared_in_an_open_tab(page: Page, site: Site) -> None:
    page.goto(site.url)
    says_so(page)
    all_of_them = keys(page)
    site.stop()
    clear_site_data(page, site.url)
    come_back(page)
    says_nothing(page)
    site.resume()
    come_back(page)
    says_so(page)
    assert keys(page) == all_of_them
    site.stop()
    starts(page, site.url)
