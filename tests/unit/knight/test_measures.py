"""Turns and crossings: examples worked by hand, and every pair of moves of small boards held side by side."""

from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undoku.knight import Tour, tour
from undoku.knight.measures import KNOWN, MeasureSearch, crossings, turns


def moves_of(path):
    """The moves of a path; with the closing one where there is one and it is not the only one."""
    closed = len(path) > 2 and {abs(path[0][i] - path[-1][i]) for i in (0, 1)} == {1, 2}
    return list(pairwise([*path, path[0]] if closed else path)), closed


def slow_turns(path):
    """By angles: a square is straight if it lies in the middle between the ones before and after it."""
    moves, closed = moves_of(path)
    around = list(pairwise([*moves, moves[0]] if closed else moves))
    return sum(2 * b != a + c or 2 * e != d + f for ((a, d), (b, e)), (_, (c, f)) in around)


def meet(one, two):
    """Whether two segments meet inside both, by solving for the point in fractions."""
    ((a, b), (c, d)), ((e, f), (g, h)) = one, two
    determinant = (c - a) * (h - f) - (d - b) * (g - e)
    if determinant == 0:
        return False
    along = Fraction((e - a) * (h - f) - (f - b) * (g - e), determinant)
    across = Fraction((e - a) * (d - b) - (f - b) * (c - a), determinant)
    return 0 < along < 1 and 0 < across < 1


def slow_crossings(path):
    return sum(meet(one, two) for one, two in combinations(moves_of(path)[0], 2))


@pytest.mark.parametrize(
    ("path", "turned", "crossed"),
    [
        ([(0, 0)], 0, 0),
        ([(0, 0), (1, 2)], 0, 0),
        # Straight on, then one turn.
        ([(0, 0), (1, 2), (2, 4)], 0, 0),
        ([(0, 0), (1, 2), (2, 4), (4, 5)], 1, 0),
        # A rhombus: every one of its four squares is a turn, and its sides touch only at their ends.
        ([(0, 1), (1, 3), (3, 4), (2, 2)], 4, 0),
        # Down, up, and back over the first move.
        ([(0, 1), (2, 2), (0, 3), (1, 1)], 2, 1),
        # Around the edge of the 3 by 3 board, the star {8/3}: each move meets four others.
        ([(0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1)], 8, 16),
    ],
)
def test_by_hand(path, turned, crossed):
    found = Tour(5, 5, tuple(path))
    assert (turns(found), crossings(found)) == (turned, crossed)


@pytest.mark.parametrize(("rows", "cols"), [(3, 4), (3, 10), (5, 5), (6, 6), (5, 8), (7, 7), (9, 4), (8, 11)])
def test_tours_of_small_boards(rows, cols):
    found = tour(rows, cols)
    assert turns(found) == slow_turns(found.path)
    assert crossings(found) == slow_crossings(found.path)


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 9), st.integers(3, 9), st.data())
def test_any_walk(rows, cols, data):
    """Also walks that miss squares or come back to one, as long as no move is made twice."""
    here = data.draw(st.tuples(st.integers(0, rows - 1), st.integers(0, cols - 1)))
    path, seen = [here], set()
    for _ in range(data.draw(st.integers(0, 40))):
        onward = [
            (here[0] + dr, here[1] + dc)
            for dr in (-2, -1, 1, 2)
            for dc in (3 - abs(dr), abs(dr) - 3)
            if 0 <= here[0] + dr < rows and 0 <= here[1] + dc < cols
        ]
        onward = [square for square in onward if frozenset((here, square)) not in seen]
        if not onward:
            break
        following = data.draw(st.sampled_from(onward))
        seen.add(frozenset((here, following)))
        here = following
        path.append(here)
    if frozenset((path[0], path[-1])) in seen:
        path.pop()
    found = Tour(rows, cols, tuple(path))
    assert turns(found) == slow_turns(path)
    assert crossings(found) == slow_crossings(path)


def images(path, rows, cols):
    for turned in (path, [(c, r) for r, c in path]):
        sides = (rows, cols) if turned is path else (cols, rows)
        for down in (False, True):
            for across in (False, True):
                yield (
                    sides,
                    tuple(
                        (sides[0] - 1 - r if down else r, sides[1] - 1 - c if across else c)
                        for r, c in turned
                    ),
                )


def test_turned_mirrored_reversed_and_begun_elsewhere():
    found = tour(10, 12)
    expected = turns(found), crossings(found)
    for sides, path in images(found.path, 10, 12):
        for image in (path, path[::-1], path[37:] + path[:37]):
            assert (turns(Tour(*sides, image)), crossings(Tour(*sides, image))) == expected


def test_in_slices():
    found = tour(120, 90)
    search = MeasureSearch(found)
    slices = 1
    while not search.advance(1):
        assert (search.turns, search.crossings, search.done) == (None, None, False)
        slices += 1
    assert slices > 10
    assert (search.turns, search.crossings) == (turns(found), crossings(found))
    assert search.advance(1)


def test_known_bounds():
    """arXiv 1904.02824: 9.25 n + O(1) turns and 12 n + O(1) crossings; (6 - e) n and 4 n - O(1) below."""
    assert {name: (known.least, known.most) for name, known in KNOWN.items()} == {
        "turns": (5.99, 9.25),
        "crossings": (4, 12),
    }


@pytest.mark.long
@pytest.mark.parametrize("rows", range(5, 20))
def test_every_board_to_19(rows):
    for cols in range(rows, 20):
        found = tour(rows, cols)
        assert (turns(found), crossings(found)) == (slow_turns(found.path), slow_crossings(found.path))
