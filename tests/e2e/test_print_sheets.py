"""A Sudoku is printed on whole sheets: one, two or four a page, in real sizes, with what is wanted of it."""

import re
from collections.abc import Callable, Iterator

import pytest
from boards import SUDOKU, button, choose, grid, menu_button
from opening import follow, from_the_start, hold_python, open_board, wait_for_engine, wait_until_kept
from paper import MARGIN, SIZES, Leaf, printed
from playwright.sync_api import Browser, Locator, Page, expect
from puzzles import LECTURE, SOLUTIONS
from serving import Site
from stepping import at_step
from test_accessibility import violations

SOLUTION = "Solution, on a page at the end"
PLAYED = f"board=sudoku&mode=play&givens={LECTURE}&entered={'..4'.ljust(81, '.')}"
GIVEN = sorted(LECTURE.replace("0", ""))
# What has digits on a page and is no Sudoku: how many givens, the page's address, and the number of the page.
AROUND = re.compile(r"\d+ givens|127\.0\.0\.1:\d+|\d of \d")

Ready = Callable[[], None]


NOTE = "window.real = window.print; window.prints = 0; window.print = () => { window.prints += 1; }; null;"
FORGET = "window.print = window.real; delete window.real; delete window.prints;"


@pytest.fixture(autouse=True)
def noted(page: Page) -> Iterator[None]:
    """Note what the page prints instead of printing it."""
    from_the_start(page, NOTE)
    yield
    page.evaluate(FORGET)


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Print")


def open_dialog(page: Page) -> Locator:
    choose(page, "Print…")
    expect(button(page, "Print")).to_be_focused()
    return dialog(page)


def tick(page: Page, name: str, on: bool = True) -> None:
    dialog(page).get_by_label(name, exact=True).set_checked(on)


def pages(page: Page, number: int) -> list[Leaf]:
    """Wait until so many pages are ready to be printed, and print them."""
    expect(dialog(page).get_by_text(f"{number} page{'s' * (number > 1)}.")).to_be_visible()
    expect(dialog(page).get_by_role("img")).to_have_count(number)
    leaves = printed(page)
    assert len(leaves) == number
    return leaves


def digits_on(leaf: Leaf) -> list[str]:
    """Return the digits of the Sudokus on a page, sorted."""
    return sorted(re.findall(r"\d", AROUND.sub("", leaf.text)))


def test_the_sheets_fit_their_paper(page: Page, site: Site, ready: Ready) -> None:
    page.emulate_media(color_scheme="dark")
    open_board(page, site.url, PLAYED)
    ready()
    open_dialog(page)
    expect(dialog(page).get_by_label("Letter")).to_be_checked()
    tick(page, SOLUTION)
    for paper, size in SIZES.items():
        tick(page, paper)
        for count in ("One", "Two", "Four"):
            tick(page, count)
            for leaf in pages(page, 2):
                assert leaf.size == size
                left, top, right, bottom = leaf.ink()
                assert left > MARGIN - 1 and right < size[0] - MARGIN + 1
                assert top > MARGIN - 1 and bottom < size[1] - MARGIN + 1
                assert leaf.is_grey()


def test_what_is_on_a_sheet(page: Page, site: Site, ready: Ready) -> None:
    open_board(page, site.url, PLAYED)
    ready()
    grid(page, SUDOKU).get_by_role("gridcell").nth(3).click()
    for key in ("Shift+Digit2", "Shift+Digit6", "Control+Digit8"):
        page.keyboard.press(key)
    open_dialog(page)
    (leaf,) = pages(page, 1)
    assert digits_on(leaf) == sorted([*GIVEN, "4", "2", "6", "8"])
    assert "Sudoku" in leaf.text and "30 givens" in leaf.text
    assert f"127.0.0.1:{site.port}/undoku/" in leaf.text
    tick(page, "Notes and colours", on=False)
    assert digits_on(pages(page, 1)[0]) == sorted([*GIVEN, "4"])
    tick(page, "Entries", on=False)
    tick(page, SOLUTION)
    puzzle, solution = pages(page, 2)
    assert digits_on(puzzle) == GIVEN
    assert digits_on(solution) == sorted(SOLUTIONS[LECTURE])
    assert "Solutions" in solution.text
    # What was chosen is found again.
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.get_by_role("button", name="Auto candidates").click()
    open_dialog(page)
    tick(page, SOLUTION, on=False)
    tick(page, "Notes and colours")
    assert len(digits_on(pages(page, 1)[0])) > 150


