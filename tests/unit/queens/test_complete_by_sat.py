"""Completions beside a SAT solver, which knows nothing of queens but its clauses."""

from collections import defaultdict
from itertools import combinations

import pytest
from pysat.solvers import Solver

from undoku.queens import CompletionSearch, CompletionsSearch, ImpossibleSearch

from .boards import board, pulled

MOST = 1000

SAMPLE = pytest.mark.parametrize(
    ("seeds", "largest"),
    [(range(40), 18), pytest.param(range(40, 1040), 24, marks=pytest.mark.long)],
    ids=["sample", "rest"],
)


def clauses(n, blocked):
    """One queen in each row and column, at most one on a diagonal, none on a blocked square."""
    lines = defaultdict(list)
    for row in range(n):
        for column in range(n):
            square = n * row + column + 1
            for line in (("row", row), ("column", column), ("sum", row + column), ("less", row - column)):
                lines[line].append(square)
    for (kind, _), squares in lines.items():
        if kind in ("row", "column"):
            yield squares
        yield from ([-one, -other] for one, other in combinations(squares, 2))
    yield from ([-(n * row + column + 1)] for row, column in blocked)


def count(solver):
    """How many placements the solver finds, up to one more than MOST."""
    found = 0
    while found <= MOST and solver.solve():
        found += 1
        solver.add_clause([-square for square in solver.get_model() if square > 0])
    return found


def numbers(n, queens):
    return [n * row + column + 1 for row, column in queens]


@SAMPLE
def test_the_same_answers_and_numbers(seeds, largest):
    possible = 0
    for seed in seeds:
        n, queens, blocked = board(seed, largest)
        given = [[square] for square in numbers(n, queens)]
        with Solver("glucose3", bootstrap_with=[*clauses(n, blocked), *given]) as solver:
            wanted = count(solver)
        placement = pulled(CompletionSearch(n, queens, blocked)).placement
        assert (placement is not None) == bool(wanted), seed
        search = pulled(CompletionsSearch(n, queens, blocked, MOST))
        assert (len(search.found), search.more) == (min(wanted, MOST), wanted > MOST), seed
        assert search.found == sorted(set(search.found)), seed
        for found in search.found[:50] + ([placement] if placement else []):
            assert found.is_valid(), seed
            assert all(found.columns[row] == column for row, column in queens), seed
            assert all(found.columns[row] != column for row, column in blocked), seed
        possible += placement is not None
    assert 0.2 * len(seeds) < possible < 0.9 * len(seeds)


@SAMPLE
def test_what_leaves_no_completion_is_minimal(seeds, largest):
    told = 0
    for seed in seeds:
        n, queens, blocked = board(seed, largest)
        because = pulled(ImpossibleSearch(n, queens, blocked)).because
        with Solver("glucose3", bootstrap_with=clauses(n, blocked)) as solver:
            assert (because is None) == solver.solve(numbers(n, queens)), seed
            if because is None:
                continue
            assert set(because) <= set(queens)
            assert not solver.solve(numbers(n, because)), seed
            for queen in because:
                assert solver.solve(numbers(n, set(because) - {queen})), seed
            told += bool(because)
    assert told > len(seeds) // 20
