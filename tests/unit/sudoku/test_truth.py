"""The truth about a grid, beside loops that look at everything."""

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from undoku.sudoku import Grid, Layout, SudokuSearch, variants
from undoku.sudoku.census import Census
from undoku.sudoku.minimal_clash import EXTRA, MinimalClash
from undoku.sudoku.possible import TrueCandidates
from undoku.sudoku.truth import Truth

from . import plain_solver, slow_solver
from .grids import any_solution, jigsaws, mutated
from .made import LAYOUT, ambiguous, puzzle, spoiled

HARD = "9.....6.....54.218........3.....1..7.....4.86..1.5.32...51..4....8....3...27....5"
"""Without a solution; a proof that one of its digits is not needed takes the solver 820,058 nodes."""

SAMPLE = pytest.mark.parametrize(
    "seeds", [range(20), pytest.param(range(20, 1000), marks=pytest.mark.long)], ids=["sample", "rest"]
)


def done(search, budget=50):
    while not search.done:
        search.advance(budget)
    return search


def of(cells, digits):
    """Give a grid with the digits of these cells alone."""
    return [digit if cell in cells else 0 for cell, digit in enumerate(digits)]


@SAMPLE
def test_a_clash_has_no_solution_and_none_of_it_can_be_left_out(seeds):
    for seed in seeds:
        digits = spoiled(seed)
        clash = done(Truth(Grid(LAYOUT, digits))).clash
        assert clash == sorted(clash)
        assert not plain_solver.solutions(of(clash, digits), 1), seed
        for cell in clash:
            rest = of([other for other in clash if other != cell], digits)
            (solution,) = plain_solver.solutions(rest, 1)
            assert plain_solver.is_right(solution) and 0 not in solution
            assert all(given in (0, digit) for given, digit in zip(rest, solution, strict=True))


@SAMPLE
def test_all_solutions_are_told_and_what_they_have_in_common(seeds):
    for seed in seeds:
        digits = ambiguous(seed)
        expected = plain_solver.solutions(digits, 5001)
        truth = done(Truth(Grid(LAYOUT, digits)))
        assert 2 <= truth.census.solutions == len(expected) <= 5000 and truth.census.exact, seed
        agrees(truth, expected)
        assert (truth.clash, truth.spare) == ([], [])


def agrees(truth, expected):
    """Check what is told of the solutions, by loops over all of them."""
    numbers = range(1, len(expected) + 1)
    assert {truth.census.solution(number).digits for number in numbers} == set(expected)
    columns = list(zip(*expected, strict=True))
    assert truth.known
    assert truth.differ == [cell for cell, column in enumerate(columns) if len(set(column)) > 1]
    size = max(expected[0])
    shares = [column.count(digit) for column in columns for digit in range(1, size + 1)]
    assert list(truth.census.shares) == shares
    assert truth.candidates == [sum(1 << digit - 1 for digit in set(column)) for column in columns]


@SAMPLE
def test_the_true_candidates_need_not_all_solutions(seeds):
    for seed in seeds:
        digits = ambiguous(seed, 100)
        expected = [
            sum(1 << digit - 1 for digit in set(column))
            for column in zip(*plain_solver.solutions(digits, 101), strict=True)
        ]
        assert done(TrueCandidates(Grid(LAYOUT, digits))).masks == expected, seed


@pytest.mark.parametrize(
    "seeds", [range(6), pytest.param(range(6, 200), marks=pytest.mark.long)], ids=["sample", "rest"]
)
def test_what_could_be_left_out_is_the_only_solution_without_it(seeds):
    for seed in seeds:
        digits, solved = puzzle(random.Random(seed), least=30)
        truth = done(Truth(Grid(LAYOUT, digits)))
        assert (truth.census.solutions, truth.differ, truth.clash) == (1, [], [])
        assert truth.census.solution(1).digits == tuple(solved)
        assert truth.candidates == [1 << digit - 1 for digit in solved]
        filled = [cell for cell in range(81) if digits[cell]]
        without = {cell: of([other for other in filled if other != cell], digits) for cell in filled}
        spare = [cell for cell, rest in without.items() if len(plain_solver.solutions(rest, 2)) == 1]
        assert truth.spare == spare, seed


def test_what_a_player_entered_makes_no_given_superfluous():
    digits, solved = puzzle(random.Random(7))
    entered = [cell for cell in range(81) if not digits[cell]][:40]
    grid = Grid(LAYOUT, [solved[cell] if cell in entered else digit for cell, digit in enumerate(digits)])
    assert len(done(Truth(grid)).spare) > 40
    truth = done(Truth(grid, Grid(LAYOUT, digits)))
    assert (truth.spare, truth.sentence) == ([], "One solution. Every digit is needed for that.")
    # Without a given the givens leave more than one solution open, whatever was entered.
    fewer = variants.changed(Grid(LAYOUT, digits), next(cell for cell in range(81) if digits[cell]), 0)
    truth = done(Truth(grid, fewer))
    assert (truth.census.solutions, truth.spare, truth.sentence) == (1, [], "One solution.")


