"""New boards to walk with the knight: by level, of a day, in a shape, or the reader's own, to be played."""

import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, SUDOKU, button, choose, grid, labels, menu_button, menu_item, mode, moves
from creating import CLOCK, TODAY
from new_boards import chip, press_new, section
from opening import follow, hold_python, open_board, wait_for_engine
from playwright.sync_api import Page, expect
from serving import Site

from undoku.knight import square_name
from undoku.knight.generator import Generator, NewBoard, daily

BOARD = "board=knight&rows=5&cols=6&start=a1"
CROSS = "board=knight&mode=play&rows=6&cols=6&start=c1"
LEFT = "No new board was made: you went on with something else meanwhile."


def press_shape(page: Page, name: str) -> None:
    press_new(page)
    section(page).get_by_role("button", name="Shapes", exact=True).click()
    section(page).get_by_role("button", name=name).click()


def made(making: Generator) -> NewBoard:
    """Make a board as the engine of this Python does."""
    while not making.done:
        making.advance(1000)
    assert making.board
    return making.board


def is_played(page: Page, title: str) -> None:
    """Wait until a board of that name is there to be walked."""
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(mode(page, "Play")).to_be_checked()
    expect(section(page)).to_be_hidden()


def is_board(page: Page, board: NewBoard) -> None:
    """Compare what is on the page with a board that was made here."""
    walked = [0] * board.rows * board.cols
    for number, (row, column) in enumerate(board.path, 1):
        walked[row * board.cols + column] = number if len(board.path) > 1 else 0
    assert moves(page) == walked
    holes = [index for index, label in enumerate(labels(page, KNIGHT)) if label.endswith("hole")]
    assert holes == [row * board.cols + column for row, column in board.holes]
    end = square_name(board.end, board.rows) if board.end else ""
    assert page.get_by_role("textbox", name="End", exact=True).input_value() == end
    assert page.get_by_role("checkbox", name="Closed tour").is_checked() == board.closed


def walk(page: Page, board: NewBoard) -> None:
    """Walk the rest of the tour, square by square."""
    squares = grid(page, KNIGHT).get_by_role("gridcell")
    for row, column in board.tour[len(board.path) :]:
        squares.nth(row * board.cols + column).click()


def test_one_press_gives_a_board_of_a_level_and_undo_brings_back_what_was_there(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, BOARD)
    ready()
    press_new(page)
    chip(page, "A new one", "Hard").click()
    expect(page.get_by_role("heading", name=re.compile(r"^Hard, \d by \d$"))).to_be_visible()
    expect(mode(page, "Play")).to_be_checked()
    expect(page.get_by_role("status")).to_have_text(
        re.compile(r"^Hard: \d+ squares left to visit.*\. \d\d choices on the way can go wrong\.$")
    )
    expect(page).to_have_url(re.compile("mode=play.*&level=hard$"))
    # The knight's square is the one to go on with.
    expect(page.locator(":focus")).to_have_accessible_name(re.compile(r"^[a-h]\d, (move \d+|start|empty)"))
    there = labels(page, KNIGHT)
    button(page, "Undo").click()
    expect(page.get_by_role("heading", name="Knight's tour, 5 by 6")).to_be_visible()
    expect(mode(page, "Solver")).to_be_checked()
    button(page, "Redo").click()
    assert labels(page, KNIGHT) == there


