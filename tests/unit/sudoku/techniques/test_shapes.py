"""Techniques on other shapes than the usual 9 by 9: sound, telling, and the same where both are asked."""

import itertools
from collections import Counter

import pytest

from undoku.sudoku import GridError, Layout
from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, LAST_RESORT
from undoku.sudoku.techniques.find import AllSteps, NextStep
from undoku.sudoku.techniques.general import finders
from undoku.sudoku.techniques.general.state import State
from undoku.sudoku.techniques.geometry import USUAL, geometry_of
from undoku.sudoku.techniques.seen import named_cells
from undoku.sudoku.techniques.words import explain, phrases, words_of

from .shapes import all_steps, path_of, puzzle, regions, state_of, unsound

SIZES = (4, 6, 8, 9, 10, 12)


def layouts(seed):
    """Give shapes of every kind."""
    yield from (Layout.standard(size) for size in SIZES if size != 9)
    yield from (regions(size, seed) for size in (5, 6, 7, 8, 9, 10))


def judged(layout, seed, share=1.0):
    """Go the whole way of a puzzle; give how many steps were looked at, and what is wrong with them.

    At every seventh state all steps are looked at.
    """
    grid, solution = puzzle(layout, seed, share)
    path = path_of(state_of(grid))
    assert path.solved and tuple(path.states[-1].digits) == tuple(solution)
    looked, wrong = Counter(), []
    for number, (at, step) in enumerate(zip(path.states, path.steps, strict=False)):
        steps = [step, *(all_steps(at) if number % 7 == 3 else ())]
        looked.update(each.technique for each in steps)
        for each in steps:
            wrong += unsound(each, at, solution)
            said = explain(each, at)
            assert said.argument.endswith(phrases.of(at).concluded(each.eliminations, each.placements))
    return looked, wrong


@pytest.mark.parametrize("layout", [*layouts(1)], ids=repr)
def test_every_step_agrees_with_the_solution(layout):
    looked, wrong = judged(layout, 1)
    assert looked and wrong == []


@pytest.mark.long
def test_every_step_of_a_hundred_thousand_agrees_with_the_solution(capsys):
    looked = Counter()
    for seed in itertools.count(2):
        for layout in (*layouts(seed), Layout.standard(16)):
            found, wrong = judged(layout, seed, 0.55 if layout.size == 16 else 1)
            assert wrong == [], (layout, seed)
            looked += found
        if looked.total() >= 100_000:
            break
    with capsys.disabled():
        print(f"\n{looked.total():,} steps, none unsound: {dict(looked.most_common())}")


def test_on_the_usual_shape_they_find_nothing_that_its_own_do_not():
    compared = Counter()
    for seed in range(3):
        path = path_of(state_of(puzzle(Layout.standard(9), seed)[0]))
        for usual in path.states[:-1]:
            general = State(USUAL, usual.digits, usual.cells, usual.places, usual.empty, usual.given, True)
            for technique in finders.techniques_of(USUAL):
                found = concluded(finders.finder_of(technique.identifier, USUAL)(general), technique)
                if technique.identifier != LAST_RESORT and found:
                    assert found <= concluded(all_steps(usual, technique.identifier), technique)
                    compared[technique.identifier] += len(found)
    assert compared.total() > 1000 and len(compared) > 8, compared


def concluded(steps, technique):
    """Give what the steps of a technique conclude."""
    return {step.conclusion for step in steps if step and step.technique == technique.identifier}


def test_a_technique_that_is_not_looked_for_on_a_shape():
    state = state_of(puzzle(Layout.standard(6), 1)[0])
    with pytest.raises(
        GridError, match=r"^Sue de Coq is not looked for on this shape: that is for the usual"
    ):
        NextStep(state, "sue-de-coq")
    with pytest.raises(GridError, match="There is no technique"):
        AllSteps(state, "nonsense")


def test_every_technique_of_a_shape_is_in_the_catalogue_and_has_words():
    for technique in finders.techniques_of(USUAL):
        assert BY_IDENTIFIER[technique.identifier] is technique
        assert callable(words_of(technique.identifier))
        assert callable(finders.finder_of(technique.identifier, USUAL))


@pytest.mark.parametrize(
    ("layout", "unit", "name"),
    [
        (Layout.standard(12), 11, "row 12"),
        (regions(7, 1), 20, "region 7"),
        (Layout.standard(16), 47, "box 16"),
        (Layout.standard(6).with_rules(diagonal=True), 18, "the diagonal from the top left"),
        (Layout.standard(6).with_rules(diagonal=True), 19, "the diagonal from the top right"),
        (Layout.standard(6).with_rules(cages=[(7, (6, 7))]), 18, "the cage of 7 at row 2, column 1"),
        (Layout.standard(6).with_rules(cages=[(0, (6, 7))]), 18, "the cage at row 2, column 1"),
    ],
    ids=repr,
)
def test_units_have_names_by_which_they_are_found_again(layout, unit, name):
    at = geometry_of(layout)
    assert phrases.Phrases(at).unit(unit) == name
    assert named_cells(f"Look at {name}.", at) == list(members(at.units[unit]))


def test_sentences_name_letters_and_what_cells_share():
    layout = Layout.standard(12).with_rules(diagonal=True, cages=[(0, (0, 1))])
    say = phrases.Phrases(geometry_of(layout))
    assert say.shared == "row, column, box, diagonal or cage"
    assert say.whole == "row, column, box or diagonal"
    assert say.concluded(0, 1 << 144 * 10 + 23) == "So B goes into row 2, column 12."
    assert say.in_short(1 << 144 * 9 + 23, 0) == "no A in r2c12"
    assert (phrases.a(10), phrases.a(11)) == ("an A", "a B")
