"""Colours: what they conclude from one cluster and from two, and when they must not."""

import pytest

from undoku.sudoku.techniques.candidates import EXCLUDES, UNITS, cells_of, digits_in, members
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER
from undoku.sudoku.techniques.step import OFF, OFF_2, ON, ON_2
from undoku.sudoku.techniques.words import phrases

from .lines import (
    conclusion,
    conclusions,
    firing,
    is_sound,
    missing,
    said,
    solved,
    state,
    stated,
    steps,
)

FIRING, MISSING = firing("colouring"), missing("colouring")
TECHNIQUES = sorted({technique for technique, _ in FIRING})


def all_steps(line):
    return [step for technique in TECHNIQUES for step in steps(line, technique)]


def test_every_technique_has_three_positions_and_a_near_miss():
    for technique in TECHNIQUES:
        assert sum(technique == each for each, _ in FIRING) >= 3
        assert any(technique == each for each, _ in MISSING)
    assert len(TECHNIQUES) == 4


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_it_is_found(technique, line):
    assert stated(line) in conclusions(line, technique)


@pytest.mark.parametrize(("technique", "line"), MISSING)
def test_it_is_not_found(technique, line):
    assert conclusions(line, technique) == set()


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_all_is_sound_and_comes_in_the_same_order(technique, line):
    found = all_steps(line)
    solution = solved(state(line))
    assert all(is_sound(step, solution) for step in found)
    assert found == all_steps(line)


def test_one_colour_of_a_cluster_is_true_and_the_other_false():
    for _, line in FIRING:
        at = state(line)
        solution = solved(at)
        for step in all_steps(line):
            for on, off in ((ON, OFF), (ON_2, OFF_2)):
                if step.role(on):
                    digit = digits_in(step.role(on)).bit_length()
                    truth = [
                        {solution[cell] == digit for cell in members(cells_of(step.role(role)))}
                        for role in (on, off)
                    ]
                    assert truth in ([{True}, {False}], [{False}, {True}])
            for ((source, target, strong),) in step.chains:
                [digit] = members(digits_in(source | target))
                places = at.places[digit]
                two = cells_of(source | target)
                assert strong and any(places & unit == two for unit in UNITS)


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_what_goes_sees_what_it_should(technique, line):
    for step in steps(line, technique):
        on, off, on_2, off_2 = (step.role(role) for role in (ON, OFF, ON_2, OFF_2))
        if technique == "simple-colors-trap":
            assert all(
                EXCLUDES[number] & on and EXCLUDES[number] & off for number in members(step.eliminations)
            )
        elif technique == "simple-colors-wrap":
            assert step.eliminations == off
            assert any(EXCLUDES[number] & off for number in members(off))
        elif technique == "multi-colors-2":
            assert step.eliminations == off
            assert all(any(EXCLUDES[number] & colour for number in members(off)) for colour in (on_2, off_2))
        else:
            pairs = list(zip(step.values[::2], step.values[1::2], strict=True))
            assert all(
                any(
                    EXCLUDES[number] & (on, off)[one] and EXCLUDES[number] & (on_2, off_2)[other]
                    for one, other in pairs
                )
                for number in members(step.eliminations)
            )


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_the_words_name_cells_and_digit(technique, line):
    at = state(line)
    for step in steps(line, technique):
        where, argument = said(step, at)
        assert BY_IDENTIFIER[step.technique].title.lower() not in where.lower()
        assert argument.endswith(phrases.concluded(step.eliminations, 0))
        [digit] = members(digits_in(step.eliminations))
        assert where.startswith(f"Look at the {digit + 1}s that have just two places in ")
        assert f"just two places for {digit + 1}" in argument and "two colours" in argument
        assert f"So {digit + 1} can be removed from " in argument and argument.endswith(".")
        assert all(
            f"row {cell // 9 + 1}" in argument or f"column {cell % 9 + 1}" in argument
            for cell in members(cells_of(step.pattern | step.eliminations))
        )


def test_the_wrap_in_words():
    technique, line = next(each for each in FIRING if each[0] == "simple-colors-wrap")
    at = state(line)
    [step] = [step for step in steps(at, technique) if conclusion(step) == stated(line)]
    assert said(step, at) == (WRAP_WHERE, WRAP)


WRAP_WHERE = "Look at the 5s that have just two places in box 3, row 3 and columns 6 and 9."
WRAP = (
    "Where a row, column or box has just two places for 5, one of them holds the 5 and the other does"
    " not. Cells that are linked by such pairs can be given two colours in turn. Here 5 is either in"
    " all of row 1, column 9, and row 3, column 6 (one colour) or in all of row 3, column 8, and row 7,"
    " columns 6 and 9 (the other). But row 7, column 6 and row 7, column 9 are both in row 7, and have"
    " the same colour: not both of them can be 5. So that colour is the wrong one, and none of row 3,"
    " column 8, and row 7, columns 6 and 9 is 5. So 5 can be removed from row 3, column 8, and row 7,"
    " columns 6 and 9."
)
