"""Locked candidates: at positions of our own puzzles, and beside the definition for every two units."""

import pytest

from .against_slow import BOXES, COLUMNS, ROWS, locked, random_state
from .lines import (
    check_words,
    conclusion,
    conclusions,
    firing,
    is_sound,
    missing,
    solved,
    state,
    stated,
    steps,
)


@pytest.mark.parametrize(("technique", "line"), firing("intersections"))
def test_what_a_line_states_is_found(technique, line):
    at = state(line)
    found = steps(at, technique)
    assert stated(line) in map(conclusion, found)
    assert found == steps(state(line), technique)
    solution = solved(at)
    for step in found:
        assert step.technique == technique and is_sound(step, solution)
        check_words(step, at)


@pytest.mark.parametrize(("technique", "line"), missing("intersections"))
def test_the_one_is_not_the_other(technique, line):
    assert not conclusions(line, technique)


@pytest.mark.parametrize("seed", range(60))
def test_all_locked_candidates_are_found_and_nothing_else(seed):
    at, _ = random_state(seed)
    lines = ROWS + COLUMNS
    assert conclusions(at, "locked-candidates-pointing") == locked(at, BOXES, lines)
    assert conclusions(at, "locked-candidates-claiming") == locked(at, lines, BOXES)
