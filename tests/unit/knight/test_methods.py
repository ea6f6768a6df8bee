"""The methods of finding a tour, against the rules written out plainly and a search that tries everything."""

import random
from itertools import pairwise, product

import pytest

from undoku.knight import BoardError, Tour, existence, tour
from undoku.knight.methods import METHODS, MethodSearch, backtracking, rotating
from undoku.knight.moves import MOVES, is_move

from .shapes import joined, paths, shape


def ended(name, *args, budget=1 << 30, **wanted):
    search = MethodSearch(name, *args, **wanted)
    while not search.advance(budget):
        pass
    return search


def check(found, rows, cols, start, end=None, closed=False, holes=()):
    """A tour is one: of knight's moves, over every square that is there, with its ends."""
    path = found.path
    assert sorted(path) == [square for square in product(range(rows), range(cols)) if square not in holes]
    assert all(is_move(one, two) for one, two in pairwise(path))
    assert path[0] == start
    assert end is None or path[-1] == end
    assert not closed or is_move(path[-1], path[0])


def by_rule(rows, cols, start, tie):
    """Warnsdorff's rule as one would tell it; `tie(square, free)` is the less the better among equals."""
    free = set(product(range(rows), range(cols))) - {start}

    def beside(square):
        return [
            (square[0] + dr, square[1] + dc) for dr, dc in MOVES if (square[0] + dr, square[1] + dc) in free
        ]

    path = [start]
    while beside(path[-1]):
        path.append(min(beside(path[-1]), key=lambda square: (len(beside(square)), tie(square, beside))))
        free.remove(path[-1])
    return path


def one_level_further(square, beside):
    return sum(len(beside(there)) for there in beside(square))


def from_middle(rows, cols):
    return lambda square, _: -((square[0] - (rows - 1) / 2) ** 2 + (square[1] - (cols - 1) / 2) ** 2)


def starts(size):
    """The squares of a square board from which tours start."""
    return [square for square in product(range(size), repeat=2) if size % 2 == 0 or sum(square) % 2 == 0]


def test_the_rule_with_the_first_of_ties_misses_one_start_of_the_chessboard():
    stuck = [start for start in starts(8) if len(by_rule(8, 8, start, lambda square, beside: 0)) < 64]
    assert stuck == [(5, 4)]


@pytest.mark.parametrize(("rows", "cols"), [(5, 5), (6, 6), (5, 8), (7, 7), (8, 8), (3, 10)])
def test_the_rules_for_ties_are_followed_to_the_letter(rows, cols):
    for start in product(range(rows), range(cols)):
        if existence(rows, cols, start).possible:
            for name, tie in (("pohl", one_level_further), ("roth", from_middle(rows, cols))):
                told = by_rule(rows, cols, start, tie)
                search = ended(f"warnsdorff-{name}", rows, cols, start)
                assert search.visited == len(told)
                assert search.dead_ends == (search.tour is None) == (len(told) < rows * cols)
                if search.tour:
                    assert list(search.tour.path) == told


@pytest.mark.parametrize(
    ("name", "missed"),
    [("warnsdorff-pohl", [4, 4, 5, 6]), ("warnsdorff-roth", [0, 0, 10, 0]), ("rotations", [0, 0, 0, 0])],
)
def test_how_many_starts_each_misses(name, missed):
    """As measured, of 13, 36, 25 and 64 starts of square boards with sides of 5 to 8."""
    counts = []
    for size in (5, 6, 7, 8):
        searches = [ended(name, size, size, start) for start in starts(size)]
        counts.append(sum(search.tour is None for search in searches))
        for search, start in zip(searches, starts(size), strict=True):
            if search.tour:
                check(search.tour, size, size, start)
    assert counts == missed


def test_the_way_back_finds_a_tour_from_every_start():
    for size in (5, 6, 8):
        for start in starts(size):
            check(ended("backtracking", size, size, start).tour, size, size, start)


@pytest.mark.parametrize("name", METHODS)
@pytest.mark.parametrize("size", [(1, 1), (3, 4), (5, 6), (8, 8), (12, 31), (60, 60)])
def test_tours_are_tours_and_the_same_in_slices_of_any_size(name, size):
    whole, sliced = ended(name, *size), ended(name, *size, budget=1)
    assert (whole.tour, whole.nodes, whole.dead_ends) == (sliced.tour, sliced.nodes, sliced.dead_ends)
    if whole.tour:
        check(whole.tour, *size, (0, 0))
        assert whole.visited == size[0] * size[1]
        assert whole.reason == "" and not whole.proved
    else:
        assert whole.reason


def test_rotations_close_a_tour_from_every_square():
    for start in product(range(8), repeat=2):
        check(ended("rotations", 8, 8, start, closed=True).tour, 8, 8, start, closed=True)


def test_rotations_end_a_tour_on_any_square_of_the_other_colour():
    for start, end in (((0, 0), end) for end in product(range(8), repeat=2) if sum(end) % 2):
        check(ended("rotations", 8, 8, start, end).tour, 8, 8, start, end)


