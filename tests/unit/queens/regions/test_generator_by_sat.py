"""New boards with regions beside a SAT solver: each has the placement that it says, and no other."""

from itertools import combinations

import pytest
from pysat.solvers import Solver

from undoku.queens.regions.generator import Generator
from undoku.queens.regions.levels import LEVELS, level_of

SIZES = range(5, 12)


def clauses(n, regions):
    """One queen in each row, column and region, and none beside another."""
    squares = [divmod(square, n) for square in range(n * n)]
    lines = [
        [number for number, square in enumerate(squares, 1) if of(*square) == line]
        for of in (
            lambda row, _: row,
            lambda _, column: column,
            lambda row, column: regions[n * row + column],
        )
        for line in {of(*square) for square in squares}
    ]
    for line in lines:
        yield line
        yield from ([-one, -other] for one, other in combinations(line, 2))
    for (one, first), (other, second) in combinations(enumerate(squares, 1), 2):
        if max(abs(first[0] - second[0]), abs(first[1] - second[1])) == 1:
            yield [-one, -other]


@pytest.mark.parametrize(
    "numbers", [range(12), pytest.param(range(12, 2_000), marks=pytest.mark.long)], ids=["sample", "rest"]
)
def test_a_board_has_one_placement(numbers):
    for number in numbers:
        size, level = SIZES[number % len(SIZES)], LEVELS[number % len(LEVELS)]
        making = Generator(size, level, f"sat {number}")
        while not making.advance(1000):
            pass
        board = making.board
        with Solver("glucose3", bootstrap_with=clauses(size, board.regions)) as solver:
            assert solver.solve(), number
            queens = [square for square in solver.get_model() if square > 0]
            assert queens == [size * row + column + 1 for row, column in enumerate(board.columns)], number
            solver.add_clause([-square for square in queens])
            assert not solver.solve(), number
        assert level_of(size, board.regions) == level, number
