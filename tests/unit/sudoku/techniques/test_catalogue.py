"""Every technique of the catalogue is found by somebody and has words, at any position."""

import json

import pytest

from undoku.sudoku import GridError, Position
from undoku.sudoku.techniques.catalogue import (
    BY_IDENTIFIER,
    CAGE_TECHNIQUES,
    HIGHEST_SCORES,
    LEVELS,
    SHOWN,
    TECHNIQUES,
    Technique,
    is_on_path,
)
from undoku.sudoku.techniques.find import AllSteps
from undoku.sudoku.techniques.finders import finder_of, path_finders
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.plain import plain
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.words import phrases, words_of

LECTURE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = ".1....9484....12.6..2........7..9...9..84...1....675...6.3.2..53....48.2....5..9."


def test_identifiers_and_numbers_are_taken_once() -> None:
    assert len(BY_IDENTIFIER) == len(TECHNIQUES) + len(CAGE_TECHNIQUES) > 90
    numbers = [technique.number for technique in TECHNIQUES if technique.number]
    assert len(numbers) == len(set(numbers)) > 90
    assert {technique.level for technique in TECHNIQUES} == set(LEVELS)
    assert len(HIGHEST_SCORES) == len(LEVELS) - 1


@pytest.mark.parametrize("identifier", [technique.identifier for technique in TECHNIQUES])
def test_each_has_a_finder_and_words(identifier: str) -> None:
    assert callable(finder_of(identifier))
    assert callable(words_of(identifier))


def test_what_a_picture_shows_beside_a_pattern_is_known_of_each() -> None:
    shows = {name: technique.shows for name, technique in BY_IDENTIFIER.items()}
    assert {*shows.values()} == {*SHOWN}
    assert {name: what for name, what in shows.items() if what != "units"} == {
        "naked-single": "cell",
        "hidden-single": "blocking",
        **{f"bug-plus-{count}": "board" for count in (1, 2, 3, 4)},
        "gurth": "board",
        **dict.fromkeys(("xy-wing", "xyz-wing", "wxyz-wing"), "cells"),
        **dict.fromkeys(
            (name for name, technique in BY_IDENTIFIER.items() if technique.family == "colouring"), "colours"
        ),
    }


def test_a_path_asks_each_finder_once_and_trial_last() -> None:
    names = [finder.__name__ for finder in path_finders()]
    assert len(names) == len(set(names)) > 30
    assert (names[0], names[-1]) == ("full_house", "trial_and_error")


def test_a_path_as_hodoku_has_what_it_numbers_and_trial_last() -> None:
    ours = Technique("our-own", "", "Our own", "hard", 100, "rectangles")
    assert is_on_path(ours, as_hodoku=False) and not is_on_path(ours, as_hodoku=True)
    assert not is_on_path(BY_IDENTIFIER["wxyz-wing"], as_hodoku=True)
    both = [[finder.__name__ for finder in path_finders(as_hodoku)] for as_hodoku in (False, True)]
    assert set(both[1]) <= set(both[0]) and len(both[1]) == len(set(both[1])) > 30
    assert (both[1][0], both[1][-1]) == ("full_house", "trial_and_error")


def test_an_unknown_technique_is_refused() -> None:
    with pytest.raises(GridError, match="There is no technique 'x-ray'"):
        finder_of("x-ray")


@pytest.mark.parametrize(("puzzle", "at"), [(LECTURE, 0), (LECTURE, 40), (HARD, 0), (HARD, 12), (HARD, 30)])
def test_every_step_that_is_possible_has_whole_sentences(puzzle: str, at: int) -> None:
    path = Path(State.of(Position.parse(puzzle), unique=True))
    while len(path.steps) < at:
        path.advance(1)
    state = path.states[at]
    search = AllSteps(state)
    while not search.done:
        search.advance(100)
    assert len(search.steps) > 5
    for step in search.steps:
        told = plain(step, state)
        assert json.loads(json.dumps(told))["technique"] == step.technique
        assert told["shows"] == BY_IDENTIFIER[step.technique].shows
        assert told["where"].endswith(".") and told["argument"].endswith(".")
        assert told["argument"].endswith(phrases.concluded(step.eliminations, step.placements))
        assert "  " not in told["argument"]
