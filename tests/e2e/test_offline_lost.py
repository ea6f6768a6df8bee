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
from playwright.sync_api import Page
from serving import Site

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
