"""Counts of tours against published ones and against plain backtracking."""

import pytest

from undoku.knight import BoardError, CountSearch, count

from .shapes import counts, shape

# Undirected closed tours. 3 by n: OEIS A070030. 5 by n: A383661. 6 by n: A175881.
CLOSED = {
    (3, 10): 16,
    (3, 12): 176,
    (3, 14): 1536,
    (3, 16): 15424,
    (5, 6): 8,
    (6, 6): 9862,
}

# Undirected open tours. 3 by n: OEIS A169696. 4 by n: A079137. 5 by n: A083386.
OPEN = {
    **{
        (3, n): value
        for n, value in zip(range(4, 13), (8, 0, 0, 52, 396, 560, 3048, 10672, 57248), strict=True)
    },
    **{
        (4, n): value
        for n, value in zip(
            range(1, 13), (0, 0, 8, 0, 82, 744, 6378, 31088, 189688, 1213112, 6683852, 36486328), strict=True
        )
    },
    (5, 4): 82,
    (5, 5): 864,
}

# Directed tours from each square; 5 by 5 also in OEIS A165134. The other rows mirror these.
BY_START = {
    (3, 7): [[8, 0, 4, 0, 4, 0, 8], [0, 28, 0, 0, 0, 28, 0]],
    (3, 8): [[82, 20, 4, 24, 24, 4, 20, 82], [68, 48, 0, 20, 20, 0, 48, 68]],
    (3, 9): [[172, 0, 8, 0, 64, 0, 8, 0, 172], [0, 96, 0, 40, 0, 40, 0, 96, 0]],
    (3, 10): [
        [448, 156, 48, 64, 160, 160, 64, 48, 156, 448],
        [512, 416, 32, 80, 256, 256, 80, 32, 416, 512],
    ],
    (3, 11): [
        [2604, 0, 292, 0, 900, 0, 900, 0, 292, 0, 2604],
        [0, 2000, 0, 520, 0, 1120, 0, 520, 0, 2000, 0],
    ],
    (3, 12): [
        [9658, 1880, 952, 1444, 3156, 1888, 1888, 3156, 1444, 952, 1880, 9658],
        [6344, 5616, 352, 2092, 2712, 2176, 2176, 2712, 2092, 352, 5616, 6344],
    ],
    (4, 3): [[2, 4, 2], [0, 0, 0]],
    (4, 5): [[32, 7, 4, 7, 32], [0, 0, 0, 0, 0]],
    (4, 6): [[220, 116, 36, 36, 116, 220], [0, 0, 0, 0, 0, 0]],
    (4, 7): [[1682, 581, 526, 800, 526, 581, 1682], [0] * 7],
    (4, 8): [[7630, 2740, 2066, 3108, 3108, 2066, 2740, 7630], [0] * 8],
    (5, 5): [[304, 0, 56, 0, 304], [0, 56, 0, 56, 0], [56, 0, 64, 0, 56]],
}


@pytest.mark.parametrize(("board", "total"), CLOSED.items())
def test_closed_tours(board, total):
    assert count(*board, closed=True) == total


@pytest.mark.parametrize(("board", "total"), OPEN.items())
def test_open_tours_count_both_ways(board, total):
    assert count(*board) == 2 * total
    if max(board) < 8:
        assert count(*reversed(board)) == 2 * total


@pytest.mark.long
@pytest.mark.parametrize(("board", "total"), [((5, 6), 18784), ((5, 7), 622868), ((6, 6), 3318960)])
def test_open_tours_of_larger_boards(board, total):
    assert count(*board) == 2 * total


@pytest.mark.long
@pytest.mark.parametrize(
    ("board", "total"), [((5, 8), 44202), ((5, 10), 13311268), ((5, 12), 4557702762), ((6, 7), 1067638)]
)
def test_closed_tours_of_larger_boards(board, total):
    assert count(*board, closed=True) == total


