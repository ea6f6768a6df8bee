"""The list that is there again: the one that another took the place of, and the last one after a reload."""

import re

import pytest
from boards import choose
from drafts import reload
from filing import PUZZLE, SEVERAL, dialog, drop, has_rows, many, press, row, said
from opening import open_board
from playwright.sync_api import Page, expect
from serving import Site
from test_library import wait_for_stored

LINES = "\n".join(many(60))
# How many rows of the list that is kept are rated, or cannot be.
RATED = "({ results }) => String(results.columns[1].filter(Boolean).length)"


def test_the_list_before_is_there_again_when_it_is_asked_for(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, LINES, "sixty.txt")
    has_rows(page, 60)
    drop(page, "\n".join(many(3)), "three.txt")
    has_rows(page, 3)
    press(page, "Back to sixty.txt")
    has_rows(page, 60)
    expect(dialog(page).get_by_role("heading", name="sixty.txt")).to_be_visible()
    press(page, "Back to three.txt")
    has_rows(page, 3)


@pytest.mark.parametrize("form", ["plain", "mixed"])
def test_the_last_list_is_there_again_after_a_reload_with_what_came_of_it(
    page: Page, site: Site, form: str
) -> None:
    text = {"plain": f"{PUZZLE}\n{SEVERAL}\n", "mixed": f"{PUZZLE}\nhello\n{SEVERAL}\n"}[form]
    last = text.count("\n")
    open_board(page, site.url)
    drop(page, "\n".join(many(3)), "three.txt")
    has_rows(page, 3)
    drop(page, text, "mine.txt")
    has_rows(page, last)
    press(page, "Rate all")
    said(page, "1 puzzle cannot be rated, all others are.")
    wait_for_stored(page, "lists", RATED, ["2"])
    before = [row(page, line).get_attribute("aria-label") for line in range(1, last + 1)]
    reload(page)
    choose(page, "Open a file…")
    has_rows(page, last)
    expect(dialog(page).get_by_role("heading", name="mine.txt")).to_be_visible()
    for line, name in enumerate(before, 1):
        expect(row(page, line)).to_have_accessible_name(str(name))
    press(page, "Rate all")
    said(page, "There is nothing left to do.")
    press(page, "Solve all")
    said(page, "All are solved.")


@pytest.mark.parametrize("content", ["hello\nworld\n", "hello", "\n#\n"])
def test_a_file_of_which_nothing_can_be_read_takes_no_lists_place(
    page: Page, site: Site, content: str
) -> None:
    open_board(page, site.url)
    drop(page, LINES, "sixty.txt")
    has_rows(page, 60)
    drop(page, content, "hello.txt")
    expect(dialog(page).get_by_role("status").first).to_contain_text(
        re.compile("none can be read|Line 1, character 1|There is no puzzle")
    )
    expect(dialog(page).get_by_role("heading", name="sixty.txt")).to_be_visible()
    has_rows(page, 60)
