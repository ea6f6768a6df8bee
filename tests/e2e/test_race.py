"""Two strategies race on the puzzle of the board: live, together step by step, and from where they part."""

import re
from collections.abc import Callable

import pytest
from boards import button, show
from keys import SHIFT, press_key
from playwright.sync_api import Locator, Page, expect
from puzzles import LECTURE
from serving import Site
from stepping import watch

SPARSE = "001000000200000000003000000400000005005000600600000040007103000800000000009020000"


@pytest.fixture
def race(page: Page, site: Site, ready: Callable[[], None]) -> Callable[[str], Locator]:
    def opened(fragment: str) -> Locator:
        show(page, site.url, fragment)
        ready()
        watch(page)
        page.get_by_role("tab", name="Race", exact=True).click()
        panel = page.get_by_role("tabpanel", name="Race")
        expect(panel.get_by_label("Left", exact=True)).not_to_have_value("")
        return panel

    return opened


def counters(panel: Locator, name: str) -> list[int]:
    """Return a counter of the left side and of the right one."""
    rows = panel.locator("dl > div").filter(has=panel.page.get_by_text(name, exact=True)).locator("dd")
    return [int(text.replace(",", "")) for text in rows.all_text_contents()]


def test_at_full_speed_to_the_end(page: Page, race: Callable[[str], Locator]) -> None:
    panel = race(f"board=sudoku&givens={LECTURE}")
    button(page, "Start the race").click()
    expect(page.get_by_role("status")).to_contain_text("with 4,208 placements")
    expect(page.get_by_role("status")).to_contain_text("with 51 placements")
    assert counters(panel, "Placements") == [4208, 51]
    assert counters(panel, "Calls") == [4209, 52]
    assert counters(panel, "Tries") == [37652, 239]
    expect(panel.get_by_text("Checks of attack")).to_have_count(2)
    expect(panel.get_by_text("Checks of attack").first).to_be_hidden()
    expect(panel.get_by_role("img", name=re.compile(r"Placements so far. .*4,208; .*51"))).to_be_visible()
    expect(button(page, "Stop")).to_be_hidden()


def test_the_end_of_a_race_moves_nothing(page: Page, site: Site, ready: Callable[[], None]) -> None:
    racers = "left=array-first&right=bitmasks"
    show(page, site.url, f"board=queens&n=6&strategy=markers&step=1&view=race&{racers}")
    ready()
    panel = page.get_by_role("tabpanel", name="Race")
    tab = page.get_by_role("tab", name="Race", exact=True)
    expect(panel.get_by_label("Right", exact=True)).to_have_value("bitmasks")
    expect(page.locator("#player-label")).to_have_text(re.compile("^Step 1 of [^f]*$"))
    before = tab.bounding_box()
    button(page, "Start the race").click()
    expect(panel.locator(".race-words")).to_contain_text("with 152 placements")
    expect(button(page, "Start the race")).to_be_visible()
    assert tab.bounding_box() == before


def test_one_searches_on_where_the_other_is_done(page: Page, race: Callable[[str], Locator]) -> None:
    panel = race(f"board=sudoku&givens={SPARSE}")
    button(page, "Start the race").click()
    expect(panel.get_by_text("✓ Done")).to_have_count(1)
    expect(panel.get_by_text("First empty cell first is still searching.")).to_be_visible()
    page.wait_for_function("document.querySelector('.race-counters dd').textContent.length >= 6")
    button(page, "Pause the race").click()
    expect(button(page, "Start the race")).to_be_visible()
    left, right = counters(panel, "Placements")
    assert left > 10_000
    assert right == 69
    button(page, "Start the race").click()
    page.wait_for_function(
        "(left) => Number(document.querySelector('.race-counters dd').textContent.replace(/,/g, '')) > left",
        arg=left,
    )
    button(page, "Stop").click()
    expect(page.get_by_role("status")).to_contain_text("Stopped")
    expect(button(page, "Start the race")).to_be_visible()


