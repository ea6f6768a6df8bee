"""Boards with squares taken out: which have tours, by an independent search, and what is said of them."""

import random
from collections import Counter

import pytest

from undoku.knight import BoardError, NoTour, TourSearch, existence, tour

from .slow_paths import around, has_path, is_tour, shape


def judged(chance):
    """Compare one random board, asked in one way; return the ways it was asked and the answers."""
    rows, cols, holes = shape(chance)
    there = {(r, c) for r in range(rows) for c in range(cols)}.difference(holes)
    squares = sorted(there)
    start = chance.choice(squares) if chance.random() < 0.5 else None
    end = chance.choice(squares) if chance.random() < 0.3 else None
    closed = chance.random() < 0.3
    told = existence(rows, cols, start, end, closed, holes)
    expected = any(
        has_path(there, [first], end, closed)
        for first in (squares if start is None else [start])
        if len(squares) == 1 or first != end
    )
    assert told.proved
    assert told.possible == expected, (rows, cols, holes, start, end, closed)
    assert told.reason.endswith(".")
    if holes and told.possible:
        found = tour(rows, cols, start, end, closed, holes)
        assert found.is_valid()
        assert is_tour(found.path, there, end, closed)
        assert start in (None, found.path[0])
    return closed, told.possible, told.why[0]


def test_random_boards_agree_with_another_search():
    chance = random.Random(1)
    answers = {judged(chance)[1] for _ in range(60)}
    assert answers == {True, False}


@pytest.mark.long
def test_five_hundred_random_boards_agree_with_another_search(record_property):
    chance = random.Random(2)
    told = Counter(judged(chance) for _ in range(500))
    assert {closed for closed, possible, _ in told if possible} == {True, False}
    record_property("counted", f"(closed, possible, why): {dict(told)}")


def test_every_start_and_end_of_some_boards():
    chance = random.Random(3)
    seen = Counter()
    for _ in range(8):
        rows, cols, holes = shape(chance, most=14)
        there = {(r, c) for r in range(rows) for c in range(cols)}.difference(holes)
        for start in there:
            for end in there:
                if start == end or not holes:
                    continue
                told = existence(rows, cols, start, end, holes=holes)
                assert told.possible == has_path(there, [start], end)
                seen[told.possible] += 1
    assert seen[True] > 5
    assert seen[False] > 5


REASONS = [
    # rows, columns, start, end, closed, holes, possible, sentence
    (3, 3, None, None, True, [(1, 1)], True, "A tour was found."),
    (1, 2, None, None, False, [(0, 0)], True, "The only square is the whole tour."),
    (1, 2, None, None, True, [(0, 0)], False, "A single square has no move, so it has no closed tour."),
    (6, 6, None, None, True, [(0, 0)], False,
     "A closed tour visits as many squares of one colour as of the other, but 18 of one and 17 of the other "
     "are on the board."),
    (6, 6, None, None, False, [(0, 0), (1, 1)], False,
     "A knight changes colour with every move, so that it visits as many squares of one colour as of the "
     "other, or one more; here 18 are of one and 16 of the other."),
    (6, 6, (0, 2), None, False, [(0, 0)], False,
     "A knight changes colour with every move, but of the other squares 16 are of the colour of c6 and 18 of "
     "the other: from there it cannot visit them all."),
    (6, 6, (0, 1), (0, 3), False, [(0, 0), (0, 5)], False,
     "A knight changes colour with every move: 33 moves from b6 it is not on the colour of d6."),
    (4, 4, None, None, False, [(1, 1), (1, 2), (2, 1), (2, 2)], False,
     "No square is left from which a knight could go to a4."),
    (6, 6, None, None, False, [(2, 2), (2, 3), (3, 2), (3, 3)], False,
     "There is no such tour: it was searched exhaustively, 9 positions."),
    (5, 5, (0, 0), (0, 0), False, [(2, 2)], False,
     "A tour of more than one square cannot end where it starts."),
    (6, 6, (0, 2), (5, 5), True, [(0, 0), (0, 5)], False,
     "A closed tour ends one knight's move from its start, and f1 is not a knight's move from c6."),
]  # fmt: skip


@pytest.mark.parametrize(("rows", "cols", "start", "end", "closed", "holes", "possible", "words"), REASONS)
def test_reasons(rows, cols, start, end, closed, holes, possible, words):
    told = existence(rows, cols, start, end, closed, holes)
    assert (told.possible, told.reason) == (possible, words)
    if not possible:
        with pytest.raises(NoTour) as caught:
            tour(rows, cols, start, end, closed, holes)
        assert caught.value.reason == words
        assert caught.value.proved


