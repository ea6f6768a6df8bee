"""Everything can be done from the keyboard alone."""

import re
from collections.abc import Callable

import pytest
from boards import (
    KNIGHT,
    QUEENS,
    SUDOKU,
    button,
    choose_of_page,
    digits,
    grid,
    mode,
)
from lives import hang, python_of
from opening import hold, open_board, wait_for_engine
from playwright.sync_api import Page, expect
from puzzles import BLOG, SOLUTIONS
from serving import Site
from stepping import at_step, open_search


def focused(page: Page) -> str:
    return page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.id")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def square_of_eight(row: int, column: int) -> str:
    return f"{'abcdefgh'[column - 1]}{9 - row},"


def row_and_column(row: int, column: int) -> str:
    return f"Row {row}, column {column},"


@pytest.mark.parametrize(
    ("fragment", "side", "named"),
    [
        ("", 9, row_and_column),
        ("board=queens&n=8", 8, row_and_column),
        ("board=knight", 8, square_of_eight),
    ],
)
def test_walking_on_a_board(
    page: Page, site: Site, fragment: str, side: int, named: Callable[[int, int], str]
) -> None:
    open_board(page, site.url, fragment)
    assert focused(page).startswith(named(1, 1))
    press(page, "ArrowLeft", "ArrowUp")
    assert focused(page).startswith(named(1, 1))
    press(page, "ArrowDown", "ArrowRight", "ArrowRight")
    assert focused(page).startswith(named(2, 3))
    press(page, "End", "ArrowRight")
    assert focused(page).startswith(named(2, side))
    press(page, "Home")
    assert focused(page).startswith(named(2, 1))
    press(page, "Control+End", "ArrowDown")
    assert focused(page).startswith(named(side, side))
    press(page, "Control+Home")
    assert focused(page).startswith(named(1, 1))


@pytest.mark.parametrize(
    ("fragment", "square"),
    [("", "Row 1, column 2,"), ("board=queens", "Row 1, column 2,"), ("board=knight", "b8,")],
)
def test_a_board_is_one_tab_stop(page: Page, site: Site, fragment: str, square: str) -> None:
    open_board(page, site.url, fragment)
    press(page, "ArrowRight")
    assert focused(page).startswith(square)
    press(page, "Tab")
    assert not focused(page).startswith(square)
    press(page, "Shift+Tab")
    assert focused(page).startswith(square)


def test_tabs(page: Page, site: Site) -> None:
    open_board(page, site.url)
    page.get_by_role("tab", name=SUDOKU).focus()
    press(page, "ArrowRight")
    expect(page.get_by_role("tab", name=QUEENS)).to_be_focused()
    expect(grid(page, QUEENS)).to_be_visible()
    press(page, "End")
    expect(grid(page, KNIGHT)).to_be_visible()
    press(page, "ArrowRight")
    expect(grid(page, SUDOKU)).to_be_visible()
    # Learn, the Library and the menu are between.
    press(page, *["Tab"] * 4)
    assert focused(page).startswith("Row 1, column 1,")


def test_sudoku_without_a_mouse(page: Page, site: Site) -> None:
    open_board(page, site.url)
    for digit in BLOG[:9]:
        press(page, digit, "ArrowRight")
    assert digits(page) == BLOG[:9].replace("0", ".").ljust(81, ".")
    press(page, "Tab")
    expect(mode(page, "Solver")).to_be_focused()
    press(page, "Tab")
    expect(button(page, "Solve")).to_be_focused()
    to_examples = ["Tab"] * 6
    press(page, *to_examples)
    expect(button(page, "More examples")).to_be_focused()
    press(page, "Enter")
    expect(page.get_by_role("menuitem", name="From the lecture")).to_be_focused()
    press(page, "ArrowDown")
    expect(page.get_by_role("menuitem", name="From the blog")).to_be_focused()
    press(page, "Enter")
    expect(button(page, "More examples")).to_be_focused()
    press(page, *(f"Shift+{key}" for key in to_examples))
    expect(button(page, "Solve")).to_be_focused()
    press(page, "Enter")
    expect(page.get_by_role("status")).to_contain_text("One solution")
    assert digits(page) == SOLUTIONS[BLOG]
    expect(button(page, "Solve")).to_be_focused()


def test_stop_keeps_the_focus(page: Page, site: Site, fresh: None) -> None:
    open_board(page, site.url, "board=queens&n=12")
    wait_for_engine(page, "ready")
    hang(python_of(page)[0])
    button(page, "Solve").focus()
    press(page, "Enter")
    expect(button(page, "Stop")).to_be_visible()
    # It has the place of Solve, and the focus that was there.
    press(page, "Enter")
    expect(page.get_by_role("status")).to_contain_text("Stopped")
    expect(button(page, "Stop")).to_be_hidden()
    expect(button(page, "Solve")).to_be_focused()


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_start_by_key(page: Page, site: Site, key: str) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=6")
    press(page, "Control+End", "ArrowUp", "ArrowLeft", key)
    expect(page.get_by_role("textbox", name="Start")).to_have_value("e2")
    press(page, "Control+z")
    expect(page.get_by_role("textbox", name="Start")).to_have_value("a1")