def test_the_board_of_a_day_is_the_same_everywhere(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, BOARD)
    ready()
    press_new(page)
    section(page).get_by_label("Day", exact=True).fill("2026-03-01")
    chip(page, "Board of the day", "Medium").click()
    is_played(page, "Medium, 1 March 2026")
    is_board(page, made(daily("2026-03-01", "medium")))
    # Its link is the board itself.
    menu_button(page).click()
    menu_item(page, "Copy link to the puzzle").click()
    expect(page.get_by_role("status")).to_have_text("Link copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("&level=medium&day=2026-03-01")
    page.evaluate("undoku.reset()")
    open_board(page, site.url, link.split("#")[1])
    is_board(page, made(daily("2026-03-01", "medium")))
    expect(page.get_by_role("heading", name="Medium, 1 March 2026")).to_be_visible()
    # Another time it is there already.
    press_new(page)
    section(page).get_by_label("Day", exact=True).fill("2026-03-01")
    chip(page, "Board of the day", "Medium").click()
    expect(page.get_by_role("status")).to_have_text("This one is on the board.")


def test_a_day_that_is_not_there_yet_is_said(page: Page, site: Site) -> None:
    open_board(page, site.url, BOARD)
    press_new(page)
    hint = page.get_by_role("status").text_content() or ""
    day = section(page).get_by_label("Day", exact=True)
    day.fill("9999-01-01")
    expect(page.get_by_role("status")).to_have_text(
        re.compile("^The board of 1 January 9999 is not there yet")
    )
    day.fill("2026-03-01")
    expect(page.get_by_role("status")).to_have_text(hint)


def test_clear_takes_away_what_was_walked_and_leaves_the_beginning(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, BOARD)
    ready()
    press_new(page)
    section(page).get_by_label("Day", exact=True).fill("2026-11-27")
    chip(page, "Board of the day", "Easy").click()
    is_played(page, "Easy, 27 November 2026")
    board = made(daily("2026-11-27", "easy"))
    assert len(board.path) > 1
    row, column = board.tour[len(board.path)]
    grid(page, KNIGHT).get_by_role("gridcell").nth(row * board.cols + column).click()
    assert max(moves(page)) == len(board.path) + 1
    choose(page, "Clear")
    is_board(page, board)
    expect(page.get_by_role("heading", name="Easy, 27 November 2026")).to_be_visible()


def test_a_shape_is_put_there_with_what_is_known_of_it(page: Page, site: Site) -> None:
    open_board(page, site.url, BOARD)
    press_shape(page, "Cross 20, closed")
    expect(page).to_have_url(re.compile(f"{re.escape(CROSS)}&holes=a6,b6,e6"))
    expect(page.get_by_role("status")).to_have_text("Cross, 20 squares: has tours, closed ones too.")
    assert sum(label.endswith("hole") for label in labels(page, KNIGHT)) == 16
    button(page, "Undo").click()
    expect(page.get_by_role("heading", name="Knight's tour, 5 by 6")).to_be_visible()


def test_a_shape_without_a_tour_says_why_and_so_does_solve(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, BOARD)
    ready()
    press_shape(page, "Missing corners")
    expect(page.get_by_role("status")).to_have_text(
        "Missing corners, 62 squares: has no tour, as 32 squares have one colour and 30 the other."
    )
    expect(mode(page, "Solver")).to_be_checked()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_have_text(
        re.compile(r"^No tour\. A knight changes colour with every move")
    )


def test_ones_own_begins_anew_beside_the_fields(page: Page, site: Site) -> None:
    open_board(page, site.url, f"{BOARD}&mode=play&path=a1,b3")
    press_new(page)
    section(page).get_by_role("button", name="My own").click()
    expect(mode(page, "Solver")).to_be_checked()
    expect(section(page)).to_be_hidden()
    assert max(moves(page)) == 0
    expect(page.get_by_role("status")).to_contain_text("Choose the sides")


def test_new_is_beside_the_doors_and_goes_with_the_board(page: Page, site: Site) -> None:
    open_board(page, site.url)
    page.get_by_role("tab", name=KNIGHT).click()
    expect(grid(page, KNIGHT)).to_be_visible()
    expect(button(page, "Play a puzzle")).to_be_visible()
    press_new(page)
    expect(button(page, "New board")).to_have_attribute("aria-expanded", "true")
    # It is no part of another board.
    page.get_by_role("tab", name=SUDOKU).click()
    expect(section(page)).to_be_hidden()
    button(page, "New puzzle").click()
    expect(page.get_by_role("region", name="New puzzle", exact=True)).to_be_visible()
    page.get_by_role("tab", name=KNIGHT).click()
    expect(page.get_by_role("region", name="New puzzle", exact=True)).to_be_hidden()
    expect(section(page)).to_be_visible()
    # An edit puts it away.
    page.get_by_role("textbox", name="Rows", exact=True).fill("6")
    page.keyboard.press("Enter")
    expect(section(page)).to_be_hidden()
    button(page, "New board").click()
    expect(section(page)).to_be_visible()
    expect(button(page, "Play a puzzle")).to_be_visible()


def test_the_next_one_is_of_the_same_level(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url)
    ready()
    board = made(Generator("easy", "7"))
    names = [square_name(square, board.rows) for square in board.tour]
    holes = ",".join(square_name(square, board.rows) for square in board.holes)
    open_board(
        page,
        site.url,
        f"board=knight&mode=play&rows={board.rows}&cols={board.cols}&start={names[0]}"
        f"&path={','.join(names[:-1])}{holes and f'&holes={holes}'}&level=easy",
    )
    row, column = board.tour[-1]
    grid(page, KNIGHT).get_by_role("gridcell").nth(row * board.cols + column).click()
    expect(page.get_by_role("status")).to_contain_text("Solved: all")
    button(page, "Another easy one").click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^Easy: "))
    is_played(page, page.get_by_role("heading", name=re.compile("^Easy, ")).inner_text())


def test_a_solved_one_is_noted_and_the_next_of_the_day_is_offered(
    page: Page, site: Site, answered: None
) -> None:
    page.add_init_script(CLOCK)
    open_board(page, site.url, BOARD)
    wait_for_engine(page, "ready")
    press_new(page)
    chip(page, "Board of the day", "Easy").click()
    is_played(page, "Easy, 27 November 2026")
    board = made(daily(TODAY, "easy"))
    # It is kept, also as the one of its day.
    page.reload()
    expect(page.get_by_role("heading", name="Easy, 27 November 2026")).to_be_visible()
    is_board(page, board)
    wait_for_engine(page, "ready")
    walk(page, board)
    expect(page.get_by_role("status")).to_contain_text("Solved: all")
    button(page, "Next: medium").click()
    is_played(page, "Medium, 27 November 2026")
    is_board(page, made(daily(TODAY, "medium")))
    press_new(page)
    expect(chip(page, "Board of the day", "Easy, solved")).to_be_visible()
    expect(chip(page, "Board of the day", "Medium")).to_have_accessible_name("Medium")


def test_what_came_whole_with_an_address_is_nobodys_solution(page: Page, site: Site) -> None:
    day = "2026-03-01"

    def open_day(level: str, left: int) -> NewBoard:
        """Open a link with all but some last squares walked."""
        board = made(daily(day, level))
        names = [square_name(square, board.rows) for square in board.tour]
        holes = ",".join(square_name(square, board.rows) for square in board.holes)
        walked = ",".join(names[: len(names) - left])
        ends = f"{f'&end={names[-1]}' if board.end else ''}{'&closed=1' if board.closed else ''}"
        follow(
            page,
            f"board=knight&mode=play&rows={board.rows}&cols={board.cols}&start={names[0]}&path={walked}{ends}"
            f"{holes and f'&holes={holes}'}&level={level}&day={day}",
        )
        expect(page.get_by_role("heading", name=f"{level.capitalize()}, 1 March 2026")).to_be_visible()
        return board

    open_board(page, site.url, BOARD)
    press_new(page)
    board = open_day("easy", 0)
    assert max(moves(page)) == len(board.tour)
    # Who makes the last move has solved it.
    board = open_day("medium", 1)
    row, column = board.tour[-1]
    grid(page, KNIGHT).get_by_role("gridcell").nth(row * board.cols + column).click()
    expect(page.get_by_role("status")).to_contain_text("Solved: all")
    button(page, "Undo").click()
    press_new(page)
    section(page).get_by_label("Day", exact=True).fill(day)
    expect(chip(page, "Board of the day", "Medium, solved")).to_be_visible()
    expect(chip(page, "Board of the day", "Easy")).to_have_accessible_name("Easy")


def test_the_first_door_gives_todays_easy_one_as_soon_as_python_is_there(
    page: Page, site: Site, fresh: None
) -> None:
    page.add_init_script(CLOCK)
    release = hold_python(page)
    open_board(page, site.url)
    page.get_by_role("tab", name=KNIGHT).click()
    expect(grid(page, KNIGHT)).to_be_visible()
    button(page, "Play a puzzle").click()
    expect(page.get_by_role("status")).to_have_text(
        "Python is still starting; the puzzle is made as soon as it is ready."
    )
    release()
    is_played(page, "Easy, 27 November 2026")
    is_board(page, made(daily(TODAY, "easy")))


def test_without_python_the_first_door_gives_a_plain_board(
    page: Page, site: Site, fresh: None, faults: list[str]
) -> None:
    page.route("**/pyodide*.gzip", lambda route: route.abort())
    open_board(page, site.url)
    wait_for_engine(page, "failed")
    page.get_by_role("tab", name=KNIGHT).click()
    expect(grid(page, KNIGHT)).to_be_visible()
    button(page, "Play a puzzle").click()
    expect(mode(page, "Play")).to_be_checked()
    expect(grid(page, KNIGHT).get_by_role("gridcell")).to_have_count(36)
    expect(page.get_by_role("status")).to_have_text(
        "Python did not start, so this is the plain 6 by 6 board and not today's."
    )


def test_an_edit_meanwhile_ends_it_with_a_word(page: Page, site: Site, fresh: None) -> None:
    release = hold_python(page)
    open_board(page, site.url, BOARD)
    press_new(page)
    chip(page, "A new one", "Easy").click()
    expect(page.get_by_role("status")).to_contain_text("Python is still starting")
    page.get_by_role("checkbox", name="Closed tour").check()
    expect(page.get_by_role("status")).to_contain_text(LEFT)
    release()
    wait_for_engine(page, "ready")
    expect(page.get_by_role("heading", name="Knight's tour, 5 by 6")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (1280, 720)])
def test_the_shapes_are_seen_when_they_are_opened(page: Page, site: Site, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    open_board(page, site.url, BOARD)
    press_new(page)
    section(page).get_by_role("button", name="Shapes", exact=True).click()
    # Nothing covers the first of them: it takes the press.
    seen = """(button) => {
      const { left, top, width } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + 8));
    }"""
    shape = section(page).get_by_role("button", name="Ring 8, closed")
    expect(shape).to_be_visible()
    assert shape.evaluate(seen)