def test_a_start_that_is_taken_out():
    with pytest.raises(BoardError, match=r"^start is a6, but that square is taken out of the board\.$"):
        TourSearch(6, 6, holes=[(0, 0)])


def test_larger_boards():
    holes = [(row, column) for row in range(8, 12) for column in range(8, 12)]
    assert tour(20, 20, holes=holes, closed=True).is_valid()
    # Above 1,600 squares nothing is searched exhaustively, but what is plain is still said.
    assert tour(45, 45, holes=[(20, 20)]).is_valid()
    told = existence(45, 46, None, None, False, [(0, 0), (1, 1), (2, 2)])
    assert (told.possible, told.proved) == (False, True)
    assert told.reason.endswith("here 1,035 are of one and 1,032 of the other.")


def test_squares_to_pass_in_order():
    via = [(5, 5), (0, 5), (3, 3)]
    found = tour(6, 6, (0, 0), via=via)
    assert found.is_valid()
    assert [square for square in found.path if square in via] == via
    found = tour(8, 8, (0, 0), (1, 2), closed=True, via=via[:2], holes=[(7, 7), (7, 0)])
    assert found.is_valid()
    assert found.closed
    assert [square for square in found.path if square in via[:2]] == via[:2]
    assert found.path[-1] == (1, 2)
    # Any start, and the squares where the tour begins and ends may be named too.
    found = tour(5, 6, None, (4, 5), via=[(2, 2), (4, 5)])
    assert found.path.index((2, 2)) < found.path.index((4, 5)) == 29


@pytest.mark.parametrize(
    ("rows", "cols", "count", "closed"), [(12, 12, 7, True), (20, 20, 5, False), (50, 41, 4, True)]
)
def test_many_squares_to_pass_in_order(rows, cols, count, closed):
    chance = random.Random(rows)
    squares = [(row, column) for row in range(rows) for column in range(cols)][1:]
    via = chance.sample(squares, count)
    found = tour(rows, cols, (0, 0), closed=closed, via=via)
    assert found.is_valid()
    assert found.path[0] == (0, 0)
    assert found.closed or not closed
    assert [square for square in found.path if square in via] == via


def test_squares_that_cannot_be_passed_in_that_order():
    # The corner's two neighbours are passed right before and after it.
    search = TourSearch(5, 5, (0, 0), via=[(1, 2), (4, 4), (2, 1)])
    while not search.advance(1000):
        pass
    assert search.tour is not None
    with pytest.raises(NoTour, match="searched exhaustively, "):
        tour(3, 4, (0, 0), via=[(2, 3), (1, 2)])
    with pytest.raises(NoTour, match="the start is passed first and the end last"):
        tour(5, 5, (0, 0), via=[(2, 1), (0, 0)])
    with pytest.raises(BoardError, match=r"^via visits c3 twice\.$"):
        TourSearch(5, 5, via=[(2, 2), (2, 2)])


def test_orders_from_any_start():
    # Tours of 5 by 5 start on squares of the corners' colour; both orders of two squares are found.
    for via in ([(2, 1), (3, 3)], [(3, 3), (2, 1)]):
        found = tour(5, 5, None, via=via)
        assert found.is_valid()
        assert [square for square in found.path if square in via] == via


@pytest.mark.parametrize(("seed", "most", "any_start"), [(4, 12, False), (5, 10, True)])
def test_orders_agree_with_another_search(seed, most, any_start):
    chance = random.Random(seed)
    seen = Counter()
    for _ in range(40):
        rows, cols, holes = shape(chance, most)
        there = {(r, c) for r in range(rows) for c in range(cols)}.difference(holes)
        if len(there) < 4:
            continue
        drawn = chance.sample(sorted(there), 3)
        start, via = (None, drawn) if any_start else (drawn[0], drawn[1:])
        search = TourSearch(rows, cols, start, holes=holes, via=via)
        while not search.advance(1000):
            pass
        expected = any(
            [square for square in path if square in via] == via
            for first in (there if any_start else [start])
            for path in all_paths(there, [first])
        )
        assert search.proved
        assert (search.tour is not None) == expected
        if expected:
            assert search.tour.is_valid()
            assert [square for square in search.tour.path if square in via] == via
        seen[expected] += 1
    assert min(seen[True], seen[False]) > 2


def all_paths(there, path):
    if len(path) == len(there):
        yield path
    for to in around(path[-1], there.difference(path)):
        yield from all_paths(there, [*path, to])
