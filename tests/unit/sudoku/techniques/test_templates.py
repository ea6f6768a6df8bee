"""Templates: positions, a position where there is nothing, all ways found by trying, and what is said."""

import random

import pytest

from undoku.sudoku.techniques.digit_templates import impossible, in_some_and_in_all
from undoku.sudoku.techniques.state import State

from .fish_pictures import places_of, ways
from .lines import (
    check_words,
    conclusion,
    firing,
    first,
    is_sound,
    missing,
    said,
    solved,
    state,
    stated,
    steps,
)


@pytest.mark.parametrize(("technique", "line"), firing("templates"))
def test_a_path_takes_what_a_line_states(technique, line):
    at = state(line)
    found = steps(at, technique)
    assert conclusion(first(line, technique)) == stated(line)
    assert found == steps(state(line), technique)
    solution = solved(at)
    for step in found:
        assert step.technique == technique and is_sound(step, solution)
        check_words(step, at)


@pytest.mark.parametrize(("technique", "line"), missing("templates"))
def test_none_where_a_line_says_so(technique, line):
    assert not steps(line, technique)


def test_says_that_all_ways_agree():
    technique, line = firing("templates")[0]
    where, argument = said(first(line, technique), state(line))
    assert where == "Look at all the 1s at once, in the whole grid."
    assert argument.startswith("Go through all ways to place the 1s that are missing")
    assert argument.endswith("All of them have the 1 in row 4, column 8. So 1 goes into row 4, column 8.")


def test_says_what_no_way_has():
    technique, line = firing("templates")[3]
    _, argument = said(first(line, technique), state(line))
    assert "None of them has the 2 in row 8, column 7" in argument
    assert argument.endswith("So 2 can be removed from row 8, column 7.")


def test_says_which_cells_other_digits_close():
    told = [
        said(step, state(line))[1]
        for technique, line in firing("templates")
        for step in steps(line, technique)
        if step.roles
    ]
    assert told
    assert all("Cells that another digit must have are closed to the" in argument for argument in told)


@pytest.mark.parametrize("seed", range(30))
def test_agrees_with_trying_all_ways(seed):
    chance = random.Random(seed)
    picture = "/".join("".join("x" if chance.random() < 0.35 else "." for _ in range(9)) for _ in range(9))
    found = [sum(1 << cell for cell in way) for way in ways(picture)]
    in_some = in_all = 0
    if found:
        in_all = -1
        for way in found:
            in_some |= way
            in_all &= way
    places = places_of(picture)
    assert in_some_and_in_all(places) == (in_some, in_all)
    assert impossible(places) == (places & ~in_some if found else 0)


def test_a_digit_without_a_way_tells_nothing():
    """As in a grid with a wrong digit, of which no more is said than that it is wrong."""
    nines = [256] * 81
    nines[0] = nines[1] = 257
    broken = State.with_candidates(bytes(81), nines, 0)
    assert not steps(broken, "template-set")
    assert not steps(broken, "template-delete")
