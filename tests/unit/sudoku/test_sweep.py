"""Many grids at once: what is said of each is what is said of it alone."""

import random

import pytest

from undoku.sudoku.many import LEAST, Sweeps
from undoku.sudoku.sweep import Sweep
from undoku.sudoku.text import BLANKS

from . import plain_solver
from .lines import completed, mutated, searched, swept
from .made import puzzle
from .solved import SOLVED


@pytest.fixture(scope="module")
def grids():
    """Several hundred: puzzles, the same with changes, full and empty ones."""
    chance = random.Random(1)
    bases = ["".join(map(str, puzzle(chance, least)[0])) for least in (0, 0, 0, 24, 28, 32, 40, 50)]
    made = [mutated(base, chance) for base in bases for _ in range(60)]
    full = [SOLVED[0], SOLVED[0][:-1] + "8", "." + SOLVED[1][1:], "1" * 81, BLANKS * 16 + "."]
    return [*made[:200], *full, *made[200:]]


def test_what_is_decided_agrees_with_a_slow_solver(grids):
    outcomes = swept(grids)
    assert {decided for decided, _ in outcomes} == {0, 1, None}
    for text, (decided, digits) in zip(grids, outcomes, strict=True):
        if decided is None:
            continue
        found = plain_solver.solutions([0 if symbol in BLANKS else int(symbol) for symbol in text], 2)
        assert len(found) == decided
        assert not found or "".join(map(str, found[0])) == digits


@pytest.mark.parametrize("limit", [1, 2, 3, 50])
def test_a_search_that_goes_on_after_a_sweep_finds_the_same_with_the_same_nodes(grids, limit):
    assert completed(swept(grids), limit) == [searched(text, limit) for text in grids]


@pytest.mark.parametrize("sweeps", [0, 1, 2, 5, 40])
def test_it_may_end_after_any_number_of_sweeps(grids, sweeps):
    sweep = Sweep(grids)
    for _ in range(sweeps):
        sweep.advance()
    assert completed(sweep.outcomes(), 2) == [searched(text, 2) for text in grids]


def test_a_grid_is_told_the_same_wherever_it_stands(grids):
    assert swept(grids[::-1]) == swept(grids)[::-1]


def test_what_needs_no_guess_is_decided():
    easy = [SOLVED[0][:cell] + "." * 5 + SOLVED[0][cell + 5 :] for cell in range(77)]
    assert swept(easy) == [(1, SOLVED[0])] * 77
    in_a_row, in_a_column = "5..5" + "." * 77, "5" + "." * 53 + "5" + "." * 26
    assert [decided for decided, _ in swept([in_a_row, in_a_column])] == [0, 0]


def test_lists_are_left_out_where_sweeps_have_not_paid():
    empty, full = ["." * 81] * LEAST, [SOLVED[0]] * LEAST
    sweeps = Sweeps()
    assert sweeps.begin(full[1:]) is None
    assert sweeps.outcomes(full) == sweeps.outcomes(full) == [(1, SOLVED[0])] * LEAST
    assert {decided for decided, _ in sweeps.outcomes(empty)} == {None}
    assert sweeps.outcomes(full) == [(None, SOLVED[0])] * LEAST
    later = [sweeps.outcomes(full)[0][0] for _ in range(20)]
    assert 1 in later[:-1]
    assert later == sorted(later, key=lambda decided: decided is not None)
