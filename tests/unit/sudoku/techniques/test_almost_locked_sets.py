"""Almost locked sets, and what follows from some: at our own puzzles, and beside every choice of cells."""

import random
from itertools import pairwise

import pytest

from undoku.sudoku.techniques.almost_locked import Partners, almost_locked_sets
from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.families import als_chains
from undoku.sudoku.techniques.find import AllSteps
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.step import OFF, ON

from . import plain_sets
from .lines import (
    check_words,
    conclusion,
    firing,
    first,
    is_sound,
    said,
    state,
    stated,
    steps,
)


def position(seed, most, empty=24):
    """Make a position with some wrong candidates left, and not too many sets to try all of them."""
    at, solution = plain_sets.thinned(random.Random(seed), empty, (1, 2, 3))
    assert len(at.once(almost_locked_sets)) < most
    return at, solution


MANY_CHAINS = (
    ":0000:x:59.....3+6.31....+727.6...+5+9...+7+3+5+29.+4....987.5.+5+9+617.+2891+32+8+5+64+7+6+7+5143+2+8+9+2+48....+5."
    ":414 417 424 426 434 451 824:::"
)
"""A position with thousands of chains that rule out the same."""


@pytest.mark.parametrize("seed", (2, 5, 12))
def test_sets_are_the_choices_of_cells_with_one_digit_more(seed):
    at, _ = position(seed, 80)
    sets, plain = at.once(almost_locked_sets), plain_sets.all_sets(at)
    assert [tuple(members(almost.cells)) for almost in sets] == [cells for cells, _ in plain]
    for almost, (cells, digits) in zip(sets, plain, strict=True):
        assert {digit + 1 for digit in members(almost.digits)} == digits
        own = {(digit, cell) for digit in digits for cell in plain_sets.with_digit(at, cells, digit)}
        seen = {victim for digit in digits for victim in plain_sets.victims(at, [(cells, digits)], digit)}
        assert plain_sets.written(almost.candidates) == own
        assert plain_sets.written(almost.seen) == seen


def test_partners_are_the_pairs_that_go_together():
    at, _ = position(12, 80)
    partners, plain = at.once(Partners), plain_sets.all_sets(at)
    for number, one in enumerate(plain):
        others = list(enumerate(plain))
        excluding = {
            digit: {
                other
                for other, two in others
                if digit in two[1] and plain_sets.victims(at, [one, two], digit)
            }
            for digit in one[1]
        }
        for digit in one[1]:
            linked = [other for other, two in others if digit in plain_sets.commons(at, one, two)]
            assert list(members(partners.linked(number)[digit - 1])) == linked
            by_others = set().union(*(excluding[other] for other in one[1] if other != digit))
            assert set(members(partners.excluding(number)[digit - 1])) == by_others
        shared = [other for other, two in others if not plain_sets.apart(one, two)]
        assert list(members(partners.overlapping(number))) == shared


@pytest.mark.parametrize("seed", (2, 3, 5, 11, 12))
def test_all_pairs_of_sets_are_found_and_nothing_else(seed):
    at, solution = position(seed, 80)
    found = steps(at, "als-xz")
    assert plain_sets.concluded(found) == plain_sets.pairs(at) != set()
    assert all(is_sound(step, solution) for step in found)


@pytest.mark.parametrize("seed", (2, 9, 12))
def test_all_wings_are_found_and_nothing_else(seed):
    at, solution = position(seed, 60)
    found = steps(at, "als-xy-wing")
    assert plain_sets.concluded(found) == plain_sets.chains(at, 3, 3, nesting=False) != set()
    assert all(is_sound(step, solution) for step in found)


@pytest.mark.parametrize(("seed", "empty"), [(41, 24), (9, 22), (3, 20)])
def test_all_chains_are_found_and_nothing_else(seed, empty):
    at, solution = position(seed, 31, empty)
    found = steps(at, "als-xy-chain")
    assert plain_sets.concluded(found) == plain_sets.chains(at, 4, 9, nesting=True) != set()
    assert all(is_sound(step, solution) for step in found)


