"""The address says what is on the board; a broken one says what is wrong and changes nothing."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, columns, digits, example, grid, labels, show
from opening import follow, hold, open_board
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Site

from undoku.knight import square_name

DOTTED = LECTURE.replace("0", ".")

UNREADABLE = [
    ("board=chess", "the board 'chess'"),
    ("hello", "names no board"),
    ("n=8", "names no board"),
    ("board=__proto__", "the board '__proto__'"),
    ("board=sudoku&givens=" + "1" * 100_000, "100,020 characters long"),
]

# What is said of each is tested without a page, in tests/js.
ODD = [
    (f"board=sudoku&givens={LECTURE[:-1]}", "80 cells found in givens"),
    ("board=sudoku&givens=<script>alert(1)</script>", "Character 1 of givens in the address, '<'"),
    ("board=queens&n=1000000000", "'1000000000'"),
    ("board=knight&start=z99", "start in the address is 'z99'"),
]


@pytest.mark.parametrize(("fragment", "sentence"), [UNREADABLE[0], UNREADABLE[-1]], ids=["board", "length"])
def test_an_address_that_names_no_board_at_load(page: Page, site: Site, fragment: str, sentence: str) -> None:
    show(page, site.url, fragment)
    expect(page.get_by_role("status")).to_contain_text(sentence)
    assert digits(page) == "." * 81


def test_an_address_that_names_no_board_changes_nothing(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    for fragment, sentence in UNREADABLE:
        follow(page, fragment)
        expect(page.get_by_role("status")).to_contain_text(sentence)
        assert digits(page) == DOTTED


def test_what_is_not_understood_is_named_and_the_rest_is_used(page: Page, site: Site) -> None:
    open_board(page, site.url)
    for fragment, sentence in ODD:
        follow(page, fragment)
        expect(page.get_by_role("status")).to_contain_text(sentence)
    assert page.locator("script", has_text="alert").count() == 0
    entered = "..4".ljust(81, ".")
    follow(page, f"board=sudoku&colour=red&givens={DOTTED}&entered={entered}")
    expect(page.get_by_role("status")).to_contain_text("'colour', which the sudoku board does not have")
    assert digits(page) == DOTTED[:2] + "4" + DOTTED[3:]
    # Nothing that was there is lost.
    follow(page, f"board=sudoku&givens={LECTURE[:-1]}")
    expect(page.get_by_role("status")).to_contain_text("80 cells found in givens")
    assert digits(page) == "." * 81
    button(page, "Undo").click()
    assert digits(page) == DOTTED[:2] + "4" + DOTTED[3:]


def test_a_solution_is_computed_though_the_size_is_not_understood(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=0&solution=3")
    expect(page.get_by_text("Solution 3 of 92", exact=True)).to_be_visible()
    expect(page.get_by_role("status")).to_have_text(re.compile("^n in the address is '0';.*92 solutions"))


def test_givens_and_entered(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={DOTTED}&entered={'..4'.ljust(81, '.')}")
    assert digits(page) == DOTTED[:2] + "4" + DOTTED[3:]
    assert labels(page, SUDOKU)[0].endswith("5, given")
    assert labels(page, SUDOKU)[2].endswith("4, entered")
    expect(page.get_by_role("status")).to_have_text("Press Solve to solve this puzzle.")


def test_address_starts_nothing(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    ready()
    assert digits(page) == DOTTED
    expect(button(page, "Stop")).to_be_hidden()


def test_address_follows_the_sudoku(page: Page, site: Site, answered: None) -> None:
    page.goto(site.url)
    example(page, "From the lecture")
    expect(page).to_have_url(re.compile(re.escape(f"#board=sudoku&givens={DOTTED}") + "$"))
    grid(page, SUDOKU).get_by_role("gridcell").nth(2).click()
    page.keyboard.type("4")
    expect(page).to_have_url(re.compile(re.escape(f"&entered={'..4'.ljust(81, '.')}") + "$"))
    page.reload()
    expect(grid(page, SUDOKU).get_by_role("gridcell", name="Row 1, column 3, 4, entered")).to_be_visible()
    button(page, "Clear").click()
    expect(page).to_have_url(re.compile("#board=sudoku$"))
    button(page, "Undo").click()
    expect(page).to_have_url(re.compile("givens=.*&entered="))


def test_address_follows_the_queens(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=6&solution=3")
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(36)
    button(page, "One more").click()
    expect(page).to_have_url(re.compile("#board=queens&n=7$"))
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(49)


@pytest.mark.parametrize(
    ("part", "caption", "queens"),
    [
        ("n=8&solution=92", "Solution 92 of 92", [7, 3, 0, 2, 5, 1, 6, 4]),
        ("n=8&list=fundamental&solution=12", "Fundamental solution 12 of 12", None),
        ("n=20&solution=1", "One solution for N = 20", None),
    ],
)
def test_a_link_to_a_solution_shows_it(
    page: Page, site: Site, part: str, caption: str, queens: list[int] | None
) -> None:
    open_board(page, site.url, f"board=queens&{part}")
    expect(page.get_by_text(caption, exact=True)).to_be_visible()
    shown = columns(page)
    assert sorted(shown) == list(range(len(shown)))
    assert queens in (None, shown)
    expect(button(page, "Stop")).to_be_hidden()
    assert page.url.endswith(f"#board=queens&{part}")


def test_address_follows_the_list(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=8")
    page.get_by_label("Fundamental only").check()
    expect(page).to_have_url(re.compile("#board=queens&n=8&list=fundamental$"))
    button(page, "Solve").click()
    expect(page.get_by_text("Fundamental solution 1 of 12", exact=True)).to_be_visible()
    button(page, "Last solution").click()
    expect(page).to_have_url(re.compile("#board=queens&n=8&list=fundamental&solution=12$"))
    page.get_by_role("radio", name="All solutions").check()
    expect(page.get_by_text("Solution 1 of 92", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile("#board=queens&n=8&solution=1$"))


def test_a_board_without_a_list_says_why(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=12&list=fundamental")
    expect(page.get_by_label("Fundamental only")).to_be_checked()
    button(page, "One more").click()
    expect(page.get_by_label("Fundamental only")).to_be_disabled()
    expect(page.get_by_text("Up to N = 12 all solutions are listed")).to_be_visible()
    expect(page).to_have_url(re.compile("#board=queens&n=13$"))


def test_address_moves_in_an_open_list(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=8")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("92 solutions")
    follow(page, "board=queens&n=8&solution=17")
    expect(page.get_by_text("Solution 17 of 92")).to_be_visible()


def test_undo_and_redo_bring_the_list_back_with_the_board(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=8&solution=17")
    status = page.get_by_role("status")
    verdict = "92 solutions for N = 8, 12 of them fundamental."
    expect(status).to_have_text(verdict)
    shown = columns(page)
    button(page, "Clear").click()
    expect(page).to_have_url(re.compile("#board=queens&n=8$"))
    button(page, "Undo").click()
    expect(page.get_by_text("Solution 17 of 92", exact=True)).to_be_visible()
    expect(status).to_have_text(verdict)
    expect(page).to_have_url(re.compile("#board=queens&n=8&solution=17$"))
    assert columns(page) == shown
    button(page, "Next solution").click()
    expect(page.get_by_text("Solution 18 of 92", exact=True)).to_be_visible()
    button(page, "One more").click()
    button(page, "Undo").click()
    expect(page.get_by_text("Solution 18 of 92", exact=True)).to_be_visible()
    button(page, "Redo").click()
    expect(status).to_have_text("An empty 9 by 9 board. Press Solve.")
    expect(button(page, "Next solution")).to_be_hidden()


def test_a_browser_that_refuses_an_address_gets_it_later(page: Page, site: Site, answered: None) -> None:
    page.add_init_script(
        """const replace = history.replaceState;
        history.replaceState = function (...details) {
          history.replaceState = replace;
          throw new DOMException("Attempt to use history.replaceState() too often", "SecurityError");
        };"""
    )
    open_board(page, site.url)
    example(page, "From the lecture")
    expect(page).to_have_url(re.compile(re.escape(f"#board=sudoku&givens={DOTTED}") + "$"))


def test_address_follows_the_knight(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=28&start=ab1&end=a5&closed=1")
    expect(grid(page, KNIGHT).get_by_role("gridcell", name="ab1, start")).to_be_visible()
    squares = [label.split(", ") for label in labels(page, KNIGHT)]
    assert [name for name, _ in squares] == [square_name(divmod(index, 28), 5) for index in range(140)]
    assert [square for square in squares if square[1] != "empty"] == [["a5", "end"], ["ab1", "start"]]
    expect(page.get_by_role("textbox", name="Start")).to_have_value("ab1")
    expect(page.get_by_role("textbox", name="End")).to_have_value("a5")
    expect(page.get_by_role("checkbox", name="Closed tour")).to_be_checked()
    grid(page, KNIGHT).get_by_role("gridcell", name="aa5, empty").click()
    page.get_by_role("checkbox", name="Closed tour").uncheck()
    expect(page).to_have_url(re.compile("#board=knight&rows=5&cols=28&start=aa5&end=a5$"))


def test_back_to_another_board(page: Page, site: Site, answered: None) -> None:
    page.goto(site.url)
    for fragment, board in (("board=knight", KNIGHT), ("board=queens&n=4", QUEENS), ("board=sudoku", SUDOKU)):
        follow(page, fragment)
        expect(grid(page, board)).to_be_visible()
        expect(page.get_by_role("tab", name=board)).to_have_attribute("aria-selected", "true")


def test_an_address_that_is_still_to_be_read_is_not_overwritten(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight")
    page.evaluate("location.hash = 'board=queens&n=4'; undoku.remember()")
    expect(grid(page, QUEENS)).to_be_visible()
    expect(page).to_have_url(re.compile("#board=queens&n=4$"))


def test_tabs_are_ways_that_back_leads_along(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    page.get_by_role("tab", name=QUEENS).click()
    expect(page).to_have_url(re.compile("#board=queens&n=8$"))
    button(page, "One more").click()
    expect(page).to_have_url(re.compile("#board=queens&n=9$"))
    page.get_by_role("tab", name=KNIGHT).click()
    expect(page).to_have_url(re.compile("#board=knight"))
    page.go_back()
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(81)
    page.go_back()
    expect(grid(page, SUDOKU)).to_be_visible()
    assert digits(page) == DOTTED


def test_a_link_is_where_undo_ends(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=knight&rows=20&cols=20&start=c3")
    expect(button(page, "Undo")).to_have_attribute("aria-disabled", "true")
    follow(page, "board=knight&rows=5&cols=5")
    expect(page.get_by_role("textbox", name="Rows")).to_have_value("5")
    button(page, "Undo").click()
    expect(page.get_by_role("textbox", name="Rows")).to_have_value("20")
    expect(button(page, "Undo")).to_have_attribute("aria-disabled", "true")


def test_a_key_pressed_while_python_is_on_its_way_is_in_the_address(
    page: Page, site: Site, answered: None
) -> None:
    hold(page, "**/vendor/**")
    page.goto(site.url, wait_until="commit")
    expect(grid(page, SUDOKU)).to_be_visible()
    grid(page, SUDOKU).get_by_role("gridcell").first.click()
    page.keyboard.press("7")
    expect(page).to_have_url(re.compile(re.escape(f"#board=sudoku&entered={'7'.ljust(81, '.')}") + "$"))


@pytest.mark.parametrize("part", ["strategy=guessing&step=4", "strategy=guessing"])
def test_a_strategy_that_there_is_not_leaves_the_usual_one(page: Page, site: Site, part: str) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}&{part}")
    expect(page.get_by_role("status")).to_contain_text(
        "strategy in the address is 'guessing'; there are last-empty,"
    )
    expect(page.get_by_label("Strategy")).to_have_value("first-empty")
    assert digits(page) == DOTTED
    button(page, "Step through").click()
    expect(page.get_by_role("slider", name="Step", exact=True)).to_be_visible()


def test_who_races_is_in_the_address(page: Page, site: Site) -> None:
    race = "board=queens&n=6&strategy=markers&step=0&view=race&left=columns&right=array-first"
    open_board(page, site.url, race)
    expect(page.get_by_label("Left", exact=True)).to_have_value("columns")
    expect(page.get_by_label("Right", exact=True)).to_have_value("array-first")
    page.get_by_label("Left", exact=True).select_option("markers")
    expect(page).to_have_url(re.compile("&view=race&left=markers&right=array-first$"))
    page.get_by_role("tab", name="Code", exact=True).click()
    expect(page).to_have_url(re.compile("&view=code$"))
    follow(page, race.replace("columns", "guessing"))
    expect(page.get_by_role("status")).to_contain_text(
        "left in the address is 'guessing'; there are board-scan,"
    )
    expect(page.get_by_label("Right", exact=True)).to_have_value("array-first")


def test_a_link_to_digits_that_clash_says_so(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=sudoku&givens=" + "55".ljust(81, "."))
    expect(page.get_by_role("status")).to_have_text(
        "Some digits clash; they are underlined. Solve says which."
    )


def test_an_address_that_was_entered_and_loaded_at_once_is_shown(
    page: Page, site: Site, ready: Callable[[], None], answered: None
) -> None:
    open_board(page, site.url, "board=queens&n=8")
    ready()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("92 solutions")
    with page.expect_navigation(wait_until="load"):
        page.evaluate("location.hash = '#board=knight&rows=5&cols=6&start=a1'; location.reload()")
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(30)
    assert "board=knight" in page.url
