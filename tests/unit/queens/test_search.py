"""Lists of placements against trying every permutation, and completions against the lists."""

import itertools

import pytest
from hypothesis import given, settings

from undoku.queens import (
    BoardError,
    CompletionSearch,
    Placement,
    QueensSearch,
    complete,
    fundamental,
    place,
    solutions,
)

from .boards import by_trial, small


@pytest.mark.parametrize("n", range(9))
def test_all_placements_in_order(n):
    found = list(solutions(n))
    assert [placement.columns for placement in found] == by_trial(n)
    assert all(placement.is_valid() for placement in found)


@pytest.mark.parametrize(
    ("n", "columns"),
    # The first placements that the lecture's search finds.
    [
        (4, (1, 3, 0, 2)),
        (5, (0, 2, 4, 1, 3)),
        (6, (1, 3, 5, 0, 2, 4)),
        (7, (0, 2, 4, 6, 1, 3, 5)),
        (8, (0, 4, 7, 5, 2, 6, 1, 3)),
    ],
)
def test_first_placement(n, columns):
    assert next(solutions(n)).columns == columns


def test_solutions_are_lazy():
    assert len(list(itertools.islice(solutions(16), 5))) == 5


@pytest.mark.parametrize("n", range(11))
def test_fundamental_placements_are_one_of_each_orbit(n):
    everything = set(solutions(n))
    chosen = list(fundamental(n))
    assert all(placement.is_fundamental() for placement in chosen)
    orbits = [set(placement.orbit()) for placement in chosen]
    assert sum(map(len, orbits)) == len(everything)
    assert set().union(*orbits) == everything
    assert chosen == sorted(chosen)


@given(small)
@settings(deadline=None, max_examples=120)
def test_given_queens_and_blocked_squares(board):
    n, queens, blocked = board
    wanted = by_trial(n, queens, blocked)
    assert [placement.columns for placement in solutions(n, queens, blocked)] == wanted
    completed = complete(n, queens, blocked)
    assert (completed.columns in wanted) if completed else not wanted


@given(small)
@settings(deadline=None, max_examples=60)
def test_unique_completions_are_one_of_each_set_of_images(board):
    n, queens, blocked = board
    search = QueensSearch(n, queens, blocked, fundamental=True)
    search.advance(10**6)
    everything = set(solutions(n, queens, blocked))
    left = set(everything)
    for placement in search.found:
        images = set(placement.orbit()) & everything
        assert placement == min(images)
        left -= images
    assert not left


@pytest.mark.parametrize("budget", [1, 7, 1000])
def test_slices_find_what_one_run_finds(budget):
    search = QueensSearch(7, blocked=[(0, 0)])
    slices = 1
    while not search.advance(budget):
        slices += 1
    assert [placement.columns for placement in search.found] == by_trial(7, blocked=[(0, 0)])
    assert slices >= search.nodes / budget


def test_queens_placed_are_those_of_the_lecture():
    search = QueensSearch(8)
    search.advance(10**6)
    assert search.nodes == 2056


def test_attacking_queens_have_no_placement():
    assert complete(8, queens=[(0, 0), (7, 7)]) is None
    assert list(solutions(8, queens=[(0, 0), (0, 1)])) == []
    assert list(solutions(8, queens=[(0, 0), (3, 0)])) == []


def test_a_queen_given_twice_is_one_queen():
    assert len(list(solutions(8, queens=[(0, 0), (0, 0)]))) == 4


@pytest.mark.parametrize("n", [20, 40, 75, 150])
def test_large_completions(n):
    queens = [(n // 2, n // 3), (1, n - 2)]
    blocked = [(row, row) for row in range(n)] + [(row, n - 1 - row) for row in range(2, n)]
    blocked = [square for square in blocked if square not in queens]
    placement = complete(n, queens, blocked)
    assert placement is not None
    assert placement.is_valid()
    assert all(placement.columns[row] == column for row, column in queens)
    assert all(placement.columns[row] != column for row, column in blocked)


def test_completion_in_slices_gives_the_same_answer():
    queens, blocked = [(3, 4)], [(row, 0) for row in range(11)]
    search = CompletionSearch(12, queens, blocked)
    while not search.advance(1):
        pass
    assert search.placement == complete(12, queens, blocked)


def test_completion_starts_anew_and_still_proves_that_there_is_none():
    n = 14
    blocked = [(row, column) for row in range(n) for column in range(n) if (row + 2 * column) % 3 == 0]
    blocked += [(row, row + 1) for row in range(n - 1)]
    assert complete(n, blocked=blocked) is None
    assert list(solutions(n, blocked=blocked)) == []


@pytest.mark.parametrize("n", [*range(300), 1000, 9998, 9999, 10_001])
def test_constructed_placements(n):
    placement = place(n)
    assert (placement is None) == (n in (2, 3))
    assert placement is None or (placement.n == n and placement.is_valid())


def test_a_million_queens():
    assert place(1_000_000).is_valid()


@pytest.mark.parametrize("n", [-3, -1, 1_000_001, 10**9, 10**100, 2.0, "8", None, True])
@pytest.mark.parametrize("ask", [place, solutions, complete, fundamental])
def test_impossible_sizes(ask, n):
    with pytest.raises(BoardError, match=r"^N is "):
        ask(n)


@pytest.mark.parametrize("ask", [solutions, complete, QueensSearch, CompletionSearch])
@pytest.mark.parametrize(
    ("squares", "words"),
    [
        ([(8, 0)], "row 9, column 1 is off the board: rows and columns run from 1 to 8"),
        ([(1, 1), (0, -1)], "row 1, column 0"),
        ([5], "pair"),
        ([(1, 2, 3)], "pair"),
        ([("a", 0)], "whole numbers"),
    ],
)
def test_squares_off_the_board(ask, squares, words):
    with pytest.raises(BoardError, match=f"Queen.*{words}"):
        ask(8, queens=squares)
    with pytest.raises(BoardError, match=f"Blocked square.*{words}"):
        ask(8, blocked=squares)


def test_squares_are_not_changed():
    queens, blocked = [(0, 1)], [(3, 3)]
    complete(6, queens, blocked)
    assert (queens, blocked) == ([(0, 1)], [(3, 3)])


def test_no_board_has_no_squares():
    assert list(solutions(0)) == [Placement(())]
    with pytest.raises(BoardError, match="no squares"):
        complete(0, queens=[(0, 0)])
