"""What is drawn of how a search grows: the published counts, the shell's, and those of a plain program."""

import json
import re
import subprocess
import sys
from itertools import count
from math import comb
from pathlib import Path

import pytest

from undoku.knight import TourSearch
from undoku.learn.growth.beside import SOLUTIONS, beside
from undoku.learn.growth.errors import GrowthError
from undoku.learn.growth.growth import AGAIN, Growth
from undoku.learn.growth.sizes import LARGEST, PUZZLE, TOURS, sizes, spread
from undoku.queens.count import count as count_queens
from undoku.search.errors import PuzzleError
from undoku.search.register import strategies_for
from undoku.sudoku import solve
from undoku.watch.problems import problem_of

CALLS = {4: 17, 5: 54, 6: 153, 7: 552, 8: 2057, 9: 8394, 10: 35539}
"""Calls of the lecture's program, which finds all placements of N queens."""

FIRST = {4: 9, 5: 6, 6: 32, 7: 10, 8: 114, 9: 42, 10: 103, 12: 262, 16: 10053}
"""Calls of the blog's, which finds the first."""

TOUR_CALLS = {25: 8840, 36: 248169}
"""Calls of the blog's tour on 5 by 5 and 6 by 6, by their squares."""

SUDOKU = {
    "last-empty": (1006, 8825, 1005),
    "first-empty": (4209, 37652, 4208),
    "fewest-options": (52, 239, 51),
}
"""Calls, tries and placements on the lecture's puzzle."""

QUESTIONS = {
    "queens": {"n": 8},
    "sudoku": {"givens": PUZZLE},
    "knight": {"rows": 8, "cols": 8, "start": [0, 0], "end": None, "closed": False},
}


def grown(board, names, up_to, question=None, **more):
    """Let strategies grow to the end, with a clock that a tick goes by at each look."""
    growth = Growth(board, question or QUESTIONS[board], names, up_to, count().__next__, **more)
    while not growth.advance(10_000):
        pass
    assert len(growth.points) == len(growth.seconds) == len(growth.sizes) * len(names)
    return growth


def figures(growth, name, what="calls"):
    return {point.size: getattr(point, what) for point in growth.points if point.line == name}


def test_queens_grow_as_published():
    growth = grown("queens", ["board-scan", "markers", "array-first"], 10)
    for name in ("board-scan", "markers"):
        assert {n: calls for n, calls in figures(growth, name).items() if n in CALLS} == CALLS
    assert {n: calls for n, calls in figures(growth, "array-first").items() if n in FIRST} == {
        n: calls for n, calls in FIRST.items() if n <= 10
    }
    placed = figures(growth, "board-scan", "placements")
    assert placed == {n: calls - 1 for n, calls in figures(growth, "board-scan").items()}


def test_larger_boards_of_the_blogs_program_grow_as_published():
    found = figures(grown("queens", ["array-first"], 16), "array-first")
    assert {n: found[n] for n in FIRST} == FIRST


def test_tours_grow_as_published():
    found = figures(grown("knight", ["fixed-order"], 36, most=2_500_000), "fixed-order")
    assert {size: found[size] for size in TOUR_CALLS} == TOUR_CALLS


def test_a_sudoku_ends_with_the_puzzle_itself():
    growth = grown("sudoku", [*SUDOKU], 0)
    for name, published in SUDOKU.items():
        assert (
            tuple(figures(growth, name, what)[51] for what in ("calls", "tries", "placements")) == published
        )


@pytest.mark.parametrize(
    ("board", "size", "command"),
    [
        ("queens", 7, ["queens", "trace", "7"]),
        ("sudoku", 51, ["sudoku", "trace"]),
        ("knight", 20, ["knight", "trace", "4", "5"]),
    ],
)
def test_figures_are_those_of_the_shell(board, size, command):
    names = [strategy.name for strategy in strategies_for(board, problem_of(board, QUESTIONS[board]))]
    growth = grown(board, names, size)
    for name in names:
        told = subprocess.run(
            [sys.executable, "-m", "undoku", *command, "--strategy", name, "--json"],
            input=PUZZLE if board == "sudoku" else "",
            capture_output=True,
            check=True,
            text=True,
        )
        expected = json.loads(told.stdout)
        for what in ("calls", "tries", "placements"):
            assert figures(growth, name, what)[size] == expected[what], name


