"""Forcing chains and nets at positions of our own puzzles, every branch followed by an independent judge."""

from functools import lru_cache

import pytest

from undoku.sudoku.techniques.candidates import cells_of

from .branch_checker import faults
from .lines import (
    check_words,
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

FIRING = firing("forcing")
CHAINS = "forcing-chain-contradiction", "forcing-chain-verity"
NETS = "forcing-net-contradiction", "forcing-net-verity"


@lru_cache
def at(line):
    return state(line)


@lru_cache
def found(line, technique):
    return steps(at(line), technique)


def lines(technique):
    return [line for named, line in FIRING if named == technique]


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_what_a_line_states_is_found_and_told(technique, line):
    [step] = [step for step in found(line, technique) if conclusion(step) == stated(line)]
    check_words(step, at(line))
    _, argument = said(step, at(line))
    assert argument.count("uppose ") == len(step.premises)
    strong = sum(link.strong for chain in step.chains for link in chain)
    assert argument.count("must be in") + argument.count("is left in") >= strong


@pytest.mark.parametrize(("technique", "line"), missing("forcing"))
def test_a_near_miss_does_not_fire(technique, line):
    assert not conclusions(line, technique)


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_every_branch_holds_and_agrees_with_the_solution(technique, line):
    solution = solved(at(line))
    assert all(is_sound(step, solution) for step in found(line, technique))
    for step in found(line, technique)[::3]:
        assert faults(step, at(line)) == []


@pytest.mark.parametrize("line", lines(NETS[0])[:2])
def test_nets_are_only_needed_where_chains_find_nothing(line):
    assert not any(found(line, technique) for technique in CHAINS)


def test_all_that_chains_conclude_nets_conclude_too():
    [line] = lines(CHAINS[1])[-1:]
    by_chains, by_nets = (
        {conclusion(step) for technique in techniques for step in found(line, technique)}
        for techniques in (CHAINS, NETS)
    )
    assert by_chains < by_nets


@pytest.mark.parametrize("line", lines(CHAINS[0])[:2])
def test_placements_come_before_eliminations_and_both_by_cells(line):
    keys = [
        (bool(step.eliminations), cells_of(step.eliminations | step.placements).bit_length())
        for step in found(line, CHAINS[0])
    ]
    assert keys == sorted(keys)
    assert len(keys) > 1
    assert first(line, CHAINS[0]) == found(line, CHAINS[0])[0]


@pytest.mark.parametrize("technique", [CHAINS[1], NETS[1]])
def test_the_same_position_gives_the_same_steps_in_the_same_order(technique):
    line = lines(technique)[0]
    assert steps(state(line), technique) == found(line, technique)


@pytest.mark.parametrize("technique", [*CHAINS, *NETS])
def test_nothing_is_concluded_where_a_rectangle_can_be_filled_both_ways(technique):
    [both] = [line for named, line in missing("forcing") if named == NETS[0]]
    assert [mask.bit_count() for mask in state(both).cells if mask] == [2, 2, 2, 2]
    assert not conclusions(both, technique)


def told(line, technique, wanted):
    [step] = [step for step in found(line, technique) if conclusion(step) == wanted]
    return said(step, at(line))


def test_a_contradiction_is_told_like_this():
    assert told(lines(CHAINS[0])[-1], CHAINS[0], "528") == (
        "Suppose that one of the candidates in box 3 is true, and see where it leads.",
        "Suppose 5 is in row 2, column 8. "
        "That rules out 5 in row 2, column 5, so only 6 is left in row 2, column 5. "
        "The 5 in row 2, column 8 rules out 5 in row 3, column 9 (same box), "
        "so the 5 of column 9 must be in row 5, column 9. "
        "That rules out 5 in row 4, column 7 (same box), so only 9 is left in row 4, column 7. "
        "But that rules out 9 in row 2, column 7; the 5 in row 2, column 8 rules out 5 in row 2, column 7; "
        "and the 6 in row 2, column 5 rules out 6 in row 2, column 7, "
        "so nothing is left for row 2, column 7. "
        "The supposition is wrong. So 5 can be removed from row 2, column 8.",
    )


def test_a_verity_is_told_like_this():
    assert told(lines(CHAINS[1])[0], CHAINS[1], "328") == (
        "Look at the places for 6 in column 3, and see where each of them leads.",
        "The 6 of column 3 must be in column 3, rows 3, 4 or 8. "
        "Suppose 6 is in row 3, column 3. "
        "That rules out 3 there, so the 3 of row 3 must be in row 3, columns 7 or 8. "
        "That rules out 3 in row 2, column 8 (same box). "
        "Now suppose 6 is in row 4, column 3. "
        "That rules out 6 in row 4, column 8, so the 6 of column 8 must be in row 2, column 8. "
        "That rules out 3 there. "
        "Now suppose 6 is in row 8, column 3. "
        "That rules out 1 there, so the 1 of column 3 must be in row 3, column 3. "
        "That rules out 3 there, so the 3 of row 3 must be in row 3, columns 7 or 8. "
        "That rules out 3 in row 2, column 8 (same box). "
        "All cases lead to the same. So 3 can be removed from row 2, column 8.",
    )


def test_the_premise_is_named_where_it_serves_again():
    where, argument = told(lines(CHAINS[0])[-2], CHAINS[0], "+412")
    assert where == "Suppose that one of the candidates in box 1 is false, and see where it leads."
    assert argument.startswith("Suppose 4 is not in row 1, column 2. Then the 4 of box 1 must be in")
    assert "By supposition 4 is not in row 1, column 2, so only 1 is left in row 1, column 2." in argument
    assert argument.endswith("The supposition is wrong. So 4 goes into row 1, column 2.")
