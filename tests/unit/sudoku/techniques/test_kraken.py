"""Kraken fish at positions of our own puzzles, every chain followed by an independent judge."""

import pytest

from .branch_checker import faults
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


@pytest.mark.parametrize(("technique", "line"), firing("kraken"))
def test_what_a_line_states_is_found_and_holds(technique, line):
    at = state(line)
    solution = solved(at)
    found = steps(at, technique)
    assert stated(line) in {conclusion(step) for step in found}
    for step in found:
        assert faults(step, at) == []
        assert is_sound(step, solution)
        check_words(step, at)


@pytest.mark.parametrize(("technique", "line"), missing("kraken"))
def test_a_near_miss_does_not_fire(technique, line):
    assert not conclusions(line, technique)


@pytest.mark.parametrize(("technique", "line"), firing("kraken")[::4])
def test_the_same_position_gives_the_same_steps_in_the_same_order(technique, line):
    assert steps(state(line), technique) == steps(state(line), technique)
