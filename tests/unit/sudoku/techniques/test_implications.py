"""The tables of implications: that the quick way to fill them gives what follows link by link."""

from random import Random

import pytest

from undoku.sudoku.techniques.candidates import CELLS, OF_CELL, UNITS, members
from undoku.sudoku.techniques.folds import confined, counts, singles
from undoku.sudoku.techniques.implications import OFF, Chains, Implications
from undoku.sudoku.techniques.nets import Net, Nets

from .lines import firing, state

LINES = [line for _, line in firing("forcing")]


def filled(line, table):
    found = state(line).once(table)
    for _ in found.fill():
        pass
    return found


def literals(line):
    return [literal for number in members(state(line).candidates) for literal in (number, OFF + number)]


@pytest.mark.parametrize("line", LINES[:2])
def test_what_can_be_reached_is_what_the_chains_reach(line):
    table = filled(line, Implications)
    for literal in literals(line):
        chains = Chains(table, literal)
        assert {table.nodes[node] for node in members(table.on[literal])} == set(chains.on)
        assert set(members(table.off[literal])) == set(chains.off)


def test_what_is_implied_holds_the_other_way_round():
    line = LINES[1]
    table = filled(line, Implications)
    for number in members(state(line).candidates):
        for other in members(table.off[number]):
            assert table.off[other] >> number & 1


def test_nets_take_in_all_that_chains_reach_until_something_is_impossible():
    line = LINES[1]
    at, chains, nets = state(line), filled(line, Implications), filled(line, Nets)
    before = counts(at.candidates)[::2]
    for literal in literals(line):
        if counts(at.candidates & ~nets.off[literal])[::2] == before:
            assert not chains.on[literal] & at.candidates & ~nets.on[literal]
            assert not chains.off[literal] & ~nets.off[literal]


def test_a_net_has_a_reason_for_all_that_follows():
    line = LINES[-1]
    table = filled(line, Nets)
    for literal in literals(line):
        net = Net(table, literal)
        assert set(members(table.off[literal])) == set(net.off)
        assert {1 << number for number in members(table.on[literal])} <= set(net.on)
        assert set(net.on) - {net.premise} <= set(net.why_on)


def some_candidates(seed, share):
    random = Random(seed)
    return sum(1 << number for number in range(9 * CELLS) if random.random() < share)


def houses():
    yield from OF_CELL
    for digit in range(9):
        for unit in UNITS:
            yield unit << CELLS * digit


@pytest.mark.parametrize("share", [0.05, 0.15, 0.3, 0.6])
@pytest.mark.parametrize("seed", range(5))
def test_singles_are_where_one_is_left(seed, share):
    of = some_candidates(seed, share)
    alone = 0
    for house in houses():
        if (of & house).bit_count() == 1:
            alone |= of & house
    assert singles(counts(of)) & of == alone


@pytest.mark.parametrize("share", [0.05, 0.15, 0.3])
@pytest.mark.parametrize("seed", range(5))
def test_confined_digits_are_those_of_one_crossing(seed, share):
    of = some_candidates(seed, share)
    ruled_out = confined(of) & of
    expected = 0
    for digit in range(9):
        shift = CELLS * digit
        places = of >> shift
        for box in range(18, 27):
            for line in range(18):
                for one, other in ((UNITS[box], UNITS[line]), (UNITS[line], UNITS[box])):
                    if places & one and not places & one & ~other and (one & other).bit_count() == 3:
                        expected |= (places & other & ~one) << shift
    assert ruled_out & ~expected == 0
    if expected:
        assert ruled_out