@pytest.mark.parametrize("board", BY_START)
def test_tours_from_each_square(board):
    rows, cols = board
    counts = BY_START[board]
    for row, expected in enumerate(counts):
        # Half of each row: the other half mirrors it.
        for column in range((cols + 1) // 2):
            assert count(rows, cols, start=(row, column)) == expected[column]
            assert expected[column] == expected[cols - 1 - column]
    total = sum(map(sum, counts)) + sum(map(sum, counts[: rows // 2]))
    if rows == 4:
        total += sum(counts[1])
    assert total == count(rows, cols)


def test_upright_boards_count_the_same():
    assert count(5, 4, start=(0, 0)) == count(4, 5, start=(0, 0)) == 32
    assert count(12, 3, closed=True, start=(4, 1)) == 176


def test_boards_without_tours():
    assert [count(n, n) for n in (1, 2, 3, 4)] == [1, 0, 0, 0]
    assert count(2, 1_000_000) == count(99, 99, closed=True) == count(4, 300, closed=True) == 0
    assert count(1, 1, closed=True) == 0


def test_slices():
    search = CountSearch(4, 6)
    progress = []
    while not search.advance(40):
        assert search.total is None
        progress.append(search.progress)
    assert progress == sorted(progress)
    assert progress[0] >= 0 and progress[-1] <= 1
    assert len(progress) > 20
    assert (search.progress, search.total, search.advance(1)) == (1, 1488, True)


@pytest.mark.parametrize("board", [(8, 8), (6, 7), (13, 5), (3, 1001), (100, 100)])
def test_too_large_to_count(board):
    with pytest.raises(BoardError, match="rows and cols are too large to count"):
        CountSearch(*board)


def test_closed_tours_can_be_counted_on_longer_boards():
    assert not CountSearch(6, 8, closed=True).done
    with pytest.raises(BoardError, match=r"with 5 up to 40, with 6 up to 8\."):
        CountSearch(6, 9, closed=True)


def test_bad_arguments():
    with pytest.raises(BoardError, match=r"^rows"):
        count(0, 5)
    with pytest.raises(BoardError, match=r"^start"):
        count(5, 5, start=(5, 5))


def counted(seed, most):
    """Count a random shape in all ways, also where it lies in a larger board and turned."""
    rows, cols, holes = shape(seed, most)
    opened, closed, starts = counts(rows, cols, holes)
    assert count(rows, cols, holes=holes) == opened
    assert count(rows, cols, closed=True, holes=holes) == closed
    for start, number in starts.items():
        assert count(rows, cols, start=start, holes=holes) == number
        assert count(rows, cols, True, start, holes) == closed
    there = {(3 + column, 1 + row) for row, column in starts}
    around = {(row, column) for row in range(cols + 4) for column in range(rows + 3)} - there
    assert count(cols + 4, rows + 3, holes=around) == opened
    assert count(cols + 4, rows + 3, True, holes=around) == closed
    row, column = min(starts)
    assert count(cols + 4, rows + 3, start=(3 + column, 1 + row), holes=around) == starts[row, column]
    return opened > 0, closed > 0


def test_shapes():
    found = [counted(seed, 16) for seed in range(1000, 1036)]
    assert sum(opened for opened, _ in found) > 16 and sum(closed for _, closed in found) > 6


@pytest.mark.long
@pytest.mark.parametrize("part", range(5))
def test_many_shapes(part):
    found = [counted(seed, 20) for seed in range(2000 + 50 * part, 2050 + 50 * part)]
    assert sum(opened for opened, _ in found) > 20


def test_shapes_without_tours():
    everything = [(row, column) for row in range(9) for column in range(9)]
    assert count(9, 9, holes=everything[1:]) == count(9, 9, start=(0, 0), holes=everything[1:]) == 1
    assert count(9, 9, closed=True, holes=everything[1:]) == 0
    # Two squares a move apart have a tour each way, and none that closes: it would use its only move twice.
    assert count(2, 3, holes=[(0, 1), (0, 2), (1, 0), (1, 1)]) == 2
    assert count(2, 3, closed=True, holes=[(0, 1), (0, 2), (1, 0), (1, 1)]) == 0
    # The colours, one line, squares that are too far apart: any size.
    assert count(1000, 1000, holes=[(0, 0), (0, 2)]) == count(1000, 1000, closed=True, holes=[(0, 0)]) == 0
    assert count(9, 9, holes=everything[2:]) == 0
    assert count(1000, 2, holes=[(row, 0) for row in range(1, 1000)]) == 0


def test_colours_of_the_start():
    ring = [(1, 1)]
    assert [count(3, 3, start=start, holes=ring) for start in ((0, 0), (0, 1))] == [2, 2]
    # With one square more of a colour tours start on that one.
    starts = {
        (row, column): count(4, 5, start=(row, column), holes=[(0, 1)])
        for row in range(4)
        for column in range(5)
        if (row, column) != (0, 1)
    }
    assert starts == counts(4, 5, frozenset([(0, 1)]))[2]
    assert sum(starts.values()) == 24
    assert not any(number for square, number in starts.items() if sum(square) % 2)


def test_shapes_that_are_too_large():
    with pytest.raises(BoardError, match=r"62 squares of the 8 by 8 board are left\. Any 36 squares"):
        CountSearch(8, 8, holes=[(0, 0), (0, 1)])
    # A small board in the corner of a large one is that small board.
    holes = [(row, column) for row in range(50) for column in range(50) if row > 4 or column > 4]
    assert count(50, 50, holes=holes) == 1728
    with pytest.raises(BoardError, match="start is a8, but that square is taken out"):
        CountSearch(8, 8, start=(0, 0), holes=[(0, 0)])
