"""All three boards are solved in the browser, as the documents and the published counts say."""

import re
from collections.abc import Callable
from itertools import pairwise
from string import ascii_lowercase

import pytest
from boards import (
    KNIGHT,
    QUEENS,
    SUDOKU,
    button,
    columns,
    digits,
    example,
    grid,
    is_tour,
    labels,
    moves,
    show,
)
from opening import glimpse, pressed_stop
from playwright.sync_api import Page, expect
from puzzles import SOLUTIONS, SPARSE
from serving import Site

Ready = Callable[[], None]


@pytest.mark.parametrize("puzzle", SOLUTIONS)
def test_sudoku_of_the_documents(page: Page, site: Site, puzzle: str) -> None:
    show(page, site.url, f"board=sudoku&givens={puzzle}")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution")
    assert digits(page) == SOLUTIONS[puzzle]
    kinds = [label.rsplit(", ", 1)[1] for label in labels(page, SUDOKU)]
    assert [kind == "given" for kind in kinds] == [digit != "0" for digit in puzzle]
    assert {kind for kind in kinds if kind != "given"} == {"solved"}


def test_examples_are_the_documents(page: Page, site: Site, answered: None) -> None:
    page.goto(site.url)
    for name, (puzzle, solution) in zip(["blog", "lecture", "handout"], SOLUTIONS.items(), strict=True):
        # What it is called is true of it: the answer says that its solution is the only one.
        example(page, f"From the {name}: {puzzle.count('0')} empty cells, one solution")
        button(page, "Solve").click()
        expect(page.get_by_role("status")).to_contain_text("One solution")
        assert digits(page) == solution


def test_no_solution_names_the_clash(page: Page, site: Site) -> None:
    show(page, site.url, "board=sudoku&givens=" + "5...5....".ljust(81, "."))
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"No solution.*row 1.*5", re.I))
    assert digits(page) == "5...5....".ljust(81, ".")


def test_no_solution_without_a_clash(page: Page, site: Site) -> None:
    stuck = "12345678.........9".ljust(81, ".")
    show(page, site.url, f"board=sudoku&givens={stuck}")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("No solution")
    assert digits(page) == stuck


def test_more_than_one_shows_two_that_differ(page: Page, site: Site) -> None:
    blog, solution = next(iter(SOLUTIONS.items()))
    open_cells = {i for i, (a, b) in enumerate(zip(blog, solution, strict=True)) if a == "0"}
    loose = "".join("." if i % 9 < 3 or i in open_cells else d for i, d in enumerate(solution))
    show(page, site.url, f"board=sudoku&givens={loose}")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("More than one solution")
    first = digits(page)
    button(page, "Second solution").click()
    second = digits(page)
    assert first != second
    for grid_ in (first, second):
        assert all(given in (".", digit) for given, digit in zip(loose, grid_, strict=True))
        for unit in [grid_[9 * r : 9 * r + 9] for r in range(9)] + [grid_[c::9] for c in range(9)]:
            assert sorted(unit) == list("123456789")


def test_sparse_grid_starts_nothing_and_is_answered(page: Page, site: Site, ready: Ready) -> None:
    show(page, site.url, f"board=sudoku&givens={SPARSE}")
    ready()
    assert digits(page) == SPARSE.replace("0", ".")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("solution")
    expect(page.get_by_role("status")).not_to_contain_text("Solving")


def test_full_wrong_grid_is_not_called_solved(page: Page, site: Site) -> None:
    show(page, site.url, "board=sudoku&givens=" + "5" * 81)
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("No solution")


@pytest.mark.parametrize(
    ("n", "total", "fundamental"), [(1, 1, 1), (4, 2, 1), (6, 4, 1), (8, 92, 12), (9, 352, 46)]
)
def test_queens_count(page: Page, site: Site, n: int, total: int, fundamental: int) -> None:
    show(page, site.url, f"board=queens&n={n}")
    button(page, "Solve").click()
    status = page.get_by_role("status")
    expect(status).to_contain_text(f"{total} solution")
    expect(status).to_contain_text(f"{fundamental} of them fundamental")


