"""Be the search: a search that is done by hand, by keys, by finger, and judged at once or at the end."""

import re

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, choose_of_page, grid, mode
from drafts import reload
from lives import end_worker
from opening import follow, open_board, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from serving import Site
from storing import tallied
from test_accessibility import SCHEMES, SIZES, nothing_is_found, nothing_is_found_in

from undoku.learn.by_hand.boards import Fresh, fresh

NAME = "Be the search"
KEYS = {"place": "p", "reject": "x", "deeper": "d", "return": "r", "undo": "u", "solution": "s"}
NAMES = {
    "place": "Place",
    "reject": "Cannot stand",
    "deeper": "Go deeper",
    "return": "Return",
    "undo": "Take back",
    "solution": "Solution",
}


def whole(board: str, strategy: str, size: tuple[int, ...]) -> tuple[str, Fresh]:
    """A seed whose whole search is played."""
    made = ((str(seed), fresh(board, strategy, size, str(seed))) for seed in range(99))
    return next((seed, of) for seed, of in made if of.begin == 0)


FOUR, FIRST = whole("queens", "array-first", (4,))
HERE = f"board=queens&n=6&lesson=by-hand.queens.array-first.4.{FOUR}"


def region(page: Page) -> Locator:
    return page.get_by_role("region", name=NAME, exact=True)


def act(page: Page, name: str) -> Locator:
    """Return the button of an act, named with or without its key."""
    return region(page).get_by_role("button", name=re.compile(rf"^{name}"))


def opened(page: Page, site: Site, fragment: str = HERE) -> Locator:
    open_board(page, site.url, fragment)
    wait_for_engine(page, "ready")
    expect(region(page).get_by_role("group", name="Acts")).to_be_visible()
    return region(page)


def cell(page: Page, board: str, index: int) -> Locator:
    return grid(page, board).get_by_role("gridcell").nth(index)


def progressed(page: Page, done: int, total: int) -> None:
    expect(region(page)).to_contain_text(
        re.compile(rf"Act {done} of {total}|{total} acts as the search does")
    )


