"""The eight symmetries by name, square by square, and how many images a placement has."""

from collections import Counter

import pytest

from undoku.queens import BoardError, Placement, solutions
from undoku.queens.orbit import SYMMETRIES, orbit
from undoku.queens.words import orbit as sentence

from .symmetries import IMAGES

HALF_TURN = (2, 4, 1, 7, 0, 6, 3, 5)


def test_the_names_and_their_order():
    assert tuple(IMAGES) == SYMMETRIES


@pytest.mark.parametrize("n", [1, 4, 5, 6, 7])
def test_every_symmetry_takes_every_queen_where_it_should(n):
    for placement in solutions(n):
        made = {name: member for member in orbit(n, placement.columns) for name in member.symmetries}
        assert set(made) == set(SYMMETRIES)
        for name, image in IMAGES.items():
            squares = {image(row, column, n - 1) for row, column in enumerate(placement.columns)}
            assert set(enumerate(made[name].columns)) == squares


@pytest.mark.parametrize("n", range(9))
def test_members_are_the_orbit_each_once_in_the_order_of_their_first_symmetry(n):
    for placement in solutions(n):
        members = orbit(n, placement.columns)
        assert tuple(sorted(Placement(member.columns) for member in members)) == placement.orbit()
        firsts = [SYMMETRIES.index(member.symmetries[0]) for member in members]
        assert firsts == sorted(firsts)
        assert members[0].columns == placement.columns
        # All images are made equally often: the size of the group that leaves the placement as it is.
        assert {len(member.symmetries) for member in members} == {8 // len(members)}


def test_how_often_each_size_occurs():
    # 12 orbits at N = 8, one of them with the half turn; at N = 4 one, with the quarter turn.
    assert Counter(len(orbit(8, placement.columns)) for placement in solutions(8)) == {8: 88, 4: 4}
    assert Counter(len(orbit(4, placement.columns)) for placement in solutions(4)) == {2: 2}
    assert [member.symmetries for member in orbit(8, HALF_TURN)] == [
        ("identity", "turn-180"),
        ("turn-90", "turn-270"),
        ("mirror-rows", "mirror-columns"),
        ("mirror-diagonal", "mirror-antidiagonal"),
    ]


@pytest.mark.parametrize(
    ("size", "words"),
    [
        (8, "No turn and no reflection leaves it as it is, so its 8 images are all different."),
        (4, "The half turn leaves it as it is, so its 8 images are 4 different ones, each made in 2 ways."),
        (2, "Every turn leaves it as it is, so its 8 images are 2 different ones, each made in 4 ways."),
        (1, "Every turn and every reflection leaves it as it is, so it is its only image."),
    ],
)
def test_why_there_are_so_many(size, words):
    assert sentence(size) == words


@pytest.mark.parametrize(
    ("n", "columns", "code", "words"),
    [
        (4, [1, 3, 0], "not-n-columns", "Columns given: 3; needed for N = 4: one for each row."),
        (4, [1, 3, 0, 4], "off-board",
         "Queen on row 4, column 5 is off the board: rows and columns run from 1 to 4."),
        (4, [1, 3, 2, 0], "attack",
         "The queens in row 2, column 4 and row 3, column 3 attack each other, on a diagonal."),
        (4, [1, 3, 0, 1], "attack",
         "The queens in row 1, column 2 and row 4, column 2 attack each other, in the same column."),
        (4, [1, 3, 0, "x"], "not-numbers", "Queen (3, 'x'): row and column must be whole numbers."),
        (-1, [], "negative", "N is -1: the number of queens cannot be negative."),
        (1001, [], "too-large", "N is 1,001: images of a placement are told for N from 0 to 1,000."),
    ],
)  # fmt: skip
def test_columns_that_are_no_placement(n, columns, code, words):
    with pytest.raises(BoardError) as caught:
        orbit(n, columns)
    assert (caught.value.code, str(caught.value)) == (code, words)