@pytest.mark.parametrize("n", [2, 3])
def test_queens_without_solution(page: Page, site: Site, n: int) -> None:
    show(page, site.url, f"board=queens&n={n}")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("No solution")
    assert columns(page) == [-1] * n


def test_queens_in_the_lectures_order(page: Page, site: Site) -> None:
    show(page, site.url, "board=queens&n=8")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("92 solutions")
    assert columns(page) == [0, 4, 7, 5, 2, 6, 1, 3]
    seen = [columns(page)]
    for index in range(2, 93):
        button(page, "Next solution").click()
        expect(page.get_by_text(f"Solution {index} of 92")).to_be_visible()
        seen.append(columns(page))
    assert all(a < b for a, b in pairwise(seen))
    assert all(
        len({r + c for r, c in enumerate(s)}) == 8 == len({r - c for r, c in enumerate(s)}) for s in seen
    )
    button(page, "First solution").click()
    expect(page.get_by_text("Solution 1 of 92")).to_be_visible()
    page.get_by_role("textbox", name="Solution number").fill("17")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Solution 17 of 92")).to_be_visible()
    assert columns(page) == seen[16]


def test_a_bad_solution_number_goes_with_its_list(page: Page, site: Site) -> None:
    show(page, site.url, "board=queens&n=8")
    button(page, "Solve").click()
    status = page.get_by_role("status")
    expect(status).to_contain_text("92 solutions")
    page.get_by_role("textbox", name="Solution number").fill("999")
    page.keyboard.press("Enter")
    expect(status).to_contain_text("'999' is not one of the solutions")
    example(page, "6 queens")
    expect(status).to_have_text("Choose N and press Solve.")
    button(page, "Solve").click()
    expect(status).to_contain_text("4 solutions")


def test_a_stopped_list_has_so_many_so_far(page: Page, site: Site, ready: Ready) -> None:
    show(page, site.url, "board=queens&n=12")
    ready()
    with glimpse(page.get_by_role("main"), r"Solution 1 of [\d,]+ so far", press=page.locator("#stop")):
        button(page, "Solve").click()
    expect(page.get_by_text(re.compile(r"^Solution 1 of [\d,]+ so far$"))).to_be_visible()


def list_fundamental(page: Page, site: Site) -> None:
    """Solve eight queens, and list the fundamental solutions alone."""
    show(page, site.url, "board=queens&n=8")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("92 solutions")
    page.get_by_role("radio", name="Fundamental only").check()
    expect(page.get_by_text("Fundamental solution 1 of 12")).to_be_visible()


def test_queens_fundamental_alone(page: Page, site: Site, answered: None) -> None:
    list_fundamental(page, site)
    orbits = set()
    for index in range(1, 13):
        expect(page.get_by_text(f"Fundamental solution {index} of 12")).to_be_visible()
        orbits.add(frozenset(images(columns(page))))
        if index < 12:
            button(page, "Next solution").click()
    assert len(orbits) == 12


def test_a_fundamental_solution_comes_back_with_its_address(page: Page, site: Site, answered: None) -> None:
    list_fundamental(page, site)
    button(page, "Last solution").click()
    expect(page.get_by_text("Fundamental solution 12 of 12")).to_be_visible()
    page.wait_for_url(re.compile("list=fundamental&solution=12$"))
    placement = columns(page)
    page.reload()
    expect(page.get_by_text("Fundamental solution 12 of 12")).to_be_visible()
    assert columns(page) == placement
    button(page, "Solve").click()
    expect(page.get_by_text("Fundamental solution 12 of 12")).to_be_visible()
    assert columns(page) == placement


def test_a_bad_number_gives_way_to_the_verdict(page: Page, site: Site) -> None:
    show(page, site.url, "board=queens&n=8")
    button(page, "Solve").click()
    status = page.get_by_role("status")
    expect(status).to_contain_text("92 solutions")
    number = page.get_by_role("textbox", name="Solution number")
    number.fill("93")
    number.press("Enter")
    expect(status).to_contain_text("from 1 to 92")
    button(page, "Next solution").click()
    expect(status).to_contain_text("92 solutions")
    expect(number).to_have_value("2")


