"""Where the reader's system sets all colours, text can be read, and what is chosen is seen.

axe-core does not measure contrast there, so this does.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from boards import button
from contrast import contrasts
from opening import open_board
from playwright.sync_api import Page, expect
from puzzles import HANDOUT, LECTURE
from serving import Site
from stepping import at_step


def in_both_schemes(page: Page) -> Iterator[None]:
    for scheme in ("light", "dark"):
        page.emulate_media(forced_colors="active", reduced_motion="reduce", color_scheme=scheme)  # type: ignore[arg-type]
        yield


def hard_to_read(page: Page) -> list[str]:
    hard = []
    for _ in in_both_schemes(page):
        found = contrasts(page)
        assert len(found) > 20
        hard += [text for text, contrast in found if contrast < 4.5]
    return hard


@pytest.fixture
def opened(page: Page, site: Site, ready: Callable[[], None]) -> Callable[[str], None]:
    def show(fragment: str) -> None:
        open_board(page, site.url, fragment)
        ready()

    return show


def test_every_text_of_a_search_can_be_read(page: Page, opened: Callable[[str], None]) -> None:
    opened("board=queens&n=8&strategy=markers&step=300")
    at_step(page, 300)
    for name in ["Code", "Stack", "Tree", "Counters", "Race"]:
        page.get_by_role("tab", name=name, exact=True).click()
        assert hard_to_read(page) == [], name


@pytest.mark.parametrize(
    "fragment",
    [
        f"board=sudoku&givens={HANDOUT}&strategy=first-empty&step=2000",
        "board=knight&rows=8&cols=8&strategy=warnsdorff&step=200",
        f"board=sudoku&givens={LECTURE}&entered={'..4'.ljust(81, '.')}",
    ],
)
def test_every_text_of_a_board_can_be_read(page: Page, opened: Callable[[str], None], fragment: str) -> None:
    opened(fragment)
    if "step=" in fragment:
        expect(page.locator("#player-label")).to_have_text(re.compile("^Step 2"))
    else:
        button(page, "Solve").click()
        expect(page.get_by_role("status")).to_contain_text("One solution")
    assert hard_to_read(page) == []


def test_what_is_chosen_is_filled(page: Page, opened: Callable[[str], None]) -> None:
    opened("board=knight&rows=5&cols=5")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("The tour is")

    def paper(name: str) -> str:
        return button(page, name).evaluate("button => getComputedStyle(button).backgroundColor")

    button(page, "Numbers").click()
    for _ in in_both_schemes(page):
        assert paper("Path") != paper("Numbers")
    assert hard_to_read(page) == []


def test_boxes_stand_out_from_cells(page: Page, opened: Callable[[str], None]) -> None:
    opened("board=sudoku")
    for _ in in_both_schemes(page):
        widths = page.evaluate(
            "Array.from(document.querySelectorAll('.sudoku .lines path'),"
            " (line) => parseFloat(getComputedStyle(line).strokeWidth))"
        )
        assert max(widths) >= 4 * min(widths)
