"""The symmetries of tours, against counts that are known and maps of whole boards."""

from itertools import pairwise, product

import pytest

from undoku.knight import Tour, tour
from undoku.knight.moves import neighbours
from undoku.knight.symmetry import KINDS, SYMMETRIES, has, kind, symmetries

from .shapes import joined


def cycles(rows, cols):
    """Every closed tour of a board twice, once in each direction, from the top left corner."""
    size = rows * cols
    moves = [neighbours(square, rows, cols) for square in range(size)]
    path, free = [0], [False] + [True] * (size - 1)

    def search():
        here = path[-1]
        if len(path) == size:
            if 0 in moves[here]:
                yield Tour(rows, cols, tuple(divmod(square, cols) for square in path))
            return
        for there in moves[here]:
            if free[there]:
                free[there] = False
                path.append(there)
                # What the knight has just left needs a way in and one out; the first square is still one.
                if all(
                    sum(free[way] or way in (0, there) for way in moves[square]) > 1
                    for square in moves[here]
                    if free[square]
                ):
                    yield from search()
                path.pop()
                free[there] = True

    yield from search()


def open_tours(size, start):
    """Every open tour of a square board from a start, re-entrant ones included."""
    moves = [neighbours(square, size, size) for square in range(size * size)]
    path, free = [start], [square != start for square in range(size * size)]

    def search():
        here = path[-1]
        if len(path) == size * size:
            yield Tour(size, size, tuple(divmod(square, size) for square in path))
            return
        # Of squares with no way in but from here there can be one at most, the next.
        lonely = [
            square for square in moves[here] if free[square] and not any(map(free.__getitem__, moves[square]))
        ]
        for there in lonely or moves[here]:
            if free[there] and len(lonely) < 2:
                free[there] = False
                path.append(there)
                yield from search()
                path.pop()
                free[there] = True

    yield from search()


def image(tour_, name):
    """The moves of a tour as a symmetry moves them, worked out on the printed corners of the board."""
    rows, cols = tour_.rows - 1, tour_.cols - 1
    moved = {
        "identity": lambda r, c: (r, c),
        "turn-90": lambda r, c: (c, rows - r),
        "turn-180": lambda r, c: (rows - r, cols - c),
        "turn-270": lambda r, c: (cols - c, r),
        "mirror-rows": lambda r, c: (rows - r, c),
        "mirror-columns": lambda r, c: (r, cols - c),
        "mirror-diagonal": lambda r, c: (c, r),
        "mirror-antidiagonal": lambda r, c: (cols - c, rows - r),
    }[name]
    return moves_of([moved(*square) for square in tour_.path], tour_.closed)


def moves_of(path, closed):
    return {frozenset(move) for move in pairwise([*path, *path[:closed]])}


def told(tours):
    """How many of some tours are of each kind; that each symmetry is one is looked up in the moves."""
    counts = dict.fromkeys(KINDS, 0)
    for found in tours:
        names = symmetries(found)
        mine = moves_of(found.path, found.closed)
        assert names == tuple(name for name in SYMMETRIES if image(found, name) == mine)
        counts[kind(found, names)] += 1
    return {name: count for name, count in counts.items() if count}


def test_the_open_tours_of_five_by_five():
    """1,728 directed ones; half a turn moves 64 of them onto themselves, backwards."""
    counts = {"rotary": 0, "asymmetric": 0}
    # The four corners are alike, and so are others.
    for start, alike in ((0, 4), (2, 4), (6, 4), (12, 1)):
        for name, count in told(open_tours(5, start)).items():
            counts[name] += count * alike
    assert counts == {"rotary": 64, "asymmetric": 1664}


def test_the_closed_tours_of_five_by_six():
    """8 of them, each found in both directions; 3 are not images of each other."""
    assert told(cycles(5, 6)) == {"axial": 2 * 2 * 2, "asymmetric": 2 * 4 * 1}


def test_the_closed_tours_of_three_by_ten():
    """16 of them, each found in both directions; 6 are not images of each other."""
    assert told(cycles(3, 10)) == {"bergholtian": 2 * 2 * 2, "axial": 2 * 2 * 2, "asymmetric": 2 * 4 * 2}


@pytest.mark.long
def test_the_closed_tours_of_six_by_six(record_property):
    """9,862, of which 5 essentially different ones have a quarter turn and 17 half a turn (Jelliss)."""
    counts = told(cycles(6, 6))
    assert counts == {"birotary": 2 * 2 * 5, "eulerian": 2 * 4 * 17, "asymmetric": 2 * 8 * 1223}
    record_property(
        "counted", f"{sum(counts.values()) // 2:,} closed tours of 6 by 6, of which 78 are symmetric"
    )


def around(holes, rows, cols, start):
    """A closed tour of a small board with holes."""
    beside = joined(rows, cols, holes)

    def search(path):
        if len(path) == len(beside):
            return path if start in beside[path[-1]] else None
        for there in beside[path[-1]]:
            if there not in path and (found := search([*path, there])):
                return found
        return None

    return Tour(rows, cols, tuple(search([start])))


def test_a_ring_of_eight_has_all_symmetries():
    ring = around([(1, 1)], 3, 3, (0, 0))
    assert symmetries(ring) == SYMMETRIES
    assert kind(ring, SYMMETRIES) == "octonary"


def test_names_go_by_the_symmetries():
    square = tour(6, 6, closed=True)
    assert kind(square, ("identity", "turn-90", "turn-180", "turn-270")) == "birotary"
    assert kind(square, ("identity", "turn-180", "mirror-rows", "mirror-columns")) == "biaxial"
    assert kind(square, ("identity", "mirror-diagonal")) == "axial"
    assert kind(square, ("identity",)) == "asymmetric"


def test_a_board_that_is_not_square_has_no_quarter_turn():
    found = tour(5, 6)
    assert not any(
        has(found, name) for name in ("turn-90", "turn-270", "mirror-diagonal", "mirror-antidiagonal")
    )


def test_a_tour_of_one_square_has_all_symmetries():
    assert symmetries(Tour(1, 1, ((0, 0),))) == SYMMETRIES


def test_a_path_over_a_part_of_the_board_lies_askew():
    path = Tour(8, 8, ((0, 0), (1, 2), (2, 4)))
    assert symmetries(path) == ("identity",)


@pytest.mark.parametrize("numbered_from", [0, 7, 29])
def test_where_a_closed_tour_begins_does_not_matter(numbered_from):
    for found in list(cycles(5, 6)):
        path = found.path[numbered_from:] + found.path[:numbered_from]
        shifted = Tour(5, 6, path)
        assert symmetries(shifted) == symmetries(found)
        assert kind(shifted, symmetries(shifted)) == kind(found, symmetries(found))


def test_squares_far_from_their_images_are_no_hindrance():
    for rows, cols in product((5, 6), (6, 8)):
        found = tour(rows, cols, closed=True)
        assert has(found, "identity")
