"""Every technique of the pool can be practised: its own steps are right, and what is said of others is so."""

import random

import pytest

from undoku.sudoku.generator.pools import lines, read, with_techniques
from undoku.sudoku.practice import Answer, judge
from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.catalogue import BOARD, BY_IDENTIFIER
from undoku.sudoku.techniques.step import FIN

from .answers import exercise
from .claims import claims

POOLED = sorted({technique for pooled in read(lines()) for technique in pooled.techniques})
SLOW = ("aic", "als", "bug-plus-4", "forcing", "sashimi-jellyfish")


def check(technique, puzzle):
    """Give the right answers to an exercise, and others at random; tell how many claims were looked up."""
    found = exercise(puzzle, technique)
    assert found.steps and found.error is None
    for number, step in enumerate(found.steps[:5]):
        verdict = judge(found, Answer(step.eliminations, step.placements))
        assert (verdict.kind, number in verdict.steps) == ("right", True)
        pattern = step.role(FIN) if BY_IDENTIFIER[technique].shows == BOARD else step.pattern
        cells = {number % 81 for number in members(pattern)}
        for answer in (Answer(cells=tuple(sorted(cells))), Answer(marked=tuple(members(pattern)))):
            assert judge(found, answer).kind == "right" or not pattern, (step, answer)
    chance = random.Random(technique)
    every, empty = list(members(found.candidates)), list(members(found.state.empty))
    told = []
    for _ in range(10):
        number = chance.choice(every)
        verdict = judge(found, Answer(1 << number))
        follows = any(step.eliminations >> number & 1 for step in found.steps)
        assert follows or verdict.kind == "wrong"
        told += claims(verdict.sentence, found)
        size = chance.randint(1, 6)
        told += claims(judge(found, Answer(cells=tuple(chance.sample(empty, size)))).sentence, found)
        told += claims(judge(found, Answer(marked=tuple(chance.sample(every, size)))).sentence, found)
    assert all(told)
    return len(told)


@pytest.mark.parametrize("technique", [name for name in POOLED if not name.startswith(SLOW)])
def test_a_technique_of_the_pool_can_be_practised(technique):
    assert check(technique, with_techniques([technique])[0].split()[0]) > 5


@pytest.mark.long
def test_each_technique_of_the_pool_can_be_practised_at_five_positions(record_property):
    claimed, exercises = 0, 0
    for technique in POOLED:
        for line in with_techniques([technique])[-5:]:
            claimed += check(technique, line.split()[0])
            exercises += 1
    said = f"practice: {exercises} exercises of {len(POOLED)} techniques of the pool, {claimed} claims"
    record_property("counted", said)