@pytest.mark.parametrize("seed", (2, 9, 11, 12))
def test_all_blossoms_are_found_and_nothing_else(seed):
    at, solution = position(seed, 80)
    found = steps(at, "death-blossom")
    assert plain_sets.concluded(found) == plain_sets.blossoms(at) != set()
    assert all(is_sound(step, solution) for step in found)


def test_a_wrong_board_is_no_trouble():
    """Four cells of a box with three digits: two sets have three restricted commons, which cannot be."""
    cells = [0b111 if cell in (0, 1, 9, 10) else 511 for cell in range(81)]
    at = State.with_candidates(bytes(81), cells, 0)
    for technique in ("als-xz", "als-xy-wing", "als-xy-chain", "death-blossom"):
        for step in steps(at, technique):
            check_words(step, at)
    assert any(len(step.sets) == 2 == len(step.values) for step in steps(at, "als-xz"))


@pytest.mark.parametrize("technique", ("als-xz", "als-xy-wing", "als-xy-chain", "death-blossom"))
def test_links_hold_whatever_is_true(technique):
    """A strong link of a chain lies in one set, a weak one joins candidates that all see each other."""
    at, _ = position(12, 80)
    found = steps(at, technique)
    for step in found:
        for chain in step.chains:
            for before, after in pairwise(chain):
                assert before.target == after.source and before.strong != after.strong
            for link in chain:
                if link.strong:
                    inside = [one for one in step.sets if not (link.source | link.target) & ~one]
                    assert inside and link.source and link.target
                else:
                    for number in members(link.source):
                        assert all(plain_sets.exclude(number, other) for other in members(link.target))
        if technique != "death-blossom" and len(step.values) + 1 == len(step.sets):
            assert step.role(ON) | step.role(OFF) == step.role(ON) ^ step.role(OFF)
    assert found


@pytest.mark.parametrize("technique", ("als-xy-wing", "als-xy-chain"))
def test_a_path_takes_sets_that_share_no_cell_where_they_meet(technique):
    at, _ = position(12, 80)
    step = first(at, technique)
    cells = [{cell for _, cell in plain_sets.written(one)} for one in step.sets]
    assert not any(one & other for one, other in pairwise(cells))


def words(technique, place=0):
    """Give the step that a line states, in words."""
    line = [line for other, line in firing("almost_locked_sets") if other == technique][place]
    at = state(line)
    [step] = [step for step in steps(at, technique) if conclusion(step) == stated(line)]
    return said(step, at)


def test_chains_are_told_apart_with_pauses(monkeypatch):
    ways = []
    goes_on = als_chains._Ahead._goes_on

    def counted(*place):
        ways[-1] += 1
        return goes_on(*place)

    monkeypatch.setattr(als_chains._Ahead, "_goes_on", counted)
    search = AllSteps(state(MANY_CHAINS), "als-xy-chain")
    while not search.done:
        ways.append(0)
        search.advance(1)
    assert sum(ways) > 10_000
    assert max(ways) <= 500


def test_two_sets_in_words():
    assert words("als-xz") == (
        "Look at box 7 and at column 1.",
        "A is row 8, column 2, which is 5 or 7. B is the four cells in column 1, rows 4, 6, 7 and 9. They"
        " have only the five digits 1, 2, 5, 7 and 8 between them, one more than there are cells. So if one"
        " of these digits is in none of the cells, each of the others must be in one of them. All 7s of A"
        " share a row, column or box with all 7s of B, so only one of these two sets can have a 7. Now take"
        " 5. If A has it, it is in row 8, column 2. If not, A has all its other digits, and so 7; then B is"
        " without 7, and so has 5 in row 4, column 1. Either way one of these 5s is true, and column 2, rows"
        " 4 and 5 each share a row, column or box with each of them. So 5 can be removed"
        " from column 2, rows 4 and 5.",
    )


