"""Frontier states on boards with holes: counts and single tours against plain depth-first search."""

from itertools import pairwise

import pytest

from undoku.knight.frontier import Frontier
from undoku.knight.moves import is_move
from undoku.knight.narrow import frontier_tour

from .shapes import counts, ends, shape


def number(rows, cols, holes, closed=False, fixed=()):
    """The tours with the ends `fixed`, by passing the board as it lies."""
    frontier = Frontier(rows, cols, frozenset(fixed), closed, holes)
    ways = {frontier.first: 1}
    for place in range(rows * cols):
        column, row = divmod(place, rows)
        passage = frontier.passage(row, column)
        reached = {}
        for state, times in ways.items():
            for following, _ in passage.after(state):
                reached[following] = reached.get(following, 0) + times
        ways = reached
    return sum(ways.values())


def result(work):
    """What a search returns that is not paused."""
    while True:
        try:
            next(work)
        except StopIteration as finished:
            return finished.value


def one(rows, cols, holes, fixed=(), closed=False):
    """A tour that was checked, or None."""
    numbers = result(frontier_tour(rows, cols, fixed, closed, holes))
    if numbers is None:
        return None
    path = [divmod(square, cols) for square in numbers]
    assert len(path) == len(set(path)) == rows * cols - len(holes) and not holes & set(path)
    assert all(0 <= row < rows for row, _ in path) and all(is_move(*pair) for pair in pairwise(path))
    assert not fixed or path[0] == fixed[0]
    assert len(fixed) < 2 or path[-1] == fixed[1]
    assert not closed or is_move(path[0], path[-1])
    return path


def agrees(seed, most):
    """Count a random shape and pass it, from every end to every end; whether it has open and closed tours."""
    rows, cols, holes = shape(seed, most)
    opened, closed, starts = counts(rows, cols, holes)
    between = ends(rows, cols, holes)
    assert 2 * number(rows, cols, holes) == opened
    assert number(rows, cols, holes, closed=True) == closed
    assert bool(one(rows, cols, holes)) == (opened > 0)
    assert bool(one(rows, cols, holes, closed=True)) == (closed > 0)
    for start, there in starts.items():
        assert number(rows, cols, holes, fixed=(start,)) == there
        assert bool(one(rows, cols, holes, (start,))) == (there > 0)
        for end in starts:
            if start < end:
                assert number(rows, cols, holes, fixed=(start, end)) == between.get((start, end), 0)
                assert bool(one(rows, cols, holes, (end, start))) == ((start, end) in between)
    return opened > 0, closed > 0


def test_shapes():
    found = [agrees(seed, 14) for seed in range(36)]
    assert sum(opened for opened, _ in found) > 16 and sum(closed for _, closed in found) > 6


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_many_shapes(part):
    found = [agrees(seed, 20) for seed in range(100 + 50 * part, 150 + 50 * part)]
    assert sum(opened for opened, _ in found) > 20


def test_holes_far_along_a_board():
    # Far from the ends and from holes the columns share what is known of them.
    assert one(4, 30, frozenset([(0, 14), (3, 14), (0, 15), (3, 15)])) is not None
    assert one(4, 30, frozenset([(0, 12), (3, 18)])) is not None
    # Columns that are not there leave a board of 3 by 10, which has 16 closed tours.
    for before, after in ((0, 4), (2, 2), (4, 0)):
        gone = [column for column in range(14) if not before <= column < 14 - after]
        holes = frozenset((row, column) for row in range(3) for column in gone)
        assert number(3, 14, holes, closed=True) == 16


def test_four_rows_with_holes_have_tours_that_end_inside():
    # Without holes the tours of four rows end in the outer ones, and one move of them joins inner squares.
    holes = frozenset([(0, 0), (3, 0)])
    assert 2 * number(4, 5, holes) == counts(4, 5, holes)[0]
    assert any(row in (1, 2) for (row, _), _ in ends(4, 5, holes))
