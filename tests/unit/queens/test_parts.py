"""The parts of a count: each against a search too simple to be wrong, and all together against OEIS."""

import itertools
import sys
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undoku.queens import BoardError, CountSearch, solutions
from undoku.queens.halves import HalfBoards
from undoku.queens.images import images_of
from undoku.queens.parts import PartSearch, parts, shared_half_boards, total_of
from undoku.queens.symmetric import invariant

# OEIS A000170 from n = 0, A002562 from n = 1.
TOTAL = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512]
FUNDAMENTAL = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285053, 1846955]
SPLIT = [(n, size) for n in range(2, 10) for size in range(n % 2, n + 1, 2)]


def found(n, index, size=None, budget=10**6):
    search = PartSearch(n, index, size)
    while not search.advance(budget):
        pass
    return search.found


def founds(n, size=None):
    return [found(n, index, size) for index in range(len(parts(n, size)))]


@cache
def uses(n, size):
    """For each placement, what its upper and its lower half use of the columns in the middle."""
    middle = (1 << size) - 1 << (n - size) // 2
    halves = []
    for placement in solutions(n):
        columns = [1 << column for column in placement.columns]
        halves.append((sum(columns[: n // 2]) & middle, sum(columns[-(n // 2) :]) & middle))
    return halves


@pytest.mark.parametrize("n", range(13))
def test_parts_add_up_to_the_published_numbers(n):
    total = founds(n)
    assert total_of(n, total) == TOTAL[n]
    assert total_of(n, total, fundamental=True) == (FUNDAMENTAL[n - 1] if n else 1)


@pytest.mark.long
@pytest.mark.parametrize("n", [13, 14, 15, 16])
def test_large_parts_add_up(n):
    total = founds(n)
    assert total_of(n, total) == TOTAL[n]
    assert total_of(n, total, fundamental=True) == FUNDAMENTAL[n - 1]


@pytest.mark.parametrize(("n", "size"), SPLIT)
def test_a_part_counts_what_a_plain_search_finds(n, size):
    for index, part in enumerate(parts(n, size)):
        images = set().union(*(images_of(n, part.used, lower) for lower in part.lower))
        assert found(n, index, size) == sum(pair in images for pair in uses(n, size))


@pytest.mark.parametrize("shared_up_to", [5, 20], ids=["filled-for-each", "shared"])
@pytest.mark.parametrize("n", range(6, 13))
def test_parts_of_mirrored_half_boards_add_up(monkeypatch, n, shared_up_to):
    monkeypatch.setattr("undoku.queens.parts.IN_ONE_PART", 5)
    monkeypatch.setattr("undoku.queens.parts.SHARED_UP_TO", shared_up_to)
    monkeypatch.setattr("undoku.queens.halves.MIRRORS_FROM", 6)
    shared_half_boards.cache_clear()
    assert sum(founds(n, 2 + n % 2)) == TOTAL[n]
    shared_half_boards.cache_clear()


@pytest.mark.parametrize("n", [9, 10])
def test_half_boards_for_one_part_are_those_it_asks_for(n):
    whole = HalfBoards(n, mirrors=True)
    while whole.fill_some() is not None:
        pass
    part = parts(n, 4 + n % 2)[2]
    used = (part.used, *part.lower)
    halves = HalfBoards(n, True, part.middle, used)
    seen = [halves.progress]
    while halves.fill_some() is not None:
        seen.append(halves.progress)
    assert seen == sorted(seen)
    assert halves.progress == 1
    asked = 0
    for chosen in itertools.combinations(range(n), n // 2):
        columns = sum(1 << column for column in chosen)
        if columns & part.middle in used:
            asked += 1
            assert halves.bucket(columns) == whole.bucket(columns)
    assert asked > 5


def test_what_was_filled_for_another_part_is_no_work(monkeypatch):
    monkeypatch.setattr("undoku.queens.parts.IN_ONE_PART", 5)
    shared_half_boards.cache_clear()
    left, first, second = PartSearch(12, 0, 4), PartSearch(12, 1, 4), PartSearch(12, 0, 4)
    left.advance(300)  # into a row
    del left
    steps = []
    for search in (first, second):
        assert search.progress == 0
        steps.append(0)
        while not search.advance(1):
            steps[-1] += 1
    shared_half_boards.cache_clear()
    assert first.found == found(12, 1, 4)
    assert second.found == found(12, 0, 4)
    assert steps[0] > steps[1] + 30


@pytest.mark.parametrize(("n", "size"), [*SPLIT, *((n, None) for n in range(15, 20))])
def test_parts_are_disjoint_and_cover_everything(n, size):
    named = parts(n, size)
    seen = [image for part in named for lower in part.lower for image in images_of(n, part.used, lower)]
    assert len(seen) == len(set(seen))
    middle = named[0].middle
    subsets = [mask for mask in range(middle + 1) if not mask & ~middle]
    possible = {
        (upper, lower)
        for upper, lower in itertools.product(subsets, subsets)
        if not upper & lower and (middle ^ upper ^ lower).bit_count() <= n % 2
    }
    assert set(seen) == possible


@pytest.mark.parametrize("n", range(21))
def test_shares_fall_and_sum_to_one(n):
    shares = [part.share for part in parts(n)]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)
    assert len(shares) == 1 if n <= 14 else len(shares) > 2


@settings(deadline=None)
@given(
    st.sampled_from([(6, 2), (7, 3), (8, 4), (9, 3)]), st.lists(st.integers(1, 200), min_size=1), st.data()
)
def test_a_part_interrupted_anywhere_is_the_same(board, budgets, data):
    n, size = board
    index = data.draw(st.integers(0, len(parts(n, size)) - 1))
    search = PartSearch(n, index, size)
    seen = [search.progress]
    for budget in itertools.cycle(budgets):
        if search.advance(budget):
            break
        seen.append(search.progress)
    assert search.found == found(n, index, size)
    assert search.done
    assert seen == sorted(seen)
    assert 0 <= seen[-1] <= 1 == search.progress


def test_a_count_goes_through_the_parts(monkeypatch):
    # The module: the package has a function of that name.
    monkeypatch.setattr(sys.modules["undoku.queens.count"], "WHOLE_UP_TO", 7)
    monkeypatch.setattr("undoku.queens.parts.IN_ONE_PART", 7)
    monkeypatch.setattr("undoku.queens.parts.SPLIT_COLUMNS", 6)
    parts.cache_clear()
    search = CountSearch(9, fundamental=True)
    seen = []
    while not search.advance(50):
        seen.append(search.progress)
    parts.cache_clear()
    assert search.total == FUNDAMENTAL[8]
    assert seen == sorted(seen)


def test_a_finished_part_stays_as_it_is():
    search = PartSearch(6, 0)
    while not search.advance(10):
        pass
    assert search.advance(10)
    assert search.found == 4


def test_what_symmetry_adds():
    assert [invariant(n) for n in (4, 5, 12)] == [6, 6, 96]


@pytest.mark.parametrize("n", [-1, 21, "8"])
def test_boards_that_cannot_be_counted(n):
    with pytest.raises(BoardError):
        parts(n)
    with pytest.raises(BoardError):
        PartSearch(n, 0)