def test_a_ring_in_words():
    assert words("als-xz", 5) == (
        "Look at box 9 and at column 9.",
        "A is the three cells in column 7, rows 7, 8 and 9. They have only the four digits 1, 2, 4 and 9"
        " between them, one more than there are cells. So if one of these digits is in none of the cells,"
        " each of the others must be in one of them. B is another such set, with the digits 2, 3, 4, 5, 6, 8"
        " and 9: column 9, rows 2, 3, 5, 7, 8 and 9. All 2s of A share a row, column or box with all 2s of B,"
        " so only one of the two sets can have a 2; it is the same with 9. Only one digit is missing from a"
        " set, so one of them is without 2 and has 9, and the other is without 9 and has 2. All their other"
        " digits are in them. A has 4 in column 7, rows 8 or 9, and row 4, column 7 shares a row, column or"
        " box with each of these. B has 4 in column 9, rows 2, 5, 8 or 9, and row 4, column 9 shares a row,"
        " column or box with each of these. B has 6 in column 9, rows 2, 3 or 5, and row 4, column 9 shares a"
        " row, column or box with each of these. So 4 can be removed from row 4, columns 7 and 9. And 6"
        " can be removed from row 4, column 9.",
    )


def test_a_wing_in_words():
    assert words("als-xy-wing") == (
        "Look at row 5, at row 4 and at box 6.",
        "A is the three cells in row 5, columns 5, 7 and 9. They have only the four digits 3, 6, 7 and 9"
        " between them, one more than there are cells. So if one of these digits is in none of the cells,"
        " each of the others must be in one of them. B is another such set, with the digits 1, 2, 6, 8 and 9:"
        " row 4, columns 3, 5, 7 and 8. C is row 6, column 8, which is 6 or 8. All 9s of A share a row,"
        " column or box with all 9s of B, so only one of these two sets can have a 9; it is the same with the"
        " 8s of B and C. Now take 6. If A has it, it is in row 5, column 5. If not, A has all its other"
        " digits, and so 9; then B is without 9, and so has 8; then C is without 8, and so has 6 in row 6,"
        " column 8. Either way one of these 6s is true, and row 6, column 5 shares a row, column or box with"
        " each of them. So 6 can be removed from row 6, column 5.",
    )


def test_a_chain_in_words():
    assert words("als-xy-chain") == (
        "Look at row 5, at box 9, at box 8 and at box 5.",
        "A is the two cells in row 5, columns 6 and 9. They have only the three digits 3, 4 and 7 between"
        " them, one more than there are cells. So if one of these digits is in none of the cells, each of the"
        " others must be in one of them. B is row 7, column 9, which is 3 or 6. C is another such set, with"
        " the digits 1, 2, 3 and 6: row 7, columns 5 and 6, and row 9, column 4. D is another such set, with"
        " the digits 3, 4 and 7: row 5, column 6, and row 6, column 5. All 3s of A share a row, column or box"
        " with all 3s of B, so only one of these two sets can have a 3; it is the same with the 6s of B and C"
        " and the 3s of C and D. Now take 4. If A has it, it is in row 5, columns 6 or 9. If not, A has all"
        " its other digits, and so 3; then B is without 3, and so has 6; then C is without 6, and so has 3;"
        " then D is without 3, and so has 4 in row 5, column 6, or row 6, column 5. Either way one of these"
        " 4s is true, and row 5, column 5 shares a row, column or box with each of them. So 4 can be removed"
        " from row 5, column 5.",
    )


def test_a_blossom_in_words():
    assert words("death-blossom", 3) == (
        "Look at row 6, column 1, and at box 1 and at column 9.",
        "Row 6, column 1 can only be 2 or 6. If it is 2, row 3, column 1 (A) cannot be 2, so it must be 9."
        " If it is 6, no 6 is left in B, the cells in column 9, rows 6 and 9, as each 6 there shares a row,"
        " column or box with it. These two cells must have all their other digits, 8 and 9, and 9 is in"
        " column 9, rows 6 or 9. Whichever it is, one of these 9s is true, and row 3, column 9 shares a row,"
        " column or box with each of them. So 9 can be removed from row 3, column 9.",
    )
