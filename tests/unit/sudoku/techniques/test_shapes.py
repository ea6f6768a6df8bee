"""Techniques on other shapes than the usual 9 by 9: sound, telling, and the same where both are asked."""

import itertools
import random
from collections import Counter

import pytest

from undoku.sudoku import Grid, GridError, Layout, Position
from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, CAGE_TECHNIQUES, LAST_RESORT
from undoku.sudoku.techniques.find import AllSteps, NextStep
from undoku.sudoku.techniques.general import finders
from undoku.sudoku.techniques.general.state import State
from undoku.sudoku.techniques.general.sums import differing, summed
from undoku.sudoku.techniques.geometry import USUAL, geometry_of
from undoku.sudoku.techniques.seen import named_cells
from undoku.sudoku.techniques.words import explain, phrases, words_of

from .shapes import all_steps, killer, path_of, puzzle, regions, state_of, unsound

SIZES = (4, 6, 8, 9, 10, 12)


def layouts(seed):
    """Give shapes of every kind but those with cages."""
    yield from (Layout.standard(size).with_rules(diagonal=True) for size in (4, 6, 8, 9))
    yield from (Layout.standard(size) for size in SIZES if size != 9)
    yield from (regions(size, seed) for size in (5, 6, 7, 8, 9, 10))


def judged(grid, solution):
    """Go the whole way of a puzzle; give how many steps were looked at, and what is wrong with them.

    At every seventh state all steps are looked at.
    """
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
    looked, wrong = judged(*puzzle(layout, 1))
    assert looked and wrong == []


def test_every_step_of_cages_agrees_with_the_solution():
    looked = Counter()
    for seed, size in enumerate((4, 6, 6, 8)):
        found, wrong = judged(*killer(Layout.standard(size), seed))
        assert wrong == []
        looked += found
    assert looked.keys() >= {technique.identifier for technique in CAGE_TECHNIQUES}


@pytest.mark.long
def test_every_step_of_a_hundred_thousand_agrees_with_the_solution(capsys):
    looked = Counter()
    for seed in itertools.count(2):
        puzzles = [puzzle(layout, seed) for layout in layouts(seed)]
        puzzles.append(puzzle(Layout.standard(16), seed, 0.55))
        puzzles += [killer(Layout.standard(size), seed) for size in (4, 6, 8, 9)]
        puzzles.append(killer(regions(7, seed), seed))
        puzzles.append(killer(Layout.standard(9).with_rules(diagonal=True), seed))
        for grid, solution in puzzles:
            found, wrong = judged(grid, solution)
            assert wrong == [], (grid, seed)
            looked += found
        if looked.total() >= 100_000:
            break
    with capsys.disabled():
        print(f"\n{looked.total():,} steps, none unsound: {dict(looked.most_common())}")


def test_on_the_usual_shape_they_find_nothing_that_its_own_do_not():
    compared = Counter()
    for seed in range(2):
        path = path_of(state_of(puzzle(Layout.standard(9), seed)[0]))
        for usual in path.states[:-1:3]:
            general = State(USUAL, usual.digits, usual.cells, usual.places, usual.empty, usual.given, True)
            for technique in finders.techniques_of(USUAL):
                found = concluded(finders.finder_of(technique.identifier, USUAL)(general), technique)
                if technique.identifier != LAST_RESORT and found:
                    known = all_steps(usual, technique.identifier)
                    assert found <= {step.conclusion for step in known}
                    compared[technique.identifier] += len(found)
    assert compared.total() > 500 and len(compared) > 15, compared


def concluded(steps, technique):
    """Give what the steps of a technique conclude.

    A chain of one link is a locked candidate on the usual shape, and of long ones the one or the other may
    have found another way.
    """
    found = [step for step in steps if step and step.technique == technique.identifier]
    lengths = range(2, 10) if technique.family == "simple_chains" else range(10)
    return {step.conclusion for step in found if all(len(chain) in lengths for chain in step.chains)}


def test_a_technique_that_is_not_looked_for_on_a_shape():
    state = state_of(puzzle(Layout.standard(6), 1)[0])
    with pytest.raises(
        GridError, match=r"^Sue de Coq is not looked for on this shape: that is for the usual"
    ):
        NextStep(state, "sue-de-coq")
    with pytest.raises(GridError, match="There is no technique"):
        AllSteps(state, "nonsense")


def test_every_technique_of_a_shape_is_in_the_catalogue_and_has_words():
    for layout in (Layout.standard(6), Layout.standard(6).with_rules(cages=[(3, (0, 1))])):
        at = geometry_of(layout)
        for technique in finders.techniques_of(at):
            assert BY_IDENTIFIER[technique.identifier] is technique
            assert callable(words_of(technique.identifier))
            assert callable(finders.finder_of(technique.identifier, at))
    with pytest.raises(
        GridError, match=r"^Innies is not looked for on this shape: that is for cages alone\.$"
    ):
        finders.finder_of("innies", USUAL)


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


@pytest.mark.parametrize(
    ("technique", "cages", "units", "concluded"),
    [
        ("cage-single", [(4, (0,))], (12,), "4 in r1c1"),
        ("cage-combinations", [(3, (0, 1))], (12,), "no 3 in r1c1, r1c2; no 4 in r1c1, r1c2"),
        ("cage-unit-overlap", [(6, (0, 1, 2))], (12,), "no 1 in r1c4"),
        ("innies", [(6, (0, 1, 2))], (0,), "4 in r1c4"),
        ("outies", [(3, (0, 1)), (9, (2, 3, 7))], (0,), "2 in r2c4"),
        (
            "innies-and-outies",
            [(5, (0, 4)), (3, (1, 2)), (4, (3, 7))],
            (0,),
            "no 1 in r1c1; no 2 in r1c1, r2c4; no 3 in r1c1, r2c4; no 4 in r2c4",
        ),
    ],
)
def test_steps_of_cages_in_small(technique, cages, units, concluded):
    layout = Layout.standard(4).with_rules(cages=cages)
    state = State.of(Position(Grid(layout, [0] * 16)))
    found = [step for step in all_steps(state, technique) if step.units == units]
    say = phrases.of(state)
    assert concluded in [say.in_short(step.eliminations, step.placements) for step in found]


@pytest.mark.parametrize("seed", range(40))
def test_what_a_sum_allows_is_what_some_way_has(seed):
    chance = random.Random(seed)
    masks = [chance.randrange(1, 128) for _ in range(chance.randint(1, 4))]
    total = chance.randint(1, 20)
    every = list(itertools.product(*([*members(mask)] for mask in masks)))
    ways = [way for way in every if sum(way) + len(way) == total]
    assert summed(masks, total) == tuple(allowed(ways, len(masks)))
    differ = [way for way in ways if len(set(way)) == len(way)]
    found = differing(masks, total)
    assert found.allowed == tuple(allowed(differ, len(masks)))
    assert found.combinations == tuple(sorted({sum(1 << digit for digit in way) for way in differ}))


def allowed(ways, cells):
    """Give the digits that some way has in each cell."""
    return [sum(1 << digit for digit in {way[cell] for way in ways}) for cell in range(cells)]


def test_every_technique_comes_up_on_puzzles_of_our_own():
    looked = Counter()
    for seed in range(4):
        grid, _ = puzzle(regions(9, seed), seed)
        path = path_of(state_of(grid))
        looked.update(step.technique for at in path.states[10:-25:3] for step in all_steps(at))
    everywhere = {technique.identifier for technique in finders.techniques_of(USUAL) if technique.listed}
    assert looked.keys() >= everywhere - {"jellyfish"}, everywhere - looked.keys()
