"""Locked candidates: at positions of our own puzzles, and beside the definition for every two units."""

import pytest

from .against_slow import BOXES, COLUMNS, ROWS, locked, random_state
from .lines import (
    conclusions,
)


@pytest.mark.parametrize("seed", range(60))
def test_all_locked_candidates_are_found_and_nothing_else(seed):
    at, _ = random_state(seed)
    lines = ROWS + COLUMNS
    assert conclusions(at, "locked-candidates-pointing") == locked(at, BOXES, lines)
    assert conclusions(at, "locked-candidates-claiming") == locked(at, lines, BOXES)