def test_a_solution_on_the_board_is_not_printed_and_where_there_are_several_that_is_said(
    page: Page, site: Site, ready: Ready
) -> None:
    open_board(page, site.url, f"board=sudoku&givens={'12'.ljust(81, '.')}")
    ready()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("More than one")
    open_dialog(page)
    tick(page, SOLUTION)
    puzzle, solution = pages(page, 2)
    assert digits_on(puzzle) == ["1", "2"]
    assert "More than one solution" in solution.text
    page.keyboard.press("Escape")
    follow(page, f"board=sudoku&givens={'55'.ljust(81, '.')}")
    expect(grid(page, SUDOKU).get_by_role("gridcell", name="Row 1, column 2, 5, given")).to_be_visible()
    open_dialog(page)
    assert "No solution" in pages(page, 2)[1].text


def test_what_was_printed_before_is_printed_when_it_is_closed(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    before = printed(page)
    open_dialog(page)
    assert "30 givens" in pages(page, 1)[0].text
    page.keyboard.press("Escape")
    expect(menu_button(page)).to_be_focused()
    # The focus is back before the dialog has told of its end, and what it put on paper is gone.
    expect(page.locator(".sheets")).to_have_count(0)
    after = printed(page)
    assert [leaf.size for leaf in after] == [leaf.size for leaf in before]
    assert [digits_on(leaf) for leaf in after] == [digits_on(leaf) for leaf in before] == [GIVEN]
    assert "givens" not in after[0].text


def test_a_search_is_printed_as_it_stands_there(page: Page, site: Site, ready: Ready) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}&strategy=first-empty&step=3")
    ready()
    at_step(page, 3)
    choose(page, "Print…")
    expect(dialog(page)).to_have_count(0)
    assert page.evaluate("prints") == 1


def test_by_keyboard_alone(page: Page, site: Site, ready: Ready) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    ready()
    menu_button(page).press("ArrowDown")
    item = page.get_by_role("menuitem", name="Print…")
    while not item.evaluate("item => item === document.activeElement"):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(button(page, "Print")).to_be_focused()
    # Back over the pages to what can be chosen.
    page.keyboard.press("Shift+Tab")
    expect(dialog(page).get_by_role("list", name="Pages to be printed")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(dialog(page).get_by_label(SOLUTION)).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(dialog(page).get_by_label("One")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(dialog(page).get_by_label("Four")).to_be_checked()
    pages(page, 2)
    for _ in range(5):
        page.keyboard.press("Tab")
    expect(dialog(page).get_by_role("list")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("prints") == 1
    page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)
    expect(menu_button(page)).to_be_focused()


def test_while_python_is_on_its_way_the_solution_waits_and_the_rest_does_not(
    page: Page, site: Site, fresh: None
) -> None:
    release = hold_python(page)
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    open_dialog(page)
    pages(page, 1)
    tick(page, SOLUTION)
    expect(dialog(page).get_by_text("Python is still starting")).to_be_visible()
    button(page, "Print").press("Enter")
    assert page.evaluate("prints") == 0
    release()
    assert digits_on(pages(page, 2)[1]) == sorted(SOLUTIONS[LECTURE])
    button(page, "Print").click()
    assert page.evaluate("prints") == 1


LOOKS: list[dict[str, str]] = [
    {"color_scheme": "light", "forced_colors": "none"},
    {"color_scheme": "dark", "forced_colors": "none"},
    {"color_scheme": "dark", "forced_colors": "active"},
]


def test_the_dialog_is_clean_and_fits(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    open_dialog(page)
    pages(page, 1)
    for look in LOOKS:
        page.emulate_media(**look, reduced_motion="reduce")  # type: ignore[arg-type]
        for width, height in ((1366, 768), (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            assert violations(page) == [], width
            box = dialog(page).bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= width
            assert box["y"] >= 0 and box["y"] + box["height"] <= height
            assert dialog(page).evaluate("element => element.scrollWidth <= element.clientWidth")


def test_by_touch_and_with_the_server_off(browser: Browser, site: Site, fresh: None) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de-DE"
    )
    page = context.new_page()
    page.add_init_script("window.prints = 0; window.print = () => { window.prints += 1; }")
    page.goto(site.url)
    wait_until_kept(page)
    site.stop()
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    wait_for_engine(page, "ready")
    menu_button(page).tap()
    page.get_by_role("menuitem", name="Print…").tap()
    expect(dialog(page).get_by_label("A4")).to_be_checked()
    dialog(page).get_by_label(SOLUTION).tap()
    assert [leaf.size for leaf in pages(page, 2)] == [SIZES["A4"]] * 2
    button(page, "Print").tap()
    page.wait_for_function("prints === 1")
    button(page, "Close").tap()
    menu_button(page).tap()
    page.get_by_role("menuitem", name="QR code").tap()
    expect(page.get_by_role("img", name="QR code of this link")).to_be_visible()
    context.close()