def test_four_queens_are_done_by_keys_alone(page: Page, site: Site) -> None:
    opened(page, site)
    acts = [expected.act for expected in FIRST.script.acts[FIRST.begin : FIRST.end]]
    at = 0
    cell(page, QUEENS, 0).focus()
    for number, one in enumerate(acts, 1):
        if one.cell >= 0 and one.kind in ("place", "reject"):
            for key, steps in (
                ("ArrowDown", one.cell // 4 - at // 4),
                ("ArrowRight", one.cell % 4 - at % 4),
            ):
                for _ in range(abs(steps)):
                    page.keyboard.press(key if steps > 0 else {"ArrowDown": "ArrowUp"}.get(key, "ArrowLeft"))
            at = one.cell
            page.keyboard.press("Enter")
        page.keyboard.press(KEYS[one.kind])
        progressed(page, number, len(acts))
    expect(region(page)).to_contain_text("100% All 48 acts as the search does them.")
    expect(region(page)).to_contain_text("Nothing went wrong.")
    expect(cell(page, QUEENS, 1)).to_have_accessible_name("Row 1, column 2, queen")


def test_a_wrong_act_is_named_and_taken_back_or_done(page: Page, site: Site) -> None:
    here = opened(page, site)
    cell(page, QUEENS, 2).click()
    act(page, "Place").click()
    expect(here).to_contain_text("Took them in another order.")
    expect(act(page, "Go deeper")).to_be_disabled()
    expect(cell(page, QUEENS, 2)).to_have_accessible_name("Row 1, column 3, queen")
    act(page, "Take it back").click()
    expect(cell(page, QUEENS, 2)).to_have_accessible_name("Row 1, column 3, empty")
    cell(page, QUEENS, 0).click()
    act(page, "Cannot stand").click()
    expect(here).to_contain_text("Refused what can stand.")
    act(page, "Do it for me").click()
    expect(cell(page, QUEENS, 0)).to_have_accessible_name("Row 1, column 1, queen")
    progressed(page, 1, 48)


def test_the_cursor_is_never_lost(page: Page, site: Site) -> None:
    here = opened(page, site, f"{HERE}.end")
    act(page, "Judge it").press("Enter")
    expect(act(page, "New board").last).to_be_focused()
    act(page, "Once more").press("Enter")
    expect(here.get_by_role("group", name="Acts")).to_be_visible()
    expect(grid(page, QUEENS).locator(":focus")).to_have_count(1)
    here.locator("summary").click()
    strategy = here.get_by_role("combobox", name="Strategy")
    strategy.focus()
    strategy.select_option("board-scan")
    expect(here).to_contain_text("It looks for all solutions.")
    expect(strategy).to_be_focused()


def test_an_act_without_a_square_says_what_is_missing(page: Page, site: Site) -> None:
    here = opened(page, site)
    act(page, "Place").click()
    expect(here).to_contain_text("Choose a square on the board first.")


def test_at_the_end_all_is_judged_and_a_habit_named(page: Page, site: Site) -> None:
    here = opened(page, site, f"{HERE}.end")
    for one in [expected.act for expected in FIRST.script.acts[FIRST.begin : FIRST.end]]:
        if one.kind == "undo":
            continue
        if one.kind in ("place", "reject"):
            cell(page, QUEENS, one.cell).click()
        act(page, NAMES[one.kind]).click()
    expect(here).to_contain_text("What went wrong")
    expect(here.get_by_role("listitem").first).to_contain_text(
        re.compile("^Forgot to take back, [0-9]+ times")
    )
    act(page, "Once more").click()
    expect(here).to_contain_text("0 acts done")


def test_a_sudoku_takes_a_cell_and_a_digit(page: Page, site: Site) -> None:
    seed, of = whole("sudoku", "first-empty", (6,))
    opened(page, site, f"board=sudoku&lesson=by-hand.sudoku.first-empty.6.{seed}")
    for number in range(2):
        one = of.script.acts[of.begin + number].act
        if one.cell >= 0:
            cell(page, SUDOKU, one.cell).click()
            page.keyboard.press(str(one.value))
        page.keyboard.press(KEYS[one.kind])
        progressed(page, number + 1, of.end - of.begin)


def test_the_knight_goes_deeper_to_a_square_and_places_there(page: Page, site: Site) -> None:
    made = ((str(seed), fresh("knight", "fixed-order", (3, 4), str(seed))) for seed in range(99))
    seed, of = next(
        (seed, of)
        for seed, of in made
        if [one.act.kind for one in of.script.acts[of.begin : of.begin + 3]] == ["reject", "deeper", "place"]
    )
    opened(page, site, f"board=knight&lesson=by-hand.knight.fixed-order.3x4.{seed}")
    for number, expected in enumerate(of.script.acts[of.begin : of.begin + 3], 1):
        one = expected.act
        if one.kind in ("deeper", "reject"):
            cell(page, KNIGHT, one.cell).click()
        act(page, NAMES[one.kind]).click()
        progressed(page, number, of.end - of.begin)


def test_closing_brings_the_readers_board_back(page: Page, site: Site) -> None:
    opened(page, site)
    cell(page, QUEENS, 0).click()
    act(page, "Place").click()
    progressed(page, 1, 48)
    button(page, "Close").click()
    expect(region(page)).not_to_be_attached()
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(36)
    expect(grid(page, QUEENS).get_by_role("gridcell", name="queen")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("by-hand"))


def test_another_mode_closes_it(page: Page, site: Site) -> None:
    opened(page, site)
    mode(page, "Play").check()
    expect(region(page)).not_to_be_attached()
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(36)


def test_it_opens_from_learn_for_the_board_that_is_shown(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=5")
    wait_for_engine(page, "ready")
    if button(page, "Learn").is_visible():
        button(page, "Learn").click()
    else:
        choose_of_page(page, "Learn")
    page.get_by_role("dialog").get_by_role("button", name=NAME, exact=True).click()
    expect(region(page).get_by_role("group", name="Acts")).to_be_visible()
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(12)
    expect(page).to_have_url(re.compile(r"lesson=by-hand\.knight\.fixed-order\.3x4\."))


def test_a_link_repeats_a_board_and_new_board_makes_another(page: Page, site: Site) -> None:
    here = opened(page, site, "board=sudoku&lesson=by-hand.sudoku.first-empty.6.a")
    before = grid(page, SUDOKU).inner_text()
    here.locator("summary").click()
    act(page, "New board").click()
    expect(page).not_to_have_url(re.compile(r"first-empty\.6\.a$"))
    expect(grid(page, SUDOKU)).not_to_have_text(before)
    follow(page, "board=sudoku&lesson=by-hand.sudoku.first-empty.6.a")
    expect(grid(page, SUDOKU)).to_have_text(re.compile(r"\s*".join(re.findall(r"\d", before))))


@pytest.mark.usefixtures("fresh")
def test_a_lost_worker_comes_back_to_the_same_board(page: Page, site: Site) -> None:
    opened(page, site)
    cell(page, QUEENS, 0).click()
    act(page, "Place").click()
    progressed(page, 1, 48)
    end_worker(page, "engine")
    act(page, "Go deeper").click()
    page.get_by_role("button", name="Retry").click()
    progressed(page, 2, 48)


@pytest.mark.usefixtures("fresh")
def test_it_goes_on_after_a_reload_and_by_its_link(page: Page, site: Site) -> None:
    """At the same act, with what was wrong before; once more begins anew."""
    here = opened(page, site)
    cell(page, QUEENS, 2).click()
    act(page, "Place").click()
    expect(here).to_contain_text("Took them in another order.")
    act(page, "Do it for me").click()
    progressed(page, 1, 48)
    act(page, "Go deeper").click()
    progressed(page, 2, 48)
    tallied(page, "byHand", '["deeper",')
    reload(page, "queens")
    progressed(page, 2, 48)
    expect(cell(page, QUEENS, 0)).to_have_accessible_name("Row 1, column 1, queen")
    button(page, "Close").click()
    expect(page).not_to_have_url(re.compile("by-hand"))
    follow(page, HERE)
    progressed(page, 2, 48)
    for number in range(3, 49):
        act(page, "Do it for me").click()
        progressed(page, number, 48)
    expect(here).to_contain_text("Took them in another order, once.")
    act(page, "Once more").click()
    progressed(page, 0, 48)
    tallied(page, "byHand", '"moves":[],"tries":2')
    reload(page, "queens")
    progressed(page, 0, 48)


def test_it_fits_each_screen_and_axe_finds_nothing(page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    opened(page, site)
    cell(page, QUEENS, 2).click()
    act(page, "Place").click()
    expect(region(page)).to_contain_text("Took them in another order.")
    nothing_is_found(page)
    for place, (width, height) in enumerate(SIZES.values()):
        page.set_viewport_size({"width": width, "height": height})
        nothing_is_found_in(page, SCHEMES[place % len(SCHEMES)])
        expect(cell(page, QUEENS, 0)).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
