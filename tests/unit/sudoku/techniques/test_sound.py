"""Every step agrees with the solution and can be told: on whole paths, and of all steps at a position.

In the long form at the classic collections, which are read from the folder that PUZZLES names.
"""

import os
import pathlib
import random
from collections import Counter

import pytest

from undoku.sudoku import Grid
from undoku.sudoku.techniques.find import AllSteps
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.words import phrases

from .lines import conclusion, is_sound, said, solved, written

OWN = pathlib.Path(__file__).parents[3] / "benchmark" / "puzzles"
FOLDER = os.environ.get("PUZZLES")

LONGEST = 1_000_000
"""More pauses and steps than there are to the end of any search."""


def puzzles(file):
    lines = (line.strip() for line in file.read_text().splitlines())
    return [line[:81] for line in lines if line and not line.startswith("#")]


def path_of(puzzle):
    path = Path(State.of_digits(Grid.parse(puzzle).digits, unique=True))
    path.advance(LONGEST)
    assert path.done, puzzle
    return path


def unsound(step, at, solution):
    """Say what is wrong with a step of a state, or with what is said of it: nothing, as a rule."""
    concludes = step.eliminations | step.placements
    is_right = is_sound(step, solution) and not concludes & ~at.candidates
    if is_right and said(step, at)[1].endswith(phrases.concluded(step.eliminations, step.placements)):
        return []
    return [f"{step.technique}: {conclusion(step)} at {written(at)}"]


def unsound_on(path, solution):
    assert path.solved and tuple(path.states[-1].digits) == tuple(solution)
    return [
        wrong
        for at, step in zip(path.states, path.steps, strict=False)
        for wrong in unsound(step, at, solution)
    ]


def all_steps(at):
    search = AllSteps(at)
    search.advance(LONGEST)
    assert search.done
    return search.steps


@pytest.mark.parametrize(
    "which", [slice(10), pytest.param(slice(10, 40), marks=pytest.mark.long)], ids=["sample", "rest"]
)
@pytest.mark.parametrize(("name", "count"), [("easy", 30), ("few-clues", 40), ("hard", 30)])
def test_every_step_on_the_paths_of_our_own_puzzles(name, count, which):
    found = puzzles(OWN / f"{name}.txt")[:count]
    assert len(found) == count
    for puzzle in found[which]:
        path = path_of(puzzle)
        assert unsound_on(path, solved(path.states[0])) == []


def test_every_step_that_is_possible_in_the_middle_of_our_own_puzzles():
    path = path_of(puzzles(OWN / "few-clues.txt")[0])
    at = path.states[len(path.states) // 3]
    solution = solved(path.states[0])
    found = all_steps(at)
    assert found
    assert [wrong for step in found for wrong in unsound(step, at, solution)] == []


def test_a_step_that_is_wrong_is_told():
    path = path_of(puzzles(OWN / "easy.txt")[0])
    at, step = path.states[0], path.steps[0]
    solution = solved(at)
    assert unsound(step, at, solution) == []
    assert unsound(step._replace(eliminations=step.placements, placements=0), at, solution)
    assert unsound(step._replace(placements=0), at, solution)
    assert unsound(step, path.states[1], solution)


@pytest.mark.long
@pytest.mark.skipif(not FOLDER, reason="PUZZLES names no folder")
@pytest.mark.parametrize(
    ("name", "size", "count", "positions"),
    [
        ("qqwing_simple.sdm", 1000, 1000, 200),
        ("qqwing_easy.sdm", 1000, 1000, 200),
        ("qqwing_intermediate.sdm", 1000, 1000, 200),
        ("qqwing_expert.sdm", 1000, 1000, 400),
        ("puzzles3_magictour_top1465", 1465, 1465, 600),
        ("puzzles2_17_clue", 49158, 2000, 400),
    ],
)
def test_every_step_on_the_paths_of_a_collection(name, size, count, positions):
    """And all steps at positions drawn from them, 2,000 in all."""
    chance = random.Random(name)
    found = puzzles(pathlib.Path(FOLDER) / name)
    assert len(found) == size
    drawn = Counter(chance.choices(range(count), k=positions))
    wrong = []
    steps = seen = 0
    for number, puzzle in enumerate(chance.sample(found, count)):
        path = path_of(puzzle)
        solution = solved(path.states[0])
        wrong += unsound_on(path, solution)
        steps += len(path.steps)
        for at in chance.choices(path.states[:-1], k=drawn[number]):
            here = all_steps(at)
            seen += len(here)
            wrong += [each for step in here for each in unsound(step, at, solution)]
    print(f"\n{name}: {steps} steps on {count} paths, {seen} of all steps at {positions} positions")
    assert wrong == []