def images(placement: list[int]) -> set[tuple[int, ...]]:
    """The images of a placement under the eight symmetries of the square."""
    n, found, squares = len(placement), set(), list(enumerate(placement))
    for _ in range(4):
        squares = [(c, n - 1 - r) for r, c in squares]
        found.add(tuple(c for _, c in sorted(squares)))
        found.add(tuple(n - 1 - c for _, c in sorted(squares)))
    return found


def test_a_thousand_queens(page: Page, site: Site) -> None:
    show(page, site.url, "board=queens&n=1000")
    button(page, "Solve").click()
    picture = page.get_by_role("img", name="1,000 queens on a 1,000 by 1,000 board")
    expect(picture).to_be_visible()


def test_tour_from_every_kind_of_square(page: Page, site: Site, ready: Ready) -> None:
    show(page, site.url, "board=knight&rows=8&cols=8&start=a8")
    ready()
    # One of each kind by symmetry, and two of each in the corners: the unit tests have all of them.
    for square in (0, 1, 2, 3, 9, 10, 11, 18, 19, 27, 63):
        row, col = divmod(square, 8)
        start = page.get_by_role("textbox", name="Start")
        start.fill(f"{'abcdefgh'[col]}{8 - row}")
        start.press("Enter")
        visited = grid(page, KNIGHT).get_by_role("gridcell", name=re.compile(r"move \d+$"))
        expect(visited).to_have_count(0)
        button(page, "Solve").click()
        expect(visited).to_have_count(64)
        assert is_tour(moves(page), 8, square), square


def test_closed_tour_comes_back(page: Page, site: Site) -> None:
    show(page, site.url, "board=knight&rows=6&cols=6&start=c3&closed=1")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("The tour is closed")
    assert is_tour(moves(page), 6, 20, closed=True)


@pytest.mark.parametrize(
    ("fragment", "sentence"),
    [
        ("rows=4&cols=4", "^The 4 by 4 board has no tour: it was searched"),
        ("rows=5&cols=5&start=a2", r"^No tour\. .*colour"),
        ("rows=7&cols=7&closed=1", r"^No tour\. .*colour"),
    ],
)
def test_no_tour_has_a_reason(page: Page, site: Site, fragment: str, sentence: str) -> None:
    show(page, site.url, f"board=knight&{fragment}")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_have_text(re.compile(sentence))


def test_tour_that_is_a_picture_can_be_read(page: Page, site: Site) -> None:
    # As many squares as are written out: of more the menu saves all.
    show(page, site.url, "board=knight&rows=19&cols=52&start=az19")
    button(page, "Solve").click()
    expect(page.get_by_role("img", name="A knight's tour of a 19 by 52 board")).to_be_visible()
    names = page.get_by_role("textbox", name="Squares in the order of the moves").input_value().split()
    assert names[0] == "az19"
    files = {f"{a}{b}": i for i, (a, b) in enumerate((a, b) for a in ["", "a"] for b in ascii_lowercase)}
    numbers = [0] * (19 * 52)
    for move, name in enumerate(names, start=1):
        file = name.rstrip("0123456789")
        numbers[(19 - int(name.removeprefix(file))) * 52 + files[file]] = move
    assert is_tour(numbers, 52, 51)


def test_solve_before_python_is_ready(page: Page, site: Site, fresh: None) -> None:
    page.goto(site.url + "#board=queens&n=8", wait_until="commit")
    button(page, "Solve").click()
    expect(grid(page, QUEENS).get_by_role("gridcell", name=re.compile(r"queen$"))).to_have_count(8)


def test_clear_and_undo(page: Page, site: Site) -> None:
    puzzle, solution = next(iter(SOLUTIONS.items()))
    show(page, site.url, f"board=sudoku&givens={puzzle}")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution")
    button(page, "Clear").click()
    assert digits(page) == "." * 81
    button(page, "Undo").click()
    assert digits(page) == solution
    button(page, "Undo").click()
    assert digits(page) == puzzle.replace("0", ".")


def test_stop_then_solve_again(page: Page, site: Site, ready: Ready) -> None:
    show(page, site.url, "board=queens&n=12")
    ready()
    with pressed_stop(page):
        button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("Stopped")
    page.get_by_role("tab", name=SUDOKU).click()
    example(page, "From the blog")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution")
