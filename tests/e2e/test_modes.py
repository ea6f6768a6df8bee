"""The three ways to use a board: what stays, what goes and comes back, and what the address says of it."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, digits, grid, mode
from opening import follow, open_board
from playwright.sync_api import Page, expect
from puzzles import HANDOUT, LECTURE
from serving import Site
from stepping import open_search, watch

DOTTED = LECTURE.replace("0", ".")
SIZES = [(2560, 1440), (1920, 1080), (1440, 900), (1024, 768), (820, 1180), (390, 844), (320, 640)]


def at_step(page: Page, step: int) -> None:
    expect(page.locator("#player-label")).to_have_text(re.compile(f"^Step {step:,} of"))


def places(page: Page, board: str) -> list[object]:
    """Return where the board, the modes and the actions are."""
    parts = [
        grid(page, board),
        mode(page, "Solve"),
        *(button(page, name) for name in ("Solve", "Clear", "Undo")),
    ]
    return [part.bounding_box() for part in parts]


@pytest.mark.parametrize(
    ("board", "fragment"),
    [
        (SUDOKU, f"board=sudoku&givens={DOTTED}"),
        (QUEENS, "board=queens"),
        (KNIGHT, "board=knight&rows=5&cols=5"),
    ],
)
def test_nothing_moves_from_mode_to_mode(
    page: Page, site: Site, ready: Callable[[], None], board: str, fragment: str
) -> None:
    open_board(page, site.url, fragment)
    ready()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        before = places(page, board)
        watch(page)
        expect(page.locator("#player-label")).to_have_text(re.compile(r"^Step 0 of [\d,]+$"))
        page.evaluate("scrollTo(0, 0)")
        assert places(page, board) == before, (width, height)
        for view in page.get_by_role("tab", name=re.compile("Stack|Tree|Counters")).all():
            if view.is_visible():
                view.click()
                assert places(page, board) == before, (width, height)
        mode(page, "Solve").check()
        if mode(page, "Play").is_visible():
            mode(page, "Play").check()
            assert places(page, board) == before, (width, height)
            mode(page, "Solve").check()
        assert places(page, board) == before, (width, height)


def test_a_search_is_left_and_found_again_where_it_was(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}")
    open_search(page, "fewest-options")
    page.get_by_role("slider", name="Step", exact=True).fill("40")
    page.get_by_role("tab", name="Stack", exact=True).click()
    at_step(page, 40)
    mode(page, "Solve").check()
    expect(page.locator("#player")).to_be_hidden()
    assert digits(page) == DOTTED
    # Nothing was edited: there is nothing to undo that was not there before.
    expect(button(page, "Undo")).to_have_attribute("aria-disabled", "true")
    watch(page)
    at_step(page, 40)
    expect(page.get_by_label("Strategy")).to_have_value("fewest-options")
    expect(page.get_by_role("tab", name="Stack", exact=True)).to_have_attribute("aria-selected", "true")
    # A puzzle that was changed has another search.
    mode(page, "Solve").check()
    button(page, "Blog").click()
    watch(page)
    at_step(page, 0)


def test_the_address_names_the_mode_and_leads_back_to_it(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, "board=queens&n=6")
    watch(page)
    at_step(page, 0)
    expect(page).to_have_url(re.compile("#board=queens&mode=watch&n=6&strategy=markers&step=0&view=code$"))
    page.reload()
    at_step(page, 0)
    expect(mode(page, "Watch")).to_be_checked()
    page.keyboard.press("Escape")
    expect(mode(page, "Solve")).to_be_checked()
    expect(page).to_have_url(re.compile("#board=queens&n=6$"))


def test_an_address_that_only_names_watch_starts_nothing(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&mode=watch&n=6")
    expect(mode(page, "Watch")).to_be_checked()
    expect(page.locator("#player")).to_be_hidden()
    page.get_by_label("Strategy").select_option("columns")
    button(page, "Step through").click()
    at_step(page, 0)


def test_a_tab_remembers_its_mode(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&givens={DOTTED}")
    page.get_by_role("tab", name=QUEENS).click()
    expect(mode(page, "Solve")).to_be_checked()
    watch(page)
    at_step(page, 0)
    page.get_by_role("tab", name=SUDOKU).click()
    expect(mode(page, "Play")).to_be_checked()
    expect(page).to_have_url(re.compile("#board=sudoku&mode=play&"))


def test_a_board_that_was_left_while_it_was_watched_is_found_at_its_step(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=6&strategy=markers&step=9")
    at_step(page, 9)
    page.get_by_role("tab", name=KNIGHT).click()
    expect(mode(page, "Solve")).to_be_checked()
    watch(page)
    at_step(page, 0)
    tab = page.get_by_role("tab", name=QUEENS)
    tab.focus()
    tab.press("Enter")
    at_step(page, 9)
    expect(mode(page, "Watch")).to_be_checked()
    expect(tab).to_be_focused()
    expect(page).to_have_url(re.compile("#board=queens&mode=watch&n=6&strategy=markers&step=9"))
    # What was left otherwise is found so.
    mode(page, "Solve").check()
    for board in (KNIGHT, QUEENS):
        page.get_by_role("tab", name=board).click()
    expect(mode(page, "Solve")).to_be_checked()


def test_a_search_that_is_refused_leads_back(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, f"board=sudoku&givens={'55'.ljust(81, '.')}")
    ready()
    # It leads back at once: nothing waits here for the mode.
    mode(page, "Watch").click()
    expect(page.get_by_role("status")).to_contain_text("No solution: row 1 has two 5s")
    expect(mode(page, "Solve")).to_be_checked()
    expect(page.locator("#player")).to_be_hidden()


def test_solve_answers_in_watch_and_leaves_it(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}&strategy=first-empty&step=9")
    at_step(page, 9)
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution.")
    expect(mode(page, "Solve")).to_be_checked()
    expect(page.locator("#player")).to_be_hidden()


def test_the_modes_are_walked_with_the_arrows(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}")
    ready()
    mode(page, "Solve").focus()
    page.keyboard.press("ArrowRight")
    expect(mode(page, "Play")).to_be_checked()
    page.keyboard.press("ArrowRight")
    at_step(page, 0)
    expect(mode(page, "Watch")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(mode(page, "Play")).to_be_checked()
    expect(page.locator("#player")).to_be_hidden()
    expect(mode(page, "Play")).to_be_focused()


def test_what_is_no_size_is_not_searched(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, "board=queens&n=6")
    ready()
    page.get_by_label("N", exact=True).fill("none")
    mode(page, "Watch").click()
    expect(mode(page, "Solve")).to_be_checked()
    expect(page.get_by_label("N", exact=True)).to_be_focused()
    expect(page.locator("#player")).to_be_hidden()


def test_code_has_room_beside_the_board(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}&strategy=first-empty&step=9")
    at_step(page, 9)
    board = grid(page, SUDOKU).bounding_box()
    assert board
    assert min(board["width"], board["height"]) >= 440
    letters = page.evaluate(
        """() => {
          const code = document.querySelector(".code");
          const line = code.querySelector(".code-line[aria-current]");
          const range = document.createRange();
          range.selectNodeContents(line);
          const text = range.getBoundingClientRect();
          const letter = text.width / line.textContent.length;
          const end = code.getBoundingClientRect().left + code.clientLeft + code.clientWidth;
          return (end - text.left) / letter;
        }"""
    )
    assert letters >= 88


def test_code_and_tree_are_side_by_side_where_there_is_room(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}&strategy=first-empty&step=9")
    at_step(page, 9)
    tree = page.get_by_role("tree", name="Recursion tree")
    code = page.locator("#view-code")
    expect(tree).to_be_visible()
    expect(code).to_be_visible()
    expect(page.get_by_role("tab", name="Code", exact=True)).to_be_hidden()
    page.get_by_role("tab", name="Counters", exact=True).click()
    expect(tree).to_be_hidden()
    expect(code).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tabpanel", name="Race")).to_be_visible()
    expect(code).to_be_hidden()
    # The arrows go round the tabs that are seen.
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Stack", exact=True)).to_be_focused()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(code).to_be_hidden()
    page.get_by_role("tab", name="Code", exact=True).click()
    expect(code).to_be_visible()


# Texts that are seen and smaller than 24 px.
SMALL = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node;
    if (node.data.trim() === "" || !element.checkVisibility({visibilityProperty: true})) continue;
    if (element.closest(".answer")) continue;
    if (parseFloat(getComputedStyle(element).fontSize) < 24) found.push(node.data.trim());
  }
  return found;
}"""


