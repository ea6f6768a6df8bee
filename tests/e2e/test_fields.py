"""Sizes and squares that are typed into fields: what is no good is said, and changes nothing."""

import pytest
from boards import (
    KNIGHT,
    button,
    columns,
    labels,
    moves,
)
from opening import open_board
from playwright.sync_api import Page, expect
from serving import Site


@pytest.mark.parametrize("text", ["0", "eight"])
def test_bad_size_stays_typed_and_changes_nothing(page: Page, site: Site, text: str) -> None:
    open_board(page, site.url, "board=queens&n=6")
    field = page.get_by_role("textbox", name="N", exact=True)
    field.fill(text)
    field.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("N is a whole number from 1 to 1,000")
    expect(field).to_have_value(text)
    expect(field).to_have_attribute("aria-invalid", "true")
    assert columns(page) == [-1] * 6
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("N is a whole number")
    expect(field).to_be_focused()
    field.fill("5")
    field.press("Enter")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    assert columns(page) == [-1] * 5


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("Rows", "0", "a whole number from 1 to 1,000"),
        ("Columns", "five", "a whole number from 1 to 1,000"),
        ("Start", "z99", "Squares go from a1, bottom left, to h8"),
        ("Start", "", "Squares go from a1"),
        ("End", "a9", "Squares go from a1"),
    ],
)
def test_bad_knight_fields(page: Page, site: Site, name: str, text: str, sentence: str) -> None:
    open_board(page, site.url, "board=knight")
    before = labels(page, KNIGHT)
    field = page.get_by_role("textbox", name=name, exact=True)
    field.fill(text)
    field.press("Enter")
    expect(page.get_by_role("status")).to_contain_text(sentence)
    expect(field).to_have_attribute("aria-invalid", "true")
    assert labels(page, KNIGHT) == before


def test_smaller_board_says_what_it_lost(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight&start=h8")
    field = page.get_by_role("textbox", name="Rows")
    field.fill("5")
    field.press("Enter")
    status = page.get_by_role("status")
    expect(status).to_have_text("h8 is not on a 5 by 8 board; the tour starts at a1.")
    expect(page.get_by_role("textbox", name="Start")).to_have_value("a1")
    page.get_by_role("textbox", name="End").fill("h4")
    columns_field = page.get_by_role("textbox", name="Columns")
    columns_field.fill("5")
    columns_field.press("Enter")
    expect(status).to_have_text("h4 is not on a 5 by 5 board; the tour may end anywhere.")
    expect(page.get_by_role("textbox", name="End")).to_have_value("")


def test_the_same_size_leaves_the_tour_and_its_verdict(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("The tour is")
    field = page.get_by_role("textbox", name="Columns")
    field.fill("8")
    field.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("The tour is")
    assert sorted(moves(page)) == list(range(1, 65))


def test_a_good_value_ends_the_complaint(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=8")
    field = page.get_by_role("textbox", name="N", exact=True)
    for text, words in [("0", "N is a whole number"), ("8", "Choose N and press Solve.")]:
        field.fill(text)
        field.press("Enter")
        expect(page.get_by_role("status")).to_contain_text(words)


@pytest.mark.browser_context_args(locale="de-DE")
def test_numbers_are_those_of_the_pages_language(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, "board=queens&n=1,000")
    expect(page.get_by_role("img", name="An empty 1,000 by 1,000 board")).to_be_visible()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("1,000 queens placed")
