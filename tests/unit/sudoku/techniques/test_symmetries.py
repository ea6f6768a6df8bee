"""The tests' own symmetries of the grid: that they are symmetries, and move everything alike."""

import pytest

from undoku.sudoku import Position
from undoku.sudoku.masks import fitting
from undoku.sudoku.techniques.candidates import LAYOUT
from undoku.sudoku.techniques.find import AllSteps
from undoku.sudoku.techniques.state import State

from .symmetries import IDENTITY, MIRRORED, TRANSPOSED, TURNED, UNIT_CELLS, drawn

PUZZLE = "..4..8.3.25....86..319..5.73..1.94.............76.4..37.2..365..83....12.6.8..3.."


@pytest.mark.parametrize("seed", range(20))
def test_units_go_into_units_and_everything_comes_back(seed):
    some = drawn(seed)
    assert sorted(map(some.of_unit, range(27))) == list(range(27))
    assert some.then(some.inverse()) == some.inverse().then(some) == IDENTITY
    assert some.inverse().of_text(some.of_text(PUZZLE)) == PUZZLE


def test_turns_and_reflections_are_of_their_order():
    assert MIRRORED.then(MIRRORED) == TRANSPOSED.then(TRANSPOSED) == IDENTITY
    assert TURNED != TURNED.then(TURNED).then(TURNED).then(TURNED) == IDENTITY
    assert TURNED.of_text("12" + 79 * ".") == 8 * "." + "1" + 8 * "." + "2" + 63 * "."


@pytest.mark.parametrize("seed", range(5))
def test_what_fits_and_the_easy_steps_go_with_the_puzzle(seed):
    some = drawn(seed)
    position = Position.parse(PUZZLE)
    moved = some.of_position(position)
    assert str(moved.givens) == some.of_text(PUZZLE)
    assert fitting(LAYOUT, moved.digits.packed) == some.of_cells(map(some.of_mask, position.candidates()))
    state = State.of(position)
    image = some.of_state(state)
    assert (image.places, image.given, image.empty) == (State.of(moved).places, *_sets(State.of(moved)))
    for technique in ("hidden-single", "naked-pair", "locked-candidates-claiming"):
        theirs = {step.conclusion: step for step in _steps(image, technique)}
        for step in _steps(state, technique):
            assert some.of_conclusion(step)[1:] in theirs
            there = theirs.pop(some.of_conclusion(step)[1:])
            assert some.of_step(step).roles == there.roles
        assert not theirs


def test_the_units_are_the_packages():
    assert [set(unit) for unit in LAYOUT.units] == UNIT_CELLS


def _sets(state):
    return state.given, state.empty


def _steps(state, technique):
    search = AllSteps(state, technique)
    while not search.done:
        search.advance(1000)
    return search.steps
