"""What a step is worth: the puzzle without its technique, and what it saves the searches, both to be seen."""

import re
from collections.abc import Callable

import pytest
from boards import button, digits, mode
from opening import open_board, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from serving import Site
from test_accessibility import nothing_is_found

# Without XY-chains, which it has, its way is easier.
PUZZLE = "..4..8.3.25....86..319..5.73..1.94.............76.4..37.2..365..83....12.6.8..3.."
WORTH = "What is it worth?"
FEWEST = re.compile(r"^Fewest options first: ([\d,]+) tries, ([\d,]+) with it: [\d,]+ fewer\. Watch it$")


@pytest.fixture
def opened(page: Page, site: Site) -> Callable[[str], Page]:
    def open_at(rest: str) -> Page:
        open_board(page, site.url, f"board=sudoku&givens={PUZZLE}{rest}")
        wait_for_engine(page, "ready")
        return page

    return open_at


def told(page: Page) -> Locator:
    """What is told of what is shown, when all of it is there."""
    place = page.get_by_role("main").locator(".worth-told").filter(visible=True)
    expect(place.get_by_role("listitem")).to_have_count(4)
    expect(place).not_to_have_attribute("aria-busy", "true")
    return place


def test_a_hint_is_worth_tries_that_can_be_watched(opened) -> None:
    page = opened("&mode=play")
    for name in ("Hint", "Which technique?"):
        button(page, name).click()
    expect(button(page, WORTH)).to_be_hidden()
    button(page, "Why?").click()
    button(page, WORTH).click()
    expect(button(page, WORTH)).to_have_attribute("aria-expanded", "true")
    place = told(page)
    expect(place).to_contain_text(
        re.compile(r"Without hidden single the puzzle stays extreme: \d+ steps \(\d+ more\)")
    )
    item = place.get_by_role("listitem").filter(has_text="Fewest options first")
    found = FEWEST.match(item.inner_text())
    assert found, item.inner_text()
    nothing_is_found(page)
    page.get_by_role("link", name="Watch it: Fewest options first").click()
    expect(mode(page, "Watch")).to_be_checked()
    counted = page.get_by_role("tabpanel", name="Counters").get_by_text("Tries", exact=True).locator("..")
    expect(counted).to_contain_text(found[1])
    page.go_back()
    expect(mode(page, "Play")).to_be_checked()
    assert digits(page) == PUZZLE


def test_what_is_told_goes_with_its_step(opened) -> None:
    page = opened("&mode=play")
    for name in ("Hint", "Which technique?", "Why?", WORTH):
        button(page, name).click()
    told(page)
    button(page, WORTH).click()
    expect(button(page, WORTH)).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".worth-told").filter(visible=True)).to_have_count(0)
    button(page, WORTH).click()
    told(page)
    button(page, "Apply").click()
    expect(button(page, WORTH)).to_be_hidden()


def test_the_way_without_a_technique_is_shown_and_the_whole_one_again(opened) -> None:
    page = opened("&view=way&step=16")
    steps = page.get_by_role("listbox", name="Steps of the whole way").get_by_role("option")
    words = page.locator("#way-words")
    expect(words).to_contain_text("63 steps, the hardest: XY-chain. Level extreme")
    button(page, WORTH).click()
    place = told(page)
    expect(place).to_contain_text(
        "Without XY-chain the puzzle is unfair instead of extreme: 57 steps (6 fewer)"
    )
    nothing_is_found(page)
    button(page, "Show the way without it").click()
    expect(words).to_have_text(
        "Without XY-chain: 57 steps, the hardest: Continuous nice loop. Level unfair, score 1,216."
    )
    expect(steps).to_have_count(57)
    expect(steps.filter(has_text="XY-chain")).to_have_count(0)
    steps.nth(15).click()
    expect(page.get_by_role("region", name="This step").get_by_role("heading")).to_be_visible()
    expect(button(page, WORTH)).to_be_hidden()
    button(page, "With every technique").click()
    expect(words).to_contain_text("63 steps, the hardest: XY-chain. Level extreme")
    expect(button(page, "With every technique")).to_be_hidden()
    expect(button(page, "The whole way")).to_be_focused()


def test_from_play_the_way_without_it_is_shown_in_solver(opened) -> None:
    page = opened("&mode=play")
    for name in ("Hint", "Which technique?", "Why?", WORTH, "Show the way without it (shows the solution)"):
        button(page, name).click()
    expect(mode(page, "Solver")).to_be_checked()
    expect(page.locator("#way-words")).to_contain_text(re.compile("^Without hidden single: 68 steps"))
    expect(button(page, "The whole way")).to_be_focused()
    # Of another puzzle nothing is left out, nor of this one when it is back.
    button(page, "Clear").click()
    expect(button(page, "With every technique")).to_be_hidden()
    page.keyboard.press("ControlOrMeta+z")
    expect(page.locator("#way-words")).to_contain_text(re.compile("^63 steps"))
    expect(button(page, "With every technique")).to_be_hidden()
