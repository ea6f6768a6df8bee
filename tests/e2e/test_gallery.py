"""All solutions of N queens side by side, and the images of one: by number, as files and on paper."""

import re
from collections.abc import Callable, Iterator

import pytest
from boards import QUEENS, button, choose_n, columns, expect_columns, mode
from opening import follow, open_board, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from serving import Site

GALLERY, ORBIT = "Side by side", "Symmetries"
WRITTEN = {
    "All solutions as text": "txt",
    "All solutions as CSV": "csv",
    "All solutions as JSON lines": "jsonl",
}


def lecture(n: int, placed: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """The lecture's recursion: row by row, in every row the columns from left to right."""
    if len(placed) == n:
        yield placed
        return
    for column in range(n):
        if all(
            other != column and abs(other - column) != len(placed) - row for row, other in enumerate(placed)
        ):
            yield from lecture(n, (*placed, column))


def images(board: tuple[int, ...]) -> list[tuple[int, ...]]:
    """What turns and reflections make of a placement, drawn square by square."""
    n, squares, found = len(board), list(enumerate(board)), []
    for _ in range(4):
        squares = [(column, n - 1 - row) for row, column in squares]
        mirrored = [(row, n - 1 - column) for row, column in squares]
        found += [tuple(column for _, column in sorted(made)) for made in (squares, mirrored)]
    return found


def name(number: int, board: tuple[int, ...]) -> str:
    return f"Solution {number:,}: {' '.join(str(column + 1) for column in board)}"


def box(page: Page) -> Locator:
    return page.get_by_role("listbox", name="Solutions")


def options(page: Page) -> Locator:
    return box(page).get_by_role("option")


def current(page: Page) -> Locator:
    """The one that the Tab key leads to: it keeps the focus, where others are put in order."""
    return options(page).and_(page.locator("[tabindex='0']"))


def complete(page: Page, total: int) -> None:
    """Wait until the whole list is there."""
    expect(options(page).first).to_have_attribute("aria-setsize", str(total))


def told(page: Page, board: str = "All solutions side by side") -> Locator:
    return page.get_by_role("region", name=board)


# The boards in sight have arrived, and say what they are.
NAMED = "Array.from(document.querySelectorAll('[role=option]')).every((one) => one.ariaLabel.includes(':'))"


def names(page: Page) -> list[str]:
    """Walk the whole list with the keys; return the names of its options in order."""
    found: dict[int, str] = {}
    current(page).focus()
    page.keyboard.press("Home")
    total = int(options(page).first.get_attribute("aria-setsize") or 0)
    # Each press leads on, to what is drawn at once.
    for _ in range(total):
        page.wait_for_function(NAMED)
        seen = options(page).evaluate_all(
            "all => all.map((one) => [Number(one.ariaPosInSet), one.getAttribute('aria-label')])"
        )
        found.update({number: label for number, label in seen if ":" in label})
        if len(found) == total:
            break
        page.keyboard.press("PageDown")
    return [found[number] for number in sorted(found)]


@pytest.fixture
def shown(page: Page, site: Site) -> Callable[[str, str], Page]:
    """Open the queens' board and show something beside it."""

    def show(fragment: str = "n=8", what: str = GALLERY) -> Page:
        open_board(page, site.url, f"board=queens&{fragment}")
        wait_for_engine(page, "ready")
        button(page, what).click()
        return page

    return show


@pytest.mark.parametrize(("n", "total"), [(8, 92), (10, 724)])
def test_all_solutions_are_listed_in_the_lectures_order(shown, n: int, total: int) -> None:
    page = shown(f"n={n}")
    complete(page, total)
    expect(told(page)).to_contain_text(f"{total} solutions.")
    assert names(page) == [name(number, board) for number, board in enumerate(lecture(n), start=1)]


def test_the_fundamental_ones_say_how_large_their_orbits_are(shown) -> None:
    page = shown("n=8&list=fundamental")
    complete(page, 12)
    expect(told(page)).to_contain_text("12 orbits: 11 of 8 and 1 of 4 make 92.")
    expect(box(page).get_by_role("option", name=re.compile(", in an orbit of "))).to_have_count(12)
    expected = [(board, len(set(images(board)))) for board in lecture(8) if board == min(images(board))]
    assert sum(size for _, size in expected) == 92
    assert names(page) == [
        f"Fundamental {name(number, board)[0].lower()}{name(number, board)[1:]}, in an orbit of {size}"
        for number, (board, size) in enumerate(expected, start=1)
    ]
    page.get_by_role("radio", name="All solutions").check()
    complete(page, 92)
    expect(options(page).first).to_have_accessible_name(name(1, next(lecture(8))))


def test_the_page_goes_along_with_the_keys(page: Page, shown) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    shown("n=8")
    complete(page, 92)
    box(page).get_by_role("option", name=re.compile("^Solution 1:")).focus()
    page.evaluate("scrollTo(0, 0)")
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "End"):
        page.keyboard.press(key)
        expect(box(page).locator(":focus")).to_be_in_viewport(ratio=0.9)
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Choose a solution by its number, or another N.")


