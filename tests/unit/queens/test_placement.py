"""Placements as values, and their images."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undoku.queens import Placement, solutions

EIGHT = Placement((0, 4, 7, 5, 2, 6, 1, 3))


def test_picture():
    assert str(Placement((1, 3, 0, 2))) == ".Q..\n...Q\nQ...\n..Q."
    assert str(Placement(())) == ""


def test_a_placement_is_a_value():
    same = Placement([0, 4, 7, 5, 2, 6, 1, 3])
    assert same == EIGHT
    assert hash(same) == hash(EIGHT)
    assert EIGHT != (0, 4, 7, 5, 2, 6, 1, 3)
    assert Placement((0, 5, 7, 2, 6, 3, 1, 4)) > EIGHT
    assert eval(repr(EIGHT)) == EIGHT
    with pytest.raises(AttributeError):
        EIGHT.columns = ()


@pytest.mark.parametrize(
    ("columns", "valid"),
    [
        ((), True),
        ((0,), True),
        ((1, 3, 0, 2), True),
        ((0, 1), False),
        ((0, 0, 0), False),
        ((0, 2, 1), False),
        ((1, 3, 0, 4), False),
        ((-1, 1, 3, 0), False),
    ],
)
def test_validity(columns, valid):
    assert Placement(columns).is_valid() is valid


@pytest.mark.parametrize(
    ("columns", "size"),
    # Sizes that occur: no symmetry, half turn, quarter turn, one queen.
    [(EIGHT.columns, 8), ((2, 4, 1, 7, 0, 6, 3, 5), 4), ((1, 3, 0, 2), 2), ((0,), 1), ((), 1)],
)
def test_sizes_of_orbits(columns, size):
    assert len(Placement(columns).orbit()) == size


def test_eight_queens_have_twelve_orbits():
    orbits = {placement.orbit() for placement in solutions(8)}
    assert len(orbits) == 12
    assert sorted(map(len, orbits)) == [4] + [8] * 11
    assert sum(placement.is_fundamental() for placement in solutions(8)) == 12


@given(st.integers(0, 12).flatmap(lambda n: st.permutations(range(n))))
@settings(deadline=None, max_examples=100)
def test_images_of_images_are_images(columns):
    placement = Placement(columns)
    turned = placement
    for _ in range(4):
        turned = turned.turned()
    assert turned == placement == placement.mirrored().mirrored()
    orbit = placement.orbit()
    assert placement in orbit
    assert list(orbit) == sorted(set(orbit))
    assert all(image.orbit() == orbit and image.is_valid() == placement.is_valid() for image in orbit)
