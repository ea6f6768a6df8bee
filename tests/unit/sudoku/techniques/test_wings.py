"""Wings: at positions of our own puzzles, and beside their definitions."""

import pytest

from .against_slow import random_state, wxyz_wings, xy_wings, xyz_wings
from .lines import (
    check_words,
    conclusions,
    is_sound,
    steps,
)


@pytest.mark.parametrize("seed", range(40))
def test_all_wings_of_three_cells_are_found_and_nothing_else(seed):
    at, _ = random_state(seed)
    assert conclusions(at, "xy-wing") == xy_wings(at)
    assert conclusions(at, "xyz-wing") == xyz_wings(at)


@pytest.mark.parametrize("seed", (0, 6, 14, 26, 28, 30, 46, 50, 72))
def test_all_wings_of_four_cells_are_found_and_nothing_else(seed):
    at, _ = random_state(seed)
    assert conclusions(at, "wxyz-wing") == wxyz_wings(at)


@pytest.mark.parametrize("seed", range(40))
def test_a_w_wing_holds_at_any_position(seed):
    at, solution = random_state(seed)
    for step in steps(at, "w-wing"):
        assert is_sound(step, solution)
        check_words(step, at)
