"""Whether a board with regions has one placement, several or none, beside a SAT solver and a plain search.

With the long tests there are 3,000 boards.
"""

import random
from collections import Counter
from itertools import combinations

import pytest
from pysat.solvers import Solver

from undoku.queens import CompletionsSearch, ImpossibleSearch, OrderedSearch

from ..boards import pulled
from .boards import attacks, board, one_by_one, placements

SAMPLE = pytest.mark.parametrize(
    ("seeds", "largest"),
    [(range(300), 7), pytest.param(range(300, 3_300), 9, marks=pytest.mark.long)],
    ids=["some", "many"],
)
MOST = 60


def clauses(n, regions):
    """Some square of each row has a queen, and no two squares that attack each other have."""
    yield from ([n * row + column + 1 for column in range(n)] for row in range(n))
    for one, two in combinations([divmod(square, n) for square in range(n * n)], 2):
        if attacks(n, regions, one, two):
            yield [-number for number in numbers(n, [one, two])]


def numbers(n, queens):
    return [n * row + column + 1 for row, column in queens]


def by_sat(n, regions, most):
    """Placements up to one more than `most`."""
    found = []
    with Solver("glucose3", bootstrap_with=clauses(n, regions)) as solver:
        while len(found) <= most and solver.solve():
            squares = [square - 1 for square in solver.get_model() if square > 0]
            found.append(tuple(square % n for square in squares))
            solver.add_clause([-(square + 1) for square in squares])
    return sorted(found)


@SAMPLE
def test_one_placement_several_or_none(seeds, largest):
    seen = Counter()
    for seed in seeds:
        n, regions = board(seed, largest)
        wanted = by_sat(n, regions, MOST)
        search = pulled(CompletionsSearch(n, regions=regions, most=MOST))
        assert (len(search.found), search.more) == (min(len(wanted), MOST), len(wanted) > MOST), seed
        if not search.more:
            assert [found.columns for found in search.found] == wanted == placements(n, regions), seed
        first = OrderedSearch(n, regions=regions)
        while not first.found and not first.advance(1):
            pass
        columns = next(iter(first.found)).columns if first.found else None
        assert columns == next(one_by_one(n, regions), None), seed
        seen[min(len(wanted), 2)] += 1
    assert min(seen[count] for count in range(3)) > len(seeds) // 10


@SAMPLE
def test_what_leaves_no_placement_is_minimal(seeds, largest):
    told = 0
    for seed in seeds:
        n, regions = board(seed, largest)
        chance = random.Random(seed)
        queens = []
        for square in chance.sample([divmod(square, n) for square in range(n * n)], n * n):
            if len(queens) <= n // 3 and not any(attacks(n, regions, square, queen) for queen in queens):
                queens.append(square)
        because = pulled(ImpossibleSearch(n, queens, regions=regions)).because
        with Solver("glucose3", bootstrap_with=clauses(n, regions)) as solver:
            assert (because is None) == solver.solve(numbers(n, queens)), seed
            if because is None:
                continue
            assert set(because) <= set(queens)
            assert not solver.solve(numbers(n, because)), seed
            for queen in because:
                assert solver.solve(numbers(n, set(because) - {queen})), seed
            told += bool(because)
    assert told > len(seeds) // 10