@pytest.mark.parametrize(
    "fragment",
    [
        f"board=sudoku&givens={HANDOUT.replace('0', '.')}&strategy=fewest-options&step=9&view=tree",
        "board=queens&n=8&strategy=markers&step=9",
        "board=knight&rows=6&cols=6&strategy=warnsdorff&step=9",
    ],
)
def test_presenting_is_for_a_whole_room(page: Page, site: Site, fragment: str) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    open_board(page, site.url, fragment)
    at_step(page, 9)
    expect(page).to_have_url(re.compile("&mode=watch&.*&step=9&"))
    address = page.url
    button(page, "Present").click()
    expect(page.locator("#view-code")).to_be_visible()
    expect(page.locator(".code-line[aria-current]")).to_be_in_viewport()
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("Solve", "Clear", "Step through", "Close the steps"):
        expect(button(page, name)).to_be_hidden()
    page.keyboard.press("ArrowRight")
    at_step(page, 10)
    expect(page.locator("#player-sentence")).to_be_in_viewport(ratio=1)
    button(page, "Step back").click()
    at_step(page, 9)
    page.keyboard.press("Escape")
    # The search is open, as it was.
    expect(button(page, "Present")).to_be_focused()
    at_step(page, 9)
    expect(page).to_have_url(address)


