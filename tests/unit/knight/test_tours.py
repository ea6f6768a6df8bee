"""Tours from every square, between squares, on boards of every shape."""

import copy
import pickle
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undoku.knight import NoTour, Tour, TourSearch, existence, tour
from undoku.knight.blocks import block_tour
from undoku.knight.rotations import rotate_to

# Start squares of boards of 3 rows that have tours, by exhaustive search; from 9 columns on colours decide.
STARTS_3 = {
    4: ["X..X", "X..X", "X..X"],
    7: ["X.X.X.X", ".X...X.", "X.X.X.X"],
    8: ["XXXXXXXX", "XX.XX.XX", "XXXXXXXX"],
}


def may_start(rows, cols, row, column):
    """Slow and plain: the published maps for 3 rows, the outer rows for 4, colours for the rest."""
    if rows > cols:
        return may_start(cols, rows, column, row)
    if rows * cols == 1:
        return True
    if rows < 3 or (rows, cols) in ((3, 3), (3, 5), (3, 6), (4, 4)):
        return False
    if rows == 3 and cols in STARTS_3:
        return STARTS_3[cols][row][column] == "X"
    if rows == 4:
        return row in (0, 3)
    return rows * cols % 2 == 0 or (row + column) % 2 == 0


def has_closed(rows, cols):
    """Schwenk's theorem."""
    short, long = sorted((rows, cols))
    return not (rows * cols % 2 or short in (1, 2, 4) or (short == 3 and long in (4, 6, 8)))


def is_knights_path(path, rows, cols):
    """Judge a tour without the package."""
    return sorted(path) == [(r, c) for r in range(rows) for c in range(cols)] and all(
        {abs(a - c), abs(b - d)} == {1, 2} for (a, b), (c, d) in pairwise(path)
    )


def check_start(rows, cols, start, closed=False):
    """Find a tour from `start`, or see it refused where there is none."""
    possible = has_closed(rows, cols) if closed else may_start(rows, cols, *start)
    told = existence(rows, cols, start, closed=closed)
    assert (told.possible, told.proved) == (possible, True)
    if possible:
        found = tour(rows, cols, start, closed=closed)
        assert is_knights_path(found.path, rows, cols)
        assert found.path[0] == start
        (a, b), (c, d) = found.path[0], found.path[-1]
        assert found.closed == ({abs(a - c), abs(b - d)} == {1, 2})
        assert found.closed or not closed
    else:
        with pytest.raises(NoTour) as refused:
            tour(rows, cols, start, closed=closed)
        assert refused.value.reason == told.reason == str(refused.value)
        assert told.reason.endswith(".")