@pytest.mark.parametrize("name", METHODS)
def test_every_end_on_a_small_board_is_where_it_was_wanted(name):
    for end in [None, *product(range(5), repeat=2)]:
        search = ended(name, 5, 5, (0, 0), end)
        if search.tour:
            check(search.tour, 5, 5, (0, 0), end)
        elif search.proved:
            assert not existence(5, 5, (0, 0), end).possible


@pytest.mark.parametrize("name", METHODS)
def test_what_is_known_of_a_board_is_said_before_anything_is_tried(name):
    search = MethodSearch(name, 5, 5, start=(0, 1))
    assert search.advance(1)
    assert search.proved
    assert search.reason == existence(5, 5, (0, 1)).reason
    assert (search.nodes, search.visited, search.dead_ends) == (1, 1, 0)


def test_a_knight_that_got_stuck_says_how_far_it_came():
    search = ended("warnsdorff-pohl", 8, 8, (7, 7))
    assert search.tour is None and not search.proved
    assert search.reason == f"The knight got stuck after {search.visited} of 64 squares."
    assert 50 < search.visited < 64


def test_a_knight_that_could_move_but_not_end_says_so():
    search = ended("warnsdorff-roth", 8, 8, (1, 1), closed=True)
    assert search.reason == (
        "After 61 of 64 squares no move was left after which the tour could still end where it has to."
    )


def test_backtracking_gives_up_and_says_when(monkeypatch):
    monkeypatch.setattr(backtracking, "PATIENCE", 3200)
    search = ended("backtracking", 20, 20, closed=True)
    assert search.tour is None and not search.proved
    assert search.reason == "Given up after 3,200 squares entered; the longest path had 398 of 400."
    assert search.dead_ends > 100


def test_rotations_give_up_and_say_when(monkeypatch):
    monkeypatch.setattr(rotating, "patience", lambda size: 12)
    search = ended("rotations", 3, 10, (0, 3), closed=True)
    assert search.tour is None and not search.proved
    assert search.reason == "After 12 rotations the path still had only 26 of 30 squares."
    search = ended("rotations", 3, 10, (0, 0), closed=True)
    assert search.tour is None and not search.proved
    assert search.reason == (
        "The path had all 30 squares, but after 12 rotations it still did not end where it has to."
    )


def wishes(count, seed):
    """Boards of any shape, of at most 20 squares, and what is wanted of a tour of them."""
    chance = random.Random(seed)
    for number in range(count):
        rows, cols, holes = shape(seed + number, 20)
        beside = joined(rows, cols, holes)
        start, other = chance.sample(sorted(beside), 2)
        yield rows, cols, start, chance.choice([None, other]), chance.random() < 0.3, holes, beside


def compare(count, seed):
    """Hold all methods against the search that tries everything; how many boards had a tour."""
    there = 0
    for rows, cols, start, end, closed, holes, beside in wishes(count, seed):
        is_possible = any(
            end in (None, last) and (not closed or is_move(last, start)) for last in paths(beside, start)
        )
        there += is_possible
        for name in METHODS:
            search = ended(name, rows, cols, start, end, closed, holes)
            if search.tour:
                check(search.tour, rows, cols, start, end, closed, holes)
            else:
                assert search.reason
            assert is_possible or search.tour is None
            if search.proved or name in ("spliced", "backtracking"):
                assert is_possible == (search.tour is not None)
    return there


def test_boards_with_holes_agree_with_a_search_that_tries_everything():
    assert compare(60, seed=1) > 2


@pytest.mark.long
def test_many_boards_with_holes_agree_with_a_search_that_tries_everything(record_property):
    record_property("counted", f"{compare(1000, seed=2)} of 1,000 boards with holes had a tour")


def test_one_square_that_is_left_is_the_whole_tour():
    holes = [square for square in product(range(3), repeat=2) if square != (1, 1)]
    for name in METHODS:
        assert ended(name, 3, 3, (1, 1), holes=holes).tour.path == ((1, 1),)
        assert ended(name, 3, 3, (1, 1), closed=True, holes=holes).proved


def test_spliced_is_the_solvers_own_tour():
    search = ended("spliced", 8, 8, (7, 0), closed=True)
    assert search.tour == tour(8, 8, (7, 0), closed=True)
    assert (search.visited, search.nodes, search.dead_ends) == (64, 64, 0)
    assert isinstance(search.tour, Tour)


def test_what_is_no_method_or_no_square_is_refused():
    with pytest.raises(BoardError, match=r"one of spliced, warnsdorff-pohl, .*, not 'magic'"):
        MethodSearch("magic", 8, 8)
    with pytest.raises(BoardError, match="start"):
        MethodSearch("rotations", 8, 8, start=(8, 0))
    with pytest.raises(BoardError, match="a1, but that square is taken out"):
        MethodSearch("rotations", 8, 8, start=(7, 0), holes=[(7, 0)])


@pytest.mark.parametrize("name", METHODS)
def test_each_says_what_it_is_in_one_sentence(name):
    method = METHODS[name]
    assert method.title and method.source
    assert method.about.endswith(".") and ". " not in method.about


@pytest.mark.parametrize("name", METHODS)
def test_tours_around_holes_know_their_holes(name):
    holes = [(0, 0), (0, 1), (7, 0), (7, 1)]
    found = ended(name, 8, 8, (3, 3), holes=holes).tour
    assert found.holes == frozenset(holes)
    assert found.is_valid()
