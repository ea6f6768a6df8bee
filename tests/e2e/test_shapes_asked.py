"""What the engine is asked for on Sudokus of other shapes: to solve, to check, to search and be watched."""

import re
from collections.abc import Callable

import pytest
from boards import SUDOKU, button, grid, mode
from opening import follow, open_board
from playwright.sync_api import Page, expect
from predicting import lead_to, question, questions_of, right_answer, switch
from puzzles import LECTURE
from serving import Site
from stepping import at_step
from test_shapes import pattern

from undoku.sudoku import Grid, solve
from undoku.sudoku.shape import shape_of

SIX = ".6....2.....3.......62...3...5.5.1.6"
CAGES = "6:0.4.5_7:1.2_1:3_6:6.7_7:8.12.13_3:9_4:10_2:11_1:14_3:15"


def solution(givens: str, **shape: object) -> str:
    return str(solve(Grid.parse(givens, shape_of(shape))).first)


def expect_digits(page: Page, expected: str) -> None:
    """Wait until the cells have these digits."""
    size = round(len(expected) ** 0.5)
    for cell, digit in enumerate(expected):
        name = re.compile(f"^Row {cell // size + 1}, column {cell % size + 1}, {digit}, ")
        expect(grid(page, SUDOKU).get_by_role("gridcell").nth(cell)).to_have_accessible_name(name)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        (f"givens={SIX}", solution(SIX, size=6)),
        (f"givens={16 * '.'}&cages={CAGES}", solution(16 * ".", size=4, cages=CAGES)),
    ],
    ids=["size", "cages"],
)
def test_a_shape_is_solved(
    page: Page, site: Site, ready: Callable[[], None], address: str, expected: str
) -> None:
    open_board(page, site.url, f"board=sudoku&{address}")
    ready()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution. Filled")
    expect_digits(page, expected)


def test_digits_that_a_cage_cannot_have_are_named(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, f"board=sudoku&givens=4{15 * '.'}&cages=3:0.1")
    ready()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text(
        "No solution: a cage cannot have its sum of 3 with the digit in row 1, column 1."
    )


def test_a_wrong_entry_is_marked_by_the_shape(page: Page, site: Site, ready: Callable[[], None]) -> None:
    first = solution(SIX, size=6)[0]
    wrong = next(digit for digit in "123456" if digit not in (first, "6", "2", "3"))
    open_board(page, site.url, f"board=sudoku&mode=play&givens={SIX}")
    ready()
    grid(page, SUDOKU).get_by_role("gridcell").first.click()
    page.keyboard.press(wrong)
    button(page, "Check").click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^(One|1) .* wrong"))


def test_a_search_of_a_shape_is_watched(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, f"board=sudoku&mode=watch&givens={SIX}&strategy=fewest-options")
    ready()
    button(page, "Step through").click()
    expect(page.get_by_text("def solve(grid: list[int], shape: Layout)")).to_be_visible()


def test_the_same_digits_with_other_cages_are_another_search(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    killer = f"board=sudoku&givens={16 * '.'}&cages={CAGES}"
    open_board(page, site.url, f"{killer}&mode=watch&strategy=first-empty&step=3")
    ready()
    at_step(page, 3)
    mode(page, "Solver").click()
    mode(page, "Watch").click()
    at_step(page, 3)
    follow(page, f"{killer.rpartition('_')[0]}")
    expect(mode(page, "Solver")).to_be_checked()
    mode(page, "Watch").click()
    at_step(page, 0)


def test_what_holds_in_a_cell_is_told_in_a_search_as_well(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    puzzle = f"givens={16 * '.'}&cages={CAGES}&diagonal=1"
    open_board(page, site.url, f"board=sudoku&mode=watch&{puzzle}&strategy=fewest-options&step=0")
    ready()
    at_step(page, 0)
    last = grid(page, SUDOKU).get_by_role("gridcell").last
    expect(last).to_have_accessible_description(re.compile(" on a diagonal, in a cage of 1 cell, sum 3$"))


def test_an_answer_is_written_on_a_board_of_another_size(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    full = pattern(16, 4)
    givens = f"{full[:192]}{16 * '.'}{full[208:]}"
    address = f"board=sudoku&mode=watch&size=16&givens={givens}&strategy=first-empty&step=0"
    open_board(page, site.url, address)
    ready()
    at_step(page, 0, whole=True)
    switch(page).check()
    questions = questions_of("sudoku", "first-empty", {"givens": givens, "size": 16})
    row, column = divmod(int(right_answer(questions, lead_to(page, questions, "who"))), 16)
    field = page.get_by_role("textbox", name="Press a square, or write it")
    place, seen = field.bounding_box(), question(page).bounding_box()
    assert place is not None and seen is not None
    assert place["y"] + place["height"] <= seen["y"] + seen["height"]
    field.fill("row 17, column 1")
    button(page, "Answer").click()
    expect(page.get_by_role("status")).to_contain_text("That is no square of this board.")
    field.fill(f"{row + 1}, {column + 1}")
    button(page, "Answer").click()
    expect(question(page)).to_contain_text("Right.")


def test_a_hint_in_a_cage_is_drawn_below_its_sum(page: Page, site: Site, ready: Callable[[], None]) -> None:
    # The cage of one cell needs a 1, which stands at the place of notes that is nearest to the sum.
    open_board(page, site.url, f"board=sudoku&mode=play&cages={CAGES}&givens={16 * '.'}")
    ready()
    for name in ("Hint", "Which technique?"):
        button(page, name).click()
    expect(page.get_by_role("heading", name="Cage single")).to_be_visible()
    heights = page.evaluate(
        """() => {
          const mark = document.querySelector("#sudoku .mark .shape");
          const middle = ({ left, right }) => (left + right) / 2;
          const { top, ...rect } = mark.getBoundingClientRect().toJSON();
          const cell = Array.from(document.querySelectorAll("#sudoku [role=gridcell]"))
            .find((one) => one.getBoundingClientRect().right > middle(rect));
          const sum = Array.from(document.querySelectorAll("#sudoku .rules text"))
            .find((one) => one.getBoundingClientRect().left >= cell.getBoundingClientRect().left);
          const place = new DOMPoint(0, Number(sum.getAttribute("y"))).matrixTransform(sum.getScreenCTM());
          return { top, sum: place.y, digit: mark.parentElement.textContent, of: sum.textContent };
        }"""
    )
    assert (heights["digit"], heights["of"]) == ("1", "1")
    assert heights["top"] > heights["sum"]


def test_a_hint_on_another_size_leads_to_its_technique_but_to_no_practice(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    open_board(page, site.url, f"board=sudoku&mode=play&size=6&givens={SIX}")
    ready()
    button(page, "Hint").click()
    # The longest word of the button is one line.
    words = button(page, "Which technique?").locator("span").filter(visible=True)
    assert words.evaluate("(one) => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)") < 1.5
    button(page, "Which technique?").click()
    expect(button(page, "What is this?")).to_be_visible()
    expect(button(page, "Practise this")).to_be_hidden()
    # On the usual board the same technique can be practised.
    follow(page, f"board=sudoku&mode=play&givens={LECTURE}")
    for name in ("Hint", "Which technique?"):
        button(page, name).click()
    expect(button(page, "Practise this")).to_be_visible()