@pytest.mark.parametrize("rows", range(1, 13))
def test_every_board_to_12_from_some_squares(rows):
    for cols in range(1, 13):
        for start in {(0, 0), (0, cols - 1), (rows // 2, cols // 2), ((rows - 1) // 3, cols // 3)}:
            check_start(rows, cols, start)
        check_start(rows, cols, (rows - 1, cols // 2), closed=True)


@pytest.mark.parametrize(
    ("rows", "cols"), [(3, 4), (3, 7), (8, 3), (3, 9), (4, 5), (6, 4), (5, 5), (7, 5), (8, 8)]
)
def test_every_start(rows, cols):
    for row in range(rows):
        for column in range(cols):
            check_start(rows, cols, (row, column))
            check_start(rows, cols, (row, column), closed=True)


@pytest.mark.long
@pytest.mark.parametrize("rows", range(1, 13))
def test_every_start_of_every_board_to_12(rows):
    for cols in range(1, 13):
        for row in range(rows):
            for column in range(cols):
                check_start(rows, cols, (row, column))
                check_start(rows, cols, (row, column), closed=True)


@settings(deadline=None, max_examples=60)
@given(st.integers(5, 40), st.integers(5, 40), st.data())
def test_boards_to_40(rows, cols, data):
    start = data.draw(st.integers(0, rows - 1)), data.draw(st.integers(0, cols - 1))
    check_start(rows, cols, start)
    check_start(rows, cols, start, closed=True)


@settings(deadline=None, max_examples=40)
@given(st.integers(3, 4), st.integers(5, 200), st.booleans(), st.data())
def test_narrow_boards(short, long, upright, data):
    rows, cols = (long, short) if upright else (short, long)
    start = data.draw(st.integers(0, rows - 1)), data.draw(st.integers(0, cols - 1))
    check_start(rows, cols, start)
    check_start(rows, cols, start, closed=True)


@pytest.mark.long
@pytest.mark.parametrize("rows", range(5, 41))
def test_every_board_to_40(rows):
    """All starts where the start chooses the block with an open tour, one elsewhere: the tour is turned."""
    for cols in range(5, 41):
        every = rows * cols % 2 and rows <= 23 and cols <= 23
        for row in range(rows) if every else (0, rows // 2, rows - 1):
            for column in range(cols) if every else (0, cols // 3, cols - 1):
                if (row + column) % 2 == 0:
                    check_start(rows, cols, (row, column))


@pytest.mark.long
@settings(deadline=None, max_examples=1500)
@given(st.integers(5, 200), st.integers(5, 200), st.data())
def test_boards_to_200(rows, cols, data):
    check_start(rows, cols, (data.draw(st.integers(0, rows - 1)), data.draw(st.integers(0, cols - 1))))


@pytest.mark.long
@pytest.mark.parametrize("short", [3, 4])
@pytest.mark.parametrize("long", [*range(5, 41), 100, 101, 199, 200])
def test_every_start_of_narrow_boards(short, long):
    for row in range(short):
        for column in range(long):
            check_start(short, long, (row, column))


def legal_pairs(rows, cols, every_start=False):
    """Every two squares that colours do not rule out, starts up to mirror images unless `every_start`."""
    starts = (rows, cols) if every_start else ((rows + 1) // 2, (cols + 1) // 2)
    for start in ((r, c) for r in range(starts[0]) for c in range(starts[1])):
        for end in ((r, c) for r in range(rows) for c in range(cols)):
            odd_start, odd_end = sum(start) % 2, sum(end) % 2
            legal = odd_start == odd_end == 0 if rows * cols % 2 else odd_start != odd_end
            if legal and start != end:
                yield start, end


def check_pair(rows, cols, start, end, closed=False):
    """Find a tour between two squares; False where it was proved that there is none."""
    search = TourSearch(rows, cols, start, end, closed)
    while not search.advance(1000):
        pass
    assert search.proved
    if search.tour is None:
        assert search.reason
        return False
    assert is_knights_path(search.tour.path, rows, cols)
    assert (search.tour.path[0], search.tour.path[-1]) == (start, end)
    return True


@pytest.mark.parametrize("size", [6, 7, 8])
def test_all_pairs_on_square_boards(size):
    """Conrad, Hindrichs, Morsy and Wegener (1994): from 6 by 6 on colours alone decide."""
    assert all(check_pair(size, size, *pair) for pair in legal_pairs(size, size))


def test_pairs_that_one_tour_cannot_be_turned_to():
    """On 9 by 9 some tours turn to few ends only; the search goes on with other tours."""
    assert all(check_pair(9, 9, *pair) for pair in legal_pairs(9, 9, every_start=True))


def test_pairs_on_5_by_5():
    """The ends of all 1,728 directed tours, found by plain backtracking, and no others."""
    ends = set()
    squares = [(r, c) for r in range(5) for c in range(5)]
    beside = {(a, b): [(c, d) for c, d in squares if {abs(a - c), abs(b - d)} == {1, 2}] for a, b in squares}

    def extend(start, here, free):
        if not free:
            ends.add((start, here))
        for square in beside[here]:
            if square in free:
                extend(start, square, free - {square})

    for start in ((0, 2), (1, 1), (2, 2)):
        extend(start, start, frozenset(squares) - {start})
    tried = [pair for pair in legal_pairs(5, 5) if pair[0] in ((0, 2), (1, 1), (2, 2))]
    assert {pair for pair in tried if check_pair(5, 5, *pair)} == ends
    assert 0 < len(ends) < len(tried)


@pytest.mark.parametrize(("rows", "cols"), [(3, 8), (4, 6), (6, 4)])
def test_pairs_on_narrow_boards(rows, cols):
    """A tour can be walked backwards, and a square is an end exactly where it can be a start."""
    found = {
        ((r, c), (x, y)): existence(rows, cols, (r, c), (x, y)).possible
        for r in range(rows)
        for c in range(cols)
        for x in range(rows)
        for y in range(cols)
    }
    for start, end in found:
        assert found[start, end] == found[end, start]
    for row in range(rows):
        for column in range(cols):
            from_here = any(possible for (start, _), possible in found.items() if start == (row, column))
            assert from_here == may_start(rows, cols, row, column)


@pytest.mark.long
@pytest.mark.parametrize(("rows", "cols"), [(m, n) for m in range(3, 13) for n in range(m, 13)])
def test_all_pairs_to_12(rows, cols):
    missing = sum(not check_pair(rows, cols, *pair) for pair in legal_pairs(rows, cols))
    assert rows <= 5 or not missing


def test_a_closed_tour_between_neighbours():
    found = tour(8, 8, (3, 3), (4, 5), closed=True)
    assert found.is_valid() and found.closed and found.path[-1] == (4, 5)
    assert not existence(8, 8, (3, 3), (3, 4), closed=True).possible
    # An odd board never has one; the corner of 3 by 10 has only two neighbours, in every closed tour.
    assert not existence(5, 5, (0, 0), (1, 2), closed=True).possible
    assert tour(3, 10, (0, 0), (1, 2), closed=True).closed


@settings(deadline=None, max_examples=25)
@given(st.integers(13, 60), st.integers(13, 60), st.data())
def test_pairs_on_larger_boards(rows, cols, data):
    even = st.integers(0, rows * cols - 1)
    one, two = (divmod(data.draw(even), cols) for _ in range(2))
    told = existence(rows, cols, one, two)
    legal = sum(one) % 2 == sum(two) % 2 == 0 if rows * cols % 2 else (sum(one) + sum(two)) % 2
    assert told.possible == bool(legal and one != two)


def test_giving_up_is_not_a_proof(monkeypatch):
    def give_up(*_):
        return None
        yield

    monkeypatch.setattr("undoku.knight.between.rotate_to", give_up)
    with pytest.raises(NoTour, match="not a proof") as refused:
        tour(20, 20, (0, 0), (0, 1))
    assert not refused.value.proved
    assert not existence(20, 20, (0, 0), (0, 1)).proved


def test_rotations_stop_at_their_limit():
    path = list(run(block_tour(5, 6, (0, 0))))
    before = path.copy()
    assert run(rotate_to(path, 5, 6, (3, 2), 50)) is None
    assert run(rotate_to(path, 5, 6, (0, 0), 50)) is None
    assert path == before


def run(work):
    """Take the result of work that can be paused."""
    while True:
        try:
            assert next(work) >= 0
        except StopIteration as finished:
            return finished.value


def test_large_closed_board():
    found = tour(300, 301, (150, 7))
    assert found.is_valid() and found.closed and found.path[0] == (150, 7)


def test_slices_find_what_one_run_finds():
    for arguments in (
        (8, 8, (3, 4)),
        (3, 11, (1, 1)),
        (9, 9, (4, 4)),
        (8, 8, (0, 0), (0, 7)),
        (4, 30, (0, 14)),
    ):
        search = TourSearch(*arguments)
        slices = 0
        while not search.advance(50):
            slices += 1
        assert search.done and search.advance(1)
        assert search.tour == tour(*arguments)
        assert slices > 1


def test_the_tour_is_a_value():
    found = tour(5, 6)
    assert found == tour(5, 6) and hash(found) == hash(tour(5, 6)) and found != tour(6, 5) and found != 1
    assert pickle.loads(pickle.dumps(found)) == copy.deepcopy(found) == found
    with pytest.raises(AttributeError):
        found.rows = 7
    with pytest.raises(AttributeError):
        del found.path
    assert repr(found) == "<closed tour of the 5 by 6 board>"


def test_numbers_and_text():
    found = tour(3, 4)
    numbers = found.numbers()
    assert sorted(numbers) == list(range(1, 13))
    assert all(numbers[r * 4 + c] == index + 1 for index, (r, c) in enumerate(found.path))
    assert [[int(word) for word in line.split()] for line in str(found).splitlines()] == [
        list(numbers[:4]),
        list(numbers[4:8]),
        list(numbers[8:]),
    ]


@pytest.mark.parametrize(
    "path",
    [
        (),
        ((0, 0),),
        (*reversed(tour(3, 4).path[1:]), (0, 1)),
        (*tour(3, 4).path[:-1], tour(3, 4).path[0]),
        tuple((r + 1, c) for r, c in tour(3, 4).path),
    ],
)
def test_what_is_not_a_tour(path):
    assert not Tour(3, 4, path).is_valid()


def test_the_tour_of_one_square():
    found = tour(1, 1)
    assert found.path == ((0, 0),) and found.is_valid() and not found.closed
    assert tour(1, 1, end=(0, 0)) == found
    assert not existence(1, 1, closed=True).possible
