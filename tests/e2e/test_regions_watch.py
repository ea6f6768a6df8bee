"""Queens in regions are watched: the strategies of that rule, their races, and programs of one's own."""

import re

import pytest
from boards import button, mode
from opening import open_board
from playwright.sync_api import Page, expect
from programming import open_editor, run, steps, write
from serving import Site
from stepping import Search, at_step, open_search, recorded

REGIONS = "EEEBBDEEEEBDCFFEDDCAFFDDCCFFDDCFFFDD"
BOARD = f"board=queens&n=6&regions={REGIONS}"
SIDES = ("Row by row, columns and regions marked", "Fewest safe squares first")
# The colours near the corners of the squares of a small board, by rows.
CORNERS = """picture => {
  const canvas = picture.querySelector("canvas");
  const side = canvas.width / 6;
  const at = (index) => Math.floor(side * (index + 0.15));
  const colour = (row, col) => canvas.getContext("2d").getImageData(at(col), at(row), 1, 1).data.join();
  return Array.from({ length: 36 }, (_, index) => colour(Math.floor(index / 6), index % 6));
}"""
STRATEGIES = ["regions-rows", "regions-by-region", "regions-fewest"]


def status(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("status")).to_have_text(text)


def listed(page: Page, label: str = "Strategy") -> list[str]:
    options = page.get_by_label(label, exact=True).locator("option")
    expect(options).not_to_have_count(1)
    return options.evaluate_all("options => options.map(({ value }) => value)")


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_search_by_the_rule(page: Page, site: Site, strategy: str) -> None:
    fragment = f"{BOARD}&strategy={strategy}&step=2"
    open_board(page, site.url, fragment)
    at_step(page, 2, whole=True)
    watched = recorded(Search(fragment, "queens", strategy, {"n": 6, "regions": REGIONS}))
    assert page.get_by_label("Strategy", exact=True).input_value() == strategy
    for position in (2, 3, watched.search.steps):
        if position != 2:
            button(page, "Step forward" if position == 3 else "Last step").click()
            at_step(page, position, whole=True)
        status(page, re.compile(re.escape(str(watched.moment(position)["sentence"]))))


def test_the_marks_beside_the_board(page: Page, site: Site) -> None:
    # A queen in row 1, column 1, of region E.
    open_board(page, site.url, f"{BOARD}&strategy=regions-rows&step=2")
    at_step(page, 2, whole=True)
    arrays = page.locator("#marker-arrays .array").filter(visible=True)
    expect(arrays).to_have_text(
        [re.compile("^column_taken column100000"), re.compile("^region_taken region000010")]
    )
    open_board(page, site.url, "board=queens&n=4&strategy=markers&step=2")
    at_step(page, 2, whole=True)
    expect(arrays).to_have_text([re.compile(f"^{name}") for name in ("top", "left", "right")])


def test_the_list_is_that_of_the_rule_and_each_remembers_its_choice(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=6")
    mode(page, "Watch").click()
    usual = listed(page)
    assert "markers" in usual
    assert not {*usual} & {*STRATEGIES}
    open_board(page, site.url, BOARD)
    open_search(page, "regions-fewest")
    assert listed(page) == [*STRATEGIES, "your-code"]
    # A strategy of the other rule is none of this board's.
    open_board(page, site.url, f"{BOARD}&strategy=markers")
    status(page, re.compile("markers"))
    assert page.get_by_label("Strategy", exact=True).input_value() in STRATEGIES


def test_a_race_is_seen_on_the_regions(page: Page, site: Site) -> None:
    race = "&view=race&left=regions-rows&right=regions-fewest"
    open_board(page, site.url, f"{BOARD}&strategy=regions-rows&step=0{race}")
    button(page, "Start the race").click()
    for name in SIDES:
        side = page.get_by_role("img", name=re.compile(f"^{name}: its last solution$"))
        expect(side).to_be_visible()
        # Each region has a colour of its own.
        pairs = set(zip(REGIONS, side.evaluate(CORNERS), strict=True))
        assert len(pairs) == len({colour for _, colour in pairs}) == 6


def test_a_program_of_ones_own(page: Page, site: Site) -> None:
    open_board(page, site.url, BOARD)
    open_editor(page)
    # It opens with the starter of the rule.
    expect(page.locator(".cm-content")).to_contain_text("Queens with regions")
    run(page)
    steps(page)
    status(page, re.compile("Right. It returned 1 solution"))
    button(page, "Check it").click()
    status(page, re.compile("^Checked on 10 boards: nothing wrong was found"))
    page.get_by_role("tab", name="Code").click()
    write(page, "def solve(regions):\n    return list(range(len(regions)))\n")
    run(page)
    status(page, re.compile("attack each other, as they touch|attack each other, in the same region"))
