"""The truth about a grid, beside a SAT solver, which knows nothing of Sudoku but its clauses."""

import random
from itertools import combinations

import pytest
from pysat.examples.optux import OptUx
from pysat.formula import WCNF
from pysat.solvers import Solver

from undoku.sudoku import Grid
from undoku.sudoku.truth import Truth

from .made import LAYOUT, ambiguous, puzzle, spoiled
from .plain_solver import UNITS

SAMPLE = pytest.mark.parametrize(
    "seeds",
    [range(2000, 2015), pytest.param(range(2015, 2300), marks=pytest.mark.long)],
    ids=["sample", "rest"],
)


def variable(cell, digit):
    return 9 * cell + digit


DIGITS = [[variable(cell, digit) for digit in range(1, 10)] for cell in range(81)]
PLACES = [[variable(cell, digit) for cell in unit] for unit in UNITS for digit in range(1, 10)]
CLAUSES = [
    *DIGITS,
    *PLACES,
    *([-one, -other] for group in DIGITS + PLACES for one, other in combinations(group, 2)),
]


def placed(cells, digits):
    return [variable(cell, digits[cell]) for cell in cells]


def truth_of(digits):
    truth = Truth(Grid(LAYOUT, digits))
    while not truth.done:
        truth.advance(100)
    return truth


@pytest.fixture
def sat():
    with Solver("glucose3", bootstrap_with=CLAUSES) as solver:
        yield solver


@SAMPLE
def test_a_clash_is_minimal(sat, seeds):
    for seed in seeds:
        digits = spoiled(seed)
        clash = truth_of(digits).clash
        assert not sat.solve(placed(clash, digits)), seed
        for cell in clash:
            assert sat.solve(placed([other for other in clash if other != cell], digits)), seed


@SAMPLE
def test_a_clash_is_mostly_as_small_as_can_be(seeds):
    too_large = []
    for seed in seeds:
        digits = spoiled(seed)
        formula = WCNF()
        formula.extend(CLAUSES)
        for literal in placed([cell for cell in range(81) if digits[cell]], digits):
            formula.append([literal], weight=1)
        with OptUx(formula) as smallest:
            too_large.append(len(truth_of(digits).clash) - len(smallest.compute()))
    assert min(too_large) >= 0
    assert too_large.count(0) >= 0.8 * len(too_large)


@SAMPLE
def test_solutions_and_candidates(sat, seeds):
    for seed in seeds:
        digits = ambiguous(seed)
        truth = truth_of(digits)
        known = placed([cell for cell in range(81) if digits[cell]], digits)
        possible = [
            sum(1 << digit - 1 for digit in range(1, 10) if sat.solve([*known, variable(cell, digit)]))
            for cell in range(81)
        ]
        assert truth.candidates == possible, seed
        assert truth.differ == [cell for cell, mask in enumerate(possible) if mask.bit_count() > 1]
        with Solver("glucose3", bootstrap_with=CLAUSES) as counting:
            counted = 0
            while counting.solve(known):
                counted += 1
                counting.add_clause([-literal for literal in counting.get_model() if literal > 0])
        assert (truth.census.solutions, truth.census.exact) == (counted, True), seed


@SAMPLE
def test_what_could_be_left_out(sat, seeds):
    for seed in seeds:
        digits, solved = puzzle(random.Random(seed), least=28)
        filled = [cell for cell in range(81) if digits[cell]]
        # Where a given is not in a cell, something else has to be: there is no such solution.
        spare = [
            cell
            for cell in filled
            if not sat.solve(
                [*placed([other for other in filled if other != cell], digits), -variable(cell, solved[cell])]
            )
        ]
        assert truth_of(digits).spare == spare, seed