def test_queens_that_race_at_first_part_and_count_checks(page: Page, race: Callable[[str], Locator]) -> None:
    panel = race("board=queens&n=6")
    button(page, "Start the race").click()
    # Until it begins, the race before it may still be there, unseen.
    expect(panel.get_by_text("✓ Done: the last solution").filter(visible=True)).to_have_count(2)
    assert counters(panel, "Solutions") == [4, 4]
    left, right = counters(panel, "Checks of attack")
    assert left > right > 0
    expect(panel.get_by_text("A check of attack is one look at")).to_be_visible()
    expect(panel.get_by_role("img", name=re.compile(r": its last solution$"))).to_have_count(2)
    button(page, "First difference").click()
    expect(page.get_by_role("status")).to_contain_text(
        re.compile(r"First difference, step \d+\. Left: Row 2")
    )


def test_together_step_by_step(page: Page, race: Callable[[str], Locator]) -> None:
    panel = race("board=queens&n=8")
    panel.get_by_label("Left", exact=True).select_option("markers")
    panel.get_by_label("Right", exact=True).select_option("columns")
    panel.get_by_label("Step by step together").check()
    button(page, "Start the race").click()
    expect(panel.get_by_text(re.compile(r"Step (\d+) on the left, step \1 on the right\."))).to_be_visible()
    button(page, "Pause the race").click()
    expect(panel.get_by_text(re.compile(r"Step (\d+) on the left, step \1 on the right\."))).to_be_visible()


def test_a_step_of_both_on_and_back(page: Page, race: Callable[[str], Locator]) -> None:
    panel = race("board=queens&n=8")
    forward, back = button(page, "Both a step forward"), button(page, "Both a step back")
    expect(forward).to_be_hidden()
    together = panel.get_by_label("Step by step together")
    together.check()
    expect(back).to_be_disabled()

    def expect_step(number: int) -> None:
        words = f"Step {number} on the left, step {number} on the right."
        expect(panel.get_by_text(words)).to_be_visible()
        expect(page.get_by_role("status")).to_have_text(words)

    forward.click()
    expect_step(1)
    forward.click()
    expect_step(2)
    back.click()
    expect_step(1)
    # So do keys, where they are nothing else's.
    together.focus()
    # A French keyboard has it with Shift.
    press_key(page, ".", "Comma", *SHIFT)
    expect_step(2)
    forward.press("ArrowRight")
    expect_step(3)
    page.keyboard.press(",")
    expect_step(2)
    page.keyboard.press("ArrowLeft")
    expect_step(1)
    panel.get_by_label("Left", exact=True).press(".")
    back.press("Enter")
    expect_step(0)
    expect(back).to_be_disabled()
    expect(back).to_be_focused()
    assert re.match("Step 0 of", page.locator("#player-label").inner_text())


def test_another_pace_holds_from_then_on(page: Page, race: Callable[[str], Locator]) -> None:
    panel = race("board=queens&n=8")
    panel.get_by_label("Step by step together").check()
    button(page, "Start the race").click()
    # A step a frame would take minutes.
    expect(panel.get_by_text(re.compile(r"Step \d+ on the left"))).to_be_visible()
    panel.get_by_label("At full speed").check()
    expect(panel.get_by_text("✓ Done: the last solution").filter(visible=True)).to_have_count(2)


def test_aligned_at_the_first_difference(page: Page, race: Callable[[str], Locator]) -> None:
    panel = race("board=queens&n=5")
    panel.get_by_label("Left", exact=True).select_option("markers")
    panel.get_by_label("Right", exact=True).select_option("array-first")
    button(page, "First difference").click()
    expect(page.get_by_role("status")).to_contain_text("First difference, step 32.")
    expect(panel.get_by_text("Step 32 is the first that differs.")).to_be_visible()
    expect(panel.get_by_text("The search has ended.")).to_be_visible()
    panel.get_by_label("Right", exact=True).select_option("markers")
    button(page, "First difference").click()
    expect(page.get_by_role("status")).to_contain_text("Both do the same")


def test_begun_again_while_it_looks_for_a_difference(page: Page, race: Callable[[str], Locator]) -> None:
    panel = race("board=queens&n=9")
    panel.get_by_label("Left", exact=True).select_option("markers")
    panel.get_by_label("Right", exact=True).select_option("markers")
    status = page.get_by_role("status")
    button(page, "First difference").click()
    button(page, "Start over").click()
    expect(status).to_have_text("Both searches are back at their beginning.")
    expect(button(page, "Stop")).to_be_hidden()
    expect(status).to_have_text("Both searches are back at their beginning.")
