"""New puzzles: by level, of a day, by wishes, or the reader's own, to be played."""

import re
from collections.abc import Callable
from urllib.parse import parse_qsl, urlsplit

import pytest
from boards import QUEENS, SUDOKU, button, digits, grid, menu_button, menu_item, mode
from creating import CLOCK, TODAY, chip, is_played, press_new, section, wish_technique
from opening import hold, hold_python, open_board, wait_for_engine
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Site

from undoku.sudoku import Grid, solve
from undoku.sudoku.generator import Generator, daily
from undoku.sudoku.shape import shape_of

EMPTY = "." * 81


def of_day(day: str, level: str) -> str:
    """Return the puzzle of a day, as the engine of this Python makes it."""
    search = Generator(*daily(day, level))
    while not search.done:
        search.advance(1000)
    return str(search.puzzle)


def test_one_press_gives_a_puzzle_of_a_level_and_undo_brings_back_what_was_there(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    ready()
    press_new(page)
    chip(page, "A new one", "Hard").click()
    puzzle = is_played(page, "Hard")
    expect(page.get_by_role("status")).to_have_text(
        re.compile(r"^Hard: \d+ givens, score [\d,]+, one solution\.$")
    )
    expect(page).to_have_url(re.compile(rf"mode=play&givens={re.escape(puzzle)}&level=hard$"))
    button(page, "Undo").click()
    assert digits(page) == LECTURE.replace("0", ".")
    expect(mode(page, "Solver")).to_be_checked()
    expect(page.get_by_role("heading", name="Sudoku", exact=True)).to_be_visible()
    # What was there is kept as well.
    button(page, "Redo").click()
    assert digits(page) == puzzle
    button(page, "Library").click()
    library = page.get_by_role("dialog", name="Library")
    expect(library.get_by_text(re.compile("^Sudoku of"))).to_be_visible()


def test_the_puzzle_of_a_day_has_its_name_and_a_link_that_needs_no_python(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url)
    ready()
    press_new(page)
    section(page).get_by_label("Day", exact=True).fill("2026-03-01")
    chip(page, "Puzzle of the day", "Medium").click()
    puzzle = is_played(page, "Medium, 1 March 2026")
    assert puzzle == of_day("2026-03-01", "medium")
    menu_button(page).click()
    menu_item(page, "Copy link to the puzzle").click()
    expect(page.get_by_role("status")).to_have_text("Link copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"#board=sudoku&givens={puzzle}&level=medium&day=2026-03-01")


def test_an_address_names_the_puzzle_of_a_day(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url)
    ready()
    open_board(page, site.url, "board=sudoku&mode=play&day=2026-03-02&level=hard")
    expect(page.get_by_role("status")).to_have_text(re.compile("^Hard, 2 March 2026: "))
    puzzle = is_played(page, "Hard, 2 March 2026")
    assert puzzle == of_day("2026-03-02", "hard")
    expect(page).to_have_url(re.compile(rf"givens={re.escape(puzzle)}&level=hard&day=2026-03-02$"))
    # A board that nobody has used is nothing to go back to.
    expect(button(page, "Undo")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        (
            "day=2026-02-30&level=easy",
            "day in the address is '2026-02-30'; it has to be a date, as 2026-11-27.",
        ),
        ("day=9999-01-01", "The puzzle of 1 January 9999 is not there yet: it is "),
    ],
)
def test_a_day_that_there_is_not_is_named(page: Page, site: Site, address: str, sentence: str) -> None:
    open_board(page, site.url, f"board=sudoku&{address}")
    expect(page.get_by_role("status")).to_contain_text(sentence)
    assert digits(page) == EMPTY


def test_wishes_are_made_with_the_keyboard_alone(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url)
    ready()
    button(page, "New puzzle").focus()
    page.keyboard.press("Enter")
    expect(section(page)).to_be_visible()
    section(page).get_by_role("button", name="With…").focus()
    page.keyboard.press("Enter")
    form = section(page).get_by_role("form", name="Wishes")
    chooser = form.get_by_label("With the technique", exact=True)
    expect(chooser.get_by_role("option", name="X-wing", exact=True)).to_be_attached()
    # Each letter shows another technique; the one that is shown at Enter is wished.
    chooser.focus()
    page.keyboard.type("Skyscraper")
    page.keyboard.press("Enter")
    form.get_by_label("Symmetry of the givens").select_option("Half turn")
    expect(form.get_by_role("list", name="Techniques wished").get_by_role("button")).to_have_text(
        "with Skyscraper"
    )
    form.get_by_label("Number of givens").fill("x")
    form.get_by_label("Seed").fill("a seed")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(re.compile("^'x' is no number of givens"))
    expect(form.get_by_label("Number of givens")).to_be_focused()
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    expect(mode(page, "Play")).to_be_checked()
    puzzle = digits(page)
    assert [digit != "." for digit in puzzle] == [digit != "." for digit in reversed(puzzle)]


def test_a_symmetry_is_the_one_that_its_name_says(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url)
    ready()
    press_new(page)
    section(page).get_by_role("button", name="With…").click()
    section(page).get_by_label("Symmetry of the givens").select_option("Left and right alike")
    button(page, "Make it").click()
    expect(mode(page, "Play")).to_be_checked()
    given = [digit != "." for digit in digits(page)]
    rows = [given[start : start + 9] for start in range(0, 81, 9)]
    assert rows == [row[::-1] for row in rows]
    assert rows != rows[::-1]


def test_the_shape_that_is_on_the_board_is_wished_at_first(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    form = section(page).get_by_role("form", name="Wishes")
    for address, size, rules in (
        (f"size=6&givens=1{35 * '.'}&diagonal=1", "6", "diagonal"),
        (f"givens=1{80 * '.'}", "9", ""),
    ):
        open_board(page, site.url, f"board=sudoku&{address}")
        press_new(page)
        section(page).get_by_role("button", name="With…").click()
        expect(form.get_by_label("Size")).to_have_value(size)
        expect(form.get_by_label("Rules")).to_have_value(rules)


def test_a_puzzle_of_another_shape_is_made(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url)
    ready()
    press_new(page)
    section(page).get_by_role("button", name="With…").click()
    form = section(page).get_by_role("form", name="Wishes")
    form.get_by_label("Size").select_option("6 by 6")
    form.get_by_label("Rules").select_option("Killer cages")
    expect(form.get_by_label("Level")).to_be_disabled()
    expect(form.get_by_label("Number of givens")).to_be_disabled()
    button(page, "Make it").click()
    expect(mode(page, "Play")).to_be_checked()
    expect(page.get_by_role("status")).to_have_text("6 x 6 Killer Sudoku: one solution.")
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(36)
    address = dict(parse_qsl(urlsplit(page.url).fragment))
    puzzle = Grid.parse(36 * ".", shape_of({"size": 6, "cages": address["cages"]}))
    assert solve(puzzle).solutions == 1
    press_new(page)
    form.get_by_label("Size").select_option("9 by 9")
    form.get_by_label("Rules").select_option("Regions of any shape")
    form.get_by_label("Number of givens").fill("80")
    form.get_by_label("Symmetry of the givens").select_option("Half turn")
    form.get_by_label("Number of givens").fill("40")
    button(page, "Make it").click()
    expect(page.get_by_role("status")).to_have_text("Jigsaw Sudoku: 40 givens, one solution.")
    expect(page).to_have_url(re.compile("givens=.*shape="))
    address = dict(parse_qsl(urlsplit(page.url).fragment))
    assert solve(Grid.parse(address["givens"], shape_of({"shape": address["shape"]}))).solutions == 1


def test_a_pool_that_comes_late_leaves_another_board_as_it_is(page: Page, site: Site, answered: None) -> None:
    release = hold(page, "**/pool-*.js")
    open_board(page, site.url)
    wait_for_engine(page, "ready")
    wish_technique(page, "Jellyfish")
    page.get_by_role("tab", name=QUEENS).click()
    with page.expect_response("**/pool-*.js"):
        release()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("92 solutions")
    expect(mode(page, "Solver")).to_be_checked()
    page.get_by_role("tab", name=SUDOKU).click()
    assert digits(page) == EMPTY


def test_what_takes_long_can_be_stopped_and_leaves_the_best_so_far(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url)
    ready()
    press_new(page)
    section(page).get_by_role("button", name="With…").click()
    section(page).get_by_label("Number of givens").fill("17")
    button(page, "Make it").click()
    expect(page.get_by_text(re.compile(r"^[\d,]+ puzzles looked at$"))).to_be_visible()
    button(page, "Stop").click()
    expect(page.get_by_role("status")).to_have_text(
        re.compile(r"^Stopped: .* The best so far can be played\.$")
    )
    assert digits(page) == EMPTY
    button(page, "Play the best so far").click()
    expect(mode(page, "Play")).to_be_checked()
    assert solve(digits(page)).solutions == 1
    expect(page.get_by_role("status")).to_have_text("The best so far. It is not all that was wished.")


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (1280, 720)])
def test_the_wishes_are_seen_when_they_are_opened(page: Page, site: Site, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    open_board(page, site.url, f"board=sudoku&mode=play&givens={LECTURE}")
    press_new(page)
    # Its last line is there when all of it is.
    expect(section(page).get_by_text("The same seed and wishes")).to_be_attached()
    section(page).get_by_role("button", name="With…").click()
    # Nothing covers it: it takes the press.
    seen = """(button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height - 1) === button;
    }"""
    assert button(page, "Make it").evaluate(seen)


def test_what_cannot_be_is_said_as_long_as_it_is_wished(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url)
    ready()
    press_new(page)
    section(page).get_by_role("button", name="With…").click()
    givens, symmetry = (
        section(page).get_by_label(name) for name in ("Number of givens", "Symmetry of the givens")
    )
    status = page.get_by_role("status")
    hint = status.text_content() or ""
    givens.fill("17")
    symmetry.select_option("Full")
    button(page, "Make it").click()
    cannot_be = "17 givens with full symmetry: none is known."
    expect(status).to_have_text(cannot_be)
    # On a small screen the form is all that is seen.
    expect(button(page, "Make it")).to_have_accessible_description(cannot_be)
    expect(section(page).get_by_text(cannot_be)).to_be_visible()
    # It is none of other wishes, and comes back with these.
    symmetry.select_option("Diagonal")
    expect(status).to_have_text(hint)
    expect(section(page).get_by_text(cannot_be)).to_be_hidden()
    symmetry.select_option("Full")
    expect(status).to_have_text(cannot_be)
    givens.fill("x")
    givens.blur()
    no_number = re.compile("^'x' is no number of givens")
    expect(status).to_have_text(no_number)
    # What is wrong elsewhere is said until it is mended, and then the rest again.
    day = section(page).get_by_label("Day", exact=True)
    day.fill("9999-01-01")
    expect(status).to_have_text(re.compile("^The puzzle of 1 January 9999 is not there yet"))
    day.fill("2026-03-01")
    expect(status).to_have_text(no_number)
    givens.fill("30")
    givens.blur()
    expect(status).to_have_text(hint)


def almost(puzzle: str, solution: str) -> str:
    """Return what is entered of a puzzle when one cell is left, the first."""
    entered = ["." if given != "." else digit for given, digit in zip(puzzle, solution, strict=True)]
    entered[puzzle.index(".")] = "."
    return "".join(entered)


def test_a_solved_one_is_noted_and_the_next_of_the_day_is_offered(
    page: Page, site: Site, answered: None
) -> None:
    page.add_init_script(CLOCK)
    puzzle = of_day(TODAY, "easy")
    solution, left = str(solve(puzzle).first), puzzle.index(".")
    address = f"board=sudoku&mode=play&givens={puzzle}&entered={almost(puzzle, solution)}"
    open_board(page, site.url, f"{address}&level=easy&day={TODAY}")
    wait_for_engine(page, "ready")
    grid(page, SUDOKU).get_by_role("gridcell").nth(left).click()
    page.keyboard.press(solution[left])
    expect(page.get_by_role("status")).to_have_text(re.compile("^Solved in"))
    button(page, "Next: medium").click()
    assert is_played(page, "Medium, 27 November 2026") == of_day(TODAY, "medium")
    press_new(page)
    expect(chip(page, "Puzzle of the day", "Easy, solved")).to_be_visible()
    # Also another time: what is on the board and what was solved is kept.
    page.reload()
    expect(page.get_by_role("heading", name="Medium, 27 November 2026")).to_be_visible()
    press_new(page)
    expect(chip(page, "Puzzle of the day", "Easy, solved")).to_be_visible()


def test_the_first_door_gives_todays_easy_one_as_soon_as_python_is_there(
    page: Page, site: Site, fresh: None
) -> None:
    page.add_init_script(CLOCK)
    release = hold_python(page)
    open_board(page, site.url)
    button(page, "Play a puzzle").click()
    expect(page.get_by_role("status")).to_have_text(
        "Python is still starting; the puzzle is made as soon as it is ready."
    )
    release()
    assert is_played(page, "Easy, 27 November 2026") == of_day(TODAY, "easy")


def test_without_python_the_first_door_gives_the_lectures_puzzle(
    page: Page, site: Site, fresh: None, faults: list[str]
) -> None:
    page.route("**/pyodide*.gzip", lambda route: route.abort())
    open_board(page, site.url)
    wait_for_engine(page, "failed")
    button(page, "Play a puzzle").click()
    expect(mode(page, "Play")).to_be_checked()
    assert digits(page) == LECTURE.replace("0", ".")