def test_the_board_stays_beside_what_is_told(page: Page, shown) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    shown("n=8")
    complete(page, 92)
    page.evaluate("scrollTo(0, 0)")
    expect(button(page, "Save as PNG")).not_to_be_in_viewport()
    button(page, "Save as PNG").scroll_into_view_if_needed()
    squares = page.get_by_role("grid", name=QUEENS, exact=True).get_by_role("gridcell")
    expect(squares.first).to_be_in_viewport(ratio=1)
    expect(squares.last).to_be_in_viewport(ratio=1)


def test_all_of_twelve_can_be_scrolled_to_the_end(shown) -> None:
    page = shown("n=12")
    complete(page, 14_200)
    box(page).evaluate("list => { list.scrollTop = list.scrollHeight; }")
    expect(box(page).get_by_role("option", name=re.compile("^Solution 14,200: 12 10 8 5 "))).to_be_visible()
    assert options(page).count() < 200
    current(page).focus()
    page.keyboard.press("Home")
    expect(box(page).get_by_role("option", name=re.compile("^Solution 1: 1 3 5 8 "))).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Solution 14,200 of 14,200")).to_be_visible()
    assert columns(page)[:4] == [11, 9, 7, 4]


def test_a_solution_is_put_on_the_board_and_the_bar_is_followed(shown) -> None:
    page = shown()
    complete(page, 92)
    boards = list(lecture(8))
    box(page).get_by_role("option", name=name(3, boards[2])).click()
    expect(page.get_by_text("Solution 3 of 92")).to_be_visible()
    expect_columns(page, boards[2])
    chosen = box(page).get_by_role("option", selected=True)
    expect(chosen).to_have_accessible_name(name(3, boards[2]))
    button(page, "Last solution").click()
    expect(chosen).to_have_accessible_name(name(92, boards[91]))
    expect(chosen).to_be_in_viewport()
    page.keyboard.press("Shift+Tab")
    field = page.get_by_role("textbox", name="Solution number")
    field.fill("17")
    field.press("Enter")
    expect(chosen).to_have_accessible_name(name(17, boards[16]))
    button(page, "Undo").click()
    expect(chosen).to_have_count(0)
    complete(page, 92)
    button(page, "Redo").click()
    expect(chosen).to_have_accessible_name(name(17, boards[16]))


def test_one_tab_stop_and_the_keys(shown) -> None:
    page = shown("n=6")
    complete(page, 4)
    stops = options(page).and_(page.locator("[tabindex='0']"))
    expect(stops).to_have_count(1)
    stops.focus()
    page.keyboard.press("ArrowRight")
    expect(options(page).nth(1)).to_be_focused()
    expect(stops).to_have_count(1)
    page.keyboard.press("Space")
    expect(page.get_by_text("Solution 2 of 4")).to_be_visible()
    expect(options(page).nth(1)).to_be_focused()


def test_another_n_has_another_list_and_undo_the_first_one_again(shown) -> None:
    page = shown("n=6")
    complete(page, 4)
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("4 solutions")
    choose_n(page, 7)
    complete(page, 40)
    expect(options(page).first).to_have_accessible_name(name(1, next(lecture(7))))
    button(page, "Undo").click()
    complete(page, 4)
    choose_n(page, 3)
    expect(told(page)).to_contain_text("There is no solution.")
    expect(box(page)).to_be_hidden()
    choose_n(page, 13)
    expect(told(page)).to_contain_text("All solutions are listed up to N = 12")


def test_what_is_on_the_board_is_in_all_of_them(shown) -> None:
    page = shown("n=8&queens=1:1&blocked=2:5")
    expected = [board for board in lecture(8) if board[0] == 0 and board[1] != 4]
    complete(page, len(expected))
    expect(told(page)).to_contain_text(f"{len(expected)} solutions contain what is on the board.")
    assert names(page) == [name(number, board) for number, board in enumerate(expected, start=1)]
    options(page).nth(1).click()
    expect(page.get_by_text(f"Solution 2 of {len(expected)}")).to_be_visible()
    expect_columns(page, expected[1])


def test_another_board_and_another_mode_and_back(shown) -> None:
    page = shown("n=6")
    complete(page, 4)
    mode(page, "Play").check()
    expect(box(page)).to_be_hidden()
    mode(page, "Solver").check()
    complete(page, 4)
    page.get_by_role("tab", name="Sudoku").click()
    page.get_by_role("tab", name=QUEENS).click()
    complete(page, 4)
    button(page, GALLERY).click()
    expect(box(page)).to_be_hidden()
    expect(button(page, GALLERY)).to_have_attribute("aria-pressed", "false")


def test_addresses_that_are_followed_and_gone_back_from(shown, answered: None) -> None:
    page = shown("n=6")
    complete(page, 4)
    follow(page, "board=queens&n=7")
    complete(page, 40)
    page.go_back()
    complete(page, 4)
    page.go_forward()
    complete(page, 40)
    follow(page, "board=sudoku")
    expect(box(page)).to_be_hidden()
    page.go_back()
    complete(page, 40)
    page.reload()
    wait_for_engine(page, "ready")
    expect(box(page)).to_be_hidden()
    button(page, GALLERY).click()
    complete(page, 40)
