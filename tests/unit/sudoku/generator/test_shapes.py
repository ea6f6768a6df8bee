"""The symmetries of givens, and images that keep them."""

import pytest

from undoku.search.draws import Draws
from undoku.sudoku.generator.images import image_at_random
from undoku.sudoku.generator.shapes import SYMMETRIES, numbers, orbits

SIZES = {
    "none": [1],
    "half-turn": [1, 2],
    "quarter-turn": [1, 4],
    "horizontal": [1, 2],
    "vertical": [1, 2],
    "diagonal": [1, 2],
    "full": [1, 4, 8],
}


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_orbits_are_all_cells_once(symmetry: str) -> None:
    assert sorted(cell for orbit in orbits(symmetry) for cell in orbit) == list(range(81))
    assert sorted({len(orbit) for orbit in orbits(symmetry)}) == SIZES[symmetry]


def test_numbers_of_givens() -> None:
    assert numbers("none") == frozenset(range(82))
    assert numbers("full") == numbers("quarter-turn") == {n for n in range(82) if n % 4 < 2}


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_images_keep_the_symmetry_and_the_units(symmetry: str) -> None:
    draws = Draws(symmetry)
    images = set()
    for _ in range(60):
        image = image_at_random(draws, symmetry)
        assert sorted(image.cells) == list(range(81))
        assert sorted(image.digits) == list(range(9))
        assert {tuple(sorted(image.cells[cell] for cell in orbit)) for orbit in orbits(symmetry)} == set(
            orbits(symmetry)
        )
        for unit in UNITS:
            assert frozenset(image.cells[cell] for cell in unit) in UNITS
        images.add(tuple(image.cells))
    assert len(images) > 4


UNITS = (
    {frozenset(range(81)[9 * number : 9 * number + 9]) for number in range(9)}
    | {frozenset(range(number, 81, 9)) for number in range(9)}
    | {
        frozenset(
            27 * (number // 3) + 3 * (number % 3) + 9 * row + column
            for row in range(3)
            for column in range(3)
        )
        for number in range(9)
    }
)