@settings(deadline=None, max_examples=100)
@given(st.data())
def test_jigsaws_agree_with_the_slow_solver(data):
    layout = data.draw(jigsaws())
    solved = any_solution(layout)
    assume(solved)
    digits = data.draw(mutated(solved.digits, layout.size, layout.cells // 2))
    expected = slow_solver.solutions(digits, layout.box_of, 2000)
    assume(len(expected) < 2000)
    truth = done(Truth(Grid(layout, digits)))
    assert (truth.census.solutions, truth.census.exact) == (len(expected), True)
    if expected:
        agrees(truth, expected)
        return
    assert not slow_solver.solutions(of(truth.clash, digits), layout.box_of, 1)
    for cell in truth.clash:
        rest = of([other for other in truth.clash if other != cell], digits)
        assert slow_solver.solutions(rest, layout.box_of, 1)


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**6), st.integers(1, 40))
def test_more_solutions_than_are_counted(seed, most):
    digits = ambiguous(seed, 200)
    expected = plain_solver.solutions(digits, 201)
    truth = done(Truth(Grid(LAYOUT, digits), most=most))
    census = truth.census
    assert (census.solutions, census.exact) == (min(most, len(expected)), most >= len(expected))
    kept = {census.solution(number).digits for number in range(1, census.solutions + 1)}
    assert len(kept) == census.solutions and kept <= set(expected)
    assert sum(census.shares) == 81 * census.solutions
    masks = [sum(1 << digit - 1 for digit in set(column)) for column in zip(*expected, strict=True)]
    assert truth.candidates == masks


@pytest.mark.parametrize("number", [0, 5, -1])
def test_there_is_no_solution_of_another_number(number):
    census = done(Census(Grid.parse("12............21")))
    assert census.solutions == 4
    with pytest.raises(IndexError):
        census.solution(number)


def test_the_true_candidates_are_known_before_the_solutions_are_counted():
    truth = Truth(Grid.parse("." * 81))
    while not truth.known:
        assert (truth.candidates, truth.differ) == ([], [])
        truth.advance(50)
    assert not truth.census.done
    assert truth.candidates == [0b111111111] * 81
    assert truth.differ == list(range(81))


def test_solutions_are_counted_to_a_hundred_thousand():
    empty = done(Truth(Grid.parse("." * 81)), 1000)
    assert (empty.census.solutions, empty.census.exact) == (100_000, False)
    last = empty.census.solution(100_000)
    assert plain_solver.is_right(last.digits) and 0 not in last.digits
    # Published: there are 28,200,960 grids of 6 by 6; this is one in 720 of them, so that all are counted.
    some = done(Truth(Grid.parse("123456" + "." * 30)), 1000)
    assert (some.census.solutions, some.census.exact) == (39_168, True)


@pytest.mark.parametrize("seed", range(12))
def test_many_slices_tell_what_one_does(seed):
    for digits in (spoiled(seed), ambiguous(seed, 300), puzzle(random.Random(seed), 28)[0]):
        whole, sliced = done(Truth(Grid(LAYOUT, digits)), 10**6), done(Truth(Grid(LAYOUT, digits)), 1)
        for name in ("clash", "differ", "spare", "candidates"):
            assert getattr(whole, name) == getattr(sliced, name)
        assert whole.census.solutions == sliced.census.solutions
        assert whole.census.shares == sliced.census.shares


def test_equal_digits_of_a_unit_are_a_clash_without_a_search():
    search = MinimalClash(Grid.parse("12.4 .1.. ..3. ...4"))
    assert (search.cells, search.done, search.nodes) == ([3, 15], True, 0)
    search.advance(100)
    assert search.cells == [3, 15]


def test_a_digit_that_takes_long_to_leave_out_waits_until_others_are_gone():
    alone = SudokuSearch(Grid.parse(HARD), 1)
    assert alone.advance(1000) and not alone.solutions
    search = done(MinimalClash(Grid.parse(HARD)))
    assert search.nodes < 2 * EXTRA
    digits = Grid.parse(HARD).digits
    assert not plain_solver.solutions(of(search.cells, digits), 1)
    assert len(search.cells) == 9


def test_a_layout_without_a_solution_clashes_without_a_digit():
    layout = Layout.from_regions("ABBA")  # of 12 and 21 in its rows, both diagonals have equal digits
    assert any_solution(layout) is None
    assert done(Truth(Grid(layout, [0] * 4))).clash == []