def test_help(page: Page, site: Site) -> None:
    open_board(page, site.url)
    press(page, "?")
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog).to_be_visible()
    press(page, "Escape")
    expect(dialog).to_be_hidden()
    assert focused(page).startswith("Row 1, column 1,")
    press(page, "5", "?", "ControlOrMeta+z")
    assert digits(page) == "5".ljust(81, ".")
    press(page, "Escape", "ControlOrMeta+z")
    assert digits(page) == "." * 81
    page.get_by_role("textbox", name="Puzzle as text").press("?")
    expect(dialog).to_be_hidden()


def test_letters_are_the_players_only_where_the_search_is(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=queens&n=6")
    ready()
    open_search(page, "markers")
    step = page.locator("#player-label")
    button(page, "Step through").focus()
    press(page, "n", "e", "o", "+", "k", "c", "r")
    grid(page, QUEENS).get_by_role("gridcell").first.focus()
    press(page, "n", "k", "e", "o", "+", "c")
    # The first queen is tried, then placed: the keys before this one have led nowhere.
    expect(step).to_have_text(re.compile("^Step 2 of"))
    expect(button(page, "Play")).to_be_visible()
    press(page, "ArrowRight", "r")
    expect(page.get_by_role("status")).to_contain_text("Row 1, column 2")
    page.get_by_role("tab", name="Stack").focus()
    press(page, "p", "n")
    expect(page.get_by_role("status")).to_contain_text("solution")
    page.evaluate("document.activeElement.blur()")
    press(page, "k")
    expect(button(page, "Pause")).to_be_visible()
    press(page, "k")
    expect(button(page, "Play")).to_be_visible()


def test_theme_is_kept(page: Page, site: Site, answered: None) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(site.url)
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(paper)
    choose_of_page(page, "Dark")
    assert page.evaluate(paper) != light
    page.reload()
    assert page.evaluate(paper) != light
    button(page, "Menu").click()
    expect(page.get_by_role("menuitemradio", name="Dark")).to_be_checked()


def test_theme_is_kept_where_the_page_has_begun_before_it_comes(
    page: Page, site: Site, answered: None
) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(site.url)
    choose_of_page(page, "Dark")
    release = hold(page, "**/early.js")
    page.reload(wait_until="commit")
    page.wait_for_function("window.begun")
    release()
    colours = "Array.from(document.querySelectorAll('meta[name=theme-color]'), ({ content }) => content)"
    page.wait_for_function(f"new Set({colours}).size === 1")
    # The menu shows what there is when it is opened.
    button(page, "Menu").click()
    expect(page.get_by_role("menuitemradio", name="Dark")).to_be_checked()


def test_large_board_is_one_picture(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=51")
    expect(page.get_by_role("img", name="An empty 51 by 51 board")).to_be_visible()
    expect(page.get_by_role("grid")).to_have_count(0)
    button(page, "One less").click()
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(2500)
    open_board(page, site.url, "board=knight&rows=60&cols=60")
    expect(page.get_by_role("img", name=re.compile("60 by 60"))).to_be_visible()


def test_a_press_before_the_widgets_is_kept(page: Page, site: Site, answered: None) -> None:
    release = hold(page, "**/static/js/page/main.js")
    page.goto(site.url, wait_until="commit")
    button(page, "Play a puzzle").click()
    expect(grid(page, SUDOKU)).to_have_count(0)
    release()
    expect(mode(page, "Play")).to_be_checked()
    expect(page.get_by_role("heading", name=re.compile("^Easy, "))).to_be_visible()


def test_buttons_without_words_have_tooltips_that_name_their_keys(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=queens&n=4&strategy=columns&step=3&view=tree")
    ready()
    at_step(page, 3)
    choose_of_page(page, "Help")
    button(page, "Close").click()
    keys = set(page.locator("#help kbd").all_text_contents())

    def tooltips() -> dict[str, str]:
        """Return what is said of every button that shows no words, by its name."""
        found = page.locator("button").evaluate_all(
            "buttons => buttons.filter((button) => button.checkVisibility())"
            ".filter((button) => !/\\w/.test(button.textContent))"
            ".map((button) => [button.getAttribute('aria-label'), button.title])"
        )
        return dict(found)

    names = tooltips()
    assert len(names) > 15
    for name, tooltip in names.items():
        said = re.fullmatch(re.escape(name) + r"(?: \((.+)\))?", tooltip)
        assert said, (name, tooltip)
        assert set((said[1] or "").split()) <= keys, tooltip
    assert names["Step forward"] == "Step forward (→)"
    assert names["Play"] == "Play (Space)"
    button(page, "Play").click()
    assert tooltips()["Pause"] == "Pause (Space)"
