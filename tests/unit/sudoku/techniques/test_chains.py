"""Chains and loops: at positions of our own puzzles, link by link, and beside a slow search."""

import random
from itertools import islice

import pytest

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.closures import Closures
from undoku.sudoku.techniques.families.alternating_chains import (
    best_chains,
    best_grouped_chains,
    chains,
    grouped_chains,
)
from undoku.sudoku.techniques.links import grouped_links, locked_links, single_links

from .against_slow import random_state
from .chain_checker import candidates, faults, is_strong, is_weak
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

FIRING = firing("simple_chains") + firing("alternating_chains")
MISSING = missing("simple_chains") + missing("alternating_chains")
SOME = 25
"""How many steps of a position are looked at closely."""

ALL = ("remote-pair", "x-chain", "xy-chain", "aic", "continuous-nice-loop", "discontinuous-nice-loop")
GROUPED = ("grouped-aic", "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop")


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_what_a_line_states_is_found(technique, line):
    at = state(line)
    found = steps(at, technique)
    [one] = [step for step in found if conclusion(step) == stated(line)]
    assert one.technique == technique
    assert not faults(one, at)
    check_words(one, at)


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_every_chain_at_a_line_holds_and_is_told(technique, line):
    at = state(line)
    solution = solved(at)
    for step in random.Random(line).sample(found := steps(at, technique), min(len(found), SOME)):
        assert step.technique == technique and is_sound(step, solution)
        assert not faults(step, at)
        assert len(step.chains) == len(step.premises) > 0
        check_words(step, at)


@pytest.mark.parametrize(("technique", "line"), FIRING)
def test_the_same_steps_come_in_the_same_order(technique, line):
    assert steps(state(line), technique) == steps(state(line), technique)


@pytest.mark.parametrize(("technique", "line"), MISSING)
def test_a_near_miss_is_none(technique, line):
    assert not conclusions(line, technique)


@pytest.mark.parametrize("technique", ALL + GROUPED)
def test_there_are_three_positions_and_a_near_miss(technique):
    assert len([line for one, line in FIRING if one == technique]) >= 3
    assert any(one == technique for one, _ in MISSING)


@pytest.mark.parametrize("technique", ["x-chain", "xy-chain", "remote-pair"])
def test_the_simple_chain_that_takes_out_most_comes_first(technique):
    for _, line in (entry for entry in FIRING if entry[0] == technique):
        most = max(step.eliminations.bit_count() for step in steps(line, technique))
        assert first(line, technique).eliminations.bit_count() == most


@pytest.mark.parametrize(("best", "every"), [(best_chains, chains), (best_grouped_chains, grouped_chains)])
def test_of_loops_and_chains_a_path_takes_what_takes_out_most(best, every):
    for technique, line in FIRING:
        if ("grouped" in technique) == (best is best_grouped_chains):
            taken = list(filter(None, best(state(line))))
            counts = [step.eliminations.bit_count() for step in taken]
            assert counts and counts == sorted(counts, reverse=True)
            assert taken == list(islice(filter(None, every(state(line))), len(taken)))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("technique", ALL)
def test_chains_at_a_position_at_random_hold(technique, seed):
    at, solution = random_state(seed)
    for step in steps(at, technique)[:SOME]:
        assert is_sound(step, solution)
        assert not faults(step, at)


@pytest.mark.parametrize("links_of", [single_links, grouped_links, locked_links])
@pytest.mark.parametrize("seed", [1, 3])
def test_links_are_what_they_say_and_no_weak_one_is_missing(links_of, seed):
    at, _ = random_state(seed)
    links = at.once(links_of)
    nodes = [number for number, node in enumerate(links.nodes) if node & at.candidates]
    chance = random.Random(seed)
    for number in chance.sample(nodes, min(len(nodes), 25)):
        source = candidates(links.nodes[number])
        for other in chance.sample(nodes, min(len(nodes), 100)):
            weak = links.weak[number] >> other & 1
            assert bool(weak) == is_weak(source, candidates(links.nodes[other]))
        if links_of is not locked_links:
            for other in members(links.strong[number]):
                assert is_strong(source, candidates(links.nodes[other]), at)


@pytest.mark.parametrize("seed", range(3))
def test_strong_links_between_single_candidates_are_all_there(seed):
    at, _ = random_state(seed)
    links = at.once(single_links)
    there = list(members(at.candidates))
    for number in random.Random(seed).sample(there, min(len(there), 4)):
        one = candidates(1 << number)
        for other in there:
            assert bool(links.strong[number] >> other & 1) == is_strong(one, candidates(1 << other), at)


@pytest.mark.parametrize("links_of", [single_links, grouped_links])
@pytest.mark.parametrize("seed", range(3))
def test_what_follows_is_what_single_links_lead_to_in_turn(links_of, seed):
    at, _ = random_state(seed)
    links = at.once(links_of)
    closures = Closures(links)
    list(closures.follow())
    list(closures.suppose(at.candidates))
    for start in closures.reached:
        false = {start} if start >= 0 else set(members(links.weak[~start]))
        true, waiting = set(), list(false)
        while waiting:
            for node in members(links.strong[waiting.pop()]):
                if node not in true:
                    true.add(node)
                    waiting += [other for other in members(links.weak[node]) if other not in false]
                    false.update(members(links.weak[node]))
        assert set(members(closures.reached[start])) == true
        assert set(members(closures.off[start])) == false


def test_a_chain_that_is_read_back_is_a_shortest_one():
    line = FIRING[0][1]
    at = state(line)
    links = at.once(single_links)
    closures = Closures(links)
    list(closures.follow())
    for start in list(closures.reached)[::5]:
        for end in islice(members(closures.reached[start]), 3):
            for chain in islice(closures.chains(start, end), 3):
                assert chain[0] == start and chain[-1] == end
                assert len(chain) == 2 * closures.depth(start, end) + 2


def test_pauses_come_between_steps():
    at = state(FIRING[-1][1])
    assert sum(step is None for step in grouped_chains(at)) > 100


@pytest.mark.parametrize(("technique", "line"), [entry for entry in FIRING if entry[0] == "aic"])
def test_the_judge_of_chains_is_not_blind(technique, line):
    at = state(line)
    step = steps(at, technique)[0]
    [chain] = step.chains
    assert not faults(step, at)
    turned = chain[0]._replace(strong=not chain[0].strong)
    wrong = [
        step._replace(chains=((turned, *chain[1:]),)),
        step._replace(chains=(chain[:-2],)),
        step._replace(chains=((chain[0], *chain[3:]),)),
        step._replace(premises=(True,)),
        step._replace(eliminations=step.eliminations | chain[0].source),
        step._replace(eliminations=0),
    ]
    assert all(faults(other, at) for other in wrong)


def test_a_chain_is_told_from_its_supposition_to_its_end():
    technique, line = next(entry for entry in FIRING if entry[0] == "xy-chain")
    at = state(line)
    step = next(step for step in steps(at, technique) if conclusion(step) == stated(line))
    where, argument = said(step, at)
    assert where.startswith("Look at ") and "two candidates" in where
    assert argument.startswith("Suppose ")
    assert argument.count("only candidate left") == sum(link.strong for link in step.chains[0])
