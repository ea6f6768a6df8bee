"""Totals against OEIS, and the half boards against a search that is too simple to be wrong."""

import itertools
from collections import Counter

import pytest

from undoku.queens import (
    BoardError,
    CountSearch,
    count,
    count_fundamental,
    count_half_turn,
    count_quarter_turn,
)
from undoku.queens.bucket import Bucket
from undoku.queens.halves import Diagonals, HalfBoards
from undoku.queens.images import mirrored_columns
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


def filled(n, mirrors):
    halves = HalfBoards(n, mirrors)
    while halves.fill_some() is not None:
        pass
    return halves


def held_window(diagonals, state, mirrored=False):
    """The sums and the differences in the window; those of a mirrored state change places, from behind."""
    kinds = state >> diagonals.early, state >> diagonals.kind
    found = [{bit for bit in range(diagonals.window) if kind >> bit & 1} for kind in kinds]
    if mirrored:
        found = [{diagonals.window - 1 - bit for bit in kind} for kind in reversed(found)]
    return tuple(frozenset(kind) for kind in found)


@pytest.mark.parametrize(
    ("n", "mirrors"), [(n, False) for n in range(2, 10)] + [(n, True) for n in range(6, 10)]
)
def test_buckets_hold_every_half_board(n, mirrors):
    halves = filled(n, mirrors)
    assert halves.progress == 1
    diagonals = halves.diagonals
    height = n // 2
    wanted = {}
    for columns in half_boards_by_trial(n):
        sums = frozenset(r + c - n + height for r, c in enumerate(columns) if r + c >= n - height)
        differences = frozenset(c - r + height - 1 for r, c in enumerate(columns) if c - r + height > 0)
        within = frozenset(range(diagonals.window))
        key = sum(1 << column for column in columns)
        wanted.setdefault(key, []).append((sums & within, differences & within))
    for chosen in itertools.combinations(range(n), height):
        key = sum(1 << column for column in chosen)
        bucket = halves.bucket(key)
        held = [held_window(diagonals, state) for state in bucket.plain]
        held += [held_window(diagonals, state, mirrored=True) for state in bucket.mirrored]
        assert bucket.size == len(held)
        assert Counter(held) == Counter(wanted.get(key, []))


def test_half_boards_are_filled_on_after_an_error(monkeypatch):
    halves = HalfBoards(10)
    for _ in range(3):
        halves.fill_some()
    within_row = halves.progress
    monkeypatch.setattr(halves, "_grown", None)
    with pytest.raises(TypeError):
        halves.fill_some()
    monkeypatch.undo()
    seen = [halves.progress]
    assert seen[0] < within_row
    while halves.fill_some() is not None:
        seen.append(halves.progress)
    whole = filled(10, mirrors=False)
    assert seen == sorted(seen)
    for chosen in itertools.combinations(range(10), 5):
        key = sum(1 << column for column in chosen)
        assert halves.bucket(key) == whole.bucket(key)


@pytest.mark.parametrize(
    ("n", "mirrors"),
    [(8, False), (9, False), (12, False), (7, True), (10, True), (16, True), (17, True), (18, True)],
)
def test_lanes_and_tables_agree_with_pairs_one_by_one(n, mirrors):
    diagonals = HalfBoards(n, mirrors).diagonals
    joiner = Joiner(diagonals)
    rows = range(max(0, diagonals.first_row), n // 2)
    masks = [diagonals.mask(row, column) for row in rows for column in range(n)]
    states = masks[::2] + [0] + [one | other for one, other in zip(masks, masks[5:], strict=False)]
    bucket = Bucket(
        states, [one | other for one, other in zip(masks, masks[9:], strict=False)] if mirrors else []
    )
    windows = [held_window(diagonals, state) for state in bucket.plain]
    windows += [held_window(diagonals, state, mirrored=True) for state in bucket.mirrored]
    # Flipped upside down, sums become differences and differences sums.
    conflicts = sum(bool(one[0] & two[1] or one[1] & two[0]) for one in windows for two in windows)
    assert 0 < conflicts < bucket.size**2
    assert joiner.conflicts(bucket)(bucket) == conflicts
    assert sum(joiner.conflicts(bucket)(piece) for piece in bucket.pieces(7)) == conflicts
    assert joiner.conflicts(bucket)(Bucket([], [])) == 0
    if not mirrors:
        assert joiner._by_lanes(bucket.plain, bucket.plain) == conflicts
        assert joiner.conflicts_of_plain(bucket.plain, bucket.plain) == conflicts


@pytest.mark.parametrize("n", range(15, 19))
def test_mirrored_states_are_looked_up_from_behind(n):
    diagonals = HalfBoards(n).diagonals
    for column in range(n):
        mirrored = held_window(diagonals, diagonals.mask(n // 2 - 1, n - 1 - column), mirrored=True)
        assert mirrored == held_window(diagonals, diagonals.mask(n // 2 - 1, column))
        assert mirrored_columns(n, 1 << column) == 1 << n - 1 - column


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