def plain_queens(n, columns=()):
    """Calls, tries and placements of a search for all placements, row by row."""
    if len(columns) == n:
        return 1, 0, 0
    calls, tries, placements = 1, 0, 0
    for column in range(n):
        tries += 1
        if all(
            other not in (column, column - away, column + away)
            for away, other in enumerate(reversed(columns), 1)
        ):
            below = plain_queens(n, (*columns, column))
            calls, tries, placements = calls + below[0], tries + below[1], placements + 1 + below[2]
    return calls, tries, placements


def plain_sudoku(digits, counts):
    """The same of a search for the first solution, the first empty cell first; tells whether there is one."""
    counts[0] += 1
    if 0 not in digits:
        return True
    cell = digits.index(0)
    row, column = divmod(cell, 9)
    for digit in range(1, 10):
        counts[1] += 1
        seen = {
            other
            for at, other in enumerate(digits)
            if at // 9 == row or at % 9 == column or (at // 27, at % 9 // 3) == (row // 3, column // 3)
        }
        if digit not in seen:
            counts[2] += 1
            digits[cell] = digit
            if plain_sudoku(digits, counts):
                return True
            digits[cell] = 0
    return False


MOVES = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
"""In the blog's order."""


def plain_tour(rows, cols, path, counts):
    """The same for a tour, its moves in the blog's order."""
    counts[0] += 1
    if len(path) == rows * cols:
        return True
    row, column = path[-1]
    for down, right in MOVES:
        there = row + down, column + right
        free = 0 <= there[0] < rows and 0 <= there[1] < cols and there not in path
        if free and plain_tour(rows, cols, [*path, there], counts):
            return True
    return False


def test_small_sizes_are_those_of_plain_programs():
    growth = grown("queens", ["board-scan"], 6)
    counted = [(point.calls, point.tries, point.placements) for point in growth.points]
    assert counted == [plain_queens(n) for n in range(1, 7)]
    growth = grown("sudoku", ["first-empty"], 43)
    for one, point in zip(growth.sizes, growth.points, strict=True):
        counts = [0, 0, 0]
        assert plain_sudoku([int(sign) if sign != "." else 0 for sign in one.question["givens"]], counts)
        assert (point.calls, point.tries, point.placements) == tuple(counts), one.label
    growth = grown("knight", ["fixed-order"], 25)
    for one, point in zip(growth.sizes, growth.points, strict=True):
        counts = [0]
        assert plain_tour(one.question["rows"], one.question["cols"], [(0, 0)], counts)
        assert point.calls == counts[0]


def test_a_search_that_does_not_end_is_given_up_and_has_no_figure():
    growth = grown("queens", ["board-scan", "array-first"], 9, most=1000)
    scan = [point for point in growth.points if point.line == "board-scan"]
    assert [point.outcome for point in scan] == 5 * ["whole"] + 2 * ["cut"] + 2 * ["left"]
    assert {point[3:6] for point in scan[5:]} == {(-1, -1, -1)}
    assert scan[5].said == "more than 1,000 steps"
    assert scan[7].said == "left out: two sizes before took too long"
    # The other goes on.
    assert figures(growth, "array-first")[9] == 42
    # A search of just as many steps is whole.
    steps = 15720 + 15720 - 2056 + 2 * 2056 + 92
    whole, cut = (grown("queens", ["board-scan"], 8, most=most).points[-1] for most in (steps, steps - 1))
    assert (whole.calls, cut.outcome) == (2057, "cut")


def test_where_slices_end_makes_no_difference():
    coarse, fine = (Growth("queens", {"n": 4}, ["markers"], 7, count().__next__) for _ in range(2))
    while not coarse.advance(10**6):
        pass
    seen = []
    while not fine.advance(7):
        assert fine.points[: len(seen)] == seen
        seen = [*fine.points]
    assert fine.points == coarse.points
    assert fine.steps == 0


def test_what_is_over_in_no_time_is_measured_again_and_again():
    ticks = count()
    growth = Growth("queens", {"n": 4}, ["markers"], 1, lambda: next(ticks) / 10_000)
    while not growth.advance(10_000):
        pass
    # One look before and one after each of them.
    assert next(ticks) == 2 * AGAIN
    assert growth.seconds == [pytest.approx(1 / 10_000)]


