"""The techniques that HoDoKu has not: what they conclude, when they must not, and that no layout matters."""

import pytest

from undoku.sudoku.techniques.candidates import cells_of, digits_in, members
from undoku.sudoku.techniques.catalogue import TECHNIQUES
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.step import FIN
from undoku.sudoku.techniques.symmetry import Symmetry

from .against_slow import random_state
from .lines import (
    check_words,
    conclusion,
    firing,
    is_sound,
    missing,
    said,
    solved,
    state,
    stated,
    steps,
)
from .own_by_definition import extended_rectangles, guardians
from .symmetries import drawn

FIRING, MISSING = firing("own"), missing("own")
OWN = [technique for technique in TECHNIQUES if not technique.number and technique.family != "trial"]
OF_ANY_PUZZLE = {"guardian", "junior-exocet"}
"""Those that do not rest on there being one solution."""


def test_each_has_three_positions_and_a_near_miss():
    names = {technique.identifier for technique in OWN}
    assert names == {name for name, _ in FIRING} == {name for name, _ in MISSING}
    assert all(sum(name == each for each, _ in FIRING) >= 3 for name in names)


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_what_a_line_states_is_found_and_all_is_sound_and_told(technique, line):
    at = state(line)
    found = steps(at, technique)
    assert stated(line) in map(conclusion, found)
    assert found == steps(state(line), technique)
    solution = solved(at)
    for step in found:
        assert step.technique == technique and is_sound(step, solution)
        assert not (step.eliminations | step.placements) & ~at.candidates
        check_words(step, at)


@pytest.mark.parametrize(("technique", "line"), MISSING)
def test_a_near_miss_is_not_found(technique, line):
    assert not steps(line, technique)


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_what_rests_on_one_solution_is_not_found_where_there_may_be_more(technique, line):
    found = steps(line, technique, unique=False)
    assert bool(found) == (technique in OF_ANY_PUZZLE)
    if not found:
        at = state(line)
        assert all("only one" in said(step, at)[1] for step in steps(at, technique))


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_the_steps_of_an_image_are_the_images_of_the_steps(technique, line):
    at = state(line)
    for seed in range(2):
        symmetry = drawn(f"{line} {seed}")
        image = symmetry.of_state(at)
        found = {(step.technique, step.eliminations, step.placements) for step in steps(image, technique)}
        assert found == set(map(symmetry.of_conclusion, steps(at, technique)))


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_what_is_said_of_a_step_can_be_said_of_its_image(technique, line):
    at = state(line)
    cells, digits = drawn(line)
    symmetry = Symmetry(cells, [digit - 1 for digit in digits[1:]])
    for step in steps(at, technique):
        image = symmetry.of_step(step)
        check_words(image, symmetry.of_state(at))
        assert symmetry.inverse.of_step(image) == step


def made(seed):
    """Make a position at random in which it may be argued from there being one solution."""
    at, _ = random_state(seed)
    return State.with_candidates(at.digits, at.cells, at.given, unique=True)


def test_extended_rectangles_are_those_of_the_definition():
    count = 0
    for seed in range(60):
        at = made(seed)
        found = set(map(conclusion, steps(at, "extended-rectangle")))
        assert found == extended_rectangles(at)
        count += len(found)
    assert count > 10


def test_guardians_are_those_of_the_definition():
    """Rings of five cells are all found, or others with fewer guardians; no other ring of five is."""
    count = 0
    for at in (at for at in map(made, range(40)) if at.empty.bit_count() <= 46):
        wanted = guardians(at)
        found = [
            (step, digits_in(step.role(FIN)).bit_length(), frozenset(members(cells_of(step.role(FIN)))))
            for step in steps(at, "guardian")
        ]
        for digit, some in wanted:
            assert any(digit == other and fewer <= some for _, other, fewer in found)
        for step, digit, some in found:
            assert len(step.units) > 5 or (digit, some) in wanted
        count += len(wanted)
    assert count > 5
