"""Completions, all of them and why there are none, beside trying every permutation."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undoku.queens import (
    BoardError,
    CompletionSearch,
    CompletionsSearch,
    ImpossibleSearch,
    OrderedSearch,
    Placement,
    QueensQuestion,
    QueensSearch,
)
from undoku.queens.board import faults
from undoku.queens.orbit import images
from undoku.queens.words import fault

from .boards import board, by_trial, pulled, small, squares_of
from .symmetries import IMAGES

NAUCK = [(4, 1), (3, 3)]
"""Franz Nauck, Illustrirte Zeitung, 1 June 1850: b4 and d5 can be completed in two ways."""


def test_naucks_two_queens_have_two_completions():
    both = [Placement((4, 0, 7, 3, 1, 6, 2, 5)), Placement((4, 6, 0, 3, 1, 7, 5, 2))]
    search = pulled(CompletionsSearch(8, NAUCK))
    assert (search.found, search.more) == (both, False)
    assert pulled(OrderedSearch(8, NAUCK)).found == both
    assert pulled(CompletionSearch(8, NAUCK)).placement in both
    assert pulled(ImpossibleSearch(8, NAUCK)).because is None


@given(small)
@settings(deadline=None, max_examples=200)
def test_all_completions_of_small_boards(asked):
    n, queens, blocked = asked
    wanted = by_trial(n, queens, blocked)
    found = pulled(CompletionsSearch(n, queens, blocked))
    assert [placement.columns for placement in found.found] == wanted
    assert not found.more
    assert [placement.columns for placement in pulled(OrderedSearch(n, queens, blocked)).found] == wanted
    placement = pulled(CompletionSearch(n, queens, blocked)).placement
    assert placement.columns in wanted if placement else not wanted


@given(small)
@settings(deadline=None, max_examples=200)
def test_no_queen_of_what_leaves_no_completion_can_be_left_out(asked):
    n, queens, blocked = asked
    search = pulled(ImpossibleSearch(n, queens, blocked))
    if search.because is None:
        assert by_trial(n, queens, blocked)
        assert search.sentence is None
        return
    assert set(search.because) <= set(queens)
    assert not by_trial(n, search.because, blocked)
    for queen in search.because:
        assert by_trial(n, [other for other in search.because if other != queen], blocked)


@pytest.mark.parametrize(
    ("n", "queens", "blocked", "because", "words"),
    [
        (6, [(0, 0)], [], ((0, 0),), "With the queen in row 1, column 1 there is no placement."),
        (8, [(0, 0), (2, 1), (5, 5)], [], ((0, 0), (5, 5)),
         "The queens in row 1, column 1 and row 6, column 6 attack each other, on a diagonal."),
        (8, [(0, 0), (2, 1), (5, 5)], [(2, 1)], ((2, 1),),
         "The queen in row 3, column 2 stands on a blocked square."),
        (8, [(0, 0)], [(1, column) for column in range(8)], (),
         "There is no placement of 8 queens with these blocked squares."),
        (3, [], [], (), "There is no placement of 3 queens."),
        (2, [(0, 0)], [], (), "There is no placement of 2 queens."),
    ],
)  # fmt: skip
def test_why_there_is_none(n, queens, blocked, because, words):
    search = pulled(ImpossibleSearch(n, queens, blocked))
    assert (search.because, search.sentence) == (because, words)


def test_queens_that_leave_none_together_are_said_to():
    search = pulled(ImpossibleSearch(8, [(0, 0), (1, 2), (2, 5), (3, 7), (4, 1)]))
    assert len(search.because) > 1
    assert search.sentence.startswith("With the queens in row ")
    assert search.sentence.endswith(" there is no placement: it takes both of them to rule it out.")


@given(st.integers(1, 7).flatmap(lambda n: st.tuples(squares_of(n, 5), squares_of(n, 5))))
def test_the_first_fault(asked):
    queens, blocked = asked
    wrong = faults(queens, blocked)
    on_blocked = [queen for queen in queens if queen in blocked]
    attacking = [
        (one, two)
        for one in queens
        for two in queens
        if one != two
        and (one[0] == two[0] or one[1] == two[1] or abs(one[0] - two[0]) == abs(one[1] - two[1]))
    ]
    assert (wrong != ()) == bool(on_blocked or attacking)
    if wrong:
        assert wrong == tuple(on_blocked[:1]) or (not on_blocked and wrong in attacking)
        assert fault(wrong, QueensQuestion(8)).endswith(".")


@pytest.mark.parametrize("seed", range(0, 60, 3))
def test_images_of_a_board_have_the_images_of_its_completions(seed):
    n, queens, blocked = board(seed, 12)
    wanted = pulled(CompletionsSearch(n, queens, blocked)).found
    for at, image in enumerate(IMAGES.values()):
        turned = [[image(*square, n - 1) for square in squares] for squares in (queens, blocked)]
        found = pulled(CompletionsSearch(n, *turned)).found
        assert [placement.columns for placement in found] == sorted(
            images(placement.columns)[at] for placement in wanted
        )


def test_a_search_for_many_stops_at_what_is_wanted():
    search = pulled(CompletionsSearch(8, most=92))
    assert (len(search.found), search.more) == (92, False)
    search = pulled(CompletionsSearch(8, most=91))
    assert (len(search.found), search.more) == (91, True)
    assert search.found == sorted(search.found)
    assert pulled(CompletionsSearch(3, most=5)).found == []


@pytest.mark.parametrize("budget", [1, 7])
def test_slices_give_what_one_run_gives(budget):
    n, queens, blocked = board(1, 12)
    for search in (CompletionsSearch, OrderedSearch):
        one, other = pulled(search(n, queens, blocked), budget), pulled(search(n, queens, blocked), 10**6)
        assert one.found == other.found
        assert one.advance(5)
    because = [pulled(ImpossibleSearch(6, [(0, 0)]), units).because for units in (budget, 10**6)]
    assert because == [((0, 0),)] * 2


@pytest.mark.parametrize("n", range(9, 11))
def test_the_lectures_order_where_it_is_looked_ahead(n):
    assert pulled(OrderedSearch(n)).found == pulled(QueensSearch(n)).found


def test_the_lectures_first_placements_of_a_board_that_trying_is_lost_on():
    search, plain = OrderedSearch(20, [(0, 0)]), QueensSearch(20, [(0, 0)])
    for one in (search, plain):
        while len(one.found) < 3:
            one.advance(100)
    assert search.found[:3] == plain.found[:3]


@pytest.mark.parametrize("search", [CompletionsSearch, OrderedSearch])
def test_boards_too_large_to_list(search):
    with pytest.raises(BoardError, match="N is 101: completions are listed for N from 0 to 100"):
        search(101)
    assert pulled(search(0)).found == [Placement(())]
