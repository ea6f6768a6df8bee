"""Four new puzzles on one sheet, a level for each, with their solutions at the end."""

import re
from collections.abc import Callable

from boards import choose, digits
from opening import open_board
from playwright.sync_api import Page, expect
from serving import Site


def test_four_new_ones_are_printed_with_their_solutions(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url)
    ready()
    choose(page, "Print…")
    dialog = page.get_by_role("dialog", name="Print")
    dialog.get_by_label("Level of puzzle 4").select_option("Easy")
    dialog.get_by_role("button", name="Make four").click()
    expect(dialog.get_by_label("Solution, on a page at the end")).to_be_checked()
    expect(dialog.get_by_label("Four", exact=True)).to_be_checked()
    expect(dialog.get_by_text("2 pages.", exact=True)).to_be_visible()
    names = page.locator(".sheets text").filter(has_text=re.compile(r"^\d\. \w+$"))
    expected = ["1. Easy", "2. Medium", "3. Hard", "4. Easy"]
    assert names.all_text_contents() == expected * 2
    # What is on the board has nothing to do with it.
    assert digits(page) == "." * 81
    # Of these puzzles any can be left out.
    dialog.get_by_role("checkbox", name="Medium").uncheck()
    expect(names).to_have_count(6)
