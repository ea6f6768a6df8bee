"""Beginnings of tours against a general solver that knows nothing of knights (python-sat).

The path is asked for as a circle over a vertex outside the board: two moves at every square. A model that
falls into several circles is ruled out, one of its circles after the other has to be left, and it is asked
again until there is one circle, or none.
"""

import random
from collections import Counter
from itertools import combinations

import pytest
from pysat.solvers import Solver

from undoku.knight import FinishSearch

from .slow_paths import around, beginning, is_tour

OUTSIDE = (-9, -9)


def can_be_finished(there, path, end, closed):
    """Whether a path can be continued over all squares of the set `there`."""
    here = path[-1]
    left = there.difference(path[:-1])
    ends = left - {here}
    if not ends:
        return (end is None or here == end) and (not closed or path[0] in around(here, there))
    if end is not None:
        ends = ends & {end}
    if closed:
        ends = ends & set(around(path[0], there))
    # Counting colours is hard for such a solver, and easy here: they alternate.
    alike = sum((sum(square) - sum(here)) % 2 == 0 for square in left)
    if 2 * alike - len(left) not in (0, 1):
        return False
    ends = {square for square in ends if (sum(square) - sum(here)) % 2 == (len(left) - 1) % 2}
    pairs = {frozenset([one, two]) for one in left for two in around(one, left)}
    pairs |= {frozenset([OUTSIDE, square]) for square in ends | {here}}
    number = {
        pair: index for index, pair in enumerate(sorted(map(sorted, pairs)), 1) for pair in [frozenset(pair)]
    }
    at = {square: [number[pair] for pair in pairs if square in pair] for square in left | {OUTSIDE}}
    if any(len(moves) < 2 for moves in at.values()):
        return False
    with Solver("cadical153") as solver:
        solver.add_clause([number[frozenset([OUTSIDE, here])]])
        for moves in at.values():
            for three in combinations(moves, 3):
                solver.add_clause([-move for move in three])
            for one in moves:
                solver.add_clause([move for move in moves if move != one])
        while solver.solve():
            used = {move for move in solver.get_model() if move > 0}
            circles = circles_of([pair for pair, move in number.items() if move in used], left | {OUTSIDE})
            if len(circles) == 1:
                return True
            for circle in circles:
                solver.add_clause([move for pair, move in number.items() if len(pair & circle) == 1])
    return False


def circles_of(pairs, vertices):
    beside = {vertex: [] for vertex in vertices}
    for one, two in pairs:
        beside[one].append(two)
        beside[two].append(one)
    circles, rest = [], set(vertices)
    while rest:
        circle, todo = set(), [next(iter(rest))]
        while todo:
            here = todo.pop()
            if here not in circle:
                circle.add(here)
                todo += beside[here]
        circles.append(circle)
        rest -= circle
    return circles


def judged(chance, side, number):
    """Finish a beginning of 1 to 30 moves; return whether it is possible, and whether it should be."""
    path = beginning(chance, side, side, 1 + number % 30, careful=number % 4 != 0)
    whole = {(r, c) for r in range(side) for c in range(side)}
    closed = number % 3 == 1
    end = (
        chance.choice(sorted(whole.difference(path))) if number % 3 == 2 and len(path) < len(whole) else None
    )
    search = FinishSearch(side, side, path, end, closed)
    while not search.advance(1000):
        pass
    assert search.reason.endswith(".")
    assert (search.tour is not None) == bool(search.possible)
    if search.tour:
        assert search.tour.is_valid()
        assert is_tour(search.tour.path, whole, end, closed)
        assert list(search.tour.path[: len(path)]) == path
        return True, True
    return search.possible, can_be_finished(whole, path, end, closed)


@pytest.mark.parametrize("side", [6, 8])
def test_beginnings_agree(side):
    chance = random.Random(side)
    answers = {judged(chance, side, number) for number in range(30)}
    assert answers == {(True, True), (False, False)}


@pytest.mark.long
@pytest.mark.parametrize("side", [6, 8])
def test_two_thousand_beginnings_agree(side, record_property):
    chance = random.Random(100 + side)
    answers = Counter(judged(chance, side, number) for number in range(1000))
    record_property("counted", f"{side} by {side} (possible, expected): {dict(answers)}")
    assert set(answers) == {(True, True), (False, False)}
    assert min(answers.values()) > 200
