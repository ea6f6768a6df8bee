"""Boards of queens to be completed, and a solver that is too simple to be wrong."""

import itertools
import random

from hypothesis import strategies as st


def by_trial(n, queens=(), blocked=()):
    """Every permutation without a shared diagonal that has the queens and avoids the blocked squares."""
    return [
        columns
        for columns in itertools.permutations(range(n))
        if len({r + c for r, c in enumerate(columns)}) == n == len({r - c for r, c in enumerate(columns)})
        and all(columns[r] == c for r, c in queens)
        and all(columns[r] != c for r, c in blocked)
    ]


def squares_of(n, most):
    return st.lists(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)), max_size=most)


small = st.integers(1, 7).flatmap(
    lambda n: st.tuples(st.just(n), squares_of(n, 3), squares_of(n, 2 * n)),
)
"""(n, queens, blocked): queens that may attack each other or stand on blocked squares."""


def board(seed, largest):
    """A board by its number: (n, queens, blocked), in every other one diagonals and squares are blocked.

    The queens do not attack each other.
    """
    chance = random.Random(seed)
    n = chance.randrange(8, largest + 1)
    blocked = set()
    if seed % 2:
        sums, differences = (
            set(chance.sample(range(2 * n - 1), int(chance.choice((0.2, 0.25, 0.3)) * n))) for _ in range(2)
        )
        share = chance.choice((0.2, 0.3))
        blocked = {
            (row, column)
            for row in range(n)
            for column in range(n)
            if row + column in sums or row - column + n - 1 in differences or chance.random() < share
        }
    queens = []
    free = [(row, column) for row in range(n) for column in range(n) if (row, column) not in blocked]
    wanted = n // 8 + chance.randrange(1, 4) if seed % 2 else chance.randrange(n // 3, n // 2 + 2)
    while free and len(queens) < wanted:
        row, column = chance.choice(free)
        queens.append((row, column))
        free = [(r, c) for r, c in free if r != row and c != column and abs(r - row) != abs(c - column)]
    return n, queens, sorted(blocked)


def pulled(search, budget=500):
    while not search.advance(budget):
        pass
    return search
