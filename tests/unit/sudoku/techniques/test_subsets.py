"""Naked, hidden and locked subsets: at positions of our own puzzles, and beside every choice there is."""

import pytest

from .against_slow import hidden, naked, random_state
from .lines import (
    conclusion,
    conclusions,
    firing,
    state,
    stated,
    steps,
)

SIZES = {"pair": 2, "triple": 3, "quadruple": 4}


@pytest.mark.parametrize("seed", range(25))
def test_all_subsets_are_found_and_nothing_else(seed):
    at, _ = random_state(seed)
    for name, size in SIZES.items():
        plain, locked = naked(at, size)
        assert conclusions(at, f"naked-{name}") == plain
        if size < 4:
            assert conclusions(at, f"locked-{name}") == locked
        assert conclusions(at, f"hidden-{name}") == hidden(at, size)


def test_a_locked_pair_is_told_of_box_and_line():
    [line] = [line for technique, line in firing("subsets") if technique == "locked-pair"][:1]
    at = state(line)
    [step] = [step for step in steps(at, "locked-pair") if conclusion(step) == stated(line)]
    line_number, box = step.units
    assert line_number < 18 <= box
