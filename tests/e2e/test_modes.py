"""The three ways to use a board: what stays, what goes and comes back, and what the address says of it."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, choose, digits, example, grid, mode
from opening import open_board, wait_for_board, wait_for_glide
from playwright.sync_api import Page, expect
from programming import open_editor, run, write
from puzzles import LECTURE
from serving import Site
from stepping import at_step, open_search, watch

DOTTED = LECTURE.replace("0", ".")
SIZES = [(2560, 1440), (1920, 1080), (1440, 900), (1024, 768), (820, 1180), (390, 844), (320, 640)]


MODES = ["Solver", "Play", "Watch"]


def turned(page: Page, name: str) -> None:
    """Turn to a mode, and wait until all of it is there."""
    mode(page, name).check()
    if name == "Watch":
        at_step(page, 0, whole=True)
    page.evaluate("scrollTo(0, 0)")


def places(page: Page, board: str, name: str) -> list[object]:
    """Return where the board, one of the modes and its actions are."""
    page.evaluate("scrollTo(0, 0)")
    wait_for_glide(page)
    # While a search is recorded Stop has the place of the filled button: the others say where that is.
    actions = [page.get_by_role("group", name="Actions"), *(button(page, each) for each in ("Undo", "More"))]
    return [part.bounding_box() for part in (grid(page, board), mode(page, name), *actions)]


@pytest.mark.parametrize(
    ("board", "fragment"),
    [
        (SUDOKU, f"board=sudoku&givens={DOTTED}&strategy=last-empty"),
        (QUEENS, "board=queens"),
        (KNIGHT, "board=knight&rows=5&cols=5"),
    ],
)
def test_a_mode_that_is_come_back_to_has_everything_where_it_was(
    page: Page, site: Site, ready: Callable[[], None], board: str, fragment: str
) -> None:
    open_board(page, site.url, fragment)
    ready()
    names = [name for name in MODES if mode(page, name).is_visible()]
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        before = {}
        for name in names:
            turned(page, name)
            before[name] = places(page, board, name)
        for view in page.get_by_role("tab", name=re.compile("Stack|Tree|Counters")).all():
            if view.is_visible():
                view.click()
                assert places(page, board, "Watch") == before["Watch"], (width, height)
        for name in names:
            turned(page, name)
            assert places(page, board, name) == before[name], (width, height, name)
        # It has glided there and back; from now on it is there at once.
        page.emulate_media(reduced_motion="reduce")


def test_nothing_moves_within_a_mode(page: Page, site: Site, answered: None) -> None:
    said = page.get_by_role("status")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        open_board(page, site.url, f"board=sudoku&givens={DOTTED}")
        before = places(page, SUDOKU, "Solver")
        choose(page, "Show what is possible")
        expect(page.get_by_text("could be left out")).to_be_visible()
        choose(page, "Show the whole way")
        expect(page.get_by_role("listbox", name="Steps of the whole way")).to_be_visible()
        assert places(page, SUDOKU, "Solver") == before, (width, height)
        button(page, "Solve").click()
        expect(said).to_contain_text("One solution.")
        assert places(page, SUDOKU, "Solver") == before, (width, height)
        button(page, "Undo").click()
        turned(page, "Play")
        before = places(page, SUDOKU, "Play")
        for name, words in (
            ("Hint", "Look at"),
            ("Which technique?", "Hidden single"),
            ("Check", "Nothing is entered yet."),
        ):
            button(page, name).click()
            expect(said).to_contain_text(words)
            assert places(page, SUDOKU, "Play") == before, (width, height, name)


def test_a_search_is_left_and_found_again_where_it_was(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}")
    open_search(page, "fewest-options")
    page.get_by_role("slider", name="Step", exact=True).fill("40")
    page.get_by_role("tab", name="Stack", exact=True).click()
    at_step(page, 40)
    mode(page, "Solver").check()
    expect(page.locator("#player")).to_be_hidden()
    assert digits(page) == DOTTED
    # Nothing was edited: there is nothing to undo that was not there before.
    expect(button(page, "Undo")).to_have_attribute("aria-disabled", "true")
    watch(page)
    at_step(page, 40)
    expect(page.get_by_label("Strategy")).to_have_value("fewest-options")
    expect(page.get_by_role("tab", name="Stack", exact=True)).to_have_attribute("aria-selected", "true")
    # A puzzle that was changed has another search.
    mode(page, "Solver").check()
    example(page, "From the blog")
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
    expect(mode(page, "Solver")).to_be_checked()
    expect(page).to_have_url(re.compile("#board=queens&n=6$"))


def test_an_address_that_only_names_watch_starts_nothing(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&mode=watch&n=6")
    expect(mode(page, "Watch")).to_be_checked()
    expect(page.locator("#player")).to_be_hidden()
    open_search(page, "columns")


def test_a_tab_remembers_its_mode(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&givens={DOTTED}")
    page.get_by_role("tab", name=QUEENS).click()
    expect(mode(page, "Solver")).to_be_checked()
    watch(page)
    at_step(page, 0)
    page.get_by_role("tab", name=SUDOKU).click()
    expect(mode(page, "Play")).to_be_checked()
    expect(page).to_have_url(re.compile("#board=sudoku&mode=play&"))


def test_a_board_that_was_left_while_it_was_watched_is_found_at_its_step(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=6&strategy=markers&step=9")
    at_step(page, 9)
    page.get_by_role("tab", name=KNIGHT).click()
    expect(mode(page, "Solver")).to_be_checked()
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
    mode(page, "Solver").check()
    for board in (KNIGHT, QUEENS):
        page.get_by_role("tab", name=board).click()
    expect(mode(page, "Solver")).to_be_checked()


def test_a_search_that_is_refused_leads_back(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, f"board=sudoku&givens={'55'.ljust(81, '.')}")
    ready()
    # It leads back at once: nothing waits here for the mode.
    mode(page, "Watch").click()
    expect(page.get_by_role("status")).to_contain_text("No solution: row 1 has two 5s")
    expect(mode(page, "Solver")).to_be_checked()
    expect(page.locator("#player")).to_be_hidden()


def test_solve_answers_in_watch_and_leaves_it(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}&strategy=first-empty&step=9")
    at_step(page, 9)
    choose(page, "Solve")
    expect(page.get_by_role("status")).to_contain_text("One solution.")
    expect(mode(page, "Solver")).to_be_checked()
    expect(page.locator("#player")).to_be_hidden()


def test_the_modes_are_walked_with_the_arrows(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}")
    ready()
    mode(page, "Solver").focus()
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
    expect(mode(page, "Solver")).to_be_checked()
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


def test_what_was_said_in_a_mode_stays_in_it(page: Page, site: Site, ready: Callable[[], None]) -> None:
    said = page.get_by_role("status")
    open_board(page, site.url, f"board=sudoku&mode=play&givens={DOTTED}&entered={'..1'.ljust(81, '.')}")
    ready()
    button(page, "Check").click()
    wrong = "1 entry is wrong; it is underlined."
    expect(said).to_have_text(wrong)
    mode(page, "Solver").check()
    expect(said).to_have_text("Press Solve to solve this puzzle.")
    mode(page, "Play").check()
    expect(said).to_have_text(wrong)
    # It is of the board as it was: another digit outdates it in every mode.
    mode(page, "Solver").check()
    grid(page, SUDOKU).get_by_role("gridcell").nth(2).click()
    page.keyboard.press("4")
    mode(page, "Play").check()
    expect(said).to_have_text("Fill the empty cells. Check underlines what is wrong.")


def test_why_a_program_is_refused_stays_in_watch(page: Page, site: Site, ready: Callable[[], None]) -> None:
    said = page.get_by_role("status")
    open_board(page, site.url, "board=queens&n=4")
    ready()
    button(page, "Solve").click()
    expect(said).to_have_text(re.compile("^2 solutions"))
    open_editor(page)
    write(page, "def solve(queens)\n    return True\n")
    run(page)
    expect(said).to_have_text("Line 1 is not Python: expected ':'.")
    mode(page, "Solver").check()
    expect(said).to_have_text(re.compile("^2 solutions"))
    mode(page, "Watch").check()
    expect(said).to_have_text("Line 1 is not Python: expected ':'.")


@pytest.mark.parametrize(
    ("fragment", "name", "other"),
    [
        ("board=queens&mode=watch&n=6&strategy=markers&step=33&view=tree", QUEENS, SUDOKU),
        (f"board=sudoku&mode=watch&givens={DOTTED}&strategy=first-empty&step=33&view=stack", SUDOKU, KNIGHT),
    ],
)
def test_what_is_watched_on_another_board_outlives_a_reload(
    page: Page, site: Site, ready: Callable[[], None], answered: None, fragment: str, name: str, other: str
) -> None:
    open_board(page, site.url, fragment)
    ready()
    at_step(page, 33)
    address = page.url
    page.get_by_role("tab", name=other).click()
    expect(grid(page, other)).to_be_visible()
    expect(page).not_to_have_url(address)
    page.reload()
    expect(grid(page, other)).to_be_visible()
    ready()
    expect(mode(page, "Solver")).to_be_checked()
    page.get_by_role("tab", name=name).click()
    at_step(page, 33)
    expect(mode(page, "Watch")).to_be_checked()
    expect(page).to_have_url(address)
    # Who has left it on that board does not find it there again.
    mode(page, "Solver").check()
    page.get_by_role("tab", name=other).click()
    expect(grid(page, other)).to_be_visible()
    page.reload()
    expect(grid(page, other)).to_be_visible()
    page.get_by_role("tab", name=name).click()
    expect(grid(page, name)).to_be_visible()
    expect(mode(page, "Solver")).to_be_checked()
    expect(page.locator("#player")).to_be_hidden()


@pytest.mark.parametrize("name", ["Play", "Watch"])
def test_a_mode_outlives_a_reload_however_early(page: Page, site: Site, answered: None, name: str) -> None:
    open_board(page, site.url, "board=queens&n=8")
    with page.expect_event("load"):
        mode(page, name).evaluate("(pressed) => { pressed.click(); location.reload(); }")
    wait_for_board(page, "queens")
    expect(mode(page, name)).to_be_checked()
