"""Totals against OEIS, and the half boards against a search that is too simple to be wrong."""

import itertools

import pytest

from undoku.queens import (
    BoardError,
    CountSearch,
    count,
    count_fundamental,
    count_half_turn,
    count_quarter_turn,
)
from undoku.queens.halves import Diagonals, HalfBoards
from undoku.queens.join import Joiner

# OEIS A000170, from n = 0.
TOTAL = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512]
# OEIS A002562, from n = 1.
FUNDAMENTAL = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285053, 1846955]
# Placements that a turn of 180 or 90 degrees leaves as they are; with A000170 they give A002562.
HALF_TURN = {4: 2, 5: 2, 6: 4, 7: 8, 8: 4, 9: 16, 10: 12, 11: 48, 12: 80, 13: 136, 14: 420, 15: 1240}
QUARTER_TURN = {4: 2, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0, 11: 0, 12: 8, 13: 8, 14: 0, 15: 0, 16: 64}


@pytest.mark.parametrize("n", range(14))
def test_total_is_the_published_one(n):
    assert count(n) == TOTAL[n]


@pytest.mark.parametrize("n", range(1, 13))
def test_fundamental_is_the_published_one(n):
    assert count_fundamental(n) == FUNDAMENTAL[n - 1]


def test_the_empty_board_counts_one():
    assert count(0) == count_fundamental(0) == 1


@pytest.mark.long
@pytest.mark.parametrize("n", [14, 15, 16])
def test_large_totals(n):
    assert count(n) == TOTAL[n]
    assert count_fundamental(n) == FUNDAMENTAL[n - 1]


@pytest.mark.parametrize(("n", "number"), HALF_TURN.items())
def test_half_turn(n, number):
    assert count_half_turn(n) == number


@pytest.mark.parametrize(("n", "number"), QUARTER_TURN.items())
def test_quarter_turn(n, number):
    assert count_quarter_turn(n) == number


@pytest.mark.parametrize("n", [0, 1, 2, 7, 10, 11])
@pytest.mark.parametrize("budget", [1, 97])
def test_slices_add_up_and_progress_grows(n, budget):
    search = CountSearch(n)
    seen = [search.progress]
    while not search.advance(budget):
        assert search.total is None
        seen.append(search.progress)
    assert search.total == TOTAL[n]
    assert search.done
    assert seen == sorted(seen)
    assert seen[0] == 0 <= seen[-1] < 1 == search.progress


def test_advancing_a_finished_count_changes_nothing():
    search = CountSearch(6)
    search.advance(10**6)
    assert search.advance(10**6)
    assert search.total == 4


def half_boards_by_trial(n):
    """Every way to put queens on the upper n // 2 rows, each row against all above it."""
    for columns in itertools.permutations(range(n), n // 2):
        if all(abs(a - b) != j - i for (i, a), (j, b) in itertools.combinations(enumerate(columns), 2)):
            yield columns


def filled(n):
    halves = HalfBoards(n)
    for row in range(halves.rows_to_fill):
        for _ in halves.fill_row(row):
            pass
    return halves


@pytest.mark.parametrize("n", range(2, 10))
def test_buckets_hold_every_half_board(n):
    halves = filled(n)
    sizes = {}
    for columns in half_boards_by_trial(n):
        key = sum(1 << column for column in columns)
        sizes[key] = sizes.get(key, 0) + 1
    for chosen in itertools.combinations(range(n), n // 2):
        key = sum(1 << column for column in chosen)
        assert len(halves.bucket(key)) == sizes.get(key, 0)


@pytest.mark.parametrize("n", [8, 9, 12, 16])
def test_lanes_and_tables_agree_with_pairs_one_by_one(n):
    height = n // 2
    diagonals = HalfBoards(n).diagonals
    joiner = Joiner(diagonals)
    rows = range(max(0, diagonals.first_row), height)
    squares = [(row, column) for row in rows for column in range(n)]
    chosen = [squares[i : i + 3] for i in range(0, len(squares), 2)] + [[]]
    states = [sum({diagonals.mask(*square) for square in group[:1]}) for group in chosen]
    states += [diagonals.mask(*a) | diagonals.mask(*b) for a, b in zip(squares, squares[5:], strict=False)]

    def window(state):
        low = (1 << diagonals.window) - 1
        return state >> diagonals.early & low, state >> diagonals.kind & low

    # Flipped upside down, sums become differences and differences sums.
    fitting = sum(
        not (window(one)[0] & window(two)[1] or window(one)[1] & window(two)[0])
        for one in states
        for two in states
    )
    conflicts = len(states) ** 2 - fitting
    assert 0 < fitting < len(states) ** 2
    assert joiner._by_lanes(states)(states) == conflicts
    assert joiner._by_tables(states)(states) == conflicts
    assert joiner.conflicts(states)(states) == conflicts
    assert joiner.conflicts(states)([]) == 0


def test_diagonals_that_leave_the_board_are_dropped():
    everything, later = Diagonals(8, 4), Diagonals(8, 1)
    squares = [(row, column) for row in range(4) for column in range(8)]
    states = [everything.mask(*square) for square in squares]
    assert everything.drop_to(later, states) == [later.mask(*square) for square in squares]


@pytest.mark.parametrize(
    ("n", "words"), [(-1, "negative"), (19, "0 to 18"), (10**9, "0 to 18"), ("8", "whole")]
)
def test_sizes_that_cannot_be_counted(n, words):
    with pytest.raises(BoardError, match=words):
        count(n)