def test_sizes_of_queens_and_tours():
    assert [one.size for one in sizes("queens", {"n": 8}, 0)] == list(range(1, 21))
    assert [one.size for one in sizes("queens", {"n": 8}, -3)] == [1]
    assert [one.label for one in sizes("knight", QUESTIONS["knight"], 25)] == ["3 × 4", "4 × 5", "5 × 5"]
    squares = [rows * cols for rows, cols in TOURS]
    assert squares == sorted(set(squares))
    for rows, cols in TOURS:
        search = TourSearch(rows, cols, (0, 0))
        while not search.advance(5000):
            pass
        assert search.tour is not None


def test_the_page_offers_these_sizes():
    script = (Path(__file__).parents[4] / "static/js/growth/sizes.js").read_text(encoding="utf-8")
    listed = re.search(r"TOURS = (\[.*?\]);", script, re.S)
    assert listed
    assert json.loads(re.sub(r",\s*\]$", "]", listed[1])) == [[*tour] for tour in TOURS]
    assert f"LARGEST = {LARGEST};" in script


def test_a_sudoku_is_emptied_cell_by_cell_down_to_the_puzzle():
    found = sizes("sudoku", {"givens": PUZZLE}, 0)
    puzzle = PUZZLE.replace("0", ".")
    assert found[-1].question == {"givens": puzzle}
    assert [one.size for one in found] == [one.question["givens"].count(".") for one in found]
    assert len(found) <= 14
    solution = str(solve(PUZZLE).first)
    before = set()
    for one in found:
        givens = one.question["givens"]
        empty = {cell for cell, sign in enumerate(givens) if sign == "."}
        assert before < empty
        assert all(sign in (".", digit) for sign, digit in zip(givens, solution, strict=True))
        before = empty
    # Early ones are spread over the grid, and not all in its first rows.
    early = [cell // 9 for cell, sign in enumerate(found[2].question["givens"]) if sign == "."]
    assert len({*early}) > 5


def test_what_is_entered_belongs_to_the_puzzle():
    row = zip(PUZZLE[:9], str(solve(PUZZLE).first)[:9], strict=True)
    entered = "".join("." if given != "0" else digit for given, digit in row).ljust(81, ".")
    assert sizes("sudoku", {"givens": PUZZLE, "entered": entered}, 0)[-1].size == 45


def test_a_grid_with_few_givens_gives_way_to_the_lectures_puzzle():
    assert sizes("sudoku", {"givens": "12".ljust(81, ".")}, 0) == sizes("sudoku", {"givens": PUZZLE}, 0)


def test_a_full_grid_has_one_size():
    assert [one.size for one in sizes("sudoku", {"givens": str(solve(PUZZLE).first)}, 0)] == [0]


def test_what_cannot_grow_is_said_in_a_sentence():
    with pytest.raises(GrowthError) as raised:
        sizes("sudoku", {"givens": "12345678.........9" + "12345678".rjust(18, ".") + 45 * "."}, 0)
    assert str(raised.value).startswith("This puzzle has no solution")
    for board, question in (("chess", {}), ("sudoku", {})):
        with pytest.raises(PuzzleError):
            sizes(board, question, 0)
    with pytest.raises(PuzzleError, match="nosuch"):
        Growth("queens", {"n": 4}, ["nosuch"], 4, count().__next__)


@pytest.mark.parametrize("number", range(1, 82))
def test_all_cells_are_emptied_once(number):
    assert sorted(spread([*range(number)])) == [*range(number)]


def test_what_stands_beside_is_as_published():
    lines = {line.name: line.figures for line in beside("queens", sizes("queens", {"n": 8}, 0))}
    assert lines["solutions"][:12] == [count_queens(n) for n in range(1, 13)] == list(SOLUTIONS[1:13])
    # https://oeis.org/A000170, A000142, A000312 and A014062
    assert lines["solutions"][-1] == 39_029_188_884
    assert lines["factorial"][:8] == [1, 2, 6, 24, 120, 720, 5040, 40320]
    assert lines["rows"][:5] == [1, 4, 27, 256, 3125]
    assert lines["squares"][:5] == [1, 6, 84, 1820, comb(25, 5)]
    assert beside("sudoku", sizes("sudoku", {"givens": PUZZLE}, 3))[0].figures == [729]
    assert beside("knight", sizes("knight", QUESTIONS["knight"], 12))[0].figures == [8**11]
