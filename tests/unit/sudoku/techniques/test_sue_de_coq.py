"""Sue de Coq: what leaves the line and the box, with and without a digit that both sets have."""

import pytest

from undoku.sudoku.techniques.candidates import UNITS, cells_of, digits_in
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER
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

FIRING, MISSING = firing("sue_de_coq"), missing("sue_de_coq")


def test_there_are_three_positions_and_a_near_miss():
    assert len(FIRING) >= 3
    assert MISSING


@pytest.mark.parametrize("line", [line for _, line in FIRING])
def test_it_is_found_first(line):
    assert stated(line) in conclusions(line, "sue-de-coq")
    assert conclusion(first(line, "sue-de-coq")) == stated(line)


@pytest.mark.parametrize("line", [line for _, line in MISSING])
def test_it_is_not_found(line):
    assert conclusions(line, "sue-de-coq") == set()


@pytest.mark.parametrize("line", [line for _, line in FIRING])
def test_all_is_sound_and_comes_in_the_same_order(line):
    found = steps(line, "sue-de-coq")
    solution = solved(state(line))
    assert all(is_sound(step, solution) for step in found)
    assert found == steps(line, "sue-de-coq")


@pytest.mark.parametrize("line", [line for _, line in FIRING])
def test_there_are_as_many_digits_as_cells(line):
    for step in steps(line, "sue-de-coq"):
        crossing, of_line, of_box = step.sets
        row, box = step.units
        both = digits_in(of_line) & digits_in(of_box)
        assert not cells_of(crossing) & ~(UNITS[row] & UNITS[box])
        assert not cells_of(of_line) & ~UNITS[row] and not cells_of(of_box) & ~UNITS[box]
        assert not both & digits_in(crossing)
        cells = sum(cells_of(each).bit_count() for each in step.sets)
        assert cells == cells_of(crossing | of_line | of_box).bit_count()
        digits = digits_in(crossing | of_line | of_box).bit_count() + both.bit_count()
        assert digits == cells


@pytest.mark.parametrize("line", [line for _, line in FIRING])
def test_the_words_name_the_sets(line):
    at = state(line)
    for step in steps(line, "sue-de-coq"):
        where, argument = said(step, at)
        assert BY_IDENTIFIER[step.technique].title.lower() not in where.lower()
        assert argument.endswith(phrases.concluded(step.eliminations, 0))
        assert where.startswith(f"Look at {phrases.unit(step.units[0])} and {phrases.unit(step.units[1])}")
        for each in step.sets:
            named = phrases.cells(cells_of(each))
            assert f"{named} with the candidates {phrases.digits(digits_in(each))}" in argument
