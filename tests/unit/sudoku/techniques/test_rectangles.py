"""Unique rectangles, avoidable ones and the bivalue grave: what they conclude, and when they must not."""

import re

import pytest

from undoku.sudoku.techniques.candidates import UNITS_OF, cells_of, digits_in, members
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER
from undoku.sudoku.techniques.step import DEFINING, FIN
from undoku.sudoku.techniques.words import phrases

from .lines import (
    conclusion,
    conclusions,
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

NAMES = ("rectangles", "bug")
FIRING = [each for name in NAMES for each in firing(name)]
MISSING = [each for name in NAMES for each in missing(name)]
TECHNIQUES = sorted({technique for technique, _ in FIRING})


def all_steps(line):
    return [step for technique in TECHNIQUES for step in steps(line, technique)]


def test_every_technique_has_three_positions_and_a_near_miss():
    for technique in TECHNIQUES:
        assert sum(technique == each for each, _ in FIRING) >= 3
        assert any(technique == each for each, _ in MISSING)
    assert len(TECHNIQUES) == 10


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_it_is_found(technique, line):
    assert stated(line) in conclusions(line, technique)


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_a_path_takes_it_first(technique, line):
    assert conclusion(first(line, technique)) == stated(line)


@pytest.mark.parametrize(("technique", "line"), MISSING)
def test_it_is_not_found(technique, line):
    assert conclusions(line, technique) == set()


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_nothing_is_found_where_there_may_be_more_than_one_solution(technique, line):
    assert conclusions(line, technique, unique=False) == set()


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_all_is_sound_and_comes_in_the_same_order(technique, line):
    found = all_steps(line)
    solution = solved(state(line))
    assert all(is_sound(step, solution) for step in found)
    assert found == all_steps(line)


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_the_pattern_is_four_cells_in_two_boxes(technique, line):
    at = state(line)
    for step in steps(line, technique):
        if technique == "bug-plus-1":
            assert step.role(DEFINING) | step.role(FIN) == at.candidates
            assert step.role(FIN).bit_count() == 1
            continue
        corners = list(members(cells_of(step.role(DEFINING))))
        assert len(corners) == 4
        assert [len({UNITS_OF[cell][kind] for cell in corners}) for kind in range(3)] == [2, 2, 2]
        assert digits_in(step.role(DEFINING)).bit_count() == 2
        assert not at.given & cells_of(step.role(DEFINING))
        assert not digits_in(step.role(FIN)) & digits_in(step.role(DEFINING))
        assert step.role(FIN)


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_the_words_say_why(technique, line):
    at = state(line)
    for step in steps(line, technique):
        where, argument = said(step, at)
        assert BY_IDENTIFIER[step.technique].title.lower() not in where.lower()
        assert argument.endswith(phrases.concluded(step.eliminations, 0))
        assert "solution" in argument and "only one" in argument
        assert re.search(r"So \d(, \d)*( and \d)? can be removed from (row|column) \d", argument)
        assert argument.endswith(".")
        if technique != "bug-plus-1":
            low, high = members(digits_in(step.role(DEFINING)))
            assert f"Look at the {low + 1}s and {high + 1}s in boxes" in where
            cells = list(members(cells_of(step.role(DEFINING))))
            assert all(str(UNITS_OF[cell][0] + 1) in argument for cell in cells)
            assert all(str(UNITS_OF[cell][1] - 8) in argument for cell in cells)


def test_a_hidden_rectangle_in_words():
    at = state(next(line for technique, line in FIRING if technique == "hidden-rectangle"))
    [step] = [step for step in steps(at, "hidden-rectangle") if conclusion(step) == "216"]
    assert said(step, at)[1] == HIDDEN


HIDDEN = (
    "Rows 1 and 9 cross columns 5 and 6 in four cells, which lie in boxes 2 and 8. If they held nothing"
    " but 2 and 4, these two digits could be exchanged there: every row, column and box would still have"
    " one 2 and one 4, and the puzzle would have a second solution. It has only one, so one of the four"
    " cells must hold another digit. In row 1 and column 6 the 4 can only go into these four cells. If"
    " row 1, column 6 were 2, then 4 would have to go into row 1, column 5, and into row 9, column 6."
    " Then row 9, column 5, which has no candidates but 2 and 4, would be 2: the four cells would hold"
    " nothing else. So 2 can be removed from row 1, column 6."
)


def test_a_digit_may_be_gone_from_a_corner_but_not_from_a_whole_side():
    """The four cells of the second position could not hold the two digits in any case."""
    technique, line = next(each for each in FIRING if each[0] == "uniqueness-2")
    at = state(line)
    [step] = [step for step in steps(at, technique) if conclusion(step) == stated(line)]
    low, high = members(digits_in(step.role(DEFINING)))
    spoiled = list(members(cells_of(step.role(FIN))))

    def without(*gone):
        fields = line.split(":")
        fields[4] = " ".join([*fields[4].split(), *(f"{d + 1}{c // 9 + 1}{c % 9 + 1}" for c, d in gone)])
        return ":".join(fields)

    assert stated(line) in conclusions(without((spoiled[0], low)), technique)
    assert stated(line) not in conclusions(without((spoiled[0], low), (spoiled[1], low)), technique)
    assert stated(line) in conclusions(without((spoiled[1], high)), technique)