@pytest.mark.parametrize("size", [(390, 844), (320, 640), (820, 1180)])
def test_presenting_on_a_phone_shows_all_at_once(page: Page, site: Site, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[1], "height": size[0]})
    open_board(page, site.url, "board=queens&n=6&strategy=markers&step=9")
    at_step(page, 9)
    button(page, "Present").click()
    expect(page.locator(".code-line[aria-current]")).to_be_in_viewport()
    # It is turned.
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(button(page, "Solve")).to_be_hidden()
    for part in (grid(page, QUEENS), page.locator("#player-sentence"), button(page, "Last step")):
        expect(part).to_be_in_viewport(ratio=1)
    line = page.locator(".code-line[aria-current]")
    expect(line).to_be_in_viewport()
    button(page, "Step forward").click()
    at_step(page, 10)
    expect(line).to_be_in_viewport()
    button(page, "Leave the presentation").click()
    expect(button(page, "Solve")).to_be_visible()
    at_step(page, 10)


def test_presenting_by_its_key_ends_with_its_button_and_with_the_search(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=6&strategy=markers&step=9")
    at_step(page, 9)
    page.keyboard.press("f")
    expect(button(page, "Solve")).to_be_hidden()
    button(page, "Leave the presentation").click()
    expect(button(page, "Solve")).to_be_visible()
    page.keyboard.press("f")
    expect(button(page, "Solve")).to_be_hidden()
    follow(page, "board=queens&n=5")
    expect(button(page, "Solve")).to_be_visible()
    open_search(page, "markers")
    page.locator("#player-depth").evaluate("field => field.closest('details').open = true")
    page.locator("#player-depth").press("f")
    expect(button(page, "Solve")).to_be_visible()
