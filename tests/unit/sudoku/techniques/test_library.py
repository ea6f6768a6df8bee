"""At the positions of the libraries a technique is found, or is not, as their lines state."""

import pytest

from .lines import (
    check_words,
    conclusion,
    firing,
    first,
    is_sound,
    missing,
    solved,
    state,
    stated,
    steps,
)

TAKEN = ("fish", "franken", "mutant")
"""Libraries in which each line states what a path takes there; the others state one of the steps."""
LIBRARIES = ("almost_locked_sets", *TAKEN, "intersections", "single_digit", "subsets", "wings")


@pytest.mark.parametrize(("technique", "line"), [case for name in LIBRARIES for case in firing(name)])
def test_what_a_line_states_is_found_and_all_is_sound(technique, line):
    at = state(line)
    found = steps(at, technique)
    assert stated(line) in map(conclusion, found)
    assert found == steps(state(line), technique)
    solution = solved(at)
    for step in found:
        assert step.technique == technique and is_sound(step, solution)
        check_words(step, at)


@pytest.mark.parametrize(("technique", "line"), [case for name in TAKEN for case in firing(name)])
def test_a_path_takes_what_a_line_states(technique, line):
    assert conclusion(first(line, technique)) == stated(line)


@pytest.mark.parametrize(("technique", "line"), [case for name in LIBRARIES for case in missing(name)])
def test_a_near_miss_is_not_found(technique, line):
    assert not steps(line, technique)
