"""Chains as they are marked, candidate by candidate: right where every link holds and something goes."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from undoku.sudoku.practice import Answer, judge
from undoku.sudoku.techniques.candidates import candidate
from undoku.sudoku.techniques.step import pairs

from ..techniques.against_slow import candidates
from .answers import exercise
from .chains_by_definition import clash, excluded_by, is_strong, links_hold
from .claims import claims
from .test_judge import hard

WHERE = {"aic": 47, "discontinuous-nice-loop": 3, "continuous-nice-loop": 9, "xy-chain": 16, "x-chain": 89}


def chain_of(step):
    """Give the candidates of a step's chain in order, without one that it is to refute."""
    [chain] = step.chains
    nodes = [link.source for link in chain] + [chain[-1].target]
    if step.premises == (True,):
        nodes = nodes[1:-1]
    elif nodes[0] == nodes[-1]:
        del nodes[-1]
    return [(digit, cell) for node in nodes for cell, digit in pairs(node)]


def shows(technique, left, nodes):
    """Give what a chain shows by the definition of a technique."""
    if not links_hold(left, nodes):
        return set()
    start, end = nodes[0], nodes[-1]
    both = excluded_by(left, start, end)
    weak = [link for place, link in enumerate(pairwise(nodes)) if place % 2]
    if technique == "x-chain":
        return (
            {one for one in both if one[0] == start[0]} if len({digit for digit, _ in nodes}) == 1 else set()
        )
    if technique == "xy-chain":
        in_cells = all(one[1] == other[1] for one, other in zip(nodes[::2], nodes[1::2], strict=True))
        fits = in_cells and all(one[0] == other[0] for one, other in [*weak, (start, end)]) and len(nodes) > 4
        return {one for one in both if one[0] == start[0]} if fits else set()
    if technique == "continuous-nice-loop":
        round_it = [*weak, (end, start)]
        return set().union(*(excluded_by(left, *link) for link in round_it)) if clash(start, end) else set()
    is_one = len(both) == 1
    return both if start[1] != end[1] and is_one == (technique == "discontinuous-nice-loop") else set()


def spoiled(chance, nodes, left):
    """Leave a chain as it is, or turn it round, or leave one out, or exchange one, and the order as well."""
    nodes = list(nodes)
    how = chance.randrange(5)
    if how == 1:
        nodes.reverse()
    if how == 2:
        del nodes[chance.randrange(len(nodes))]
    if how in (3, 4):
        place = chance.randrange(len(nodes))
        digit, cell = nodes[place]
        every = [(other, at) for at in range(81) for other in left[at] if (other == digit) != (at == cell)]
        nodes[place] = chance.choice(every)
    if how == 4:
        chance.shuffle(nodes)
    return nodes


def marked(nodes):
    """Mark candidates in their order."""
    return Answer(marked=tuple(candidate(cell, digit) for digit, cell in nodes))


@pytest.mark.parametrize("technique", WHERE)
def test_a_chain_is_judged_link_by_link(technique):
    found = exercise(hard()[WHERE[technique]], technique)
    left = candidates(found.state)
    chance = random.Random(technique)
    known = [set(chain_of(step)) for step in found.instances]
    patterns = [{(digit, cell) for cell, digit in pairs(step.pattern)} for step in found.instances]
    counts = Counter()
    for _ in range(40):
        nodes = spoiled(chance, chain_of(chance.choice(found.steps)), left)
        verdict = judge(found, marked(nodes))
        is_right = set(nodes) in known or bool(shows(technique, left, nodes))
        assert (verdict.kind == "right") == is_right, (nodes, verdict)
        assert verdict.kind != "partly" or any({*nodes} <= whole for whole in patterns)
        assert all(claims(verdict.sentence, found)), verdict
        counts[verdict.kind] += 1
    assert len(counts) == 3


def test_a_link_that_does_not_hold_is_named():
    found = exercise(hard()[WHERE["aic"]], "aic")
    left = candidates(found.state)
    nodes = chain_of(found.steps[0])
    digit, cell = nodes[1]
    every = [(digit, at) for at in range(81) if digit in left[at] and at != cell]
    nodes[1] = next(one for one in every if clash(nodes[0], one) and not is_strong(left, nodes[0], one))
    verdict = judge(found, marked(nodes))
    assert verdict.kind == "wrong"
    assert f"The {digit}s in " in verdict.sentence and " are no strong link: " in verdict.sentence
    assert claims(verdict.sentence, found) and all(claims(verdict.sentence, found))
